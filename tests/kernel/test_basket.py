"""Baskets: lines in a fixed order, an offer, one answer; they end for certain and change nothing before."""

from typing import Any

import pytest

from starboard.kernel.basket import AGREE, CLOSE, COUNTER, OFFER, REFUSE, Basket, Fault, Line
from starboard.kernel.codec import digest
from starboard.kernel.game import Game
from starboard.kernel.verbs import Step
from starboard.kernel.words import IllegalAnswer, Seat, opt
from tests.kernel.toy import Toy, toy

GIVE, WANT = opt("give", "coin"), opt("want", "coin")


class Swap(Basket, frozen=True, kw_only=True):
    """Coins for coins; who gives none gets none."""

    by: Seat
    other: Seat | None = None

    def lines(self, g: Game[Toy], here: Step) -> list[Line]:
        theirs = 3 if self.other is None else g.s.sailors[self.other].coins
        return [Line(GIVE, g.s.sailors[self.by].coins, 1), Line(WANT, theirs, -1)]

    def judge(self, g: Game[Toy], here: Step) -> Fault | None:
        return Fault("too-dear", "XX-SWP-01") if self.balance(g, here) < 0 else None

    def partner(self, g: Game[Toy], here: Step) -> Seat | None:
        return self.other

    def mirror(self) -> Basket:
        assert self.other is not None
        return Swap(by=self.other, other=self.by)

    def settle(self, g: Game[Toy], here: Step) -> None:
        n = self.put.count(WANT) - self.put.count(GIVE)
        g.s.sailors[self.by].coins += n
        if self.other is not None:
            g.s.sailors[self.other].coins -= n
        g.s.said.append("settled")

    def on_close(self, g: Game[Toy], here: Step) -> None:
        g.s.said.append("closed")


def swap(other: Seat | None = 1, coins: tuple[int, int] = (2, 2)) -> Game[Toy]:
    g = toy()
    for sailor, n in zip(g.s.sailors, coins, strict=True):
        sailor.coins = n
    g.push(0, Swap(by=0, other=other))
    g.settle()
    return g


def say(g: Game[Toy], *answers: Any) -> Game[Toy]:
    for answer in answers:
        g.answer(g.waiting[0], answer)
    return g


def coins(g: Game[Toy]) -> list[int]:
    return [sailor.coins for sailor in g.s.sailors]


def why(g: Game[Toy], answer: Any) -> str:
    before = digest(g.s)
    with pytest.raises(IllegalAnswer) as refusal:
        say(g, answer)
    assert digest(g.s) == before
    return str(refusal.value)


def test_a_basket_is_filled_in_any_order_and_each_line_has_a_limit():
    g = swap()
    assert g.options(0) == [GIVE, WANT, CLOSE]
    assert g.options(0) == [GIVE, WANT, CLOSE] and why(g, OFFER) == "why-basket-empty"
    say(g, GIVE, GIVE)
    assert g.options(0) == [WANT, OFFER, CLOSE] and why(g, GIVE) == "why-basket-all"
    say(g, WANT)
    assert g.options(0) == [WANT, OFFER, CLOSE] and why(g, GIVE) == "why-basket-all"
    assert coins(g) == [2, 2]


def test_what_was_put_there_in_another_order_is_the_same_basket():
    assert digest(say(swap(), WANT, GIVE).s) == digest(say(swap(), GIVE, WANT).s)


def test_what_the_game_judges_unfair_is_not_offered_and_the_rule_is_named():
    g = say(swap(), GIVE, WANT, WANT)

    assert g.options(0) == [GIVE, CLOSE] and why(g, OFFER) == "too-dear"


def test_where_nobody_is_asked_the_basket_is_settled_as_it_is_offered():
    g = say(swap(other=None), GIVE, GIVE, WANT, OFFER)

    assert coins(g) == [1, 2] and g.s.said == ["settled"]


@pytest.mark.parametrize(
    ("answers", "left", "said"),
    [
        ((AGREE,), [1, 3], "settled"),
        ((REFUSE,), [2, 2], "closed"),
        ((COUNTER, CLOSE), [2, 2], "closed"),
        ((COUNTER, GIVE, GIVE, OFFER, AGREE), [4, 0], "settled"),
        ((COUNTER, GIVE, GIVE, OFFER, REFUSE), [2, 2], "closed"),
    ],
)
def test_an_offer_is_agreed_to_refused_or_answered_once(answers: tuple[Any, ...], left: list[int], said: str):
    g = say(swap(), GIVE, OFFER)
    assert g.waiting == [1] and g.options(1) == [AGREE, REFUSE, COUNTER]

    say(g, *answers)
    assert coins(g) == left and g.s.said == [said] and not g.waiting


def test_an_answer_to_an_offer_is_not_answered_again():
    g = say(swap(), GIVE, OFFER, COUNTER, GIVE, OFFER)

    assert g.waiting == [0] and g.options(0) == [AGREE, REFUSE] and why(g, COUNTER) == "why-basket-one-answer"


def test_an_offer_that_is_out_of_date_is_refused_with_a_reason_and_nothing_is_lost():
    g = say(swap(), GIVE, GIVE, OFFER)
    g.s.sailors[0].coins = 1
    g.settle()

    assert g.options(1) == [REFUSE, COUNTER] and why(g, AGREE) == "why-basket-gone"
    assert coins(say(g, REFUSE)) == [1, 2]


def test_every_way_through_a_basket_ends():
    """All answers in all orders: at the longest both baskets are full, and the second one can only be closed."""
    longest = 0

    def walk(answers: list[Any]) -> None:
        nonlocal longest
        g = say(swap(coins=(2, 1)), *answers)
        longest = max(longest, len(answers))
        for option in g.options(g.waiting[0]) if g.waiting else ():
            walk([*answers, option])

    walk([])
    assert longest == len((GIVE, GIVE, WANT, OFFER, COUNTER, GIVE, WANT, WANT, CLOSE))


def test_silence_refuses():
    g = say(swap(), GIVE, OFFER)
    step = g.s.stack[-1]

    assert step.verb.silence(g, step) == REFUSE  # type: ignore[attr-defined]
    assert Swap(by=0).silence(g, step) == CLOSE
