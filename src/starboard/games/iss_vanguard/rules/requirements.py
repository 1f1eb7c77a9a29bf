"""Whether dice meet a requirement, and which dice pay for it.  IV-OUT, IV-CMB, IV-CNV, IV-DIC

Dice are counted by what they show: a *look* is a colour and the icons of a face, a pool so many dice of each look.  A
die pays for one part of a requirement; a face with two icons pays for two icons (IV-OUT-07).

IV-CMB-09, IV-CMB-10, IV-CNV-06, IV-DIC-11, IV-DIC-12, IV-DIC-13, IV-DIC-14
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Final, TypeAlias

from starboard.games.iss_vanguard.constants import ACCIDENT, BASIC, COLOURS, ICONS, VANGUARD
from starboard.games.iss_vanguard.model.requirements import DIE, SAME, Alternative, parse

Look: TypeAlias = tuple[int, tuple[int, ...]]  # a colour, and icons; -1: an icon that does not count
Counts: TypeAlias = tuple[tuple[Look, int], ...]  # so many of each look, in order
Needs: TypeAlias = tuple[int, ...]
Conversion: TypeAlias = tuple[tuple[int, ...], ...]  # for each colour the icons that its Basic may count as
NO_CONVERSION: Final[Conversion] = ((), (), ())
COLOUR_NEED: Final = 20  # and the number of the colour
ANY_DIE: Final = 30
NO_ICON: Final = -1  # of an Accident that is ignored
SAME_ICON: Final = 40
ANY_ICON: Final = tuple(range(BASIC + 1))  # what a symbol A may stand for; an Accident never.  IV-CMB-07


def _need(word: str) -> int:
    if word == DIE:
        return ANY_DIE
    if word == SAME:
        return SAME_ICON
    return COLOUR_NEED + COLOURS.index(word) if word in COLOURS else ICONS.index(word)


@lru_cache(maxsize=4_096)
def alternatives(requirement: str, more: int = 0) -> tuple[Needs, ...]:
    """The alternatives of a requirement as numbers, A as each icon in turn; `more`: so many A more.  IV-CMB-06"""
    found: list[Needs] = []
    for alternative in parse(requirement):
        found += _each_icon(alternative, more)
    return tuple(dict.fromkeys(found))


def _each_icon(alternative: Alternative, more: int) -> Iterator[Needs]:
    needs = tuple(sorted(map(_need, alternative)))
    if SAME_ICON not in needs:
        yield needs
        return
    needs += (SAME_ICON,) * more
    for icon in ANY_ICON:
        yield tuple(sorted(icon if need == SAME_ICON else need for need in needs))


def count_looks(looks: Iterable[Look]) -> Counts:
    """Looks as a pool."""
    counts: dict[Look, int] = {}
    for look in looks:
        counts[look] = counts.get(look, 0) + 1
    return tuple(sorted(counts.items()))


def fits(need: int, colour: int, icon: int, wild: bool, conversion: Conversion) -> bool:
    """Whether an icon counts as a need: as printed; `wild`: also as a Vanguard, or as a Basic that is converted.

    IV-DIC-09, IV-DIC-10, IV-DIC-19, IV-OUT-10, IV-CNV-01
    """
    if icon == need:
        return True
    if not wild or need > BASIC:
        return False
    return icon == VANGUARD or (icon == BASIC and need in conversion[colour])


def halves_for(need: int, look: Look, wild: bool, conversion: Conversion) -> list[int]:
    """By which halves of a die a need can be paid: -1 is the whole die."""
    colour, icons = look
    if need >= COLOUR_NEED:
        return [-1] if need in (ANY_DIE, COLOUR_NEED + colour) else []
    found = [half for half, icon in enumerate(icons) if fits(need, colour, icon, wild, conversion)]
    return found[:1] if len(icons) == 2 and icons[0] == icons[1] else found


@lru_cache(maxsize=65_536)
def serves(look: Look, requirement: str, conversion: Conversion) -> bool:
    """Whether one die would pay for some part of a requirement."""
    return any(halves_for(need, look, True, conversion) for needs in alternatives(requirement) for need in needs)


@lru_cache(maxsize=65_536)
def payments(pool: Counts, needs: Needs, wild: bool, conversion: Conversion) -> tuple[tuple[int, ...], ...]:
    """Every way to pay: how many dice of each look go, each of which pays for something."""
    found: dict[tuple[int, ...], None] = {}
    left = [n for _, n in pool]
    used = [0] * len(pool)
    seen: set[tuple[int, tuple[int, ...], tuple[int, ...]]] = set()

    def pay(at: int, halves: tuple[int, ...]) -> None:
        if at == len(needs):
            found[tuple(used)] = None
            return
        state = (at, tuple(used), halves)
        if state in seen:
            return
        seen.add(state)
        need = needs[at]
        if need in halves:  # the other half of a die that goes anyway
            rest = list(halves)
            rest.remove(need)
            pay(at + 1, tuple(rest))
        for i, (look, _) in enumerate(pool):
            if not left[i]:
                continue
            for half in halves_for(need, look, wild, conversion):
                icons = look[1]
                other = (icons[1 - half],) if half >= 0 and len(icons) == 2 else ()
                left[i] -= 1
                used[i] += 1
                pay(at + 1, tuple(sorted(halves + other)))
                left[i] += 1
                used[i] -= 1

    pay(0, ())
    return tuple(found)


@lru_cache(maxsize=65_536)
def is_met(pool: Counts, requirement: str, wild: bool, conversion: Conversion = NO_CONVERSION, more: int = 0) -> bool:
    """Whether a pool meets a requirement: an empty one always.  IV-OUT-02, IV-OUT-03, IV-TST-14"""
    if not requirement:
        return True
    for needs in alternatives(requirement, more):
        if len(needs) == 1:
            need = needs[0]
            if any(halves_for(need, look, wild, conversion) for look, _ in pool):
                return True
        elif _is_payable(list(pool), needs, 0, (), wild, conversion):
            return True
    return False


def _is_payable(
    pool: list[tuple[Look, int]], needs: Needs, at: int, halves: tuple[int, ...], wild: bool, conversion: Conversion
) -> bool:
    """Whether the needs from this one on can be paid; the first way that is found will do."""
    if at == len(needs):
        return True
    need = needs[at]
    if need in halves:
        rest = list(halves)
        rest.remove(need)
        if _is_payable(pool, needs, at + 1, tuple(rest), wild, conversion):
            return True
    for i, (look, n) in enumerate(pool):
        if not n:
            continue
        for half in halves_for(need, look, wild, conversion):
            icons = look[1]
            other = (*halves, icons[1 - half]) if half >= 0 and len(icons) == 2 else halves
            pool[i] = (look, n - 1)
            found = _is_payable(pool, needs, at + 1, other, wild, conversion)
            pool[i] = (look, n)
            if found:
                return True
    return False


@lru_cache(maxsize=65_536)
def ways(pool: Counts, requirement: str, conversion: Conversion, more: int = 0) -> tuple[tuple[int, ...], ...]:
    """Every way to pay for a requirement once, with wild and converted results.  IV-CMB-01, IV-CNV-07"""
    found: dict[tuple[int, ...], None] = {}
    for needs in alternatives(requirement, more):
        found |= dict.fromkeys(payments(pool, needs, True, conversion))
    return tuple(found)


def without_accidents(pool: Counts) -> Counts:
    """The dice that may pay for a combination: an Accident never does, not as a die of its colour either.

    An Accident that is ignored shows no icon, and is one all the same.  IV-DIC-12
    """
    return tuple([(look, n) for look, n in pool if ACCIDENT not in look[1] and NO_ICON not in look[1]])


def without(pool: Counts, way: tuple[int, ...]) -> Counts:
    """What is left of a pool."""
    return tuple((look, n - gone) for (look, n), gone in zip(pool, way, strict=True) if n > gone)


# Requirements that are met as often as possible


@lru_cache(maxsize=65_536)
def times(pool: Counts, requirement: str, wild: bool, conversion: Conversion, more: int = 0) -> int:
    """How often a pool meets a requirement, the icons of all dice counted together.  IV-SPE-02, IV-SPE-05, IV-SPE-10"""
    options = alternatives(requirement, more)
    if all(len(needs) == 1 for needs in options):
        single = [needs[0] for needs in options]
        return sum(n * _worth(look, single, wild, conversion) for look, n in pool)
    if len(options) == 1 and len(set(options[0])) == 1:  # so many of one thing
        return sum(n * _worth(look, [options[0][0]], wild, conversion) for look, n in pool) // len(options[0])
    most = sum(n * len(look[1]) for look, n in pool) // min(map(len, options))
    k = 0
    while k < most and _mixtures(pool, options, k + 1, wild, conversion):
        k += 1
    return k


def _worth(look: Look, single: list[int], wild: bool, conversion: Conversion) -> int:
    """How often one die meets one of these needs."""
    colour, icons = look
    by_icon = sum(any(fits(n, colour, i, wild, conversion) for n in single if n < COLOUR_NEED) for i in icons)
    return by_icon or int(any(n in (ANY_DIE, COLOUR_NEED + colour) for n in single))


def _mixtures(
    pool: Counts, options: tuple[Needs, ...], k: int, wild: bool, conversion: Conversion
) -> dict[tuple[int, ...], None]:
    """The ways to meet some of these alternatives k times in all."""
    found: dict[tuple[int, ...], None] = {}
    for mixture in combinations_with_replacement(options, k):
        needs = tuple(sorted(need for alternative in mixture for need in alternative))
        found |= dict.fromkeys(payments(pool, needs, wild, conversion))
    return found


@lru_cache(maxsize=65_536)
def ways_for(
    pool: Counts, requirement: str, k: int, conversion: Conversion, more: int = 0
) -> tuple[tuple[int, ...], ...]:
    """The ways to meet a requirement k times that leave no printed duty and take no die that is not needed.

    IV-SPE-02, IV-SPE-03, IV-SPE-10
    """
    options = alternatives(requirement, more)
    found = _serving(pool, options, k, conversion)
    kept = [way for way in found if not times(without(pool, way), requirement, False, conversion, more)]
    return tuple(way for way in kept if not any(_is_less(other, way) for other in kept))


def some_way(pool: Counts, requirement: str, k: int, conversion: Conversion, more: int = 0) -> tuple[int, ...]:
    """One of the ways to meet a requirement k times; none: nothing."""
    options = alternatives(requirement, more)
    if len(options) == 1 and len(set(options[0])) == 1:
        worth = [_worth(look, [options[0][0]], True, conversion) for look, _ in pool]
        duty = [_worth(look, [options[0][0]], False, conversion) > 0 for look, _ in pool]
        if max(worth, default=0) < 2:
            left, found = k * len(options[0]), [0] * len(pool)
            for printed in (True, False):  # printed results first
                for i, (_, n) in enumerate(pool):
                    if worth[i] and duty[i] == printed:
                        found[i] = min(n, left)
                        left -= found[i]
            return tuple(found)
    ways_found = ways_for(pool, requirement, k, conversion, more)
    return ways_found[0] if ways_found else ()


def _serving(pool: Counts, options: tuple[Needs, ...], k: int, conversion: Conversion) -> list[tuple[int, ...]]:
    if not all(len(needs) == 1 for needs in options):
        return list(_mixtures(pool, options, k, True, conversion))
    single = [needs[0] for needs in options]
    found: list[tuple[int, ...]] = [()]
    worth = [_worth(look, single, True, conversion) for look, _ in pool]
    duty = [_worth(look, single, False, conversion) > 0 for look, _ in pool]
    for (_, n), each, must in zip(pool, worth, duty, strict=True):
        found = [(*way, take) for way in found for take in ((n,) if must else range(n + 1) if each else (0,))]
    return [way for way in found if sum(a * b for a, b in zip(way, worth, strict=True)) == k]


def _is_less(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return one != other and all(a <= b for a, b in zip(one, other, strict=True))


def shows(pool: Counts, icon: int, vanguard: bool) -> bool:
    """Whether an icon lies in the pool; a Vanguard may count as it, a Basic to be converted never.  IV-SPE-11"""
    return any(
        icon in icons or (vanguard and VANGUARD in icons and icon not in (VANGUARD, ACCIDENT)) for (_, icons), _ in pool
    )
