"""How a game that is over went: its parts, how everybody stood as it went on, who did what, where it turned."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from msgspec import Struct

from starboard.kernel.game import Game
from starboard.kernel.show import event_facts, message
from starboard.kernel.story import Beat, StoryFile, beat_of, story_of
from starboard.kernel.texts import Language, Say
from starboard.kernel.words import Event, Outcome, Seat
from starboard.table.history import EVERY, ReadState
from starboard.table.play import game_at
from starboard.table.records import Answered
from starboard.table.refusal import Refusal
from starboard.table.table import Table

MOST_POINTS = 40
MOST_DEEDS = 3
LEAST_TURN = 0.03  # a change of the chances that is worth a word


class Point(Struct, frozen=True, omit_defaults=True):
    """How the seats stood at a position: chances in a hundred, one number if all win together."""

    position: int
    turn: int
    values: tuple[int, ...]


class Part(Struct, frozen=True, omit_defaults=True):
    """A part of the game: a page, a round."""

    title: str
    position: int
    turn: int


class Deed(Struct, frozen=True):
    """How often somebody did something."""

    key: str
    label: str
    n: int


class Role(Struct, frozen=True, omit_defaults=True):
    """What a seat did most, beside the others, and its deeds."""

    seat: Seat
    title: str = ""
    deeds: tuple[Deed, ...] = ()


class Turning(Struct, frozen=True, omit_defaults=True):
    """Where the game turned: the answer, as it was told, and the chances before and after."""

    position: int
    turn: int
    beat: Beat
    before: int
    after: int


class Retelling(Struct, frozen=True, omit_defaults=True):
    """How a game went, from its first answer to its last."""

    turns: int
    milliseconds: int
    points: tuple[Point, ...] = ()
    together: bool = False  # all win or lose together: the points have one value
    parts: tuple[Part, ...] = ()
    roles: tuple[Role, ...] = ()
    turning: Turning | None = None


class Step(Struct, frozen=True):
    """An answer that stands."""

    position: int
    turn: int
    at: int
    answer: Answered


def retell(table: Table, lang: Language, read: ReadState) -> Retelling:
    """How the game of a table went.  What was hidden is in it, so it must be over."""
    outcome = table.game.s.outcome
    if outcome is None:
        raise Refusal("not_allowed", key="not_over")
    story, say = story_of(table.opened.game) or StoryFile({}), table.say(lang)
    steps = list(_steps(table, story))
    together = _is_together(table.game)
    points = tuple(_points(table, steps, together, read))
    return Retelling(
        max((step.turn for step in steps), default=0),
        steps[-1].at - steps[0].at if steps else 0,
        points,
        together,
        tuple(_parts(table.game, story, steps, say)),
        tuple(_roles(story, steps, len(table.seats), say)),
        _turning(table.game, steps, points, outcome, say),
    )


def _steps(table: Table, story: StoryFile) -> Iterator[Step]:
    turn = 0
    for n, kept in enumerate(table.history.answers, table.history.first + 1):
        what = table.entries[kept.seq].what
        assert isinstance(what, Answered), f"record {kept.seq} of table {table.id} is no answer"
        yield Step(n, max(1, turn), kept.at, what)
        turn += sum(story.events[event.what].turn for event in what.events if event.what in story.events)


def _is_together(g: Game[Any]) -> bool:
    seats = range(g.s.setup.seats)
    return len({g.rules.side(g.s, seat) for seat in seats}) == 1 and len(seats) > 1


def _points(table: Table, steps: Sequence[Step], together: bool, read: ReadState) -> Iterator[Point]:
    """How everybody stood at positions whose states are at hand; the last is the end itself."""
    history = table.history
    found = [step for step in steps if (step.position - history.first) % EVERY == 0]
    apart = -(-len(found) // MOST_POINTS)
    for step in [*found[:: max(1, apart)], *steps[-1:]]:
        at = table.game
        if step.position != history.last:
            at, exact = game_at(table.opened.game, table.opened.cartridge, history, step.position, read)
            if exact != step.position:
                continue
        values = [at.rules.value(at, seat) for seat in range(1 if together else at.s.setup.seats)]
        if None not in values:
            yield Point(step.position, step.turn, tuple(round(100 * (value or 0)) for value in values))


def _parts(g: Game[Any], story: StoryFile, steps: Sequence[Step], say: Say) -> Iterator[Part]:
    for step in steps:
        for event in step.answer.events:
            telling = story.events.get(event.what)
            if telling is not None and telling.chapter:
                title = g.rules.headline(g, event.ids[0], say)[0] if event.ids else _chapter(g, event, say)
                yield Part(title, step.position, step.turn)


def _chapter(g: Game[Any], event: Event, say: Say) -> str:
    return say(message("chapter", event.what), **event_facts(g, event, say))


def _roles(story: StoryFile, steps: Sequence[Step], seats: int, say: Say) -> Iterator[Role]:
    """Each seat with what it did more often than the others; nobody has another's title."""
    counts = [Counter[str]() for _ in range(seats)]
    for step in steps:
        for event in step.answer.events:
            telling = story.events.get(event.what)
            if telling is not None and telling.deed and 0 <= event.seat < seats:
                counts[event.seat][event.what] += 1
    taken: set[str] = set()
    for seat, mine in enumerate(counts):
        others = sum((count for i, count in enumerate(counts) if i != seat), Counter())
        ranked = sorted(mine, key=lambda what: (-mine[what] / (1 + others[what]), what))
        title = next((what for what in ranked if what not in taken), "")
        taken.add(title)
        shown = [title, *(what for what in ranked if what != title)][:MOST_DEEDS]
        deeds = [Deed(what, say(message("deed", what), n=mine[what]), mine[what]) for what in shown if what]
        yield Role(seat, say(message("role", title)) if title else "", tuple(deeds))


def _turning(
    g: Game[Any], steps: Sequence[Step], points: Sequence[Point], outcome: Outcome, say: Say
) -> Turning | None:
    """The heaviest moment of the stretch in which the chances rose or, in a loss, fell the most."""
    if len(points) < 3:
        return None
    seat = outcome.winners[0] if outcome.winners and len(points[0].values) > 1 else 0
    sign = -1 if outcome.kind == "loss" else 1
    pairs = list(pairwise(points))
    weighty = [pair for pair in pairs if sign * (pair[1].values[seat] - pair[0].values[seat]) >= 100 * LEAST_TURN]
    if not weighty:
        return None
    earlier = [pair for pair in weighty if pair is not pairs[-1]] or weighty  # the end itself is no turn
    before, after = max(earlier, key=lambda pair: sign * (pair[1].values[seat] - pair[0].values[seat]))
    inside = [step for step in steps if before.position < step.position <= after.position]
    beats = [(step, beat) for step in inside if (beat := beat_of(g, step.answer.seat, _open(step), say)) and beat.text]
    if not beats:
        return None
    step, beat = max(beats, key=lambda pair: pair[1].moment is not None)
    return Turning(step.position, step.turn, beat, before.values[seat], after.values[seat])


def _open(step: Step) -> list[Event]:
    """What everybody could know of an answer."""
    return [event.seen_by() for event in step.answer.events]
