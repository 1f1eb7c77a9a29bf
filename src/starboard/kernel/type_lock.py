"""Types are worked out by one thread at a time: msgspec ends the process where two do it at once.

It works out what a Struct holds when it first reads one.  A server loads its games in a thread beside those that people
already ask for.
"""

from threading import RLock

TYPES = RLock()
