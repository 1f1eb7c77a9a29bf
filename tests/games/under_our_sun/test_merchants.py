"""Dealings with merchants: OS-MER, OS-RES-03, OS-AMM-05."""

from typing import Any

import pytest

from starboard.games.under_our_sun import UnderOurSun
from starboard.games.under_our_sun.constants import GOODS
from starboard.games.under_our_sun.effects.ground import DealerComes
from starboard.games.under_our_sun.model.hexes import HOME
from starboard.games.under_our_sun.model.things import Merchant, Thing
from starboard.games.under_our_sun.rules.enemies import MERCHANTS, enemy_of
from starboard.games.under_our_sun.rules.events import DrawEvent
from starboard.games.under_our_sun.rules.modifiers import DismantleAnywhere
from starboard.games.under_our_sun.rules.ranged import cannot_charge
from starboard.kernel.cartridge import say
from starboard.kernel.game import Game
from starboard.kernel.ids import pid
from starboard.kernel.scene import Panel
from starboard.kernel.scene_parts import Party
from starboard.kernel.setup import Setup
from starboard.kernel.verbs import Lasting
from starboard.testing import rule
from tests.games.under_our_sun.given import NO, RULES, YES, Given, at, hexn, things


def goods(**counts: int) -> tuple[int, ...]:
    return tuple(counts.get(kind, 0) for kind in GOODS)


def dealer(**fields: Any) -> dict[str, Any]:
    """A dealer on New Haven."""
    return {"merchants": [Merchant("dealer", HOME, **fields)]}


DEALER = pid("enemy", MERCHANTS)
SAY = say(UnderOurSun, "tiny", "en")


def blows(hits: int, *answer: int) -> dict[str, list[int]]:
    """The dice of a thickskin's attack with so many hits, then the two yellow dice of the dealer."""
    return {"y": [YES if hits else NO, NO, *answer]}


def stock(given: Given) -> Merchant:
    return given.s.merchants[0]


@rule("OS-RES-01", "OS-MER-04", "OS-MER-09")
def test_a_ration_is_worth_two_water():
    """OS-EX-09"""
    given = Given(lawrence={"water": 4}, p0={"ration": 1, "water": 2})

    given.when("deal lawrence", "give ration", "want water", "want water", "offer").asks("act")
    given.then(p0={"ration": 0, "water": 4, "ap": 5})
    assert (stock(given).water, stock(given).goods) == (2, goods(ration=1))


@rule("OS-AMM-01", "OS-AMM-02", "OS-AMM-03", "OS-AMM-04", "OS-MER-01", "OS-MER-07")
def test_ammunition_is_made_and_bought():
    """OS-EX-14"""
    given = Given(lawrence={}, p0={"metal": 1, "wood": 1, "ap": 3, "water": 2})

    given.when("make_ammo bullet", "make_ammo arrow").then(p0={"bullet": 2, "arrow": 3, "metal": 0, "wood": 0, "ap": 1})
    given.when("deal lawrence", "give water", "want arrow", "offer")
    given.then(p0={"ap": 0, "water": 1, "bullet": 2, "arrow": 4})
    assert stock(given).water == 1 and stock(given).goods == goods()


@rule("OS-MER-07")
def test_a_merchant_never_runs_out_of_ammunition_and_a_bullet_costs_one_water():
    given = Given(lawrence={"water": 0}, p0={"water": 4})

    given.when("deal lawrence", *["give water"] * 4, *["want bullet"] * 4, "offer")
    given.then(p0={"water": 0, "bullet": 4}, p1={"bullet": 0})
    assert stock(given).goods == goods() and stock(given).water == 4


