"""What cards do to the result pool.  IV-TST-08"""

from typing import ClassVar, Literal

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import RESULTS, Icon
from starboard.games.iss_vanguard.model.dice import LENT, Rolled
from starboard.games.iss_vanguard.rules.dice import first_face, rolled_id
from starboard.games.iss_vanguard.rules.outcomes import ReturnDice
from starboard.games.iss_vanguard.rules.pool import Which, dice_that, pool_shows
from starboard.games.iss_vanguard.rules.pool_choices import (
    ChooseDiscarded,
    ChooseRerolled,
    ChooseTakenBack,
    ChooseTurned,
    TradeDice,
    faces_for,
)
from starboard.kernel.verbs import Step, Verb

ALL = 99


class PoolToSlots(Verb, frozen=True):
    """Dice of the pool return to slots of their owners, now or after the test."""

    which: Which = Which()
    n: int = 1
    all: bool = False
    after_test: bool = False
    fixed: ClassVar[bool] = True
    alters: ClassVar[int] = RESULTS

    def possible(self, g: G, here: Step) -> bool:
        return self.after_test or bool(dice_that(g, self.which, here.seat))

    def run(self, g: G, here: Step) -> None:
        n = ALL if self.all else self.n
        if self.after_test:
            g.last(ReturnDice(n), here.seat, until=("test",), source=here.source)
        else:
            g.push(here.seat, ChooseTakenBack(self.which, n, n), source=here.source)


class SetFace(Verb, frozen=True):
    """Dice of the pool are turned to a face that they have.  IV-DIC-20"""

    which: Which = Which()
    n: int = 1
    face: Icon | Literal[""] = ""
    fixed: ClassVar[bool] = True
    alters: ClassVar[int] = RESULTS

    def possible(self, g: G, here: Step) -> bool:
        return any(faces_for(g, die, self.face) for die in dice_that(g, self.which, here.seat))

    def run(self, g: G, here: Step) -> None:
        g.push(here.seat, ChooseTurned(self.which, self.face, self.n), source=here.source)


class Trade(Verb, frozen=True):
    """A die of the pool goes to its owner's discard, and another is turned to a face that it has.  IV-DIC-20"""

    give: Which = Which()
    which: Which = Which()
    face: Icon | Literal[""] = ""
    fixed: ClassVar[bool] = True
    alters: ClassVar[int] = RESULTS

    def possible(self, g: G, here: Step) -> bool:
        given, turned = dice_that(g, self.give, here.seat), dice_that(g, self.which, here.seat)
        return bool(given) and bool(turned) and len({*map(id, given), *map(id, turned)}) > 1

    def run(self, g: G, here: Step) -> None:
        g.push(here.seat, ChooseDiscarded(self.give), TradeDice(self.which, self.face), source=here.source)


class Reroll(Verb, frozen=True):
    """Dice of the pool are rolled again, once."""

    which: Which = Which()
    n: int = 1
    any_number: bool = False
    fixed: ClassVar[bool] = True
    alters: ClassVar[int] = RESULTS

    def possible(self, g: G, here: Step) -> bool:
        return bool(dice_that(g, self.which, here.seat))

    def run(self, g: G, here: Step) -> None:
        most = ALL if self.any_number else self.n
        g.push(here.seat, ChooseRerolled(self.which, 1, most), source=here.source)


class IgnoreAccidents(Verb, frozen=True):
    """So many Accidents of this test have no icon."""

    n: int = 1
    fixed: ClassVar[bool] = True
    alters: ClassVar[int] = RESULTS

    def possible(self, g: G, here: Step) -> bool:
        return pool_shows(g, "accident", vanguard=False)

    def run(self, g: G, here: Step) -> None:
        if g.s.test is not None:
            g.s.test.ignored += self.n
            g.did("ignore_accidents", here.seat, n=self.n)


class ExtraDie(Verb, frozen=True):
    """A die of the supply joins this test, and goes back after it."""

    die: str
    fixed: ClassVar[bool] = True
    alters: ClassVar[int] = RESULTS

    def possible(self, g: G, here: Step) -> bool:
        return g.s.test is not None and g.s.test.step <= 4

    def run(self, g: G, here: Step) -> None:
        test = g.s.test
        if test is None:
            return
        kind = g.book.die_number[self.die]
        if test.step < 3:
            test.hand.append((LENT, kind))
            return
        die = Rolled(LENT, kind, first_face(g.book, kind, g.roll(6, self.die)))
        test.pool = sorted([*test.pool, die])
        g.did("extra_die", here.seat, rolled_id(g.book, die))
