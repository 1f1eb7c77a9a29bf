"""Injuries: IV-INJ."""

import pytest

from starboard.games.iss_vanguard.constants import HARM_FACES
from starboard.games.iss_vanguard.effects.dice import Reroll
from starboard.games.iss_vanguard.model.member import Injury
from starboard.games.iss_vanguard.rules.dice import room_of
from starboard.games.iss_vanguard.rules.injuries import FlipInjury, GainInjury, RemoveInjuryCard, RemoveInjuryDie
from starboard.games.iss_vanguard.rules.pool import counts_of, current_test
from starboard.games.iss_vanguard.rules.testing import StartTest
from starboard.testing import rule
from tests.games.iss_vanguard.given import BOOK, Given

DAMAGE, MAJOR, PSYCHIC, SPECIAL, BLANK = 0, 2, 3, 4, 5


def keys(table: Given, seat: int = 2) -> list[str]:
    return [injury.key for injury in table.s.members[seat].injuries]


@rule("IV-INJ-01", "IV-INJ-02", "IV-INJ-03")
def test_a_scratch_takes_the_leftmost_space_and_its_die_the_column_of_choice():
    """IV-EX-14"""
    table = Given(p2={"injuries": ["trauma"]}).doing(GainInjury("just_a_scratch"), seat=2)

    table.asks(
        "place_injury_dice",
        "injury_die_on column-red",
        "injury_die_on column-green",
        "injury_die_on column-blue",
        seat=2,
    )
    table.when("injury_die_on column-green").then(p2={"harm": [0, 1, 0]})
    assert keys(table) == ["trauma", "just_a_scratch"]
    assert len(table.me.slots) == 5  # two green dice still find a slot


@rule("IV-INJ-01", "IV-INJ-02", "IV-INJ-03", "IV-INJ-04", "IV-INJ-05", "IV-LOC-03", "IV-LOC-17")
def test_an_injury_die_pushes_a_die_of_choice_out():
    """IV-EX-46"""
    table = Given(p2={"rank": 2, "slots": "red_basic*2 red_single_x red_single_y blue_basic"})

    table.doing(GainInjury("trauma"), seat=2).when("injury_die_on column-red")
    table.asks(
        "push_out",
        "push_out die-2-red_basic-0",
        "push_out die-2-red_single_x-0",
        "push_out die-2-red_single_y-0",
        seat=2,
    )
    table.when("push_out die-2-red_single_y-0")

    assert table.used() == ["red_single_y"]
    assert room_of(table.g, table.me, 0) == 0


@rule("IV-INJ-02")
def test_a_column_never_holds_two_injury_dice():
    table = Given(p2={"harm": [1, 0, 0], "injuries": ["trauma"]}).doing(GainInjury("burned"), seat=2)

    table.asks("place_injury_dice", "injury_die_on column-green", "injury_die_on column-blue", seat=2)


@rule("IV-INJ-06")
def test_without_a_free_column_the_card_comes_without_a_die():
    table = Given(p2={"harm": [1, 1, 1], "injuries": ["trauma"]}).doing(GainInjury("burned"), seat=2)

    table.is_idle().then(p2={"harm": [1, 1, 1]})
    assert keys(table) == ["trauma", "burned"]


@rule("IV-INJ-07", "IV-INJ-08", "IV-INJ-21")
def test_trauma_stands_in_for_an_injury_that_is_out_and_never_runs_out():
    table = Given(injury_stock={"burned": 0, "trauma": 1}).doing(GainInjury("burned"), seat=2)
    table.when("injury_die_on column-red").doing(GainInjury("burned"), seat=2).when("injury_die_on column-blue")

    assert keys(table) == ["trauma", "trauma"]
    assert table.s.injury_stock == {"burned": 0, "trauma": 0}