@rule("OS-MER-01", "OS-MER-02")
def test_one_point_pays_for_all_of_a_dealing_which_is_settled_as_a_whole():
    given = Given(
        lawrence={"water": 3, "goods": goods(cloth=1), "things": tuple(things("bandage"))},
        p0={"things": things("tent"), "wood": 1, "water": 3},
    )

    given.when("deal lawrence", "give wood", "give thing-0-tent", "want water", "want cloth", "want thing-0-bandage")
    given.then(p0={"wood": 1, "cloth": 0, "water": 3, "things": things("tent")})  # nothing changes hands yet
    given.when("offer").then(p0={"wood": 0, "cloth": 1, "water": 4, "things": things("bandage"), "ap": 5})
    assert stock(given) == Merchant("lawrence", HOME, 2, goods(wood=1), tuple(things("tent")))


@rule("OS-MER-01", "OS-MER-02", "OS-ACT-04")
def test_a_dealing_goes_on_for_no_further_point_until_another_action_and_coming_back_costs_one():
    given = Given(lawrence={"water": 4}, p0={"wood": 2, "water": 0, "ration": 1, "health": 3})

    given.when("deal lawrence", "give wood", "want water", "want water", "offer", "discard", "enough")
    assert given.price("deal lawrence") == {}
    given.when("deal lawrence", "give wood", "want water", "want water", "offer").then(p0={"ap": 5, "water": 4})
    given.when("eat")
    assert given.price("deal lawrence") == {"ap": 1}
    given.when("deal lawrence", "close").then(p0={"ap": 3})


@rule("OS-MER-01", "OS-INT-16")
def test_a_merchant_is_dealt_with_on_its_tile():
    given = Given(tiles={"north": "dry_creek"}, at={0: "north"}, lawrence={"water": 4}, p0={"wood": 1})

    given.lacks("deal")


@rule("OS-MER-03", "OS-RES-03")
def test_a_card_is_bought_for_its_value_in_water_and_resources():
    given = Given(lawrence={"things": tuple(things("bottle"))}, p0={"water": 2, "wood": 1})

    given.when("deal lawrence", "give water", "give water", "want thing-0-bottle").refuses_by("OS-MER-05", "offer")
    given.when("close", "deal lawrence", "give water", "give water", "give wood", "want thing-0-bottle", "offer")
    given.then(p0={"water": 0, "wood": 0, "things": things("bottle")})
    assert stock(given) == Merchant("lawrence", HOME, 2, goods(wood=1), ())


@rule("OS-MER-05")
def test_what_is_given_must_be_worth_what_is_received_and_no_change_is_given():
    given = Given(lawrence={"water": 4}, p0={"alcohol": 1, "water": 1})

    given.when("deal lawrence", "give alcohol", "want water", "want water", "want water", "want water")
    assert given.refusals()["offer"] == ("why-balance", "OS-MER-05")
    given.when("close", "deal lawrence", "give alcohol", "want water", "offer")  # 3 for 1
    given.then(p0={"alcohol": 0, "water": 2})
    assert stock(given).water == 3 and stock(given).goods == goods(alcohol=1)


@rule("OS-MER-06", "OS-MER-10")
def test_a_merchant_buys_a_card_for_half_its_value_rounded_down_and_puts_it_in_stock():
    given = Given(lawrence={"water": 4}, p0={"things": [Thing("lighter", 1), Thing("ledger")], "water": 0})

    given.when("deal lawrence", "give thing-0-lighter", "want water", "want water", "want water")
    given.refuses_by("OS-MER-05", "offer").when("close")
    given.when("deal lawrence", "give thing-0-lighter", "want water", "want water", "offer")  # 5 is worth 2
    given.then(p0={"water": 2, "things": [Thing("ledger")]})
    assert stock(given).things == (Thing("lighter", 1),)

    given.when("deal lawrence", "give thing-0-ledger", *["want water"] * 2, "offer").then(p0={"water": 4})  # Loot too


