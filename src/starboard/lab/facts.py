"""What a game tells a designer while it is played: which content came up, and who used it."""

from typing import Any

from starboard.kernel.game import Game
from starboard.kernel.words import Event, Id, Option, Seat


class Facts:
    """Listens to one game.  A key has appeared when it was in play or named by an event; it is used by an answer."""

    def __init__(self, g: Game[Any]) -> None:
        self._rules = g.rules
        self._keys = frozenset(g.rules.keys())
        self._known: dict[Id, str] = {}
        self.appeared: set[str] = set()
        self.used: set[tuple[str, Seat]] = set()
        if self._keys:
            g.emit = self._hear

    def note_answer(self, seat: Seat, option: Option) -> None:
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