@rule("IV-INJ-09", "IV-INJ-10", "IV-INJ-11", "IV-INJ-13", "IV-INJ-21")
def test_the_order_of_injury_dice_matters():
    """IV-EX-31"""

    def case() -> Given:
        return Given(
            p2={"harm": [1, 1, 0], "injuries": ["aggravated_trauma", "exhausted"], "slots": "red_basic blue_basic",
                "used": "green_basic*5"},
            harm=[MAJOR, DAMAGE], danger=[7],
        ).testing("door-0")  # fmt: skip

    first = case()
    first.asks("injury_dice", "resolve_injury harm-0", "resolve_injury harm-2", seat=2).when("resolve_injury harm-2")
    first.when("injury_die_on column-red")
    first.asks("spend_dice", seat=2).when("spend die-2-red_basic-0")
    assert keys(first) == ["aggravated_trauma", "exhausted", "trauma"]
    assert first.me.lost == []

    second = case().when("resolve_injury harm-0", "sacrifice used-2-green_basic-0")
    second.when("sacrifice used-2-green_basic-0")
    assert keys(second) == ["aggravated_trauma", "exhausted"]
    assert len(second.me.lost) == 2


@rule("IV-INJ-09")
def test_two_faces_with_the_same_icon_are_one_answer():
    table = Given(
        p2={"harm": [1, 1, 1], "injuries": ["trauma", "exhausted"], "slots": "red_basic blue_basic"},
        harm=[DAMAGE, DAMAGE + 1, MAJOR], danger=[7],
    ).testing("door-0")  # fmt: skip

    table.asks("injury_dice", "resolve_injury harm-1", "resolve_injury harm-2", seat=2)


@rule("IV-INJ-10", "IV-INJ-14", "IV-TST-04", "IV-LOC-07")
def test_the_die_of_an_injured_member_lies_on_its_card_and_returns():
    """IV-EX-15"""
    table = Given(
        p2={"harm": [0, 1, 0], "injuries": ["just_a_scratch"], "slots": "red_basic blue_basic"},
        roll="blue_basic:basic", harm=[DAMAGE], danger=[7],
    ).testing("door-0", "blue_basic")  # fmt: skip

    assert table.used() == ["red_basic"]  # spent from the slots
    table.asks("place_injury_dice", seat=2).when("injury_die_on column-red")

    table.is_idle().then(p2={"harm": [1, 0, 0]})


@rule("IV-INJ-12")
@pytest.mark.parametrize("face", [MAJOR, PSYCHIC, SPECIAL, BLANK])
def test_an_injury_die_that_fits_no_card_has_no_effect(face: int):
    table = Given(p2={"harm": [0, 1, 0], "injuries": ["just_a_scratch"]}, harm=[face], danger=[7]).testing("door-0")

    table.when("injury_die_on column-green").is_idle().then(p2={"harm": [0, 1, 0], "used": []})


@rule("IV-INJ-11", "IV-INJ-12")
def test_a_card_holds_one_die_so_a_second_of_its_icon_is_discarded():
    table = Given(
        p2={"harm": [1, 1, 0], "injuries": ["just_a_scratch"], "slots": "red_basic*3"}, harm=[0, 0], danger=[7]
    )
    table.testing("door-0")

    assert table.used() == ["red_basic"]


@rule("IV-INJ-14", "IV-INJ-25", "IV-LOC-18")
def test_injury_dice_return_after_the_danger_dice_and_push_dice_down():
    table = Given(
        p2={"harm": [1, 0, 0], "injuries": ["burned"], "slots": "green_basic*2 green_double_yz"},
        harm=[BLANK], danger=[0, 7],
    ).testing("door-2")  # fmt: skip

    table.asks("spend_dice", seat=2).when("spend die-2-green_basic-0")  # danger A, before the die is back
    table.when("injury_die_on column-green").is_idle()
    assert table.slots() == ["green_basic", "green_double_yz"]


