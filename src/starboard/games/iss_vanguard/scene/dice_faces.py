"""Dice as they are drawn and named: a colour, what a face shows, all faces in a sentence."""

from collections import Counter as Tally

from starboard.games.iss_vanguard.book import Book
from starboard.games.iss_vanguard.constants import COLOURS, ICONS
from starboard.games.iss_vanguard.names import die_name
from starboard.kernel.scene import Die, Tip
from starboard.kernel.texts import Say
from starboard.kernel.words import Seat


def frame_icon(book: Book, kind: int) -> str:
    """What a die shows most often."""
    return Tally(ICONS[icon] for face in book.dice[kind].faces for icon in face).most_common(1)[0][0]


def face_label(face: tuple[int, ...], say: Say) -> str:
    return " + ".join(say.word(ICONS[icon]) for icon in face)


def faces_tip(book: Book, kind: int, say: Say) -> Tip:
    """All six faces, equal ones counted."""
    shown = Tally(face_label(face, say) for face in book.dice[kind].faces)
    return Tip(", ".join(f"{n} × {label}" if n > 1 else label for label, n in shown.items()), "IV-DIC-18")


def rolled_die(book: Book, id_: str, owner: Seat, kind: int, face: int, say: Say) -> Die:
    """A die of the pool with the face that lies up."""
    icons = book.dice[kind].faces[face]
    first = ICONS[icons[0]]
    twice = len(icons) == 2 and icons[0] == icons[1]
    also = ICONS[icons[1]] if len(icons) == 2 and not twice else ""
    return Die(
        id_, die_name(book.dice[kind].key, say), face_label(icons, say), icon=first, seat=owner if owner >= 0 else None,
        look=COLOURS[book.dice[kind].colour], count=2 if twice else 1, also=also, tip=faces_tip(book, kind, say),
    )  # fmt: skip
