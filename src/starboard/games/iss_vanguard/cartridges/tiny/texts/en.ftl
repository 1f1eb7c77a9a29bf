# What the log says.

name-key-hummed = the hum
