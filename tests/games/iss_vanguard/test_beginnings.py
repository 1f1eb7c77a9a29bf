"""Setup, Sections and the Tutorial: IV-SEC, IV-SET, IV-TUT, IV-RNK-01."""

import pytest
from msgspec import structs

from starboard.games.iss_vanguard import IssVanguard
from starboard.games.iss_vanguard.constants import SCIENCE, SECTIONS
from starboard.games.iss_vanguard.effects.board import AddMission, AdvanceTime, SetCircumstances
from starboard.games.iss_vanguard.effects.team import GainLead, GainSuccess, GainSupplies, GainUnique
from starboard.games.iss_vanguard.problems.names import kit_problems
from starboard.games.iss_vanguard.rules.injuries import GainInjury
from starboard.games.iss_vanguard.rules.tutorial import CleanUpTutorial, events_are_on
from starboard.testing import rule
from tests.games.iss_vanguard.ground import BOOK, FERRY, RULES, Ground, begin, play, rules_of

M02 = next(key for key, card in FERRY.book.missions.items() if card.number == "M02")
G01 = next(key for key, card in FERRY.book.circumstances.items() if card.number == "G01")


def ferry(**fields: object) -> Ground:
    return Ground(FERRY, **fields)


@rule("IV-SEC-01", "IV-SEC-02", "IV-SEC-03", "IV-SEC-07", "IV-SEC-08", "IV-TUT-02")
@pytest.mark.parametrize(("players", "team"), [("1", 2), ("2", 2), ("3", 3), ("4", 4)])
def test_the_team_goes_by_the_number_of_players_with_one_member_a_section(players: str, team: int):
    assert list(RULES.seats) == [4]
    game = play(begin(FERRY, players=players), until="act")
    seats = [me.seat for me in game.s.members]
    assert len(seats) == len(set(seats)) == team
    assert SCIENCE in seats


@rule("IV-TUT-01", "IV-TUT-02")
def test_science_goes_on_the_tutorial_and_who_has_two_sections_chooses():
    two = begin(FERRY, players="2").asks("team", "send engineering", "send recon", seat=0)
    two.waits(0, 1).when("1: send recon")
    assert [me.seat for me in two.s.members] == [1, 2]
    solo = begin(FERRY, players="1").asks("team", "send engineering", "send recon", "send security", seat=0)
    assert [me.seat for me in solo.s.members] == [2]
    assert [FERRY.book.crew[me.crew].tutorial for me in play(solo, until="act").s.members] == ["engineering", "science"]


@rule("IV-SEC-07")
def test_a_table_may_send_another_number_of_members():
    game = play(begin(players="1", team="3"), until="pilot")
    assert len(game.s.members) == 3


@rule("IV-TUT-03", "IV-SEC-04", "IV-SEC-06")
def test_a_tutorial_deck_is_three_cards_in_a_fixed_order_two_of_them_in_hand():
    for me in play(begin(FERRY), until="act").s.members:
        cards = [FERRY.book.section_cards[key] for key in (*me.hand, *me.deck)]
        assert [card.tutorial for card in cards] == [1, 2, 3]
        assert len(me.hand) == 2
        assert {card.section for card in cards} == {("engineering", "recon", "science", "security")[me.seat]}


@rule("IV-TUT-04", "IV-TUT-18", "IV-RND-02")
def test_science_starts_on_sector_1_with_the_start_marker_and_the_next_ones_alternate():
    four = play(begin(FERRY), until="act")
    assert {me.seat: me.at for me in four.s.members} == {2: 1, 3: 2, 0: 1, 1: 2}
    four.then(start=SCIENCE, active=SCIENCE, round=1)


@rule("IV-SET-05", "IV-SET-07")
def test_a_deck_without_a_list_is_the_ten_starter_cards_of_the_section():
    game = play(begin(), until="pilot")
    for me in game.s.members:
        cards = [BOOK.section_cards[key] for key in (*me.hand, *me.deck)]
        assert len(cards) == 10 and all(card.starter and card.rank == 1 for card in cards)
        assert me.slots == list(BOOK.starting_dice[("engineering", "recon", "science", "security")[me.seat]])


