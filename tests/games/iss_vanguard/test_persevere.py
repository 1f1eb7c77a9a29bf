"""Persevering: IV-PSV."""

from starboard.games.iss_vanguard.rules.slots import SpendDie
from starboard.testing import rule
from tests.games.iss_vanguard.given import Given

SEVEN = "red_basic*2 green_basic*2 blue_basic*3"


@rule("IV-PSV-01", "IV-PSV-02")
def test_a_die_is_sacrificed_and_five_come_back_without_an_action():
    """IV-EX-25"""
    table = Given(p2={"slots": "green_double_yz", "used": SEVEN}, actions=2)

    table.when("2: persevere").asks("sacrifice_die", seat=2).when("sacrifice used-2-blue_basic-0")
    table.asks("reactivate_dice", seat=2)
    table.when(
        "reactivate used-2-red_basic-0 used-2-red_basic-1 used-2-green_basic-0 used-2-blue_basic-0 used-2-blue_basic-1"
    )

    table.is_idle().then(actions=2)
    assert (len(table.me.slots), table.used(), len(table.me.lost)) == (6, ["green_basic"], 1)


@rule("IV-PSV-01")
def test_any_member_perseveres_in_the_turn_of_another():
    table = Given(p3={"slots": "", "used": "red_basic*2 green_basic*2 blue_basic"})

    table.when("3: persevere").asks("sacrifice_die", seat=3).when("sacrifice used-3-blue_basic-0")

    table.is_idle()
    assert table.slots(3) == ["green_basic", "green_basic", "red_basic", "red_basic"]


@rule("IV-PSV-02", "IV-LOC-08", "IV-PSV-04")
def test_who_perseveres_in_reply_to_a_cost_pays_it_with_a_die_that_came_back():
    """IV-EX-26"""
    table = Given(p2={"slots": "", "used": SEVEN}).doing(SpendDie("red"), seat=2, links=True)

    table.waits(2).asks("window", seat=2).when("persevere", "sacrifice used-2-blue_basic-0")
    table.when(
        "reactivate used-2-red_basic-0 used-2-red_basic-1 used-2-green_basic-0 used-2-green_basic-1 used-2-blue_basic-0"
    )

    table.is_idle()
    assert (len(table.me.slots), len(table.me.lost)) == (4, 1)
    assert "red_basic" in table.used()


@rule("IV-LOC-08", "IV-PSV-04", "IV-LOC-16")
def test_who_perseveres_as_a_die_is_to_be_sacrificed_for_one_to_be_spent_spends_it():
    table = Given(p2={"slots": "", "used": "red_basic red_single_x green_basic*2 blue_basic*2"})
    table.doing(SpendDie("red"), seat=2)

    table.asks("sacrifice_die", seat=2).when("persevere", "sacrifice used-2-blue_basic-0")

    table.asks("spend_dice", "spend die-2-red_basic-0", "spend die-2-red_single_x-0", seat=2)
    table.when("spend die-2-red_basic-0").is_idle()
    assert (table.used(), len(table.me.lost)) == (["red_basic"], 1)


def test_nobody_is_asked_who_has_a_die_to_spend():
    table = Given(p2={"slots": "red_basic", "used": SEVEN}).doing(SpendDie("red"), seat=2, links=True)

    table.is_idle()


@rule("IV-PSV-03")
def test_who_has_three_dice_gains_exhausted_and_they_come_back():
    table = Given(p2={"slots": "", "used": "red_basic*2 blue_basic"}).when("2: persevere", "injury_die_on column-green")

    assert [injury.key for injury in table.me.injuries] == ["exhausted"]
    assert (len(table.me.slots), table.me.lost) == (3, [])


@rule("IV-PSV-05", "IV-PSV-07")
def test_one_perseveres_as_often_as_one_pays_even_for_fewer_than_five_dice():
    table = Given(p2={"slots": "red_basic*2", "used": "blue_basic*2 green_basic"})

    table.when("2: persevere", "sacrifice used-2-green_basic-0")
    assert (len(table.me.lost), table.slots()) == (1, ["blue_basic", "blue_basic", "red_basic", "red_basic"])
    table.doing(SpendDie("blue"), seat=2).when("2: persevere", "sacrifice die-2-red_basic-0")
    assert len(table.me.lost) == 2


@rule("IV-PSV-06")
def test_a_fourth_injury_by_persevering_brings_no_dice_back():
    table = Given(
        p2={
            "slots": "",
            "used": "red_basic*2 blue_basic",
            "injuries": ["trauma", "burned", "burned"],
            "harm": [1, 1, 0],
        }
    ).when("2: persevere")

    assert table.s.result == "evacuation"
    assert table.me.slots == []


@rule("IV-PSV-08", "IV-LOC-09")
def test_a_die_that_was_sacrificed_before_is_none_that_could_be_sacrificed_again():
    table = Given(p2={"slots": "red_basic*2 blue_basic*2", "lost": "green_basic", "hand": ["shelter"]})
    table.s.forced |= {"red_basic": [0, 0], "blue_basic": [0, 0]}
    table.testing("door-0", "red_basic*2 blue_basic*2")
    table.when("2: persevere", "injury_die_on column-green")

    assert [injury.key for injury in table.me.injuries] == ["exhausted"]


@rule("IV-PSV-08")
def test_who_has_more_than_three_dice_but_none_in_slots_or_discard_gains_exhausted():
    table = Given(p2={"slots": "red_basic*2 blue_basic*2", "hand": ["shelter"]})
    table.s.forced |= {"red_basic": [0, 0], "blue_basic": [0, 0]}
    table.testing("door-0", "red_basic*2 blue_basic*2")
    table.when("2: persevere", "injury_die_on column-green")

    assert [injury.key for injury in table.me.injuries] == ["exhausted"]
    assert (table.me.slots, table.me.lost, len(table.pool())) == ([], [], 4)


@rule("IV-PSV-02")
def test_a_card_brings_more_dice_back():
    table = Given(p2={"slots": "", "used": "red_basic*3 green_basic*3 blue_basic", "equipment": ["frame"]})

    table.when("2: persevere", "sacrifice used-2-blue_basic-0").is_idle()
    assert len(table.me.slots) == 6
