"""Conditions on what explorers hold and how they are."""

from typing import ClassVar, Literal

from starboard.games.unsettled.book import G
from starboard.games.unsettled.effects.condition import Condition, any_of
from starboard.games.unsettled.effects.part import ALL_SEATS
from starboard.games.unsettled.effects.selectors import of_where, reads_of_who
from starboard.games.unsettled.effects.where import Where, nodes, performer
from starboard.games.unsettled.effects.who import Who, people
from starboard.games.unsettled.model.ids import Cube, Discipline
from starboard.games.unsettled.rules import comprehension
from starboard.games.unsettled.rules.facets import (
    AVATARS,
    AWAKE,
    CALMED,
    FINDS,
    FOUND,
    KNOWN,
    LOWERED,
    PLACE,
    PROPERTY,
    RAISED,
    STRAINED,
    STRONGER,
    of,
)
from starboard.games.unsettled.rules.properties import badges_by, properties
from starboard.kernel.verbs import NOTHING, Step


class ComprehensionPresent(Condition, frozen=True):
    """The conscious explorers there hold these tokens between them.  UN-FOC-27, UN-CMP-04, UN-CMP-05, UN-CMP-06"""

    discipline: Discipline
    n: int = 1
    place: Where = "here"
    goes_by: ClassVar[int] = KNOWN

    def goes_by_now(self, g: G, here: Step) -> int:
        return of(KNOWN | PLACE | STRONGER | AWAKE, ALL_SEATS) | of_where(g, here, self.place)

    def holds(self, g: G, here: Step) -> bool:
        who = performer(g, here)
        found = (comprehension.present(g, who, key, self.discipline) for key in nodes(g, here, self.place))
        return any(n >= self.n for n in found)


class HasProperty(Condition, frozen=True):
    """The explorer has the property.  UN-PRP-07, UN-PRP-06, UN-PRP-08"""

    property: str
    who: Who = "self"
    goes_by: ClassVar[int] = PROPERTY

    def goes_by_now(self, g: G, here: Step) -> int:
        return by_property(g, here, self.property, self.who)

    def holds(self, g: G, here: Step) -> bool:
        return any(self.property in properties(g, seat) for seat in people(g, here, self.who))


class LacksProperty(Condition, frozen=True):
    """The explorer does not have the property."""

    property: str
    who: Who = "self"
    goes_by: ClassVar[int] = PROPERTY

    def goes_by_now(self, g: G, here: Step) -> int:
        return by_property(g, here, self.property, self.who)

    def holds(self, g: G, here: Step) -> bool:
        return any(self.property not in properties(g, seat) for seat in people(g, here, self.who))


class HasDistress(Condition, frozen=True):
    """The explorer has so many distress."""

    n: int = 1
    who: Who = "self"
    goes_by: ClassVar[int] = CALMED | STRAINED

    def holds(self, g: G, here: Step) -> bool:
        return any(sum(map(bool, e.distress)) >= self.n for e in any_of(g, here, self.who))


class DistressPresent(Condition, frozen=True):
    """The explorers on a node have so many distress between them."""

    n: int = 1
    place: Where = "here"
    goes_by: ClassVar[int] = CALMED

    def goes_by_now(self, g: G, here: Step) -> int:
        return of(CALMED | STRAINED | PLACE, ALL_SEATS) | of_where(g, here, self.place)

    def holds(self, g: G, here: Step) -> bool:
        keys = nodes(g, here, self.place)
        return sum(sum(map(bool, e.distress)) for e in g.s.explorers if e.at in keys) >= self.n


class CrewDistress(Condition, frozen=True):
    """All dashboards together hold so many distress.  UN-DIS-17"""

    n: int
    goes_by: ClassVar[int] = CALMED

    def goes_by_now(self, g: G, here: Step) -> int:
        return of(CALMED | STRAINED, ALL_SEATS)

    def holds(self, g: G, here: Step) -> bool:
        return sum(sum(map(bool, e.distress)) for e in g.s.explorers) >= self.n


class HasInventory(Condition, frozen=True):
    """The explorer has so many of an item.  UN-DSH-28"""

    item: str
    n: int = 1
    who: Who = "self"
    goes_by: ClassVar[int] = FINDS | FOUND

    def holds(self, g: G, here: Step) -> bool:
        return any(e.inventory.get(self.item, 0) >= self.n for e in any_of(g, here, self.who))


class AvatarOn(Condition, frozen=True):
    """The explorer's avatar stands there.  UN-SET-30"""

    place: Where
    who: Who = "self"
    goes_by: ClassVar[int] = AVATARS

    def holds(self, g: G, here: Step) -> bool:
        keys = nodes(g, here, self.place)
        return any(g.s.avatars.get(e.avatar, "") in keys for e in any_of(g, here, self.who))


class FocusAtLeast(Condition, frozen=True):
    """The explorer's cube of this type, or the sum of all three, shows so much.  UN-FOC-18"""

    n: int
    focus: Cube | Literal["sum"] = "sum"
    who: Who = "self"
    goes_by: ClassVar[int] = RAISED | LOWERED

    def goes_by_now(self, g: G, here: Step) -> int:
        """Who has less could have more first; who has little more could have less."""
        found = reads_of_who(g, here, self.who)
        for e in any_of(g, here, self.who):
            more = (sum(e.focus) if self.focus == "sum" else e.focus[_cube(self.focus)]) - self.n
            found |= of(RAISED if more < 0 else LOWERED if more < SPARE else NOTHING, (e.seat,))
        return found

    def holds(self, g: G, here: Step) -> bool:
        people_ = any_of(g, here, self.who)
        if self.focus == "sum":
            return any(sum(e.focus) >= self.n for e in people_)
        return any(e.focus[_cube(self.focus)] >= self.n for e in people_)


SPARE = 3  # so much focus no single effect takes


def _cube(focus: Cube) -> int:
    return ("awareness", "wonder", "energy").index(focus)


def by_property(g: G, here: Step, property_: str, who: Who) -> int:
    """Whether somebody has a property: by what confers it, and who has it can only lose it."""
    found = reads_of_who(g, here, who)
    for seat in people(g, here, who):
        has = property_ in properties(g, seat)
        found |= of(badges_by(g.book, property_) | (NOTHING if has else PROPERTY), (seat,))
    return found
