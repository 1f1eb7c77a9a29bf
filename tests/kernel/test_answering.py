"""Questions and answers: refusals change nothing, stale answers, at once, windows, free moves."""

from typing import Any

import pytest

from starboard.kernel.asking import AtOnce, Effect, Window
from starboard.kernel.codec import digest
from starboard.kernel.forms import Repeat
from starboard.kernel.game import Game
from starboard.kernel.offers import Free, Offer
from starboard.kernel.verbs import NOTHING, Step, Verb
from starboard.kernel.words import PASS, PASS_TURN, IllegalAnswer, Option, Outcome, Runaway, StaleAnswer, opt
from tests.kernel.toy import Gain, Pick, Richer, Say, ToyRules, Turn, toy

ASK = Pick(("x", "y"))


@pytest.mark.parametrize(
    ("seat", "option", "why"),
    [
        (1, opt("pick", "x"), "seat 1 is not asked; asked: 0"),
        (0, opt("pick", "z"), "'pick z' is not open; expected one of: pick x, pick y"),
        (0, opt("fly"), "'fly' is not open; expected one of: pick x, pick y"),
        (7, opt("pick", "x"), "seat 7 is not asked; asked: 0"),
    ],
)
def test_an_illegal_answer_says_what_was_expected_and_changes_nothing(seat, option, why):
    g = toy(ASK)
    before = digest(g.s)
    with pytest.raises(IllegalAnswer, match="^" + why.replace(".", r"\.") + "$"):
        g.answer(seat, option)
    assert digest(g.s) == before


def test_a_refusal_names_the_rule_where_the_question_gives_one():
    g = toy(Pick(("x", "y", "z"), taken=("z",)))
    with pytest.raises(IllegalAnswer) as refusal:
        g.answer(0, opt("pick", "z"))
    assert (str(refusal.value), refusal.value.rule) == ("taken", "XX-PCK-01")


def test_an_answer_to_an_earlier_question_is_stale():
    g = toy(ASK, ASK)
    number = g.s.question
    g.answer(0, opt("pick", "x"), number)
    with pytest.raises(StaleAnswer, match="question 0 is past: 1 is open now"):
        g.answer(0, opt("pick", "x"), number)
    assert g.s.said == ["x"]


def test_nobody_answers_when_the_game_is_over():
    g = toy(ASK)
    g.end(Outcome("draw"))
    g.settle()
    assert (g.waiting, g.s.stack) == ([], [])
    with pytest.raises(IllegalAnswer, match="the game is over"):
        g.answer(0, opt("pick", "x"))


def test_what_is_said_at_once_is_heard_when_all_have_spoken():
    g = toy(AtOnce(((0, ASK), (1, ASK))))
    assert g.waiting == [0, 1]
    number = g.s.question
    g.answer(1, opt("pick", "y"), number)
    assert (g.s.said, g.waiting) == ([], [0])
    g.answer(0, opt("pick", "x"), number)  # another's answer does not make mine stale
    assert g.s.said == ["x", "y"]
    assert g.s.barrier == g.s.answers


def test_a_seat_that_has_nothing_to_say_does_not_silence_the_others():
    g = toy(AtOnce(((0, ASK), (1, Pick(())))))
    g.answer(0, opt("pick", "x"))
    assert g.s.said == ["x"]


def test_what_was_said_earlier_is_checked_again_when_it_takes_effect():
    g = toy(ASK)
    g.s.stack = [Step(ASK, 0, said=opt("pick", "gone"))]
    g.settle()
    assert g.waiting == [0]
    assert g.s.said == []


def chained(*verbs: Verb, boosts: tuple[int, int] = (0, 1)):
    g = toy(ASK)
    g.s.stack.clear()
    g.s.boosts = list(boosts)
    g.scope(Turn(), 0, links=verbs)
    g.settle()
    return g


def test_between_links_only_holders_of_a_free_move_are_asked():
    g = chained(Say("a"), Say("b"))
    assert (g.waiting, g.s.said) == ([1], [])
    assert g.question(0) is None
    g.answer(1, PASS)
    assert (g.waiting, g.s.said) == ([1], ["a"])


