"""Answers that nobody needs to give, and options that come to the same."""

from typing import ClassVar

from starboard.kernel.asking import AnyOrder
from starboard.kernel.irreversible import foresee
from starboard.kernel.needless import indifferent_answer, needless_answer
from starboard.kernel.scene import Choice
from starboard.kernel.show import likely
from starboard.kernel.verbs import Verb
from starboard.kernel.words import PASS, PASS_TURN, opt
from tests.kernel.toy import Pick, toy


class Coin(Verb, frozen=True):
    """A coin for the sailor."""

    n: int = 1

    def run(self, g, here):
        g.s.sailors[here.seat].coins += self.n


class Double(Verb, frozen=True):
    """The coins of the sailor are doubled."""

    def run(self, g, here):
        g.s.sailors[here.seat].coins *= 2


class Reveal(Verb, frozen=True):
    """Something comes to light."""

    def run(self, g, here):
        g.barrier()


class Alike(Pick, frozen=True):
    """Words of which all but `rich` bring one coin."""

    reveals: ClassVar[bool] = False

    def answer(self, g, here, option):
        g.push(here.seat, Coin(5 if option.ids == ("rich",) else 1), Pick(("x", "y")))


class Stop(Pick, frozen=True):
    """A question that ends a turn with its first word."""

    asks_one: ClassVar[bool] = True

    def closing(self, g, here):
        return opt("pick", "stop")


def ordered(*verbs):
    todo = tuple((opt("first", str(i)), (verb,)) for i, verb in enumerate(verbs))
    return toy(AnyOrder(todo), Pick(("x", "y")))


def indifferent(g):
    return indifferent_answer(g, *g.open[0])


def test_an_order_that_changes_nothing_is_not_asked_for():
    assert indifferent(ordered(Coin(1), Coin(2))) == opt("first", "0")
    assert indifferent(ordered(Coin(1), Double())) is None


def test_what_comes_to_light_is_never_looked_at_beforehand():
    assert indifferent(ordered(Coin(1), Reveal())) is None


def test_a_blind_choice_needs_no_answer():
    class Blind(Pick, frozen=True):
        is_blind: ClassVar[bool] = True

    assert indifferent(toy(Blind(("left", "right")))) == opt("pick", "left")
    assert indifferent(toy(Pick(("left", "right")))) is None


def test_options_of_one_effect_are_twins_and_a_question_of_twins_needs_no_answer():
    g = toy(Alike(("a", "b", "rich")))
    options = tuple(g.moves(0))

    assert foresee(g, 0, options).twins(options) == {opt("pick", "b"): opt("pick", "a")}
    assert indifferent(g) is None
    assert indifferent(toy(Alike(("a", "b")))) == opt("pick", "a")


def test_the_only_answer_is_needless_if_it_ends_the_turn():
    g = toy(Stop(("stop",)))
    assert needless_answer(g, *g.open[0]) == opt("pick", "stop")
    g = toy(Stop(("stop", "go")))
    assert needless_answer(g, *g.open[0]) is None


def test_the_one_answer_that_makes_sense_is_likely():
    pointless = Choice(opt("b"), "b", pointless=True)

    assert likely((Choice(opt("a"), "a"), pointless)) == 0
    assert likely((pointless, Choice(opt("a"), "a"))) == 1
    assert likely((Choice(opt("a"), "a"), Choice(opt("c"), "c"))) is None
    assert likely((Choice(PASS, "pass"), Choice(PASS_TURN, "pass for the turn"))) == 0
