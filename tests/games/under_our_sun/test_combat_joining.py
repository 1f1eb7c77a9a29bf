"""Several characters against several enemies: OS-MUL, joining a first round, waiting and stepping in."""

from typing import Any

import pytest
from msgspec import structs

from starboard.games.under_our_sun.rules.combat import strongest
from starboard.testing import rule
from tests.games.under_our_sun.given import GREEN_2, NO, YES, Given, at, hexn, things

GUN = {"things": things("pistol", ammo=2)}
SHOOT = "shoot enemy-1 thing-0-pistol"
TWO = ["scavenger@north"] * 2
THREE = ["scavenger@north"] * 3


def on_creek(*who: int) -> dict[str, Any]:
    return {"tiles": {"north": "dry_creek", "north.north": "wind_pump"}, "at": dict.fromkeys(who, "north")}


def exhausted(given: Given) -> list[bool]:
    return [enemy.exhausted for enemy in given.s.enemies]


@rule("OS-CBA-02", "OS-MUL-01", "OS-MUL-02", "OS-MUL-03", "OS-MUL-04", "OS-MUL-05", "OS-MUL-13", "OS-COM-10")
def test_several_characters_against_one_enemy():
    """OS-EX-04"""

    given = Given(3, **on_creek(0, 2), p0={"ap": 2}, p1=GUN, enemies=["the_marshal@north"],
                  forced={"y": [YES, YES, YES, NO, NO, NO], "b": [NO, NO], "g": [GREEN_2, 7]})  # fmt: skip
    given.when("dodge").then(p0={"health": 7}).waits(1).asks("join_in", SHOOT, "stand_by", seat=1)
    given.when("1: stand_by").waits(2).asks("join_in", "attack enemy-1", "dodge", "stand_by", seat=2)

    given.when("2: attack enemy-1").then(p2={"ap": 5, "health": 5}, p1={"ap": 6}).waits(0).asks("act")
    assert [(enemy.damage, enemy.exhausted) for enemy in given.s.enemies] == [(1, True)]
    given.when("attack enemy-1", "1: stand_by", "2: stand_by").then(active=1)  # without AP its turn is over


@rule("OS-MUL-07", "OS-MUL-09", "OS-MUL-11", "OS-COM-10", "OS-COM-09")
def test_two_characters_against_three_enemies():
    """OS-EX-05"""

    given = Given(**on_creek(0, 1), enemies=THREE, forced={"y": [NO, NO, YES, NO, YES, YES], "b": [NO]})
    given.when("attack enemy-1").asks("join", "join character-1", "stand_by", seat=1).then(p0={"health": 7})

    given.when("1: join character-1").then(p0={"health": 6}, p1={"health": 6, "ap": 6})
    given.asks("join_in", "attack enemy-1", "attack enemy-2", "attack enemy-3", "dodge", seat=1)
    given.when("1: attack enemy-1").then(p0={"health": 6}, p1={"health": 4, "ap": 5}).waits(0).asks("act")
    assert exhausted(given) == [True] * 3


@rule("OS-MUL-07", "OS-MUL-08", "OS-MUL-10", "OS-MUL-13")
def test_three_characters_against_two_enemies():
    """OS-EX-06"""

    given = Given(3, **on_creek(0, 1, 2), enemies=TWO, forced={"y": [NO, NO, YES, NO, YES, NO, YES], "b": [NO, NO]})
    given.when("attack enemy-1", "1: join character-1", "2: join character-2").then(p0={"health": 6})

    given.when("1: attack enemy-1").then(p1={"health": 5}).when("2: attack enemy-1")
    given.then(p0={"health": 6}, p1={"health": 5}, p2={"health": 5}).asks("act")


@rule("OS-MUL-09", "OS-STL-15")
def test_who_joins_out_of_stealth_shares_the_counter_attacks():
    """There is nothing to dodge for who is not seen: it would spare the first one, and be attacked by nobody."""
    given = Given(**on_creek(0, 1), p1={"hidden": True}, enemies=TWO, forced={"y": [NO, NO, YES, NO, YES], "b": [NO]})

    given.when("attack enemy-1", "1: join character-1").asks("join_in", "attack enemy-1", "attack enemy-2", seat=1)
    given.when("1: attack enemy-1").then(p0={"health": 6}, p1={"hidden": False, "health": 5})
    assert exhausted(given) == [True, True]


