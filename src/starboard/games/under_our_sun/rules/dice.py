"""Rolls: dice lie there while karma may roll some again, then the result is handed on.  OS-SKL, OS-KAR.

A pool is a string of letters (`gyb`); `Roll` hands the net result to `then`, in its field `result`.
"""

from itertools import combinations
from typing import Any, ClassVar

from msgspec import structs

from starboard.games.under_our_sun.book import G, pool
from starboard.games.under_our_sun.constants import FACES, KARMA_SIDES, KARMA_SIGNS, WOUNDED_AT, Attribute
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.rules.force import in_force
from starboard.games.under_our_sun.rules.ground import is_night
from starboard.games.under_our_sun.rules.modifiers import AddDice, CancelFailure, NoNightDie, RemoveDice
from starboard.games.under_our_sun.rules.persons import clockwise_from, name
from starboard.kernel.ids import number_of, pid
from starboard.kernel.odds import Likely, Odds, pool_odds
from starboard.kernel.verbs import AnyVerb, Ask, Step, Verb, Verbs
from starboard.kernel.words import Option, Seat, opt

KEEP = opt("keep")


def net(dice: str, faces: tuple[int, ...], cancel: int = 0) -> int:
    """Successes less failures, of which `cancel` do not count; never below 0.

    OS-SKL-03, OS-SKL-09, OS-SKL-10.
    """
    counted = [FACES[die][face] for die, face in zip(dice, faces, strict=True)]
    failures = max(0, sum(n < 0 for n in counted) - cancel)
    return max(0, sum(n for n in counted if n > 0) - failures)


class Roll(Verb, frozen=True, tag="roll_dice"):
    """Dice are rolled; characters that may use karma on them are asked; then `then` has the result.

    `by` is the character that rolls (-1: an enemy's dice), `on` the character that an attack is made on, `at` the tile.
    """

    dice: str
    then: AnyVerb
    by: int = -1
    on: int = -1
    at: int = 0
    cancel: int = 0
    karma: bool = True  # False: a roll on which it cannot be used.  OS-KAR-10

    def run(self, g: G, here: Step) -> None:
        faces = tuple([g.roll(8, die) for die in self.dice])
        users = karma_users(g, self) if self.karma and self.dice else ()
        if users:
            lay(g, here, Lying(self.dice, faces, self.then, self.cancel, users, self.by, self.on, self.at))
        else:
            finish(g, here, self.dice, faces, self.then, self.cancel)


def finish(g: G, here: Step, dice: str, faces: tuple[int, ...], then: Verb, cancel: int) -> None:
    result = net(dice, faces, cancel)
    if g.emit is not None:
        g.did(
            "roll", here.seat, *(pid("face", die, FACES[die][f]) for die, f in zip(dice, faces, strict=True)), n=result
        )
    changes: dict[str, Any] = {"result": result}
    g.push(here.seat, structs.replace(then, **changes), source=here.source)


def karma_users(g: G, roll: "Roll | Lying") -> tuple[int, ...]:
    """The characters that may use karma on this roll: who rolls, who is attacked, who stands on the tile.

    OS-KAR-03, OS-KAR-05, OS-KAR-11.
    """
    start = roll.by if roll.by >= 0 else max(roll.on, 0)
    people = (g.s.characters[start], *clockwise_from(g.s, start))
    return tuple([c.id for c in people if has_karma(c) and (c.id in (roll.by, roll.on) or c.at == roll.at)])


def has_karma(me: Character) -> bool:
    return me.karma > 0 and not me.karma_used and me.health > 0


class Lying(Ask, frozen=True):
    """The dice lie there: one after the other, the characters that may do so use karma or keep them.

    OS-KAR-01, OS-KAR-02, OS-KAR-06, OS-KAR-10.
    """

    dice: str
    faces: tuple[int, ...]
    then: AnyVerb
    cancel: int
    users: tuple[int, ...]  # still to be asked
    by: int
    on: int
    at: int
    prompt: ClassVar[str] = "karma"
    because: ClassVar[str] = "roll"
    asks_one: ClassVar[bool] = True

    def who(self, g: G, here: Step) -> Seat:
        return g.s.characters[self.users[0]].seat

    def options(self, g: G, here: Step) -> list[Option]:
        me = g.s.characters[self.users[0]]
        most = min(me.karma, len(self.dice))
        who = name(me)
        return [KEEP] + [
            opt("again", who, *(pid("die", i) for i in which))
            for n in range(1, most + 1)
            for which in combinations(range(len(self.dice)), n)
        ]

    def odds(self, g: G, here: Step, option: Option) -> list[Likely]:
        """What the dice come to if these are rolled again: the chance to pass a test, else successes on average."""
        if option == KEEP:
            return []
        again = {number_of(die, "die") for die in option.ids[1:]}
        lie = zip(self.dice, self.faces, strict=True)
        dice = (FACES[die] if i in again else (FACES[die][face],) for i, (die, face) in enumerate(lie))
        odds = pool_odds(tuple(sorted(dice)), self.cancel)
        if isinstance(self.then, Judge):
            return [Likely("passed", odds.at_least(1))]
        return [Likely("result", mean=odds.mean(), bad=self.by < 0)]

    def answer(self, g: G, here: Step, option: Option) -> None:
        if option.key == "keep":
            rest = self.users[1:]
            if rest:
                lay(g, here, structs.replace(self, users=rest))
            else:
                finish(g, here, self.dice, self.faces, self.then, self.cancel)
            return
        which = tuple(number_of(die, "die") for die in option.ids[1:])
        g.push(here.seat, RollAgain(self.users[0], which, self), source=here.source)

    def silence(self, g: G, here: Step) -> Option:
        return KEEP


