"""Stealth: OS-STL."""

from typing import Any

import pytest

from starboard.games.under_our_sun.effects.enemies import StartFirstRound
from starboard.games.under_our_sun.effects.health import Damage
from starboard.games.under_our_sun.rules.dice import pool_for_test
from starboard.games.under_our_sun.rules.stealth import Hide
from starboard.testing import rule
from tests.games.under_our_sun.given import NO, YES, Given, at, hexn, things

ORCHARD: dict[str, Any] = {
    "tiles": {"north": "burnt_orchard", "north.north": "dry_creek"},
    "at": {0: "north"},
    "on": {"north": {"event": False}},
}
UNSEEN: dict[str, Any] = {"p0": {"hidden": True}}
PASS, FAIL = {"b": [YES, NO]}, {"b": [NO, NO]}


@rule("OS-STL-01")
def test_leaving_the_tile_ends_stealth():
    given = Given(**ORCHARD, **UNSEEN, forced=PASS).when(f"move {hexn('north.north')}")

    given.then(p0={"hidden": False, "at": at("north.north")})


@rule("OS-STL-02", "OS-STL-09")
def test_every_further_action_asks_a_stealth_test_after_its_price_and_before_its_effect():
    given = Given(**ORCHARD, **UNSEEN, forced=PASS).when("collect wood")

    given.then(p0={"hidden": True, "wood": 1, "ap": 5}).happens("test character-0 stealth", "collect character-0 wood")


@rule("OS-STL-03", "OS-STL-04", "OS-STL-10")
def test_a_detected_character_activates_the_symbol_fights_a_first_round_and_then_acts():
    given = Given(**ORCHARD, **UNSEEN, enemy=["gaunt_dog"], forced={"b": [NO, NO], "y": [NO, NO, YES]})

    given.when("collect wood", "attack enemy-1")

    given.then(p0={"hidden": False, "wood": 1, "health": 6})
    given.happens("detected character-0", "enemy gaunt_dog burnt_orchard", "first_round character-0",
                  "hurt character-0 normal", "collect character-0 wood")  # fmt: skip


@rule("OS-STL-04")
def test_beside_a_friend_who_faces_the_enemy_there_is_no_first_round_but_an_answer():
    given = Given(**{**ORCHARD, "at": {0: "north", 1: "north"}}, **UNSEEN, enemies=["gaunt_dog@north"],
                  forced={"b": [NO, NO], "y": [YES]})  # fmt: skip

    given.when("collect wood").then(p0={"hidden": False, "wood": 1, "health": 6})
    assert given.events_of("first_round") == []


BESIDE: dict[str, Any] = {**ORCHARD, "at": {0: "north", 1: "north"}, "enemies": ["gaunt_dog@north"]}


@rule("OS-STL-04", "OS-STL-08")
def test_who_is_seen_sneaking_away_from_beside_a_friend_is_answered_before_it_moves():
    given = Given(**BESIDE, **UNSEEN, forced={"b": [NO, NO], "y": [YES]}).when(f"sneak {hexn('north.north')}")

    given.then(p0={"hidden": False, "health": 6, "at": at("north.north")})
    given.happens("detected character-0", "hurt character-0 normal", "move character-0 dry_creek")
    assert given.events_of("first_round") == []


@rule("OS-STL-04", "OS-CBA-11")
def test_a_sneak_attack_that_fails_beside_a_friend_is_answered_and_opens_no_first_round():
    given = Given(**BESIDE, **UNSEEN, forced={"b": [NO, NO], "y": [YES]}).when("sneak_attack enemy-1")

    given.then(p0={"hidden": False, "health": 6, "ap": 4})
    assert given.s.enemies[0].damage == 0
    assert given.events_of("first_round") == []


@rule("OS-STL-16", "OS-STL-04")
def test_a_shot_from_stealth_beside_a_friend_is_answered_by_the_enemies_on_the_shooters_tile():
    given = Given(
        **{**BESIDE, "enemies": ["gaunt_dog@north", "gaunt_dog@north.north"]},
        p0={"hidden": True, "things": things("pistol", ammo=1)},
        forced={"y": [NO, NO, NO, NO, YES]},
    )

    given.when("shoot enemy-2 thing-0-pistol").then(p0={"hidden": False, "health": 6})
    assert given.events_of("first_round") == []


