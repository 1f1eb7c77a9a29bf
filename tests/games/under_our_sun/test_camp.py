"""Camps, fires, sleep: OS-CAM, OS-FIR, OS-SLP."""

from typing import Any

import pytest

from starboard.games.under_our_sun.constants import GOODS
from starboard.games.under_our_sun.model.things import Thing
from starboard.games.under_our_sun.rules.rounds import DrawSun
from starboard.testing import rule
from tests.games.under_our_sun.given import NO, YES, Given, hexn, things

CREEK: dict[str, Any] = {"tiles": {"north": "dry_creek"}, "at": {0: "north", 1: "north"}}
CAMP: dict[str, Any] = {"camp": 0, "tent": Thing("tent")}


def goods(**counts: int) -> tuple[int, ...]:
    return tuple(counts.get(kind, 0) for kind in GOODS)


# Sleep


@rule("OS-SLP-01", "OS-SLP-02", "OS-SLP-03", "OS-SLP-04", "OS-SLP-05", "OS-SLP-06", "OS-SLP-07", "OS-TIL-10")
@pytest.mark.parametrize(
    ("phase", "weather", "camp", "ap"),
    [(0, "clear", False, 4), (1, "clear", True, 3), (0, "storm", False, 3), (1, "storm", True, 3),
     (2, "", False, 5), (2, "", True, 4)],
)  # fmt: skip
def test_the_price_of_sleep(phase: int, weather: str, camp: bool, ap: int):
    """OS-EX-15"""
    sun = {"clear": "clear_sky", "storm": "rain_at_last", "": ""}[weather]
    where = {} if camp else CREEK
    given = Given(phase=phase, weather=weather, sun_card=sun, p0={"fitness": 1}, **where)

    assert given.price("sleep") == {"ap": ap}
    given.when("sleep").then(p0={"fitness": 2, "ap": 6 - ap})


@rule("OS-SLP-08")
def test_nobody_sleeps_beside_an_enemy():
    given = Given(enemies=["scavenger@"], p0={"fitness": 0})

    assert given.refusals()["sleep"] == ("why-enemy-here", "OS-SLP-08")


@rule("OS-SLP-09")
def test_who_is_in_stealth_may_sleep_beside_an_enemy():
    given = Given(enemies=["scavenger@"], p0={"fitness": 0, "hidden": True}, forced={"b": [YES, NO]})

    given.when("sleep").then(p0={"fitness": 1, "hidden": True, "health": 7})


@rule("OS-SLP-10")
def test_a_tired_character_can_sleep_at_night_only_in_a_camp():
    tired: dict[str, Any] = {"phase": 2, "weather": "", "sun_card": "", "p0": {"fitness": 0, "ap": 4}}

    Given(**CREEK, **tired).refuses("sleep")
    Given(**tired).offers("sleep")


@rule("OS-SLP-11")
def test_who_is_fit_does_not_sleep():
    assert Given().refusals()["sleep"] == ("why-fit", "OS-SLP-11")


# Camp


@rule("OS-CAM-01", "OS-CAM-11")
def test_a_tent_becomes_a_camp_and_what_lay_there_is_stored():
    given = Given(**CREEK, on={"north": {"dropped": goods(metal=1)}}, p0={"things": things("tent", "knife")})

    given.when("pitch").then(p0={"things": [Thing("knife")], "ap": 5})

    tile = given.tile("north")
    assert (tile.camp, tile.tent, tile.dropped) == (0, Thing("tent"), goods(metal=1))


@rule("OS-CAM-02", "OS-CAM-05", "OS-CAM-06", "OS-CAM-11")
def test_a_struck_camp_gives_its_owner_all_that_was_stored_and_drops_what_has_no_room():
    stored = {**CAMP, "dropped": goods(metal=3, cloth=2), "stored_water": 5, "things": (Thing("knife"),)}
    given = Given(**CREEK, on={"north": stored}, p0={"water": 2})

    given.when("strike")

    me, tile = given.me, given.tile("north")
    assert me.things[0] == Thing("tent") and me.water == 4 and me.ap == 5
    assert me.metal + tile.dropped[GOODS.index("metal")] == 3
    assert me.cloth + tile.dropped[GOODS.index("cloth")] == 2
    assert len(me.things) + len(tile.things) == 2
    assert tile.goods == goods(cloth=1, wood=1)
    assert (tile.camp, tile.stored_water, tile.tent) == (-2, 0, None)


@rule("OS-CAM-06", "OS-CHR-17")
def test_a_stored_bottle_and_pack_come_first_so_that_what_they_make_room_for_is_not_lost():
    stored = {**CAMP, "dropped": goods(metal=3), "stored_water": 4, "things": tuple(things("bottle", "backpack"))}
    given = Given(**CREEK, on={"north": stored}, p0={"water": 2, "cloth": 3}).when("strike")

    assert [thing.key for thing in given.me.things] == ["tent", "bottle", "backpack"]
    given.then(p0={"water": 6, "metal": 3, "cloth": 3})


