"""Focus, endurance and group trust: what effects do to the dashboards and to the crew's mood."""

from collections.abc import Iterator
from typing import ClassVar, Literal

from msgspec import structs

from starboard.games.unsettled.book import G
from starboard.games.unsettled.constants import ENDURANCE
from starboard.games.unsettled.effects.amounts import Amount, amount
from starboard.games.unsettled.effects.part import AskingPart, Part
from starboard.games.unsettled.effects.who import Who, changes, people, seats_for
from starboard.games.unsettled.model.ids import CUBES, Cube
from starboard.games.unsettled.rules import cohesion, focus, unconscious
from starboard.games.unsettled.rules.distress import DrawDistress
from starboard.games.unsettled.rules.focus import PickLower, PickRaise
from starboard.games.unsettled.rules.order import clockwise
from starboard.kernel.ids import number_of, pid
from starboard.kernel.offers import Change
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Option, Seat, opt

FOCUS = frozenset({"focus"})
STRENGTH = frozenset({"endurance"})
TRUST = frozenset({"trust"})
NOTHING: frozenset[str] = frozenset()
TAKES = {"lower_focus": FOCUS, "distress": STRENGTH | {"distress"}, "lose_endurance": STRENGTH}  # when distributed
GIVES = {"raise_focus": FOCUS, "gain_endurance": STRENGTH}


class RaiseFocus(Part, frozen=True):
    """Cubes go up: the named one, or those that the owner chooses.

    UN-FOC-06, UN-FOC-12, UN-FOC-13, UN-FOC-14, UN-FOC-15
    """

    n: Amount = 1
    who: Who = "self"
    focus: Cube | None = None
    helps: ClassVar[frozenset[str]] = FOCUS

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


class LowerFocus(Part, frozen=True):
    """Cubes go down, and time pays what they cannot: never refused.

    UN-FOC-03, UN-FOC-12, UN-FOC-13, UN-FOC-14, UN-FOC-15, UN-FOC-24, UN-FOC-34
    """

    n: Amount = 1
    who: Who = "self"
    focus: Cube | None = None
    threatens: ClassVar[frozenset[str]] = FOCUS

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


def turns(g: G, here: Step, by: Amount | None, who: Who, cube: Cube | None) -> Iterator[Change]:
    """Cubes that go up or down, of one's own by their colour where that is known."""
    if not isinstance(by, int):
        return changes(g, here, "focus", who, lambda seat: None)
    if who != "self":
        return changes(g, here, "focus", who, lambda seat: by)
    if cube is not None:
        return focus.turns(g, here.seat, CUBES.index(cube), by)
    return (PickRaise(by) if by > 0 else PickLower(-by)).amounts(g, here)


class GainEndurance(Part, frozen=True):
    """Endurance comes back, never above the top.  UN-UNC-03"""

    n: Amount = 1
    who: Who = "self"
    helps: ClassVar[frozenset[str]] = STRENGTH

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


class LoseEndurance(Part, frozen=True):
    """Endurance is lost.  UN-UNC-01, UN-UNC-02"""

    n: Amount = 1
    who: Who = "self"
    threatens: ClassVar[frozenset[str]] = STRENGTH

    def run(self, g: G, here: Step) -> None:
        seats = seats_for(g, here, self, self.who)
        if seats:
            unconscious.lose(g, seats, amount(g, here, self.n))

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        n, crew = self.n, g.s.explorers
        if not isinstance(n, int):
            return changes(g, here, "endurance", self.who, lambda seat: None)
        return changes(g, here, "endurance", self.who, lambda seat: -min(n, crew[seat].endurance))


class RaiseTrust(Part, frozen=True):
    """Group trust is raised.  UN-COH-03, UN-COH-05"""

    n: int = 1
    helps: ClassVar[frozenset[str]] = TRUST

    def run(self, g: G, here: Step) -> None:
        cohesion.change(g, here.seat, self.n)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        yield Change("trust-up")


class LowerTrust(Part, frozen=True):
    """Group trust is lowered.  UN-COH-02, UN-COH-04"""

    n: int = 1
    threatens: ClassVar[frozenset[str]] = FOCUS | TRUST

    def run(self, g: G, here: Step) -> None:
        cohesion.change(g, here.seat, -self.n)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        yield Change("trust-down")


class Distribute(AskingPart, frozen=True):
    """So many units split among explorers as whoever applies the effect wishes.  UN-GLO-03"""

    what: Literal["raise_focus", "lower_focus", "distress", "gain_endurance", "lose_endurance"]
    n: int
    among: Who = "each_explorer"
    given: tuple[Seat, ...] = ()
    prompt: ClassVar[str] = "distribute"

    @property
    def threatens(self) -> frozenset[str]:  # type: ignore[override]  # it depends on what is split
        return TAKES.get(self.what, NOTHING)

    @property
    def helps(self) -> frozenset[str]:  # type: ignore[override]  # as above
        return GIVES.get(self.what, NOTHING)

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
