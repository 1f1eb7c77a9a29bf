"""Dice of four colours, lying or still to be rolled."""

from starboard.games.under_our_sun.constants import FACES
from starboard.games.under_our_sun.names import COLOUR
from starboard.kernel.ids import pid
from starboard.kernel.scene import Dice, Die, Panel, Tip
from starboard.kernel.texts import Say

SIDES = 8
ICONS = {-1: "fail", 0: "", 1: "success", 2: "success"}


def pool_dice(id_: str, dice: str, say: Say) -> tuple[Die, ...]:
    """A pool before it is rolled."""
    return tuple(
        Die(
            f"{id_}-{at}",
            say.word(COLOUR[letter]),
            "",
            SIDES,
            look=COLOUR[letter],
            unrolled=True,
            tip=Tip(faces_of(letter, say)),
        )
        for at, letter in enumerate(dice)
    )


def lying_dice(dice: str, faces: tuple[int, ...], say: Say) -> tuple[Die, ...]:
    """Dice as they lie, by the ids under which a question names them."""
    return tuple(
        _lying(at, letter, FACES[letter][face], say) for at, (letter, face) in enumerate(zip(dice, faces, strict=True))
    )


def _lying(at: int, letter: str, n: int, say: Say) -> Die:
    word, colour = say("die-face", n=n), COLOUR[letter]
    tip = Tip(faces_of(letter, say))
    return Die(pid("die", at), say.word(colour), word, SIDES, ICONS[n], look=colour, count=max(1, abs(n)), tip=tip)


def faces_of(letter: str, say: Say) -> str:
    """All faces of a colour, in a sentence."""
    faces = FACES[letter]
    return say("die-faces", two=faces.count(2), one=faces.count(1), fails=faces.count(-1), none=faces.count(0))


def pool_part(id_: str, label: str, dice: str, say: Say) -> Dice:
    return Dice(id_, label, pool_dice(id_, dice, say))


def legend(say: Say) -> Panel:
    """What lies on the eight faces of each colour."""
    return Panel("faces", say("faces"), tuple(_faces(letter, say) for letter in FACES))


def _faces(letter: str, say: Say) -> Dice:
    colour = COLOUR[letter]
    dice = tuple(
        Die(f"faces-{colour}-{at}", say.word(colour), say("die-face", n=n), SIDES, ICONS[n], look=colour, count=abs(n))
        for at, n in enumerate(FACES[letter])
    )
    return Dice(f"faces-{colour}", say.word(colour), dice)
