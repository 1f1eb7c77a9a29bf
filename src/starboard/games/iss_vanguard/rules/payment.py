"""What Found Discoveries can pay for.  IV-RES-05, IV-RES-06, IV-RES-07, IV-RES-11

Discoveries of one type and grade are alike.  A higher grade pays for a lower one of its type, two of a grade for one of
the next.  Unique discoveries lie elsewhere and never pay.
"""

from collections.abc import Iterator
from typing import Final, TypeAlias, get_args

from msgspec import Struct

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import KINDS, Grade, Kind
from starboard.games.iss_vanguard.rules.crew import ship_of
from starboard.games.iss_vanguard.world.ship import Cost

GRADES: Final[tuple[Grade, ...]] = get_args(Grade)  # from the lowest
Stock: TypeAlias = dict[tuple[Kind, int], int]  # how many of a type and a grade


class Unit(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One Discovery that is to be paid: of a type or of any, of a grade at least."""

    kind: str
    grade: int
    different: bool = False
    other_than: tuple[str, ...] = ()  # types that may not pay any more

    def kinds(self) -> tuple[Kind, ...]:
        return tuple(kind for kind in KINDS if self.kind in ("any", kind) and kind not in self.other_than)


def units_of(cost: tuple[Cost, ...]) -> tuple[Unit, ...]:
    """A cost Discovery by Discovery, the most particular first, so that what is rare is not wasted."""
    units = [Unit(c.kind, GRADES.index(c.grade), c.different) for c in cost for _ in range(c.n)]
    return tuple(sorted(units, key=lambda unit: (unit.kind == "any", -unit.grade)))


def stock_of(g: G) -> Stock:
    found: Stock = {}
    for key in ship_of(g).found:
        card = g.book.discoveries[key]
        at = (card.deck, GRADES.index(card.grade))
        found[at] = found.get(at, 0) + 1
    return found


def ways(stock: Stock, unit: Unit) -> Iterator[tuple[tuple[Kind, int], ...]]:
    """What may pay for a unit: one Discovery of the grade or a higher one, or two of the grade beneath."""
    for kind in unit.kinds():
        for grade in range(unit.grade, len(GRADES)):
            if stock.get((kind, grade), 0):
                yield ((kind, grade),)
        if unit.grade and stock.get((kind, unit.grade - 1), 0) > 1:
            yield ((kind, unit.grade - 1), (kind, unit.grade - 1))


def is_payable(stock: Stock, units: tuple[Unit, ...]) -> bool:
    """Whether all of it can be paid together."""
    return not units or any(is_payable(*_rest(stock, units, way)) for way in ways(stock, units[0]))


def _rest(stock: Stock, units: tuple[Unit, ...], way: tuple[tuple[Kind, int], ...]) -> tuple[Stock, tuple[Unit, ...]]:
    left = dict(stock)
    for at in way:
        left[at] -= 1
    rest = units[1:]
    if units[0].different:
        rest = tuple(Unit(u.kind, u.grade, True, (*u.other_than, way[0][0])) if u.different else u for u in rest)
    return left, rest


def first_ways(g: G, units: tuple[Unit, ...]) -> Iterator[tuple[str, ...]]:
    """How the first unit can be paid so that the others can be too: cards of the stock, the first of those alike."""
    stock, found = stock_of(g), ship_of(g).found
    for way in ways(stock, units[0]):
        if is_payable(*_rest(stock, units, way)):
            left = list(found)
            cards: tuple[str, ...] = ()
            for kind, grade in way:
                key = next(k for k in left if _at(g, k) == (kind, grade))
                left.remove(key)
                cards = (*cards, key)
            yield cards


def _at(g: G, key: str) -> tuple[str, int]:
    card = g.book.discoveries[key]
    return card.deck, GRADES.index(card.grade)
