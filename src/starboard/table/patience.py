"""Patience: a window that somebody leaves unanswered closes by itself, so that nobody blocks the others for long.

Who plays alone is never hurried.  A question is never answered for anybody: only a window, by passing it once.
"""

from starboard.kernel.asking import Window
from starboard.kernel.words import PASS, Seat
from starboard.table.actions import Actor, Draft, judge_answer
from starboard.table.table import Table


def blocking_seats(table: Table) -> tuple[Seat, ...]:
    """The seats of people whose open window blocks the game."""
    game = table.game
    if table.is_solo or game.over or not isinstance(game.s.stack[-1].verb, Window):
        return ()
    return tuple(seat for seat in game.waiting if table.seats[seat].held and not table.seats[seat].stand_in)


def window_deadline(table: Table, patience: int) -> int:
    """When the open window closes, in milliseconds since 1970; 0: nothing closes."""
    if not patience or not blocking_seats(table):
        return 0
    answers = table.history.answers
    return (answers[-1].at if answers else table.entries[0].at) + patience


def pass_window(table: Table, now: int, seat: Seat) -> Draft:
    """Pass the window of this seat."""
    return judge_answer(table, Actor("", table.seats[seat].name, now), seat, table.game.s.question, PASS, late=True)
