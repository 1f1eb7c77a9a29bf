"""Focus, endurance and group trust: what effects do to the dashboards and to the crew's mood."""

from collections.abc import Iterator
from typing import ClassVar, Literal

from msgspec import structs

from starboard.games.unsettled.book import Book, G
from starboard.games.unsettled.constants import ENDURANCE
from starboard.games.unsettled.effects.amounts import Amount, amount, at_most
from starboard.games.unsettled.effects.part import ALL_SEATS, AskingPart, Part
from starboard.games.unsettled.effects.selectors import reads_of, seats_of
from starboard.games.unsettled.effects.who import Who, changes, people, seats_for
from starboard.games.unsettled.model.ids import CUBES, Cube
from starboard.games.unsettled.rules import cohesion, focus, unconscious
from starboard.games.unsettled.rules.distress import DrawDistress, strains
from starboard.games.unsettled.rules.facets import (
    AWAKE,
    LOWERED,
    RAISED,
    SPARED,
    STRAINED,
    STRONGER,
    TRUST_DOWN,
    TRUST_UP,
    WEAKER,
    by_time,
    of,
)
from starboard.games.unsettled.rules.focus import PickLower, PickRaise, room, shown
from starboard.games.unsettled.rules.order import clockwise
from starboard.kernel.ids import number_of, pid
from starboard.kernel.offers import Change
from starboard.kernel.verbs import NOTHING, Step, Verb
from starboard.kernel.words import Option, Seat, opt

FACETS = {  # what is distributed: what it goes by and what it changes, of each who may take it
    "raise_focus": (LOWERED, RAISED),
    "lower_focus": (RAISED | SPARED, LOWERED),
    "distress": (NOTHING, STRAINED),
    "gain_endurance": (WEAKER, STRONGER),
    "lose_endurance": (STRONGER, WEAKER),
}


class RaiseFocus(Part, frozen=True):
    """Cubes go up: the named one, or those that the owner chooses.

    UN-FOC-06, UN-FOC-12, UN-FOC-13, UN-FOC-14, UN-FOC-15
    """

    n: Amount = 1
    who: Who = "self"
    focus: Cube | None = None
    goes_by: ClassVar[int] = LOWERED
    alters: ClassVar[int] = RAISED

    def run(self, g: G, here: Step) -> None:
        seats = seats_for(g, here, self, self.who)
        n = amount(g, here, self.n) if seats else 0
        if self.focus is not None:
            for seat in seats:
                focus.raise_cube(g, seat, CUBES.index(self.focus), n)
        else:
            g.put(*(Step(PickRaise(n), seat, here.source) for seat in seats))

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        return turns(g, here, self.n, self.who, self.focus)

    def goes_by_now(self, g: G, here: Step) -> int:
        """Who has room for all of it has as much of it whatever comes first.  UN-FOC-06"""
        n, seats = at_most(self.n), seats_of(g, here, self)
        tight = [seat for seat in seats if room(g, seat, self.focus) < n]
        return of(LOWERED, tight) | reads_of(g, here, self)

    def needs_now(self, g: G, here: Step) -> int:
        return reads_of(g, here, self)


class LowerFocus(Part, frozen=True):
    """Cubes go down, and time pays what they cannot: never refused.

    UN-FOC-03, UN-FOC-12, UN-FOC-13, UN-FOC-14, UN-FOC-15, UN-FOC-24, UN-FOC-34
    """

    n: Amount = 1
    who: Who = "self"
    focus: Cube | None = None
    goes_by: ClassVar[int] = RAISED
    alters: ClassVar[int] = LOWERED

    def run(self, g: G, here: Step) -> None:
        seats = seats_for(g, here, self, self.who)
        n = amount(g, here, self.n) if seats else 0
        if self.focus is not None:
            turn = focus.TurnCube(CUBES.index(self.focus), -n)
            g.put(*(Step(turn, seat, here.source) for seat in seats))
        else:
            g.put(*(Step(PickLower(n), seat, here.source) for seat in seats))

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        return turns(g, here, -self.n if isinstance(self.n, int) else None, self.who, self.focus)

    def goes_by_now(self, g: G, here: Step) -> int:
        """Who has enough of it loses as much of it whatever comes first; else time pays.  UN-FOC-03"""
        return of(RAISED | SPARED, self.short(g, here)) | reads_of(g, here, self)

    def alters_now(self, g: G, here: Step) -> int:
        n, seats = at_most(self.n), seats_of(g, here, self)
        pays_time = any(shown(g, seat, self.focus) < n for seat in seats)
        return of(LOWERED, seats) | (by_time(g) if pays_time else NOTHING)

    def short(self, g: G, here: Step) -> list[Seat]:
        """Who may have too little of it."""
        n = at_most(self.n)
        return [seat for seat in seats_of(g, here, self) if is_short(g, seat, n, self.focus)]