@rule("OS-STL-04", "OS-COM-22")
def test_who_fought_here_and_was_hidden_since_meets_the_next_enemy_in_a_first_round():
    """The round fought belongs to its arrival; the preparation has hidden it since (OS-STL-11)."""
    given = Given(**ORCHARD, p0={"fought": True}, enemies=["gaunt_dog@north"], forced={"b": [NO, NO], "y": [NO] * 3})

    given.doing(Hide()).when("collect wood").happens("detected character-0", "first_round character-0")


@rule("OS-STL-05")
def test_at_night_every_stealth_test_has_a_red_die_more():
    by_day, at_night = Given(turn=1), Given(phase=2, turn=1)

    assert pool_for_test(by_day.g, by_day.s.characters[1], "stealth")[0] == "yy"
    assert pool_for_test(at_night.g, at_night.s.characters[1], "stealth")[0] == "yyr"


@rule("OS-STL-07")
def test_who_leaves_in_stealth_is_not_attacked_if_the_test_succeeds():
    given = Given(**ORCHARD, **UNSEEN, enemies=["gaunt_dog@north"], forced={"b": [YES, NO], "y": [YES]})

    given.when(f"move {hexn('north.north')}").then(p0={"health": 7, "at": at("north.north")})


@rule("OS-STL-08")
def test_a_stealth_move_out_of_stealth_takes_one_test_for_both_tiles():
    given = Given(**ORCHARD, **UNSEEN, enemies=["gaunt_dog@north"], forced=PASS).when(f"sneak {hexn('north.north')}")

    given.then(p0={"hidden": True, "at": at("north.north"), "health": 7})
    assert len(given.events_of("test")) == 1


@rule("OS-STL-10")
def test_an_action_that_is_illegal_once_one_is_seen_is_lost_with_its_ap_when_the_test_fails():
    given = Given(**ORCHARD, p0={"hidden": True, "fitness": 1}, enemy=["gaunt_dog"],
                  forced={"b": [NO, NO], "y": [NO, NO, NO]})  # fmt: skip

    given.when("sleep", "attack enemy-1").then(p0={"ap": 2, "hidden": False, "fitness": 1})


@rule("OS-STL-10")
def test_a_card_that_was_used_in_the_first_round_is_still_the_card_that_the_action_meant():
    given = Given(
        5, **{**ORCHARD, "at": {4: "north"}}, turn=4, p4={"hidden": True, "things": things("helmet")},
        enemies=["gaunt_dog@north"], forced={"b": [NO, NO, NO], "y": [NO, YES, YES]},
    )  # fmt: skip

    given.when("dismantle thing-0-helmet plastic", "4: attack enemy-1", "4: use thing-0-helmet")

    given.then(p4={"hidden": False, "things": [], "cloth": 1})


@rule("OS-STL-12")
def test_stealth_lasts_over_the_end_of_a_phase():
    given = Given(**ORCHARD, p0={"hidden": True}, p1={"acted": True}, sun=["clear_sky"]).when("wait")

    given.then(phase=1, p0={"hidden": True})


@rule("OS-STL-13", "OS-COM-02")
def test_who_is_hidden_is_no_company_for_who_enters():
    given = Given(
        tiles={"north": "burnt_orchard"}, at={1: "north"}, p1={"hidden": True}, enemies=["gaunt_dog@north"],
        on={"north": {"event": False}},
    )  # fmt: skip

    given.when(f"move {hexn('north')}").happens("first_round character-0")


@rule("OS-COM-03")
def test_where_another_faces_the_enemy_no_first_round_begins():
    given = Given(
        tiles={"north": "burnt_orchard"}, at={1: "north"}, enemies=["gaunt_dog@north"], on={"north": {"event": False}}
    )

    given.when(f"move {hexn('north')}").then(p0={"health": 7})
    assert given.events_of("first_round") == []


