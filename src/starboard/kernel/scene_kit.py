"""Parts of scenes that games have in common: the frame, stock, hands, tracks with one marker, groups of options."""

from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from typing import Any

from msgspec import structs

from starboard.kernel.game import Game
from starboard.kernel.scene import (
    Amount,
    Asked,
    Book,
    Card,
    Cards,
    Cell,
    Ending,
    Panel,
    Part,
    Piece,
    Player,
    Scene,
    Tip,
    Track,
)
from starboard.kernel.show import ending, likely, question
from starboard.kernel.texts import Say
from starboard.kernel.words import Seat

MARKER = "marker"


def lay_out(g: Game[Any], seat: Seat | None, say: Say, players: Sequence[Player], **parts: Any) -> Scene:
    """A scene under the title of its cartridge, with the question of this seat and the ending.

    `parts` are fields of the scene; a game that shows more of its question or its ending passes those, too.
    """
    if "question" not in parts:
        parts["question"] = question(g, seat, say)
    if "ending" not in parts:
        parts["ending"] = ending(g, say)
    title = say.text(g.rules.cartridge.cartridge.title)
    who = {"viewer": seat, "waiting": tuple(g.waiting), "answers": g.s.answers}
    return Scene(g.rules.key, title, tuple(players), **who, **parts)


def stock_of(purse: Any, words: Sequence[str], say: Say) -> tuple[Amount, ...]:
    """The vital numbers of a player: attributes of a purse, under the words by which prices name them."""
    return tuple(Amount(say(f"stock-{what}"), getattr(purse, what), icon=what) for what in words)


def hand(id_: str, label: str, keys: Sequence[str], face: Callable[[str], Card], mine: bool, empty: str = "") -> Cards:
    """Cards that are open to their owner alone: others see how many there are."""
    cards, count = (tuple(map(face, keys)), None) if mine else ((), len(keys))
    return Cards(id_, label, cards, "hand", count, "" if keys else empty)


def marker_track(
    id_: str, label: str, cells: Sequence[Cell], at: int, marker: Piece | None = None, tip: Tip | None = None
) -> Track:
    """A track with one marker on it; a plain one has the track's own name."""
    piece = marker if marker is not None else Piece(f"{id_}-{MARKER}", MARKER, label)
    return Track(id_, label, tuple(cells), (structs.replace(piece, at=str(at)),), tip)


def group(asked: Asked | None, groups: Mapping[str, str], rest: str) -> Asked | None:
    """The options of a question under headings by their word, the rest last; unchanged, where none of them has one."""
    if asked is None or not any(choice.option.key in groups for choice in asked.choices):
        return asked
    found = [structs.replace(each, group=groups.get(each.option.key, rest)) for each in asked.choices]
    return structs.replace(asked, choices=tuple(sorted(found, key=lambda each: each.group == rest)))


def quiet_last(asked: Asked | None, *words: str) -> Asked | None:
    """The question with the options of these words at its end: one takes them when nothing else is left to do."""
    if asked is None or not any(choice.option.key in words for choice in asked.choices):
        return asked
    loud = tuple(each for each in asked.choices if each.option.key not in words)
    quiet = tuple(structs.replace(each, quiet=bool(loud)) for each in asked.choices if each.option.key in words)
    choices = (*loud, *quiet)
    return structs.replace(asked, choices=choices, likely=likely(choices))


def touched_only(asked: Asked | None, known: Container[str], parts: Sequence[Part] = ()) -> list[str]:
    """Of the keys that are known, those that the question touches and that lie in none of these parts.

    A card that lies nowhere but in a question must be laid out, so that one can read what one chooses from.
    """
    if asked is None:
        return []
    open_ = set(card_ids(parts))
    touched = dict.fromkeys(id_ for choice in (*asked.choices, *asked.free) for id_ in choice.touches)
    return [key for key in touched if key in known and key not in open_]


def card_ids(parts: Sequence[Part]) -> Iterator[str]:
    """The cards that lie in these parts."""
    for part in parts:
        if isinstance(part, Panel | Book):
            yield from card_ids(part.parts)
        elif isinstance(part, Cards):
            yield from (card.id for card in part.cards)


def ending_with(g: Game[Any], say: Say, parts: Callable[[Ending], Sequence[Part]]) -> Ending | None:
    """The ending with a game's own count beneath it; nothing, while the game goes on."""
    end = ending(g, say)
    return structs.replace(end, parts=tuple(parts(end))) if end is not None else None
