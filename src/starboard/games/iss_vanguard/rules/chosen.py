"""Members by what they have, and by chance.  IV-GEN-01"""

from collections.abc import Callable, Sequence

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.model.member import Member
from starboard.games.iss_vanguard.model.table import Table


def dice_of(s: Table, me: Member) -> int:
    """Section dice of a member that are not sacrificed."""
    found = len(me.slots) + len(me.used)
    for test in (*s.tests, *((s.test,) if s.test is not None else ())):
        found += sum(die.owner == me.seat for die in test.pool) + sum(owner == me.seat for owner, _ in test.hand)
    return found


def with_most(team: Sequence[Member], how_much: Callable[[Member], int]) -> list[Member]:
    most = max(map(how_much, team))
    return [me for me in team if how_much(me) == most]


def pick_random(g: G, team: Sequence[Member]) -> Member:
    """Each rolls a D10 and the lowest is chosen; ties roll again among themselves.  IV-GEN-01"""
    left = list(team)
    while len(left) > 1:
        rolls = {me.seat: g.roll(10, "random_member") for me in left}
        lowest = min(rolls.values())
        left = [me for me in left if rolls[me.seat] == lowest]
    return left[0]
