"""Modifiers of the field: what cards change of Actions and routes."""

from functools import cache
from typing import Literal

from starboard.games.iss_vanguard.book import Book, G
from starboard.kernel.force import Modifier
from starboard.kernel.words import Seat


class RestCost(Modifier, frozen=True):
    """A Rest costs so many Supplies."""

    n: int


class Forbid(Modifier, frozen=True):
    """An Action, or persevering, is forbidden."""

    action: Literal["rest", "prepare", "persevere", "move"]


class IgnoreRoutes(Modifier, frozen=True):
    """A Move needs to resolve no icon of its route."""


def rest_cost(g: G, seat: Seat) -> int:
    """The Supplies of a Rest.  IV-RST-01"""
    costs = [rule.n for _, rule in g.in_force(RestCost, seat)]
    return max(costs) if costs else 1


@cache
def printed_bans(book: Book) -> frozenset[str]:
    """The Actions that some piece of the box or the world forbids: of any other nothing need be looked up."""
    return frozenset(getattr(verb, "action", "") for _, verb, _ in book.printed_modifiers.get(Forbid, ()))


def is_forbidden(g: G, seat: Seat, action: str) -> bool:
    if not g.s.lasting and action not in printed_bans(g.book):  # nearly always
        return False
    return any(rule.action == action for _, rule in g.in_force(Forbid, seat))


def ignores_routes(g: G, seat: Seat) -> bool:
    return bool(g.in_force(IgnoreRoutes, seat))