@rule("OS-STL-14")
def test_where_nothing_lurks_a_failed_test_only_ends_the_stealth():
    given = Given(tiles={"north": "dry_creek"}, at={0: "north"}, **UNSEEN, forced=FAIL).when("collect wood")

    given.then(p0={"hidden": False, "wood": 1, "health": 7}, enemies=[])


@rule("OS-STL-17")
def test_a_symbol_that_opens_beside_a_character_neither_hides_nor_attacks_it():
    given = Given(**ORCHARD, enemy=["scavenger"]).when("collect wood")

    given.then(p0={"hidden": False, "health": 7}, enemies=[])


@rule("OS-STL-18")
def test_a_card_that_starts_a_first_round_ends_stealth_and_card_damage_does_not():
    fight = Given(**ORCHARD, **UNSEEN, enemies=["gaunt_dog@north"], forced={"y": [NO, NO, NO]}).doing(StartFirstRound())
    fight.then(p0={"hidden": False})

    Given(**ORCHARD, **UNSEEN, enemies=["gaunt_dog@north"]).doing(Damage(1)).then(p0={"hidden": True, "health": 6})


# Events


@rule("OS-EVT-02", "OS-EVT-05")
def test_entering_a_tile_with_an_event_marker_draws_one_event_for_good():
    given = Given(tiles={"north": "toll_bridge"}, event=["rotten_floor", "forgotten_crate"], forced={"bag": [0, 0]})

    given.when(f"move {hexn('north')}").then(p0={"ration": 2}, event=["rotten_floor"], event_done=["forgotten_crate"])
    assert not given.tile("north").event


@rule("OS-EVT-03")
def test_an_event_waits_while_an_enemy_is_there():
    given = Given(tiles={"north": "toll_bridge"}, enemies=["gaunt_dog@north"], forced={"y": [NO, NO, NO]})

    given.when(f"move {hexn('north')}")
    assert given.tile("north").event and given.events_of("event") == []


@rule("OS-EVT-04")
def test_who_entered_in_stealth_carries_out_the_event_although_an_enemy_is_there():
    given = Given(
        tiles={"north": "toll_bridge"}, enemies=["gaunt_dog@north"], event=["forgotten_crate"],
        forced={"b": [YES, NO], "bag": [0, 0]},
    )  # fmt: skip

    given.when(f"sneak {hexn('north')}").then(p0={"ration": 2, "hidden": True})


@rule("OS-EVT-08")
def test_an_event_can_put_a_chest_on_the_tile():
    given = Given(tiles={"north": "toll_bridge"}, event=["locked_locker"], loot=["vest", "aed"])

    given.when(f"move {hexn('north')}").offers("chest strength")
    assert given.tile("north").chest == "strength"


@pytest.mark.parametrize("deck", ["event"])
@rule("OS-CRD-05", "OS-CRD-04")
def test_a_deck_whose_face_up_cards_come_up_is_shuffled_whole(deck: str):
    given = Given(tiles={"north": "toll_bridge"}, event=[], event_done=["forgotten_crate"], forced={"bag": [0, 0]})

    given.when(f"move {hexn('north')}").then(p0={"ration": 2}, event=[], event_done=["forgotten_crate"])


@rule("OS-CRD-07")
def test_of_a_deck_that_is_all_in_play_nothing_is_drawn():
    given = Given(tiles={"north": "toll_bridge"}, event=[], event_done=[]).when(f"move {hexn('north')}")

    given.then(p0={"ration": 0}).asks("act")


@rule("OS-CRD-10", "OS-CRD-11")
def test_what_an_enemy_card_says_of_its_arrival_comes_before_the_first_round():
    given = Given(tiles={"north": "burnt_orchard"}, enemy=["scavenger"], forced={"y": [NO] * 5})

    given.when(f"move {hexn('north')}").then(p0={"water": 3})
    given.happens("enemy scavenger burnt_orchard", "lose character-0 water", "first_round character-0")
