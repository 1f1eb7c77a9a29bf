"""What a game tells a designer while it is played: which content came up, who used it, and where the time went."""

from collections import Counter
from functools import lru_cache
from typing import Any

from starboard.kernel.game import Game
from starboard.kernel.words import Event, Id, Option, Seat

ACT, THING = "do ", "at "  # a deed is the word of an option, or what it names: an action space, a planet, a card


class Facts:
    """Listens to one game.  A key has appeared when it was in play or named by an event; it is used by an answer."""

    def __init__(self, g: Game[Any]) -> None:
        self._rules = g.rules
        self._keys = frozenset(g.rules.keys())
        self._known: dict[Id, str] = {}
        self.appeared: set[str] = set()
        self.used: set[tuple[str, Seat]] = set()
        self.stages: Counter[int] = Counter()
        self.deeds: Counter[str] = Counter()
        if self._keys:
            g.emit = self._hear

    def note_answer(self, g: Game[Any], seat: Seat, option: Option) -> None:
        """What a seat is about to say, and what else it might have said."""
        for other in g.options(seat):
            for deed in deeds_of(other):
                self.deeds[deed] += 0
        for deed in deeds_of(option):
            self.deeds[deed] += 1
        if stage := self._rules.stage(g.s):
            self.stages[stage] += 1
        for id_ in option.ids if self._keys else ():
            if key := self._key(id_):
                self.used.add((key, seat))

    def note_state(self, g: Game[Any]) -> None:
        if self._keys:
            self.appeared.update(key for key in self._rules.in_play(g.s) if key in self._keys)

    def _hear(self, event: Event) -> None:
        for id_ in (*event.ids, *event.secret, event.source):
            if key := self._key(id_):
                self.appeared.add(key)

    def _key(self, id_: Id) -> str:
        """The key that an id names, or nothing; worked out once an id."""
        key = self._known.get(id_)
        if key is None:
            key = self._rules.key_of(id_)
            key = self._known[id_] = key if key in self._keys else ""
        return key


@lru_cache(maxsize=20_000)
def deeds_of(option: Option) -> tuple[str, ...]:
    """The word of an option, and the things of the game that it names; pieces that are numbered count by no name."""
    things = (str(id_).partition(".")[0] for id_ in option.ids)
    return (ACT + option.key, *dict.fromkeys(THING + thing for thing in things if thing.isidentifier()))
