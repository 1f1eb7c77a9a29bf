"""Patience: a window that somebody leaves unanswered closes by itself, so that nobody blocks the others for long.

Who plays alone is never hurried.  A question is never answered for anybody: only a window, by passing it once.
"""

from starboard.kernel.asking import Window
from starboard.kernel.words import PASS, Seat
from starboard.table.actions import By, Draft, answered
from starboard.table.table import Table


def hurried(table: Table) -> tuple[Seat, ...]:
    """The seats of people for whose window the others wait."""
    game = table.game
    if table.is_solo or game.over or not isinstance(game.s.stack[-1].verb, Window):
        return ()
    return tuple(seat for seat in game.waiting if table.seats[seat].held)


def until(table: Table, patience: int) -> int:
    """When the open window closes, in milliseconds since 1970; 0: nothing closes."""
    if not patience or not hurried(table):
        return 0
    answers = table.line.answers
    return (answers[-1].at if answers else table.entries[0].at) + patience


def passed(table: Table, now: int, seat: Seat) -> Draft:
    """The window of this seat closes."""
    return answered(table, By("", table.seats[seat].name, now), seat, table.game.s.question, PASS, late=True)
