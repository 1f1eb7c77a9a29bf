"""Actions and their prices: OS-ACT, OS-EX-18; events that wait; cards that serve one character."""

from typing import Any

import pytest

from starboard.games.under_our_sun.model.things import Thing
from starboard.games.under_our_sun.rules.camp import fire_source
from starboard.games.under_our_sun.rules.enemy_moves import MoveEnemies
from starboard.testing import rule
from tests.games.under_our_sun.given import NO, YES, Given, at, hexn, things

BRIDGE: dict[str, Any] = {"tiles": {"north": "toll_bridge", "north.north": "pharmacy"}, "at": {0: "north", 1: "north"}}
HELD: dict[str, Any] = {"health": 3, "water": 0, "fitness": 0, "ration": 1, "wood": 1, "metal": 1}


@rule("OS-ACT-01", "OS-MOV-01", "OS-MOV-03", "OS-MOV-06", "OS-INT-01", "OS-INT-08", "OS-INT-19", "OS-LOT-04",
      "OS-SLP-01", "OS-CAM-01", "OS-FIR-01", "OS-AMM-01", "OS-AMM-02", "OS-CBA-05")  # fmt: skip
@pytest.mark.parametrize(
    ("action", "ap"),
    [
        (f"move {hexn('north.north')}", 3), (f"sneak {hexn('north.north')}", 4),
        (f"rush {hexn('north.north_east')}", 2),
        (f"explore {hexn('north.north_east')}", 1), ("collect metal", 1), ("eat", 1), ("sleep", 4), ("pitch", 1),
        ("build_fire", 1), ("make_ammo bullet", 1), ("make_ammo arrow", 1), ("craft knife", 1), ("loot remains-1", 1),
        ("discard", 0), ("wait", 0),
    ],
)  # fmt: skip
def test_the_price_list(action: str, ap: int):
    """OS-EX-18"""
    given = Given(**BRIDGE, p0={**HELD, "things": things("tent", "lighter", "backpack")}, remains=["gaunt_dog@north"])

    assert given.price(action).get("ap", 0) == ap


@rule("OS-INT-10", "OS-INT-21", "OS-CAM-02", "OS-FIR-06", "OS-FIR-07", "OS-CAM-08")
@pytest.mark.parametrize(
    ("action", "ap", "on"),
    [
        ("refill", 1, {"water": 1}), ("chest strength", 1, {"chest": "strength"}), ("cooking_side", 1, {"fire": 1}),
        ("cook", 2, {"fire": 2}), ("strike", 1, {"camp": 0, "tent": Thing("tent")}),
        ("take_water", 1, {"camp": 0, "tent": Thing("tent"), "stored_water": 1}),
    ],
)  # fmt: skip
def test_the_price_list_of_what_a_tile_offers(action: str, ap: int, on: dict[str, Any]):
    """OS-EX-18"""
    given = Given(**BRIDGE, p0=HELD, on={"north": on})

    assert given.price(action)["ap"] == ap


@rule("OS-ACT-03")
def test_the_same_action_may_be_done_again_as_long_as_there_are_ap():
    given = Given(p0={"ration": 4, "health": 1, "ap": 3}).when("eat", "eat", "eat")

    given.then(p0={"health": 4, "ap": 0}).waits(1)


@rule("OS-EVT-06")
def test_a_waiting_event_is_carried_out_when_the_last_enemy_falls():
    given = Given(
        **BRIDGE, enemies=["gaunt_dog@north", "gaunt_dog@north"], event=["forgotten_crate"],
        forced={"y": [YES, YES, NO, NO, YES, YES, NO], "bag": [0, 0]},
    )  # fmt: skip

    given.when("attack enemy-1", "stand_by").then(p0={"ration": 0}).when("attack enemy-2").then(p0={"ration": 2})
    assert not given.tile("north").event


@rule("OS-LOT-02", "OS-LOT-03")
def test_a_card_with_a_name_serves_that_character_only_and_may_be_carried_by_others():
    given = Given(p0={"things": things("surgeons_roll"), "health": 3})
    assert given.refusals()["use thing-0-surgeons_roll"] == ("why-not-yours", "OS-LOT-02")
    given.when("discard").offers("drop thing-0-surgeons_roll")

    Given(turn=1, p1={"things": things("surgeons_roll"), "health": 3}).offers("use thing-0-surgeons_roll")


@rule("OS-FIR-04")
def test_a_campfire_is_fire_for_whatever_needs_it_on_its_tile():
    given = Given(on={"": {"fire": 1}})

    assert fire_source(given.g, given.me) and not fire_source(Given().g, Given().me)


@rule("OS-FIR-05", "OS-ENE-19")
def test_an_animal_does_not_move_onto_a_campfire_and_a_human_does():
    burning: dict[str, Any] = {
        "tiles": {"north": "dry_creek", "north.north": "toll_bridge"}, "on": {"north": {"fire": 1}},
        "at": {0: "", 1: ""},
    }  # fmt: skip
    dog = Given(**burning, enemies=["gaunt_dog@north.north"], forced={"direction": [3, 3]}).doing(MoveEnemies())
    assert dog.s.enemies[0].at == at("north.north")

    man = Given(**burning, enemies=["scavenger@north.north"], forced={"direction": [3]}).doing(MoveEnemies())
    assert man.s.enemies[0].at == at("north")


@rule("OS-RND-11", "OS-ENE-10")
def test_an_enemy_moves_only_where_no_character_that_can_be_seen_is_on_its_tile():
    held = Given(tiles={"north": "dry_creek"}, at={0: "north"}, enemies=["scavenger@north"], forced={"direction": [3]})
    assert held.doing(MoveEnemies()).s.enemies[0].at == at("north")

    unseen = Given(
        tiles={"north": "dry_creek"}, at={0: "north"}, p0={"hidden": True}, enemies=["scavenger@north"],
        forced={"direction": [3]},
    )  # fmt: skip
    assert unseen.doing(MoveEnemies()).s.enemies[0].at == at("")


@rule("OS-RND-22")
def test_a_phase_ends_when_all_have_had_their_turn():
    given = Given(sun=["clear_sky"]).when("wait", "drink", "wait")

    given.then(phase=1, p0={"ap": 6, "waiting": False})


@rule("OS-TIL-02", "OS-TIL-07", "OS-TIL-08", "OS-CHR-18", "OS-SET-03")
def test_what_the_content_states():
    book = Given().g.book

    assert all(not (tile.event and tile.chest) for tile in book.tiles.values())
    assert len({tile.number for tile in book.tiles.values()}) == len(book.tiles)
    assert len({board.colour for board in book.characters.values()}) == len(book.characters)
    assert book.mission.difficulty in (1, 2, 3) and book.mission.mode
    assert [tile.key for tile in book.tiles.values() if tile.kind == "objective"][:1] == ["pump_house"]
