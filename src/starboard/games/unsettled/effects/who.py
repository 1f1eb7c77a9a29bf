"""Selectors of explorers: whom an effect means, and how a verb comes to know them.

A verb with a `who` asks `seats_for` for its seats.  Several are each affected in full, from the active explorer
clockwise; where one of several is meant the chooser is asked first, and the verb comes back with that seat.
"""

from collections.abc import Callable, Iterator
from typing import Any, ClassVar, Literal, TypeAlias

from msgspec import Struct, structs

from starboard.games.unsettled.book import G
from starboard.games.unsettled.effects.where import NodeWith, Where, nodes, origin, performer
from starboard.games.unsettled.rules.exploration import within
from starboard.games.unsettled.rules.movement import local
from starboard.games.unsettled.rules.order import clockwise
from starboard.kernel.ids import number_of, pid
from starboard.kernel.offers import Change
from starboard.kernel.verbs import AnyVerb, Ask, Step, Verb
from starboard.kernel.words import Option, Seat, opt

One: TypeAlias = Literal[
    "self",  # who performs the effect
    "active",  # whose turn it is
    "another",  # any other, wherever they are
    "any_explorer",  # anybody, oneself included
    "local_explorer",  # somebody on one's node, oneself included
    "another_local",  # somebody else on one's node
    "adjacent_explorer",  # somebody on a neighbouring node
    "unengaged",  # somebody who is not engaged with this card
    "unconscious",  # somebody without endurance
]
Several: TypeAlias = Literal[
    "each_explorer",  # everybody, in full
    "each_local",  # everybody on one's node
    "each_other",  # everybody but oneself
    "crew",  # everybody, the unconscious included.  UN-GLO-10
]
EACH = frozenset({"each_explorer", "each_local", "each_other", "crew"})


class WhoIs(Struct, frozen=True, forbid_unknown_fields=True):
    """`{at: scarab}` or `{within: 2, from_luna: true}`: one of the explorers there, or each of them."""

    at: Where | None = None
    within: int = -1
    each: bool = False
    other: bool = False  # never oneself
    from_luna: bool = False


Who: TypeAlias = One | Several | WhoIs | Seat


def people(g: G, here: Step, who: Who) -> list[Seat]:
    """The seats that a selector covers, from the active explorer clockwise.

    UN-INT-12, UN-LUN-06, UN-LUN-18, UN-LUN-21, UN-UNC-10, UN-UNC-11, UN-GLO-21
    """
    if isinstance(who, int):
        return [who]
    if who == "self":
        return [here.seat]
    if who == "active":
        return [g.s.active]
    return [seat for seat in clockwise(g.s) if _means(g, here, who, seat)]


def _means(g: G, here: Step, who: Who, seat: Seat) -> bool:
    explorer = g.s.explorers[seat]
    match who:
        case "another" | "each_other":
            return seat != here.seat
        case "local_explorer" | "each_local":
            return local(g, origin(g, here), performer(g, here), seat)
        case "another_local":
            return seat != here.seat and local(g, origin(g, here), performer(g, here), seat)
        case "adjacent_explorer":
            return explorer.at in nodes(g, here, "adjacent_node")
        case "unengaged":  # anyone but the holder of that very card.  UN-OPP-20
            return here.source not in explorer.engaged
        case "unconscious":
            return not explorer.conscious
        case WhoIs():
            return _there(g, here, who, seat)
        case _:
            return True


def _there(g: G, here: Step, who: WhoIs, seat: Seat) -> bool:
    if who.other and seat == here.seat:
        return False
    at = g.s.explorers[seat].at
    if who.at is not None and at not in nodes(g, here, who.at):
        return False
    if who.within < 0:
        return True
    return at in within(g, g.s.luna if who.from_luna else origin(g, here), who.within)


def is_each(who: Who) -> bool:
    return who.each if isinstance(who, WhoIs) else who in EACH


def seats_for(
    g: G, here: Step, verb: Verb, who: Who, among: list[Seat] | None = None, field: str = "who"
) -> list[Seat]:
    """The seats to act on now; nobody yet where somebody must be chosen first: then the verb comes back."""
    seats = people(g, here, who) if among is None else among
    if len(seats) > 1 and not is_each(who):
        g.push(here.seat, PickExplorer(verb, tuple(seats), field), source=here.source)
        return []
    return seats


def changes(g: G, here: Step, what: str, who: Who, by: Callable[[Seat], int | None]) -> Iterator[Change]:
    """So much of something for whoever is meant; without a number where it differs from one to the other."""
    if who == "self":
        yield Change(what, by(here.seat))
    elif isinstance(who, str):
        seats = people(g, here, who)
        numbers = {by(seat) for seat in seats}
        known = len(seats) == 1 or is_each(who)
        yield Change(what, numbers.pop() if len(numbers) == 1 else None, tuple(seats) if known else (), who)


class PickExplorer(Ask, frozen=True):
    """One of several explorers is meant: whoever performs the effect chooses.  UN-GLO-18"""

    verb: AnyVerb
    among: tuple[Seat, ...]
    field: str = "who"
    prompt: ClassVar[str] = "explorer"

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("explorer", pid("explorer", seat)) for seat in self.among]

    def answer(self, g: G, here: Step, option: Option) -> None:
        seat = number_of(option.ids[0], "explorer")
        chosen: dict[str, Any] = {self.field: seat}
        g.push(here.seat, structs.replace(self.verb, **chosen), source=here.source)


class PickNode(Ask, frozen=True):
    """One of several nodes is meant: whoever performs the effect chooses."""

    verb: AnyVerb
    among: tuple[str, ...]
    field: str = "where"
    prompt: ClassVar[str] = "node"

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("node", key) for key in self.among]

    def answer(self, g: G, here: Step, option: Option) -> None:
        chosen: dict[str, Any] = {self.field: NodeWith(node=str(option.ids[0]))}
        g.push(here.seat, structs.replace(self.verb, **chosen), source=here.source)


def place(g: G, here: Step, verb: Verb, where: Where, field: str = "where", among: list[str] | None = None) -> str:
    """The one node that a selector means; empty where there is none, or it must be chosen first."""
    keys = nodes(g, here, where) if among is None else among
    if len(keys) > 1:
        g.push(here.seat, PickNode(verb, tuple(keys), field), source=here.source)
        return ""
    return keys[0] if keys else ""
