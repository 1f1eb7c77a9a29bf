"""Ids that are made of a word and numbers, and what they are called: `probe-3`, `space-2-7`.

`pid("probe", 3)` makes one, `number_of` and `numbers_of` read one; nobody cuts a string.  A game names the words once,
in its `Names`.
"""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, TypeAlias

from starboard.kernel.words import Id

SEPARATOR = "-"
AMOUNTS = "amounts"  # `amounts-credits-3-energy-1`: so many of each, as prices name them
Namer: TypeAlias = Callable[[Any, tuple[str, ...], Any], str]  # the game, what follows the word, who says it


@cache
def pid(word: str, *parts: int | str) -> str:
    """The id of a piece or a place: a word and what tells it from others of its kind."""
    return SEPARATOR.join((word, *map(str, parts)))


@cache
def parts_of(id_: Id) -> tuple[str, ...]:
    """The word of an id, and what follows it."""
    return tuple(str(id_).split(SEPARATOR))


def word_of(id_: Id) -> str:
    """What kind of thing an id names: the word of `probe-3` is `probe`."""
    return parts_of(id_)[0]


@cache
def number_of(id_: Id, word: str) -> int:
    """The number of an id of this word: `number_of("probe-3", "probe")` is 3."""
    kind, _, rest = str(id_).partition(SEPARATOR)
    if kind != word:
        raise ValueError(f"{id_!r} is no {word}")
    return int(rest)


def amounts(price: Iterable[tuple[str, int]]) -> str:
    """The id that stands for so many of each thing in a sentence."""
    return pid(AMOUNTS, *(part for what, n in price for part in (what, n)))


class Names:
    """What the ids of a game are called, word by word: the one place where an id becomes a name.

    `numbered` words are called by a message, `piece-top` with `$n`; others by a function of their own.
    """

    def __init__(self, numbered: tuple[str, ...] = (), **namers: Namer) -> None:
        self.numbered, self.namers = frozenset(numbered), namers

    def __call__(self, g: Any, id_: Id, say: Any) -> str:
        word, *rest = parts_of(id_)
        namer = self.namers.get(word)
        try:
            if namer is not None and rest:
                return namer(g, tuple(rest), say)
            if word in self.numbered and len(rest) == 1:
                return str(say(f"piece-{word}", n=int(rest[0])))
        except (KeyError, IndexError, ValueError):  # an id of an older release, in a log
            return str(id_)
        return str(say.word(id_))