@rule("IV-TUT-05")
def test_supplies_of_the_tutorial_are_unlimited():
    game = ferry(supplies=0).offers("rest").when("rest").then(supplies=0, actions=1)
    game.offers("rest")


@rule("IV-TUT-06")
def test_no_event_is_drawn_before_mission_m02_is_revealed():
    card = next(key for key, event in FERRY.book.events.items() if event.deck == "tutorial")
    game = ferry(event=[card]).when("done")
    assert game.events_of("event") == []
    late = ferry(event=[card]).doing(AddMission(M02), seat=2)
    assert events_are_on(late.g)
    assert len(late.when("done").events_of("event")) == 1


@rule("IV-TUT-09")
def test_events_advance_no_time_before_circumstances_g01_are_in_play():
    card = next(key for key, event in FERRY.book.events.items() if event.deck == "tutorial")
    assert ferry(missions=[M02]).doing(AdvanceTime(), seat=2, source=card).s.times == {}
    lit = ferry().doing(SetCircumstances(G01), seat=2).doing(AdvanceTime(), seat=2, source=card)
    assert lit.s.times[G01] == 1


@rule("IV-TUT-07")
def test_the_only_injury_of_the_tutorial_is_held_once():
    scratch = next(card.key for card in FERRY.book.injuries.values() if card.tutorial)
    game = ferry().doing(GainInjury("trauma"), seat=2)
    assert game.me.injuries == []
    game.doing(GainInjury(scratch), seat=2)
    for _ in range(3):
        while game.question(game.g.waiting[0]).prompt != "act":
            game.g.answer(game.g.waiting[0], game.g.options(game.g.waiting[0])[0])
        game.doing(GainInjury(scratch), seat=2)
    assert [injury.key for injury in game.me.injuries] == [scratch]
    game.then(result="")


@rule("IV-TUT-11")
def test_the_tutorial_rank_card_is_complete_with_three_successes_which_go_on():
    game = ferry(rank_card="first_steps", success=2).doing(GainSuccess(), seat=2).then(rank_done=True)
    game.doing(GainSuccess(), seat=2).then(success=4)


@rule("IV-TUT-12")
def test_unique_discovery_1_a_second_time_is_a_success():
    game = ferry(uniques=[1]).doing(GainUnique(1), seat=2)
    before = game.s.success
    game.doing(GainUnique(1), seat=2).then(success=before + 1, finds_unique=[1])


@rule("IV-TUT-13", "IV-TUT-14")
def test_a_complete_rank_card_promotes_every_member_after_the_tutorial():
    ranks = [me.rank for me in ferry(rank_done=True).doing(CleanUpTutorial(), seat=2).s.members]
    assert ranks == [2, 2, 2, 2]
    assert [me.rank for me in ferry().doing(CleanUpTutorial(), seat=2).s.members] == [1, 1, 1, 1]


@rule("IV-TUT-17")
def test_the_tutorial_planet_has_eight_sectors():
    planet = FERRY.book.worlds["here"].planet
    sectors = {sector.number: sector for sector in planet.sectors}
    assert sorted(sectors) == list(range(1, 9))
    assert sorted(n for n, sector in sectors.items() if sector.place) == [1, 2, 6, 7]
    assert sorted(n for n, sector in sectors.items() if sector.entry) == [4, 5, 8]
    assert sectors[3].card_space and not (sectors[3].place or sectors[3].entry)


@rule("IV-SET-11")
def test_what_the_first_planet_does_not_use_does_nothing_there():
    game = play(begin(FERRY), until="act")
    assert [me.charges for me in game.s.members] == [0] * 4
    game.doing(GainLead("mineral", 2), seat=2).then(finds=[], bag=[])


@rule("IV-RNK-01")
def test_of_two_rank_cards_one_is_laid_out():
    marrow = rules_of("marrow")
    game = play(begin(marrow), until="rank_card")
    options = [str(option.ids[0]) for option in game.question(0).options]
    kit = marrow.cartridge.kit
    assert kit is not None
    assert sorted(options) == sorted(kit.rank_cards)
    game.when(f"3: rank_card {options[1]}").then(rank_card=options[1], rank_done=False)


