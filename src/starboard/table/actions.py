"""The actions of people at a table.  Each is checked and returns a draft; nothing changes until it is committed."""

from typing import Any

from msgspec import Struct, structs

from starboard.kernel.game import Game
from starboard.kernel.lessons import lessons_of
from starboard.kernel.texts import Language
from starboard.kernel.words import IllegalAnswer, Option, Seat
from starboard.table.guides import due_lesson
from starboard.table.history import ReadState
from starboard.table.play import Fault, explain_refusal, game_at, play_answer
from starboard.table.reach import undo_limit_at
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

CLOCK_RECORDS = (Answered, Undone, Seated)


class Actor(Struct, frozen=True):
    """Who acts, when, and the id of the message."""

    person: str
    name: str
    now: int  # milliseconds since 1970
    message_id: str = ""
    lang: Language = "en"


class Draft(Struct, frozen=True):
    """A change that is not committed yet: records to append, states to store with them, states to drop."""

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


def _entries(table: Table, by: Actor, *records: AnyRecord) -> tuple[Entry, ...]:
    made = []
    for i, record in enumerate(records, 1):
        spent: tuple[int, ...] = ()
        if table.clocks.clock is not None and isinstance(record, CLOCK_RECORDS):
            answered = record.seat if isinstance(record, Answered) else None
            spent = table.clocks.time_used(table.running, by.now, answered)
        made.append(Entry(table.seq + i, by.now, record, by.person, by.name, by.message_id, spent))
    return tuple(made)


def require_seat(table: Table, by: Actor) -> tuple[Seat, ...]:
    mine = table.seats_of(by.person)
    if not mine:
        raise Refusal("spectator")
    return mine


def answer(table: Table, by: Actor, seat: Seat, question: int, option: Option) -> Draft:
    """Answer a question, or make a free move, for a seat that one holds."""
    if seat not in require_seat(table, by):
        raise Refusal("not_your_seat", seat=seat + 1)
    return judge_answer(table, by, seat, question, option)


def bot_answer(table: Table, now: int, seat: Seat, option: Option) -> Draft:
    """The answer of a bot."""
    assert table.seats[seat].kind == "bot", f"seat {seat} is not a bot's"
    name = table.seats[seat].name or table.seats[seat].bot
    return judge_answer(table, Actor("", name, now), seat, table.game.s.question, option)


def judge_answer(table: Table, by: Actor, seat: Seat, question: int, option: Option, late: bool = False) -> Draft:
    """Play an answer by the rules.  `late`: the table passes for a seat that let a window time out."""
    if table.game.over:
        raise Refusal("over")
    if question != table.game.s.question:
        raise Refusal("stale")
    if fault := table.faults.get((seat, option)):
        raise fault.with_traceback(None)  # not played again: it would fail again, and cost as much
    try:
        after = play_answer(table.game, seat, option)
    except Fault as fault:
        table.note_fault(seat, option, fault)
        raise
    except IllegalAnswer as error:
        raise explain_refusal(table.game, seat, error, table.say(by.lang)) from None
    lesson = due_lesson(table.guides, table.game, seat) if table.guides else ""
    waiting = tuple(after.game.waiting)
    record = Answered(seat, option, table.position + 1, after.irreversible, after.events, lesson, late, waiting)
    next_to_drop = table.history.next_to_drop()
    drop = () if next_to_drop is None else (next_to_drop,)
    return Draft(_entries(table, by, record), ((table.seq + 1, after.packed),), drop, after.game)


def undo(table: Table, by: Actor, to: int, read: ReadState) -> Draft:
    """Go back to a position: at once where one may alone, else as a request to the table."""
    mine = require_seat(table, by)
    if table.opened.undo == "none":
        raise Refusal("not_allowed", key="no_undo")
    if to not in table.history or to == table.position:
        raise Refusal("unknown_position", n=to)
    limit = undo_limit_at(table.history, to, mine, table.barrier)
    if table.is_undo_free or limit == "start" or not _others(table, by):
        return _undo_to(table, by, to, read)
    return Draft(_entries(table, by, Requested("undo", to)))


def _undo_to(table: Table, by: Actor, to: int, read: ReadState, *before: AnyRecord) -> Draft:
    opened = table.opened
    game, at = game_at(opened.game, opened.cartridge, table.history, to, read)
    if at != to:
        raise Refusal("unknown_position", n=to)
    drop = tuple(answer.seq for answer in table.history.after(to))
    records = (*before, Undone(to, agreed=bool(before)))
    return Draft(_entries(table, by, *records), (), drop, game)


def _others(table: Table, by: Actor) -> list[str]:
    return [person for person in people(table.seats) if person != by.person]


