"""The procedure of a test: IV-TST."""

import pytest

from starboard.games.iss_vanguard.model.member import Injury
from starboard.games.iss_vanguard.model.memory import Testing
from starboard.games.iss_vanguard.rules.testing import STEPS, StartTest
from starboard.kernel.verbs import name_of
from starboard.testing import rule
from tests.games.iss_vanguard.given import Given, rid

DOOR = "red_basic:accident blue_basic:basic"


@rule("IV-TST-02", "IV-TST-03", "IV-TST-08", "IV-TST-12", "IV-TST-13", "IV-DIC-09", "IV-CMB-08")
def test_the_scripted_door_is_forced_with_a_vanguard():
    """IV-EX-01"""
    table = Given(p2={"hand": ["trial", "treatment"]}, roll=DOOR).testing("door-0", "red_basic blue_basic")

    table.waits(2).asks("modify", "pass", "pass_turn", seat=2).offers_free("play trial", "persevere", seat=2)
    table.when("play trial", f"choose_dice {rid('red_basic:accident')}")
    table.when(f"turn {rid('blue_basic:basic')} face-vanguard")
    table.asks("combinations", "combine treatment", "enough", seat=2).when("enough", "mark green")

    table.is_idle().then(p2={"hand": ["treatment"], "spent": ["trial"], "charges": 1})
    assert len(table.me.slots) == 3
    assert table.used() == ["blue_basic", "red_basic"]


@rule("IV-TST-14", "IV-TST-16", "IV-OUT-04", "IV-DNG-01")
def test_without_the_card_red_is_marked_and_its_arrow_leads_to_green():
    """IV-EX-02"""
    table = Given(roll=DOOR, danger=[0]).testing("door-0", "red_basic blue_basic")

    table.asks("spend_dice", seat=2)
    assert table.me.charges == 0  # green comes after red
    table.when("spend die-2-green_basic-0")

    table.is_idle().then(p2={"charges": 1})
    assert table.used() == ["blue_basic", "green_basic", "red_basic"]


@rule("IV-TST-02")
def test_the_ten_steps_are_always_taken_in_this_order():
    order = [name_of(step) for step in STEPS if name_of(step) not in ("take_step", "end_test")]

    assert order == [
        "choose_dice", "add_required_dice", "roll_dice", "modify_results", "activate_combinations",
        "resolve_injury_and_danger", "resolve_special_effects", "mark_outcome", "discard_pool", "resolve_outcomes",
    ]  # fmt: skip


@rule("IV-TST-03")
def test_any_number_of_available_dice_is_chosen_even_none_and_never_one_of_the_discard():
    table = Given(p2={"slots": "red_basic blue_basic", "used": "green_basic"}).doing(StartTest("action-door-0"), seat=2)

    table.asks(
        "choose_dice", "choose_dice", "choose_dice die-2-red_basic-0", "choose_dice die-2-blue_basic-0",
        "choose_dice die-2-red_basic-0 die-2-blue_basic-0", seat=2,
    )  # fmt: skip


def test_a_test_without_anything_to_decide_takes_one_answer_for_the_dice():
    table = Given(roll="blue_basic:basic", danger=[7]).testing("door-0", "blue_basic")

    table.is_idle()
    assert table.s.answers == 1


@rule("IV-TST-04", "IV-INJ-09")
def test_injury_dice_of_the_active_member_are_rolled_and_those_of_supporters_are_not():
    table = Given(
        p2={"harm": [1, 0, 1], "injuries": ["burned", "burned"]},
        p3={"at": 1, "harm": [1, 1, 1], "injuries": ["trauma"]},
        roll="blue_basic:basic",
        harm=[2, 2],
    ).testing("door-0", "blue_basic")
    table.when("3: pass")

    assert table.s.test is not None
    assert table.s.test.out == 2
    assert table.s.members[3].harm == [1, 1, 1]


@rule("IV-TST-05", "IV-TST-25")
def test_the_danger_dice_printed_beside_the_action_are_rolled_one_for_each_letter():
    table = Given(roll="blue_basic:basic", danger=[5, 3]).testing("door-2", "blue_basic")

    table.asks("place_injury_dice", seat=2).when("injury_die_on column-red")
    table.when("injury_die_on column-green")

    assert [injury.key for injury in table.me.injuries] == ["trauma", "burned"]  # rare on A, uncommon on D
    assert [ids[1] for ids in table.events_of("danger")] == ["danger-A-rare", "danger-D-uncommon"]


@rule("IV-TST-06", "IV-TST-07", "IV-SUP-04")
def test_all_dice_are_rolled_once_into_one_pool_and_each_keeps_its_owner():
    table = Given(p2={"hand": ["shelter"]}, p3={"at": 1}, roll="red_basic:vanguard red_basic:basic")
    table.testing("door-0", "red_basic").choose("red_basic", seat=3)

    assert table.pool() == ["red_basic:vanguard", "red_basic:basic"]
    assert [die.owner for die in table.s.test.pool] == [2, 3]  # type: ignore[union-attr]
    assert table.s.forced["red_basic"] == []