@rule("OS-CAM-04", "OS-CAM-07")
def test_what_is_dropped_in_a_camp_is_stored_water_too():
    given = Given(**CREEK, on={"north": CAMP}, p0={"wood": 1, "things": things("knife")})

    given.when("discard", "drop wood", "drop water", "drop water", "drop thing-0-knife", "enough")

    tile = given.tile("north")
    assert (tile.dropped, tile.stored_water, tile.things) == (goods(wood=1), 2, (Thing("knife"),))


@rule("OS-CAM-08")
def test_stored_things_are_collected_and_stored_water_comes_with_one_action():
    stored = {**CAMP, "goods": goods(), "dropped": goods(wood=2), "stored_water": 5}
    given = Given(**CREEK, on={"north": stored}, p0={"water": 1})

    given.when("collect wood wood", "take_water").then(p0={"wood": 2, "water": 4, "ap": 4})
    assert given.tile("north").stored_water == 2


@rule("OS-CAM-09")
def test_only_the_owner_strikes_a_camp_or_anybody_if_the_owner_is_dead():
    theirs = {**CAMP, "camp": 1}
    assert Given(**CREEK, on={"north": theirs}).refusals()["strike"] == ("why-not-owner", "OS-CAM-09")

    Given(**CREEK, on={"north": theirs}, p1={"health": 0, "dead": 3}).when("strike").then(
        p0={"things": [Thing("tent")]}
    )


@rule("OS-CAM-10")
def test_no_second_camp_and_no_symbol_struck():
    tent = {"things": things("tent")}
    assert Given(p0=tent).refusals()["pitch"] == ("why-camp-there", "OS-CAM-10")
    Given(p0=tent).lacks("strike")
    assert Given(**CREEK, on={"north": CAMP}, p0=tent).refusals()["pitch"][1] == "OS-CAM-10"

    full = {"things": things("knife"), "metal": 6}
    assert Given(**CREEK, on={"north": CAMP}, p0=full).refusals()["strike"] == ("why-no-room", "OS-CAM-10")


# Fire


@rule("OS-FIR-01", "OS-FIR-02", "OS-FIR-11")
def test_a_campfire_takes_a_wood_and_something_with_fire():
    lit = Given(**CREEK, p0={"wood": 1, "things": things("lighter")})

    assert lit.price("build_fire") == {"ap": 1, "wood": 1}
    lit.when("build_fire").then(p0={"wood": 0, "ap": 5, "things": [Thing("lighter", 3)]})
    assert lit.tile("north").fire == 1
    assert Given(**CREEK, p0={"wood": 1}).refusals()["build_fire"] == ("why-no-fire", "OS-FIR-01")
    Given(**CREEK, p0={"cloth": 1, "things": things("lighter")}).refuses("build_fire")


@rule("OS-FIR-10")
def test_one_fire_a_tile_and_none_in_a_storm():
    ready = {"wood": 2, "things": things("lighter")}
    Given(**CREEK, on={"north": {"fire": 1}}, p0=ready).lacks("build_fire")
    storm = Given(**CREEK, weather="storm", sun_card="rain_at_last", p0=ready)
    assert storm.refusals()["build_fire"] == ("why-storm", "OS-FIR-10")


@rule("OS-FIR-06", "OS-FIR-07")
def test_a_cooking_fire_makes_three_rations_of_one():
    given = Given(**CREEK, on={"north": {"fire": 1}}, p0={"metal": 1, "ration": 1})

    given.lacks("cook").when("cooking_side").then(p0={"metal": 0, "ap": 5})
    assert given.price("cook") == {"ap": 2, "ration": 1}
    given.when("cook").then(p0={"ration": 3, "ap": 3})


@rule("OS-FIR-03", "OS-FIR-08", "OS-FIR-09", "OS-FIR-12", "OS-FIR-13")
def test_a_storm_puts_all_fires_out_and_a_cooking_fire_leaves_its_metal():
    given = Given(**CREEK, on={"north": {"fire": 2}, "": {"fire": 1}}, sun=["rain_at_last"]).doing(DrawSun())

    assert (given.tile("north").fire, given.tile("").fire) == (0, 0)
    assert given.tile("north").dropped == goods(metal=1) and given.tile("").dropped == goods()


@rule("OS-FIR-03", "OS-SUN-06")
def test_no_other_weather_puts_fires_out():
    given = Given(**CREEK, on={"north": {"fire": 1}}, sun=["white_noon"]).doing(DrawSun())

    assert given.tile("north").fire == 1


@rule("OS-CAM-03")
def test_a_camp_has_room_for_as_many_as_its_tile():
    given = Given(seats=4, tiles={"north": "dry_creek"}, at={1: "north", 2: "north", 3: "north"}, on={"north": CAMP})

    given.refuses_by("OS-TIL-04", f"move {hexn('north')}")
