"""Where dice are: slots, discard, compartment: IV-LOC."""

import pytest

from starboard.games.iss_vanguard.rules.dice import room_of
from starboard.games.iss_vanguard.rules.equipment import HandOver
from starboard.games.iss_vanguard.rules.slots import Reactivate, SacrificeDie, SpendDie
from starboard.testing import rule
from tests.games.iss_vanguard.given import Given


@rule("IV-LOC-03", "IV-LOC-04", "IV-LOC-17")
@pytest.mark.parametrize(("rank", "room"), [(1, 3), (2, 4), (3, 5)])
def test_the_rank_tells_how_many_slots_a_column_has_and_an_injury_die_takes_one(rank: int, room: int):
    table = Given(p2={"rank": rank, "slots": "", "harm": [1, 0, 0]})

    assert [room_of(table.g, table.me, colour) for colour in range(3)] == [room - 1, room, room]


@rule("IV-LOC-02", "IV-LOC-05", "IV-LOC-06")
def test_a_die_is_reactivated_to_an_empty_slot_of_its_own_colour():
    table = Given(p2={"slots": "red_basic*3", "used": "red_single_x green_basic blue_basic"})

    table.doing(Reactivate(n=9), seat=2)

    table.is_idle()
    assert table.used() == ["red_single_x"]
    assert table.slots() == ["blue_basic", "green_basic", "red_basic", "red_basic", "red_basic"]


@rule("IV-LOC-06")
def test_the_owner_chooses_which_dice_come_back_within_the_room_of_each_column():
    table = Given(p2={"slots": "red_basic*2", "used": "red_single_x red_single_y green_basic"})

    table.doing(Reactivate(n=2), seat=2)

    table.asks(
        "reactivate_dice", "reactivate used-2-red_single_x-0 used-2-green_basic-0",
        "reactivate used-2-red_single_y-0 used-2-green_basic-0", seat=2,
    )  # fmt: skip
    table.when("reactivate used-2-red_single_y-0 used-2-green_basic-0")
    assert table.used() == ["red_single_x"]


@rule("IV-LOC-05")
def test_a_colour_is_reactivated_alone_where_the_effect_names_it():
    table = Given(p2={"slots": "", "used": "red_basic green_basic blue_basic"})

    table.doing(Reactivate("blue", 2), seat=2)

    assert table.slots() == ["blue_basic"]


@rule("IV-LOC-07")
def test_a_die_of_the_named_colour_is_spent_from_the_slots():
    table = Given().doing(SpendDie("red"), seat=2)

    table.is_idle()
    assert (table.used(), len(table.me.slots)) == (["red_basic"], 4)


@rule("IV-LOC-07")
def test_a_tricolour_icon_is_paid_with_any_available_die_and_never_from_the_pool():
    table = Given(p2={"slots": "red_basic green_basic", "hand": ["shelter"], "used": "blue_basic*3"})
    table.s.forced["red_basic"] = [0]
    table.testing("door-0", "red_basic").doing(SpendDie(), seat=2)

    assert table.used() == ["blue_basic", "blue_basic", "blue_basic", "green_basic"]
    assert table.pool() == ["red_basic:basic"]


@rule("IV-LOC-08", "IV-LOC-09", "IV-LOC-10", "IV-PSV-04")
def test_who_has_no_die_to_spend_sacrifices_one_of_the_discard():
    """IV-EX-16"""
    table = Given(p2={"slots": "", "used": "red_basic*3 blue_basic"}).doing(SpendDie(), seat=2, links=True)

    table.asks("window", seat=2).when("pass").asks("sacrifice_die", seat=2).when("sacrifice used-2-blue_basic-0")

    table.is_idle()
    assert (table.used(), table.me.lost) == (["red_basic"] * 3, [table.s.dice[2][-1]])
    assert len(table.s.dice[2]) == 4  # the Section still owns it


