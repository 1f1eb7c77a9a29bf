# What the log says.

name-key-harps-read = the harps read
name-key-lens-lifted = the lens lifted
name-key-names = the names
name-value-copied = copied
name-value-taken = taken
name-key-watch = the watch
