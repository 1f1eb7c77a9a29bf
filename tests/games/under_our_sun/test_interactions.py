"""What a character does with what lies on its tile: OS-INT, OS-LOT, OS-BAG, OS-RES."""

from typing import Any

import pytest

from starboard.games.under_our_sun.constants import BAG, CUBES, GOOD, GOODS, NO_GOODS, VALUE
from starboard.games.under_our_sun.effects.goods import DrawBag, Gain, GainCard, GainLoot, Lose
from starboard.games.under_our_sun.model.things import Thing
from starboard.games.under_our_sun.rules.ground import in_supply
from starboard.kernel.words import opt
from starboard.testing import rule
from tests.games.under_our_sun.given import BOOK, GREEN_0, GREEN_1, GREEN_2, NO, YES, Given, at, hexn, things


def goods(**counts: int) -> tuple[int, ...]:
    return tuple(counts.get(kind, 0) for kind in GOODS)


@rule("OS-INT-01", "OS-INT-02", "OS-EVT-01", "OS-EVT-07")
def test_exploring_turns_a_tile_up_moves_nobody_and_wakes_nothing():
    given = Given(stack_tiles=["burnt_orchard"]).when(f"explore {hexn('north')}")

    given.then(p0={"at": at(""), "ap": 5}, enemies=[], stack_tiles=[]).asks("act")
    assert given.tile("north").event
    assert given.events_of("event") == []


@rule("OS-INT-04", "OS-INT-05", "OS-INT-06")
def test_recon_places_the_enemy_of_the_symbol_and_leaves_the_character_unseen():
    given = Given(
        tiles={"north": "burnt_orchard"}, at={0: "north"}, enemy=["gaunt_dog"], p0={"hidden": True},
        forced={"b": [NO, NO]},
    )  # fmt: skip

    given.when("recon")

    assert [(enemy.key, enemy.at) for enemy in given.s.enemies] == [("gaunt_dog", at("north"))]
    given.then(p0={"hidden": True, "ap": 5}).asks("act")
    assert given.events_of("test") == []


@rule("OS-INT-07", "OS-ENE-04")
@pytest.mark.parametrize("closed", [{"on": {"north": {"covered": True}}}, {"enemies": ["scavenger@north"]}])
def test_recon_needs_an_open_symbol(closed: dict[str, Any]):
    given = Given(tiles={"north": "burnt_orchard"}, at={0: "north"}, p0={"hidden": True}, **closed)

    given.lacks("recon")


@rule("OS-INT-04")
def test_recon_needs_stealth():
    given = Given(tiles={"north": "burnt_orchard"}, at={0: "north"})

    assert given.refusals()["recon"] == ("why-not-hidden", "OS-INT-04")


@rule("OS-INT-08", "OS-INT-09")
def test_a_collect_takes_two_resources_and_never_water():
    """OS-EX-10"""

    given = Given(tiles={"north": "dry_creek"}, at={0: "north"})

    assert given.price("collect cloth wood") == {"ap": 1}
    given.refuses("collect water", "collect cloth cloth").when("collect cloth wood")
    given.then(p0={"cloth": 1, "wood": 1, "ap": 5, "water": 4})
    assert given.tile("north").goods == goods() and given.tile("north").water == 1
    given.lacks("collect")


@rule("OS-INT-08")
def test_a_collect_takes_one_item_or_resources_but_not_both():
    given = Given(on={"": {"things": (Thing("knife"), Thing("tent"))}})

    given.when("collect tent").then(p0={"things": [Thing("tent")], "ap": 5})
    assert given.tile().things == (Thing("knife"),)


@rule("OS-INT-27", "OS-CHR-15", "OS-CHR-16")
def test_a_gear_counts_as_an_item_and_a_bullet_as_a_resource():
    given = Given(on={"": {"things": (Thing("helmet"),), "dropped": goods(bullet=1, arrow=1)}})

    given.when("collect helmet", "collect bullet arrow").then(p0={"things": [Thing("helmet")], "bullet": 1, "arrow": 1})


@rule("OS-INT-10", "OS-INT-11")
def test_a_refill_fills_all_spaces_for_one_cube():
    given = Given(p0={"water": 0, "things": things("bottle")})

    assert given.price("refill") == {"ap": 1}
    given.when("refill").then(p0={"water": 6, "ap": 5})
    assert given.tile().water == 1


@rule("OS-INT-12")
def test_a_dry_tile_gives_no_refill():
    given = Given(on={"": {"water": 0}}, p0={"water": 0})

    assert given.refusals()["refill"] == ("why-dry", "OS-INT-12")


