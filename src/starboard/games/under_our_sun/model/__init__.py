"""What lies on the table, as Structs: no rule in here."""
