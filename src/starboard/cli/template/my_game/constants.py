"""Numbers that no cartridge changes."""

from typing import Final

CREDITS: Final = 2  # with which everybody begins
HAND: Final = 2  # cards with which everybody begins
HAND_MOST: Final = 3
WAGE: Final = 2
PLAN_CREDITS: Final = 1
ROUNDS: Final = 8