@rule("OS-MUL-06", "OS-MUL-17")
def test_without_a_joiner_all_attack_the_active_character_and_nobody_else():
    given = Given(**on_creek(0, 1), enemies=TWO, forced={"y": [NO, NO, YES, YES]}).when("attack enemy-1", "1: stand_by")

    given.then(p0={"health": 5}, p1={"health": 6, "ap": 6})


@rule("OS-MUL-02", "OS-MUL-03")
@pytest.mark.parametrize(
    ("where", "fields", "asked"),
    [
        ({1: "north"}, {"ap": 1}, True),
        ({1: "north"}, {"ap": 0}, False),
        ({1: "north"}, {"ap": 2, "waiting": True, "acted": True}, True),
        ({1: "north"}, {"health": 0, "dead": 3, "ap": 0}, False),
        ({}, GUN, True),
        ({}, {"things": things("pistol")}, False),
        ({}, {}, False),
        ({1: "south"}, GUN, False),
    ],
)
def test_who_is_in_range(where: dict[int, str], fields: dict[str, Any], asked: bool):
    given = Given(tiles={"north": "dry_creek", "south": "wind_pump"}, at={0: "north", **where}, p1=fields,
                  enemies=["the_marshal@north"], forced={"y": [NO] * 3, "g": [7]})  # fmt: skip

    given.when("attack enemy-1").waits(1 if asked else 0)


@rule("OS-MUL-12")
def test_the_strongest_has_the_best_dice_then_the_most_health_then_the_longest_stay():
    given = Given(**on_creek(0), enemies=["scavenger@north", "road_agent@north", "butcher@north", "the_marshal@north"])
    weak, agent, butcher, marshal = given.s.enemies

    assert strongest(given.g, [weak, agent, marshal]) is marshal
    assert strongest(given.g, [butcher, agent]) is agent
    assert strongest(given.g, [structs.replace(agent, damage=1), butcher]) is butcher
    assert strongest(given.g, [weak, structs.replace(agent, damage=2)]).key == "road_agent"


@rule("OS-MUL-14")
def test_a_joiner_that_shoots_from_beside_spares_the_active_character_nothing():
    given = Given(**on_creek(0), p1=GUN, enemies=TWO, forced={"y": [NO, NO, YES, YES, YES, NO, NO, YES]})

    given.when("attack enemy-1", "1: join character-1").then(p0={"health": 5})
    given.when(f"1: {SHOOT}").then(p0={"health": 5}, p1={"health": 6, "ap": 5})
    assert given.s.enemies[0].damage == 1


@rule("OS-MUL-15")
def test_a_dodger_with_a_joiner_is_attacked_by_the_strongest_alone():
    given = Given(**on_creek(0, 1), enemies=["scavenger@north", "the_marshal@north"],
                  forced={"y": [NO, YES, NO, NO], "b": [NO, NO], "g": [GREEN_2]})  # fmt: skip

    given.when("dodge", "1: join character-1").then(p0={"health": 5})  # 3, less 1 by its skin
    assert exhausted(given) == [False, True]
    given.when("1: attack enemy-2")
    assert exhausted(given) == [True, True]


@rule("OS-MUL-16")
def test_an_action_that_is_no_combat_action_gives_nobody_the_chance_to_join():
    given = Given(**on_creek(0, 1), enemies=TWO, forced={"y": [YES, YES]}).when("collect cloth wood")

    given.then(p0={"health": 5}).waits(0).asks("act")


@rule("OS-MUL-18")
def test_a_last_joiner_that_dodges_avoids_one_of_all_the_attacks():
    given = Given(**on_creek(0, 1), enemies=THREE, forced={"y": [NO, NO, NO, YES, NO, YES, YES]})
    given.when("attack enemy-1", "1: join character-1", "1: dodge")

    given.asks("avoid", "avoid enemy-2 number-1", "avoid enemy-3 number-1", seat=1)
    given.when("1: avoid enemy-2 number-1").then(p1={"health": 5, "ap": 5})


@rule("OS-COM-21")
def test_others_join_a_first_round_at_their_own_price():
    given = Given(tiles={"north": "dry_creek"}, p1=GUN, enemies=["the_marshal@north"],
                  forced={"y": [NO, NO, NO, YES, NO, NO], "g": [7]})  # fmt: skip

    given.when(f"move {hexn('north')}", "attack enemy-1").then(p0={"ap": 5}).asks("join_in", SHOOT, "stand_by", seat=1)
    given.when(f"1: {SHOOT}").then(p1={"ap": 5})
    assert given.s.enemies[0].damage == 1


