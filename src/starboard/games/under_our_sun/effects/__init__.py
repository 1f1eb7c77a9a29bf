"""Verbs that content may use, one module a subject."""
