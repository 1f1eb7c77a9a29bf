"""Verbs that content may use."""
