"""Supplies of the team.  IV-SPL-01, IV-SPL-02, IV-SPL-03, IV-SPL-04, IV-SPL-05, IV-TUT-05"""

from starboard.games.iss_vanguard.book import G
from starboard.kernel.words import Seat


def is_unlimited(g: G) -> bool:
    """IV-TUT-05"""
    return g.book.worlds[g.s.planet].planet.unlimited_supplies


def can_pay(g: G, n: int) -> bool:
    return is_unlimited(g) or g.s.supplies >= n


def change_supplies(g: G, seat: Seat, n: int) -> None:
    """Supplies rise or fall between zero and their maximum; what is lost beyond zero costs nothing more.

    IV-SPL-02, IV-SPL-04
    """
    s = g.s
    if is_unlimited(g):
        return
    before = s.supplies
    s.supplies = max(0, min(s.most_supplies, before + n))
    if s.supplies != before:
        g.did("supplies", seat, n=s.supplies - before)
