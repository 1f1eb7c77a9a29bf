"""Character against character: OS-PVP, and the reactions to a shot: OS-CBA-19 to OS-CBA-23."""

from typing import Any

import pytest

from starboard.testing import rule
from tests.games.under_our_sun.given import NO, YES, Given, at, hexn, things

GUN = {"things": things("pistol", ammo=2)}
APART: dict[str, Any] = {"tiles": {"north": "dry_creek"}, "at": {1: "north"}, "p0": GUN}
SHOOT = "shoot character-1 thing-0-pistol"


@rule("OS-PVP-01", "OS-PVP-02", "OS-PVP-03", "OS-CBA-01")
def test_the_attacked_may_strike_back_dodge_or_take_it_but_not_flee():
    given = Given(forced={"y": [YES, YES, NO], "b": [NO]}).when("attack character-1")
    given.asks("attacked", "counter", "dodge", "take_it", seat=1).then(p0={"ap": 5})

    given.when("1: counter").then(p0={"health": 6}, p1={"ap": 5, "health": 5})


@rule("OS-PVP-01")
@pytest.mark.parametrize(("die", "health"), [(YES, 6), (NO, 4)])
def test_a_dodge_that_succeeds_takes_no_damage(die: int, health: int):
    given = Given(forced={"y": [die, NO, YES, YES]}).when("attack character-1", "1: dodge")

    given.then(p1={"ap": 5, "health": health}, p0={"health": 7})


@rule("OS-PVP-02")
def test_without_ap_the_attack_is_taken_unanswered():
    given = Given(p1={"ap": 0}, forced={"y": [YES, NO]}).when("attack character-1")

    given.then(p1={"health": 5}).asks("act")


@rule("OS-PVP-04")
def test_both_attacks_land_though_both_die():
    given = Given(3, p0={"health": 1}, p1={"health": 1}, forced={"y": [YES, YES, NO], "b": [NO]})

    given.when("attack character-1", "1: counter").then(p0={"health": 0}, p1={"health": 0})
    given.happens("dead character-1", "dead character-0")


@rule("OS-PVP-04")
@pytest.mark.parametrize("mode", ["cooperative", "semi_cooperative"])
def test_in_every_mode_and_nobody_else_is_asked(mode: str):
    given = Given(3, options=(("mode", mode),), forced={"y": [NO, NO]})

    given.when("attack character-1").waits(1).when("1: take_it").waits(0).asks("act")


@rule("OS-CBA-19")
def test_under_fire_each_success_of_a_dodge_takes_one_off():
    given = Given(**APART, forced={"y": [YES, NO, YES, YES, YES]}).when(SHOOT)
    given.asks("under_fire", "dodge", f"charge {hexn('')}", "take_it", seat=1)

    given.when("1: dodge").then(p1={"ap": 5, "health": 4}, p0={"ap": 5})


@rule("OS-CBA-20", "OS-CBA-23")
def test_a_charge_costs_the_movement_value_takes_the_full_damage_and_starts_no_first_round():
    given = Given(**APART, enemies=["scavenger@"], forced={"y": [YES, NO, YES, YES, NO, NO]})
    value = given.g.book.tiles["new_haven"].move

    given.when(SHOOT, f"1: charge {hexn('')}").then(p1={"at": at(""), "ap": 6 - value, "health": 4})
    assert given.events_of("first_round") == []


@rule("OS-CBA-21", "OS-CBA-23")
def test_a_failed_charge_costs_one_ap_does_not_move_and_takes_the_full_damage():
    given = Given(tiles={"north": "dry_creek", "north.north": "toll_bridge"}, at={0: "north.north", 1: "north"}, p0=GUN,
                  forced={"y": [NO, NO, YES, YES, NO]})  # fmt: skip

    given.when(SHOOT, f"1: charge {hexn('north.north')}").then(p1={"at": at("north"), "ap": 5, "health": 4})


@rule("OS-CBA-22")
def test_a_charge_takes_the_full_movement_value_at_hand_and_a_dodge_one():
    tiles: dict[str, Any] = {"tiles": {"north": "dry_creek", "north.north": "toll_bridge"}, "p0": GUN}
    places: dict[str, Any] = {"at": {0: "north.north", 1: "north"}}
    few = Given(**tiles, **places, p1={"ap": 0}, forced={"y": [YES, NO, NO]}).when(SHOOT)
    few.then(p1={"health": 5}).asks("act")

    value = few.g.book.tiles["toll_bridge"].move
    assert value > 1
    short = Given(**tiles, **places, p1={"ap": value - 1}).when(SHOOT).asks("under_fire", "dodge", "take_it", seat=1)
    short.refuses_by("OS-CBA-22", f"1: charge {hexn('north.north')}")
    Given(**tiles, **places, p1={"ap": value}).when(SHOOT).offers(f"1: charge {hexn('north.north')}")


@rule("OS-CBA-23")
def test_a_charge_onto_a_full_tile_is_refused():
    given = Given(5, tiles={"north": "dry_creek"}, at={0: "north", 2: "north", 3: "north"}, p0=GUN).when(SHOOT)

    given.refuses_by("OS-CBA-23", f"1: charge {hexn('north')}")


@rule("OS-COM-07", "OS-PVP-04")
def test_the_enemies_there_answer_an_attack_on_a_friend():
    given = Given(enemies=["scavenger@"], p1={"ap": 0}, forced={"y": [NO, NO, YES]}).when("attack character-1")

    given.then(p0={"health": 6}, p1={"health": 6})
