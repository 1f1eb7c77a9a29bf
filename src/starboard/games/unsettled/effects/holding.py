"""Conditions on what explorers hold and how they are."""

from typing import Literal

from starboard.games.unsettled.book import G
from starboard.games.unsettled.effects.condition import Condition, any_of
from starboard.games.unsettled.effects.where import Where, nodes, performer
from starboard.games.unsettled.effects.who import Who, people
from starboard.games.unsettled.model.ids import Cube, Discipline
from starboard.games.unsettled.rules import comprehension
from starboard.games.unsettled.rules.properties import properties
from starboard.kernel.verbs import Step


class ComprehensionPresent(Condition, frozen=True):
    """The conscious explorers there hold these tokens between them.  UN-FOC-27, UN-CMP-04, UN-CMP-05, UN-CMP-06"""

    discipline: Discipline
    n: int = 1
    place: Where = "here"

    def holds(self, g: G, here: Step) -> bool:
        who = performer(g, here)
        found = (comprehension.present(g, who, key, self.discipline) for key in nodes(g, here, self.place))
        return any(n >= self.n for n in found)


class HasProperty(Condition, frozen=True):
    """The explorer has the property.  UN-PRP-07, UN-PRP-06, UN-PRP-08"""

    property: str
    who: Who = "self"

    def holds(self, g: G, here: Step) -> bool:
        return any(self.property in properties(g, seat) for seat in people(g, here, self.who))


class LacksProperty(Condition, frozen=True):
    """The explorer does not have the property."""

    property: str
    who: Who = "self"

    def holds(self, g: G, here: Step) -> bool:
        return any(self.property not in properties(g, seat) for seat in people(g, here, self.who))


class HasDistress(Condition, frozen=True):
    """The explorer has so many distress."""

    n: int = 1
    who: Who = "self"

    def holds(self, g: G, here: Step) -> bool:
        return any(sum(map(bool, e.distress)) >= self.n for e in any_of(g, here, self.who))


class DistressPresent(Condition, frozen=True):
    """The explorers on a node have so many distress between them."""

    n: int = 1
    place: Where = "here"

    def holds(self, g: G, here: Step) -> bool:
        keys = nodes(g, here, self.place)
        return sum(sum(map(bool, e.distress)) for e in g.s.explorers if e.at in keys) >= self.n


class CrewDistress(Condition, frozen=True):
    """All dashboards together hold so many distress.  UN-DIS-17"""

    n: int

    def holds(self, g: G, here: Step) -> bool:
        return sum(sum(map(bool, e.distress)) for e in g.s.explorers) >= self.n


class HasInventory(Condition, frozen=True):
    """The explorer has so many of an item.  UN-DSH-28"""

    item: str
    n: int = 1
    who: Who = "self"

    def holds(self, g: G, here: Step) -> bool:
        return any(e.inventory.get(self.item, 0) >= self.n for e in any_of(g, here, self.who))


class AvatarOn(Condition, frozen=True):
    """The explorer's avatar stands there.  UN-SET-30"""

    place: Where
    who: Who = "self"

    def holds(self, g: G, here: Step) -> bool:
        keys = nodes(g, here, self.place)
        return any(g.s.avatars.get(e.avatar, "") in keys for e in any_of(g, here, self.who))


class FocusAtLeast(Condition, frozen=True):
    """The explorer's cube of this type, or the sum of all three, shows so much.  UN-FOC-18"""

    n: int
    focus: Cube | Literal["sum"] = "sum"
    who: Who = "self"

    def holds(self, g: G, here: Step) -> bool:
        people_ = any_of(g, here, self.who)
        if self.focus == "sum":
            return any(sum(e.focus) >= self.n for e in people_)
        return any(e.focus[_cube(self.focus)] >= self.n for e in people_)


def _cube(focus: Cube) -> int:
    return ("awareness", "wonder", "energy").index(focus)
