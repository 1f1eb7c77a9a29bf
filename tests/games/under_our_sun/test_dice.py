"""Dice, tests and karma: OS-SKL, OS-KAR."""

import random
from typing import Any

import pytest

from starboard.games.under_our_sun.constants import FACES
from starboard.games.under_our_sun.effects.dice import AttackOn
from starboard.games.under_our_sun.effects.goods import Gain
from starboard.games.under_our_sun.rules.dice import Roll, chance_of_test, net, odds_of, pool_for_test
from starboard.games.under_our_sun.rules.interactions import LootRow
from starboard.games.under_our_sun.rules.skill_tests import SkillTest
from starboard.testing import rule
from tests.games.under_our_sun.given import GREEN_2, NO, YES, Given


def taking(attribute: str, **fields: Any) -> Given:
    test = SkillTest(attribute, (Gain("cloth"),), (Gain("metal"),))  # type: ignore[arg-type]
    return Given(**fields).doing(test)


PASSED, FAILED = {"cloth": 1, "metal": 0}, {"cloth": 0, "metal": 1}


@rule("OS-SKL-05", "OS-SKL-06", "OS-SKL-07", "OS-SKL-08")
@pytest.mark.parametrize(
    ("die", "hits", "total", "fails"), [("g", 5, 6, 0), ("y", 4, 4, 0), ("b", 3, 3, 0), ("r", 0, 0, 3)]
)
def test_the_faces_of_the_four_dice(die: str, hits: int, total: int, fails: int):
    """OS-EX-12"""

    faces = FACES[die]

    assert len(faces) == 8
    assert sum(face > 0 for face in faces) == hits
    assert sum(face for face in faces if face > 0) == total
    assert sum(face < 0 for face in faces) == fails
    assert max(faces) == (2 if die == "g" else 1 if die != "r" else 0)


@rule("OS-SKL-01", "OS-CHR-05")
@pytest.mark.parametrize(("attribute", "dice"), [("strength", "gg"), ("dexterity", "yb"), ("stealth", "bb")])
def test_a_test_rolls_the_dice_of_its_attribute(attribute: str, dice: str):
    given = Given()

    assert pool_for_test(given.g, given.me, attribute) == (dice, 0)  # type: ignore[arg-type]


@rule("OS-CHR-06")
def test_the_melee_pool_is_kept_apart():
    assert Given().g.book.pools["thickskin"]["melee"] == "yy"


@rule("OS-SKL-02")
def test_one_success_passes_and_none_fails():
    taking("dexterity", forced={"y": [YES], "b": [NO]}).then(p0=PASSED)
    taking("dexterity", forced={"y": [NO], "b": [NO]}).then(p0=FAILED)


@rule("OS-SKL-03", "OS-SKL-04", "OS-CON-01")
def test_a_wounded_character_adds_a_red_die_whose_failure_cancels_a_success():
    wounded = {"health": 2}
    taking("dexterity", p0=wounded, forced={"y": [YES], "b": [NO], "r": [YES]}).then(p0=FAILED)
    taking("dexterity", p0=wounded, forced={"y": [YES], "b": [YES], "r": [YES]}).then(p0=PASSED)
    taking("dexterity", p0={"health": 3}, forced={"y": [YES], "b": [NO], "r": [YES]}).then(p0=PASSED)


@rule("OS-SKL-09")
def test_one_failure_cancels_one_of_a_double_success():
    assert net("gr", (GREEN_2, YES)) == 1
    assert net("grr", (GREEN_2, YES, YES)) == 0


@rule("OS-SKL-10")
def test_a_result_is_never_below_zero():
    assert net("brr", (NO, YES, YES)) == 0


@rule("OS-SKL-11", "OS-STL-05")
def test_red_dice_of_a_wound_and_of_the_night_add_up():
    given = Given(p0={"health": 1}, phase=2, weather="", sun_card="")

    assert pool_for_test(given.g, given.me, "stealth")[0] == "bbrr"
    assert pool_for_test(given.g, given.me, "strength")[0] == "ggr"


@rule("OS-SKL-12")
def test_a_wound_adds_no_die_to_a_loot_roll():
    given = Given(p0={"health": 1}, remains=["gaunt_dog@"], forced={"g": [GREEN_2], "r": [YES]})

    given.when("loot remains-1").then(p0={"ration": 3})


# Karma