@rule("OS-MER-06")
def test_a_trader_is_paid_more_for_a_card_but_never_more_than_its_recipe_is_worth():
    seller: dict[str, Any] = {"seats": 6, "turn": 5, "lawrence": {"water": 9}}
    given = Given(**seller, p5={"things": things("tent"), "water": 0})
    given.when("deal lawrence", "give thing-0-tent", *["want water"] * 4).offers("offer")  # half of 6, and 1
    given.when("want water").refuses_by("OS-MER-05", "5: offer")

    capped = Given(**seller, p5={"things": things("knife"), "water": 0})
    capped.when("deal lawrence", "give thing-0-knife", *["want water"] * 3).offers("offer")  # metal and wood: 3
    capped.when("want water").refuses("offer")

    plate = Given(**seller, p5={"things": things("steel_plate"), "water": 0})  # half of 13 is more than the recipe
    plate.when("deal lawrence", "give thing-0-steel_plate", *["want water"] * 5, "want bullet").offers("offer")
    plate.when("want bullet").refuses("offer")


@rule("OS-ITM-16", "OS-AMM-05")
def test_a_card_that_is_bought_starts_afresh_and_a_weapon_comes_loaded():
    sold = (Thing("lighter", 1), Thing("bow", 0, 0))
    given = Given(lawrence={"things": sold}, p0={"plastic": 3, "water": 4})

    given.when("deal lawrence", *["give water"] * 4, *["give plastic"] * 3)
    given.when("want thing-0-lighter", "want thing-1-bow", "offer")
    given.then(p0={"things": [Thing("lighter", 4), Thing("bow", 0, 3)]})


@rule("OS-MER-08", "OS-CMP-08")
def test_a_card_is_dismantled_into_what_the_supply_still_has():
    given = Given(lawrence={}, p0={"things": things("tent"), "water": 2}, p1={"cloth": 14})  # 4 more lie in the bag

    given.when("deal lawrence", "dismantle thing-0-tent", "give water", "offer")
    given.then(p0={"cloth": 0, "wood": 1, "water": 1, "things": []})


@rule("OS-MER-08", "OS-MER-10")
def test_a_card_is_dismantled_for_one_water_into_its_recipe_from_the_supply():
    given = Given(lawrence={"goods": goods(cloth=1)}, p0={"things": things("tent", "gold_tooth"), "water": 2})
    tents = given.s.shop["tent"]

    given.when("deal lawrence").lacks("dismantle thing-1-gold_tooth")
    given.refuses("dismantle thing-1-gold_tooth")  # it has no recipe
    given.when("dismantle thing-0-tent").refuses("offer").when("give water", "offer")
    given.then(p0={"cloth": 3, "wood": 1, "water": 1, "things": things("gold_tooth")})
    assert stock(given) == Merchant("lawrence", HOME, 1, goods(cloth=1), ())
    assert given.s.shop["tent"] == tents + 1


@rule("OS-MER-02", "OS-MER-08")
def test_what_a_dismantled_card_brings_can_pay_in_the_same_dealing():
    given = Given(lawrence={"things": tuple(things("knife"))}, p0={"things": things("tent"), "water": 0})

    given.when("deal lawrence", "dismantle thing-0-tent", *["give cloth"] * 3, "give wood", "want thing-0-knife")
    given.when("offer").then(p0={"cloth": 0, "wood": 0, "things": things("knife")})
    assert stock(given).goods == goods(cloth=3, wood=1)


@rule("OS-MER-08")
def test_a_skill_dismantles_anywhere_for_a_point_and_a_cube():
    given = Given(p0={"things": things("tent")}, lasting=[Lasting(DismantleAnywhere(), until=("day",))])
    assert given.price("dismantle thing-0-tent wood") == {"ap": 1}

    given.when("dismantle thing-0-tent cloth").then(p0={"cloth": 2, "wood": 1, "things": [], "ap": 5, "water": 4})


@rule("OS-MER-09")
def test_a_merchant_cannot_pay_with_what_it_does_not_have():
    given = Given(lawrence={"water": 1}, p0={"alcohol": 1, "water": 0})

    given.when("deal lawrence", "give alcohol", "want water").refuses("want water", "want wood")
    assert given.refusals()["want water"][0] == "why-basket-all"


@rule("OS-MER-09")
def test_merchants_take_no_ammunition_for_money():
    given = Given(lawrence={"water": 4}, p0={"bullet": 2, "arrow": 2})

    given.when("deal lawrence").refuses("give bullet", "give arrow")


