"""Support: IV-SUP."""

from typing import Any

import pytest

from starboard.games.iss_vanguard.effects.dice import PoolToSlots
from starboard.games.iss_vanguard.rules.testing import StartTest
from starboard.kernel.offers import odds_of
from starboard.testing import rule
from tests.games.iss_vanguard.given import Given, rid


@rule("IV-SUP-01", "IV-SUP-02", "IV-SUP-03", "IV-SUP-04")
def test_one_adds_a_die_and_another_plays_a_card():
    """IV-EX-17"""
    table = Given(
        p0={"at": 1, "hand": ["shelter"]}, p3={"at": 1}, roll="blue_basic:accident red_basic:basic blue_basic:vanguard"
    ).testing("door-0", "blue_basic")

    table.waits(0, 3).choose("red_basic", seat=3).when("0: pass")
    table.waits(0).when("0: play shelter").waits(2)  # as if the active member had played it
    table.when(f"choose_dice {rid('blue_basic:accident')}", "mark green")

    table.is_idle().then(p0={"hand": [], "spent": ["shelter"]}, p2={"charges": 1})
    assert (table.used(), table.used(3), table.used(0)) == (["blue_basic"], ["red_basic"], [])


@rule("IV-SUP-01")
def test_a_supporter_adds_exactly_one_die_and_only_from_the_sector_of_the_test():
    table = Given(p3={"at": 1, "slots": "red_basic*2 blue_basic"}, p0={"at": 2}).testing("door-0")

    table.waits(3).asks(
        "support", "choose_dice die-3-red_basic-0", "choose_dice die-3-blue_basic-0", "pass", "pass_turn", seat=3
    )


def test_whoever_says_not_this_turn_is_not_asked_again_in_it():
    table = Given(p3={"at": 1, "hand": ["shelter"]}, roll="red_basic:basic", danger=[7, 7])
    table.testing("door-0", "red_basic").when("3: pass_turn")

    table.is_idle()
    table.testing("door-0").is_idle()
    assert table.s.answers == 3


@rule("IV-SUP-02")
def test_a_supporter_plays_one_card_only_and_the_active_member_any_number():
    table = Given(
        p2={"hand": ["shelter", "tools"]}, p3={"at": 1, "hand": ["shelter", "sort_it"], "slots": ""},
        roll="red_basic:basic blue_basic:basic red_basic:basic",
    ).testing("door-0", "red_basic blue_basic")  # fmt: skip

    table.offers_free("play shelter", "play sort_it", "persevere", seat=3)
    table.when("3: play shelter", f"choose_dice {rid('red_basic:basic')}")

    table.offers_free("persevere", seat=3).offers_free("play shelter", "play tools", "persevere", seat=2)


@rule("IV-SUP-02", "IV-CRD-06")
def test_a_member_elsewhere_plays_no_card_in_the_test():
    table = Given(p2={"hand": ["shelter"]}, p3={"at": 2, "hand": ["shelter"]}, roll="red_basic:basic")
    table.testing("door-0", "red_basic")

    table.waits(2).offers_free("persevere", seat=3)


@rule("IV-CRW-04", "IV-TST-09")
def test_a_supporter_uses_a_skill_for_tests_and_pays_for_it_but_no_equipment():
    table = Given(
        p3={"at": 1, "crew": "rosa", "charges": 2, "equipment": ["lens"], "slots": ""},
        roll="red_basic:accident blue_basic:basic red_basic:vanguard",
    ).testing("door-0", "red_basic", "blue_basic")  # fmt: skip

    table.waits(3).offers_free("use rosa", "persevere", seat=3).when("3: use rosa")
    table.waits(3).when(f"3: choose_dice {rid('red_basic:accident')}")  # the holder of the Skill decides

    table.then(p3={"charges": 1}, p2={"charges": 0})
    assert sorted(table.pool()) == ["blue_basic:basic", "red_basic:vanguard"]


@rule("IV-CRW-04")
def test_whoever_stands_elsewhere_uses_no_skill_in_the_test():
    table = Given(p3={"at": 2, "crew": "rosa", "charges": 2}, roll="red_basic:basic", danger=[7])
    table.testing("door-0", "red_basic").is_idle().then(p3={"charges": 2})


@rule("IV-SUP-05")
def test_supporters_have_neither_their_conversion_nor_their_combinations():
    table = Given(p0={"at": 1, "hand": ["tools"], "slots": "blue_basic"}, roll="blue_basic:basic", danger=[7]).testing(
        "door-0"
    )
    table.choose("blue_basic", seat=0).when("0: pass")

    table.is_idle()  # rosa would convert blue Basic to Technology: green is not met
    assert table.events_of("mark") == [(2, "red")]


@rule("IV-SUP-01", "IV-SUP-03")
def test_a_card_lets_a_supporter_add_two_dice_which_return_to_their_slots():
    table = Given(
        p3={"at": 1, "crew": "bela", "charges": 1, "slots": "red_basic green_basic blue_basic"},
        roll="red_basic:basic green_basic:basic", danger=[7],
    ).testing("door-0")  # fmt: skip

    table.offers_free("use bela", "persevere", seat=3).refuses("3: choose_dice die-3-red_basic-0 die-3-green_basic-0")
    table.when("3: use bela", "3: choose_dice die-3-red_basic-0 die-3-green_basic-0")

    table.is_idle()
    assert table.slots(3) == ["blue_basic", "green_basic", "red_basic"]