@rule("IV-TST-08", "IV-CRD-06")
def test_two_cards_are_played_in_one_test_and_each_goes_to_the_card_discard():
    """IV-EX-06"""
    table = Given(
        p0={"hand": ["shelter", "tools"], "at": 3},
        active=0,
        roll="red_basic:accident blue_basic:accident red_basic:basic",
    ).testing("door-0", "red_basic blue_basic", seat=0)

    table.when("play shelter", f"choose_dice {rid('red_basic:accident', owner=0)}")
    assert table.pool() == ["red_basic:basic", "blue_basic:accident"]
    table.when("play tools", f"turn {rid('blue_basic:accident', owner=0)} face-vanguard")

    table.when("0: mark green").is_idle().then(p0={"hand": [], "spent": ["shelter", "tools"], "charges": 1})


@rule("IV-TST-08")
def test_a_card_that_rerolls_any_number_of_dice_of_an_icon_leaves_the_others():
    """IV-EX-28"""
    table = Given(
        p2={"hand": ["sort_it"]},
        roll="red_basic:basic green_basic:basic blue_basic:accident red_basic:vanguard green_basic:accident",
    ).testing("door-0", "red_basic green_basic blue_basic")

    table.when("play sort_it").asks(
        "reroll",
        *(f"choose_dice {ids}" for ids in (
            rid("red_basic:basic"), rid("green_basic:basic"), f"{rid('red_basic:basic')} {rid('green_basic:basic')}",
        )),
        seat=2,
    )  # fmt: skip
    table.when(f"choose_dice {rid('red_basic:basic')} {rid('green_basic:basic')}")

    assert table.pool() == ["red_basic:vanguard", "green_basic:accident", "blue_basic:accident"]


@rule("IV-TST-08", "IV-TST-09")
def test_the_active_member_uses_carried_equipment_and_a_supporter_does_not():
    table = Given(
        p2={"equipment": ["lens"]}, p3={"at": 1, "equipment": ["lens"], "slots": ""}, roll="red_basic:accident"
    ).testing("door-0", "red_basic")

    table.waits(2).offers_free("use lens", "persevere", seat=2).offers_free("persevere", seat=3)


@rule("IV-TST-22")
def test_the_same_die_is_rolled_again_by_several_effects_each_after_the_last_is_seen():
    table = Given(
        p2={"crew": "rosa", "charges": 1, "equipment": ["lens"]},
        roll="red_basic:accident red_basic:accident red_basic:vanguard",
    ).testing("door-0", "red_basic")

    table.when("use rosa")
    assert table.pool() == ["red_basic:accident"]
    table.lacks("enough", seat=2).when("use lens").asks("mark_outcome", "mark green", "mark red", seat=2)

    assert table.events_of("reroll") == [(2, rid("red_basic:accident")), (2, rid("red_basic:vanguard"))]


@rule("IV-TST-10", "IV-INJ-25")
def test_injury_dice_are_resolved_before_danger_dice():
    table = Given(
        p2={"harm": [1, 0, 0], "injuries": ["aggravated_trauma"]}, roll="blue_basic:basic", harm=[2], danger=[5, 7]
    ).testing("door-2", "blue_basic")
    table.when("injury_die_on column-green", "injury_die_on column-red")

    assert [injury.key for injury in table.me.injuries] == ["aggravated_trauma", "trauma", "trauma"]
    assert [event.what for event in table.events if event.what in ("harm", "danger")] == ["harm", "danger", "danger"]


@rule("IV-TST-11")
def test_step_8_is_skipped_when_the_action_has_tracks():
    table = Given(p2={"at": 2}, p0={"at": 3}, p1={"at": 3}, p3={"at": 3}, roll="red_basic:basic")
    table.testing("crash-0", "red_basic")

    table.is_idle()
    assert table.events_of("mark") == []
    assert table.s.tracks == {"action-crash-0-0": 1}


@rule("IV-TST-12", "IV-TST-14", "IV-OUT-03")
@pytest.mark.parametrize(
    ("roll", "charges"),
    [
        ("blue_single_y:science blue_single_z:technology red_basic:basic red_single_x:basic", 10),
        ("blue_single_y:science blue_single_z:accident red_basic:basic red_single_x:accident", 1),
        ("blue_single_y:science blue_single_z:basic green_basic:basic red_single_x:basic", 100),
    ],
)
def test_the_first_line_from_the_top_that_is_met_is_marked(roll: str, charges: int):
    """IV-EX-36"""
    dice = " ".join(text.partition(":")[0] for text in roll.split())
    table = Given(p2={"slots": dice, "crew": "tomas"}, roll=roll).testing("door-3", dice)

    table.is_idle().then(p2={"charges": charges})


@rule("IV-TST-13", "IV-LOC-15", "IV-SUP-04")
def test_dice_that_meet_the_outcome_go_to_the_discards_of_their_owners():
    table = Given(p3={"at": 1}, roll="red_double_zx:physical blue_basic:basic").testing("door-0", "blue_basic")
    table.choose("red_double_zx", seat=3)

    table.is_idle().then(p2={"charges": 1}, p3={"charges": 0})
    assert (table.used(), table.used(3)) == (["blue_basic"], ["red_double_zx"])