@rule("OS-KAR-01", "OS-KAR-02", "OS-KAR-06", "OS-KAR-08")
def test_karma_rolls_a_die_again_for_no_ap_and_a_die_without_the_sign_is_out():
    given = taking("dexterity", p0={"karma": 3}, forced={"y": [NO, YES], "b": [NO], "karma": [5]})

    given.asks("karma").when("again character-0 die-0").then(p0={**PASSED, "karma": 2, "ap": 6, "karma_used": True})


@rule("OS-KAR-07", "OS-KAR-09")
@pytest.mark.parametrize(("face", "left"), [(0, 3), (1, 3), (2, 2), (3, 2), (4, 2), (5, 2)])
def test_two_of_six_faces_keep_the_karma_die(face: int, left: int):
    given = taking("dexterity", p0={"karma": 3}, forced={"y": [NO, NO], "b": [NO], "karma": [face]})

    given.when("again character-0 die-0").then(p0={"karma": left})


@rule("OS-KAR-02")
def test_no_more_dice_are_rolled_again_than_there_are_karma_dice():
    given = taking("dexterity", p0={"karma": 1}, forced={"y": [NO], "b": [NO]})

    given.asks("karma", "keep", "again character-0 die-0", "again character-0 die-1")


@rule("OS-KAR-03", "OS-KAR-04")
def test_karma_is_used_once_a_day_on_several_dice_of_one_roll():
    given = taking("dexterity", p0={"karma": 3}, forced={"y": [NO, NO], "b": [NO, YES], "karma": [0, 0]})
    given.when("again character-0 die-0 die-1").then(p0={**PASSED, "karma": 3})

    given.doing(SkillTest("dexterity")).asks("act")


@rule("OS-KAR-10")
def test_the_new_result_stands_even_if_it_is_worse():
    given = taking("dexterity", p0={"karma": 3}, forced={"y": [YES, NO], "b": [NO], "karma": [0]})

    given.when("again character-0 die-0").then(p0=FAILED)


@rule("OS-KAR-05", "OS-KAR-11")
def test_karma_may_be_used_on_the_dice_of_an_attack_on_oneself():
    given = Given(p0={"karma": 1}, forced={"y": [YES, NO], "karma": [5]}).doing(AttackOn(("yellow",)))

    given.when("again character-0 die-0").then(p0={"health": 7, "karma": 0})


@rule("OS-KAR-11")
def test_karma_is_for_rolls_on_ones_own_tile():
    near = taking("dexterity", p1={"karma": 1}, forced={"y": [NO], "b": [NO]})
    near.asks("karma_idle", seat=1)

    far = taking("dexterity", tiles={"north": "dry_creek"}, at={1: "north"}, p1={"karma": 1}, forced={"y": [NO]})
    far.asks("act")


@rule("OS-KAR-11")
def test_dice_that_were_rolled_again_may_be_rolled_again_by_another():
    given = taking(
        "dexterity", p0={"karma": 1}, p1={"karma": 1}, forced={"y": [NO, NO, YES], "b": [NO], "karma": [5, 5]}
    )

    given.when("again character-0 die-0").asks("karma_idle", seat=1).when("1: again character-1 die-0").then(p0=PASSED)


# Odds


@pytest.mark.parametrize("dice", ["y", "gg", "gy", "yb", "bb", "ggr", "ybr", "bbrr", "gyyb"])
def test_the_odds_of_a_pool_are_those_of_a_hundred_thousand_rolls(dice: str):
    chance, odds = random.Random(7), odds_of(dice)
    rolls = [net(dice, tuple(chance.randrange(8) for _ in dice)) for _ in range(100_000)]

    for n in range(5):
        assert abs(odds.exactly(n) - rolls.count(n) / len(rolls)) < 0.008
    assert abs(odds.mean() - sum(rolls) / len(rolls)) < 0.02


def test_the_chances_that_the_boards_were_made_for():
    wounded = Given(p0={"health": 2})

    assert round(odds_of("gg").at_least(1), 2) == 0.86
    assert round(odds_of("yb").at_least(1), 2) == 0.69
    assert chance_of_test(wounded.g, wounded.me, "strength") == odds_of("ggr").at_least(1)


def test_a_roll_hands_its_result_on():
    given = Given(forced={"g": [GREEN_2]})

    given.doing(Roll("g", LootRow("gaunt_dog"), 0, -1, 0)).then(p0={"ration": 3})
