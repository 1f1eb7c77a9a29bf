"""The automatic rival of a solo game, beside the pieces that it has as a player, and the objectives."""

from typing import Annotated

from msgspec import Struct

from starboard.kernel.secrets import Secret, hidden


class Objective(Struct, frozen=True, forbid_unknown_fields=True):
    """An open objective; the bits of `done` are its tasks that are marked."""

    number: int
    done: int = 0


class Rival(Struct, forbid_unknown_fields=True):
    """Cards are keys of rival cards; the end of a list is the top of its pile."""

    difficulty: int = 1
    deck: Annotated[list[str], hidden("rival")] = []
    shown: list[str] = []  # revealed in this round; all of them are shuffled in again for the next one
    advanced: Annotated[list[str], hidden("advanced")] = []
    space: int = 0  # on the progress track, 0 to 11
    arrow: str = "left"  # of the card revealed last
    messages: int = 0  # message tiles left
    away: list[Secret[str]] = []  # end-of-round cards that it took away unseen
    objectives: list[Objective] = []  # the open ones
    stack: Annotated[list[int], hidden("objectives")] = []
    completed: int = 0  # spent ones included
    spent: int = 0
