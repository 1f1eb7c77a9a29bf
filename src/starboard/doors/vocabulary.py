"""Options are words, action spaces are numbers: the same number for the same option, in every process and every run.

The words are learnt once from random games with fixed seeds, sorted, and numbered from 0.  An option that those games
never offered gets a number that no open option has, found from its hash.  So a number never depends on what was
played before, and its meaning changes only when the game or its cartridge does.
"""

from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import Any

from msgspec import structs

from starboard.bots.random_bot import RandomBot
from starboard.kernel.cartridge import rules
from starboard.kernel.game import Game
from starboard.kernel.rules import Rules
from starboard.kernel.setup import Setup
from starboard.kernel.words import Option

LEARNING = 12_000  # answers of random play from which the words are learnt
SPARE = 4  # one number in so many is kept for options that were never seen, in a game that still showed new ones


class Vocabulary:
    """The numbers of a game's options, from 0 to `size`."""

    def __init__(self, words: Sequence[Option], spare: int = 0) -> None:
        self.words = tuple(words)
        self.size = len(self.words) + spare
        self.number = {option: number for number, option in enumerate(self.words)}
        self.texts = {option: str(option) for option in self.words}

    def numbers(self, options: Sequence[Option]) -> list[int]:
        """A number for each option, no two alike."""
        known = self.number
        try:
            return [known[option] for option in options]
        except KeyError:
            return self._probe(options)

    def options(self, options: Sequence[Option]) -> dict[int, Option]:
        """The open options by their numbers."""
        return dict(zip(self.numbers(options), options, strict=True))

    def text(self, option: Option) -> str:
        """The option in words: `land probe-1 mars`."""
        return self.texts.get(option) or str(option)

    def _probe(self, options: Sequence[Option]) -> list[int]:
        if len(options) > self.size:
            raise ValueError(f"{len(options)} options are open, and there are {self.size} numbers")
        found = {option: self.number[option] for option in options if option in self.number}
        taken = set(found.values())
        first = len(self.words) if self.size - len(self.words) >= len(options) - len(found) else 0
        for option in sorted((option for option in options if option not in found), key=str):
            room = self.size - first
            at = int.from_bytes(blake2b(str(option).encode(), digest_size=8).digest(), "big") % room
            while first + at in taken:
                at = (at + 1) % room
            found[option] = first + at
            taken.add(first + at)
        return [found[option] for option in options]


def vocabulary(game: str, setup: Setup) -> Vocabulary:
    """The vocabulary of an installed game with this setup, whatever its seed."""
    return _vocabulary(game, structs.replace(setup, seed=0))


@lru_cache(maxsize=32)
def _vocabulary(game: str, setup: Setup) -> Vocabulary:
    return learn(rules(game, setup.cartridge), setup)


def learn(rules: Rules[Any], setup: Setup) -> Vocabulary:
    """Play random games and keep every option that is offered to anybody."""
    found: dict[Option, int] = {}
    answers = seed = 0
    while answers < LEARNING:
        seed += 1
        g = Game(rules.new(structs.replace(setup, seed=seed)), rules)
        bot = RandomBot(seed, free=0.3)
        while g.s.outcome is None and answers < LEARNING:
            for seat in range(setup.seats):
                for option in g.moves(seat):
                    found.setdefault(option, answers)
            seat = g.waiting[0]
            g.answer(seat, bot.choose(g, seat))
            answers += 1
    newest = max(found.values(), default=0)
    spare = max(16, len(found) // SPARE) if newest > LEARNING * 3 // 4 else 0
    return Vocabulary(sorted(found, key=str), spare)