@rule("IV-INJ-15")
def test_cards_and_dice_are_removed_separately():
    table = Given(p2={"harm": [1, 1, 0], "injuries": ["trauma", "burned"]})

    table.doing(RemoveInjuryCard(), seat=2).asks(
        "choose_injury", "heal injury-trauma-0", "heal injury-burned-1", seat=2
    )
    table.when("heal injury-trauma-0").then(p2={"harm": [1, 1, 0], "injuries": [Injury("burned")]})
    assert table.s.injury_stock["trauma"] == 11

    table.doing(RemoveInjuryDie(), seat=2).when("remove_die column-green").then(p2={"harm": [1, 0, 0]})


@rule("IV-INJ-16")
def test_a_column_has_its_slot_back_when_an_injury_die_leaves():
    table = Given(p2={"harm": [1, 0, 0], "injuries": ["trauma"], "slots": "red_basic*2"})
    assert room_of(table.g, table.me, 0) == 0

    table.doing(RemoveInjuryDie(), seat=2)

    assert room_of(table.g, table.me, 0) == 1


@rule("IV-INJ-17", "IV-INJ-18")
def test_a_card_turned_face_down_is_inactive_and_still_counts():
    table = Given(
        p2={"harm": [1, 0, 0], "injuries": ["just_a_scratch", "trauma", "burned"]}, harm=[DAMAGE], danger=[7]
    ).doing(FlipInjury(), seat=2)
    table.when("turn_down injury-just_a_scratch-0").doing(FlipInjury(), seat=2).when("turn_down injury-trauma-1")
    table.testing("door-0")

    assert table.events_of("harm") == [(2, "burned", "harm-0")]
    table.when("injury_die_on column-red").doing(GainInjury("trauma"), seat=2)
    assert table.s.result == "evacuation"


@rule("IV-INJ-19")
def test_a_fourth_injury_is_an_evacuation_instead():
    table = Given(p2={"injuries": ["trauma", "burned", "burned"], "harm": [1, 1, 1]}).doing(GainInjury(), seat=2)

    assert table.s.result == "evacuation"
    assert len(table.me.injuries) == 3


@rule("IV-INJ-20", "IV-INJ-21")
def test_burned_turns_basic_results_into_accidents_to_the_end_of_the_test():
    table = Given(
        p2={"harm": [1, 0, 0], "injuries": ["burned"], "at": 2, "slots": "red_basic blue_basic"},
        p0={"at": 3}, p1={"at": 3}, p3={"at": 3},
        roll="red_basic:basic blue_basic:accident", harm=[DAMAGE],
    ).testing("crash-0", "red_basic blue_basic")  # fmt: skip

    assert [look[1] for look, _ in counts_of(table.g, current_test(table.g))] == [(11,), (11,)]
    table.when("injury_die_on column-red").is_idle().then(tracks={"action-crash-0-1": 2}, lasting=[])


@rule("IV-INJ-22")
def test_a_reroll_does_not_touch_injury_dice():
    table = Given(
        p2={"harm": [1, 0, 0], "injuries": ["burned"], "hand": ["shelter"]}, harm=[DAMAGE], roll="red_basic:basic"
    )
    table.testing("door-0", "red_basic").doing(Reroll(any_number=True), seat=2)

    assert table.s.test is not None
    assert table.s.test.injury == [DAMAGE]


@rule("IV-INJ-23")
def test_an_injury_die_gained_in_a_test_goes_on_the_board_and_is_not_rolled():
    table = Given(p2={"hand": ["shelter"]}, roll="red_basic:basic", danger=[7]).testing("door-0", "red_basic")

    table.doing(GainInjury("just_a_scratch"), seat=2).when("injury_die_on column-blue")

    assert table.s.test is not None
    assert (table.s.test.injury, table.me.harm) == ([], [0, 0, 1])
    table.when("pass", "enough").is_idle().then(p2={"harm": [0, 0, 1]})


