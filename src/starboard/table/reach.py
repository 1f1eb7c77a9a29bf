"""How far undo goes: alone back to the last barrier while no other seat has answered since, by consent beyond it."""

from collections.abc import Collection
from typing import Literal, TypeAlias

from msgspec import Struct, field

from starboard.kernel.words import Seat
from starboard.table.history import History

UndoLimit: TypeAlias = Literal["start", "chance", "other"]
SHOWN = 32  # more dots than this no button has


class Reach(Struct, frozen=True, omit_defaults=True):
    """How far undo goes.  Each number is a position to go back to, just before an answer of yours, nearest first."""

    alone: tuple[int, ...] = ()  # by yourself
    limit: UndoLimit = field(default="start", name="wall")  # what ends that
    by_consent: tuple[int, ...] = field(default=(), name="asked")  # further back, if the others agree
    free: bool = False  # nothing ever ends it at this table


def undo_limit_at(history: History, to: int, mine: Collection[Seat], barrier: int) -> UndoLimit:
    """What keeps the holder of these seats from going back to a position alone; `start` is nothing."""
    if any(answer.seat not in mine for answer in history.after(to)):
        return "other"
    return "chance" if to < barrier else "start"


def reach(history: History, mine: Collection[Seat], barrier: int, free: bool) -> Reach:
    """The reach of the person who holds these seats; who is free to goes as far as they like."""
    alone: list[int] = []
    by_consent: list[int] = []
    limit: UndoLimit = "start"
    before = history.last
    for answer in reversed(history.answers):
        before -= 1
        if before < history.earliest:
            limit = "chance" if limit == "start" and before < history.floor else limit
            break
        if answer.seat not in mine:
            if not free and limit == "start":
                limit = "other"
            continue
        if not free and limit == "start" and before < barrier:
            limit = "chance"
        if answer.ordered or answer.joined:
            continue
        (alone if limit == "start" else by_consent).append(before)
        if len(alone) + len(by_consent) >= SHOWN:
            break
    return Reach(tuple(alone), limit, tuple(by_consent), free)
