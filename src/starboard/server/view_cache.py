"""The view frames of a table.  Each part is encoded once for all clients that see the same."""

from typing import Any, cast

import msgspec
from msgspec import Raw

from starboard.kernel.render import keep_renders
from starboard.kernel.scene import Scene
from starboard.kernel.texts import Language, Say
from starboard.kernel.words import Seat, TooLong
from starboard.server.frames import Guide, View, You
from starboard.server.infos import table_info
from starboard.server.protocol import TableInfo
from starboard.server.scene_cache import SCENES
from starboard.table.actions import Draft
from starboard.table.consent import Request, request_for
from starboard.table.guides import due_lesson, waiting_lessons
from starboard.table.log import Line, lines
from starboard.table.orders import orders_of
from starboard.table.patience import window_deadline
from starboard.table.seat_copy import may_take_all
from starboard.table.seats import name_of
from starboard.table.table import Table
from starboard.table.trial import MOST_SCENE

MOST_LINES = 400  # of the log, for who has none of it
MOST_CACHED = 64  # logs and frames, of one record: clients may ask from any record on
SCENE = b'"the scene"'  # where it will stand; only numbers come before it
HERE = cast(Scene, Raw(SCENE))
encode = msgspec.json.Encoder().encode


class SceneTooLarge(RuntimeError):
    """A scene that is larger than any game draws: nobody is sent it."""


class ViewCache:
    """Caches the parts of the views of one table until its next record."""

    __slots__ = ("_frames", "_is_slow", "_logs", "_packed", "_patience", "_scenes", "_table", "_tables")

    def __init__(self, table: Table, patience: int) -> None:
        self._table, self._patience = table, patience
        self._frames: dict[Any, tuple[bytes, bytes]] = {}  # a view without its scene: what comes before, after
        self._logs: dict[tuple[int, Seat | None, Language], Raw] = {}
        self._tables: dict[tuple[Language, bool], Raw] = {}
        self._scenes: dict[tuple[Seat | None, Language], bytes] = {}
        self._packed = b""  # the state as bytes, where its scenes are shared with other tables
        self._is_slow = False  # somebody's scene of this position took too long

    def clear_after(self, draft: Draft) -> None:
        """Drop what a new record has made stale."""
        self._frames.clear()
        self._logs.clear()
        self._tables.clear()
        if draft.moves_seats:  # a name may have changed
            self._scenes.clear()
            self._table.game.render_cache = None
        if draft.game is not None:
            self._scenes.clear()
            self._is_slow = False
            self._packed = draft.states[-1][1] if draft.states and not self._table.rules.chance else b""

    # The parts of a view

    def _scene(self, look: Seat | None, lang: Language) -> bytes:
        """The encoded scene of a seat in a language, rendered once per position for all its devices."""
        if self._packed:
            return self._shared_scene(look, lang)
        found = self._scenes.get((look, lang))
        if found is None:
            found = self._scenes[look, lang] = self._render(look, self._table.say(lang))
        return found

    def _shared_scene(self, look: Seat | None, lang: Language) -> bytes:
        """Many tables reach the same positions in a game without chance, so they share rendered scenes."""
        opened = self._table.opened
        key = (self._packed, look, lang, opened.game, opened.cartridge)
        return SCENES.get(key) or SCENES.put(key, self._render(look, self._table.say_of_any(lang)))

    def _render(self, look: Seat | None, say: Say) -> bytes:
        table = self._table
        if self._is_slow:
            raise TooLong("a position that took too long is not drawn again")
        if table.game.render_cache is None:
            keep_renders(table.game)
        try:
            scene = encode(table.rules.scene(table.game, look, say))
        except TooLong:
            self._is_slow = True
            raise
        if len(scene) > MOST_SCENE:
            raise SceneTooLarge(f"the scene has {len(scene)} bytes; at most {MOST_SCENE} are sent")
        return scene

    def _log(self, start: int, eyes: Seat | None, lang: Language) -> Raw:
        """The encoded log after a record, shared by all clients where nothing in it is secret."""
        found = self._logs.get((start, eyes, lang))
        if found is None:
            if len(self._logs) >= MOST_CACHED:
                self._logs.clear()
            found = self._logs[start, eyes, lang] = Raw(encode(lines(self._table, start, eyes, lang)))
        return found

    def _info(self, lang: Language, seated: bool) -> Raw:
        """The encoded table info: one for people at the table, one for spectators."""
        found = self._tables.get((lang, seated))
        if found is None:
            found = self._tables[lang, seated] = Raw(encode(table_info(self._table, lang, seated)))
        return found

    def _requests(self, person: str, lang: Language) -> tuple[Request, ...]:
        table = self._table
        return tuple(
            request_for(request, table.seats, person, lang, table.position) for request in table.requests.values()
        )

    # Views

    def view(
        self, person: str, name: str, mine: tuple[Seat, ...], look: Seat | None, lang: Language, since: int
    ) -> bytes:
        """The view for a person with these seats who has all records up to `since`; -1: none."""
        table = self._table
        if table.info_seq > since:
            takes_all = bool(person) and may_take_all(table, person)
            you = You(name_of(table.seats, person) or name, mine, look, table.host == person != "", takes_all)
            key: Any = (you, person, lang, since)
        else:  # all read the same but the scene, unless they may not
            you = None
            eyes = look if table.guides or table.secret_seq > since else None
            key = (eyes, lang, mine, since, person if table.requests else "")
        frame = self._frames.get(key)
        if frame is None:
            if len(self._frames) >= MOST_CACHED:
                self._frames.clear()
            before, _, after = encode(self._view(person, mine, look, lang, since, you)).partition(SCENE)
            frame = self._frames[key] = before, after
        return frame[0] + self._scene(look, lang) + frame[1]

    def _view(
        self, person: str, mine: tuple[Seat, ...], look: Seat | None, lang: Language, since: int, you: You | None
    ) -> View:
        table = self._table
        if you and since < 1:  # on the wire, 0 and a table is to start anew
            since, start = 0, max(-1, table.seq - MOST_LINES)
        else:
            start = since
        return View(
            table.seq,
            since,
            table.position,
            HERE,
            cast(tuple[Line, ...], self._log(start, look if table.secret_seq > start else None, lang)),
            cast(TableInfo, self._info(lang, bool(mine))) if you else None,
            you,
            table.reach(mine),
            self._requests(person, lang) if table.requests else (),
            table.clocks.info(table.running) if table.clocks.clock else None,
            _guide(table, look) if table.guides else None,
            orders_of(table, mine, table.say(lang)) if table.orders or table.asked_always or table.spared else (),
            window_deadline(table, self._patience),
        )


def _guide(table: Table, look: Seat | None) -> Guide | None:
    guide = table.guides.get(look) if look is not None else None
    if look is None or guide is None or not guide.on:
        return None
    lesson, shelf = due_lesson(table.guides, table.game, look), waiting_lessons(table.guides, table.game, look)
    return Guide(lesson, tuple(guide.seen), shelf, guide.walk.number if guide.walk else 0)
