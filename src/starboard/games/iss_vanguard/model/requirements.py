"""Requirements in dice, as cards write them: `physical / construction`, `red+blue`, `A+A`, `3*die`.

Plus binds tighter than slash.  IV-OUT-02, IV-CMB-06
"""

from functools import cache
from typing import Final, TypeAlias

from starboard.games.iss_vanguard.constants import COLOURS, ICONS
from starboard.kernel.content_hints import nearest

SAME: Final = "A"  # any icon, but every A of an alternative is the same one
DIE: Final = "die"  # any Section die
Element: TypeAlias = str  # an icon, a colour, SAME or DIE
Alternative: TypeAlias = tuple[Element, ...]  # all of these are needed; what is needed twice stands there twice
WORDS: Final = frozenset((*ICONS, *COLOURS, SAME, DIE)) - {"accident"}


@cache
def parse(requirement: str) -> tuple[Alternative, ...]:
    """The alternatives of a requirement, each with all that it takes; a word that is none raises `ValueError`."""
    return tuple(_alternative(part) for part in requirement.split("/")) if requirement else ()


def _alternative(text: str) -> Alternative:
    found: list[Element] = []
    for part in text.split("+"):
        times, star, word = part.strip().rpartition("*")
        word = word.strip()
        if word not in WORDS and word != "accident":
            raise ValueError(f"{part.strip()!r} is no part of a requirement{nearest(word, sorted(WORDS))}")
        if star and (not times.strip().isdecimal() or int(times) < 1):
            raise ValueError(f"{part.strip()!r} is no part of a requirement; expected: a number before the star")
        count = int(times) if star else 1
        found += [word] * count
    return tuple(found)
