"""Tests that touch the board: cards that are replaced, worked examples, what a member brings."""

from collections.abc import Iterator

import pytest

from starboard.games.iss_vanguard import IssVanguard
from starboard.games.iss_vanguard.constants import ICONS, SECTIONS
from starboard.games.iss_vanguard.effects.story import RollD10, Row
from starboard.games.iss_vanguard.model.board import Sector
from starboard.games.iss_vanguard.model.table import Table
from starboard.games.iss_vanguard.rules.charges import GainCharge
from starboard.games.iss_vanguard.rules.danger import RollDanger
from starboard.games.iss_vanguard.rules.dice import columns_of
from starboard.games.iss_vanguard.rules.slots import SacrificeDie
from starboard.games.iss_vanguard.rules.testing import StartTest
from starboard.kernel.cartridge import read
from starboard.kernel.forms import ChooseOne, Way
from starboard.kernel.game import Game
from starboard.kernel.setup import Setup
from starboard.testing import rule
from tests.games.iss_vanguard.given import Given, rid
from tests.games.iss_vanguard.test_special_effects import CRASH

CAIRN = {1: Sector(places=["cairn"]), 2: Sector(), 3: Sector()}


@rule("IV-TRK-06", "IV-TRK-07")
def test_the_first_track_replaces_the_card_and_the_second_is_not_resolved():
    """IV-EX-07"""
    table = Given(
        sectors=CAIRN, tracks={"action-cairn-0-0": 1, "action-cairn-0-1": 1}, roll="red_basic:accident blue_basic:basic"
    ).testing("cairn-0", "red_basic blue_basic")

    table.is_idle().then(tracks={}, p2={"charges": 1})
    assert table.s.sectors[1].places == ["nothing_left"]


@rule("IV-OUT-08", "IV-OUT-04")
def test_a_chained_outcome_of_a_card_that_was_replaced_is_still_applied():
    table = Given(sectors=CAIRN, roll="red_basic:basic").testing("cairn-1", "red_basic")

    table.is_idle().then(p2={"charges": 1})
    assert table.s.sectors[1].places == ["nothing_left"]


@rule("IV-OUT-09")
def test_this_sector_is_where_the_card_of_the_action_lies():
    table = Given(sectors=CAIRN, p2={"hand": ["shelter"]}, roll="red_basic:basic").testing("cairn-1", "red_basic")
    table.me.at = 3  # an effect has moved the member during the test

    table.when("pass", "enough").is_idle()
    assert (table.s.sectors[1].places, table.s.sectors[3].places) == (["nothing_left"], [])


@rule("IV-SUP-01", "IV-INJ-10", "IV-SPL-02", "IV-CNV-01", "IV-CNV-05", "IV-DIC-09", "IV-TRK-01", "IV-TRK-03")
def test_a_track_a_supporter_an_injury_a_wild_and_a_converted_result():
    """IV-EX-39"""
    table = Given(
        p2={"at": 2, "crew": "bela", "hand": ["shelter"], "slots": "blue_basic blue_single_y green_double_yz",
            "harm": [1, 0, 0], "injuries": ["suit_leak"]},
        p0=CRASH["p0"], p1=CRASH["p1"], p3={"at": 2}, supplies=5, most_supplies=6, harm=[0],
        tracks={"action-crash-1-0": 1},
        roll="blue_basic:accident blue_single_y:accident green_double_yz:biology green_basic:basic blue_basic:vanguard",
    ).testing("crash-1", "blue_basic blue_single_y green_double_yz")  # fmt: skip
    table.choose("green_basic", seat=3).when("2: play shelter", f"choose_dice {rid('blue_basic:accident')}")

    table.asks("place_injury_dice", seat=2).then(supplies=4).when("injury_die_on column-blue")
    table.asks("how_often", "times number-1", "times number-2", "times number-3", seat=2).when("times number-3")

    table.is_idle().then(tracks={"action-crash-1-1": 1}, p2={"charges": 1, "harm": [0, 0, 1]})
    assert (table.used(3), len(table.me.used)) == (["green_basic"], 3)
    assert table.events_of("mark") == []


