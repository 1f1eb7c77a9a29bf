# Ce que dit le journal.

name-key-hummed = le bourdonnement
