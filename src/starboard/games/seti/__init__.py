"""SETI: agencies that search the sky for signs of life."""