def turns(g: G, here: Step, by: Amount | None, who: Who, cube: Cube | None) -> Iterator[Change]:
    """Cubes that go up or down, of one's own by their colour where that is known."""
    if not isinstance(by, int):
        return changes(g, here, "focus", who, lambda seat: None)
    if who != "self":
        return changes(g, here, "focus", who, lambda seat: by)
    if cube is not None:
        return focus.turns(g, here.seat, CUBES.index(cube), by)
    return (PickRaise(by) if by > 0 else PickLower(-by)).amounts(g, here)


def is_short(g: G, seat: Seat, n: int, cube: Cube | None) -> bool:
    """Whether time may have to pay; of several to choose, also where little would be left."""
    focus = g.s.explorers[seat].focus
    return sum(focus) < (2 * n if n > 1 else 1) if cube is None else focus[CUBES.index(cube)] < n


class GainEndurance(Part, frozen=True):
    """Endurance comes back, never above the top.  UN-UNC-03"""

    n: Amount = 1
    who: Who = "self"
    goes_by: ClassVar[int] = WEAKER
    alters: ClassVar[int] = STRONGER

    def run(self, g: G, here: Step) -> None:
        seats = seats_for(g, here, self, self.who)
        n = amount(g, here, self.n) if seats else 0
        for seat in seats:
            unconscious.gain(g, seat, n)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        n, crew = self.n, g.s.explorers
        if not isinstance(n, int):
            return changes(g, here, "endurance", self.who, lambda seat: None)
        return changes(g, here, "endurance", self.who, lambda seat: min(n, ENDURANCE - crew[seat].endurance))

    def goes_by_now(self, g: G, here: Step) -> int:
        n, crew = at_most(self.n), g.s.explorers
        tight = [seat for seat in seats_of(g, here, self) if crew[seat].endurance + n > ENDURANCE]
        return of(WEAKER, tight) | reads_of(g, here, self)


class LoseEndurance(Part, frozen=True):
    """Endurance is lost.  UN-UNC-01, UN-UNC-02"""

    n: Amount = 1
    who: Who = "self"
    goes_by: ClassVar[int] = STRONGER
    alters: ClassVar[int] = WEAKER

    def run(self, g: G, here: Step) -> None:
        seats = seats_for(g, here, self, self.who)
        if seats:
            unconscious.lose(g, seats, amount(g, here, self.n))

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        n, crew = self.n, g.s.explorers
        if not isinstance(n, int):
            return changes(g, here, "endurance", self.who, lambda seat: None)
        return changes(g, here, "endurance", self.who, lambda seat: -min(n, crew[seat].endurance))

    def goes_by_now(self, g: G, here: Step) -> int:
        return unconscious.at_risk(g, seats_of(g, here, self), at_most(self.n)) | reads_of(g, here, self)

    def alters_at_once(self, g: G, here: Step) -> int:
        return self.alters_now(g, here)

    def calls_ever(self, book: Book) -> int:
        return of(WEAKER | AWAKE, ALL_SEATS)

    def alters_now(self, g: G, here: Step) -> int:
        return unconscious.change(g, seats_of(g, here, self), at_most(self.n))


