"""A table that is loaded: the people connected to it, one change at a time, and each seat's view worked out once."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias, cast

import msgspec
from msgspec import Raw

from starboard.kernel.scene import Scene
from starboard.kernel.texts import Language
from starboard.kernel.words import Seat
from starboard.server.frames import Presence, View, You
from starboard.server.gallery import SCENES
from starboard.server.infos import table_info
from starboard.table.consent import shown
from starboard.table.deeds import Draft
from starboard.table.log import Line, lines
from starboard.table.refusal import Refusal
from starboard.table.seats import name_of
from starboard.table.table import Table

if TYPE_CHECKING:
    from starboard.server.connection import Connection

MOST_LINES = 400  # of the log, for who has none of it
encode = msgspec.json.Encoder().encode
log = logging.getLogger("starboard.room")


Deed: TypeAlias = Callable[[Table], Draft]
Made: TypeAlias = Callable[[Draft | None, int], None]  # with no draft: what was said had been heard before


class Change(NamedTuple):
    """A deed, and who is to hear what became of it: `made` before anybody sees it, or `failed`."""

    deed: Deed
    made: Made
    failed: Callable[[Refusal], None]
    by: str = ""
    said: str = ""


class Room:
    """One table, and who is there."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.changes: deque[Change] = deque()  # the first is on its way to disk, the others wait to be judged
        self.connections: set[Connection] = set()
        self.used = monotonic()
        self.bot: asyncio.Task[None] | None = None
        self._scenes: dict[tuple[Seat | None, Language], Raw] = {}
        self._views: dict[Any, str] = {}
        self._logs: dict[tuple[int, Seat | None, Language], tuple[Line, ...]] = {}
        self._packed = b""  # the state as bytes, where its scenes are shared with other tables
        self.comings = 0  # how often somebody came or went
        self._presence = (-1, "")

    def _state(self, draft: Draft) -> bytes:
        """The state as bytes, where scenes of equal states are shared; the draft has it if it moved the game on."""
        if self.table.rules.chance:
            return b""
        return draft.states[-1][1] if draft.states else b""

    # Changing

    def took(self, draft: Draft) -> None:
        """A draft is on disk: the table is so now."""
        self.table.take(draft.entries, draft.game)
        if draft.moves_seats:
            self.comings += 1
        self.used = monotonic()
        self._views.clear()
        self._logs.clear()
        if draft.game is not None:
            self._scenes.clear()
            self._packed = self._state(draft)

    def replaced(self, table: Table) -> None:
        """The table was changed elsewhere, and was loaded anew."""
        self.table = table
        self._views.clear()
        self._logs.clear()
        self._scenes.clear()
        self._packed = b""
        self.reached(table.seq)

    def reached(self, seq: int) -> None:
        """Wake everybody who is connected; each gets what they have not seen."""
        for connection in self.connections:
            connection.wake()

    # Showing

    def scene(self, look: Seat | None, lang: Language) -> Raw:
        """The scene of a seat in a language, worked out once a position for all its devices."""
        made = self._scenes.get((look, lang))
        if made is None:
            made = self._scenes[look, lang] = self._shared(look, lang) if self._packed else self._drawn(look, lang)
        return made

    def _drawn(self, look: Seat | None, lang: Language) -> Raw:
        table = self.table
        return Raw(encode(table.rules.scene(table.game, look, table.say(lang))))

    def _shared(self, look: Seat | None, lang: Language) -> Raw:
        """A game without chance comes to the same positions at many tables: there the scene is drawn once for all."""
        opened = self.table.opened
        key = (opened.game, opened.cartridge, self._packed, look, lang)
        return SCENES.get(key) or SCENES.keep(key, self._drawn(look, lang))

    def _lines(self, start: int, look: Seat | None, lang: Language) -> tuple[Line, ...]:
        """The log after a record, written once for all where nothing in it is secret."""
        table = self.table
        secret = any(e.secret for entry in table.entries[start + 1 :] for e in getattr(entry.what, "events", ()))
        key = (start, look if secret else None, lang)
        made = self._logs.get(key)
        if made is None:
            made = self._logs[key] = tuple(lines(table, start, look if secret else None, lang))
        return made

    def view(self, person: str, name: str, look: Seat | None, lang: Language, since: int) -> str:
        """The frame for who looks through this seat and has everything up to record `since`; -1 is nothing."""
        table = self.table
        mine = table.seats_of(person)
        since = since or -1  # who has only the opening starts anew: on the wire 0 is nothing
        news = since < 0 or table.facts > since
        key = (look, lang, mine, since, person if news or table.requests else "")
        made = self._views.get(key)
        if made is None:
            start = max(-1, table.seq - MOST_LINES) if since < 0 else since
            view = View(
                table.seq,
                max(since, 0),
                table.position,
                cast(Scene, self.scene(look, lang)),
                self._lines(start, look, lang),
                table_info(table, lang, bool(mine)) if news else None,
                You(name_of(table.seats, person) or name, mine, look, table.host == person and bool(person))
                if news
                else None,
                table.reach(mine),
                tuple(shown(asked, table.seats, person, lang, table.position) for asked in table.requests.values()),
                table.watch.info(table.running) if table.watch.clock else None,
            )
            made = self._views[key] = encode(view).decode()
        return made

    def presence(self) -> str:
        """Who is there, worked out once for all whenever somebody comes or goes."""
        if self._presence[0] != self.comings:
            held = [self.table.seats_of(connection.person.id) for connection in self.connections]
            online = sorted({seat for mine in held for seat in mine})
            frame = encode(Presence(tuple(online), sum(not mine for mine in held))).decode()
            self._presence = (self.comings, frame)
        return self._presence[1]

    # Coming and going

    def enter(self, connection: "Connection") -> None:
        self.connections.add(connection)
        self._came_or_went()

    def go(self, connection: "Connection") -> None:
        self.connections.discard(connection)
        self.used = monotonic()
        self._came_or_went()

    def _came_or_went(self) -> None:
        self.comings += 1
        for connection in self.connections:
            connection.wake()

    def is_idle(self, seconds: float) -> bool:
        return not self.connections and not self.changes and self.bot is None and monotonic() - self.used > seconds