def vote(table: Table, by: Actor, number: int, yes: bool, read: ReadState) -> Draft:
    """Agree to a request or refuse it.  The last consent also carries it out."""
    require_seat(table, by)
    request = table.requests.get(number)
    if request is None:
        raise Refusal("unknown_request")
    record = Voted(number, yes)
    if request.by == by.person and not yes:
        return Draft(_entries(table, by, record))
    voters = request.voters(table.seats)
    if by.person not in voters:
        raise Refusal("not_allowed")
    if not yes or len(voters) > 1:
        return Draft(_entries(table, by, record))
    if request.what.kind == "undo":
        return _undo_to(table, by, request.what.to, read, record)
    assert request.what.holder is not None, "a request about a seat says who is to have it"
    return Draft(_entries(table, by, record, Seated(request.what.seat, request.what.holder)))


def chat(table: Table, by: Actor, text: str) -> Draft:
    """Say something to the table; spectators may, too."""
    if not text.strip():
        raise Refusal("malformed", why="empty")
    return Draft(_entries(table, by, Chatted(text.strip())))


def advise(table: Table, by: Actor, seat: Seat) -> Draft:
    """Ask the adviser, where the table allows it and the seat is asked something."""
    if seat not in require_seat(table, by):
        raise Refusal("not_your_seat", seat=seat + 1)
    if not table.opened.adviser:
        raise Refusal("no_adviser")
    if not table.game.options(seat):
        raise Refusal("not_asked")
    return Draft(_entries(table, by, Advised(seat)))


def guide(table: Table, by: Actor, seat: Seat, lesson: str, on: bool | None) -> Draft:
    """Have a lesson read, skip the guide, or turn it on, for a seat that one holds."""
    if seat not in require_seat(table, by):
        raise Refusal("not_your_seat", seat=seat + 1)
    lessons = lessons_of(table.opened.game)
    if lessons is None:
        raise Refusal("not_allowed")
    if lesson and all(known.key != lesson for known in lessons.lessons):
        raise Refusal("malformed", why=lesson)
    return Draft(_entries(table, by, Guided(seat, lesson, on)))


def change_settings(table: Table, by: Actor, name: str | None, listed: bool | None) -> Draft:
    """The host names the table, lists it or takes it off the list."""
    if table.host != by.person:
        raise Refusal("not_allowed")
    return Draft(_entries(table, by, Settled(name, listed)))


# Seats


def sit(table: Table, by: Actor, seat: Seat, invite: str = "") -> Draft:
    """Take a free seat: with its link, or if it is open to all; one that somebody left, by consent."""
    holder = _seat(table, seat)
    invited = bool(invite) and holder.invite == invite
    if holder.held or holder.kind == "bot":
        raise Refusal("seat_taken", seat=seat + 1)
    if table.opened.bare and by.person != table.host:
        raise Refusal("not_allowed", key="bare_state")
    if table.seats_of(by.person) or (holder.kind == "invite" and not invited):
        raise Refusal("not_allowed")
    mine = Holder("person", by.person, by.name, invite=holder.invite)
    if holder.kind == "left" and not invited and _others(table, by):
        return Draft(_entries(table, by, Requested("seat", seat=seat, holder=mine)))
    return Draft(_entries(table, by, Seated(seat, mine)))


def leave(table: Table, by: Actor, seat: Seat) -> Draft:
    """Stand up: the seat is free, and its past stays with it."""
    if seat not in require_seat(table, by):
        raise Refusal("not_your_seat", seat=seat + 1)
    return Draft(_entries(table, by, Seated(seat, Holder("left"))))


def give(table: Table, by: Actor, seat: Seat, holder: Holder) -> Draft:
    """Give a seat that is free, or whose time is up, to somebody else."""
    require_seat(table, by)
    if table.opened.bare and holder.kind != "bot" and holder.person != by.person:
        raise Refusal("not_allowed", key="bare_state")
    old = _seat(table, seat)
    out = old.held and old.person != by.person and table.clocks.is_out(seat, table.running, by.now)
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


def transfer_seats(table: Table, by: Actor, old: str) -> Draft:
    """Move the seats of a person to the account that they have logged in to."""
    mine = table.seats_of(old)
    records: list[AnyRecord] = [Seated(seat, structs.replace(table.seats[seat], person=by.person)) for seat in mine]
    if table.host == old:
        records.append(Settled(host=by.person))
    return Draft(_entries(table, by, *records))


def _seat(table: Table, seat: Seat) -> Holder:
    if seat >= len(table.seats):
        raise Refusal("not_your_seat", seat=seat + 1)
    return table.seats[seat]
