"""Who is guided at a table: their lessons are kept with their seats, so that any device goes on where they were."""

from collections.abc import Sequence
from typing import Any, TypeAlias

from starboard.kernel.game import Game
from starboard.kernel.lessons import Guide, lessons_of
from starboard.kernel.script import Walk
from starboard.kernel.words import Seat
from starboard.table.records import Answered, Guided, Opened

Guides: TypeAlias = dict[Seat, Guide]


def guides_of(opened: Opened) -> Guides:
    """Everybody who sits at a guided table from the start."""
    lessons = lessons_of(opened.game) if opened.guided and opened.scripted else None
    return {
        seat: Guide(walk=Walk(lessons.script, opened.presets) if lessons else None)
        for seat, holder in enumerate(opened.seats)
        if opened.guided and holder.held
    }


def note_answer(guides: Guides, answered: Answered, mates: Sequence[Seat]) -> None:
    """Pass the events to all guides and mark the answer's lesson as read.  `mates`: all seats of the person."""
    if answered.lesson:
        mark_lesson(guides, Guided(answered.seat, answered.lesson), mates, answered.position)
    for seat, guide in guides.items():
        if seat in mates:
            guide.answer(answered.option, answered.position)
        guide.hear(answered.events)


def mark_lesson(guides: Guides, guided: Guided, mates: Sequence[Seat], position: int) -> None:
    """Apply a record of the guide to all seats of the person."""
    for seat in mates:
        guide = guides.setdefault(seat, Guide())
        if guided.on is not None:
            guide.on = guided.on
        if guided.lesson:
            guide.read(guided.lesson, position)


def due_lesson(guides: Guides, g: Game[Any], seat: Seat) -> str:
    """The lesson whose moment has come for a seat, by its key; empty where there is none."""
    guide = guides.get(seat)
    lessons = lessons_of(g.rules.key) if guide else None
    lesson = guide.due(g, seat, lessons) if guide and lessons else None
    return lesson.key if lesson else ""


def waiting_lessons(guides: Guides, g: Game[Any], seat: Seat) -> tuple[str, ...]:
    """The lessons that a seat may read when it likes: their moment has come, and another one is told."""
    guide, lessons = guides.get(seat), lessons_of(g.rules.key)
    if guide is None or lessons is None:
        return ()
    due = due_lesson(guides, g, seat)
    return tuple(lesson.key for lesson in guide.ready(g, seat, lessons) if lesson.key != due)
