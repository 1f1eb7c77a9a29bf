"""A round of combat for one character: OS-COM, and the combat actions of OS-CBA that need no bullet."""

from typing import Any

import pytest

from starboard.games.under_our_sun.effects.enemies import StartFirstRound
from starboard.games.under_our_sun.model.memory import Round
from starboard.games.under_our_sun.rules.joining import Meet
from starboard.testing import rule
from tests.games.under_our_sun.given import GREEN_0, GREEN_2, NO, YES, Given, hexn, things

CREEK: dict[str, Any] = {"tiles": {"north": "dry_creek", "north.north": "wind_pump"}, "at": {0: "north"}}
UNSEEN: dict[str, Any] = {"p0": {"hidden": True}}


def facts(given: Given) -> list[tuple[int, bool]]:
    """Damage on each enemy, and whether it is exhausted."""
    return [(enemy.damage, enemy.exhausted) for enemy in given.s.enemies]


@rule("OS-COM-01", "OS-COM-05")
def test_the_first_round_is_an_attack_or_a_dodge_for_no_ap_and_every_enemy_attacks():
    given = Given(tiles={"north": "dry_creek"}, enemies=["scavenger@north", "scavenger@north"],
                  forced={"y": [YES, NO, YES, YES]})  # fmt: skip
    given.when(f"move {hexn('north')}").asks("first_round", "attack enemy-1", "attack enemy-2", "dodge")

    given.when("attack enemy-1").then(p0={"ap": 5, "health": 5}).asks("act")
    assert facts(given) == [(1, True), (0, True)]


@rule("OS-COM-05")
def test_a_dodge_in_the_first_round_is_free_too():
    given = Given(tiles={"north": "dry_creek"}, enemies=["scavenger@north"], forced={"y": [YES, YES], "b": [NO]})

    given.when(f"move {hexn('north')}", "dodge").then(p0={"ap": 5, "health": 7})


@rule("OS-COM-04")
def test_a_card_starts_a_first_round():
    given = Given(**CREEK, enemies=["scavenger@north"]).doing(StartFirstRound())

    given.asks("first_round", "attack enemy-1", "dodge").happens("first_round character-0")


@rule("OS-COM-22")
@pytest.mark.parametrize("fought", [False, True])
def test_after_a_first_round_that_a_card_started_the_same_arrival_brings_no_second(fought: bool):
    given = Given(**CREEK, enemies=["scavenger@north"], forced={"y": [NO] * 9})
    if fought:
        given.doing(StartFirstRound()).when("attack enemy-1")
    given.events.clear()

    given.doing(Meet())

    assert len(given.events_of("first_round")) == (not fought)


@rule("OS-COM-06", "OS-COM-07", "OS-COM-10", "OS-COM-11", "OS-COM-14", "OS-CBA-01", "OS-MUL-06")
def test_each_action_is_a_round_in_which_every_enemy_attacks_once_with_its_own_dice():
    """OS-EX-03"""

    given = Given(**CREEK, enemies=["scavenger@north", "road_agent@north"],
                  forced={"y": [NO, NO, YES, YES, NO, NO, YES, NO], "b": [YES, NO]})  # fmt: skip
    given.when("attack enemy-1")

    given.then(p0={"ap": 5, "health": 5})  # 1 of the scavenger, 2 - 1 of the other: never 3 - 1 of one attack
    assert facts(given) == [(0, True), (0, True)]
    assert len(given.events_of("roll")) == 3

    given.when("attack enemy-1").then(p0={"ap": 4, "health": 4})  # both were ready again


@rule("OS-COM-08")
def test_arriving_where_a_friend_fights_brings_no_attack():
    given = Given(tiles={"north": "dry_creek"}, at={1: "north"}, enemies=["scavenger@north"], forced={"y": [YES]})

    given.when(f"move {hexn('north')}").then(p0={"health": 7}, p1={"health": 6}).asks("act")
    assert facts(given) == [(0, False)]


@rule("OS-COM-12")
def test_an_enemy_that_falls_still_strikes_and_a_dying_character_too():
    given = Given(**CREEK, p0={"health": 1}, enemies=["scavenger@north"], forced={"y": [YES, YES, YES]})

    given.when("attack enemy-1").then(p0={"health": 0}, enemies=[])
    given.happens("dead character-0", "defeated scavenger")