class LyingIdle(Lying, frozen=True):
    """The same about a roll that is good for who is asked, or that is none of their own: asked on demand."""

    prompt: ClassVar[str] = "karma_idle"


def lay(g: G, here: Step, lying: Lying) -> None:
    """Ask the first of those who may use karma on the dice."""
    kind = LyingIdle if is_idle(lying) else Lying
    if type(lying) is not kind:
        lying = kind(**{field: getattr(lying, field) for field in lying.__struct_fields__})
    g.push(here.seat, lying, source=here.source)


def is_idle(lying: Lying) -> bool:
    """Whether the one who is asked would hardly roll again: a test is passed, no die of an attack failed, an attack on
    it came to nothing, or the roll is somebody else's.
    """
    who = lying.users[0]
    if lying.by == who and not getattr(lying.then, "passes_with_one", False):
        return all(FACES[die][face] > 0 for die, face in zip(lying.dice, lying.faces, strict=True))
    passed = net(lying.dice, lying.faces, lying.cancel) > 0
    return passed if lying.by == who else lying.on != who or not passed


class RollAgain(Verb, frozen=True):
    """Karma: each die is rolled again with a karma die, which without its sign is out of the game.

    The new result stands; the others may be asked again about it.  OS-KAR-02, OS-KAR-03, OS-KAR-07, OS-KAR-08,
    OS-KAR-09, OS-KAR-10.
    """

    by: int
    which: tuple[int, ...]
    lying: AnyVerb

    def run(self, g: G, here: Step) -> None:
        lying = self.lying
        assert isinstance(lying, Lying)
        me = g.s.characters[self.by]
        me.karma_used = True
        faces = list(lying.faces)
        lost = 0
        for i in self.which:
            faces[i] = g.roll(8, lying.dice[i])
            lost += g.roll(KARMA_SIDES, "karma") >= KARMA_SIGNS
        me.karma -= lost
        g.did("karma", me.seat, name(me), n=len(self.which))
        users = karma_users(g, lying)
        again = structs.replace(lying, faces=tuple(faces), users=users)
        if users:
            lay(g, here, again)
        else:
            finish(g, here, again.dice, again.faces, again.then, again.cancel)


# Skill tests


def is_wounded(me: Character) -> bool:
    """One is wounded or not: more damage makes no second wound.  OS-CON-01, OS-CON-02."""
    return 0 < me.health <= WOUNDED_AT


def pool_for_test(g: G, me: Character, attribute: Attribute, extra: str = "", what: str = "") -> tuple[str, int]:
    """The dice of a test, and how many failures do not count.

    OS-SKL-01, OS-SKL-04, OS-SKL-11, OS-SKL-12, OS-STL-05.
    """
    dice = g.book.pools[me.key][attribute] + extra
    for more in in_force(g, me, AddDice):
        if more.pool == attribute and more.only in ("", what):
            dice += pool(more.dice)
    for fewer in in_force(g, me, RemoveDice):
        if fewer.pool == attribute:
            for die in pool(fewer.dice):
                dice = dice.replace(die, "", 1)
    if is_wounded(me):
        dice += "r"
    if attribute == "stealth" and is_night(g) and not in_force(g, me, NoNightDie):
        dice += "r"
    cancel = sum(c.n for c in in_force(g, me, CancelFailure) if c.pool in ("", attribute))
    return dice, cancel


def chance_of_test(g: G, me: Character, attribute: Attribute, extra: str = "", what: str = "") -> float:
    """The exact chance to pass a test now."""
    dice, cancel = pool_for_test(g, me, attribute, extra, what)
    return odds_of(dice, cancel).at_least(1)


def odds_of(dice: str, cancel: int = 0) -> Odds:
    """How likely each net result of a pool is."""
    return pool_odds(tuple(FACES[die] for die in sorted(dice)), cancel)


class Judge(Verb, frozen=True):
    """A test is judged by its result.  OS-SKL-02."""

    success: Verbs
    failure: Verbs
    result: int = 0
    passes_with_one: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        g.did("test_passed" if self.result else "test_failed", here.seat)
        g.flow(here.seat, self.success if self.result else self.failure, here.source)
