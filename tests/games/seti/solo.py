"""A solo game set up in one line: the rival with the cards it will reveal, or the objectives that lie open."""

from collections.abc import Sequence
from typing import Any

from starboard.games.seti.constants import RIVAL
from starboard.games.seti.model.player import Player
from starboard.games.seti.model.rival import Objective, Rival
from starboard.games.seti.model.sky import Probe
from starboard.games.seti.model.table import Table
from starboard.games.seti.rules.setup import new_table
from starboard.games.seti.rules.solo.routes import best_route
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


def done(given: Given) -> list[str]:
    """The deeds of the rival in its turn, in order."""
    words = ("launch", "analyze", "tech", "orbit", "land", "scan", "send", "plot", "pass")
    return [event.what for event in given.events if event.seat == RIVAL and event.what in words]


def stars(*where: tuple[int, int]) -> list[int]:
    """All eight in their places, these in the named sectors."""
    order = [star for star in range(8) if star not in dict(where).values()]
    made = [-1] * 8
    for sector, star in where:
        made[sector] = star
    return [star if star >= 0 else order.pop(0) for star in made]


def on_earth(turned: Sequence[int]) -> list[Probe]:
    """A probe of the rival on Earth, with the discs turned so far."""
    return [Probe(1, RIVAL, TABLES.sky(list(turned), False).at["earth"])]


def best(planet: str, moves: int, turned: Sequence[int] = (0, 0, 0)) -> tuple[int, ...]:
    """The way that the rival takes."""
    return best_route(Given(rival=Rival(), turned=list(turned), probes=on_earth(turned)).g, planet, moves)