def test_a_dealing_needs_room_for_what_is_received():
    given = Given(lawrence={"water": 4}, p0={"wood": 2, "water": 4})

    given.when("deal lawrence", "give wood", "want water").refuses("offer")
    assert given.refusals()["offer"][0] == "why-water-full"


# Theft


@rule("OS-MER-11", "OS-SKL-13")
def test_a_theft_costs_a_further_point_and_takes_one_cube_with_a_stealth_test():
    """OS-EX-18"""
    given = Given(**dealer(water=1, goods=goods(plastic=2)), forced={"b": [YES, NO, NO, YES]})
    given.lacks("steal")
    assert given.refusals()["steal dealer plastic"] == ("why-not-dealing", "OS-MER-11")

    given.when("deal dealer", "close").then(p0={"ap": 5})
    assert given.price("steal dealer plastic") == {"ap": 1}
    given.when("steal dealer plastic").then(p0={"ap": 4, "plastic": 1}).happens("test character-0 stealth")
    assert stock(given).goods == goods(plastic=1)
    given.when("steal dealer plastic").then(p0={"ap": 3, "plastic": 2})  # and again


@rule("OS-MER-02")
def test_after_a_theft_the_dealing_goes_on_for_no_further_point_until_another_action():
    given = Given(
        **dealer(water=4, goods=goods(plastic=1)), p0={"ration": 1, "health": 3, "water": 0}, forced={"b": [YES, NO]}
    )

    given.when("deal dealer", "close", "steal dealer plastic")
    assert given.price("deal dealer") == {}
    given.when("deal dealer", "give plastic", *["want water"] * 3, "offer").then(p0={"ap": 4, "water": 3})
    given.when("eat").lacks("steal")
    assert given.price("deal dealer") == {"ap": 1}


@rule("OS-MER-12", "OS-MER-13", "OS-MER-14")
def test_a_failed_theft_takes_nothing_and_the_merchant_attacks_in_one_first_round():
    given = Given(**dealer(water=4), p0={"water": 0}, forced={"b": [NO, NO], **blows(0, NO, YES)})

    given.when("deal dealer", "close", "steal dealer water")
    if given.question().prompt != "act":  # a lone answer to the first round is not asked for
        given.when(f"attack {DEALER}")
    given.when("1: stand_by").asks("act")
    given.then(p0={"water": 0, "health": 6, "ap": 4})  # one attack of 1, and no second answer to the theft
    assert len(given.events_of("first_round")) == 1
    assert stock(given).hostile == 0b01 and stock(given).water == 4


@rule("OS-MER-13", "OS-MER-14")
def test_a_hostile_merchant_no_longer_deals_with_the_thief_and_does_with_the_others():
    given = Given(**dealer(water=4, hostile=0b01))
    given.lacks("deal", "steal")
    assert given.refusals()["deal dealer"] == ("why-hostile", "OS-MER-14")

    other = Given(**dealer(water=4, hostile=0b01), turn=1, p1={"health": 3, "ration": 1}).offers("1: deal dealer")
    other.when("eat").then(p1={"health": 4})  # nobody answers
    other.refuses(f"1: attack {DEALER}")


@rule("OS-MER-14")
def test_a_hostile_merchant_fights_a_first_round_with_the_thief_that_enters_whoever_else_is_there():
    given = Given(tiles={"north": "dry_creek"}, at={0: "north", 1: ""}, **dealer(hostile=0b01), forced=blows(0, NO, NO))

    given.when(f"move {hexn('')}").offers(f"attack {DEALER}")
    assert len(given.events_of("first_round")) == 1


