"""Enemies that move, stay and are told apart: OS-ENE."""

from typing import Any

import pytest

from starboard.games.under_our_sun.effects.enemies import Spawn
from starboard.games.under_our_sun.model.hexes import SIDES, around
from starboard.games.under_our_sun.names import enemy_name
from starboard.games.under_our_sun.rules.enemy_moves import MoveEnemies, step_towards
from starboard.kernel.secrets import Secret
from starboard.testing import rule
from tests.games.under_our_sun.given import NO, YES, Given, at

RING: dict[str, Any] = {"tiles": {"north": "dry_creek", "north.north": "wind_pump", "south": "thorn_field"}}
LAND = ("wind_pump", "thorn_field", "beekeepers_meadow", "burnt_orchard", "charcoal_pines")
LONE = "north.north.north"


def place(given: Given, n: int = 0) -> int:
    return given.s.enemies[n].at


def lone(*rolls: int) -> Given:
    """An enemy among six face-up neighbours, three steps from the characters."""
    others = [to for to in SIDES if to != "south"]
    tiles = {"north": "dry_creek", "north.north": "chapel", LONE: "school"}
    tiles |= {f"{LONE}.{side}": key for side, key in zip(others, LAND, strict=True)}
    return Given(tiles=tiles, enemies=[f"scavenger@{LONE}"], forced={"direction": list(rolls)})


@rule("OS-ENE-11", "OS-ENE-12")
@pytest.mark.parametrize("roll", range(6))
def test_the_six_sides_clockwise_from_the_north(roll: int):
    """OS-EX-13"""

    given = lone(roll)
    start = place(given)

    assert place(given.doing(MoveEnemies())) == around(start)[roll] == at(f"{LONE}.{SIDES[roll]}")


@rule("OS-ENE-13", "OS-ENE-14")
def test_on_a_seven_it_stays_and_on_an_eight_it_goes_for_the_nearest():
    """OS-EX-13"""

    assert place(lone(6).doing(MoveEnemies())) == at(LONE)
    assert place(lone(7).doing(MoveEnemies())) == at("north.north")


@rule("OS-ENE-14")
def test_an_adjacent_character_is_the_nearest():
    given = Given(3, **RING, at={1: "north.north", 2: "south"}, enemies=["scavenger@north"],
                  forced={"direction": [7], "y": [NO, NO, YES, YES]})  # fmt: skip
    given.s.characters[0].hidden = True

    assert place(given.doing(MoveEnemies())) == at("north.north")


@rule("OS-ENE-15", "OS-ENE-16")
def test_of_two_equally_near_the_one_with_fewer_successes_and_the_tied_roll_again():
    given = Given(**RING, at={1: "north.north"}, enemies=["scavenger@north"],
                  forced={"direction": [7], "y": [YES, NO, NO, YES, YES, YES, YES, NO]})  # fmt: skip

    assert place(given.doing(MoveEnemies())) == at("north.north")
    assert given.s.forced["y"] == []


@rule("OS-ENE-25")
def test_the_dead_and_the_hidden_are_not_seen_and_without_anybody_it_stays():
    given = Given(**RING, p0={"hidden": True}, p1={"health": 0, "dead": 3}, enemies=["scavenger@north"],
                  forced={"direction": [7]})  # fmt: skip

    assert place(given.doing(MoveEnemies())) == at("north")


@rule("OS-ENE-25")
def test_of_two_ways_equally_short_the_first_clockwise_from_north():
    assert step_towards(at(""), at("north.north_east")) == at("north")
    assert step_towards(at(""), at("south.south_west")) == at("south")
    assert step_towards(at(""), at("north.north_west")) == at("north")


@rule("OS-ENE-10", "OS-ENE-23")
def test_new_haven_is_no_refuge_and_a_dead_character_holds_nobody():
    given = Given(**RING, at={0: "north", 1: "south"}, p0={"health": 0, "dead": 3}, turn=1,
                  enemies=["scavenger@north"], forced={"direction": [3]})  # fmt: skip

    assert place(given.doing(MoveEnemies())) == at("")