@rule("OS-COM-15", "OS-COM-18")
def test_an_attack_has_the_dice_of_one_weapon_that_the_player_chooses():
    armed = {"things": things("axe", "sabre")}
    given = Given(**CREEK, p0=armed, enemies=["the_marshal@north"],
                  forced={"y": [YES, YES, YES, YES, NO], "g": [GREEN_0]})  # fmt: skip
    attacks = [str(option) for option in given.question().options if option.key == "attack"]
    assert attacks == ["attack enemy-1", "attack enemy-1 thing-0-axe", "attack enemy-1 thing-1-sabre"]

    given.when("attack enemy-1 thing-0-axe")
    assert facts(given) == [(4, True)]


@rule("OS-COM-16", "OS-COM-17")
def test_protection_counts_in_full_against_each_attack_and_never_below_nothing():
    given = Given(**CREEK, p0={"things": things("vest")}, enemies=["scavenger@north", "road_agent@north"],
                  forced={"y": [NO, NO, YES, YES], "b": [YES]})  # fmt: skip

    given.when("attack enemy-1").then(p0={"health": 6})  # 1 - 1 and 2 - 1


@rule("OS-COM-16")
def test_an_enemys_protection_is_taken_off_too():
    given = Given(**CREEK, enemies=["old_mother_of_the_works@north"],
                  forced={"y": [YES, YES, NO, NO, NO, NO], "g": [GREEN_0, GREEN_0]})  # fmt: skip

    given.when("attack enemy-1")
    assert facts(given)[0][0] == 1
    given.when("attack enemy-1")
    assert facts(given)[0][0] == 1


@rule("OS-COM-19", "OS-ENE-06", "OS-ENE-07")
def test_an_enemy_falls_when_damage_equals_its_health_and_a_marker_covers_the_symbol():
    given = Given(tiles={"north": "burnt_orchard"}, at={0: "north"}, on={"north": {"event": False}},
                  enemies=["scavenger@north"], enemy=[], enemy_done=[],
                  forced={"y": [YES, NO, NO, YES, NO, NO]})  # fmt: skip

    given.when("attack enemy-1")
    assert facts(given) == [(1, True)]
    assert not given.tile("north").covered
    given.when("attack enemy-1").then(enemies=[], enemy=[], enemy_done=[])
    assert given.tile("north").covered
    assert [remains.key for remains in given.s.remains] == ["scavenger"]


@rule("OS-COM-20")
def test_a_combat_is_over_when_its_enemies_are_defeated_or_the_last_character_leaves():
    won = Given(**CREEK, enemies=["scavenger@north"], forced={"y": [YES, YES, NO]}).when("attack enemy-1")
    won.when("collect cloth wood").then(p0={"health": 7})

    left = Given(**CREEK, enemies=["scavenger@north"], forced={"y": [YES]}).when(f"move {hexn('')}")
    left.then(p0={"health": 6}).when(f"explore {hexn('south')}").then(p0={"health": 6})
    assert left.g.find(Round) is None

    dead = Given(**CREEK, p0={"health": 1}, enemies=["scavenger@north"], forced={"y": [NO, NO, YES]})
    dead.when("attack enemy-1").waits(1).then(active=1, p0={"health": 0})
    assert dead.g.find(Round) is None


# Dodge


@rule("OS-CBA-02", "OS-CBA-04", "OS-SKL-13")
def test_a_dodge_costs_one_ap_tests_dexterity_and_avoids_the_attack_without_striking():
    given = Given(**CREEK, enemies=["scavenger@north"], forced={"y": [NO, YES], "b": [YES]}).when("dodge")

    given.then(p0={"ap": 5, "health": 7})
    assert facts(given) == [(0, True)]


@rule("OS-CBA-04")
def test_a_failed_dodge_avoids_nothing():
    given = Given(**CREEK, enemies=["scavenger@north"], forced={"y": [NO, YES], "b": [NO]}).when("dodge")

    given.then(p0={"ap": 5, "health": 6}).asks("act")


