"""Stepping through a game within what a seat may know, and going on from one of its positions."""

from collections.abc import Iterator

from msgspec import Struct, field

from starboard.kernel.scene import Scene
from starboard.kernel.texts import Language
from starboard.kernel.words import Seat
from starboard.table.actions import Actor, Draft
from starboard.table.history import ReadState
from starboard.table.log import event_text
from starboard.table.names import optional_name
from starboard.table.opening import table_from
from starboard.table.play import game_at
from starboard.table.records import Answered, Opened
from starboard.table.refusal import Refusal, words
from starboard.table.seat_copy import copy_for_seat, may_see_all
from starboard.table.seats import Holder
from starboard.table.table import Table


class Position(Struct, frozen=True, omit_defaults=True):
    """One step of the game as played: the answer that led to position `n`, as the reader may know it."""

    n: int
    seat: Seat
    at: int
    lines: tuple[str, ...] = ()
    irreversible: bool = field(default=False, name="wall")  # chance or a reveal: nobody takes it back alone


class Positions(Struct, frozen=True, omit_defaults=True):
    """The answers that stand, from the first position on; what was taken back is not among them."""

    first: int
    last: int
    steps: tuple[Position, ...] = ()


class SceneAt(Struct, frozen=True, omit_defaults=True):
    """The scene of a seat at a position; `exact` is false if only one before it can still be shown."""

    position: int
    scene: Scene
    exact: bool = True


def check_look(table: Table, person: str, seat: Seat | None) -> Seat | None:
    """Through which eyes this person may look: a seat of theirs, or a spectator's."""
    if seat is not None and seat not in table.seats_of(person):
        raise Refusal("not_your_seat", seat=seat + 1)
    return seat


def positions(
    table: Table,
    look: Seat | None,
    lang: Language,
    after: int | None = None,
    to: int | None = None,
    read: ReadState | None = None,
) -> Positions:
    """The steps of the game, or those after one position up to another, as who looks may know them."""
    steps = tuple(each_step(table, look, lang, after, to, read))
    return Positions(table.history.first, table.history.last, steps)


def each_step(
    table: Table,
    look: Seat | None,
    lang: Language,
    after: int | None = None,
    to: int | None = None,
    read: ReadState | None = None,
) -> Iterator[Position]:
    """These steps, or those after one position up to another, one after the other; what happens meanwhile is not
    among them.

    A part is told in the words of its time: places of a world that was left are called what they were called there.
    """
    first, last = table.history.first, table.history.last
    begin, end = max(first, after or 0), last if to is None else min(last, to)
    g = table.game
    if read is not None and begin < end < last:
        g, _ = game_at(table.opened.game, table.opened.cartridge, table.history, (begin + end) // 2, read)
    for n, answer in enumerate(table.history.answers[begin - first : max(begin, end) - first], begin + 1):
        what = table.entries[answer.seq].what
        assert isinstance(what, Answered), f"record {answer.seq} of table {table.id} is no answer"
        seen = (event.seen_by(*(() if look is None else (look,))) for event in what.events)
        lines = tuple(event_text(table, event, lang, g) for event in seen)
        yield Position(n, answer.seat, answer.at, lines, answer.irreversible)


def scene_at(table: Table, position: int | None, look: Seat | None, lang: Language, read: ReadState) -> SceneAt:
    """What this seat saw at a position; now, if none is named."""
    say = table.say(lang)
    if position is None or position == table.position:
        return SceneAt(table.position, table.rules.scene(table.game, look, say))
    if position not in table.history:
        raise Refusal("unknown_position", n=position)
    g, at = game_at(table.opened.game, table.opened.cartridge, table.history, position, read)
    return SceneAt(at, table.rules.scene(g, look, say), at == position)


def what_if(
    table: Table, id_: str, by: Actor, position: int, name: str, seed: int, read: ReadState
) -> tuple[Table, Draft]:
    """A new table from a position of this one: who asks plays all the seats that people held, bots stay bots."""
    if position not in table.history:
        raise Refusal("unknown_position", n=position)
    mine = table.seats_of(by.person)
    g, at = game_at(table.opened.game, table.opened.cartridge, table.history, position, read)
    if at != position:
        raise Refusal("unknown_position", n=position)
    if not may_see_all(table, by.person):
        g = copy_for_seat(g, mine[0] if mine else None, seed)
    old = table.opened
    opened = Opened(
        old.game,
        tuple(_seat_holder(i, holder, by, i in mine) for i, holder in enumerate(table.seats)),
        by.person,
        optional_name(name) or _trial_name(table, by),
        old.cartridge,
        old.difficulty,
        old.options,
        first=position,
        origin=old.origin or table.id,
        bare=old.bare,
    )
    return table_from(id_, by, opened, g)


def _trial_name(table: Table, by: Actor) -> str:
    """A trial is called after its game; the trial of a trial as that is."""
    if table.opened.origin and table.name:
        return table.name
    return words(by.lang)("whatif-name", name=table.name or "none")


def _seat_holder(seat: Seat, holder: Holder, by: Actor, is_mine: bool) -> Holder:
    if holder.kind == "bot":
        return holder
    if is_mine and holder.kind == "person":
        return Holder("person", by.person, by.name)
    return Holder("hot", by.person, holder.name or str(seat + 1))
