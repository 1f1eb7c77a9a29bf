"""Connect Four: a small game that runs on the console."""