class RaiseTrust(Part, frozen=True):
    """Group trust is raised.  UN-COH-03, UN-COH-05"""

    n: int = 1
    goes_by: ClassVar[int] = TRUST_DOWN
    alters: ClassVar[int] = TRUST_UP

    def run(self, g: G, here: Step) -> None:
        cohesion.change(g, here.seat, self.n)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        yield Change("trust-up")

    def goes_by_now(self, g: G, here: Step) -> int:
        return cohesion.goes_by(g, self.n)

    def calls_ever(self, book: Book) -> int:
        return TRUST_UP | of(RAISED, ALL_SEATS)

    def alters_now(self, g: G, here: Step) -> int:
        return cohesion.alters(g, self.n)


class LowerTrust(Part, frozen=True):
    """Group trust is lowered.  UN-COH-02, UN-COH-04"""

    n: int = 1
    goes_by: ClassVar[int] = TRUST_UP
    alters: ClassVar[int] = TRUST_DOWN

    def run(self, g: G, here: Step) -> None:
        cohesion.change(g, here.seat, -self.n)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        yield Change("trust-down")

    def goes_by_now(self, g: G, here: Step) -> int:
        return cohesion.goes_by(g, -self.n)

    def calls_ever(self, book: Book) -> int:
        return TRUST_DOWN | of(LOWERED, ALL_SEATS)

    def alters_now(self, g: G, here: Step) -> int:
        return cohesion.alters(g, -self.n)


class Distribute(AskingPart, frozen=True):
    """So many units split among explorers as whoever applies the effect wishes.  UN-GLO-03"""

    what: Literal["raise_focus", "lower_focus", "distress", "gain_endurance", "lose_endurance"]
    n: int
    among: Who = "each_explorer"
    given: tuple[Seat, ...] = ()
    prompt: ClassVar[str] = "distribute"

    def goes_by_now(self, g: G, here: Step) -> int:
        """Where somebody may be given more than there is room for, or than there is."""
        n, seats = self.n, people(g, here, self.among)
        found = of(FACETS[self.what][0], [seat for seat in seats if self.is_short(g, seat)]) | reads_of(g, here, self)
        return found | strains(g, seats, n) if self.what == "distress" else found

    def is_short(self, g: G, seat: Seat) -> bool:
        match self.what:
            case "raise_focus":
                return room(g, seat, None) < self.n
            case "lower_focus":
                return shown(g, seat, None) < self.n
            case "gain_endurance":
                return g.s.explorers[seat].endurance + self.n > ENDURANCE
            case _:
                return g.s.explorers[seat].endurance <= self.n

    def alters_at_once(self, g: G, here: Step) -> int:
        return self.alters_now(g, here)

    def alters_now(self, g: G, here: Step) -> int:
        found = of(FACETS[self.what][1], people(g, here, self.among))
        if self.what == "lose_endurance":
            found |= unconscious.change(g, people(g, here, self.among), self.n)
        return found | by_time(g) if self.what == "lower_focus" else found

    def calls_ever(self, book: Book) -> int:
        return of(FACETS[self.what][1], ALL_SEATS)

    def options(self, g: G, here: Step) -> list[Option]:
        if len(self.given) == self.n:
            return []
        return [opt("explorer", pid("explorer", seat)) for seat in people(g, here, self.among)]

    def answer(self, g: G, here: Step, option: Option) -> None:
        seat = number_of(option.ids[0], "explorer")
        g.push(here.seat, structs.replace(self, given=(*self.given, seat)), source=here.source)

    def skip(self, g: G, here: Step) -> None:
        """All is split: each takes their share, from the active explorer clockwise.  UN-INT-12, UN-DIS-21"""
        each = [(seat, self.given.count(seat)) for seat in clockwise(g.s) if seat in self.given]
        g.put(*(Step(self.unit(n), seat, here.source) for seat, n in each))

    def unit(self, n: int) -> Verb:
        match self.what:
            case "raise_focus":
                return PickRaise(n)
            case "lower_focus":
                return PickLower(n)
            case "distress":
                return DrawDistress(n)
            case "gain_endurance":
                return GainEndurance(n)
            case "lose_endurance":
                return LoseEndurance(n)
