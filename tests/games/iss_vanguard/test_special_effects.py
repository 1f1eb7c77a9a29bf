"""Special effects: IV-SPE."""

import pytest

from starboard.games.iss_vanguard.model.member import Injury
from starboard.games.iss_vanguard.rules.requirements import times, ways_for
from starboard.testing import rule
from tests.games.iss_vanguard.given import Given, rid
from tests.games.iss_vanguard.test_dice import pool

NO = ((), (), ())
CRASH = {"p0": {"at": 3}, "p1": {"at": 3}, "p3": {"at": 3}}
SUMS = {"p0": {"at": 1}, "p1": {"at": 1}, "p3": {"at": 1}}
FIVE = "red_basic green_basic blue_basic blue_single_y green_double_yz"


def rolling(roll: str, action: str, **fields) -> Given:
    dice = " ".join(text.partition(":")[0] for text in roll.split())
    here = {**(CRASH if action.startswith("crash") else SUMS), **fields}
    here["p2"] = {"slots": dice, "rank": 3, "at": 2 if action.startswith("crash") else 3, **fields.get("p2", {})}
    return Given(roll=roll, **here).testing(action, dice)


@rule("IV-SPE-01", "IV-SPE-02", "IV-TRK-01", "IV-TRK-03", "IV-TRK-09", "IV-TST-11", "IV-TST-17")
def test_the_scripted_test_with_two_tracks():
    """IV-EX-04"""
    table = rolling(
        "red_basic:accident green_basic:basic blue_basic:basic blue_single_y:science green_double_yz:biology", "crash-0"
    )

    table.is_idle().then(tracks={"action-crash-0-1": 1}, p2={"charges": 1, "slots": []})
    assert len(table.me.used) == 5


@rule("IV-SPE-02", "IV-SPE-04", "IV-TRK-05")
def test_two_accidents_spoil_the_green_track_and_progress_stays():
    """IV-EX-05"""
    table = rolling(
        "red_basic:accident green_basic:accident blue_basic:basic blue_single_y:science green_double_yz:biology",
        "crash-0",
    )

    table.is_idle().then(tracks={"action-crash-0-0": 3, "action-crash-0-1": 2}, p2={"charges": 0})

    table.s.forced["red_basic"] = [0]
    table.s.members[0].at = 2
    table.testing("crash-0", "red_basic", seat=0)
    table.is_idle().then(tracks={"action-crash-0-1": 2}, p0={"charges": 1, "at": 2})


@rule("IV-SPE-01", "IV-SPE-02", "IV-SPE-06")
def test_three_special_effects_in_their_order():
    """IV-EX-33"""
    table = rolling(
        "red_basic:accident red_single_x:physical red_double_xy:physical green_single_x:survey green_basic:basic "
        "blue_basic:basic blue_single_y:science blue_single_z:technology",
        "sums-0",
    )

    table.is_idle().then(tracks={"action-sums-0-0": 4, "action-sums-0-1": 1})


@rule("IV-SPE-04", "IV-SPE-05", "IV-DIC-14")
def test_three_icons_on_two_dice():
    """IV-EX-34"""
    table = rolling("red_expertise_y:collect+collect red_universal:collect+defence", "sums-1")

    table.is_idle().then(tracks={"action-sums-1-0": 3})  # Defence was on a die that is gone


@rule("IV-SPE-02", "IV-SPE-04", "IV-SPE-05", "IV-SPE-10")
def test_no_dice_are_left_for_the_last_effect():
    """IV-EX-35"""
    table = rolling("red_expertise_y:collect+collect red_single_y:collect red_double_yz:collect", "sums-2")

    table.is_idle().then(tracks={"action-sums-2-0": 2})


@rule("IV-SPE-10")
def test_dice_that_are_not_needed_stay_in_the_pool():
    table = rolling("red_expertise_y:collect+collect red_single_y:collect", "sums-2")

    # three icons: once; the double die alone, or with the single one, leaves no further pair
    table.is_idle().then(tracks={"action-sums-2-0": 1, "action-sums-2-1": 1})


@rule("IV-SPE-10")
def test_icons_are_counted_over_all_dice():
    three = pool(
        "red_expertise_y:collect+collect", "red_expertise_y:collect+collect", "red_expertise_y:collect+collect"
    )

    assert times(three, "3*collect", False, NO) == 2
    assert times(three, "collect+collect", False, NO) == 3
    assert times(three, "collect", False, NO) == 6


@rule("IV-SPE-03")
def test_a_wild_result_is_used_by_choice_and_a_printed_one_by_duty():
    table = rolling("green_double_yz:biology red_basic:vanguard", "crash-1")

    table.asks("how_often", "times number-1", "times number-2", seat=2).when("times number-1")

    table.is_idle().then(tracks={"action-crash-1-0": 1})


