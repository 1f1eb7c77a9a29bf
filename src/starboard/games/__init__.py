"""The games that ship with the console, each a package of the same shape."""