@rule("OS-MUL-01", "OS-MOD-18")
def test_in_solo_play_the_other_character_joins_with_its_own_ap():
    given = Given(1, **on_creek(0, 1), enemies=["the_marshal@north"],
                  forced={"y": [NO, NO, NO, YES], "b": [NO], "g": [7]})  # fmt: skip

    given.when("attack enemy-1").asks("join_in").when("attack enemy-1")
    given.then(p0={"ap": 5}, p1={"ap": 5}).asks("act")
    assert given.s.enemies[0].damage == 1


# Waiting


@rule(
    "OS-CBA-05", "OS-CBA-06", "OS-CBA-07", "OS-CBA-08", "OS-COM-03", "OS-ACT-04", "OS-MUL-01", "OS-MUL-02", "OS-MUL-04"
)
def test_waiting_and_stepping_in():
    """OS-EX-02"""

    given = Given(tiles={"north": "dry_creek"}, at={0: "north"}, enemies=["the_marshal@north"],
                  forced={"y": [NO] * 99, "b": [NO] * 99, "g": [7] * 99})  # fmt: skip
    given.when("wait").then(p0={"health": 7, "ap": 6, "waiting": True}, active=1)
    given.when("1: drink") if given.question(1).prompt == "hydrate" else None
    given.when(f"1: move {hexn('north')}")
    assert given.events_of("first_round") == []
    given.asks("step_in", "attack enemy-1", "dodge", "attack character-1", "hold").when("0: hold")

    given.when("1: attack enemy-1").asks("join_in", "attack enemy-1", "dodge", "stand_by").when("attack enemy-1")
    given.then(p0={"ap": 5}).when("0: hold")
    for joins in (True, False):
        given.when("1: attack enemy-1", "0: attack enemy-1" if joins else "0: stand_by", "0: hold")
    given.s.enemies[0] = structs.replace(given.s.enemies[0], damage=5)
    given.s.forced["y"][:3] = [NO, NO, YES]  # B misses, the enemy misses, A strikes
    given.when("1: attack enemy-1", "0: attack enemy-1").then(p0={"ap": 3}, enemies=[]).waits(1)
    given.events.clear()
    given.when("1: wait").then(phase=1, p0={"waiting": False})  # nothing to fight: the kept AP are lost
    assert given.events_of("steps_in") == []


@rule("OS-CBA-08", "OS-CBA-07", "OS-RND-22")
def test_once_everyone_has_acted_those_who_wait_fight_on_or_give_up():
    given = Given(tiles={"north": "dry_creek"}, at={0: "north"}, p0={"ap": 3}, p1={"ap": 0},
                  enemies=["the_marshal@north"], forced={"y": [YES, NO, NO], "g": [7]})  # fmt: skip

    given.when("wait")
    given.when("1: drink") if given.g.waiting == [1] else None
    given.asks("step_in", "attack enemy-1", "dodge", "hold").when("attack enemy-1").then(p0={"ap": 2}, phase=0)
    assert given.s.enemies[0].damage == 1
    given.asks("step_in").when("hold").then(phase=1)


@rule("OS-CBA-08", "OS-MUL-01")
def test_who_steps_in_is_the_active_character_of_its_round_which_others_join():
    given = Given(tiles={"north": "dry_creek", "south": "wind_pump"}, at={0: "north", 1: "north"}, turn=1,
                  p0={"ap": 3, "waiting": True, "acted": True}, enemies=["the_marshal@north"],
                  forced={"y": [NO] * 9, "b": [NO] * 9, "g": [7] * 9})  # fmt: skip

    given.when("1: collect cloth wood").asks("step_in").when("attack enemy-1").waits(1)
    given.asks("join_in", "attack enemy-1", "dodge", "stand_by", seat=1)
    given.when("1: attack enemy-1").then(p0={"ap": 2}, p1={"ap": 4, "at": at("north")}).asks("act", seat=1)


@rule("OS-CBA-06", "OS-CBA-08")
def test_who_holds_back_once_is_asked_again_after_the_next_action():
    given = Given(**on_creek(0, 1), enemies=["scavenger@north"], p1={"ap": 3, "waiting": True, "acted": True},
                  forced={"y": [NO] * 9, "b": [NO] * 9})  # fmt: skip

    given.when("collect cloth").asks("step_in", seat=1).when("1: hold").waits(0)
    given.when(f"explore {hexn('north.north_east')}").asks("step_in", seat=1)
