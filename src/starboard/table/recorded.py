"""The answers of a file, played one after the other, and the records of a table that come of them."""

from typing import Any

from msgspec import Struct

from starboard.kernel.codec import Said, codec
from starboard.kernel.game import Game
from starboard.kernel.words import Event
from starboard.table.actions import Actor, Draft
from starboard.table.history import is_kept
from starboard.table.records import Answered, Entry


class PlayedAnswer(Struct, frozen=True):
    """An answer, what it made happen, and the state after it where a table keeps that."""

    said: Said
    events: tuple[Event, ...]
    irreversible: bool
    packed: bytes | None


class Recording(Struct, frozen=True):
    """A first position, the answers from it, and the position that they lead to."""

    first: Game[Any]
    answers: tuple[PlayedAnswer, ...]
    last: Game[Any]


def play_all(first: Game[Any], answers: tuple[Said, ...]) -> Recording | None:
    """Play the answers from a position; None, if one of them does not hold there."""
    kind, g = codec(type(first.rules)), first.fork()
    found = []
    for number, said in enumerate(answers, 1):
        events: list[Event] = []
        g.emit = events.append
        try:
            g.answer(said.seat, said.option)
            assert g.over or g.open, "the game goes on without a question"
        except Exception:  # made under other rules, or by hand
            return None
        packed = kind.encode(g.s) if is_kept(number, len(answers)) else None
        found.append(PlayedAnswer(said, tuple(events), g.s.barrier == g.s.answers, packed))
    g.emit = None
    return Recording(first, tuple(found), g)


def with_answers(draft: Draft, by: Actor, recording: Recording) -> Draft:
    """The opening of a table, and after it every answer."""
    start = recording.first.s.answers
    entries, states = list(draft.entries), list(draft.states)
    for seq, answer in enumerate(recording.answers, 1):
        said = answer.said
        record = Answered(said.seat, said.option, start + seq, answer.irreversible, answer.events)
        entries.append(Entry(seq, by.now, record))
        if answer.packed is not None:
            states.append((seq, answer.packed))
    return Draft(tuple(entries), tuple(states), (), recording.last)
