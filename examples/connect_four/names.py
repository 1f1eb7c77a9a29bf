"""What columns are called: by their letter."""

from starboard.kernel.ids import Names

NAMES = Names(column=lambda g, rest, say: rest[0])