@rule("OS-ENE-17")
def test_on_a_face_down_tile_it_stands_and_the_tile_stays_face_down():
    given = Given(**RING, covered={at("north.north_east"): Secret("pharmacy", 0, "tiles")},
                  enemies=["scavenger@north"], forced={"direction": [1]})  # fmt: skip

    assert place(given.doing(MoveEnemies())) == at("north.north_east")
    assert at("north.north_east") in given.s.covered
    assert at("north.north_east") not in given.s.tiles


@rule("OS-ENE-18")
def test_on_an_empty_position_the_top_tile_is_laid_face_down_and_without_a_stack_it_stays():
    given = Given(**RING, stack_tiles=["school", "pharmacy"], enemies=["scavenger@north"], forced={"direction": [1]})
    assert place(given.doing(MoveEnemies())) == at("north.north_east")
    assert given.s.covered[at("north.north_east")].value == "pharmacy"
    assert given.s.stack_tiles == ["school"]

    empty = Given(**RING, stack_tiles=[], enemies=["scavenger@north"], forced={"direction": [1]})
    assert place(empty.doing(MoveEnemies())) == at("north")


@rule("OS-ENE-20")
def test_they_move_in_the_order_in_which_they_entered_play():
    given = Given(**RING, at={0: "south", 1: "south"}, enemies=["scavenger@north", "butcher@north"],
                  forced={"direction": [3, 0]})  # fmt: skip
    given.doing(MoveEnemies())

    assert [place(given, n) for n in range(2)] == [at(""), at("north.north")]
    given.happens("enemy_moves scavenger new_haven", "enemy_moves butcher wind_pump")


@rule("OS-ENE-21")
def test_an_enemy_that_walks_in_starts_no_first_round_but_answers_the_next_action():
    given = Given(**RING, enemies=["scavenger@north"], forced={"direction": [3], "y": [NO, NO, YES]})
    given.doing(MoveEnemies()).asks("act")
    assert place(given) == at("")
    assert given.events_of("first_round") == []

    given.when("attack enemy-1").when("1: stand_by").then(p0={"health": 6})


@rule("OS-ENE-09", "OS-ENE-22")
def test_in_the_phases_it_does_not_move_and_its_damage_stays_over_phases_and_the_preparation():
    given = Given(**RING, at={0: "north", 1: "south"}, enemies=["the_marshal@north"],
                  forced={"y": [YES, NO, NO], "g": [7], "sun": [0, 0]})  # fmt: skip
    given.when("attack enemy-1")
    given.me.at = at("")
    while given.s.phase == 0:
        words = [str(option) for option in given.g.options(given.g.waiting[0])]
        given.when(next(word for word in ("wait", "drink", "hold", words[0]) if word in words))

    assert (place(given), given.s.enemies[0].damage) == (at("north"), 1)
    given.s.forced["direction"] = [0]
    given.doing(MoveEnemies())
    assert (place(given), given.s.enemies[0].damage) == (at("north.north"), 1)


@rule("OS-ENE-24")
def test_a_fire_bars_the_way_of_animals_but_not_their_appearance():
    given = Given(**RING, on={"": {"fire": 1}}, enemy=["gaunt_dog"]).doing(Spawn())

    assert [(enemy.key, enemy.at) for enemy in given.s.enemies] == [("gaunt_dog", at(""))]


class Words:
    """Titles in English, and a title with its letter."""

    def text(self, text: Any) -> str:
        return str(text.en)

    def __call__(self, key: str, **parts: Any) -> str:
        return f"{parts['title']} {parts['letter']}"


@rule("OS-ENE-08")
def test_enemies_that_look_alike_have_letters_and_damage_of_their_own():
    given = Given(**RING, at={0: "north"}, enemies=["young_son@north", "young_son@north", "butcher@north"],
                  forced={"y": [YES, *[NO] * 4], "b": [NO]})  # fmt: skip
    names = [enemy_name(given.g, n, Words()) for n in (1, 2, 3)]  # type: ignore[arg-type]

    assert names == ["Young Son A", "Young Son B", "The Butcher"]
    given.when("attack enemy-2")
    assert [enemy.damage for enemy in given.s.enemies] == [0, 1, 0]