@rule("OS-CHR-04")
def test_with_all_water_spaces_full_a_refill_is_refused():
    assert Given().refusals()["refill"] == ("why-water-full", "OS-CHR-04")


@rule("OS-INT-19", "OS-CMP-09")
def test_a_ration_eaten_becomes_health():
    given = Given(p0={"ration": 2, "health": 5})

    given.when("eat").then(p0={"ration": 1, "health": 6, "ap": 5})


@rule("OS-INT-19", "OS-CHR-02")
def test_with_a_full_gauge_eating_is_refused():
    assert Given(p0={"ration": 1}).refusals()["eat"] == ("why-healthy", "OS-INT-19")


@rule("OS-INT-20", "OS-SUN-06")
def test_rainwater_is_collected_in_a_storm_only_and_as_far_as_there_is_room():
    assert Given(p0={"water": 0}).refusals()["rain"] == ("why-no-storm", "OS-INT-20")
    assert Given(p0={"water": 0}, weather="solar_storm").refusals()["rain"][1] == "OS-INT-20"

    given = Given(weather="storm", sun_card="rain_at_last", p0={"water": 2})
    given.when("rain", "rain").then(p0={"water": 4, "ap": 4}).lacks("rain")


@rule("OS-INT-21", "OS-INT-22", "OS-TIL-15", "OS-CRD-12")
def test_an_opened_chest_gives_one_of_two_loot_cards_and_is_gone():
    given = Given(
        tiles={"north": "pharmacy"}, on={"north": {"covered": True}}, at={1: "north"}, turn=1,
        loot=["vest", "aed", "silver_watch"], loot_done=["pistol"], forced={"y": [YES, NO]},
    )  # fmt: skip

    given.when("chest dexterity").asks("keep_loot", "take silver_watch", "take aed", seat=1).when("take aed")

    given.then(p1={"things": [Thing("aed")], "ap": 5}, loot_done=["pistol"])
    assert sorted(given.s.loot) == ["silver_watch", "vest"]
    assert not given.tile("north").chest


@rule("OS-INT-23")
def test_a_chest_that_stays_closed_may_be_tried_again():
    given = Given(
        tiles={"north": "pharmacy"}, on={"north": {"covered": True}}, at={1: "north"}, turn=1, forced={"y": [NO, NO]}
    )

    given.when("chest dexterity").then(p1={"ap": 5, "things": []}).offers("chest dexterity", seat=1)
    assert given.tile("north").chest == "dexterity"


@rule("OS-SKL-13", "OS-INT-21")
@pytest.mark.parametrize("attribute", ["strength", "dexterity"])
def test_a_chest_asks_for_the_test_that_it_shows(attribute: str):
    given = Given(on={"": {"chest": attribute}})

    given.when(f"chest {attribute}").happens(f"test character-0 {attribute}")


@rule("OS-INT-24", "OS-INT-25", "OS-INT-26", "OS-ACT-04")
def test_dropped_things_lie_on_the_tile_and_water_is_lost():
    given = Given(
        tiles={"north": "dry_creek"}, at={0: "north"}, enemies=["scavenger@north"],
        p0={"cloth": 2, "things": things("knife")},
    )  # fmt: skip

    given.when("discard", "drop cloth", "drop water", "drop thing-0-knife", "enough")

    given.then(p0={"cloth": 1, "water": 3, "things": [], "ap": 6, "health": 7})
    assert given.tile("north").dropped == goods(cloth=1)
    assert given.tile("north").things == (Thing("knife"),)
    assert given.tile("north").stored_water == 0


# Loot


@rule("OS-LOT-04", "OS-LOT-05", "OS-LOT-06", "OS-LOT-08", "OS-ENE-07")
@pytest.mark.parametrize(
    ("face", "things_", "cubes"),
    [(GREEN_2, ["pistol"], 0), (GREEN_1, ["silver_watch"], 1), (GREEN_0, [], 1)],
)
def test_one_green_die_picks_the_row_of_the_loot_table(face: int, things_: list[str], cubes: int):
    """OS-EX-08"""

    given = Given(
        remains=["son_with_rifle@"], loot=["pistol", "silver_watch"], enemy_done=[],
        forced={"g": [face], "y": [YES, YES, NO], "bag": [0]},
    )  # fmt: skip

    given.when("loot remains-1")

    assert [thing.key for thing in given.me.things] == things_
    given.then(p0={"ration": cubes, "ap": 5}, remains=[], enemy_done=["son_with_rifle"]).lacks("loot")


