"""Doors for researchers and assistants: PettingZoo, Gymnasium, OpenSpiel, MCP.  Each is an optional extra."""
