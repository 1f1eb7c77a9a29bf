"""A table of Unsettled in one line: seat 0 is in its turn on the small planet, nothing lies anywhere unless said so.

`Given(seats=3, time=11, p0={"focus": [0, 0, 0], "at": "glass_thicket"}, map="glass_thicket 0 -1")`
"""

from typing import Any

from starboard.games.unsettled import Unsettled
from starboard.games.unsettled.book import Book
from starboard.games.unsettled.model.explorer import Explorer
from starboard.games.unsettled.model.ids import CUBES, location
from starboard.games.unsettled.model.node import Node, Trigger
from starboard.games.unsettled.model.table import Table
from starboard.games.unsettled.rules.order import Turn
from starboard.games.unsettled.rules.turn import Act, NextTurn
from starboard.kernel.asking import Effect, Window
from starboard.kernel.cartridge import read
from starboard.kernel.setup import Setup
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Id, Seat
from starboard.testing.given import Given as Table0
from starboard.testing.given import parse

RULES = Unsettled(read(Unsettled, Unsettled.home() / "cartridges" / "tiny"))
__all__ = ["Given", "parse"]
BOARDS = ("charge_power", "analyze_data")
EMPTY = ("environment", "pink", "blue", "robotics", "chemistry", "engineering", "anomalies", "distress", "planet")


class Given(Table0[Table, Book]):
    def __init__(
        self,
        seats: int = 2,
        map: str = "",
        triggers: str = "",
        windows: str = "matter",
        rules: Unsettled = RULES,  # of another planet than the small one: see `planet.py`
        **given: Any,
    ) -> None:
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
        super().__init__(rules, s, **given)

    @staticmethod
    def people(state: Table) -> list[Explorer]:
        return state.explorers

    def doing(self, *parts: Verb, seat: Seat = 0, source: Id = "test", links: bool = True) -> "Given":
        """One indivisible effect of these parts comes next, as a link of a chain."""
        return super().doing(Effect(parts), seat=seat, source=source, links=links)

    def passes(self, *seats: int) -> "Given":
        """These seats, or all, pass in every window up to the next other question."""
        while not self.g.over and isinstance(self.s.stack[-1].verb, Window):
            if seats and self.g.waiting[0] not in seats:
                break
            self.when(f"{self.g.waiting[0]}: pass")
        return self

    def regroups(self) -> "Given":
        """The turn goes to its end: the cubes that are left go to Rest and to the boards."""
        on = self.s.explorers[self.s.active].on
        for cube, space in zip(CUBES, on[:], strict=True):
            if not space:
                self.when(f"assign {cube} " + next(key for key in ("rest", *BOARDS) if key not in on))
        return self.when("regroup")