@rule("OS-AMM-06")
def test_a_found_weapon_has_as_much_ammunition_as_its_roll_shows():
    """OS-EX-08"""

    given = Given(loot=["pistol"], forced={"y": [YES, NO, YES]}).doing(GainCard("pistol"))

    given.then(p0={"things": [Thing("pistol", 0, 2)]})


@rule("OS-LOT-07")
def test_a_named_card_is_searched_for_else_the_top_loot_card_is_taken():
    Given(loot=["aed", "vest", "silver_watch"]).doing(GainCard("aed")).then(p0={"things": [Thing("aed")]})

    given = Given(loot=["vest", "silver_watch"]).doing(GainCard("aed"))
    given.then(p0={"things": [Thing("silver_watch")]}, loot=["vest"])


@rule("OS-LOT-09")
def test_anybody_on_the_tile_may_loot_and_only_once():
    given = Given(remains=["gaunt_dog@"], turn=1, forced={"g": [GREEN_1]})

    given.when("loot remains-1").then(p1={"ration": 2}).lacks("loot", seat=1)


@rule("OS-LOT-10")
def test_remains_are_no_enemy():
    given = Given(remains=["gaunt_dog@"], p0={"fitness": 1})

    given.when("sleep").then(p0={"fitness": 2, "health": 7})


@rule("OS-LOT-01")
def test_a_loot_card_is_the_top_one():
    Given(loot=["vest", "aed"]).doing(GainLoot()).then(p0={"things": [Thing("aed")]}, loot=["vest"])


# The bag


@rule("OS-BAG-01")
def test_the_bag_starts_with_its_cubes_and_no_water():
    given = Given()

    assert given.s.bag == [3, 4, 4, 3, 4, 2, 2, 0, 0]
    assert sum(BAG.values()) == 22 and "water" not in BAG


@rule("OS-BAG-02")
def test_a_random_resource_leaves_the_bag():
    given = Given(forced={"bag": [3]}).doing(DrawBag())

    given.then(p0={"cloth": 1}, bag=[3, 3, 4, 3, 4, 2, 2, 0, 0])


@rule("OS-BAG-03", "OS-BAG-04")
def test_a_bag_that_becomes_empty_is_filled_with_one_of_each_kind_in_the_supply_and_the_draw_goes_on():
    on = {"": {"goods": goods(plastic=13)}}
    given = Given(bag=[0, 0, 0, 0, 1, 0, 0, 0, 0], on=on, forced={"bag": [0, 1]}).doing(DrawBag(2))

    given.then(p0={"wood": 1, "cloth": 1}, bag=[1, 0, 1, 1, 1, 1, 0, 0, 0])


# Resources


@rule("OS-RES-01")
def test_the_values_in_water():
    assert [VALUE[kind] for kind in ("water", *GOODS[:7])] == [1, 2, 1, 1, 2, 2, 3, 3]


@rule("OS-CMP-07", "OS-CMP-08")
def test_a_kind_that_has_run_out_cannot_be_gained_while_rations_never_do():
    assert sum(CUBES.values()) == 95
    given = Given(on={"": {"goods": goods(cloth=13)}}).doing(Gain("cloth", 3))
    given.then(p0={"cloth": 1})
    assert in_supply(given.g, "cloth") == 0

    Given(p0={"ration": 3}).doing(Gain("ration", 3)).then(p0={"ration": 6})


@rule("OS-CMP-08", "OS-TIL-03")
def test_a_tile_that_is_turned_up_has_no_cube_of_a_kind_that_has_run_out():
    printed = next(key for key, goods in BOOK.tile_goods.items() if goods[GOOD["wood"]] and key != "new_haven")
    given = Given(on={"": {"goods": NO_GOODS}}, p1={"wood": 14})  # 4 more lie in the bag
    given.s.stack_tiles.append(printed)

    given.when(f"explore {hexn('north')}")
    assert given.tile("north").key == printed and given.tile("north").goods[GOOD["wood"]] == 0


@rule("OS-RES-04")
def test_what_has_no_room_is_put_on_the_tile_and_water_is_lost():
    given = Given(p0={"metal": 5, "water": 3}).doing(Gain("wood", 3), Gain("water", 3))

    given.then(p0={"wood": 1, "metal": 5, "water": 4})
    assert given.tile().dropped == goods(wood=2)


@rule("OS-CHR-03", "OS-INT-09")
def test_water_takes_no_resource_place():
    given = Given(p0={"water": 4, "wood": 6}, on={"": {"water": 2}})

    assert opt("collect", "water") not in given.question().options


def test_what_is_lost_is_as_much_as_there_is():
    Given(p0={"ration": 1}).doing(Lose("ration", 2)).then(p0={"ration": 0, "health": 7})
