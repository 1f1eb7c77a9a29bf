"""What differs between two scenes, in lines: the numbers of each player and of the table, cards come and gone."""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from starboard.kernel.drawing import is_named
from starboard.kernel.plain import amount_text, seat_name
from starboard.kernel.scene import Board, Book, Cards, Counter, Panel, Part, Scene, Track
from starboard.kernel.scene_parts import Exchange
from starboard.kernel.texts import Say

MOST = 12  # lines
FEW = 5  # cards that are named; more are counted
Fact: TypeAlias = str | tuple[str, ...]  # a number or a place; the cards that lie somewhere


def differences(old: Scene, new: Scene, say: Say) -> list[str]:
    """What changed: numbers as `2 → 1`, cards with + and −; at most so many lines, and how many more there are."""
    before, after = dict(_facts(old, say)), dict(_facts(new, say))
    found = [say.fact(what, _change(before.get(what), now)) for what, now in after.items() if before.get(what) != now]
    if len(found) > MOST:
        return [*found[:MOST], say("term-more", n=len(found) - MOST)]
    return found


def moved_boards(old: Scene, new: Scene) -> list[Board]:
    """The boards on which a place has come to light or somebody's piece has moved."""
    before = {part.id: _places(part) for part in old.board if isinstance(part, Board)}
    return [part for part in new.board if isinstance(part, Board) and before.get(part.id) != _places(part)]


def openings(old: Scene, new: Scene) -> list[Panel]:
    """The panels that come to the front: those that were not there, and an exchange whenever it has changed."""
    before = {panel.id: panel for panel in _fronts(old)}
    return [
        panel
        for panel in _fronts(new)
        if panel.id not in before
        or (panel != before[panel.id] and any(isinstance(part, Exchange) for part in panel.parts))
    ]


def _fronts(scene: Scene) -> list[Panel]:
    parts = (*scene.strip, *scene.board, *scene.shared)
    return [part for part in parts if isinstance(part, Panel) and part.opens]


def _places(board: Board) -> tuple[frozenset[str], frozenset[tuple[str, str]]]:
    pieces = frozenset((piece.id, piece.at) for piece in board.pieces if piece.seat is not None)
    return frozenset(place.id for place in board.places if not place.unknown), pieces


def _change(before: Fact | None, now: Fact) -> str:
    if isinstance(now, tuple):
        old = before if isinstance(before, tuple) else ()
        gone, come = [card for card in old if card not in now], [card for card in now if card not in old]
        if len(gone) + len(come) > FEW:
            return f"−{len(gone)}, +{len(come)}" if gone else f"+{len(come)}"
        return ", ".join([*(f"− {card}" for card in gone), *(f"+ {card}" for card in come)]) or f"{len(now)}"
    return f"{before} → {now}" if isinstance(before, str) and before else now


def _facts(scene: Scene, say: Say) -> Iterator[tuple[str, Fact]]:
    """What a reader would notice, by its name."""
    for player in scene.players:
        name = seat_name(scene, player.seat, say)
        for amount in player.stock:
            yield f"{name}, {amount.label}", amount_text(amount).removeprefix(amount.label).strip()
        yield from _part_facts(player.parts, f"{name}, ", tracks=False)
    yield from _part_facts((*scene.strip, *scene.board, *scene.shared), "")


def _part_facts(parts: Iterable[Part], whose: str, tracks: bool = True) -> Iterator[tuple[str, Fact]]:
    for part in parts:
        if isinstance(part, Panel | Book):
            yield from _part_facts(part.parts, whose, tracks)
        elif isinstance(part, Counter):
            yield f"{whose}{part.label}", f"{part.value}"
        elif isinstance(part, Track) and tracks:
            for marker in part.markers:
                yield f"{whose}{part.label}, {marker.label}", part.cells[int(marker.at)].label
        elif isinstance(part, Cards):
            yield f"{whose}{part.label}", tuple(card.title for card in part.cards if not card.face_down)
        elif isinstance(part, Board) and is_named(part):
            names = {place.id: place.short or place.label for place in part.places}
            yield from ((piece.label, names.get(piece.at, "")) for piece in part.pieces if piece.seat is not None)