@rule("IV-LOC-11", "IV-LOC-12")
def test_who_has_three_dice_in_play_gains_exhausted_instead():
    table = Given(p2={"slots": "red_basic", "used": "red_basic green_basic"}).doing(SacrificeDie(), seat=2)
    table.when("injury_die_on column-blue")

    assert [injury.key for injury in table.me.injuries] == ["exhausted"]
    assert table.me.lost == []


@rule("IV-LOC-12")
def test_dice_in_the_pool_are_in_play():
    table = Given(p2={"slots": "red_basic*3 green_basic", "hand": ["shelter"]})
    table.s.forced["red_basic"] = [0, 0, 0]
    table.testing("door-0", "red_basic*3").doing(SacrificeDie(), seat=2)

    assert table.me.injuries == []  # four in play, the one that is left goes
    assert (table.slots(), len(table.me.lost)) == ([], 1)


@rule("IV-LOC-11", "IV-PSV-08")
def test_who_has_all_dice_in_the_pool_gains_exhausted_too():
    table = Given(p2={"slots": "red_basic*3 green_basic", "hand": ["shelter"]})
    table.s.forced |= {"red_basic": [0, 0, 0], "green_basic": [0]}
    table.testing("door-0", "red_basic*3 green_basic").doing(SacrificeDie(), seat=2)

    assert [injury.key for injury in table.me.injuries] == ["exhausted"]


@rule("IV-LOC-13")
def test_a_sacrifice_that_names_a_colour_takes_that_colour_or_exhausts():
    table = Given(p2={"slots": "red_basic*4", "used": "green_basic"}).doing(SacrificeDie("green"), seat=2)
    assert (table.used(), table.me.injuries) == ([], [])

    table.doing(SacrificeDie("blue"), seat=2)
    assert [injury.key for injury in table.me.injuries] == ["exhausted"]
    assert len(table.me.slots) == 4


@rule("IV-LOC-16")
def test_several_dice_are_spent_die_by_die_and_each_missing_one_is_sacrificed():
    table = Given(p2={"slots": "red_basic", "used": "green_basic*4"}).doing(SpendDie(n=3), seat=2)

    table.when("sacrifice used-2-green_basic-0").when("sacrifice used-2-green_basic-0")

    table.is_idle()
    assert (table.slots(), table.used()) == ([], ["green_basic", "green_basic", "red_basic"])


@rule("IV-LOC-18")
def test_while_an_injury_die_is_in_the_test_its_slot_takes_a_reactivated_die():
    table = Given(
        p2={"slots": "red_basic*2 green_basic", "used": "red_single_x", "harm": [1, 0, 0], "injuries": ["burned"],
            "hand": ["shelter"]},
        roll="green_basic:basic", harm=[5],
    )  # fmt: skip
    assert room_of(table.g, table.me, 0) == 0

    table.testing("door-0", "green_basic").doing(Reactivate(), seat=2)

    assert table.slots() == ["red_basic", "red_basic", "red_single_x"]


@rule("IV-LOC-17", "IV-CRD-05", "IV-EQP-07")
def test_who_hands_over_what_made_room_keeps_what_still_fits():
    table = Given(p2={"slots": "red_basic*4 blue_basic", "hand": ["trial", "treatment", "shelter"],
                      "equipment": ["frame"]}, p3={"at": 1})  # fmt: skip
    table.doing(HandOver("frame", 3), seat=2)

    table.asks("discard_cards", "discard_cards trial", "discard_cards treatment", "discard_cards shelter", seat=2)
    table.when("discard_cards trial").is_idle()
    assert (table.slots(), table.used()) == (["blue_basic", *["red_basic"] * 3], ["red_basic"])


@rule("IV-LOC-03")
def test_a_card_adds_a_slot_to_each_column():
    table = Given(p2={"slots": "", "equipment": ["frame"]})

    assert [room_of(table.g, table.me, colour) for colour in range(3)] == [4, 4, 4]
    assert room_of(table.g, table.s.members[0], 1) == 2
