"""What the host of a table decides: its name, who finds it, who comes in, who talks, who must go."""

from msgspec import structs

from starboard.kernel.words import Seat
from starboard.table.drafts import Actor, Draft, entries_of
from starboard.table.names import optional_name
from starboard.table.records import AnyRecord, Chatted, Muted, Removed, Seated, Settled
from starboard.table.refusal import Refusal
from starboard.table.seats import LEFT
from starboard.table.table import Table


def change_settings(table: Table, by: Actor, changes: Settled) -> Draft:
    """The host names the table, lists or locks it, or lets spectators chat or not."""
    _require_host(table, by)
    named = changes if changes.name is None else structs.replace(changes, name=optional_name(changes.name))
    return Draft(entries_of(table, by, named))


def mute(table: Table, by: Actor, seat: Seat | None, line: int | None, on: bool) -> Draft:
    """The host lets somebody chat no more, or again: who sits there, or who said that line."""
    _require_host(table, by)
    person, name = _person_meant(table, by, seat, line)
    return Draft(entries_of(table, by, Muted(person, name, on)))


def remove(table: Table, by: Actor, seat: Seat | None, line: int | None) -> Draft:
    """The host sends somebody away for good: who sits there, or who said that line."""
    _require_host(table, by)
    person, name = _person_meant(table, by, seat, line)
    left: list[AnyRecord] = [Seated(seat, LEFT) for seat in table.seats_of(person)]
    return Draft(entries_of(table, by, Removed(person, name), *left))


def _require_host(table: Table, by: Actor) -> None:
    if table.host != by.person:
        raise Refusal("not_allowed", key="host_only")


def _person_meant(table: Table, by: Actor, seat: Seat | None, line: int | None) -> tuple[str, str]:
    """The person of a seat or of a line of chat, and their name.  Nobody needs to know a person by their id."""
    person = name = ""
    if seat is not None and seat < len(table.seats) and table.seats[seat].held:
        person, name = table.seats[seat].person, table.seats[seat].name
    elif line is not None and line < len(table.entries) and isinstance(table.entries[line].what, Chatted):
        person, name = table.entries[line].by, table.entries[line].who
    if not person or person == by.person:
        raise Refusal("not_allowed", key="nobody_meant")
    return person, name


# What follows from it


def check_entry(table: Table, person: str) -> None:
    """Refuse who was sent away, and at a locked table everybody who holds no seat."""
    if person and person in table.removed:
        raise Refusal("removed")
    if table.is_locked and person != table.host and not table.seats_of(person):
        raise Refusal("locked")


def check_chat(table: Table, person: str) -> None:
    """Refuse the chat of who was muted, and of spectators where they only read."""
    if person in table.muted:
        raise Refusal("muted")
    if not table.spectator_chat and person != table.host and not table.seats_of(person):
        raise Refusal("muted", key="spectators_quiet")