def test_a_free_move_is_paid_before_anything_else_and_asks_everybody_again():
    g = chained(Say("a"), boosts=(1, 1))
    g.answer(0, PASS)
    assert g.waiting == [1]
    g.answer(1, opt("boost"))
    assert g.s.boosts == [1, 0]
    assert g.waiting == [0]  # before the boost's own link
    g.answer(0, PASS)
    assert (g.s.said, g.waiting) == (["boost 1"], [0])  # before `a`, though seat 0 had passed
    g.answer(0, PASS)
    assert g.s.said == ["boost 1", "a"]


def test_a_seat_may_pass_for_the_turn_and_is_asked_again_in_the_next():
    g = chained(Say("a"), Say("b"))
    g.answer(1, PASS_TURN)
    assert g.s.said == ["a", "b"]
    assert g.s.muted == []
    g.scope(Turn(), 0, links=(Say("c"),))
    g.settle()
    assert g.waiting == [1]


def test_an_effect_opens_no_window():
    g = chained(Effect((ASK, Say("a"))))
    g.answer(1, PASS)
    assert g.waiting == [0]
    assert g.question(1) is None
    with pytest.raises(IllegalAnswer):
        g.answer(1, opt("boost"))


def test_free_moves_stand_beside_the_question_of_another():
    g = toy(ASK)
    g.s.boosts = [0, 1]
    g.settle()
    question = g.question(1)
    assert question is not None
    assert (question.options, question.free, g.waiting) == ((), (opt("boost"),), [0])
    g.answer(1, opt("boost"))
    assert g.s.said == ["boost 1"]
    assert g.options(0) == [opt("pick", "x"), opt("pick", "y")]


def test_a_single_answer_is_put_where_a_free_move_could_come_first():
    g = toy(ASK)
    g.s.stack = [Step(Pick(("x",)), 0)]
    g.s.boosts = [1, 0]
    g.settle()
    assert g.waiting == [0]
    assert g.s.said == []


def test_a_single_answer_is_given_where_the_game_says_that_no_free_move_could_matter():
    class Calm(ToyRules):
        def at_stake(self, g, here):
            return NOTHING

        def free(self, g):
            raise AssertionError("worked out for nothing")

    g = Game(toy(ASK).s, Calm())
    g.s.stack = [Step(Pick(("x",)), 0)]
    g.s.boosts = [1, 0]
    g.settle()
    assert g.s.said == ["x"]


class Fidgets(ToyRules):
    """Beside a boost there is a free move that changes nothing."""

    def free(self, g):
        return [*super().free(g), Free(1, Offer(opt("fidget"), does=(Say("fidget"),), endless=True))]


def fidgeting(boosts: int) -> Game[Any]:
    g = Game(toy(ASK).s, Fidgets())
    g.s.boosts = [0, boosts]
    g.settle()
    return g


def made(g: Game[Any], option: Option) -> None:
    """A free move of seat 1, and all windows after it passed."""
    g.answer(1, option)
    while isinstance(g.s.stack[-1].verb, Window):
        g.answer(g.waiting[0], PASS)


def test_a_free_move_that_can_be_undone_comes_to_an_end_and_is_open_again_after_an_answer():
    g = fidgeting(boosts=1)
    for _ in range(g.rules.endless_in_a_row):
        made(g, opt("fidget"))
    assert g.moves(1) == [opt("boost")]
    g.answer(0, opt("pick", "x"))
    assert g.s.frees == 0


def test_free_moves_that_use_something_up_are_never_cut_off():
    g = fidgeting(boosts=60)
    for _ in range(60):
        made(g, opt("boost"))
    assert (g.s.boosts, g.s.frees, g.moves(1)) == ([0, 0], 0, [opt("fidget")])


def test_verbs_that_never_end_are_named():
    class Forever(Verb, frozen=True):
        """Pushes itself."""

        def run(self, g, here):
            g.push(here.seat, self)

    with pytest.raises(Runaway, match="forever"):
        toy(Forever())


def test_repetitions_without_end_are_refused_before_they_are_pushed():
    with pytest.raises(Runaway, match="1000000000 repetitions of 1 verbs"):
        toy(Repeat(10**9, (Gain(),)))


def test_a_verb_of_data_is_never_run():
    with pytest.raises(NotImplementedError, match="Richer is data"):
        toy(Richer())


def test_gains_are_counted_for_the_seat_they_belong_to():
    g = toy(Gain(2))
    assert [sailor.coins for sailor in g.s.sailors] == [2, 0]
