"""The board, items, gear, crafting and ammunition: OS-CHR, OS-ITM, OS-AMM, OS-INT-13."""

from typing import Any

from starboard.games.under_our_sun.constants import GOODS
from starboard.games.under_our_sun.effects.dice import AttackOn
from starboard.games.under_our_sun.effects.goods import GainCard, GainLoot, LoseCard
from starboard.games.under_our_sun.model.things import Thing
from starboard.games.under_our_sun.rules.board import fits, spaces, water_spaces
from starboard.games.under_our_sun.rules.dice import pool_for_test
from starboard.testing import rule
from tests.games.under_our_sun.given import NO, YES, Given, things


def goods(**counts: int) -> tuple[int, ...]:
    return tuple(counts.get(kind, 0) for kind in GOODS)


# The Thickskin has 1 item space, 2 mixed ones and 2 for gear.


@rule("OS-CHR-13", "OS-CHR-14", "OS-CHR-17")
def test_a_mixed_space_holds_three_resources_or_an_item():
    def holds(**p0: Any) -> bool:
        given = Given(p0=p0)
        return fits(given.g, given.me)

    assert holds(cloth=6, things=things("knife"))
    assert not holds(cloth=7)
    assert holds(cloth=2, metal=1, things=things("knife", "bow"))
    assert not holds(cloth=4, things=things("knife", "bow"))
    assert holds(things=things("knife", "bow", "tent")) and not holds(cloth=1, things=things("knife", "bow", "tent"))


@rule("OS-CHR-15", "OS-CHR-16")
def test_gear_goes_only_into_gear_spaces():
    full = Given(p0={"things": things("helmet", "helmet")}, on={"": {"things": (Thing("helmet"), Thing("knife"))}})

    assert full.refusals()["collect helmet"] == ("why-no-room", "OS-ITM-12")
    full.offers("collect knife")
    items = Given(p0={"things": things("knife", "bow", "tent")}, on={"": {"things": (Thing("helmet"), Thing("knife"))}})
    items.offers("collect helmet").refuses("collect knife")


@rule("OS-CHR-04")
def test_bottles_and_skins_add_water_spaces():
    given = Given(p0={"things": things("bottle", "bottle", "water_skin")})

    assert water_spaces(given.g, given.me) == 4 + 2 + 2 + 3


@rule("OS-CHR-22")
def test_what_no_longer_fits_when_a_pack_is_lost_is_dropped_by_choice_and_surplus_water_is_lost():
    held = {"things": things("backpack", "bottle"), "metal": 5, "cloth": 4, "water": 6}
    given = Given(p0=held)
    assert spaces(given.g, given.me) == (1, 3, 2)

    given.doing(LoseCard("backpack")).asks("surplus").when("drop metal", "drop metal", "drop cloth")

    given.then(p0={"metal": 3, "cloth": 3, "water": 6}).asks("act")
    assert given.tile().dropped == goods(metal=2, cloth=1)
    Given(p0=held).doing(LoseCard("bottle")).then(p0={"water": 4})


@rule("OS-ITM-01", "OS-INT-13", "OS-CRD-02")
def test_crafting_spends_the_recipe_and_takes_the_card_from_its_deck():
    given = Given(p0={"metal": 2, "wood": 1})
    left = given.s.shop["knife"]

    assert given.price("craft knife") == {"ap": 1}
    given.when("craft knife").then(p0={"metal": 1, "wood": 0, "ap": 5, "things": [Thing("knife")]})
    assert given.s.shop["knife"] == left - 1
    given.lacks("craft")


@rule("OS-INT-13", "OS-ITM-01")
def test_a_card_of_which_no_copy_is_left_is_not_crafted():
    given = Given(p0={"metal": 1, "wood": 1}, shop={"knife": 0})

    given.lacks("craft")


@rule("OS-INT-14")
def test_the_resources_spent_may_free_the_space_of_the_card():
    held = {"things": things("bottle"), "metal": 4, "wood": 2}  # all spaces are full; the recipe leaves 4 cubes
    Given(p0=held).refuses("craft knife")

    Given(p0={**held, "metal": 3, "wood": 1}).when("craft knife").then(p0={"metal": 2, "wood": 0})


@rule("OS-INT-15")
def test_what_a_camp_stores_may_be_spent_and_what_merely_lies_there_not():
    stored = Given(p0={"metal": 1}, on={"": {"dropped": goods(wood=1)}})
    stored.when("craft knife").then(p0={"metal": 0, "things": [Thing("knife")]})
    assert stored.tile().dropped == goods()

    lying = Given(
        tiles={"north": "toll_bridge"}, at={0: "north"}, p0={"metal": 1}, on={"north": {"dropped": goods(wood=1)}}
    )
    lying.lacks("craft")


@rule("OS-ITM-04", "OS-ITM-15")
def test_an_electric_card_is_dead_in_a_solar_storm():
    dark: dict[str, Any] = {"phase": 2, "p0": {"things": things("flashlight")}}
    given = Given(**dark, weather="", sun_card="").when("use thing-0-flashlight")
    assert pool_for_test(given.g, given.me, "stealth") == ("bbr", 1)

    storm = Given(**dark, weather="solar_storm", sun_card="white_noon")
    assert storm.refusals()["use thing-0-flashlight"] == ("why-electric", "OS-ITM-04")


