"""Playing at one screen, in a terminal: a sitting with its answers, undo and saves, and the loop that reads lines."""
