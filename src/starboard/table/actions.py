"""What people do at a table.  A deed is judged here and comes to a draft: nothing happens until it is on disk."""

from typing import Any

from msgspec import Struct, structs

from starboard.kernel.game import Game
from starboard.kernel.lessons import lessons_of
from starboard.kernel.texts import Language
from starboard.kernel.words import IllegalAnswer, Option, Seat
from starboard.table.guides import due
from starboard.table.history import ReadState
from starboard.table.play import moved, recalled, refusal
from starboard.table.reach import wall_at
from starboard.table.records import (
    Advised,
    Answered,
    AnyRecord,
    Chatted,
    Entry,
    Guided,
    Requested,
    Seated,
    Settled,
    Undone,
    Voted,
)
from starboard.table.refusal import Refusal
from starboard.table.seats import Holder, people
from starboard.table.table import Table

MOVES_TIME = (Answered, Undone, Seated)


class By(Struct, frozen=True):
    """Who does it, when, and the id under which they said it."""

    person: str
    name: str
    now: int  # milliseconds since 1970
    said: str = ""
    lang: Language = "en"


class Draft(Struct, frozen=True):
    """A change still to happen: records to append, states to keep with some of them, states to drop."""

    entries: tuple[Entry, ...]
    states: tuple[tuple[int, bytes], ...] = ()
    drop: tuple[int, ...] = ()
    game: Game[Any] | None = None

    @property
    def seq(self) -> int:
        return self.entries[-1].seq

    @property
    def moves_seats(self) -> bool:
        return self.game is None and any(isinstance(entry.what, Seated) for entry in self.entries)


def _entries(table: Table, by: By, *records: AnyRecord) -> tuple[Entry, ...]:
    made = []
    for i, record in enumerate(records, 1):
        spent: tuple[int, ...] = ()
        if table.watch.clock is not None and isinstance(record, MOVES_TIME):
            answered = record.seat if isinstance(record, Answered) else None
            spent = table.watch.passed(table.running, by.now, answered)
        made.append(Entry(table.seq + i, by.now, record, by.person, by.name, by.said, spent))
    return tuple(made)


def must_sit(table: Table, by: By) -> tuple[Seat, ...]:
    mine = table.seats_of(by.person)
    if not mine:
        raise Refusal("spectator")
    return mine


def answer(table: Table, by: By, seat: Seat, question: int, option: Option) -> Draft:
    """Answer a question, or make a free move, for a seat that one holds."""
    if seat not in must_sit(table, by):
        raise Refusal("not_your_seat", seat=seat + 1)
    return answered(table, by, seat, question, option)


def bot_answer(table: Table, now: int, seat: Seat, option: Option) -> Draft:
    """The answer of a bot."""
    assert table.seats[seat].kind == "bot", f"seat {seat} is not a bot's"
    name = table.seats[seat].name or table.seats[seat].bot
    return answered(table, By("", name, now), seat, table.game.s.question, option)


def answered(table: Table, by: By, seat: Seat, question: int, option: Option, late: bool = False) -> Draft:
    """An answer judged by the rules; `late`: the table gave it for who let a window pass."""
    if table.game.over:
        raise Refusal("over")
    if question != table.game.s.question:
        raise Refusal("stale")
    try:
        after = moved(table.game, seat, option)
    except IllegalAnswer as error:
        raise refusal(table.game, seat, error, table.say(by.lang)) from None
    lesson = due(table.guides, table.game, seat) if table.guides else ""
    waiting = tuple(after.game.waiting)
    record = Answered(seat, option, table.position + 1, after.wall, after.events, lesson, late, waiting)
    thinned = table.line.thinned()
    drop = () if thinned is None else (thinned,)
    return Draft(_entries(table, by, record), ((table.seq + 1, after.packed),), drop, after.game)


def undo(table: Table, by: By, to: int, read: ReadState) -> Draft:
    """Go back to a position: at once where one may alone, else as a request to the table."""
    mine = must_sit(table, by)
    if table.opened.undo == "none":
        raise Refusal("not_allowed", key="no_undo")
    if to not in table.line or to == table.position:
        raise Refusal("unknown_position", n=to)
    wall = wall_at(table.line, to, mine, table.barrier)
    if table.is_undo_free or wall == "start" or not _others(table, by):
        return _undone(table, by, to, read)
    return Draft(_entries(table, by, Requested("undo", to)))


def _undone(table: Table, by: By, to: int, read: ReadState, *before: AnyRecord) -> Draft:
    opened = table.opened
    game, at = recalled(opened.game, opened.cartridge, table.line, to, read)
    if at != to:
        raise Refusal("unknown_position", n=to)
    drop = tuple(stood.seq for stood in table.line.after(to))
    records = (*before, Undone(to, agreed=bool(before)))
    return Draft(_entries(table, by, *records), (), drop, game)


def _others(table: Table, by: By) -> list[str]:
    return [person for person in people(table.seats) if person != by.person]