@rule("OS-ITM-05", "OS-ITM-06", "OS-ITM-13")
def test_each_use_takes_a_marker_and_the_last_one_discards_the_card():
    given = Given(p0={"health": 1, "things": things("medkit")})
    left = given.s.shop["medkit"]

    given.when("use thing-0-medkit ability-medkit-0", "character character-0").then(
        p0={"health": 3, "things": [Thing("medkit", 1)]}
    )
    given.when("use thing-0-medkit ability-medkit-0", "character character-0").then(p0={"health": 5, "things": []})
    assert given.s.shop["medkit"] == left + 1


@rule("OS-ITM-08", "OS-ITM-09")
def test_a_card_is_used_on_its_holders_turn_at_the_ap_that_it_names():
    given = Given(p0={"health": 1, "things": things("medkit")}, p1={"things": things("medkit"), "health": 1})

    assert given.price("use thing-0-medkit ability-medkit-0") == {"ap": 1}
    given.refuses("1: use thing-0-medkit ability-medkit-0")


@rule("OS-ITM-10")
def test_a_single_use_card_is_discarded():
    given = Given(p0={"things": things("aed")}, p1={"health": 0, "dead": 2}, loot_done=[]).when("use thing-0-aed")

    given.then(p0={"things": []}, p1={"health": 1}, loot_done=["aed"])


@rule("OS-ITM-14")
def test_outside_its_own_turn_a_character_strikes_back_with_a_weapon_and_wards_off_with_a_card():
    given = Given(p1={"things": things("spear", "helmet")}, forced={"y": [YES, YES, YES, YES], "b": [NO]})

    given.when("attack character-1", "1: counter thing-0-spear")
    given.asks("defend", "use thing-1-helmet", "endure", seat=1).when("1: use thing-1-helmet")

    given.then(p1={"health": 5}, p0={"health": 6})  # two hits less one; the Thickskin's skin takes one of two


@rule("OS-ITM-11")
def test_a_reusable_card_is_turned_over_and_cannot_be_used_again():
    given = Given(p0={"things": things("helmet")}, forced={"y": [YES, YES]}).doing(AttackOn(("yellow",)))

    given.asks("defend", "use thing-0-helmet", "endure").when("use thing-0-helmet")
    given.then(p0={"health": 7, "things": [Thing("helmet", turned=True)]})
    given.doing(AttackOn(("yellow",))).then(p0={"health": 6}).asks("act")


@rule("OS-ITM-12")
def test_a_card_without_room_is_left_on_the_tile():
    given = Given(loot=["silver_watch"], p0={"things": things("knife", "bow", "tent")}).doing(GainLoot())

    given.then(p0={"things": things("knife", "bow", "tent")})
    assert given.tile().things == (Thing("silver_watch"),)


@rule("OS-ITM-16")
def test_markers_stay_on_a_card_that_is_dropped_and_collected():
    given = Given(p0={"things": [Thing("bow", 0, 1), Thing("medkit", 1)]})

    given.when("discard", "drop thing-0-bow", "drop thing-0-medkit", "enough", "collect bow", "collect medkit")

    given.then(p0={"things": [Thing("bow", 0, 1), Thing("medkit", 1)]})


# Ammunition


@rule("OS-AMM-01", "OS-AMM-02", "OS-AMM-03", "OS-AMM-04")
def test_a_metal_makes_two_bullets_and_a_wood_three_arrows_each_in_a_place_of_its_own():
    given = Given(p0={"metal": 1, "wood": 1, "ap": 3})

    given.when("make_ammo bullet", "make_ammo arrow").then(p0={"metal": 0, "wood": 0, "bullet": 2, "arrow": 3, "ap": 1})
    assert not fits(given.g, given.me, goods=2) and fits(given.g, given.me, goods=1)


@rule("OS-AMM-08")
def test_loading_is_free_up_to_what_the_weapon_holds_and_only_with_its_own_kind():
    given = Given(p0={"things": [Thing("bow", 0, 1)], "arrow": 3, "bullet": 1}).when("load thing-0-bow")

    given.then(p0={"things": [Thing("bow", 0, 3)], "arrow": 1, "bullet": 1, "ap": 6}).lacks("load")
    Given(p0={"things": [Thing("bow", 0, 1)], "bullet": 1}).lacks("load")


@rule("OS-AMM-09")
def test_a_crafted_weapon_comes_loaded():
    Given(p0={"wood": 2, "cloth": 1}).when("craft bow").then(p0={"things": [Thing("bow", 0, 3)]})


@rule("OS-ITM-07")
def test_a_weapon_without_ammunition_stays():
    given = Given(loot=["pistol"], forced={"y": [NO, NO, NO]}).doing(GainCard("pistol"))

    given.then(p0={"things": [Thing("pistol")]})
