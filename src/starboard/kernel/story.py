"""How a game is told: which of its events are sentences, gains and moments.  They are data, `story.yaml` of a game.

An answer is told as a beat: one sentence or two, what is drawn beside it, what was gained and lost.  An event that is a
moment opens large over the board.  No surface needs to know a rule for it.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from starboard.kernel.content import load
from starboard.kernel.game import Game
from starboard.kernel.registry import games
from starboard.kernel.scene import Amount, Tone
from starboard.kernel.show import event_facts, message
from starboard.kernel.texts import Say
from starboard.kernel.words import Event, Id, Seat

WHO = "{who}"  # stands in a sentence for the name of the seat: each surface has its own name for it
MOST_AMOUNTS = 5
Look: TypeAlias = Literal["", "card", "place", "page", "round", "build", "find", "win", "harm"]


class Telling(Struct, frozen=True, forbid_unknown_fields=True):
    """How one kind of event is told.  The sentence of EVENT is `tell-EVENT`, in which `$who` is who answered."""

    weight: int = 0  # the event of an answer with the most is its sentence; 0: it has none
    picture: Literal["", "a", "b", "c", "d"] = ""  # which of its ids is drawn beside the sentence
    stock: str = ""  # what it adds to by `n`: a word of the stock, or `a`, its first id
    loss: bool = False  # it takes from the stock instead
    moment: Look = ""  # it opens large, with this look, under `moment-EVENT`
    tone: Tone = ""
    deed: bool = False  # it is counted for who did it: `deed-EVENT`, `role-EVENT`
    chapter: bool = False  # it begins a part of the game: `chapter-EVENT`
    turn: bool = False  # a turn begins with it


class StoryFile(Struct, frozen=True, forbid_unknown_fields=True):
    """`story.yaml`: how each kind of event is told; one that is not named is told by its line of the log alone."""

    events: dict[str, Telling]


class Moment(Struct, frozen=True, omit_defaults=True):
    """What opens large over the board: what it is, its name, what it looks like."""

    look: Look
    label: str
    title: str
    tone: Tone = ""
    picture: str = ""  # the id of the card, place or piece
    words: str = ""


class Beat(Struct, frozen=True, omit_defaults=True):
    """One answer as it is told.  `{who}` in its text stands for the name of `seat`."""

    seat: Seat
    text: str = ""
    picture: str = ""
    amounts: tuple[Amount, ...] = ()
    moment: Moment | None = None
    turn: bool = False  # a turn began with it


@cache
def story_of(game: str) -> StoryFile | None:
    """How a game is told, if it says; `ContentError` says what is wrong with the file and where."""
    found = games().get(game)
    file = found.home() / "story.yaml" if found else None
    return read_story(file) if file and file.exists() else None


def read_story(file: Path) -> StoryFile:
    read: StoryFile = load(file, StoryFile, _no_verbs)
    return read


def _no_verbs(type_: type, value: Any) -> Any:
    raise NotImplementedError(type_)


def beat_of(g: Game[Any], seat: Seat, events: Sequence[Event], say: Say) -> Beat | None:
    """An answer as it is told to who may know these events; None if the game tells nothing of it."""
    story = story_of(g.rules.key)
    told = [(event, story.events[event.what]) for event in events if event.what in story.events] if story else []
    if not told:
        return None
    deed = _heaviest([pair for pair in told if not pair[1].moment])
    large = _heaviest([pair for pair in reversed(told) if pair[1].moment])  # of three pages, the one that is open
    amounts = _amounts(g, seat, told, say)
    turn = any(telling.turn for _, telling in told)
    if deed is None and large is None:
        return Beat(seat, amounts=amounts, turn=turn) if amounts or turn else None
    sentences = [_sentence(g, pair[0], say) for pair in (deed, large) if pair is not None]
    pictured = [_picture(*pair) for pair in (large, deed) if pair is not None]
    moment = _moment(g, *large, say) if large is not None else None
    return Beat(seat, " ".join(sentences), next(filter(None, pictured), ""), amounts, moment, turn)


def _heaviest(told: list[tuple[Event, Telling]]) -> tuple[Event, Telling] | None:
    """The first of those with the most weight."""
    most = max((telling.weight for _, telling in told), default=0)
    return next((pair for pair in told if pair[1].weight == most), None) if most else None


def _sentence(g: Game[Any], event: Event, say: Say) -> str:
    text = say(message("tell", event.what), **event_facts(g, event, say) | {"who": WHO})
    return text[:1].upper() + text[1:]


def _picture(event: Event, telling: Telling) -> str:
    at = "abcd".find(telling.picture) if telling.picture else -1
    return str(event.ids[at]) if 0 <= at < len(event.ids) else ""


def _moment(g: Game[Any], event: Event, telling: Telling, say: Say) -> Moment:
    """Its title is a message of its own, `moment-EVENT-title`, or the name of what is drawn."""
    key, facts = message("moment", event.what), event_facts(g, event, say)
    picture = _picture(event, telling)
    title, words = g.rules.headline(g, picture, say) if picture else ("", "")
    if say.has(f"{key}-title"):
        title = say(f"{key}-title", **facts)
    return Moment(telling.moment, say(key, **facts), title[:1].upper() + title[1:], telling.tone, picture, words)


def _amounts(g: Game[Any], seat: Seat, told: list[tuple[Event, Telling]], say: Say) -> tuple[Amount, ...]:
    """What the answer gave its seat and took from it, each once."""
    sums: dict[Id, int] = {}
    for event, telling in told:
        if telling.stock and event.seat in (seat, -1):
            what = event.ids[0] if telling.stock == "a" else telling.stock
            sums[what] = sums.get(what, 0) + (-event.n if telling.loss else event.n)
    tones: dict[bool, Tone] = {True: "good", False: "bad"}
    harm = {telling.stock for _, telling in told if telling.tone == "bad"}
    return tuple(
        Amount(g.rules.name(g, what, say), by=by, icon=str(what), tone=tones[(by > 0) != (what in harm)])
        for what, by in sums.items()
        if by
    )[:MOST_AMOUNTS]
