"""The first two rolls of the Tutorial: faces laid ready for the first member, mercy for the second.  IV-TUT-10"""

from typing import Final

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import ACCIDENT, SCIENCE
from starboard.games.iss_vanguard.model.dice import Test
from starboard.games.iss_vanguard.model.table import Table
from starboard.games.iss_vanguard.rules.dice import face_word

LAID_READY: Final = {"red_basic": "accident", "blue_basic": "basic"}  # what the Science member's two dice show
TOO_MANY: Final = 3  # Accidents in the roll of the second member


def scripted_turn(s: Table) -> int:
    """Whose first roll comes next: 1, the first member's, 2, the second's; 0: the script says nothing of it."""
    if s.mode != "tutorial" or s.round != 1 or s.setup.option("begin") == "quick":  # IV-SET-15
        return 0
    turn = 1 + sum([me.done for me in s.members])
    return turn if s.scripted < turn <= 2 else 0


def lay_faces(g: G, test: Test) -> None:
    """The first roll of the Science member shows what the Tutorial tells, if it is made with the dice it tells of."""
    keys = [g.book.dice[kind].key for owner, kind in test.hand if owner == SCIENCE]
    if g.imagined or sorted(keys) != sorted(LAID_READY) or len(test.hand) != len(keys):
        return
    for key, word in LAID_READY.items():
        faces = [face_word(g.book, g.book.die_number[key], face) for face in range(6)]
        g.s.forced[key] = [faces.index(word)]


def is_too_harsh(g: G, test: Test) -> bool:
    """Whether the second member's first roll shows so many Accidents that it is rolled again in full.  IV-TUT-10"""
    dice = g.book.dice
    return sum([ACCIDENT in dice[die.kind].faces[die.face] for die in test.pool]) >= TOO_MANY
