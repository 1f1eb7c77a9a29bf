"""The grammar of effects: choices, costs, conditions and counters, on the toy."""

from typing import Any

import pytest
from msgspec import convert

from starboard.kernel.codec import codec
from starboard.kernel.forms import (
    AllOf,
    AnyCondition,
    AnyOf,
    ChooseOne,
    ChooseUpTo,
    If,
    IfPossible,
    May,
    Not,
    Pay,
    Per,
    Repeat,
    Way,
)
from starboard.kernel.verbs import AnyVerb, Step
from starboard.kernel.words import opt
from tests.kernel.toy import Coins, Gain, Pick, Rich, Say, Throw, ToyRules, toy

ASK = Pick(("x", "y"))
TWO = (Way("a", (Throw(1), Say("a"))), Way("b", (Say("b"),)))


def asked(*verbs: Any, coins: int = 0) -> Any:
    """The toy, with these about to happen to a seat that has so many coins, and a question after them."""
    g = toy(ASK)
    g.s.sailors[0].coins = coins
    g.push(0, *verbs)
    g.settle()
    return g


def test_may_asks_only_for_what_is_possible():
    g = asked(May((Throw(1), Say("thrown"))), coins=1)
    assert g.options(0) == [opt("accept"), opt("decline")]
    g.answer(0, opt("accept"))
    assert g.s.said == ["thrown"] and g.s.sailors[0].coins == 0
    assert asked(May((Throw(1),))).options(0) == [opt("pick", "x"), opt("pick", "y")]


def test_if_does_these_or_else_those():
    assert asked(If((Rich(2),), (Say("rich"),), (Say("poor"),)), coins=2).s.said == ["rich"]
    assert asked(If((Rich(2),), (Say("rich"),), (Say("poor"),)), coins=1).s.said == ["poor"]


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        (Not(Rich(2)), True),
        (Not(Rich(1)), False),
        (AnyOf((Rich(1), Rich(2))), True),
        (AnyOf((Rich(2), Rich(3))), False),
        (AllOf((Rich(1), Rich(2))), False),
        (AllOf((Rich(1), Rich(0))), True),
    ],
)
def test_conditions_are_joined(condition, holds):
    assert condition.holds(asked(coins=1), Step(ASK, 0)) is holds


def test_if_possible_is_all_of_it_or_nothing():
    assert asked(IfPossible((Say("first"), Throw(1)))).s.said == []
    assert asked(IfPossible((Say("first"), Throw(1))), coins=1).s.said == ["first"]


def test_repeat_repeats_and_per_multiplies_what_has_a_number():
    g = asked(Repeat(Coins(), (Say("again"),)), Per(Coins(), (Gain(2), Say("each"))), coins=3)
    assert g.s.said == ["again"] * 3 + ["each"] * 3
    assert g.s.sailors[0].coins == 3 + 6
    assert asked(Per(Coins(), (Say("each"),))).s.said == []


def test_one_is_chosen_among_those_that_are_possible():
    g = asked(ChooseOne(TWO), coins=1)
    assert g.options(0) == [opt("choose", "a"), opt("choose", "b")]
    g.answer(0, opt("choose", "a"))
    assert g.s.said == ["a"]
    assert asked(ChooseOne(TWO)).s.said == ["b"], "a single answer is not asked"


def test_up_to_so_many_are_chosen_each_once():
    g = asked(ChooseUpTo(2, TWO), coins=2)
    g.answer(0, opt("choose", "a"))
    assert g.options(0) == [opt("choose", "b"), opt("enough")]
    g.answer(0, opt("enough"))
    assert g.s.said == ["a"] and g.question(0).prompt == "pick"


def test_a_cost_is_paid_first_and_in_full_or_the_effect_is_left_out():
    assert asked(Pay((Throw(2),), (Say("bought"),)), coins=1).s.said == []
    g = asked(Pay((Throw(2), Say("paid")), (Say("bought"),)), coins=3)
    assert g.s.said == ["paid", "bought"] and g.s.sailors[0].coins == 1


def test_who_may_pay_is_asked_and_as_often_as_can_be_paid():
    g = asked(Pay((Throw(1),), (Say("bought"),), may=True, often=True), coins=2)
    for bought in (1, 2):
        assert g.question(0).prompt == "pay" and g.options(0) == [opt("pay"), opt("no")]
        g.answer(0, opt("pay"))
        assert g.s.said == ["bought"] * bought
    assert g.question(0).prompt == "pick", "who cannot pay is not asked"
    g = asked(Pay((Throw(1),), (Say("bought"),), may=True), coins=2)
    g.answer(0, opt("no"))
    assert g.s.said == [] and g.s.sailors[0].coins == 2


def test_content_speaks_it():
    plain: Any = {"do": "if", "requires": [{"is": "not", "what": {"is": "rich", "n": 2}}], "does": []}
    assert convert(plain, AnyVerb, dec_hook=codec(ToyRules).hook) == If((Not(Rich(2)),), ())
    plain = {"do": "per", "count": {"count": "coins"}, "does": [{"do": "repeat", "n": {"count": "coins"}, "does": []}]}
    assert convert(plain, AnyVerb, dec_hook=codec(ToyRules).hook) == Per(Coins(), (Repeat(Coins(), ()),))
    with pytest.raises(ValueError, match="'nott'"):
        convert({"is": "nott"}, AnyCondition, dec_hook=codec(ToyRules).hook)
