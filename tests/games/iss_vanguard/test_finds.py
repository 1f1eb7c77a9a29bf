"""Discoveries, unique ones, Leads, Equipment, Supplies, ranks: IV-DSC, IV-UNI, IV-LEA, IV-EQP, IV-SPL, IV-RNK."""

from collections import Counter

import pytest
from msgspec import structs

from starboard.games.iss_vanguard.constants import KINDS
from starboard.games.iss_vanguard.effects import board, people, team
from starboard.games.iss_vanguard.rules.ending import KeepDiscoveries
from starboard.games.iss_vanguard.rules.equipment import may_carry
from starboard.games.iss_vanguard.rules.tutorial import BuyChallengeDice
from starboard.testing import rule
from tests.games.iss_vanguard.ground import BOOK, Ground, begin

MINERALS = [key for key, card in BOOK.discoveries.items() if card.deck == "mineral"]
TOKEN = {(t.value, t.recycle, t.bonus): at for at, t in enumerate(BOOK.leads)}
ONE, TWO, THREE = TOKEN[1, False, ""], TOKEN[2, False, ""], TOKEN[3, False, ""]
BACK, CARD, CHARGE = TOKEN[1, True, ""], TOKEN[0, True, "card"], TOKEN[0, True, "charge"]


def leads(**decks: list[int]) -> list[list[int]]:
    return [decks.get(kind, []) for kind in KINDS]


@rule("IV-DSC-01", "IV-DSC-02", "IV-LEA-01", "IV-LEA-11")
def test_the_box_has_65_discoveries_of_five_decks_and_20_leads():
    assert len(BOOK.discoveries) == 65
    assert Counter(card.deck for card in BOOK.discoveries.values()).keys() == set(KINDS)
    assert {card.grade for card in BOOK.discoveries.values()} == {"common", "rare", "very_rare"}
    s = begin().s
    assert sum(len(getattr(s, kind)) for kind in KINDS) == 65
    assert len(s.bag) == 20
    assert {BOOK.leads[token].value for token in s.bag} == {0, 1, 2, 3}


@rule("IV-DSC-03", "IV-DSC-08", "IV-LEA-09")
def test_a_discovery_is_the_top_card_and_clears_the_leads_of_its_deck_first():
    game = Ground(mineral=MINERALS[:2], leads=leads(mineral=[ONE, BACK]), bag=[TWO])
    game.doing(team.GainDiscovery("mineral"), seat=2)
    game.then(finds=[MINERALS[1]], mineral=[MINERALS[0]], leads=leads(), bag=[TWO, BACK], leads_aside=[ONE])
    Ground(mineral=[]).doing(team.GainDiscovery("mineral"), seat=2).then(finds=[])


@rule("IV-DSC-06", "IV-GEN-02")
def test_a_discarded_discovery_goes_to_the_bottom_of_its_deck():
    game = Ground(mineral=MINERALS[2:4], finds=MINERALS[:1]).doing(team.DiscardDiscovery("mineral"), seat=2)
    game.then(finds=[], mineral=[MINERALS[0], *MINERALS[2:4]])


@rule("IV-DSC-04", "IV-DSC-05", "IV-DSC-09")
def test_the_lander_brings_home_so_many_and_unique_ones_are_never_given_up():
    game = Ground(finds=MINERALS[:5], finds_unique=[2], mode="campaign", mineral=[]).doing(KeepDiscoveries(), seat=2)
    assert game.question(0).prompt == "discard_discovery"
    game.when(f"0: discard {MINERALS[0]}")
    assert len(game.s.finds) == 4 and game.s.finds_unique == [2]
    crowd = Ground(finds=MINERALS[:1], finds_unique=[2] * 6, mineral=[]).doing(KeepDiscoveries(), seat=2)
    crowd.then(finds=[], finds_unique=[2] * 6)


@rule("IV-UNI-01", "IV-UNI-02", "IV-UNI-04", "IV-UNI-05")
def test_unique_discoveries_come_in_the_order_of_the_board_and_high_numbers_are_used_up():
    game = Ground(uniques=[2, 40], supplies=5).doing(team.GainUnique(), seat=2)
    game.then(uniques=[40], finds_unique=[2], success=1)
    game.doing(team.GainUnique(), seat=2).then(uniques=[], finds_unique=[2], supplies=7)


