"""The kernel: runs any game, and knows none.  `docs/architecture.md` is its map."""
