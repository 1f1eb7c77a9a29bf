"""What a table shows: the frames of its people, each part of which is worked out once for all who see the same."""

from collections.abc import Sequence
from typing import Any, cast

import msgspec
from msgspec import Raw

from starboard.kernel.once import keep
from starboard.kernel.scene import Scene
from starboard.kernel.texts import Language
from starboard.kernel.words import Seat
from starboard.server.frames import Guide, View, You
from starboard.server.gallery import SCENES
from starboard.server.infos import table_info
from starboard.table.consent import Request, shown
from starboard.table.deeds import Draft
from starboard.table.guides import due
from starboard.table.log import Line, lines
from starboard.table.patience import until
from starboard.table.records import Answered, Entry
from starboard.table.seats import name_of
from starboard.table.table import Table

MOST_LINES = 400  # of the log, for who has none of it
SCENE = Raw(b'"the scene"')  # where it will stand; only numbers come before it
encode = msgspec.json.Encoder().encode


class Showing:
    """One table as it is shown, until its next record."""

    __slots__ = ("_frames", "_hides", "_logs", "_packed", "_patience", "_scenes", "_table")

    def __init__(self, table: Table, patience: int) -> None:
        self._table, self._patience = table, patience
        self._frames: dict[Any, tuple[bytes, bytes, bytes]] = {}  # a view without its scene: what comes before, after
        self._logs: dict[tuple[int, Seat | None, Language], Raw] = {}
        self._hides: dict[int, bool] = {}  # whether something secret happened after a record
        self._scenes: dict[tuple[Seat | None, Language], bytes] = {}
        self._packed = b""  # the state as bytes, where its scenes are shared with other tables

    def took(self, draft: Draft) -> None:
        """The table has gone on."""
        self._frames.clear()
        self._logs.clear()
        self._hides.clear()
        if draft.game is not None:
            self._scenes.clear()
            self._packed = draft.states[-1][1] if draft.states and not self._table.rules.chance else b""

    # The parts of a view

    def _scene(self, look: Seat | None, lang: Language) -> bytes:
        """The scene of a seat in a language, drawn once a position for all its devices."""
        made = self._scenes.get((look, lang))
        if made is None:
            made = self._scenes[look, lang] = self._shared(look, lang) if self._packed else self._drawn(look, lang)
        return made

    def _drawn(self, look: Seat | None, lang: Language) -> bytes:
        table = self._table
        if table.game.drawn is None:
            keep(table.game)
        return encode(table.rules.scene(table.game, look, table.say(lang)))

    def _shared(self, look: Seat | None, lang: Language) -> bytes:
        """A game without chance comes to the same positions at many tables: there the scene is drawn once for all."""
        opened = self._table.opened
        key = (opened.game, opened.cartridge, self._packed, look, lang)
        return SCENES.get(key) or SCENES.keep(key, self._drawn(look, lang))

    def _hidden(self, start: int) -> bool:
        """Whether not all may read the same of what happened after a record."""
        found = self._hides.get(start)
        if found is None:
            found = self._hides[start] = _hide(self._table.entries[start + 1 :])
        return found

    def _log(self, start: int, look: Seat | None, lang: Language) -> Raw:
        """The log after a record, written once for all where nothing in it is secret."""
        eyes = look if self._hidden(start) else None
        made = self._logs.get((start, eyes, lang))
        if made is None:
            made = self._logs[start, eyes, lang] = Raw(encode(lines(self._table, start, eyes, lang)))
        return made

    def _requests(self, person: str, lang: Language) -> tuple[Request, ...]:
        table = self._table
        return tuple(shown(asked, table.seats, person, lang, table.position) for asked in table.requests.values())

    # Views

    def view(self, person: str, name: str, look: Seat | None, lang: Language, since: int) -> bytes:
        """The frame for who looks through this seat and has everything up to record `since`; -1 is nothing."""
        table = self._table
        mine = table.seats_of(person)
        news = since < 0 or table.facts > since
        if news and not since:
            since = -1  # on the wire, 0 and a table is to start anew
        start = since if since >= 0 else max(-1, table.seq - MOST_LINES)
        eyes = look if news or table.guides or self._hidden(start) else None  # all others read the same but the scene
        key = (eyes, lang, mine, since, person if news or table.requests else "")
        frame = self._frames.get(key)
        if frame is None:
            you = You(name_of(table.seats, person) or name, mine, look, table.host == person != "") if news else None
            view = self._view(person, mine, eyes, lang, since, start, you)
            frame = self._frames[key] = encode(view).partition(bytes(SCENE))
        return frame[0] + self._scene(look, lang) + frame[2]

    def _view(
        self,
        person: str,
        mine: tuple[Seat, ...],
        look: Seat | None,
        lang: Language,
        since: int,
        start: int,
        you: You | None,
    ) -> View:
        table = self._table
        return View(
            table.seq,
            max(since, 0),
            table.position,
            cast(Scene, SCENE),
            cast(tuple[Line, ...], self._log(start, look, lang)),
            table_info(table, lang, bool(mine)) if you else None,
            you,
            table.reach(mine),
            self._requests(person, lang) if table.requests else (),
            table.watch.info(table.running) if table.watch.clock else None,
            _guide(table, look) if table.guides else None,
            until(table, self._patience),
        )


def _hide(entries: Sequence[Entry]) -> bool:
    """Whether something happened in these records of which not all may read the same."""
    for entry in entries:
        if isinstance(entry.what, Answered):
            for event in entry.what.events:
                if event.secret:
                    return True
    return False


def _guide(table: Table, look: Seat | None) -> Guide | None:
    guide = table.guides.get(look) if look is not None else None
    if look is None or guide is None or not guide.on:
        return None
    return Guide(due(table.guides, table.game, look), tuple(guide.seen))
