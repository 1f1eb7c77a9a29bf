"""Shots at enemies and their reactions: OS-CBA-12 to the end, OS-AMM-07."""

from typing import Any

from msgspec import structs

from starboard.games.under_our_sun.model.hexes import HOME
from starboard.games.under_our_sun.rules.weapons import attack_dice
from starboard.testing import rule
from tests.games.under_our_sun.given import NO, YES, Given, at, things

NORTH: dict[str, Any] = {
    "tiles": {"north": "dry_creek", "south": "wind_pump", "north.north": "thorn_field"},
    "at": {1: "south"},
}
GUN = {"things": things("pistol", ammo=2)}
MISS = [NO, NO, NO]
SHOOT = "shoot enemy-1 thing-0-pistol"


def foe(given: Given, n: int = 0) -> tuple[int, int, bool]:
    enemy = given.s.enemies[n]
    return enemy.at, enemy.damage, enemy.exhausted


@rule("OS-CBA-12", "OS-CBA-14", "OS-CBA-15", "OS-AMM-07")
def test_a_shot_costs_one_ap_and_a_round_and_the_enemy_charges_on_a_success():
    given = Given(**NORTH, p0=GUN, enemies=["road_agent@north"], forced={"y": [YES, NO, NO, YES]}).when(SHOOT)

    given.then(p0={"ap": 5, "health": 7}).asks("act")
    assert given.me.things[0].ammo == 1
    assert foe(given) == (HOME, 1, True)
    assert given.events_of("first_round") == []


@rule("OS-CBA-16", "OS-CBA-25")
def test_without_a_success_it_stays_and_shoots_back_and_the_shooter_has_no_reaction():
    given = Given(**NORTH, p0=GUN, enemies=["road_agent@north"], forced={"y": [*MISS, NO, YES]}).when(SHOOT)

    given.then(p0={"ap": 5, "health": 6}).asks("act")
    assert foe(given) == (at("north"), 0, True)


@rule("OS-CBA-16")
def test_without_ranged_dice_it_only_stays():
    given = Given(**NORTH, p0=GUN, enemies=["scavenger@north"], forced={"y": [*MISS, NO, YES]}).when(SHOOT)

    given.then(p0={"health": 7})
    assert foe(given) == (at("north"), 0, False)


@rule("OS-CBA-17")
def test_an_exhausted_enemy_does_not_react():
    given = Given(tiles={"north": "dry_creek"}, at={0: "north"}, p1=GUN, enemies=["the_marshal@north"],
                  forced={"y": [NO, NO, NO, *MISS, NO, YES, YES], "g": [7]})  # fmt: skip
    given.when("attack enemy-1").asks("join_in", SHOOT, "stand_by", seat=1)

    given.when(f"1: {SHOOT}").then(p0={"health": 7}, p1={"health": 6, "ap": 5})
    assert foe(given) == (at("north"), 0, True)


@rule("OS-CBA-18")
def test_an_enemy_that_the_shot_kills_does_not_move_but_may_shoot_back():
    runs = Given(**NORTH, p0=GUN, enemies=["road_agent@north"], forced={"y": [YES, YES, YES, YES]}).when(SHOOT)
    runs.then(p0={"health": 7}, enemies=[])
    assert runs.s.remains[0].at == at("north")

    shoots = Given(**NORTH, p0=GUN, enemies=["road_agent@north"], forced={"y": [YES, YES, YES, NO, YES]}).when(SHOOT)
    shoots.then(p0={"health": 6}, enemies=[])


@rule("OS-CBA-13")
def test_a_shot_reaches_adjacent_tiles_and_no_others():
    given = Given(**{**NORTH, "at": {0: "north", 1: "south"}}, p0=GUN,
                  enemies=["scavenger@north", "scavenger@south", "scavenger@"])  # fmt: skip

    given.offers("shoot enemy-3 thing-0-pistol").refuses("shoot enemy-2 thing-0-pistol")
    given.refuses_by("OS-CBA-13", SHOOT)