@rule("IV-TST-15")
def test_without_a_red_line_nothing_is_marked():
    table = Given(roll="blue_basic:basic", danger=[7, 7]).testing("door-2", "blue_basic")

    table.is_idle().then(p2={"charges": 0})
    assert table.events_of("outcome") == []


@rule("IV-TST-16", "IV-LOC-01")
def test_dice_left_go_to_the_discards_and_available_dice_stay():
    table = Given(roll=DOOR, danger=[7]).testing("door-0", "red_basic blue_basic")

    table.is_idle()
    assert table.used() == ["blue_basic", "red_basic"]
    assert table.slots() == ["blue_single_y", "green_basic", "green_double_yz"]


@rule("IV-TST-18")
def test_an_outcome_applies_to_the_active_member_alone():
    table = Given(p3={"at": 1, "slots": ""}, roll="blue_basic:vanguard").testing("door-0", "blue_basic")

    table.when("mark green").then(p2={"charges": 1}, p3={"charges": 0})


@rule("IV-TST-20")
def test_a_die_that_comes_back_in_step_5_cannot_join_the_running_test():
    table = Given(
        p2={"hand": ["trial"], "slots": "red_basic green_basic", "used": "blue_basic"},
        roll="red_basic:basic green_basic:basic",
        danger=[7],
    ).testing("door-0", "red_basic green_basic")
    table.when("2: pass")

    table.when("combine trial").when("reactivate used-2-blue_basic-0")

    table.is_idle()
    assert table.slots() == ["blue_basic"]
    assert table.used() == ["green_basic", "red_basic"]


@rule("IV-TST-21")
def test_a_line_met_only_by_a_wild_result_may_be_declined_and_a_printed_one_not():
    table = Given(roll="blue_basic:vanguard red_basic:basic green_basic:basic").testing(
        "door-1", "red_basic green_basic blue_basic"
    )

    table.asks("mark_outcome", "mark yellow", "mark green", seat=2)  # green needs three colours: printed
    table.when("mark green").is_idle().then(p2={"charges": 1})


@rule("IV-TST-21", "IV-TST-15")
def test_a_wild_line_may_be_declined_for_nothing_at_all():
    table = Given(p2={"slots": "blue_basic blue_single_y"}, roll="blue_basic:basic blue_single_y:science")
    table.testing("door-3", "blue_basic blue_single_y")

    table.is_idle().then(p2={"charges": 100})  # samuel converts to science, not to technology

    table = Given(
        p2={"slots": "blue_basic blue_single_y", "crew": "rosa"}, roll="blue_basic:basic blue_single_y:science"
    )
    table.testing("door-3", "blue_basic blue_single_y").asks("mark_outcome", "mark yellow", "mark red", seat=2)


@rule("IV-TST-23")
def test_a_test_without_dice_still_takes_all_steps():
    table = Given(p2={"slots": "", "harm": [0, 1, 0], "injuries": ["just_a_scratch"], "used": "red_basic*4"}, harm=[0])
    table.s.forced["danger"] = [7]
    table.testing("door-0")

    table.when("pass")  # who has no die to spend might persevere first
    assert table.me.lost == [0]
    table.when("injury_die_on column-green").is_idle().then(p2={"charges": 1})


@rule("IV-TST-24")
def test_an_effect_that_goes_to_step_9_leaves_out_what_lies_between():
    table = Given(
        p2={"hand": ["stop_here"], "harm": [1, 0, 0], "injuries": ["aggravated_trauma"], "slots": "red_single_x"},
        roll="red_single_x:physical",
        harm=[2],
        danger=[5, 5],
    ).testing("door-2", "red_single_x")

    table.when("pass", "combine stop_here").asks("place_injury_dice", seat=2).when("injury_die_on column-blue")

    table.is_idle().then(p2={"harm": [0, 0, 1], "injuries": [Injury("aggravated_trauma")], "charges": 0})
    assert table.events_of("danger") == []
    assert table.used() == ["red_single_x"]


@rule("IV-TST-24", "IV-TRK-03")
def test_step_10_after_it_resolves_only_tracks_that_stand_on_their_outcome():
    table = Given(
        p2={"hand": ["stop_here"], "at": 2, "slots": "red_single_x"}, p0={"at": 3}, p1={"at": 3}, p3={"at": 3},
        roll="red_single_x:physical", tracks={"action-crash-0-0": 4, "action-crash-0-1": 3},
    ).testing("crash-0", "red_single_x")  # fmt: skip

    table.when("pass", "combine stop_here")

    table.is_idle().then(tracks={"action-crash-0-1": 3}, p2={"charges": 1})


@rule("IV-TST-19")
def test_what_a_cut_test_holds_goes_back_to_its_members():
    table = Given(p2={"hand": ["shelter"], "harm": [1, 0, 0], "injuries": ["burned"]}, roll="red_basic:basic", harm=[5])
    table.testing("door-0", "red_basic")

    table.g.cut(Testing)
    table.g.settle()

    table.is_idle()
    assert table.used() == ["red_basic"]
    assert sum(table.me.harm) == 1
