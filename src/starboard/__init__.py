"""Starboard: a console that runs heavy board games."""

__version__ = "0.1.0"