def vote(table: Table, by: By, request: int, yes: bool, read: ReadState) -> Draft:
    """Agree to a request or refuse it; with the last consent it comes about in the same breath."""
    must_sit(table, by)
    asked = table.requests.get(request)
    if asked is None:
        raise Refusal("unknown_request")
    record = Voted(request, yes)
    if asked.by == by.person and not yes:
        return Draft(_entries(table, by, record))
    voters = asked.voters(table.seats)
    if by.person not in voters:
        raise Refusal("not_allowed")
    if not yes or len(voters) > 1:
        return Draft(_entries(table, by, record))
    if asked.what.kind == "undo":
        return _undone(table, by, asked.what.to, read, record)
    assert asked.what.holder is not None, "a request about a seat says who is to have it"
    return Draft(_entries(table, by, record, Seated(asked.what.seat, asked.what.holder)))


def chat(table: Table, by: By, text: str) -> Draft:
    """Say something to the table; spectators may, too."""
    if not text.strip():
        raise Refusal("malformed", why="empty")
    return Draft(_entries(table, by, Chatted(text.strip())))


def advise(table: Table, by: By, seat: Seat) -> Draft:
    """Ask the adviser, where the table allows it and the seat is asked something."""
    if seat not in must_sit(table, by):
        raise Refusal("not_your_seat", seat=seat + 1)
    if not table.opened.adviser:
        raise Refusal("no_adviser")
    if not table.game.options(seat):
        raise Refusal("not_asked")
    return Draft(_entries(table, by, Advised(seat)))


def guide(table: Table, by: By, seat: Seat, lesson: str, on: bool | None) -> Draft:
    """Have a lesson read, skip the guide, or turn it on, for a seat that one holds."""
    if seat not in must_sit(table, by):
        raise Refusal("not_your_seat", seat=seat + 1)
    lessons = lessons_of(table.opened.game)
    if lessons is None:
        raise Refusal("not_allowed")
    if lesson and all(known.key != lesson for known in lessons.lessons):
        raise Refusal("malformed", why=lesson)
    return Draft(_entries(table, by, Guided(seat, lesson, on)))


def settle(table: Table, by: By, name: str | None, listed: bool | None) -> Draft:
    """The host names the table, lists it or takes it off the list."""
    if table.host != by.person:
        raise Refusal("not_allowed")
    return Draft(_entries(table, by, Settled(name, listed)))


# Seats


def sit(table: Table, by: By, seat: Seat, invite: str = "") -> Draft:
    """Take a free seat: with its link, or if it is open to all; one that somebody left, by consent."""
    holder = _seat(table, seat)
    invited = bool(invite) and holder.invite == invite
    if holder.held or holder.kind == "bot":
        raise Refusal("seat_taken", seat=seat + 1)
    if table.seats_of(by.person) or (holder.kind == "invite" and not invited):
        raise Refusal("not_allowed")
    mine = Holder("person", by.person, by.name, invite=holder.invite)
    if holder.kind == "left" and not invited and _others(table, by):
        return Draft(_entries(table, by, Requested("seat", seat=seat, holder=mine)))
    return Draft(_entries(table, by, Seated(seat, mine)))


def leave(table: Table, by: By, seat: Seat) -> Draft:
    """Stand up: the seat is free, and its past stays with it."""
    if seat not in must_sit(table, by):
        raise Refusal("not_your_seat", seat=seat + 1)
    return Draft(_entries(table, by, Seated(seat, Holder("left"))))


def give(table: Table, by: By, seat: Seat, holder: Holder) -> Draft:
    """Give a seat that is free, or whose time is up, to somebody else."""
    must_sit(table, by)
    old = _seat(table, seat)
    out = old.held and old.person != by.person and table.watch.is_out(seat, table.running, by.now)
    if old.held and not out:
        raise Refusal("seat_taken", seat=seat + 1)
    if old.kind == "bot" and table.position > table.opened.first:
        raise Refusal("not_allowed")
    alone = by.person == table.host and old.kind in ("invite", "open", "bot")
    request = Requested("seat", seat=seat, holder=holder)
    others = [person for person in _others(table, by) if not (out and person == old.person)]
    if others and not alone:
        return Draft(_entries(table, by, request))
    return Draft(_entries(table, by, Seated(seat, holder)))


def pass_on(table: Table, by: By, old: str) -> Draft:
    """A person has become another, by logging in: what they held goes along."""
    mine = table.seats_of(old)
    records: list[AnyRecord] = [Seated(seat, structs.replace(table.seats[seat], person=by.person)) for seat in mine]
    if table.host == old:
        records.append(Settled(host=by.person))
    return Draft(_entries(table, by, *records))


def _seat(table: Table, seat: Seat) -> Holder:
    if seat >= len(table.seats):
        raise Refusal("not_your_seat", seat=seat + 1)
    return table.seats[seat]
