"""Moving: OS-MOV, OS-TIL."""

import pytest

from starboard.games.under_our_sun.rules.modifiers import CostChange
from starboard.kernel.secrets import Secret
from starboard.kernel.verbs import Lasting
from starboard.testing import rule
from tests.games.under_our_sun.given import NO, YES, Given, at, hexn


@rule("OS-MOV-01", "OS-TIL-01", "OS-CHR-12")
@pytest.mark.parametrize(("tile", "ap"), [("dry_creek", 1), ("toll_bridge", 2), ("pharmacy", 3)])
def test_a_move_costs_the_movement_value_of_the_tile_entered(tile: str, ap: int):
    given = Given(tiles={"north": tile}, on={"north": {"covered": True, "event": False}})

    assert given.price(f"move {hexn('north')}") == {"ap": ap}
    given.when(f"move {hexn('north')}").then(p0={"at": at("north"), "ap": 6 - ap})


@rule("OS-ACT-02")
def test_an_action_dearer_than_the_ap_left_is_refused():
    given = Given(tiles={"north": "pharmacy"}, p0={"ap": 2})

    given.refuses(f"move {hexn('north')}").then(p0={"ap": 2})


@rule("OS-MOV-02", "OS-MOV-03")
def test_an_unexplored_position_is_entered_only_by_a_rush_and_a_face_up_tile_never_by_one():
    given = Given(tiles={"north": "dry_creek"})

    given.refuses(f"move {hexn('south')}", f"sneak {hexn('south')}", f"rush {hexn('north')}")
    assert given.price(f"rush {hexn('south')}") == {"ap": 2}


@rule("OS-MOV-03", "OS-MOV-04", "OS-TIL-03")
def test_a_rush_turns_the_tile_up_with_its_cubes_and_enters_it_for_two_ap():
    given = Given(stack_tiles=["pharmacy", "dry_creek"]).when(f"rush {hexn('south')}")

    given.then(p0={"at": at("south"), "ap": 4}, stack_tiles=["pharmacy"])
    assert given.tile("south").key == "dry_creek"
    assert (given.tile("south").water, given.tile("south").goods) == (1, (0, 1, 0, 0, 1, 0, 0, 0, 0))


@rule("OS-MOV-05", "OS-ENE-03")
def test_a_rush_onto_an_enemy_symbol_meets_its_enemy_at_once():
    given = Given(stack_tiles=["burnt_orchard"], enemy=["scavenger"], forced={"y": [NO] * 4, "b": [NO] * 2})
    given.when(f"rush {hexn('south')}")

    assert [enemy.key for enemy in given.s.enemies] == ["scavenger"]
    given.happens("first_round character-0").then(enemy=[])


@rule("OS-MOV-06")
def test_a_stealth_move_costs_one_more():
    given = Given(tiles={"north": "toll_bridge"}, on={"north": {"event": False}})

    assert given.price(f"sneak {hexn('north')}") == {"ap": 3}


@rule("OS-MOV-07")
def test_a_successful_stealth_move_leaves_the_symbol_alone():
    given = Given(tiles={"north": "burnt_orchard"}, on={"north": {"event": False}}, forced={"b": [YES, NO]})

    given.when(f"sneak {hexn('north')}").then(p0={"hidden": True, "at": at("north")}, enemies=[]).asks("act")


@rule("OS-MOV-08")
def test_a_failed_stealth_move_enters_all_the_same_at_full_price_and_meets_the_enemy():
    given = Given(tiles={"north": "burnt_orchard"}, forced={"b": [NO] * 4, "y": [NO] * 4}, enemy=["gaunt_dog"])

    given.when(f"sneak {hexn('north')}").then(p0={"hidden": False, "at": at("north"), "ap": 3})
    assert [enemy.key for enemy in given.s.enemies] == ["gaunt_dog"]
    given.happens("first_round character-0")


@rule("OS-MOV-09")
def test_entering_resolves_the_night_card_then_the_enemy_then_the_event():
    given = Given(
        tiles={"north": "burnt_orchard"},
        phase=2,
        weather="",
        sun_card="",
        night=["still_night"],
        enemy=["gaunt_dog"],
        event=["forgotten_crate"],
        forced={"y": [YES, YES, NO, NO, NO], "b": [NO, NO]},
    )

    given.when(f"move {hexn('north')}", "attack enemy-1")

    given.happens("move character-0 burnt_orchard", "night_card character-0 still_night",
                  "enemy gaunt_dog burnt_orchard", "defeated gaunt_dog",
                  "event character-0 forgotten_crate")  # fmt: skip


