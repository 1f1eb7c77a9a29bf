"""Who is guided at a table: their lessons are kept with their seats, so that any device goes on where they were."""

from collections.abc import Sequence
from typing import Any, TypeAlias

from starboard.kernel.game import Game
from starboard.kernel.lessons import Guide, lessons_of
from starboard.kernel.words import Seat
from starboard.table.records import Answered, Guided, Opened

Guides: TypeAlias = dict[Seat, Guide]


def guides_of(opened: Opened) -> Guides:
    """Everybody who sits at a guided table from the start."""
    return {seat: Guide() for seat, holder in enumerate(opened.seats) if holder.held} if opened.guided else {}


def note_answer(guides: Guides, answered: Answered, mates: Sequence[Seat]) -> None:
    """Pass the events to all guides and mark the answer's lesson as read.  `mates`: all seats of the person."""
    for guide in guides.values():
        guide.hear(answered.events)
    if answered.lesson:
        mark_lesson(guides, Guided(answered.seat, answered.lesson), mates)


def mark_lesson(guides: Guides, guided: Guided, mates: Sequence[Seat]) -> None:
    """Apply a record of the guide to all seats of the person."""
    for seat in mates:
        guide = guides.setdefault(seat, Guide())
        if guided.on is not None:
            guide.on = guided.on
        if guided.lesson:
            guide.read(guided.lesson)


def due_lesson(guides: Guides, g: Game[Any], seat: Seat) -> str:
    """The lesson whose moment has come for a seat, by its key; empty where there is none."""
    guide = guides.get(seat)
    lessons = lessons_of(g.rules.key) if guide else None
    lesson = guide.due(g, seat, lessons) if guide and lessons else None
    return lesson.key if lesson else ""
