"""The automatic rival of a solo game, beside the pieces that it has as a player, and the objectives."""

from typing import Annotated

from msgspec import Struct

from starboard.kernel.secrets import hidden


class Objective(Struct, frozen=True):
    """An open objective; the bits of `done` are its tasks that are marked."""

    number: int
    done: int = 0


class Rival(Struct):
    """Cards are keys of rival cards; the end of a list is the top of its pile."""

    difficulty: int = 1
    deck: Annotated[list[str], hidden("rival")] = []
    shown: list[str] = []  # revealed in this round
    advanced: Annotated[list[str], hidden("advanced")] = []
    gained: list[str] = []  # advanced and species cards that belong to the deck for good
    space: int = 0  # on the progress track, 0 to 11
    arrow: str = "left"
    messages: int = 0  # message tiles left
    objectives: list[Objective] = []
    stack: Annotated[list[int], hidden("objectives")] = []
    completed: int = 0
    spent: int = 0
