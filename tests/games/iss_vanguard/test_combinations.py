"""Dice combinations: IV-CMB."""

import pytest

from starboard.games.iss_vanguard.effects.dice import IgnoreAccidents
from starboard.games.iss_vanguard.rules.requirements import ways
from starboard.testing import rule
from tests.games.iss_vanguard.given import Given, rid
from tests.games.iss_vanguard.test_dice import pool
from tests.games.iss_vanguard.test_odds import odds

NO = ((), (), ())


@rule("IV-CMB-01", "IV-CMB-03", "IV-CMB-06", "IV-DIC-09", "IV-SUP-04")
def test_two_combinations_are_activated_in_one_test_with_different_dice():
    """IV-EX-18"""
    table = Given(
        p2={"hand": ["shelter", "brace"], "slots": "red_single_x blue_basic"}, p3={"at": 1, "slots": "green_basic"},
        roll="red_single_x:physical blue_basic:basic green_basic:vanguard", danger=[7],
    ).testing("door-0", "red_single_x blue_basic")  # fmt: skip
    table.choose("green_basic", seat=3).when("2: pass")

    table.when("combine shelter", f"pay_with {rid('blue_basic:basic')}", "combine brace")

    table.is_idle().then(p2={"hand": [], "spent": ["shelter", "brace"], "charges": 8})
    assert (table.used(), table.used(3)) == (["blue_basic", "red_single_x"], ["green_basic"])
    assert table.events_of("mark") == [(2, "red")]  # no die was left for green


@rule("IV-CMB-02")
def test_a_combination_is_no_move_of_any_other_step():
    table = Given(p2={"hand": ["shelter"]}, roll="red_basic:basic").lacks("combine", seat=2)
    table.testing("door-0", "red_basic").asks("modify", "pass", "pass_turn", seat=2).lacks("combine", seat=2)

    table.when("pass").offers("combine shelter", seat=2).lacks("play", seat=2)


@rule("IV-CMB-04", "IV-CMB-03")
def test_a_combination_of_the_circumstances_is_activated_again_with_other_dice():
    table = Given(
        p2={"slots": "green_single_z*2"}, circumstances="burrows",
        roll="green_single_z:xenology green_single_z:xenology", danger=[7],
    ).testing("door-0", "green_single_z*2")  # fmt: skip

    table.when("combine burrows-0", "combine burrows-0")

    table.is_idle().then(p2={"charges": 7})


@rule("IV-CMB-04", "IV-CMB-03", "IV-DIC-13", "IV-OUT-03", "IV-TST-12")
def test_a_die_spent_on_the_circumstances_is_missing_for_the_line_above():
    """IV-EX-38"""
    dice = "red_basic blue_basic green_basic green_single_z"
    table = Given(
        p2={"slots": dice}, circumstances="burrows",
        roll="red_basic:accident blue_basic:basic green_basic:basic green_single_z:xenology",
    ).testing("door-1", dice)  # fmt: skip

    table.when("combine burrows-0")

    table.is_idle().then(p2={"charges": 3 + 1})  # green by three colours, the Accident is a red die
    assert len(table.me.used) == 4


@rule("IV-CMB-05", "IV-CMB-06", "IV-DIC-14")
def test_a_double_face_pays_alone_or_together_with_another_die():
    """IV-EX-29"""
    both = pool("red_expertise_y:collect+collect", "red_single_y:collect")
    assert [look[1] for look, _ in both] == [(1,), (1, 1)]
    assert sorted(ways(both, "A+A", NO)) == [(0, 1), (1, 1)]

    assert ways(pool("red_universal:collect+defence"), "defence+collect", NO) == ((1,),)


@rule("IV-CMB-06")
def test_every_a_of_a_requirement_is_the_same_icon():
    assert ways(pool("red_single_x:physical", "red_single_y:collect"), "A+A", NO) == ()
    assert ways(pool("red_single_x:physical", "red_double_xy:physical"), "A+A", NO) == ((2,),)


@rule("IV-CMB-06")
def test_a_card_raises_the_number_of_a_that_is_needed():
    table = Given(
        p2={"hand": ["brace"], "equipment": ["beacon"], "slots": "red_basic green_basic"},
        roll="red_basic:basic green_basic:basic", danger=[7, 7],
    ).testing("door-0", "red_basic green_basic")  # fmt: skip

    table.is_idle()


