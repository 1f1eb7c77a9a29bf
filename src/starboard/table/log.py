"""The log of a table as a reader may know it, in the reader's language."""

import logging
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, Literal, TypeAlias, cast

from msgspec import Struct

from starboard.kernel.game import Game
from starboard.kernel.show import ending, line
from starboard.kernel.story import Beat, beat_of
from starboard.kernel.texts import Language
from starboard.kernel.words import Event, Id, Seat
from starboard.table.consent import level, open_request, request_text
from starboard.table.records import (
    Advised,
    Answered,
    Chatted,
    Dealt,
    Entrusted,
    Entry,
    Exposed,
    Muted,
    Opened,
    Removed,
    Requested,
    Seated,
    Settled,
    Undone,
    Voted,
)
from starboard.table.refusal import words
from starboard.table.table import Table

log = logging.getLogger("starboard.log")

LineKind: TypeAlias = Literal["event", "chat", "undo", "seat", "request", "settings", "advice", "end"]


class Line(Struct, frozen=True, omit_defaults=True):
    """A line of the log, as its reader may know it.  `what`, `ids` and `n` tell the screen what to move."""

    seq: int
    kind: LineKind
    text: str
    at: int
    position: int  # that of the table after it
    seat: Seat | None = None
    who: str = ""
    what: str = ""
    ids: tuple[Id, ...] = ()
    secret: tuple[Id, ...] = ()
    n: int = 1
    undone: bool = False
    to: int | None = None  # of an `undo`: the position that the table went back to
    beat: Beat | None = None  # of the first event of an answer: all of it as it is told


def lines(table: Table, since: int, look: Seat | None, lang: Language) -> list[Line]:
    """The log lines of the records after `since`, as this seat may know them; `None` is a spectator."""
    return list(each_line(table, since, look, lang))


def each_line(table: Table, since: int, look: Seat | None, lang: Language) -> Iterator[Line]:
    """The same, one after the other."""
    position = _position_at(table, since)
    for entry in table.entries[since + 1 :]:
        what = entry.what
        if isinstance(what, Answered):
            position = what.position
            yield from _answer_lines(table, entry, what, look, lang)
        elif isinstance(what, Undone):
            text = _undo_text(table, entry, position, what, look, lang)
            position = what.to
            yield _table_line(entry, "undo", position, text, to=what.to)
        else:
            yield from _entry_lines(entry, position, lang)


def _position_at(table: Table, seq: int) -> int:
    """The position of the table after a record."""
    before = bisect_right(table.position_seqs, seq)
    if not before:
        return table.opened.first
    what = table.entries[table.position_seqs[before - 1]].what  # a record's number is its place
    return what.to if isinstance(what, Undone) else cast(Answered, what).position


def _undo_text(table: Table, entry: Entry, last: int, what: Undone, look: Seat | None, lang: Language) -> str:
    """Who took back how many answers, and what the first of them did, as this seat may know it."""
    say, first = words(lang), _answer_before(table, entry.seq, what.to + 1)
    seen = [event.seen_by(*(() if look is None else (look,))) for event in first.events] if first else []
    told = [text for event in seen if (text := event_text(table, event, lang).rstrip("."))]
    key = "log-undo-agreed" if what.agreed else "log-undo"
    return say(key, who=entry.who, n=last - what.to, did="".join(told[:1]) or "none")


def _answer_before(table: Table, seq: int, position: int) -> Answered | None:
    """The answer that led to a position, as it stood just before a record."""
    for entry in reversed(table.entries[:seq]):
        if isinstance(entry.what, Answered) and entry.what.position == position:
            return entry.what
    return None


def _seated_text(entry: Entry, what: Seated, lang: Language) -> str:
    """Who sits where now, or which bot plays for whom."""
    say, holder = words(lang), what.holder
    if what.why == "wish":
        return say("log-wish", who=holder.name, level=level(holder.wish, lang) or "none")
    if what.why:
        return say(f"log-{what.why}".replace("_", "-"), who=holder.name, level=level(holder.stand_in, lang))
    kind = "link" if holder.kind == "bot" and holder.invite else holder.kind
    facts = {"who": entry.who, "name": holder.name, "seat": what.seat + 1, "level": level(holder.bot, lang)}
    return say(f"log-seat-{kind}", **facts)


def _table_line(
    entry: Entry, kind: LineKind, position: int, text: str, seat: Seat | None = None, to: int | None = None
) -> Line:
    return Line(entry.seq, kind, text, entry.at, position, seat, entry.who, to=to)