@rule("IV-LOC-11", "IV-EVT-08")
def test_an_option_that_demands_a_sacrifice_is_open_to_who_has_three_dice():
    """IV-EX-41"""
    choice = ChooseOne((Way("give", (SacrificeDie(), GainCharge())), Way("keep", ())))
    table = Given(p2={"slots": "red_basic*3"}).doing(choice, seat=2)

    table.asks("choose", "choose give", "choose keep", seat=2).when("choose give", "injury_die_on column-blue")

    table.then(p2={"charges": 1, "lost": []})
    assert [injury.key for injury in table.me.injuries] == ["exhausted"]


@rule("IV-TST-01", "IV-DIC-17")
@pytest.mark.parametrize(("rolled", "charges"), [(0, 1), (4, 1), (5, 2), (9, 2)])
def test_a_demand_to_roll_a_named_die_is_no_test(rolled: int, charges: int):
    table = Given(p2={"hand": ["shelter"]}, p3={"at": 1}, danger=[7]).doing(RollDanger("A"), seat=2)
    table.is_idle()

    table.s.forced["d10"] = [rolled]
    table.doing(RollD10((Row(4, (GainCharge(1),)), Row(9, (GainCharge(2),)))), seat=2)
    table.is_idle().then(p2={"charges": charges})
    assert table.events_of("test") == []


@rule("IV-PRE-02")
def test_the_test_of_a_prepare_serves_combinations_and_has_no_outcome():
    table = Given(p2={"hand": ["shelter"]}, p3={"at": 1}, roll="red_basic:basic red_basic:vanguard")
    table.doing(StartTest(), seat=2).choose("red_basic").choose("red_basic", seat=3)

    table.when("2: pass", "combine shelter", f"pay_with {rid('red_basic:basic')}")
    table.is_idle().then(p2={"charges": 5}, p3={"charges": 0})
    assert (table.used(), table.used(3), table.events_of("outcome")) == (["red_basic"], ["red_basic"], [])


def landed(world: str) -> Iterator[Table]:
    """Games of a world a few answers after its start."""
    rules = IssVanguard(read(IssVanguard, IssVanguard.home() / "cartridges" / world))
    for seed in range(3):
        g = Game(rules.new(Setup(4, seed, world)), rules)
        while not all(me.deck or me.hand for me in g.s.members) or len(g.s.members) < 4:
            g.answer(g.waiting[0], g.options(g.waiting[0])[0])
        yield g.s


@rule("IV-CRD-01", "IV-CRD-02", "IV-CRD-03")
def test_decks_hold_ten_cards_of_the_section_each_once_and_none_above_the_rank():
    cards = {card.key: card for card in IssVanguard.shared_content().section_cards}
    for s in landed("marrow"):
        for me in s.members:
            keys = [*me.deck, *me.hand, *me.spent]
            assert len(keys) == len(set(keys)) >= 10
            assert {cards[key].section for key in keys} == {SECTIONS[me.seat]}
            assert max(cards[key].rank for key in keys) <= me.rank


@rule("IV-LOC-14", "IV-LOC-17")
def test_a_member_starts_with_every_die_of_the_section_and_what_finds_no_slot_is_in_the_discard():
    for s in landed("tidewater"):
        g = Given().g.with_state(s)
        for me in s.members:
            assert sorted([*me.slots, *me.used]) == sorted(s.dice[me.seat])
            room = columns_of(g, me)
            assert min(room) >= 0
            assert all(room[g.book.dice[kind].colour] == 0 for kind in me.used)


@rule("IV-CRW-01", "IV-CRW-02", "IV-CRW-06")
def test_a_crew_card_has_an_expertise_and_neither_section_nor_rank():
    crew = IssVanguard.shared_content().crew

    assert all(card.expertise in ICONS[:9] for card in crew)
    assert {"section", "rank"}.isdisjoint(type(crew[0]).__struct_fields__)
    assert {"seat", "rank"} <= set(Given().me.__struct_fields__)
