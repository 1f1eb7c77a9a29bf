"""A solo game set up in one line: the rival with the cards it will reveal, or the objectives that lie open."""

from typing import Any

from starboard.games.seti.constants import RIVAL
from starboard.games.seti.model.player import Player
from starboard.games.seti.model.rival import Objective, Rival
from starboard.games.seti.model.table import Table
from starboard.games.seti.rules.setup import new_table
from starboard.kernel.setup import Setup
from tests.games.seti.aliens import known, undiscovered
from tests.games.seti.given import TABLES, Given

HIDDEN = ("anomalies", "mascamites")


def rival(given: Given) -> Rival:
    found = given.g.s.rival
    assert found is not None
    return found


def it(given: Given) -> Player:
    """What the rival has as a player."""
    return given.g.s.players[RIVAL]


def turn(card: str, *, species: str = "", space: int = 0, **fields: Any) -> Given:
    """The rival's turn with this card on top of its deck; `species` is one that is discovered."""
    made = Rival(deck=[card], space=space, **fields.pop("more", {}))
    if species:
        return known(species, active=RIVAL, rival=made, **fields)
    fields.setdefault("neutral", [0, 0])
    fields.setdefault("species", [undiscovered(key) for key in HIDDEN])
    return Given(active=RIVAL, rival=made, **fields)


def alone(*numbers: int, difficulty: int = 2, more: dict[str, Any] | None = None, **fields: Any) -> Given:
    """The player's turn with these objectives open."""
    opened = [Objective(number) for number in numbers]
    made = Rival(difficulty, deck=["s_2"], objectives=opened, **(more or {}))
    fields.setdefault("neutral", [0, 0])
    fields.setdefault("species", [undiscovered(key) for key in HIDDEN])
    return Given(rival=made, **fields)


def laid_out(difficulty: str = "1", seed: int = 7) -> Table:
    """A solo game as it starts."""
    return new_table(TABLES, Setup(1, seed, difficulty=difficulty))
