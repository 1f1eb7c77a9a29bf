"""What selectors go by: whom a verb means, and which node, can change with where people and things are."""

from collections.abc import Hashable
from functools import cache
from typing import Any

from starboard.games.unsettled.book import G
from starboard.games.unsettled.effects.where import NodeWith
from starboard.games.unsettled.effects.who import WhoIs, people
from starboard.games.unsettled.rules.facets import (
    BUILT,
    CARDS,
    EMPTIED,
    HEAPED,
    LUNA,
    MAP,
    MARKERS,
    MOMENTS,
    PLACE,
    RAZED,
    STRONGER,
    TOKENS,
    WEAKER,
    of,
)
from starboard.kernel.verbs import NOTHING, Step
from starboard.kernel.words import Seat

ALL = range(4)
LOCAL = frozenset({"local_explorer", "another_local", "each_local", "adjacent_explorer"})
OF_WHOM = ("who", "to", "among")
OF_WHERE = ("where", "place", "nodes")


def kind_of(thing: Any) -> Hashable:
    kind: Hashable = thing.__class__
    return kind


@cache
def selecting(kind: Any) -> tuple[tuple[str, ...], tuple[str, ...], bool]:
    """The fields of a verb or a condition that select people, those that select places, and whether it is of oneself
    where they select nobody."""
    fields: tuple[str, ...] = getattr(kind, "__struct_fields__", ())
    whom = tuple(field for field in OF_WHOM if field in fields)
    return whom, tuple(field for field in OF_WHERE if field in fields), not {"who", "among"} & set(fields)


def seats_of(g: G, here: Step, thing: Any) -> list[Seat]:
    """Whom a verb or a condition means as things stand."""
    whom, _, is_own = selecting(kind_of(thing))
    if whom == ("who",):
        return people(g, here, thing.who)
    found = [seat for field in whom for seat in people(g, here, getattr(thing, field))]
    return found if found or not is_own else [here.seat]


def reads_of(g: G, here: Step, thing: Any) -> int:
    """What its selectors go by."""
    whom, where, _ = selecting(kind_of(thing))
    found = NOTHING
    for field in whom:
        who = getattr(thing, field)
        if who != "self":
            found |= reads_of_who(g, here, who)
    for field in where:
        found |= of_where(g, here, getattr(thing, field))
    return found


def is_fixed(thing: Any) -> bool:
    """Whether its selectors mean the same people wherever they are, and no place."""
    whom, where, _ = selecting(kind_of(thing))
    return not where and all(getattr(thing, field) in NEVER_MOVED for field in whom)


NEVER_MOVED = ("self", "active", "another", "any_explorer", "each_explorer", "each_other", "crew")


def reads_of_who(g: G, here: Step, who: Any) -> int:
    """What a selector of explorers goes by."""
    if isinstance(who, WhoIs):
        return of(PLACE, ALL) | (LUNA if who.from_luna else NOTHING)
    if who in LOCAL:
        return of(PLACE, ALL) | _origin(g, here)
    if who == "unengaged":
        return of(CARDS, ALL)
    return of(STRONGER | WEAKER, ALL) if who == "unconscious" else NOTHING


def _origin(g: G, here: Step) -> int:
    return LUNA if here.source in g.book.by_luna else of(PLACE, (here.seat,))


def of_where(g: G, here: Step, where: Any) -> int:
    """What a selector of places goes by."""
    match where:
        case NodeWith():
            return _of_node(g, here, where)
        case "here":
            return _origin(g, here)
        case "luna_node":
            return LUNA
        case "adjacent_node":
            return _origin(g, here) | MAP
        case "any_node" | "any_revealed_node" | "any_hidden_node":
            return MAP
        case "marker":
            return MOMENTS | of(PLACE, ALL)
        case _:
            return NOTHING


def _of_node(g: G, here: Step, where: NodeWith) -> int:
    bare = not (where.structure or where.token or where.marker or where.occupied)  # as a node is that was just revealed
    found = MAP if bare and where.node not in g.s.nodes else NOTHING
    if where.within >= 0:
        found |= LUNA if where.from_luna else _origin(g, here)
    if where.structure:
        found |= BUILT | RAZED
    if where.token:
        found |= TOKENS
    if where.marker:
        found |= MARKERS
    if where.resource:
        found |= HEAPED | EMPTIED
    return found | (of(PLACE, ALL) if where.occupied else NOTHING)
