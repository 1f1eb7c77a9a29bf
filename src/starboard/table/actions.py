"""The actions of people at a table.  Each is checked and returns a draft; nothing changes until it is committed."""

from msgspec import structs

from starboard.kernel.combined import MOST_PARTS, goes_on
from starboard.kernel.lessons import lessons_of
from starboard.kernel.words import IllegalAnswer, Option, Seat
from starboard.table.drafts import Actor as Actor
from starboard.table.drafts import Draft as Draft
from starboard.table.drafts import entries_of, others_at, require_seat
from starboard.table.guides import due_lesson
from starboard.table.history import ReadState
from starboard.table.hosting import check_chat
from starboard.table.names import clean_chat
from starboard.table.play import AnswerResult, Fault, explain_refusal, game_at, play_answer
from starboard.table.reach import undo_limit_at
from starboard.table.records import (
    Advised,
    Answered,
    AnyRecord,
    ByItself,
    Chatted,
    Entrusted,
    Exposed,
    Guided,
    Requested,
    Seated,
    Undone,
    Voted,
)
from starboard.table.refusal import Refusal
from starboard.table.seat_copy import may_take_all
from starboard.table.seating import plays_together, seat_draft
from starboard.table.table import Table


def answer(table: Table, by: Actor, seat: Seat, question: int, option: Option, more: tuple[Option, ...] = ()) -> Draft:
    """Answer a question, or make a free move, for a seat that one holds; `more` follows in the same press."""
    if seat not in require_seat(table, by):
        raise Refusal("not_your_seat", seat=seat + 1)
    return join_answers(table, by, judge_answer(table, by, seat, question, option), seat, more)


def join_answers(table: Table, by: Actor, first: Draft, seat: Seat, more: tuple[Option, ...]) -> Draft:
    """An answer with those that follow it in one press: as many as are open when their turn comes."""
    for option in more[:MOST_PARTS]:
        assert first.game is not None, "an answer leads to a position"
        if not goes_on(first.game, seat, option):
            break
        try:
            after = play_answer(first.game, seat, option)
        except Fault:
            break  # what came before it stands
        first = _with_part(table, by, first, seat, option, after)
    return first


def _with_part(table: Table, by: Actor, before: Draft, seat: Seat, option: Option, after: AnswerResult) -> Draft:
    parts = len(before.entries)
    waiting = tuple(after.game.waiting)
    position = table.position + parts + 1
    record = Answered(seat, option, position, after.irreversible, after.events, waiting=waiting, joined=True)
    entry = structs.replace(entries_of(table, by, record)[0], seq=before.seq + 1)
    next_to_drop = table.history.next_to_drop(parts)
    return Draft(
        (*before.entries, entry),
        (*before.states, (entry.seq, after.packed)),
        before.drop if next_to_drop is None else (*before.drop, next_to_drop),
        after.game,
    )


def bot_answer(table: Table, now: int, seat: Seat, option: Option) -> Draft:
    """The answer of a bot."""
    assert table.seats[seat].played_by, f"no bot plays seat {seat}"
    return judge_answer(table, Actor("", table.seats[seat].name, now), seat, table.game.s.question, option)


def judge_answer(
    table: Table,
    by: Actor,
    seat: Seat,
    question: int,
    option: Option,
    *,
    late: bool = False,
    ordered: bool = False,
    by_itself: ByItself = "",
    usual: bool = False,
) -> Draft:
    """Play an answer by the rules.  `late`: the table passes for a seat that let a window time out; `ordered`: it
    answers by a standing order, `usual`: by one that every seat begins with; or `by_itself`."""
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
    record = Answered(
        seat,
        option,
        table.position + 1,
        after.irreversible,
        after.events,
        lesson,
        late,
        waiting,
        ordered,
        by_itself=by_itself,
        usual=usual,
    )
    next_to_drop = table.history.next_to_drop()
    drop = () if next_to_drop is None else (next_to_drop,)
    return Draft(entries_of(table, by, record), ((table.seq + 1, after.packed),), drop, after.game)


