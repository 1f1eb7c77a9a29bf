"""The rules of SETI, one file an area of `rules.yaml`."""