@rule("OS-MER-27")
def test_a_hostile_merchant_answers_each_action_of_its_enemy_and_lets_nobody_sleep():
    given = Given(**dealer(hostile=0b01), p0={"health": 3, "ration": 1, "fitness": 0}, forced={"y": [YES, YES]})
    given.lacks("sleep")

    given.when("eat").then(p0={"health": 3, "ration": 0})  # 1 regained; 2 successes, which a thick skin makes 1

    unseen = Given(**dealer(hostile=0b01), p0={"health": 3, "ration": 1, "hidden": True}, forced={"b": [YES, NO]})
    unseen.when("eat").then(p0={"health": 4, "hidden": True})


@rule("OS-MER-26")
def test_the_thief_picks_a_cube_that_has_room():
    given = Given(**dealer(water=1, goods=goods(wood=1)), p0={"water": 4, "cloth": 6})

    given.when("deal dealer", "close").lacks("steal")
    assert given.refusals()["steal dealer water"] == ("why-no-room", "OS-MER-26")
    assert given.refusals()["steal dealer wood"] == ("why-no-room", "OS-MER-26")

    thirsty = Given(**dealer(water=1), p0={"water": 3}, forced={"b": [YES, NO]})
    thirsty.when("deal dealer", "close", "steal dealer water").then(p0={"water": 4})
    assert stock(thirsty).water == 0


@rule("OS-MER-21")
def test_nobody_steals_from_the_trading_post():
    given = Given(lawrence={"water": 4}, p0={"water": 0})

    given.when("deal lawrence", "close").lacks("steal")
    assert given.refusals()["steal lawrence water"] == ("why-post", "OS-MER-21")


# What is left of a merchant


@rule("OS-MER-15", "OS-MER-16", "OS-MER-17", "OS-MER-18")
def test_a_merchant_is_robbed_by_defeating_it_and_leaves_two_cards_of_choice_and_all_resources():
    cards = tuple(things("tent", "knife", "bottle"))
    given = Given(
        **dealer(water=2, goods=goods(wood=2), things=cards, damage=5), p0={"water": 1}, forced=blows(1, NO, NO)
    )
    tents = given.s.shop["tent"]

    given.refuses(f"attack {DEALER}").when("rob dealer").lacks("deal", "rob")
    given.then(p0={"ap": 6}).when(f"attack {DEALER}")
    given.asks("spoils", "take thing-0-tent", "take thing-1-knife", "take thing-2-bottle")
    given.when("take thing-2-bottle", "take thing-1-knife").asks("act")
    given.then(p0={"water": 3, "wood": 2, "things": things("bottle", "knife"), "ap": 5})
    assert given.s.shop["tent"] == tents + 1
    assert stock(given).gone and not stock(given).things and stock(given).goods == goods()
    given.lacks("deal", "steal", "rob").refuses(f"attack {DEALER}")


@rule("OS-MER-15", "OS-CRD-09")
def test_a_merchant_that_is_attacked_keeps_its_damage_and_strikes_back_with_its_dice():
    given = Given(**dealer(), forced=blows(1, YES, YES)).when("rob dealer", f"attack {DEALER}")

    assert stock(given).damage == 1 and not stock(given).gone
    given.then(p0={"health": 6})  # two successes, which a thick skin makes one


@rule("OS-MER-25", "OS-MUL-01", "OS-MER-15")
def test_others_join_against_a_merchant_and_fight_it_from_then_on():
    given = Given(3, **dealer(), at={2: "north"}, tiles={"north": "dry_creek"},
                  forced={"y": [NO, NO, NO, NO, NO], "b": [YES]})  # fmt: skip

    given.when("rob dealer", f"attack {DEALER}").waits(1)  # who stands beside it without a gun is not asked
    given.asks("join_in", f"attack {DEALER}", "dodge", "stand_by", seat=1)
    assert stock(given).fights == 0b001
    given.when(f"1: attack {DEALER}").waits(0).asks("act").then(p1={"health": 6, "ap": 5})  # it has answered already
    assert (stock(given).fights, stock(given).damage) == (0b011, 1)