@rule("IV-SUP-01")
def test_a_card_lets_a_member_support_from_the_next_sector_and_no_further():
    near = Given(p3={"at": 2, "equipment": ["long_rope"]}).testing("door-0")
    near.waits(3)

    far = Given(p3={"at": 3, "equipment": ["long_rope"]}, danger=[7]).testing("door-0")
    far.is_idle()


def test_whoever_has_pledged_support_adds_a_die():
    """IV-SPA-07"""
    table = Given(p3={"at": 1, "slots": "red_basic blue_basic"}).doing(StartTest("action-door-0", pledged=3), seat=2)

    table.choose().asks("support", "choose_dice die-3-red_basic-0", "choose_dice die-3-blue_basic-0", seat=3)


def test_the_owner_chooses_which_of_the_dice_of_the_test_return():
    table = Given(
        p3={"at": 1, "crew": "bela", "charges": 1, "slots": "red_basic green_basic", "used": "blue_basic"},
        roll="red_basic:basic green_basic:basic",
        danger=[7],
    ).testing("door-0")
    table.doing(PoolToSlots(n=1, after_test=True), seat=3)
    table.when("3: use bela", "3: choose_dice die-3-red_basic-0 die-3-green_basic-0")

    # first two dice by the Skill; the blue one was not in the test
    table.is_idle()
    assert (table.slots(3), table.used(3)) == (["green_basic", "red_basic"], ["blue_basic"])


def test_only_so_many_dice_return_after_the_test_as_the_effect_says():
    table = Given(p2={"hand": ["shelter"]}, roll="red_basic:basic green_basic:basic", danger=[7])
    table.testing("door-0", "red_basic green_basic").doing(PoolToSlots(n=1, after_test=True), seat=2)

    table.when("pass", "enough").asks(
        "reactivate_dice", "reactivate used-2-red_basic-0", "reactivate used-2-green_basic-0", seat=2
    )


@rule("IV-SUP-02")
@pytest.mark.parametrize(("hurt", "charged", "played"), [(2, 2, True), (3, 2, False), (2, 3, False)])
def test_what_a_card_in_support_asks_for_and_costs_is_the_active_members(hurt: int, charged: int, played: bool):
    fields: dict[str, dict[str, Any]] = {
        "p2": {},
        "p3": {"at": 1, "hand": ["lash_down", "shelter"], "slots": ""},
    }
    fields[f"p{hurt}"]["injuries"] = ["panicked"]
    fields[f"p{charged}"]["charges"] = 1
    table = Given(**fields, roll="red_basic:basic").testing("door-0", "red_basic")

    if not played:
        table.offers_free("play shelter", "persevere", seat=3)
        return
    table.offers_free("play lash_down", "play shelter", "persevere", seat=3)
    table.when("3: play lash_down", f"turn {rid('red_basic:basic')} face-vanguard")
    table.then(p2={"charges": 0}, p3={"spent": ["lash_down"]})
    assert table.pool() == ["red_basic:vanguard"]


@rule("IV-CRD-11")
@pytest.mark.parametrize(("hurt", "played"), [(3, True), (2, False)])
def test_what_a_card_of_any_time_asks_for_in_a_test_is_its_owners(hurt: int, played: bool):
    fields: dict[str, dict[str, Any]] = {"p2": {}, "p3": {"at": 1, "hand": ["all_hands", "shelter"], "slots": ""}}
    fields[f"p{hurt}"]["injuries"] = ["panicked"]
    table = Given(**fields, roll="red_basic:basic").testing("door-0", "red_basic")

    own = ["play all_hands"] if played else []
    table.offers_free(*own, "play shelter", "persevere", seat=3)
    if played:
        table.when("3: play all_hands").then(p3={"charges": 30}, p2={"charges": 0})
        table.offers_free("play shelter", "persevere", seat=3)  # it was no support


def test_the_odds_of_a_supporting_die_are_those_of_all_dice_together():
    table = Given(p3={"at": 1, "slots": "red_basic blue_challenge"}).testing("door-1", "blue_basic")
    found = {
        option.ids: {(each.what, *each.ids): each.chance or 0.0 for each in odds_of(table.g, 3, option)}
        for option in table.g.options(3)
    }

    assert found[()] == {}
    red, challenge = found[("die-3-red_basic-0",)], found[("die-3-blue_challenge-0",)]
    assert red["line", "yellow"] == pytest.approx(1 - 25 / 36)
    assert challenge["line", "yellow"] == pytest.approx(1 - 5 / 12)
    assert red["line", "yellow"] + red["line", "red"] == pytest.approx(1)


def test_a_die_of_a_supporter_leaves_the_active_member_its_own_to_spend():
    """A supporter's die is none that the active member misses when an injury asks for dice."""
    table = Given(
        p2={"slots": "red_basic*2 blue_basic*2", "harm": [1, 0, 0], "injuries": ["trauma"]},
        p3={"at": 1, "slots": "green_basic"},
    )
    table.testing("door-0", "red_basic")
    option = next(o for o in table.g.options(3) if o.ids)

    # three dice stay in the slots, so Trauma costs two of them; the danger die of the red line is left
    found = {each.what: each.chance for each in odds_of(table.g, 3, option)}
    assert found["injury"] == pytest.approx(25 / 36 / 8)