@rule("OS-AMM-07", "OS-AMM-08")
def test_an_empty_weapon_is_refused_until_it_is_loaded():
    given = Given(**NORTH, p0={"things": things("pistol"), "bullet": 1}, enemies=["scavenger@north"])

    given.refuses_by("OS-AMM-07", SHOOT).when("load thing-0-pistol").offers(SHOOT)


@rule("OS-CBA-24")
def test_a_shot_has_the_dice_of_the_weapon_and_of_the_board_but_none_of_melee():
    given = Given(4, p3=GUN)
    hunter, gun = given.s.characters[3], GUN["things"][0]

    assert attack_dice(given.g, hunter, "ranged", gun) == "yyyb"
    assert attack_dice(given.g, given.me, "ranged", gun) == "yyy"


@rule("OS-CBA-26")
def test_an_enemy_that_a_character_holds_rolls_no_die_and_shoots_back():
    given = Given(**{**NORTH, "at": {1: "north"}}, p0=GUN, enemies=["road_agent@north"], forced={"y": [*MISS, YES]})

    given.when(SHOOT, "1: stand_by").then(p0={"health": 6})
    assert foe(given) == (at("north"), 0, True)


@rule("OS-CBA-26")
def test_an_animal_does_not_charge_into_a_fire():
    given = Given(**NORTH, p0=GUN, on={"": {"fire": 1}}, enemies=["gaunt_dog@north"], forced={"y": [*MISS, YES]})

    given.when(SHOOT)
    assert foe(given) == (at("north"), 0, False)


@rule("OS-CBA-27")
def test_the_enemies_of_the_shooters_tile_answer_but_not_the_one_that_charges_in():
    given = Given(**{**NORTH, "at": {0: "north", 1: "south"}}, p0=GUN, enemies=["scavenger@", "scavenger@north"],
                  forced={"y": [*MISS, YES, YES, YES]})  # fmt: skip

    given.when(SHOOT).then(p0={"health": 6})
    assert foe(given) == (at("north"), 0, True)


@rule("OS-CBA-27", "OS-COM-11")
def test_a_shot_is_a_new_round_on_the_shooters_own_tile_too():
    """The enemy beside the shooter has attacked in the round before: it is ready again, and answers."""
    given = Given(**{**NORTH, "at": {0: "north", 1: "south"}}, p0=GUN, enemies=["scavenger@", "scavenger@north"],
                  forced={"y": [*MISS, NO, YES]})  # fmt: skip
    given.s.enemies[1] = structs.replace(given.s.enemies[1], exhausted=True)

    given.when(SHOOT).then(p0={"health": 6})


@rule("OS-STL-16")
def test_who_shoots_from_stealth_is_detected_after_the_reaction():
    given = Given(**{**NORTH, "at": {0: "north", 1: "south"}}, p0={**GUN, "hidden": True},
                  enemies=["scavenger@", "scavenger@north"], forced={"y": [*MISS, NO]})  # fmt: skip

    given.when(SHOOT).then(p0={"health": 7, "hidden": False}).asks("first_round")
    assert given.events_of("test") == []


@rule("OS-KAR-11")
def test_karma_is_for_the_dice_of_the_answer_and_not_for_the_reaction_die_on_another_tile():
    given = Given(**{**NORTH, "at": {1: ""}}, p0={**GUN, "karma": 1}, p1={"karma": 1}, enemies=["road_agent@north"],
                  forced={"y": [YES, NO, NO, NO, YES, NO], "karma": [5]})  # fmt: skip

    given.when(SHOOT).asks("karma").when("keep").waits(1).when("1: keep")  # the shot, rolled where both stand
    given.waits(0).asks("karma")  # not the die of the enemy far off, but its shot at oneself; none of the bystander's
    assert given.question().options[1].ids == ("character-0", "die-0")
    given.when("again character-0 die-0").waits(0).then(p0={"health": 7, "karma": 0}, p1={"karma": 1})
