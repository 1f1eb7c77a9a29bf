"""The state of a game: plain Structs, ids instead of references."""
