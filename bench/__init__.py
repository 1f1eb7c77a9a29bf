"""What `make bench` measures: our own engine, and the rivals beside it."""
