"""Seats change hands: taken, left, given away, moved to an account."""

from msgspec import structs

from starboard.kernel.codec import codec
from starboard.kernel.words import Seat
from starboard.table.bot_names import name_bot
from starboard.table.drafts import Actor, Draft, entries_of, others_at, require_seat
from starboard.table.hosting import check_entry
from starboard.table.records import AnyRecord, Requested, Seated, Settled
from starboard.table.redeals import fresh_deal
from starboard.table.refusal import Refusal
from starboard.table.seats import LEFT, Holder, name_of
from starboard.table.table import Table


def sit(table: Table, by: Actor, seat: Seat, invite: str = "") -> Draft:
    """Take a seat: with its link, or if it is open to all; one that somebody left or a bot plays, by consent."""
    check_entry(table, by.person)
    holder = holder_at(table, seat)
    invited = bool(invite) and holder.invite == invite
    if holder.held:
        raise Refusal("seat_taken", seat=seat + 1)
    if table.opened.bare and by.person != table.host:
        raise Refusal("not_allowed", key="bare_state")
    if table.seats_of(by.person):
        raise Refusal("not_allowed", key="sits_already")
    if holder.kind == "invite" and not invited:
        raise Refusal("not_allowed", key="needs_link")
    mine = Holder("person", by.person, by.name, invite=holder.invite)
    if holder.kind in ("left", "bot") and not invited and others_at(table, by):
        return Draft(entries_of(table, by, Requested("seat", seat=seat, holder=mine)))
    return seat_draft(table, by, seat, mine)


def seat_draft(table: Table, by: Actor, seat: Seat, holder: Holder, *before: AnyRecord, shown: bool = False) -> Draft:
    """A seat changes hands, after a new deal where somebody could know what they must not.

    `shown`: who had it may go on knowing what it knows.
    """
    deal, game = fresh_deal(table, seat, holder, shown)
    entries = entries_of(table, by, *before, *deal, Seated(seat, holder))
    if game is None:
        return Draft(entries)
    return Draft(entries, ((entries[-2].seq, codec(type(game.rules)).encode(game.s)),), (), game)


def leave(table: Table, by: Actor, seat: Seat) -> Draft:
    """Stand up: the seat is free, and its past stays with it."""
    if seat not in require_seat(table, by):
        raise Refusal("not_your_seat", seat=seat + 1)
    return seat_draft(table, by, seat, LEFT)


def hand_over(table: Table, by: Actor, seat: Seat, to: Seat) -> Draft:
    """Hand a seat to whoever holds the seat `to`, or ask for it where `to` is one's own: both must agree.

    So does everybody else where seats play against each other, or may do so in secret.
    """
    mine = require_seat(table, by)
    old, other = holder_at(table, seat), holder_at(table, to)
    if table.game.over:
        raise Refusal("over")
    if seat not in mine and to not in mine:
        raise Refusal("not_your_seat", seat=seat + 1)
    if not other.held or seat == to:
        raise Refusal("not_allowed", key="nobody_to_take")
    name = other.name if other.kind == "hot" else name_of(table.seats, other.person)
    new = Holder(other.kind, other.person, name)
    if not old.held:
        return give(table, by, seat, new)
    if old.person == other.person:  # at one screen
        return seat_draft(table, by, seat, new)
    partner = other.person if seat in mine else old.person
    asked = (partner,) if plays_together(table) else tuple(others_at(table, by))
    return Draft(entries_of(table, by, Requested("hand_over", seat=seat, holder=new, asked=asked)))


def plays_together(table: Table) -> bool:
    """Whether all seats are known to be on one side."""
    sides = {table.rules.side(table.game.s, seat) for seat in range(len(table.seats))}
    return not table.hides_roles and len(sides) == 1


def give(table: Table, by: Actor, seat: Seat, holder: Holder) -> Draft:
    """Give a seat that is free, that a bot plays, or whose time is up, to somebody else; one's own seat to a bot.

    A bot that has begun to play stays until the guest with its link comes.
    """
    mine = require_seat(table, by)
    if seat in mine and holder.kind == "bot":
        return give_own(table, by, seat, holder)
    if table.opened.bare and holder.kind != "bot" and holder.person != by.person:
        raise Refusal("not_allowed", key="bare_state")
    old = holder_at(table, seat)
    out = old.held and old.person != by.person and table.clocks.is_out(seat, table.running, by.now)
    if old.held and not out:
        raise Refusal("seat_taken", seat=seat + 1)
    has_played = old.kind == "bot" and table.position > table.opened.first + table.opened.presets
    if has_played and holder.kind == "open":
        raise Refusal("seat_taken", seat=seat + 1)
    if has_played and holder.kind == "invite":
        holder = structs.replace(old, invite=holder.invite)
    holder = name_bot(holder, table.seats)
    alone = by.person == table.host and old.kind in ("invite", "open", "bot") and not has_played
    request = Requested("seat", seat=seat, holder=holder)
    others = [person for person in others_at(table, by) if not (out and person == old.person)]
    if others and not alone:
        return Draft(entries_of(table, by, request))
    return seat_draft(table, by, seat, holder)


def give_own(table: Table, by: Actor, seat: Seat, bot: Holder) -> Draft:
    """A bot takes one's own seat, if the others agree; somebody stays at the table, by this seat or another."""
    others = others_at(table, by)
    if table.game.over:
        raise Refusal("over")
    if not others and table.seats_of(by.person) == (seat,):
        raise Refusal("not_allowed", key="last_person")
    bot = name_bot(bot, table.seats)
    if others:
        return Draft(entries_of(table, by, Requested("hand_over", seat=seat, holder=bot, asked=tuple(others))))
    return seat_draft(table, by, seat, bot)


def transfer_seats(table: Table, by: Actor, old: str) -> Draft:
    """Move the seats of a person to the account that they have logged in to."""
    mine = table.seats_of(old)
    records: list[AnyRecord] = [Seated(seat, structs.replace(table.seats[seat], person=by.person)) for seat in mine]
    if table.host == old:
        records.append(Settled(host=by.person))
    return Draft(entries_of(table, by, *records))


def leave_all(table: Table, by: Actor) -> Draft:
    """Leave all seats, and the table to somebody else."""
    records: list[AnyRecord] = [Seated(seat, LEFT) for seat in table.seats_of(by.person)]
    if table.host == by.person:
        records.append(Settled(host=next(iter(others_at(table, by)), "")))
    return Draft(entries_of(table, by, *records))


def holder_at(table: Table, seat: Seat) -> Holder:
    if seat >= len(table.seats):
        raise Refusal("not_your_seat", seat=seat + 1)
    return table.seats[seat]
