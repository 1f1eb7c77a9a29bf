"""Clocks: how much time each seat has used.  They run only while every seat is taken; at zero nobody loses.

A seat whose time is up may be given away by the others (see `consent`): a heavy game has no other use for a flag.
"""

from collections.abc import Sequence

from msgspec import Struct

from starboard.kernel.words import Seat
from starboard.table.records import Clock
from starboard.table.seats import NEVER_TAKEN, Holder


class ClockInfo(Struct, frozen=True, omit_defaults=True):
    """Milliseconds left for each seat at the moment `at`, and the seats whose time is running."""

    left: tuple[int, ...]
    running: tuple[Seat, ...] = ()
    at: int = 0
    bonus: int = 0


def running(seats: Sequence[Holder], waiting: Sequence[Seat]) -> tuple[Seat, ...]:
    """The seats whose time passes now."""
    if any(holder.kind in NEVER_TAKEN for holder in seats):
        return ()
    return tuple(seat for seat in waiting if seats[seat].held and not seats[seat].stand_in)


class Clocks:
    """The clocks of one table."""

    __slots__ = ("clock", "since", "spent")

    def __init__(self, clock: Clock | None, seats: int, since: int) -> None:
        self.clock = clock
        self.spent = (0,) * seats if clock else ()
        self.since = since

    def time_used(self, run: Sequence[Seat], now: int, answered: Seat | None = None) -> tuple[int, ...]:
        """What each seat has used by now, with the bonus for who has just answered."""
        if self.clock is None:
            return ()
        gone = max(0, now - self.since)
        bonus = self.clock.bonus
        return tuple(
            used + (gone if seat in run else 0) - (bonus if seat == answered else 0)
            for seat, used in enumerate(self.spent)
        )

    def info(self, run: Sequence[Seat]) -> ClockInfo | None:
        """What a client needs to show the clocks and to let them run by itself."""
        if self.clock is None:
            return None
        left = tuple(self.clock.total - used for used in self.spent)
        return ClockInfo(left, tuple(run), self.since, self.clock.bonus)

    def is_out(self, seat: Seat, run: Sequence[Seat], now: int) -> bool:
        return self.clock is not None and self.time_used(run, now)[seat] >= self.clock.total