def _answer_lines(table: Table, entry: Entry, what: Answered, look: Seat | None, lang: Language) -> list[Line]:
    undone = not table.history.has_answer(what.position, entry.seq)
    seen = [event.seen_by(*(() if look is None else (look,))) if event.secret else event for event in what.events]
    beat = event_beat(table, what.seat, seen, lang)
    found = [
        _event_line(table, entry, what, event, lang, undone, beat if i == 0 else None) for i, event in enumerate(seen)
    ]
    if what.late or (what.ordered and not what.usual) or what.by_itself:
        why = "log-ordered" if what.ordered else f"log-by-itself-{what.by_itself}" if what.by_itself else "log-late"
        late = words(lang)(why, who=entry.who)
        found.insert(0, Line(entry.seq, "seat", late, entry.at, what.position, what.seat, entry.who, undone=undone))
    if table.game.over and not undone and what.position == table.position:
        end = ending(table.game, table.say(lang))
        if end is not None:
            found.append(Line(entry.seq, "end", end.text, entry.at, what.position))
    return found


def _event_line(
    table: Table, entry: Entry, what: Answered, seen: Event, lang: Language, undone: bool, beat: Beat | None
) -> Line:
    """An event, as its reader may know it."""
    return Line(
        entry.seq,
        "event",
        event_text(table, seen, lang),
        entry.at,
        what.position,
        seen.seat if seen.seat >= 0 else None,
        entry.who,
        seen.what,
        seen.ids,
        seen.secret,
        seen.n,
        undone,
        beat=beat,
    )


def event_beat(table: Table, seat: Seat, seen: list[Event], lang: Language) -> Beat | None:
    """An answer as it is told.  If the game no longer has a text for it, its lines are all there is."""
    try:
        return beat_of(table.game, seat, seen, table.say(lang))
    except Exception:
        _log_missing(table.opened.game, ", ".join(event.what for event in seen))
        return None


def event_text(table: Table, event: Event, lang: Language, g: Game[Any] | None = None) -> str:
    """The text of an event, named as at a position, or as now.  If the game no longer has a text for it, its key is
    shown."""
    try:
        return line(g or table.game, event, table.say(lang))
    except Exception:
        _log_missing(table.opened.game, event.what)
        return event.what


@lru_cache(1_000)
def _log_missing(game: str, what: str) -> None:
    """Log an event without a text once: a log is read again and again."""
    log.exception("no text for event %s of game %s", what, game)


def _entry_lines(entry: Entry, position: int, lang: Language) -> Iterable[Line]:
    what, say = entry.what, words(lang)
    if isinstance(what, Chatted):
        yield _table_line(entry, "chat", position, what.text)
    elif isinstance(what, Opened):
        key = "log-bare" if what.bare else "log-whatif" if what.origin else "log-opened"
        yield _table_line(entry, "settings", what.first, say(key, who=entry.who))
    elif isinstance(what, Seated):
        yield _table_line(entry, "seat", position, _seated_text(entry, what, lang), what.seat)
    elif isinstance(what, Settled):
        yield from _settled_lines(entry, what, position, lang)
    elif isinstance(what, Dealt):
        yield _table_line(entry, "settings", position, say("log-dealt"))
    elif isinstance(what, Exposed):
        yield _table_line(entry, "settings", position, say("log-exposed"))
    elif isinstance(what, Entrusted):
        yield _table_line(entry, "settings", position, say("log-entrusted", name=what.name))
    elif isinstance(what, Muted):
        key = "log-muted" if what.on else "log-unmuted"
        yield _table_line(entry, "settings", position, say(key, who=entry.who, name=what.name))
    elif isinstance(what, Removed):
        yield _table_line(entry, "settings", position, say("log-removed", who=entry.who, name=what.name))
    elif isinstance(what, Advised):
        yield _table_line(entry, "advice", position, say("log-advised", who=entry.who), what.seat)
    elif isinstance(what, Requested):
        yield _table_line(entry, "request", position, request_text(open_request(entry, what), lang, position))
    elif isinstance(what, Voted):
        yield _table_line(entry, "request", position, say("log-agreed" if what.yes else "log-declined", who=entry.who))


def _settled_lines(entry: Entry, what: Settled, position: int, lang: Language) -> Iterable[Line]:
    say = words(lang)
    if what.name is not None:
        yield _table_line(entry, "settings", position, say("log-named", who=entry.who, name=what.name))
    if what.locked is not None:
        key = "log-locked" if what.locked else "log-unlocked"
        yield _table_line(entry, "settings", position, say(key, who=entry.who))
    if what.spectator_chat is not None:
        key = "log-spectators-talk" if what.spectator_chat else "log-spectators-quiet"
        yield _table_line(entry, "settings", position, say(key, who=entry.who))
