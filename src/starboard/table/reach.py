"""How far undo goes: alone back to the last barrier while no other seat has answered since, by consent beyond it."""

from collections.abc import Collection
from typing import Literal, TypeAlias

from msgspec import Struct

from starboard.kernel.words import Seat
from starboard.table.history import Line

Wall: TypeAlias = Literal["start", "chance", "other"]
SHOWN = 32  # more dots than this no button has


class Reach(Struct, frozen=True, omit_defaults=True):
    """How far undo goes.  Each number is a position to go back to, just before an answer of yours, nearest first."""

    alone: tuple[int, ...] = ()  # by yourself
    wall: Wall = "start"  # what ends that
    asked: tuple[int, ...] = ()  # further back, if the others agree


def wall_at(line: Line, to: int, mine: Collection[Seat], barrier: int) -> Wall:
    """What keeps the holder of these seats from going back to a position alone; `start` is nothing."""
    if any(stood.seat not in mine for stood in line.after(to)):
        return "other"
    return "chance" if to < barrier else "start"


def reach(line: Line, mine: Collection[Seat], barrier: int, free: bool) -> Reach:
    """The reach of the person who holds these seats; who is free to goes as far as they like."""
    alone: list[int] = []
    asked: list[int] = []
    wall: Wall = "start"
    before = line.last
    for stood in reversed(line.answers):
        before -= 1
        if stood.seat not in mine:
            if not free and wall == "start":
                wall = "other"
            continue
        if not free and wall == "start" and before < barrier:
            wall = "chance"
        (alone if wall == "start" else asked).append(before)
        if len(alone) + len(asked) >= SHOWN:
            break
    return Reach(tuple(alone), wall, tuple(asked))
