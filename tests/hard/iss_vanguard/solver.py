"""Requirements such as `2*collect / red + blue / A + A`: which dice of a pool pay them, and how often.

A pool is a sorted tuple of (colour, face, owner), so dice that are alike are one choice.
"""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import TypeAlias

COLOURS = ("red", "green", "blue")
SPECIAL = {
    "red": ("physical", "collect", "defence"),
    "green": ("survey", "biology", "xenology"),
    "blue": ("construction", "science", "technology"),
}
ICONS = ("basic", *(icon for icons in SPECIAL.values() for icon in icons))

Shown: TypeAlias = tuple[str, str, int]
Pool: TypeAlias = tuple[Shown, ...]
Half: TypeAlias = tuple[str, str]  # an icon, with its colour, of a die that is taken already
Convert: TypeAlias = tuple[tuple[str, str], ...]
Way: TypeAlias = tuple[Pool, Pool, tuple[Half, ...]]


@lru_cache
def parse(text: str) -> tuple[tuple[str, ...], ...]:
    """Alternatives, each a row of elements; `A` is written out for any icon but Accident.  IV-OUT-02, IV-CMB-06, 07."""
    rows: list[tuple[str, ...]] = []
    for alternative in text.split("/"):
        row: list[str] = []
        for part in filter(None, (part.strip() for part in alternative.split("+"))):
            n, _, what = part.rpartition("*")
            assert what in ("A", "die", "accident", *COLOURS, *ICONS), f"{what!r} in {text!r}"
            row += [what] * int(n or 1)
        rows += [tuple(icon if e == "A" else e for e in row) for icon in (ICONS if "A" in row else ("",))]
    return tuple(rows)


def _pays(icon: str, colour: str, element: str, wild: bool, convert: Convert) -> bool:
    """Printed, or wild, or a Basic that is converted as it is spent.  IV-DIC-09, IV-DIC-10, IV-CNV-01."""
    if icon == element:
        return True
    if icon == "vanguard":
        return wild and element in ICONS
    return icon == "basic" and (colour, element) in convert


def _first(element: str, pool: Pool, halves: tuple[Half, ...], wild: bool, convert: Convert) -> Iterator[Way]:
    """Every way to pay one element: the die taken if any, the pool left, the icons of taken dice still unused.
    One die pays one element, but a double face pays two icons.  IV-OUT-07, IV-CMB-05."""
    if element not in COLOURS and element != "die":
        for i, (icon, colour) in enumerate(halves):
            if _pays(icon, colour, element, wild, convert):
                yield (), pool, halves[:i] + halves[i + 1 :]
    for i, die in enumerate(pool):
        if i and die == pool[i - 1]:
            continue
        colour, face, _ = die
        left = pool[:i] + pool[i + 1 :]
        if element in ("die", colour):
            yield (die,), left, halves
        elif element not in COLOURS:
            icons = face.split("+")
            for k, icon in enumerate(icons):
                if _pays(icon, colour, element, wild, convert):
                    unused = tuple((other, colour) for other in icons[:k] + icons[k + 1 :])
                    yield (die,), left, tuple(sorted((*halves, *unused)))


@lru_cache(maxsize=100_000)
def _cover(
    need: tuple[str, ...], pool: Pool, halves: tuple[Half, ...], wild: bool, convert: Convert
) -> frozenset[Pool]:
    """Every set of dice that pays the row."""
    if not need:
        return frozenset([()])
    return frozenset(
        tuple(sorted((*taken, *paid)))
        for taken, left, more in _first(need[0], pool, halves, wild, convert)
        for paid in _cover(need[1:], left, more, wild, convert)
    )


@lru_cache(maxsize=100_000)
def payments(pool: Pool, need: str, times: int = 1, wild: bool = True, convert: Convert = ()) -> tuple[Pool, ...]:
    """Every smallest set of dice that pays `need` so many times, icons counted one by one.  IV-SPE-10."""
    found: set[Pool] = set()
    for rows in combinations_with_replacement(parse(need), times):
        found |= _cover(tuple(sorted(e for row in rows for e in row)), pool, (), wild, convert)
    return tuple(sorted(p for p in found if not any(q != p and not Counter(q) - Counter(p) for q in found)))


def can_pay(pool: Pool, need: str, times: int = 1, wild: bool = True, convert: Convert = ()) -> bool:
    return bool(payments(pool, need, times, wild, convert))


def most(pool: Pool, need: str, wild: bool, convert: Convert) -> int:
    """As often as possible.  IV-SPE-02."""
    times = 0
    while times < 2 * len(pool) and can_pay(pool, need, times + 1, wild, convert):
        times += 1
    return times
