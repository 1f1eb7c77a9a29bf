"""A table of SETI set up in one line, answers by name, and what must hold after.

Unless it says otherwise: two players, the discs at orientation 0 (Earth in sector 6, Mercury 2, Venus 4, Mars 3,
Jupiter 4, Saturn 8, Uranus 1, Neptune 4), star i in sector i, empty hands, seat 0 on turn in round 1.
"""

from collections.abc import Iterable
from typing import Any

from starboard.games.seti import Seti
from starboard.games.seti.book import Book
from starboard.games.seti.constants import TECH
from starboard.games.seti.model.player import Mission
from starboard.games.seti.model.sky import Figure, Probe, Slot
from starboard.games.seti.model.table import Table
from starboard.games.seti.rules.rounds import TakeTurn
from starboard.games.seti.rules.setup import new_table
from starboard.kernel.cartridge import read
from starboard.kernel.secrets import EVERYBODY, Secret
from starboard.kernel.setup import Setup
from starboard.kernel.verbs import Step
from starboard.kernel.words import Seat
from starboard.testing.given import Given as Table0
from starboard.testing.given import said

RULES = Seti(read(Seti, Seti.home() / "cartridges" / "base"))
TABLES = RULES.book
__all__ = ["Given", "said"]
ROW = ("pioneer_11_mission", "mariner_10_mission", "galileo_mission")  # yellow, blue, red
SKY = TABLES.sky([0, 0, 0], False)


def at(where: str) -> int:
    """A space by the planet on it, or as ring.sector: `earth`, `2.3`."""
    if where in SKY.at:
        return SKY.at[where]
    ring, sector = where.split(".")
    return (int(ring) - 1) * 8 + int(sector) - 1


class Given(Table0[Table, Book]):
    """A game in the midst of a turn."""

    def __init__(self, seats: int = 2, **fields: Any) -> None:
        s = new_table(TABLES, Setup(seats, 7))
        s.turned, s.cycle, s.star_at, s.first, s.active = [0, 0, 0], 0, list(range(8)), 0, 0
        s.row = list(fields.pop("row", ROW))
        for player in s.players:
            player.hand = []
            player.vp, player.credits, player.energy, player.publicity = 0, 4, 3, 4
        super().__init__(RULES, s, **fields)

    def on_set_up(self, s: Table) -> None:
        """What lies elsewhere is not in the deck."""
        away = {*s.row, *(card.value for stack in s.stacks for card in stack), *s.discards}
        for p in s.players:
            away |= {*p.hand, *p.tucked, *p.done, *p.kept, *(mission.card for mission in p.missions)}
        s.deck = [card.key for card in TABLES.world.cards if card.key not in away]
        s.stack = [Step(TakeTurn(), s.active)]

    def prompt(self, seat: Seat = 0) -> str:
        """What this seat is asked; nothing, if it is not."""
        question = self.g.question(seat)
        return question.prompt if question else ""

    def probe(self, seat: Seat = 0) -> int:
        """Where the first probe of this seat is."""
        return next(probe.at for probe in self.g.s.probes if probe.seat == seat)


def probes(*where: str, seat: Seat = 0, first: int = 1) -> list[Probe]:
    return [Probe(first + i, seat, at(place)) for i, place in enumerate(where)]


def techs(*keys: str) -> int:
    return sum(1 << TECH[key] for key in keys)


def slots(**given: tuple[int, Iterable[Seat]]) -> list[Slot]:
    """All slots full but those named: `vega=(1, (0, 1, 1))` is one token left and three markers."""
    made = [Slot(star.slots) for star in TABLES.world.stars]
    for key, (data, marks) in given.items():
        made[TABLES.stars[key]] = Slot(data, tuple(marks))
    return made


def missions(*keys: str) -> list[Mission]:
    return [Mission(key, (1 << len(TABLES.cards[key].circles)) - 1) for key in keys]


def orbiter(planet: str, seat: Seat = 0, first: int = -1) -> Figure:
    return Figure(seat, "orbiter", planet, planet, first)


def lander(place: str, seat: Seat = 0, first: int = -1) -> Figure:
    moon = TABLES.moons.get(place)
    return Figure(seat, "lander", place, moon.planet if moon else place, first)


def tiles(bonus: int) -> list[list[Secret[int]]]:
    """Every stack of technology tiles with this bonus on top: 0 is points, 1 publicity, 2 energy, 3 a card."""
    below = [i for i in range(4) if i != bonus]
    return [[*(Secret(i, 0, key) for i in below), Secret(bonus, EVERYBODY, key)] for key in TECH]


def card(number: int) -> str:
    """A card of the main deck by the number that is printed on it."""
    return next(card.key for card in TABLES.world.cards if card.number == str(number))


def played(number: int, *answers: str, p0: dict[str, Any] | None = None, **fields: Any) -> Given:
    """Seat 0 plays a card of the main deck with credits enough, then answers."""
    own = {"hand": [card(number)], "credits": 9, **(p0 or {})}
    return Given(p0=own, **fields).when(f"play {card(number)}", *answers)
