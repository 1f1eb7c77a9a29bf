"""Crew members in the field: IV-CRW."""

from starboard.games.iss_vanguard.rules.charges import GainCharge, LoseCharge
from starboard.testing import rule
from tests.games.iss_vanguard.given import Given


@rule("IV-CRW-04")
def test_a_skill_costs_a_charge_each_time_and_is_used_on_anybodys_turn():
    table = Given(p1={"charges": 2, "slots": "", "used": "red_basic*2"})

    table.when("1: use tomas", "1: use tomas")

    table.is_idle().then(p1={"charges": 0})
    assert table.slots(1) == ["red_basic", "red_basic"]
    table.lacks("use", seat=1)


@rule("IV-CRW-04")
def test_a_skill_that_names_a_moment_is_used_at_that_moment_only():
    table = Given(p2={"crew": "rosa", "charges": 1}, roll="red_basic:basic").lacks("use", seat=2)

    table.testing("door-0", "red_basic").offers("use rosa", seat=2)


@rule("IV-CRW-05")
def test_charges_rise_above_the_starting_number():
    table = Given(p1={"charges": 1}).doing(GainCharge(3), seat=1)

    table.then(p1={"charges": 4})
    table.doing(LoseCharge(9), seat=1).then(p1={"charges": 0})


def test_an_ability_with_a_limit_is_used_as_often_as_it_says():
    table = Given(p2={"equipment": ["rig"], "hand": ["shelter"]}, roll="red_basic:basic blue_basic:basic")
    table.testing("door-0", "red_basic blue_basic").when("use rig", "turn rolled-2-red_basic-0-0 face-vanguard")

    table.lacks("use", seat=2)


def test_equipment_for_the_own_turn_is_closed_in_the_turn_of_another():
    """IV-EQP-08"""
    table = Given(p2={"equipment": ["rig"], "hand": ["shelter"]}, active=3, roll="red_basic:basic")

    table.testing("door-0", "red_basic").lacks("use", seat=2)
