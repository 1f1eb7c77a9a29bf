# Ce que dit le journal.

name-key-harps-read = les harpes lues
name-key-lens-lifted = la lentille levée
name-key-names = les noms
name-value-copied = copiés
name-value-taken = pris
name-key-watch = le quart
