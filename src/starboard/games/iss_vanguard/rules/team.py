"""The field team: who is who, and who stands where.  IV-SEC-07, IV-SEC-08"""

from starboard.games.iss_vanguard.constants import SECTIONS
from starboard.games.iss_vanguard.model.member import Member
from starboard.games.iss_vanguard.model.table import Table
from starboard.kernel.ids import pid
from starboard.kernel.words import Id, Seat


def member_of(s: Table, seat: Seat) -> Member | None:
    """The living field member of a Section, if it sent one.  IV-SEC-09"""
    for member in s.members:
        if member.seat == seat and not member.dead:
            return member
    return None


def member(s: Table, seat: Seat) -> Member:
    """The same, where there must be one."""
    found = member_of(s, seat)
    assert found is not None, f"the Section of seat {seat} has no member here"
    return found


def living(s: Table) -> list[Member]:
    return [member for member in s.members if not member.dead]


def members_on(s: Table, at: int) -> list[Member]:
    """The members on a sector; on 0 during the landing.  IV-LDP-04"""
    return [member for member in s.members if member.at == at and not member.dead]


def clockwise_from(s: Table, seat: Seat) -> list[Member]:
    """The living members in the order of the table, beginning with a seat or the next one.  IV-RND-02"""
    return sorted(living(s), key=lambda member: (member.seat - seat) % len(SECTIONS))


def member_id(seat: Seat) -> str:
    return pid("member", seat)


def sector_id(number: int) -> str:
    return pid("sector", number)


def deciding(s: Table, seat: Seat) -> Seat:
    """Who decides for an effect: its member; for the board's own effects who is active, or else the first member."""
    if member_of(s, seat) is not None:
        return seat
    if member_of(s, s.active) is not None:
        return s.active
    return next((member.seat for member in s.members if not member.dead), max(seat, 0))


def is_member(s: Table, id_: Id) -> bool:
    return any(member_id(member.seat) == id_ for member in s.members)
