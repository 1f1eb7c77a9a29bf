"""The test procedure: ten steps, always in this order.  IV-TST-02

1 choose dice, 2 add injury and danger dice, 3 roll, 4 modify, 5 combinations, 6 injury and danger results, 7 special
effects, 8 mark an outcome, 9 discard the rest, 10 resolve outcomes.

IV-TST-20, IV-TST-23
"""

from collections.abc import Iterator
from typing import ClassVar, Final

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.model.dice import DangerDie, Rolled, Test
from starboard.games.iss_vanguard.model.memory import Testing
from starboard.games.iss_vanguard.rules.combinations import ActivateCombinations
from starboard.games.iss_vanguard.rules.dice import dice_groups, first_face, kind_of, rolled_ids
from starboard.games.iss_vanguard.rules.dice_modifiers import AddDanger
from starboard.games.iss_vanguard.rules.first_rolls import is_too_harsh, lay_faces, scripted_turn
from starboard.games.iss_vanguard.rules.harm import columns_to_roll
from starboard.games.iss_vanguard.rules.modify import ModifyResults
from starboard.games.iss_vanguard.rules.odds import test_odds
from starboard.games.iss_vanguard.rules.outcomes import DiscardPool, EndTest, MarkOutcome, ResolveOutcomes
from starboard.games.iss_vanguard.rules.pool import card_of, current_test
from starboard.games.iss_vanguard.rules.special_effects import ResolveSpecialEffects
from starboard.games.iss_vanguard.rules.step_six import ResolveInjuryAndDanger
from starboard.games.iss_vanguard.rules.support import ask_support
from starboard.games.iss_vanguard.rules.team import member, member_of
from starboard.kernel.odds import Likely
from starboard.kernel.picking import Groups, Pick
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Id, Option, Seat


class StartTest(Verb, frozen=True):
    """A test begins: of an Action, of a move, of the landing; without an Action, that of a Prepare.

    IV-TST-01, IV-PRE-02
    """

    action: str = ""
    pledged: Seat = -1  # who has promised to add a die.  IV-SPA-07

    def run(self, g: G, here: Step) -> None:
        s = g.s
        me = member_of(s, here.seat)
        if me is None:
            return
        if s.test is not None:
            s.tests.append(s.test)
        deed = g.book.deeds.get(self.action)
        source = deed.card if deed is not None else ""
        s.test = Test(self.action, here.seat, me.at, source, pledged=self.pledged)
        g.did("test", here.seat, self.action or "prepare")
        g.enter(Testing(), here.seat, *STEPS, source=source)


class TakeStep(Verb, frozen=True):
    """A step of the test begins."""

    step: int

    def run(self, g: G, here: Step) -> None:
        current_test(g).step = self.step


class ChooseDice(Pick, frozen=True):
    """Step 1: the active member takes any number of available dice, even none; then others may support.

    IV-TST-03, IV-SUP-01
    """

    prompt: ClassVar[str] = "choose_dice"
    key: ClassVar[str] = "choose_dice"

    def groups(self, g: G, here: Step) -> Groups:
        me = member(g.s, here.seat)
        return dice_groups(g.book, "die", me.seat, me.slots)

    def odds(self, g: G, here: Step, option: Option) -> Iterator[Likely]:
        return test_odds(g, [(here.seat, kind_of(g.book, id_)) for id_ in option.ids])

    def on_pick(self, g: G, here: Step, ids: tuple[Id, ...]) -> None:
        me, test = member(g.s, here.seat), current_test(g)
        for id_ in ids:
            kind = kind_of(g.book, id_)
            me.slots.remove(kind)
            test.hand.append((me.seat, kind))
        g.did("choose_dice", here.seat, *ids, n=len(ids))
        ask_support(g, here.seat)


class AddRequiredDice(Verb, frozen=True):
    """Step 2: all injury dice of the active member, and the danger dice of the Action.

    IV-TST-04, IV-TST-05, IV-TST-25, IV-INJ-23
    """

    def run(self, g: G, here: Step) -> None:
        test, me = current_test(g), member(g.s, here.seat)
        test.step = 2
        for column in columns_to_roll(test, me):
            me.harm[column] = 0
            test.out += 1
        letters = (*card_of(g.book, test).danger, *(m.letter for _, m in g.in_force(AddDanger, here.seat)))
        test.danger = [DangerDie(letter) for letter in letters]


class RollDice(Verb, frozen=True):
    """Step 3: all dice in hand are rolled together, once, and form the result pool.

    IV-TST-06, IV-TST-07, IV-TUT-10
    """

    def run(self, g: G, here: Step) -> None:
        test, turn = current_test(g), scripted_turn(g.s)
        test.step = 3
        if turn == 1:
            lay_faces(g, test)
        test.pool = roll_pool(g, test)
        if turn:
            g.s.scripted = turn
        while turn == 2 and is_too_harsh(g, test):
            g.did("rolled_again", here.seat)
            test.pool = roll_pool(g, test)
        test.hand = []
        test.injury = [g.roll(6, "injury") for _ in range(test.out)]
        test.danger = [DangerDie(die.letter, g.roll(8, "danger")) for die in test.danger]
        if g.emit is not None:
            g.did("roll", here.seat, *rolled_ids(g.book, test.pool), n=len(test.pool))


def roll_pool(g: G, test: Test) -> list[Rolled]:
    book = g.book
    return sorted(
        [Rolled(owner, kind, first_face(book, kind, g.roll(6, book.dice[kind].key))) for owner, kind in test.hand]
    )


STEPS: Final[tuple[Verb, ...]] = (
    ChooseDice(),
    AddRequiredDice(),
    RollDice(),
    ModifyResults(),
    TakeStep(5),
    ActivateCombinations(),
    ResolveInjuryAndDanger(),
    ResolveSpecialEffects(),
    TakeStep(8),
    MarkOutcome(),
    DiscardPool(),
    ResolveOutcomes(),
    EndTest(),
)
