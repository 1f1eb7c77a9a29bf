"""Prices and ends: spend, sacrifice, Exhausted, a fourth injury, home; persevering in the middle of it.

IV-LOC-07 to 16, IV-PSV, IV-INJ-09 to 19, IV-END-07; IV-EX-26, IV-EX-31.
"""

from tests.hard.iss_vanguard.given import Scene, lines
from tests.hard.iss_vanguard.outcomes import GainSuccess
from tests.hard.iss_vanguard.prices import SacrificeDie, SpendDie
from tests.hard.iss_vanguard.steps import TakeTest

SIX = "red red green green blue blue"
EMPTY = {"dice": SIX, "slots": [], "discard": [0, 1, 2, 3, 4, 5]}
SPENT = {"dice": SIX, "slots": [], "lost": [0, 1, 2], "discard": [3, 4, 5]}


def test_persevering_in_reply_to_a_cost_changes_what_is_offered():
    """IV-EX-26: five dice come back, and the effect is paid by spending one after all."""
    scene = Scene(EMPTY).doing(SpendDie(), GainSuccess()).asks("spend", "sacrifice 0", "sacrifice 2", "sacrifice 4")
    scene.offers_free("persevere 0", "persevere 2", "persevere 4").when("persevere 0")

    scene.asks("spend", "spend 1", "spend 2", "spend 4").when("spend 2")

    scene.has(successes=1).then(p0={"slots": [1, 3, 4, 5], "discard": [2], "lost": [0]})


def test_a_single_way_to_pay_is_asked_only_while_a_reply_could_change_it():
    """With three dice in the discard the price is Exhausted, unless one perseveres; with none it is not asked."""
    Scene(SPENT).doing(SpendDie()).asks("spend", "exhausted").offers_free("persevere")
    Scene({"dice": "red", "slots": [], "lost": [0]}).doing(SpendDie()).then(p0={"injuries": ["exhausted"]})
    Scene({"dice": "red red"}).doing(SpendDie()).then(p0={"discard": [0]})


def test_several_dice_are_paid_one_by_one():
    """IV-LOC-16: what is available first, a sacrifice for each one missing."""
    scene = Scene({"dice": SIX, "slots": [0], "discard": [1, 2, 3, 4, 5]}).doing(SpendDie(2))

    scene.asks("spend", "sacrifice 0", "sacrifice 2", "sacrifice 4").then(p0={"slots": []}).when("sacrifice 4")

    scene.then(p0={"lost": [4], "injuries": []})


def test_persevering_stands_beside_any_question_for_any_member():
    """IV-PSV-01, IV-TST-20: in another's test; dice that come back do not join it."""
    scene = Scene({"dice": "red red:special"}, EMPTY | {"discard": [2, 3, 4, 5, 6, 7]}, cards={0: "door"})
    scene.doing(TakeTest("door")).when("take 0").asks("choose_dice").offers_free(
        "persevere 2", "persevere 4", "persevere 6", seat=1
    )

    scene.when("1: persevere 4").asks("choose_dice", "take 1", "roll").then(p1={"slots": [2, 3, 5, 6, 7]})


def test_nested_persevering_is_paid_each_time():
    """IV-PSV-05: its price is in the option, so nothing can be declared twice for nothing."""
    dice = "red " * 7 + "blue"
    scene = Scene({"dice": dice, "slots": [], "discard": list(range(8))}).doing(SacrificeDie())

    scene.when("persevere 0").asks("reactivate", "reactivate 1", "reactivate 7").when("persevere 1", "persevere 2")

    scene.then(p0={"lost": [0, 1, 2]})


def test_an_injury_gained_in_the_step_that_resolves_injuries_counts_at_once():
    """IV-EX-31, case 1; IV-INJ-13: Major damage brings Trauma, on which Damage then lies."""
    scene = Scene({"dice": SIX, "injuries": ["aggravated", "exhausted"]}, cards={0: "hall"})
    scene.shows(injury=["major", "damage"]).doing(TakeTest("hall")).when("roll")

    scene.asks("injury", "resolve major", "resolve damage").when("resolve major")

    scene.then(p0={"injuries": ["aggravated", "exhausted", "trauma"], "lost": []}).asks("spend").when("spend 2")
    scene.then(p0={"discard": [2], "lost": []}).has(test=None)


def test_the_other_order_costs_two_dice_for_good():
    """IV-EX-31, case 2."""
    scene = Scene({"dice": SIX, "injuries": ["aggravated", "exhausted"]}, cards={0: "hall"})
    scene.shows(injury=["major", "damage"]).doing(TakeTest("hall")).when("roll", "resolve damage", "sacrifice 0")

    scene.asks("sacrifice").when("sacrifice 1").then(p0={"lost": [0, 1], "injuries": ["aggravated", "exhausted"]})


def test_a_fourth_injury_cuts_all_that_is_on_the_stack():
    """IV-LOC-08, 11, IV-INJ-19, IV-END-07: in step 6 of a test, on another's sector, with the turn still to go on."""
    dying = {"dice": "red green blue", "injuries": ["aggravated", "exhausted", "exhausted"], "cards": ["focus"]}
    scene = Scene(dying, {"dice": SIX}, cards={0: "haul"}, successes=2)
    scene.shows(injury=["damage", "major", "major"]).tests("haul", support=["1: add 3", "0: play focus"])
    assert scene.g.s.lasting

    scene.asks("injury", "resolve damage", "resolve major").when("resolve damage")

    scene.then(exploration=None, lasting=[], stack=[], successes=2)
    assert scene.g.s.notes == {"ash": "evacuation", "ash/tests": "1", "entry": "90"} and not scene.g.waiting
    assert lines(scene) == ["tested haul", "home ash evacuation"]


def test_persevering_with_a_fourth_injury_goes_home_and_brings_nothing_back():
    """IV-PSV-03, IV-PSV-06."""
    scene = Scene(SPENT | {"injuries": ["trauma"] * 3}).doing(SpendDie(), GainSuccess()).asks("spend", "exhausted")

    scene.when("persevere").then(exploration=None, successes=0, stack=[])