@rule("IV-UNI-03")
def test_an_empty_space_of_unique_discoveries_has_its_replacement():
    Ground(uniques=[], supplies=5).doing(team.GainUnique(), seat=2).then(supplies=6, finds_unique=[])


# Leads


@rule("IV-LEA-02", "IV-LEA-04", "IV-LEA-06")
def test_a_total_of_three_clears_the_deck_and_gains_its_top_discovery():
    """IV-EX-45"""
    game = Ground(mineral=MINERALS[:2], leads=leads(mineral=[BACK, ONE]), bag=[ONE])
    game.doing(team.GainLead("mineral"), seat=2)
    game.then(finds=[MINERALS[1]], leads=leads(), bag=[BACK], leads_aside=[ONE, ONE], last_find=2)


@rule("IV-LEA-05", "IV-LEA-10", "IV-LEA-02")
def test_the_total_is_checked_after_every_token_in_an_order_of_choice():
    first = Ground(mineral=MINERALS[:3], bag=[ONE, THREE]).doing(team.GainLead("mineral", 2), seat=2)
    first.asks("place_lead", f"lead lead-{ONE} mineral", f"lead lead-{THREE} mineral", seat=2)
    first.when(f"lead lead-{THREE} mineral").then(leads=leads(mineral=[ONE]))
    assert len(first.s.finds) == 1
    second = Ground(mineral=MINERALS[:3], bag=[ONE, THREE]).doing(team.GainLead("mineral", 2), seat=2)
    second.when(f"lead lead-{ONE} mineral").then(leads=leads())
    assert len(second.s.finds) == 1
    both = Ground(mineral=MINERALS[:3], bag=[THREE, THREE]).doing(team.GainLead("mineral", 2), seat=2)
    assert len(both.s.finds) == 2


@rule("IV-LEA-03", "IV-LEA-12")
def test_no_more_leads_are_gained_than_the_bag_holds_even_if_a_token_returns():
    game = Ground(mineral=MINERALS[:3], bag=[BACK], leads=leads(mineral=[TWO])).doing(
        team.GainLead("mineral", 3), seat=2
    )
    game.then(bag=[BACK], finds=[MINERALS[2]])
    Ground(bag=[]).doing(team.GainLead("mineral"), seat=2).then(leads=leads()).asks_of("act")


@rule("IV-LEA-07", "IV-LEA-08", "IV-LEA-13")
def test_the_science_section_directs_the_bonus_of_a_token_to_any_member():
    game = Ground(bag=[CHARGE], at={0: 4}, active=3).doing(team.GainLead("mineral"), seat=3)
    game.waits(2).asks("lead_bonus", seat=2).when("2: bonus member-0").then(p0={"charges": 1})
    card = next(c.key for c in BOOK.section_cards.values() if c.section == "recon" and not c.tutorial)
    game = Ground(bag=[CARD], p1={"deck": [card]}).doing(team.GainLead("mineral"), seat=2)
    game.when("2: bonus member-1").then(p1={"hand": [card]})


# Equipment


@rule("IV-EQP-06", "IV-EQP-07", "IV-EQP-05")
def test_equipment_without_a_section_icon_changes_hands_on_one_sector():
    """IV-EX-44"""
    own = next(key for key, card in BOOK.equipment.items() if card.section == "recon")
    assert may_carry(Ground().g, 3, "medical_kit")
    assert may_carry(Ground().g, 1, own) and not may_carry(Ground().g, 3, own)
    game = Ground(p1={"equipment": ["medical_kit", own]}, at={0: 2})
    game.offers("1: give medical_kit member-3").refuses(f"1: give {own} member-3", "1: give medical_kit member-0")
    game.when("1: give medical_kit member-3").then(
        p1={"equipment": [own]}, p3={"equipment": ["medical_kit"]}, actions=2
    )


@rule("IV-EQP-14")
def test_equipment_is_never_exchanged_during_a_test():
    game = Ground(p1={"equipment": ["medical_kit"]}).when("prepare test")
    assert game.s.test is not None
    game.refuses("1: give medical_kit member-3")


@rule("IV-EQP-04")
def test_an_upgrade_goes_along_with_what_it_is_attached_to():
    game = Ground(p2={"equipment": ["outpost", "outpost_kitchen"]})
    game.refuses("2: give outpost_kitchen member-3").when("2: give outpost member-3")
    game.then(p2={"equipment": []}, p3={"equipment": ["outpost", "outpost_kitchen"]})


