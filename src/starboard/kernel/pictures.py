"""The positions that the pictures of a rulebook are drawn from: a setup and the answers that lead there.

They stand in `rulebook/pictures.yaml`, by name; where the way there is long, a save beside that file is where the
answers begin.  The scene of such a position is the picture: every surface draws it
with what draws a table.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from starboard.kernel.bookfile import rulebook
from starboard.kernel.cartridge import rules, say
from starboard.kernel.codec import codec
from starboard.kernel.content import load
from starboard.kernel.game import Game
from starboard.kernel.registry import find
from starboard.kernel.rulebook import Rulebook
from starboard.kernel.rulelist import home_of
from starboard.kernel.scene import Board, Card, Place, Scene
from starboard.kernel.setup import Setup
from starboard.kernel.texts import LANGUAGES, Language
from starboard.kernel.words import Option


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """A game at a fixed moment, seen by one seat.  Each answer is the words of an option, as in `move node-2`.

    `save` is a save in the folder of the rulebook: the game goes on from there, and nothing else of its setup counts.
    """

    seats: int = 2
    cartridge: str = ""
    difficulty: str = ""
    seed: int = 0
    seat: int = 0
    save: str = ""
    answers: tuple[str, ...] = ()


class NoPicture(LookupError):
    """A rulebook has no such position."""


@cache
def positions(game: str) -> dict[str, Position]:
    """The positions of a game's rulebook, by name."""
    file: Path = home_of(game) / "rulebook" / "pictures.yaml"
    found: dict[str, Position] = load(file, dict[str, Position], _no_verbs) if file.exists() else {}
    return found


def _no_verbs(type_: type, value: Any) -> Any:
    raise NotImplementedError(type_)


@cache
def picture_scene(game: str, name: str, lang: Language) -> Scene:
    """What the seat of a position sees."""
    position = positions(game).get(name)
    if position is None:
        raise NoPicture(f"the rulebook of {game} has no position {name}")
    g = play_to(game, position)
    return g.rules.scene(g, position.seat, say(find(game), g.s.setup.cartridge, lang, strict=False))


def _begin(game: str, position: Position) -> Game[Any]:
    """The game that the answers of a position are given in."""
    if not position.save:
        played = rules(game, position.cartridge)
        setup = Setup(position.seats, position.seed, position.cartridge, position.difficulty)
        return Game(played.new(setup), played)
    state = codec(find(game)).load((home_of(game) / "rulebook" / position.save).read_bytes())
    return Game(state, rules(game, state.setup.cartridge))


def play_to(game: str, position: Position) -> Game[Any]:
    """The game at a position.  ValueError names the answer that is not offered there, or says what the save lacks."""
    g = _begin(game, position)
    for words in position.answers:
        seat, option = _find_offer(g, words)
        g.answer(seat, option)
    return g


def _find_offer(g: Game[Any], words: str) -> tuple[int, Option]:
    asked = [question for seat in g.waiting if (question := g.question(seat))]
    for question in asked:
        for option in (*question.options, *question.free):
            if str(option) == words:
                return question.seat, option
    choices = ", ".join(str(option) for question in asked for option in question.options)
    raise ValueError(f"“{words}” is not offered; the options are {choices}")


# Checking


def picture_problems(game: str) -> Iterator[str]:
    """What is wrong with the pictures of a rulebook: an answer that is not offered, a thing that is not there."""
    try:
        book = rulebook(game, LANGUAGES[0])
    except FileNotFoundError:
        return
    for name, position in positions(game).items():
        try:
            play_to(game, position)
        except (ValueError, OSError) as error:
            yield f"rulebook/pictures.yaml: {name}: {error}"
            return
    yield from _missing(game, book)


def _missing(game: str, book: Rulebook) -> Iterator[str]:
    for _, paragraph in book.paragraphs():
        if (picture := paragraph.picture) is None:
            continue
        if picture.position not in positions(game):
            yield f"rulebook: “{paragraph.text[:40]}” is drawn from {picture.position}, which is not in pictures.yaml"
            continue
        ids = set(scene_ids(picture_scene(game, picture.position, book.lang)))
        for wanted in (picture.part, *(mark.id for mark in picture.marks)):
            if wanted and wanted not in ids:
                yield f"rulebook: {picture.position} shows no {wanted}"


SCREEN = ("strip", "board", "own", "shared", "question")  # the parts of the screen itself


def scene_ids(scene: Scene) -> Iterator[str]:
    """The ids of everything that a scene shows."""
    yield from SCREEN
    if scene.question is not None:
        yield "question:prompt"
        for choice in (*scene.question.choices, *scene.question.free):
            yield from (f"answer:{choice.option}{part}" for part in ("", ":name", ":changes"))
        for n in range(1, len(scene.question.refused) + 1):
            yield from (f"closed-{n}", f"closed-{n}:why")
    for part in parts_in(scene):
        yield from part_ids(part)


INSIDE = ("places", "pieces", "cards", "markers", "cells", "dice", "parts", "lines", "ours", "theirs", "others")
HOLDERS = ("slots", "left", "right")  # what holds others and has no id itself


def parts_in(scene: Scene) -> Iterator[Any]:
    """Everything that a scene shows: parts, and what lies in them."""
    todo: list[Any] = [
        *scene.strip,
        *scene.board,
        *scene.shared,
        *(p for player in scene.players for p in player.parts),
    ]
    while todo:
        part = todo.pop()
        yield part
        todo += (thing for name in INSIDE for thing in getattr(part, name, ()))


def part_ids(part: Any) -> Iterator[str]:
    """The id of a thing and of what is printed on it, which has that id before a colon: `mars_flyby:rules`."""
    yield part.id
    if isinstance(part, Board):
        yield from (f"{edge.a}:{edge.b}" for edge in part.edges)
    if isinstance(part, Place):
        yield f"{part.id}:name"
        yield from (f"{part.id}:reward-{n}" for n in range(1, len(part.rewards) + 1))
    if isinstance(part, Card):
        yield from (f"{part.id}:{name}" for name in ("top", "title"))
        yield from (f"{part.id}:{name}" for name in ("rules", "flavour") if getattr(part, name))
        yield from (f"{part.id}:sign-{n}" for n in range(1, len(part.signs) + 1))
    for name in HOLDERS:
        found = getattr(part, name, ())
        for holder in found if isinstance(found, tuple) else (found,):
            yield from (thing.id for thing in getattr(holder, "holds", getattr(holder, "wares", ())))
