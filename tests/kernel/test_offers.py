"""Offers: one place says the option, its price, its needs and what it does; all else follows."""

from typing import Any

import pytest

from starboard.kernel.offers import Change, Need, Offer, merge_changes, never
from starboard.kernel.verbs import Verb
from starboard.kernel.words import opt


def test_a_price_that_names_a_stock_twice_names_it_once_with_the_sum():
    offer = Offer(opt("buy"), (("credits", 1), ("energy", 2), ("credits", 2)))

    assert offer.price == (("credits", 3), ("energy", 2))


@pytest.mark.parametrize(
    "way",
    [
        Offer(opt("fly", "far"), (("energy", 2),)),
        Offer(opt("fly", "near"), (("credits", 1),)),
        Offer(opt("fly", "near"), needs=(never("why-not"),)),
    ],
)
def test_a_way_that_costs_or_needs_more_than_its_heading_is_a_mistake(way: Offer):
    with pytest.raises(ValueError, match="needs or costs more than its heading 'fly_from'"):
        Offer(opt("fly_from"), (("energy", 1),), ways=(way,))


def test_a_way_may_cost_and_need_what_its_heading_does_or_be_judged_by_its_question():
    awake = Need(lambda g, here: True, "why-asleep")
    price = (("energy", 1),)

    Offer(opt("fly_from"), price, (awake,), ways=(Offer(opt("fly"), price, (awake,)),))
    Offer(opt("fly_from"), ways=(Offer(opt("fly"), price),), judge_ways=True)


class Declares(Verb, frozen=True):
    """It can never be paid."""

    def possible(self, g: Any, here: Any) -> bool:
        return False


def test_a_cost_that_must_be_possible_is_a_need_of_a_way_too():
    with pytest.raises(ValueError, match="needs or costs more"):
        Offer(opt("use"), ways=(Offer(opt("use", "card"), costs=(Declares(),)),))


def test_changes_of_one_thing_are_added_up():
    assert merge_changes([Change("data", -1), Change("time", 1), Change("data", 3)]) == [
        Change("data", 2),
        Change("time", 1),
    ]


def test_changes_with_a_common_limit_stay_within_it_and_others_come_on_top():
    lying = Change("data", 1, most=1)

    assert merge_changes([lying, lying, Change("data", 2)]) == [Change("data", 3)]


def test_what_has_no_number_gives_a_sum_none():
    assert merge_changes([Change("insight", 1), Change("insight")]) == [Change("insight")]


def test_what_one_has_and_what_others_have_stand_apart():
    apart = [Change("insight", 1), Change("insight", 1, (0, 1), "each_local")]

    assert merge_changes(apart) == apart
