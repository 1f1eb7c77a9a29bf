"""Rolls: the dice lie there while karma may roll some of them again; then the result is handed on."""

from itertools import combinations
from typing import Any, ClassVar

from msgspec import structs

from starboard.kernel.asking import Moment
from starboard.kernel.offers import Free, Offer
from starboard.kernel.verbs import AnyVerb, Verb, Verbs
from starboard.kernel.words import opt
from tests.hard.under_our_sun.model import FACES, G, Here, living

SIGNS = 2  # faces of a karma die with the sign: OS-KAR-09


def face(g: G, die: str) -> int:
    return FACES[die][g.roll(8, die)]


class Roll(Verb, frozen=True):
    """Roll these dice and hand their sum on to `then`, as its `result`."""

    dice: str
    then: AnyVerb

    def run(self, g: G, here: Here) -> None:
        faces = tuple(face(g, die) for die in self.dice)
        g.push(here.seat, Rolled(dice=self.dice, faces=faces, then=self.then), source=here.source)


class Rolled(Moment, frozen=True, kw_only=True):
    """The dice lie there; any living character may use karma on them, wherever it stands.  OS-KAR-01, 05, 11."""

    dice: str
    faces: tuple[int, ...]
    then: AnyVerb
    prompt: ClassVar[str] = "karma"

    def skip(self, g: G, here: Here) -> None:
        changes: dict[str, Any] = {"result": sum(self.faces)}
        g.push(here.seat, structs.replace(self.then, **changes), source=here.source)


class SpendKarma(Verb, frozen=True):
    """One use a day; a karma die without the sign is out of the game.  OS-KAR-03, 07, 08."""

    dice: int

    def run(self, g: G, here: Here) -> None:
        me = g.s.characters[here.seat]
        me.karma -= sum(g.roll(6, "karma") >= SIGNS for _ in range(self.dice))
        me.karma_used = True


class RollAgain(Verb, frozen=True):
    """The new face stands even if it is worse.  OS-KAR-02, OS-KAR-10."""

    which: tuple[int, ...]

    def run(self, g: G, here: Here) -> None:
        lying = g.inside(Rolled)
        faces = list(lying.faces)
        for i in self.which:
            faces[i] = face(g, lying.dice[i])
        g.amend(Rolled, faces=tuple(faces))
        g.did("karma", here.seat, *faces)


class Judge(Verb, frozen=True):
    """One success or more passes the test."""

    success: Verbs = ()
    failure: Verbs = ()
    result: int = 0

    def run(self, g: G, here: Here) -> None:
        g.push(here.seat, *(self.success if self.result else self.failure), source=here.source)


def karma_moves(g: G) -> list[Free]:
    """Every choice of dice of the roll that lies there, for every living character that has karma left today."""
    lying = g.s.stack[-1].verb if g.s.stack else None
    if not isinstance(lying, Rolled):
        return []
    return [
        Free(c.seat, Offer(opt("karma", *which), costs=(SpendKarma(n),), does=(RollAgain(which),)))
        for c in living(g.s)
        if not c.karma_used
        for n in range(1, min(c.karma, len(lying.faces)) + 1)
        for which in combinations(range(len(lying.faces)), n)
    ]
