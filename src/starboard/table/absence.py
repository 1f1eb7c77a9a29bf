"""Who is away: a bot stands in for them, by consent of those who are here or by their own wish, until they come back.

The seat stays theirs.  The bot sees what the seat sees and nothing more; their next frame takes the seat back.
"""

from collections.abc import Collection, Iterable

from msgspec import structs

from starboard.kernel.words import Seat
from starboard.table.actions import Actor, Draft
from starboard.table.drafts import entries_of, others_at, require_seat
from starboard.table.records import AnyRecord, Requested, Seated, Voted
from starboard.table.refusal import Refusal
from starboard.table.seating import holder_at
from starboard.table.seats import people
from starboard.table.table import Table

SILENT = 120_000  # milliseconds without an answer after which somebody who is connected counts as away


def is_away(table: Table, seat: Seat, here: Collection[str], now: int) -> bool:
    """Whether who holds a seat is not here, or is asked and has long said nothing."""
    return table.seats[seat].person not in here or (seat in table.waiting and now - table.last_answer > SILENT)


def ask_stand_in(table: Table, by: Actor, seat: Seat, bot: str, here: Collection[str]) -> Draft:
    """Let a bot play for somebody who is away, if all who are here agree."""
    mine, holder = require_seat(table, by), holder_at(table, seat)
    if table.game.over:
        raise Refusal("over")
    if seat in mine or not holder.held or holder.stand_in:
        raise Refusal("not_allowed", key="no_stand_in", seat=seat + 1)
    if not is_away(table, seat, here, by.now):
        raise Refusal("not_allowed", key="is_here", name=holder.name)
    stood_in = structs.replace(holder, stand_in=bot)
    absent = tuple(person for person in people(table.seats) if person not in here and person != by.person)
    if any(person not in (*absent, holder.person) for person in others_at(table, by)):
        return Draft(entries_of(table, by, Requested("seat", seat=seat, holder=stood_in, absent=absent)))
    return Draft(entries_of(table, by, Seated(seat, stood_in, "stand_in")))


def wish(table: Table, by: Actor, seat: Seat, bot: str) -> Draft:
    """Say which bot is to stand in whenever one is away and the others wait; none, if it is empty."""
    if seat not in require_seat(table, by):
        raise Refusal("not_your_seat", seat=seat + 1)
    return Draft(entries_of(table, by, Seated(seat, structs.replace(table.seats[seat], wish=bot), "wish")))


def wished_seats(table: Table, here: Collection[str]) -> tuple[Seat, ...]:
    """The seats that somebody here waits for, whose holders are away and wished for a bot in that case."""
    if table.game.over or not any(person in here for person in people(table.seats)):
        return ()
    return tuple(
        seat
        for seat in table.waiting
        if (holder := table.seats[seat]).held and holder.wish and not holder.stand_in and holder.person not in here
    )


def stand_in_as_wished(table: Table, now: int, seats: Iterable[Seat]) -> Draft:
    """The bots take the seats of those who wished for it."""
    holders = [(seat, table.seats[seat]) for seat in seats]
    records = [Seated(seat, structs.replace(holder, stand_in=holder.wish), "wished") for seat, holder in holders]
    return Draft(entries_of(table, Actor("", "", now), *records))


def return_records(table: Table, person: str) -> list[AnyRecord]:
    """What is recorded when somebody is back: their seats are theirs to play, and nobody asks for a bot any more."""
    mine = table.seats_of(person)
    found: list[AnyRecord] = [
        Seated(seat, structs.replace(table.seats[seat], stand_in=""), "back")
        for seat in mine
        if table.seats[seat].stand_in
    ]
    for request in table.requests.values():
        if request.what.holder is not None and request.what.holder.stand_in and request.what.seat in mine:
            found.append(Voted(request.id, False))
    return found


def take_back(table: Table, by: Actor) -> Draft:
    """Somebody is back: their seats are played by themselves again."""
    records = return_records(table, by.person)
    if not records:
        raise Refusal("stale")
    return Draft(entries_of(table, by, *records))
