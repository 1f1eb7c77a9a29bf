"""The rules: verbs for what happens, functions for what is so."""