@rule("OS-CBA-03")
def test_against_several_one_attack_is_avoided_which_is_picked_when_all_have_rolled():
    given = Given(**CREEK, enemies=["scavenger@north", "the_marshal@north"],
                  forced={"y": [YES, YES, YES], "b": [NO], "g": [GREEN_2]})  # fmt: skip
    given.when("dodge").then(p0={"health": 7}).asks("avoid", "avoid enemy-1 number-1", "avoid enemy-2 number-3")

    given.when("avoid enemy-2 number-3").then(p0={"health": 6})
    assert facts(given) == [(0, True), (0, True)]


# Sneak attack


@rule("OS-CBA-09", "OS-CBA-10")
def test_a_sneak_attack_costs_two_ap_is_not_answered_and_ends_stealth():
    given = Given(**CREEK, **UNSEEN, enemies=["scavenger@north"], forced={"b": [YES, NO], "y": [YES, NO, YES]})

    given.when("sneak_attack enemy-1").then(p0={"ap": 4, "health": 7, "hidden": False})
    assert facts(given) == [(1, False)]
    assert given.events_of("first_round") == []
    given.refuses_by("OS-CBA-09", "sneak_attack enemy-1")


@rule("OS-CBA-09", "OS-MUL-09", "OS-MUL-11")
def test_who_joins_a_sneak_attack_on_several_enemies_shares_their_answers():
    given = Given(3, tiles={"north": "dry_creek"}, at=dict.fromkeys(range(3), "north"), **UNSEEN,
                  enemies=["scavenger@north"] * 2,
                  forced={"b": [YES, NO, NO, NO], "y": [NO, NO, NO, YES, NO, YES]})  # fmt: skip

    given.when("sneak_attack enemy-1", "1: join character-1", "2: join character-2")
    given.when("1: attack enemy-1", "2: attack enemy-1").then(p0={"health": 7}, p1={"health": 5}, p2={"health": 4})


@rule("OS-CBA-11")
def test_a_failed_sneak_attack_loses_the_ap_and_is_detected_after_one_test():
    given = Given(**CREEK, **UNSEEN, enemies=["scavenger@north"], forced={"b": [NO, NO]})

    given.when("sneak_attack enemy-1").then(p0={"ap": 4, "hidden": False})
    given.asks("first_round", "attack enemy-1", "dodge")
    assert facts(given) == [(0, False)]
    assert len(given.events_of("test")) == 1


@rule("OS-STL-15")
def test_a_plain_attack_from_stealth_takes_no_test_and_is_answered():
    given = Given(**CREEK, **UNSEEN, enemies=["scavenger@north"], forced={"y": [NO, NO, YES]})

    given.when("attack enemy-1").then(p0={"ap": 5, "health": 6, "hidden": False})
    assert given.events_of("test") == []


@rule("OS-CBA-01")
def test_a_melee_attack_reaches_only_the_own_tile():
    given = Given(tiles={"north": "dry_creek"}, enemies=["scavenger@north"])

    given.lacks("attack enemy-1").refuses("attack enemy-1")
    assert given.price("attack character-1") == {"ap": 1}


@rule("OS-ITM-11", "OS-COM-10")
def test_a_weapon_that_stuns_leaves_the_enemies_exhausted_and_is_turned_over():
    given = Given(**CREEK, p0={"things": things("stun_baton")}, enemies=["scavenger@north"],
                  forced={"y": [NO, NO, NO, YES]})  # fmt: skip

    given.when("attack enemy-1 thing-0-stun_baton").then(p0={"health": 7})
    assert given.me.things[0].turned
    given.lacks("none").refuses("attack enemy-1 thing-0-stun_baton")


@pytest.mark.parametrize(("face", "infected"), [(NO, False), (YES, True)])
def test_what_a_hit_brings_comes_only_with_damage(face: int, infected: bool):
    given = Given(tiles={"north": "dry_creek"}, at={0: "north"}, enemies=["crawler@north"], forced={"y": [face]})

    given.when("collect cloth").then(p0={"infected": infected})


def test_protection_of_several_cards_is_two_at_most():
    worn = things("vest", "padded_vest", "padded_vest")
    given = Given(tiles={"north": "dry_creek"}, at={1: "north"}, turn=1, p1={"things": worn},
                  enemies=["the_marshal@north"], forced={"g": [GREEN_2], "y": [YES]})  # fmt: skip

    given.when("collect cloth").then(p1={"health": 5})