@rule("IV-SPL-05")
def test_a_board_with_its_own_supplies_track_uses_it():
    assert play(begin(), until="pilot").s.own_supplies is False
    world = RULES.cartridge
    own = IssVanguard(structs.replace(world, planet=structs.replace(world.planet, supplies=7)))
    game = play(begin(own), until="pilot").then(own_supplies=True, supplies=7, most_supplies=7)
    game.doing(GainSupplies(), seat=2).then(supplies=7)


@rule("IV-OPS-01", "IV-OPS-04", "IV-SEC-08")
@pytest.mark.parametrize("team", ["2", "3", "4"])
@pytest.mark.parametrize("cartridge", ["ferry_rock", "marrow", "tidewater"])
def test_every_world_begins_with_its_own_kit_for_two_three_and_four_members(cartridge: str, team: str):
    rules = rules_of(cartridge)
    kit = rules.cartridge.kit
    game = play(begin(rules, players=team, team=team), until="act")

    assert len(game.s.members) == int(team)
    assert (game.s.lander, game.s.modules) == (kit.lander, list(kit.modules))
    for me in game.s.members:
        own = getattr(kit, ("engineering", "recon", "science", "security")[me.seat])
        assert (me.crew, me.rank, me.equipment) == (own.crew, own.rank, list(own.equipment))
        assert len(game.s.dice[me.seat]) == 5 + len(own.dice)


# The kit of an act


@pytest.mark.parametrize("team", ["2", "3", "4"])
@pytest.mark.parametrize("world", ["tiny", "marrow", "tidewater", "verdigris"])
def test_any_world_begins_with_the_kit_of_its_act_for_two_to_four_members(world: str, team: str):
    rules = rules_of(world)
    kit = rules.book.system.kits[rules.cartridge.planet.act - 1]
    game = play(begin(rules, team=team, players="1", begin="act"), until="pilot")
    assert len(game.s.members) == int(team)
    assert game.s.lander == kit.lander
    assert game.s.modules == list(kit.modules)
    for me in game.s.members:
        own = getattr(kit, SECTIONS[me.seat])
        assert (me.crew, me.rank) == (own.crew, own.rank)
        assert set(own.equipment) <= {*me.equipment, *game.s.armoury}


def test_a_world_without_a_kit_has_that_of_its_act_and_one_with_a_kit_its_own():
    bare = IssVanguard(
        structs.replace(RULES.cartridge, kit=None, planet=structs.replace(RULES.cartridge.planet, act=3))
    )
    third = bare.book.system.kits[2]
    assert list(bare.problems()) == []
    assert {me.crew for me in play(begin(bare), until="pilot").s.members} == {
        getattr(third, section).crew for section in SECTIONS
    }
    assert {me.rank for me in play(begin(bare), until="pilot").s.members} == {3}
    assert RULES.cartridge.kit is not None
    assert play(begin(), until="pilot").s.members[0].crew == RULES.cartridge.kit.engineering.crew


def test_the_tutorial_keeps_its_own_kit():
    asked = [me.crew for me in play(begin(FERRY, begin="act"), until="act").s.members]
    assert asked == [me.crew for me in play(begin(FERRY), until="act").s.members]


@pytest.mark.parametrize("act", [0, 1, 2])
def test_the_kits_of_the_acts_are_in_the_box_and_fit_the_lander(act: int):
    kit = BOOK.system.kits[act]
    assert list(kit_problems(BOOK, kit)) == []
    for section in SECTIONS:
        member = getattr(kit, section)
        assert all(BOOK.section_cards[key].rank <= member.rank for key in member.deck)
        assert member.rank == act + 1


def test_the_first_turn_tells_who_has_it_though_the_same_answer_sent_them():
    game = play(begin(FERRY, players="3"), until="act")
    assert game.events_of("turn_begins") == [(SCIENCE, "samuel_okoro")]