@rule("IV-ACT-03", "IV-RND-08", "IV-EQP-10", "IV-EQP-11")
def test_what_counts_as_an_action_needs_an_action_and_a_token_is_placed_once():
    """IV-EX-22"""
    use = "use ability-outpost-0"
    game = Ground(p2={"equipment": ["outpost"], "slots": [0, 0, 0]})
    game.offers(use).when(use).then(actions=1)
    assert game.s.sectors[1].tokens == ["outpost"]
    game.refuses(use)
    spent = Ground(p2={"equipment": ["outpost"]}, actions=0, missions=["look_around"], at={2: 4})
    spent.refuses(use)


@rule("IV-EQP-12")
def test_equipment_that_says_so_returns_to_the_armoury():
    game = Ground(p2={"equipment": ["ration_bar"]}).doing(team.ReturnEquipment(), seat=2, source="ration_bar")
    game.then(p2={"equipment": []}, armoury=["ration_bar"])


# Supplies, Success, ranks


@rule("IV-SPL-02", "IV-SPL-04")
def test_supplies_stay_between_zero_and_their_maximum():
    Ground(supplies=11).doing(team.GainSupplies(3), seat=2).then(supplies=12)
    Ground(supplies=2).doing(team.LoseSupplies(5), seat=2).then(supplies=0)


@rule("IV-RNK-06", "IV-RNK-07")
def test_success_tokens_go_to_the_pool_and_there_are_16():
    Ground(success=15).doing(team.GainSuccess(3), seat=2).then(success=16, gained={"success": 1})


@rule("IV-RNK-02")
def test_the_rank_card_is_complete_as_soon_as_its_goal_is_met_though_it_passes():
    game = Ground(rank_card="three_trails", leads=leads(mineral=[ONE], strange_flora=[ONE]), bag=[THREE])
    game.doing(team.GainLead("micro_organism"), seat=2)
    game.then(rank_done=True, leads=leads(mineral=[ONE], strange_flora=[ONE]))


@rule("IV-RNK-02")
def test_a_rank_card_that_looks_at_supplies_is_complete_though_they_are_lost_again():
    game = Ground(rank_card="full_larder", round=5, supplies=6)
    game.doing(team.GainSupplies(), team.LoseSupplies(2), seat=2).then(rank_done=True, supplies=5)

    early = Ground(rank_card="full_larder", round=4, supplies=6)
    early.doing(team.GainSupplies(), team.LoseSupplies(2), seat=2).then(rank_done=False)


@rule("IV-RNK-02", "IV-POI-06")
def test_a_rank_card_that_looks_at_sectors_is_complete_as_a_fully_explored_one_comes_to_light(
    monkeypatch: pytest.MonkeyPatch,
):
    for key in ("opened_cairn", "trodden_mud"):
        final = key == "opened_cairn"
        monkeypatch.setitem(BOOK.places, key, structs.replace(BOOK.places[key], final=final))
    game = Ground(rank_card="map_makers")
    for at in (1, 2):
        game.s.sectors[at].places = ["opened_cairn", "trodden_mud"]
    game.doing(board.UncoverPlace(1), seat=2).then(rank_done=False)
    game.doing(board.UncoverPlace(2), seat=2).then(rank_done=True)


@rule("IV-RNK-09", "IV-RNK-08", "IV-SEC-05", "IV-TUT-15")
def test_dice_are_bought_for_all_sections_at_the_price_of_the_dice_of_one():
    """IV-EX-21"""
    game = Ground(success=7).doing(BuyChallengeDice(), seat=2).when("2: buy_dice").then(success=2)
    assert [len(dice) for dice in game.s.dice] == [6] * 4
    Ground(success=4).doing(BuyChallengeDice(), seat=2).asks_of("act")


@rule("IV-GEN-01")
def test_a_random_member_is_the_lowest_d10_and_ties_roll_again():
    verb = people.RandomMember((board.PlaceMarker("flag"),))
    game = Ground(at={0: 2, 1: 3, 2: 4}, forced={"random_member": [3, 7, 3, 9, 5, 4]}).doing(verb, seat=3)
    assert game.s.sectors[4].markers == ["flag"]
