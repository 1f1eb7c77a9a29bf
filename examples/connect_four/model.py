"""The state of a game of connect four."""

from starboard.kernel.verbs import State


class Table(State):
    """Each seat's discs as the bits of a number, column by column and from the bottom up; how high each column is."""

    discs: list[int] = []
    heights: list[int] = []