@rule("OS-MER-25", "OS-CBA-26")
def test_a_merchant_that_is_shot_at_by_a_joiner_shoots_back_and_never_moves():
    gun = {"things": things("pistol", ammo=2), "karma": 0}
    given = Given(**dealer(), at={1: "north"}, tiles={"north": "dry_creek"}, p1=gun,
                  forced={"y": [NO, NO, YES, NO, YES], "g": [7]})  # fmt: skip

    given.when("rob dealer", f"attack {DEALER}").asks("join_in", f"shoot {DEALER} thing-0-pistol", "stand_by", seat=1)
    given.when(f"1: shoot {DEALER} thing-0-pistol")
    assert stock(given).at == HOME and stock(given).fights == 0b011

    alone = Given(**dealer(fights=0b11), at={0: "south", 1: "north"}, p1=gun, turn=1,
                  tiles={"north": "dry_creek", "south": "wind_pump"})  # fmt: skip
    foe = enemy_of(alone.g, MERCHANTS)
    assert foe is not None and cannot_charge(alone.g, foe, alone.s.characters[1])  # though nobody holds it there


@rule("OS-MER-25", "OS-MUL-11")
def test_a_merchant_counts_among_the_enemies_before_whose_answer_others_pledge():
    given = Given(**dealer(hostile=0b01), enemies=["scavenger@"], forced={"y": [NO] * 8})

    given.when("attack enemy-1").asks("join", "join character-1", "stand_by", seat=1)

    peaceful = Given(**dealer(), enemies=["scavenger@"], forced={"y": [NO] * 8})
    peaceful.when("attack enemy-1").asks("join_in", "attack enemy-1", "dodge", "stand_by", seat=1)


@rule("OS-MER-21")
def test_nobody_robs_the_trading_post():
    given = Given(lawrence={"water": 4}).lacks("rob").refuses(f"attack {DEALER}")

    assert given.refusals()["rob lawrence"] == ("why-post", "OS-MER-21")


@rule("OS-MER-19")
def test_the_damage_of_a_merchant_is_removed_as_soon_as_nobody_is_there():
    north: dict[str, Any] = {"tiles": {"north": "dry_creek"}}
    given = Given(**north, **dealer(damage=3)).when(f"move {hexn('north')}")
    assert stock(given).damage == 3  # the other is still there

    alone = Given(**north, **dealer(damage=3), at={1: "north"}).when(f"move {hexn('north')}")
    assert stock(alone).damage == 0


@rule("OS-MER-19")
def test_the_damage_of_a_merchant_is_removed_when_the_last_one_there_falls():
    given = Given(at={1: "north"}, tiles={"north": "dry_creek"}, **dealer(damage=1, fights=1), p0={"health": 1},
                  forced=blows(0, YES, YES))  # fmt: skip

    given.when(f"attack {DEALER}").then(p0={"health": 0})
    assert stock(given).damage == 0


@rule("OS-MER-20")
def test_who_flees_from_a_fight_with_a_merchant_no_longer_deals_with_it():
    given = Given(tiles={"north": "dry_creek"}, **dealer(water=4), forced={"y": [NO] * 4}, p0={"health": 6})

    given.when("rob dealer", f"move {hexn('north')}", f"move {hexn('')}").lacks("deal")
    given.refuses(f"attack {DEALER}")
    assert given.refusals()["deal dealer"] == ("why-shuns", "OS-MER-20")
    assert given.events_of("first_round") == []  # it is no enemy any more


@rule("OS-MER-23", "OS-MER-24")
def test_the_dealer_appears_with_water_resources_and_item_cards():
    given = Given(forced={"bag": [0, 0, 0, 0], "shop": [0, 0, 0]}).doing(DealerComes())

    assert (stock(given).key, stock(given).at, stock(given).water) == ("dealer", at(""), 4)
    assert sum(stock(given).goods) == 4 and len(stock(given).things) == 3
    assert all(thing.key in given.g.book.items for thing in stock(given).things)


