"""Trade between characters: OS-INT-16, OS-INT-17, OS-INT-18, and the cards' markers that travel."""

from typing import Any

import pytest

from starboard.games.under_our_sun.model.things import Thing
from starboard.games.under_our_sun.rules.trade import Barter
from starboard.kernel.basket import Offered
from starboard.kernel.verbs import Step
from starboard.testing import rule
from tests.games.under_our_sun.given import Given, things

WITH_THINGS: dict[str, Any] = {
    "p0": {"wood": 2, "things": things("knife", "knife"), "water": 2},
    "p1": {"cloth": 1, "things": things("tent"), "water": 1},
}


@rule("OS-INT-16", "OS-INT-18")
def test_items_resources_and_water_change_hands_at_any_rate_once_the_other_agrees():
    given = Given(**WITH_THINGS)
    assert given.price("trade character-1") == {"ap": 1}

    given.when("trade character-1", "give water", "give wood", "give wood", "give thing-0-knife", "want cloth")
    given.when("offer").waits(1).asks("offered", "agree", "refuse", "counter", seat=1)
    given.then(p0={"wood": 2, "water": 2, "cloth": 0}, p1={"cloth": 1, "wood": 0})  # nothing yet

    given.when("1: agree").asks("act")
    given.then(
        p0={"wood": 0, "water": 1, "cloth": 1, "things": things("knife"), "ap": 5},
        p1={"wood": 2, "water": 2, "cloth": 0, "things": things("tent", "knife"), "ap": 6},
    )


@rule("OS-INT-18")
def test_a_trade_that_the_other_refuses_changes_nothing():
    given = Given(**WITH_THINGS).when("trade character-1", "give wood", "offer", "1: refuse")

    given.asks("act").then(
        p0={"wood": 2, "things": things("knife", "knife")}, p1={"things": things("tent"), "cloth": 1}
    )


@rule("OS-INT-18")
def test_an_offer_is_answered_once_by_an_offer_which_is_agreed_to_or_refused():
    given = Given(**WITH_THINGS).when("trade character-1", "give wood", "offer", "1: counter").waits(1)
    given.asks("barter", "give water", "give cloth", "give thing-0-tent", "want water", "want wood",
               "want thing-0-knife", "close", seat=1)  # fmt: skip

    given.when("1: give thing-0-tent", "1: want wood", "1: want wood", "1: offer").waits(0)
    given.asks("offered", "agree", "refuse").refuses("counter")

    given.when("agree").asks("act")
    given.then(p0={"wood": 0, "things": things("knife", "knife", "tent")}, p1={"wood": 2, "things": []})


@rule("OS-INT-18")
def test_who_closes_the_answer_has_refused():
    given = Given(**WITH_THINGS).when("trade character-1", "give wood", "offer", "1: counter", "1: close")

    given.waits(0).asks("act").then(p0={"wood": 2, "ap": 5}, p1={"wood": 0})


@rule("OS-INT-17")
def test_each_partner_on_the_tile_costs_one_point():
    given = Given(seats=3, p0={"wood": 2})

    given.when("trade character-1", "give wood", "offer", "1: agree")
    given.when("trade character-2", "give wood", "offer", "2: agree")
    given.then(p0={"ap": 4, "wood": 0}, p1={"wood": 1, "ap": 6}, p2={"wood": 1, "ap": 6})


@rule("OS-INT-16")
def test_a_partner_stands_on_the_same_tile():
    given = Given(tiles={"north": "dry_creek"}, at={1: "north"}, p0={"wood": 1})

    given.lacks("trade")


@rule("OS-INT-18")
def test_each_side_needs_room_for_what_it_receives():
    full = things("tent", "tent", "tent")  # an item space and two mixed ones
    given = Given(p0={"things": full}, p1={"things": things("knife"), "water": 4})

    given.when("trade character-1", "want thing-0-knife")
    assert given.refusals()["offer"] == ("why-no-room-for", "OS-INT-18")
    given.refuses_by("OS-INT-18", "offer").when("close")

    given.when("trade character-1", "give thing-0-tent", "want thing-0-knife").offers("offer").when("close")
    given.when("trade character-1", "give water")  # the other's water spaces are full
    assert given.refusals()["offer"] == ("why-water-full-for", "OS-INT-18")


@rule("OS-INT-18", "OS-MOD-18")
def test_the_two_characters_of_a_solo_player_trade_without_being_asked():
    given = Given(seats=1, p0={"wood": 1}).when("trade character-1", "give wood", "offer")

    given.asks("act").then(p0={"wood": 0, "ap": 5}, p1={"wood": 1, "ap": 6})


@rule("OS-ITM-16")
def test_markers_stay_on_a_card_that_is_traded():
    bow, lighter = Thing("bow", 0, 2), Thing("lighter", 1)
    given = Given(p0={"things": [bow, lighter]})

    given.when("trade character-1", "give thing-0-bow", "give thing-1-lighter", "offer", "1: agree")
    given.then(p0={"things": []}, p1={"things": [bow, lighter]})


@rule("OS-LOT-03")
def test_a_card_with_anothers_name_may_be_traded():
    given = Given(p0={"things": things("surgeons_roll")})

    given.when("trade character-1", "give thing-0-surgeons_roll", "offer", "1: agree")
    given.then(p1={"things": things("surgeons_roll")})


@rule("OS-DTH-10")
def test_nobody_trades_with_the_dead():
    given = Given(p0={"wood": 1}, p1={"health": 0, "dead": 3, "cloth": 1})

    given.lacks("trade")
    assert given.refusals()["trade character-1"] == ("why-dead", "OS-DTH-10")


@rule("OS-CHR-22", "OS-INT-18")
def test_who_gives_a_bag_away_drops_what_no_longer_fits():
    given = Given(p0={"things": things("backpack"), "wood": 7, "cloth": 1})

    given.when("trade character-1", "give thing-0-backpack", "offer", "1: agree").asks("surplus")
    given.when("drop wood", "drop cloth").asks("act").then(p0={"wood": 6, "cloth": 0})
    assert sum(given.tile().dropped) == 2


@rule("OS-INT-18")
def test_an_offer_that_is_out_of_date_can_only_be_refused_or_answered():
    given = Given(**WITH_THINGS).when("trade character-1", "give wood", "give wood", "offer")
    given.s.characters[0].wood = 1
    given.g.settle()

    given.asks("offered", "refuse", "counter", seat=1).refuses("1: agree")
    assert given.refusals(1)["agree"][0] == "why-basket-gone"
    given.when("1: refuse").then(p0={"wood": 1})


def test_silence_refuses_an_offer_and_closes_a_counter():
    given = Given(**WITH_THINGS).when("trade character-1", "give wood")
    basket = Barter(by=0, other=1)

    assert str(basket.silence(given.g, Step(basket, 0))) == "close"
    asked = Offered(basket=basket, by=0)
    assert str(asked.silence(given.g, Step(asked, 0))) == "refuse"


@pytest.mark.parametrize("answer", ["give wood 9", "want gold", "give thing-7-knife", "1: agree"])
def test_nonsense_is_refused_with_what_was_expected(answer: str):
    given = Given(**WITH_THINGS).when("trade character-1")

    given.refuses(answer).when("close").then(p0={"wood": 2})


def test_the_log_names_what_was_offered_and_what_changed_hands():
    given = Given(**WITH_THINGS).when("trade character-1", "give wood", "give wood", "want cloth", "offer", "1: agree")

    given.happens(
        "would_give character-0 character-1 wood", "would_want character-0 character-1 cloth",
        "hands character-0 character-1 wood", "hands character-1 character-0 cloth",
    )  # fmt: skip
