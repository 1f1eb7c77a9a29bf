"""Moving along a route, and arriving.  IV-MOV-01 to IV-MOV-15 stand here and in `sectors`."""

from functools import cache

from starboard.games.iss_vanguard.book import G, Way
from starboard.games.iss_vanguard.constants import AnyColour, Letter
from starboard.games.iss_vanguard.model.memory import Moving
from starboard.games.iss_vanguard.rules.arrival import ArriveThere
from starboard.games.iss_vanguard.rules.danger import RollDanger
from starboard.games.iss_vanguard.rules.force import circumstances_of
from starboard.games.iss_vanguard.rules.modifiers import ignores_routes, is_forbidden
from starboard.games.iss_vanguard.rules.sectors import has_no_move, ways_from
from starboard.games.iss_vanguard.rules.slots import SpendDie
from starboard.games.iss_vanguard.rules.team import member, member_id, sector_id
from starboard.games.iss_vanguard.rules.testing import StartTest
from starboard.kernel.asking import AnyOrder
from starboard.kernel.ids import pid
from starboard.kernel.offers import Need, Offer
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Seat, opt

MOVEMENT = "move"  # the icon that the circumstances explain


def is_free_to_move(g: G, here: Step) -> bool:
    return not has_no_move(g.book, g.s, member(g.s, here.seat).at)


def is_allowed_to_move(g: G, here: Step) -> bool:
    return not is_forbidden(g, here.seat, "move")


NEEDS = (
    Need(is_free_to_move, "why-no-move", "IV-MOV-09"),
    Need(is_allowed_to_move, "why-forbidden", "IV-GEN-04"),
)


@cache
def move_offer(to: int, name: str, parallel: bool) -> Offer:
    ids = (sector_id(to), name) if parallel else (sector_id(to),)
    return Offer(opt("move", *ids), needs=NEEDS, does=(Move(name, to),), rule="IV-MOV-01")


def moves(g: G, seat: Seat) -> list[Offer]:
    """A Move along each route that leaves the sector.  IV-MOV-01"""
    ways = ways_from(g.book, g.s, member(g.s, seat).at)
    ends = [way.to for way in ways]
    return [move_offer(way.to, way.name, ends.count(way.to) > 1) for way in ways]


def icon_verb(icon: str) -> Verb:
    """What an icon of a route asks for: `spend_red`, `danger_A`.  IV-MOV-05"""
    word, _, what = icon.partition("_")
    if word == "spend":
        colour: AnyColour = what  # type: ignore[assignment]  # the check of cartridges knows the icons
        return SpendDie(colour=colour)
    letter: Letter = what  # type: ignore[assignment]
    return RollDanger(letter=letter)


class Move(Verb, frozen=True, tag="move"):
    """The icons of a route are resolved, the Movement icon last; then the member arrives.

    IV-MOV-03, IV-MOV-04, IV-MOV-06, IV-MOV-07, IV-MOV-14, IV-MOV-15
    """

    route: str
    to: int

    def run(self, g: G, here: Step) -> None:
        way = self.way(g, member(g.s, here.seat).at)
        icons = () if way is None or ignores_routes(g, here.seat) else way.icons
        others = [icon for icon in icons if icon != MOVEMENT]
        last: tuple[Verb, ...] = (FollowMoveRule(),) if MOVEMENT in icons else (ArriveThere(),)
        g.did("move", here.seat, member_id(here.seat), sector_id(self.to))
        first: tuple[Verb, ...] = tuple(map(icon_verb, others))
        if len(set(others)) > 1:
            first = (AnyOrder(tuple((opt("icon", pid("icon", icon)), (icon_verb(icon),)) for icon in others)),)
        g.scope(Moving(to=self.to), here.seat, *first, *last, source=here.source)

    def way(self, g: G, at: int) -> Way | None:
        return next((way for way in g.book.ways[g.s.planet].get(at, ()) if way.name == self.route), None)


class FollowMoveRule(Verb, frozen=True):
    """The Movement icon: the circumstances say how one arrives.  IV-MOV-04, IV-MOV-11"""

    def run(self, g: G, here: Step) -> None:
        key = circumstances_of(g)
        rule = g.book.circumstances[key].move
        if rule.test is not None:
            g.push(here.seat, *rule.does, StartTest(pid("move", key)), source=key)
        else:
            g.push(here.seat, *rule.does, ArriveThere(), source=key)