@rule("OS-MER-28")
@pytest.mark.parametrize("gone", [False, True])
def test_there_is_one_dealer_and_an_event_that_would_bring_it_again_is_replaced(gone: bool):
    given = Given(**dealer(gone=gone)).doing(DealerComes())
    assert len(given.s.merchants) == 1

    drawn = Given(
        tiles={"north": "burnt_orchard"}, at={0: "north"}, **dealer(gone=gone),
        event=["forgotten_crate", "man_with_a_cart"], forced={"bag": [0, 0]},
    )  # fmt: skip
    drawn.doing(DrawEvent(at("north")))
    assert len(drawn.s.merchants) == 1 and stock(drawn).at == HOME
    drawn.then(event=[], p0={"ration": 2})


# The counter on screen


def shown(given: Given, panel: str, seat: int | None = 0) -> dict[str, Any]:
    board = given.g.rules.scene(given.g, seat, SAY).board
    found = next(part for part in board if isinstance(part, Panel) and part.id == panel)
    return {part.id: part for part in found.parts}


def wares(party: Party) -> list[tuple[str, int, int, int]]:
    """Of each thing its name, how many there are, how many lie on the counter, and what one is worth."""
    return [(ware.label, ware.n, ware.put, ware.worth) for ware in party.wares]


def test_the_counter_shows_stock_worth_and_balance():
    given = Given(lawrence={"water": 4, "goods": goods(plastic=2)}, p0={"ration": 1, "things": things("tent")})
    given.when("deal lawrence", "give ration", "give thing-0-tent", "want plastic")

    found = shown(given, "counter")["exchange"]
    assert ("ration", 1, 1, 2) in wares(found.left) and ("tent", 1, 1, 3) in wares(found.left)
    assert ("plastic", 2, 1, 3) in wares(found.right)
    assert (found.left.worth, found.right.worth, found.balance) == (2 + 3, 3, 2 + 3 - 3)


def test_both_sides_and_spectators_see_what_is_offered():
    given = Given(p0={"wood": 2}, p1={"cloth": 1})
    given.when("trade character-1", "give wood", "give wood", "want cloth", "offer")

    for seat in (0, 1, None):
        found = shown(given, "counter", seat)["exchange"]
        assert ("wood", 2, 2, 2) in wares(found.left) and found.balance == 3


def test_starting_items_lie_on_the_counter_with_their_stars():
    given = Given()
    g = Game(RULES.new(Setup(2, 3, "tiny")), RULES)
    while g.question(g.waiting[0]).prompt != "starting":  # type: ignore[union-attr]
        g.answer(g.waiting[0], g.options(g.waiting[0])[0])
    given.g = g

    parts = shown(given, "offer")
    assert {card.id for card in parts["offer-cards"].cards} == set(g.s.offer)
    assert all(card.cost[0].value for card in parts["offer-cards"].cards)
    assert [parts[f"points-{seat}"].value for seat in (0, 1)] == [2, 2]


@rule("OS-MER-25", "OS-MER-27")
def test_a_hostile_merchant_can_be_shot_at_from_beside_it_and_shoots_back_without_moving():
    given = Given(
        tiles={"north": "dry_creek"}, at={0: "north"}, p0={"things": things("pistol", ammo=1)}, **dealer(hostile=1),
        forced={"y": [YES, NO, NO, YES]},
    )  # fmt: skip

    given.when(f"shoot {DEALER} thing-0-pistol").then(p0={"health": 6})
    assert (stock(given).at, stock(given).damage) == (HOME, 1)
    at_peace = Given(tiles={"north": "dry_creek"}, at={0: "north"}, p0={"things": things("pistol", ammo=1)}, **dealer())
    at_peace.refuses(f"shoot {DEALER} thing-0-pistol")


@rule("OS-MER-02")
def test_what_is_taken_may_be_laid_on_the_counter_before_what_is_given():
    given = Given(lawrence={"things": tuple(things("bottle"))}, p0={"water": 2, "wood": 1, "things": things("knife")})

    given.when("deal lawrence", "want thing-0-bottle", "give wood", "give thing-0-knife")
    given.refuses("dismantle thing-0-knife")  # it is sold already
    given.when("offer").then(p0={"water": 2, "wood": 0, "things": things("bottle")})
