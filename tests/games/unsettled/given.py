"""A table of Unsettled in one line: seat 0 is in its turn on the small planet, nothing lies anywhere unless said so.

`Given(seats=3, time=11, p0={"focus": [0, 0, 0], "at": "glass_thicket"}, map="glass_thicket 0 -1")`
"""

from copy import deepcopy
from typing import Any

import pytest

from starboard.games.unsettled import Unsettled
from starboard.games.unsettled.model.ids import CUBES, location
from starboard.games.unsettled.model.node import Node, Trigger
from starboard.games.unsettled.model.table import G, Table
from starboard.games.unsettled.rules.order import Turn
from starboard.games.unsettled.rules.turn import Act, NextTurn
from starboard.kernel.asking import Effect
from starboard.kernel.cartridge import read
from starboard.kernel.codec import digest
from starboard.kernel.game import Game
from starboard.kernel.setup import Setup
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Event, IllegalAnswer, Option, Seat

RULES = Unsettled(read(Unsettled, Unsettled.home() / "cartridges" / "tiny"))
BOARDS = ("charge_power", "analyze_data")
EMPTY = ("environment", "pink", "blue", "robotics", "chemistry", "engineering", "anomalies", "distress", "planet")


def said(text: str) -> tuple[Seat | None, Option]:
    """`assign wonder rest` is an answer of whoever is asked; `1: use workshop` is one of seat 1."""
    who, _, words = text.rpartition(": ")
    key, *ids = words.split()
    return int(who) if who else None, Option(key, tuple(int(i) if i.lstrip("-").isdigit() else i for i in ids))


class Given:
    def __init__(
        self,
        seats: int = 2,
        map: str = "",
        triggers: str = "",
        windows: str = "matter",
        rules: Unsettled = RULES,  # of another planet than the small one: see `planet.py`
        **given: Any,
    ) -> None:
        self.events: list[Event] = []
        s = rules.new(Setup(seats, options=(("windows", windows),)))
        for deck in EMPTY:
            setattr(s, deck, [])
        s.page, s.turns, s.active = 5, 1, 0
        s.stack = [Step(NextTurn(), 0), Step(Turn(body=(Step(Act(), 0),)), 0)]
        for line in map.split(",") if map else []:
            key, x, y = line.split()
            place = location(int(x), int(y))
            s.nodes[key], s.grid[place] = Node(key, place), key
        for line in triggers.split(",") if triggers else []:
            kind, space = line.split()
            s.serials += 1
            s.triggers.append(Trigger(s.serials, kind, int(space)))
        fill(s, given)
        self.g: G = Game(s, rules, self.events.append)

    @property
    def s(self) -> Table:
        return self.g.s

    def doing(self, *parts: Verb, seat: Seat = 0, source: str = "test") -> "Given":
        """One indivisible effect of these parts comes next, as a link of a chain."""
        self.g.put(Step(Effect(parts), seat, source, None, True))
        self.g.settle()
        return self

    def when(self, *answers: str) -> "Given":
        for text in answers:
            seat, option = said(text)
            self.g.answer(self.g.waiting[0] if seat is None else seat, option)
        return self

    def regroups(self) -> "Given":
        """The turn goes to its end: the cubes that are left go to Rest and to the boards."""
        on = self.s.explorers[self.s.active].on
        for cube, space in zip(CUBES, on[:], strict=True):
            if not space:
                self.when(f"assign {cube} " + next(key for key in ("rest", *BOARDS) if key not in on))
        return self.when("regroup")

    def refuses(self, *answers: str) -> "Given":
        """None of these is open now, and trying changes nothing."""
        before = digest(self.g.s)
        for text in answers:
            seat, option = said(text)
            with pytest.raises(IllegalAnswer):
                self.g.answer(self.g.waiting[0] if seat is None else seat, option)
        assert digest(self.g.s) == before
        return self

    def open(self, *answers: str) -> "Given":
        """Each of these is open now, as an answer or as a free action."""
        for text in answers:
            seat, option = said(text)
            assert option in self.g.moves(self.g.waiting[0] if seat is None else seat), text
        return self

    def asks(self, seat: Seat, prompt: str, *options: str) -> "Given":
        question = self.g.question(seat)
        assert question is not None and seat in self.g.waiting, self.g.waiting
        assert question.prompt == prompt
        if options:
            assert [str(option) for option in question.options] == list(options)
        return self

    def told(self, *lines: str) -> "Given":
        """Of all that happened, what is said with one of these words, in this order: `trigger hum`."""
        words = {line.split()[0] for line in lines}
        assert [str(Option(e.what, e.ids)) for e in self.events if e.what in words] == list(lines)
        return self

    def then(self, **facts: Any) -> "Given":
        for name, value in facts.items():
            if name[0] == "p" and name[1:].isdigit():
                explorer = self.g.s.explorers[int(name[1:])]
                assert {field: getattr(explorer, field) for field in value} == value
            else:
                assert getattr(self.g.s, name) == value, name
        return self


def fill(s: Table, given: dict[str, Any]) -> None:
    """Set fields of the table, or, under `p0`, `p1`, those of an explorer."""
    for name, value in given.items():
        if name[0] == "p" and name[1:].isdigit():
            for field, v in value.items():
                assert field in s.explorers[0].__struct_fields__, field
                setattr(s.explorers[int(name[1:])], field, deepcopy(v))
        else:
            assert name in s.__struct_fields__, name
            setattr(s, name, deepcopy(value))
