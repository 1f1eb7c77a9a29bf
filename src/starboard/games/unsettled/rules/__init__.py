"""The rules, one file an area of rules.yaml, by the same word."""