def undo(table: Table, by: Actor, to: int, read: ReadState) -> Draft:
    """Go back to a position: at once where one may alone, else as a request to the table."""
    mine = require_seat(table, by)
    if table.opened.undo == "none":
        raise Refusal("not_allowed", key="no_undo")
    if to not in table.history or to == table.position:
        raise Refusal("unknown_position", n=to)
    if to < table.history.floor:
        raise Refusal("not_allowed", key="dealt_anew", n=table.history.floor)
    if to < table.history.earliest:
        raise Refusal("not_allowed", key="preset", n=table.history.earliest)
    limit = undo_limit_at(table.history, to, mine, table.barrier)
    if table.is_undo_free or limit == "start":
        return _undo_to(table, by, to, read)
    if not others_at(table, by):
        if table.hides_roles:
            raise Refusal("not_allowed", key="secret_roles")
        return _undo_to(table, by, to, read)
    return Draft(entries_of(table, by, Requested("undo", to)))


def _undo_to(table: Table, by: Actor, to: int, read: ReadState, *before: AnyRecord) -> Draft:
    opened = table.opened
    game, at = game_at(opened.game, opened.cartridge, table.history, to, read)
    if at != to:
        raise Refusal("unknown_position", n=to)
    drop = tuple(answer.seq for answer in table.history.after(to))
    records = (*before, Undone(to, agreed=bool(before)))
    if table.game.over and table.rules.chance and not table.is_solo and not table.is_exposed:
        records = (*records, Exposed())  # all was open to all
    return Draft(entries_of(table, by, *records), (), drop, game)


def ask_for_file(table: Table, by: Actor) -> Draft:
    """Ask to take the whole table along as a file, with all that is hidden: all others who hold a seat must agree."""
    require_seat(table, by)
    if may_take_all(table, by.person):
        raise Refusal("not_allowed", key="entrusted_already")
    if table.hides_roles:
        raise Refusal("not_allowed", key="secret_roles")
    if others_at(table, by):
        return Draft(entries_of(table, by, Requested("file")))
    return Draft(entries_of(table, by, Entrusted(by.person, by.name)))


def vote(table: Table, by: Actor, number: int, yes: bool, read: ReadState) -> Draft:
    """Agree to a request or refuse it.  The last consent also carries it out."""
    require_seat(table, by)
    request = table.requests.get(number)
    if request is None:
        raise Refusal("unknown_request")
    record = Voted(number, yes)
    if request.by == by.person and not yes:
        return Draft(entries_of(table, by, record))
    voters = request.voters(table.seats)
    if by.person not in voters:
        raise Refusal("not_allowed", key="not_asked_for_consent")
    if not yes or len(voters) > 1:
        return Draft(entries_of(table, by, record))
    if request.what.kind == "undo":
        return _undo_to(table, by, request.what.to, read, record)
    if request.what.kind == "file":
        return Draft(entries_of(table, by, record, Entrusted(request.by, request.who)))
    assert request.what.holder is not None, "a request about a seat says who is to have it"
    if request.what.kind == "seat" and (bot := request.what.holder.stand_in):
        stood_in = structs.replace(table.seats[request.what.seat], stand_in=bot)
        return Draft(entries_of(table, by, record, Seated(request.what.seat, stood_in, "stand_in")))
    shown = request.what.kind == "hand_over" and plays_together(table)
    return seat_draft(table, by, request.what.seat, request.what.holder, record, shown=shown)


def chat(table: Table, by: Actor, text: str) -> Draft:
    """Say something to the table; spectators may, too, unless the host has it otherwise."""
    check_chat(table, by.person)
    return Draft(entries_of(table, by, Chatted(clean_chat(text))))


def advise(table: Table, by: Actor, seat: Seat) -> Draft:
    """Ask the adviser, where the table allows it and the seat is asked something."""
    if seat not in require_seat(table, by):
        raise Refusal("not_your_seat", seat=seat + 1)
    if not table.opened.adviser:
        raise Refusal("no_adviser")
    if not table.game.options(seat):
        raise Refusal("not_asked")
    return Draft(entries_of(table, by, Advised(seat)))


def guide(table: Table, by: Actor, seat: Seat, lesson: str, on: bool | None) -> Draft:
    """Have a lesson read, skip the guide, or turn it on, for a seat that one holds."""
    if seat not in require_seat(table, by):
        raise Refusal("not_your_seat", seat=seat + 1)
    lessons = lessons_of(table.opened.game)
    if lessons is None:
        raise Refusal("not_allowed", key="no_lessons")
    if lesson and all(known.key != lesson for known in (*lessons.lessons, *lessons.script)):
        raise Refusal("malformed", key="no_lessons")
    return Draft(entries_of(table, by, Guided(seat, lesson, on)))