@rule("IV-CMB-09")
def test_vanguards_take_the_icon_of_the_others_of_a_pair():
    assert ways(pool("red_single_x:physical", "green_basic:vanguard"), "A+A", NO) == ((1, 1),)
    assert ways(pool("red_basic:vanguard", "green_basic:vanguard"), "A+A", NO) == ((1, 1),)
    mixed = pool("red_single_x:physical", "red_single_y:collect", "green_basic:vanguard")
    assert ways(mixed, "A+A+A", NO) == ()
    assert len(ways(mixed, "A+A", NO)) == 2


@rule("IV-CMB-08")
def test_a_card_played_for_its_upper_half_has_no_combination_left():
    table = Given(p2={"hand": ["shelter"]}, roll="red_basic:accident red_basic:basic", danger=[7])
    table.testing("door-0", "red_basic").when("play shelter")

    table.is_idle().then(p2={"charges": 1, "spent": ["shelter"]})


@rule("IV-CMB-11", "IV-INJ-24")
def test_a_combination_heals_before_injury_dice_are_resolved():
    table = Given(
        p2={"hand": ["sort_it"], "harm": [1, 0, 0], "injuries": ["aggravated_trauma"]},
        roll="blue_single_y:science", harm=[2], danger=[7],
    ).testing("door-0", "blue_single_y")  # fmt: skip

    table.when("combine sort_it")

    table.is_idle().then(p2={"injuries": [], "harm": [0, 0, 0]})


@rule("IV-OUT-10")
def test_a_requirement_that_names_vanguard_is_met_by_a_vanguard_alone():
    table = Given(p2={"hand": ["second_wind"]}, roll="blue_single_y:science red_basic:vanguard", danger=[7])
    table.testing("door-0", "blue_single_y red_basic").when("combine second_wind")

    table.is_idle().then(p2={"charges": 7 + 1})  # red, then its arrow
    assert ways(pool("blue_basic:basic"), "vanguard", ((), (), (0,))) == ()


@rule("IV-DIC-12", "IV-DIC-13")
@pytest.mark.parametrize(
    ("card", "roll"),
    [
        ("lash_down", "red_basic:accident blue_basic:basic"),
        ("lash_down", "red_basic:basic blue_basic:accident"),
        ("all_hands", "red_basic:basic blue_basic:accident"),
        ("brace", "red_basic:accident blue_basic:accident"),
    ],
)
def test_an_accident_pays_for_no_combination_as_a_die_of_its_colour_or_as_any_die(card: str, roll: str):
    table = Given(p2={"hand": [card]}, roll=roll, danger=[7]).testing("door-0", "red_basic blue_basic")

    table.is_idle().then(p2={"hand": [card]})


@rule("IV-DIC-12")
def test_of_several_dice_an_accident_is_none_that_could_pay():
    dice = "red_basic*2 blue_basic"
    table = Given(
        p2={"hand": ["lash_down"], "slots": dice}, roll="red_basic:accident red_basic:basic blue_basic:basic",
        danger=[7],
    ).testing("door-0", dice)  # fmt: skip

    table.when("combine lash_down").is_idle().then(p2={"charges": 20 + 1})
    assert table.events_of("mark") == [(2, "red")]  # the Accident was left and meets nothing


@rule("IV-DIC-12")
def test_an_accident_that_is_ignored_pays_for_no_combination():
    table = Given(p2={"hand": ["lash_down", "tools"]}, roll="red_basic:accident blue_basic:basic", danger=[7])
    table.testing("door-0", "red_basic blue_basic").doing(IgnoreAccidents(), seat=2)

    table.when("2: pass").is_idle().then(p2={"hand": ["lash_down", "tools"]})


@rule("IV-DIC-12", "IV-PRE-02")
def test_the_chance_of_a_combination_counts_no_accidents():
    found = odds("", "red_basic blue_basic", p2={"hand": ["lash_down"], "slots": "red_basic blue_basic"})

    assert found["combine", "lash_down"] == pytest.approx(25 / 36)
