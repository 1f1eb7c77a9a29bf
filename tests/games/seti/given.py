"""A table of SETI set up in one line, answers by name, and what must hold after.

Unless it says otherwise: two players, the discs at orientation 0 (Earth in sector 6, Mercury 2, Venus 4, Mars 3,
Jupiter 4, Saturn 8, Uranus 1, Neptune 4), star i in sector i, empty hands, seat 0 on turn in round 1.
"""

from collections.abc import Iterable
from typing import Any

import pytest

from starboard.games.seti import Seti
from starboard.games.seti.constants import TECH
from starboard.games.seti.model.player import Mission, Player
from starboard.games.seti.model.sky import Figure, Probe, Slot
from starboard.games.seti.model.table import Table
from starboard.games.seti.rules.rounds import TakeTurn
from starboard.games.seti.rules.setup import new_table
from starboard.kernel.cartridge import read
from starboard.kernel.codec import digest
from starboard.kernel.game import Game
from starboard.kernel.secrets import EVERYBODY, Secret
from starboard.kernel.setup import Setup
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Event, IllegalAnswer, Option, Seat

RULES = Seti(read(Seti, Seti.home() / "cartridges" / "base"))
TABLES = RULES.tables
ROW = ("pioneer_11_mission", "mariner_10_mission", "galileo_mission")  # yellow, blue, red
SKY = TABLES.sky([0, 0, 0], False)


def at(where: str) -> int:
    """A space by the planet on it, or as ring.sector: `earth`, `2.3`."""
    if where in SKY.at:
        return SKY.at[where]
    ring, sector = where.split(".")
    return (int(ring) - 1) * 8 + int(sector) - 1


def said(text: str) -> tuple[Seat | None, Option]:
    """`launch` is an answer of whoever is asked; `1: launch` is one of seat 1."""
    who, _, words = text.rpartition(": ")
    key, *ids = words.split()
    return int(who) if who else None, Option(key, tuple(ids))


class Given:
    """A game in the midst of a turn.  Each method gives the table back, so that a test reads as a line of play."""

    def __init__(self, seats: int = 2, **fields: Any) -> None:
        self.events: list[Event] = []
        s = new_table(TABLES, Setup(seats, 7))
        s.turned, s.cycle, s.star_at, s.first, s.active = [0, 0, 0], 0, list(range(8)), 0, 0
        s.row = list(fields.pop("row", ROW))
        for player in s.players:
            player.hand = []
            player.vp, player.credits, player.energy, player.publicity = 0, 4, 3, 4
        self.s = s
        self.verbs: tuple[tuple[Seat, Verb], ...] = fields.pop("doing", ())
        for name, value in fields.items():
            self._set(name, value)
        self._deck()
        s.stack = [Step(TakeTurn(), s.active)]
        self.g: Game[Table] = Game(s, RULES, self.events.append)

    def _set(self, name: str, value: Any) -> None:
        if name[0] == "p" and name[1:].isdigit():
            for field, v in value.items():
                assert field in Player.__struct_fields__, field
                setattr(self.s.players[int(name[1:])], field, v)
        else:
            assert name in Table.__struct_fields__, name
            setattr(self.s, name, value)

    def _deck(self) -> None:
        """What lies elsewhere is not in the deck."""
        s = self.s
        away = {*s.row, *(card.value for stack in s.stacks for card in stack), *s.discards}
        for p in s.players:
            away |= {*p.hand, *p.tucked, *p.done, *p.kept, *(mission.card for mission in p.missions)}
        s.deck = [card.key for card in TABLES.world.cards if card.key not in away]

    @property
    def me(self) -> Player:
        return self.g.s.players[0]

    def doing(self, *verbs: Verb, seat: Seat = 0, source: str = "") -> "Given":
        """These verbs come next, on top of what is asked."""
        self.g.push(seat, *verbs, source=source)
        self.g.settle()
        return self

    def when(self, *answers: str) -> "Given":
        for text in answers:
            seat, option = said(text)
            self.g.answer(self.g.waiting[0] if seat is None else seat, option)
        return self

    def refuses(self, *answers: str) -> "Given":
        """None of these is open now, and trying changes nothing."""
        before = digest(self.g.s)
        for text in answers:
            seat, option = said(text)
            with pytest.raises(IllegalAnswer):
                self.g.answer(self.g.waiting[0] if seat is None else seat, option)
        assert digest(self.g.s) == before
        return self

    def asks(self, prompt: str, *options: str, seat: Seat = 0) -> "Given":
        """This seat is asked this; options named are exactly those that are open."""
        question = self.g.question(seat)
        assert question is not None and seat in self.g.waiting
        assert question.prompt == prompt
        if options:
            assert sorted(str(option) for option in question.options) == sorted(options)
        return self

    def offers(self, *moves: str, seat: Seat = 0) -> "Given":
        """These are among the answers and free actions of this seat."""
        open_now = [str(option) for option in self.g.moves(seat)]
        assert set(moves) <= set(open_now), open_now
        return self

    def lacks(self, *keys: str, seat: Seat = 0) -> "Given":
        """No answer and no free action of this seat begins with one of these words."""
        found = {option.key for option in self.g.moves(seat)} & set(keys)
        assert not found
        return self

    def then(self, **facts: Any) -> "Given":
        """`p1={"data": 2}` is what a player has; any other name is a field of the table."""
        for name, value in facts.items():
            if name[0] == "p" and name[1:].isdigit():
                player = self.g.s.players[int(name[1:])]
                assert {field: getattr(player, field) for field in value} == value
            else:
                assert getattr(self.g.s, name) == value
        return self

    def told(self, what: str) -> list[tuple[Any, ...]]:
        """All that was said with this word: the seat and the ids."""
        return [(event.seat, *event.ids) for event in self.events if event.what == what]

    def prompt(self, seat: Seat = 0) -> str:
        """What this seat is asked; nothing, if it is not."""
        question = self.g.question(seat)
        return question.prompt if question else ""

    def refusals(self, seat: Seat = 0) -> dict[str, tuple[str, str]]:
        """What is closed to this seat now: the reason and the rule of each."""
        question = self.g.question(seat)
        return {str(r.option): (r.why, r.rule) for r in question.refused} if question else {}

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
