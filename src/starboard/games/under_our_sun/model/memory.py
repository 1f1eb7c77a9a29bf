"""Scopes: what has an inside.  Their fields are the memory of that thing, and vanish with it."""

from typing import ClassVar

from starboard.kernel.verbs import Scope


class Day(Scope, frozen=True, kw_only=True):
    """A day.  OS-RND-01"""


class Phase(Scope, frozen=True, kw_only=True):
    """A morning, an afternoon or a night."""


class Doer(Scope, frozen=True, kw_only=True):
    """What happens inside is about this character."""

    who: int = 0


class Turn(Doer, frozen=True, kw_only=True):
    """A character's turn."""

    wakes: ClassVar[bool] = True
    dealing: str = ""  # the merchant with whom it deals without further AP.  OS-MER-02


class Action(Scope, frozen=True, kw_only=True):
    """An action that is no combat action."""

    what: str = ""
    answered: bool = False  # the enemies have answered it, or a first round was fought in its place


class Round(Scope, frozen=True, kw_only=True):
    """A combat round on a tile: who said to join, who has acted.  OS-COM-06"""

    at: int = 0
    active: int = -1  # the character that opened it
    mustered: bool = False  # the others have said whether they join.  OS-MUL-11
    joiners: tuple[int, ...] = ()  # who said so and has not acted yet