@rule("IV-SPE-03")
def test_a_wild_result_never_takes_the_place_of_a_printed_duty():
    dice = pool("green_double_yz:biology", "red_basic:vanguard")

    assert ways_for(dice, "biology", 1, NO) == ((0, 1),)  # the green die goes, the Vanguard stays
    pairs = pool("red_single_y:collect", "red_single_y:collect", "red_single_y:collect", "green_basic:vanguard")
    assert ways_for(pairs, "collect+collect", 1, NO) == ((2, 0),)
    assert ways_for(pairs, "collect+collect", 2, NO) == ((3, 1),)


@rule("IV-SPE-06")
def test_which_of_the_dice_stay_is_not_asked_where_nothing_comes_after():
    table = rolling("red_basic:basic green_basic:basic blue_basic:basic blue_single_y:science", "sums-0")

    table.is_idle().then(tracks={"action-sums-0-0": 1})  # three of four dice


@rule("IV-SPE-02", "IV-SPE-10")
def test_the_player_chooses_which_dice_supply_the_icons_where_the_rest_may_matter():
    table = rolling("red_single_y:collect red_double_yz:collect red_universal:collect+defence", "sums-2")

    # two of three icons, and any die that is left advances red
    table.asks("pay_with", seat=2)
    assert len(table.question(2).options) == 2
    table.when(f"pay_with {rid('red_single_y:collect')} {rid('red_double_yz:collect')}")
    table.is_idle().then(tracks={"action-sums-2-0": 1, "action-sums-2-1": 1})


@rule("IV-SPE-07", "IV-SPE-08", "IV-SPE-11")
def test_an_absent_icon_stops_the_test_at_once():
    """IV-EX-12"""
    table = rolling("red_basic:basic blue_single_y:science", "sums-3")
    table.when("injury_die_on column-red")

    table.is_idle().then(p2={"injuries": [Injury("exhausted")], "charges": 0})
    assert table.events_of("mark") == []
    assert table.used() == ["blue_single_y", "red_basic"]


@rule("IV-SPE-08")
def test_an_icon_that_is_there_stops_nothing():
    table = rolling("green_single_x:survey", "sums-3")

    table.is_idle().then(p2={"charges": 1})


@rule("IV-SPE-11")
@pytest.mark.parametrize(("answer", "charges"), [("count_as survey", 1), ("count_not survey", 0)])
def test_a_vanguard_may_count_as_the_icon_that_is_looked_for(answer: str, charges: int):
    table = rolling("red_basic:vanguard", "sums-3")

    table.asks("count_as_there", "count_as survey", "count_not survey", seat=2).when(answer)

    assert table.me.charges == charges


@rule("IV-SPE-11")
def test_a_basic_to_be_converted_never_counts_for_a_look_at_the_pool():
    table = rolling("green_basic:basic", "sums-3", p2={"crew": "tomas"})

    table.asks("place_injury_dice", seat=2)  # Tomas converts green Basic to Survey, but only when it is spent


@rule("IV-SPE-12")
def test_after_an_immediate_effect_a_finished_track_waits_for_the_next_test():
    table = rolling("red_basic:basic", "sums-4")

    table.is_idle().then(tracks={"action-sums-4-0": 1}, p2={"charges": 10})


@rule("IV-SPE-09", "IV-PRE-03")
def test_a_special_effect_of_the_circumstances_comes_first_in_every_test():
    table = Given(circumstances="static_air", roll="red_basic:vanguard blue_basic:basic", danger=[7])
    table.testing("door-0", "red_basic blue_basic")

    table.is_idle().then(p2={"charges": 4 + 1})  # the Vanguard is gone: red, then its arrow

    table.s.forced["green_basic"] = [4]
    table.testing("", "green_basic").is_idle().then(p2={"charges": 5 + 4})


@rule("IV-SPE-13")
def test_an_effect_that_asks_for_dice_takes_vanguards_too():
    table = rolling("red_basic:vanguard green_basic:vanguard", "crash-0")

    table.is_idle().then(tracks={"action-crash-0-0": 2})


def test_which_dice_pay_is_asked_where_the_rest_matters():
    table = rolling("red_expertise_y:collect+collect red_single_y:collect red_basic:vanguard", "sums-2")

    table.when("times number-1")  # a double die, or two single ones: the Vanguard is not needed
    table.is_idle().then(tracks={"action-sums-2-0": 1, "action-sums-2-1": 2})


def test_the_ids_of_dice_that_pay_name_their_owner():
    assert rid("red_basic:accident", owner=0) == "rolled-0-red_basic-5-0"


@rule("IV-SPE-09")
def test_the_circumstances_take_a_die_before_the_special_effects_of_the_action():
    table = rolling("red_basic:vanguard green_basic:basic", "crash-0", circumstances="static_air")

    table.is_idle().then(tracks={"action-crash-0-0": 1}, p2={"charges": 4})