@rule("IV-INJ-23", "IV-TST-04")
def test_an_injury_die_gained_in_step_1_is_not_rolled_and_the_others_are():
    table = Given(
        p2={"slots": "red_basic green_basic*2", "harm": [1, 0, 0], "injuries": ["just_a_scratch"]},
        roll="red_basic:vanguard", harm=[DAMAGE],
    ).doing(StartTest("action-door-0"), seat=2)  # fmt: skip
    table.when("2: persevere", "injury_die_on column-blue")  # three dice: Exhausted

    table.choose("red_basic")
    assert table.events_of("harm") == [(2, "just_a_scratch", f"harm-{DAMAGE}")]
    assert table.s.test is not None
    assert (table.s.test.out, table.me.harm) == (1, [0, 0, 1])
    assert table.used() == ["green_basic"]  # Just a scratch took one die
    assert table.prompt == "place_injury_dice"  # one comes back to the red or the green column


@rule("IV-INJ-23", "IV-INJ-13")
def test_the_card_of_an_injury_gained_in_step_1_takes_the_dice_of_the_others():
    table = Given(
        p2={"slots": "red_basic*3", "harm": [1, 0, 0], "injuries": ["trauma"]},
        roll="red_basic:vanguard", harm=[PSYCHIC],
    ).doing(StartTest("action-door-0"), seat=2)  # fmt: skip
    table.when("2: persevere", "injury_die_on column-blue").choose("red_basic")

    assert table.events_of("harm") == [(2, "exhausted", f"harm-{PSYCHIC}")]  # psychic damage lies on the new card


@rule("IV-INJ-23")
def test_an_injury_die_gained_in_one_test_is_rolled_in_the_next():
    table = Given(p2={"slots": "red_basic*3"}, roll="red_basic:vanguard red_basic:vanguard", harm=[5])
    table.doing(StartTest("action-door-0"), seat=2).when("2: persevere", "injury_die_on column-blue")
    table.choose("red_basic").when("mark green").is_idle()

    assert table.s.forced["injury"] == [5]
    table.testing("door-0", "red_basic")
    assert table.s.forced["injury"] == []


@rule("IV-INJ-24")
def test_an_injury_die_is_removed_out_of_the_pool_and_not_resolved():
    table = Given(
        p2={"hand": ["shelter"], "harm": [1, 0, 0], "injuries": ["just_a_scratch"]},
        roll="red_basic:basic", harm=[DAMAGE], danger=[7],
    ).testing("door-0", "red_basic")  # fmt: skip

    table.doing(RemoveInjuryDie(), seat=2).when("pass", "enough")

    table.is_idle().then(p2={"harm": [0, 0, 0], "used": [BOOK.die_number["red_basic"]]})


@rule("IV-INJ-21")
def test_the_table_of_injuries():
    icons = {key: sorted(card.icons) for key, card in BOOK.injuries.items()}

    assert icons["trauma"] == icons["aggravated_trauma"] == ["damage", "major_damage"]
    assert icons["exhausted"] == ["major_damage", "psychic_damage"]
    assert icons["burned"] == icons["just_a_scratch"] == ["damage"]
    assert icons["panicked"] == ["psychic_damage", "special_damage"]
    assert icons["suit_leak"] == icons["poisoned"] == ["damage", "special_damage"]
    assert sum(card.copies for card in BOOK.injuries.values() if not card.tutorial) == 48
    assert HARM_FACES[MAJOR] == "major_damage"


@rule("IV-INJ-06")
def test_injury_dice_that_are_out_in_a_test_count_for_the_columns():
    table = Given(
        p2={"hand": ["shelter"], "harm": [1, 1, 1], "injuries": ["burned"]},
        roll="red_basic:basic",
        harm=[BLANK, BLANK, BLANK],
    ).testing("door-0", "red_basic")

    table.doing(GainInjury("trauma"), seat=2).asks("modify", seat=2)
    assert (table.me.harm, keys(table)) == ([0, 0, 0], ["burned", "trauma"])
