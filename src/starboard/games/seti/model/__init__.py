"""The state of a game of SETI: Structs only, ids instead of references."""