@rule("OS-MOV-10", "OS-COM-07")
def test_each_enemy_attacks_a_character_that_leaves_its_tile_once():
    given = Given(
        tiles={"north": "dry_creek"}, enemies=["scavenger@", "gaunt_dog@"], turn=1, forced={"y": [YES, YES]}
    ).when(f"1: move {hexn('north')}")

    given.then(p1={"health": 4, "at": at("north")})


@rule("OS-MOV-11")
def test_who_dies_while_leaving_stays_and_has_paid():
    given = Given(
        tiles={"north": "dry_creek"}, enemies=["scavenger@"], turn=1, p1={"health": 1}, forced={"y": [YES]}
    ).when(f"1: move {hexn('north')}")

    given.then(p1={"health": 0, "at": at(""), "dead": 3})


@rule("OS-MOV-12")
def test_a_seen_character_is_attacked_before_its_stealth_test_which_then_has_the_red_die():
    given = Given(
        tiles={"north": "dry_creek"},
        enemies=["scavenger@"],
        turn=1,
        p1={"health": 3},
        forced={"y": [YES, YES, NO], "r": [YES]},  # the attack hits; one success, cancelled by the wound's failure
    ).when(f"1: sneak {hexn('north')}")

    given.then(p1={"health": 2, "at": at("north"), "hidden": False})


@rule("OS-TIL-04", "OS-TIL-05")
def test_a_full_tile_cannot_be_entered_and_enemies_take_no_room():
    full = Given(seats=3, tiles={"north": "pharmacy"}, at={1: "north", 2: "north"})
    full.refuses_by("OS-TIL-04", f"move {hexn('north')}")

    given = Given(seats=3, tiles={"north": "pharmacy"}, at={1: "north"}, enemies=["scavenger@north"] * 3)
    given.offers(f"move {hexn('north')}")


@rule("OS-TIL-06")
def test_the_dead_take_no_room():
    given = Given(seats=3, tiles={"north": "pharmacy"}, at={1: "north", 2: "north"}, p2={"health": 0, "dead": 2})

    given.offers(f"move {hexn('north')}")


@rule("OS-TIL-09")
def test_any_number_may_stand_on_new_haven():
    given = Given(seats=6, tiles={"north": "dry_creek"}, at={0: "north"})

    given.offers(f"move {hexn('')}")


@rule("OS-TIL-12")
def test_a_tile_has_six_neighbours_and_no_others():
    sides = ("north", "north_east", "south_east", "south", "south_west", "north_west")
    given = Given(tiles=dict.fromkeys(sides, "dry_creek") | {"north.north_east": "toll_bridge"})

    assert {str(o.ids[0]) for o in given.question().options if o.key == "move"} == {hexn(side) for side in sides}


@rule("OS-TIL-13")
def test_with_an_empty_stack_nothing_unexplored_can_be_entered():
    given = Given(stack_tiles=[])

    given.lacks("rush", "explore")


@rule("OS-STL-06")
def test_a_stealth_move_does_not_protect_against_the_enemies_left_behind():
    given = Given(tiles={"north": "dry_creek"}, enemies=["scavenger@"], turn=1, forced={"y": [YES, YES, YES]}).when(
        f"1: sneak {hexn('north')}"
    )

    given.then(p1={"health": 5, "hidden": True})


@rule("OS-INT-03")
def test_a_face_down_tile_is_turned_up_instead_of_drawing_one():
    given = Given(stack_tiles=["pharmacy"], covered={at("south"): Secret("toll_bridge", 0, "tiles")})

    given.when(f"explore {hexn('south')}").then(stack_tiles=["pharmacy"], covered={})
    assert given.tile("south").key == "toll_bridge"


@rule("OS-MOV-01", "OS-MOV-06", "OS-TIL-01")
def test_a_cheaper_move_is_cheaper_once_and_a_stealth_move_follows_it():
    less = Lasting(CostChange(action="move", by=-1, floor=1), source="character-0", until=("turn",))
    given = Given(tiles={"north": "pharmacy"}, lasting=[less])

    assert given.price(f"move {hexn('north')}") == {"ap": 2}
    assert given.price(f"sneak {hexn('north')}") == {"ap": 3}
    assert Given(tiles={"north": "pharmacy"}).price(f"move {hexn('north')}") == {"ap": 3}
