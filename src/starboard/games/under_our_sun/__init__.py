"""Under our Sun: survivors of a burnt earth, a day of phases at a time."""
