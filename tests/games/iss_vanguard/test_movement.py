"""Actions, Special Actions, moving, Rest, Prepare: IV-ACT, IV-SPA, IV-MOV, IV-RST, IV-PRE."""

from starboard.games.iss_vanguard.effects.board import CoverPlace, SetNoMove
from starboard.games.iss_vanguard.effects.people import MoveMember
from starboard.games.iss_vanguard.model.board import Threat
from starboard.games.iss_vanguard.rules.modifiers import Forbid
from starboard.games.iss_vanguard.rules.sectors import connections
from starboard.kernel.force import Last
from starboard.testing import rule
from tests.games.iss_vanguard.ground import BOOK, Ground

CAIRN = "special action-old_cairn-0"
TOGETHER = "special action-old_cairn-1"
MUD = "special action-sinking_mud-0"


@rule("IV-ACT-01", "IV-SPA-05")
def test_a_turn_offers_the_actions_and_each_special_action_by_itself():
    game = Ground(at={2: 2, 3: 2})
    game.offers(CAIRN, TOGETHER, "move sector-1", "rest", "prepare draw", "prepare test", "prepare draw_test")
    game.lacks("lift_off", seat=2)
    Ground().offers("lift_off")


@rule("IV-ACT-02")
def test_a_second_special_action_is_closed_and_other_actions_are_not():
    game = Ground(at={2: 4}).when(MUD).then(special_used=True, actions=1)
    game = Ground(at={2: 2}, special_used=True)
    game.refuses_by("IV-ACT-02", CAIRN).offers("rest", "move sector-1")


@rule("IV-SPA-01")
def test_the_special_action_of_a_place_is_performed_on_its_sector_alone():
    Ground(at={2: 2}).offers(CAIRN)
    Ground(at={2: 1}).lacks("special", seat=2)
    Ground(at={2: 2}).doing(CoverPlace("trodden_mud", 2), seat=2).lacks("special", seat=2)


@rule("IV-SPA-03", "IV-THR-03")
def test_a_threat_offers_its_action_on_the_sector_of_its_main_figure_alone():
    wave = "special action-grey_walker-0"
    Ground(threats=[Threat("grey_walker", 1, [3])]).offers(wave)
    Ground(threats=[Threat("grey_walker", 3, [1])]).lacks("special", seat=2)


@rule("IV-SPA-04", "IV-POI-02")
def test_a_special_action_without_a_test_follows_its_text():
    game = Ground(at={2: 4}).when(MUD)
    assert game.s.sectors[4].places == ["trodden_mud"]
    game.then(test=None, last_special=2)


@rule("IV-SPA-06")
def test_the_condition_of_a_special_action_must_hold_when_it_is_chosen():
    take = "special action-opened_cairn-0"
    game = Ground(at={2: 2}, supplies=0).doing(CoverPlace("opened_cairn", 2), seat=2)
    game.refuses_by("IV-SPA-06", take)
    Ground(at={2: 2}).doing(CoverPlace("opened_cairn", 2), seat=2).offers(take)


@rule("IV-SPA-07")
def test_a_test_that_needs_support_wants_a_promise_before_it_is_chosen():
    Ground(at={2: 2}).refuses_by("IV-SPA-07", TOGETHER)
    game = Ground(at={2: 2, 3: 2}).when(TOGETHER).asks("commit", seat=3)
    game.when("3: refuse action-old_cairn-1").asks_of("act").then(actions=2, special_used=False)
    game.refuses_by("IV-SPA-07", TOGETHER)
    game = Ground(at={2: 2, 3: 2}).when(TOGETHER, "3: commit action-old_cairn-1").then(actions=1, special_used=True)
    assert game.s.test is not None and game.s.test.pledged == 3


# Moving


@rule("IV-MOV-01", "IV-MOV-02")
def test_a_route_with_one_arrow_is_used_in_its_direction_alone():
    """IV-EX-23"""
    Ground(at={2: 2}).offers("move sector-3")
    Ground(at={2: 3}).refuses("move sector-2")
    s = Ground().s
    assert (connections(BOOK, s, 2), connections(BOOK, s, 3)) == ([1, 3, 4], [1, 4])


@rule("IV-MOV-03", "IV-MOV-05", "IV-MOV-08")
def test_a_spend_icon_costs_a_die_before_the_member_arrives_and_reads():
    game = Ground(p2={"slots": [0]}).when("move sector-3")
    game.then(p2={"at": 3, "slots": [], "used": [0]}, entries={"a_voice_below": 1})


@rule("IV-MOV-14")
def test_several_icons_are_resolved_in_an_order_of_choice():
    game = Ground(at={2: 2}).when("move sector-3").asks_of("order")
    game.asks("order", "icon icon-danger_A", "icon icon-spend_red", seat=2)
    assert game.me.at == 2


@rule("IV-MOV-04", "IV-MOV-15")
def test_the_movement_icon_asks_for_what_the_circumstances_say():
    game = Ground(at={2: 2}, p2={"slots": [0]}).when("move sector-4")
    game.then(p2={"at": 4, "slots": [], "used": [0]})


@rule("IV-MOV-07", "IV-MOV-11")
def test_a_move_by_test_starts_where_the_member_stands_and_a_failure_leaves_it_there():
    """IV-EX-24"""
    game = Ground(at={2: 2, 0: 2}, circumstances="loud_wind", p2={"slots": []}).when("move sector-4")
    assert game.s.test is not None and game.s.test.at == 2
    assert game.me.at == 2
    for _ in range(20):
        seat = game.g.waiting[0]
        if game.question(seat).prompt == "act":
            break
        pass_ = [o for o in game.g.options(seat) if o.key in ("pass", "choose_dice", "no_support", "support")]
        game.g.answer(seat, min(pass_ or game.g.options(seat), key=lambda o: len(o.ids)))
    game.then(actions=1, test=None, p2={"at": 2})


@rule("IV-MOV-08", "IV-MOV-13")
def test_an_arrival_entry_is_read_each_time_unless_a_card_covers_it():
    game = Ground(entries={"a_voice_below": 1}, p2={"slots": [0, 0]}).when("move sector-3")
    game.then(entries={"a_voice_below": 2}, success=0)
    covered = Ground(p2={"slots": [0]}).doing(CoverPlace("trodden_mud", 3), seat=2).when("move sector-3")
    covered.then(entries={}, p2={"at": 3})


@rule("IV-MOV-09")
def test_nobody_moves_away_from_a_no_move_icon_on_place_or_sector():
    Ground(at={2: 4}).refuses_by("IV-MOV-09", "move sector-3")
    Ground().doing(SetNoMove(1), seat=2).refuses_by("IV-MOV-09", "move sector-2")


@rule("IV-MOV-10", "IV-MOV-12")
def test_an_effect_shifts_a_member_past_a_no_move_icon_and_only_in_the_own_turn_it_reads():
    game = Ground(at={2: 4}).doing(MoveMember("sector", 3), seat=2)
    game.then(p2={"at": 3}, entries={"a_voice_below": 1})
    game = Ground(at={0: 4}).doing(MoveMember("sector", 3), seat=0)
    game.then(p0={"at": 3}, entries={})


@rule("IV-MOV-06")
def test_a_danger_die_never_stops_the_move():
    """IV-EX-32"""
    for face in range(8):
        red = [die for die in BOOK.starting_dice["security"] if BOOK.dice[die].colour == 0][:1]
        game = Ground(at={2: 2}, p2={"slots": red * 4}, forced={"danger": [face]}).when("move sector-3")
        game.when("icon icon-danger_A")
        for _ in range(12):
            if game.me.at == 3:
                break
            seat = game.g.waiting[0]
            game.g.answer(seat, game.g.options(seat)[0])
        assert game.me.at == 3


# Rest and Prepare


@rule("IV-RST-01", "IV-SPL-03")
def test_a_rest_costs_a_supply_and_without_supplies_there_is_none():
    Ground(supplies=1).when("rest").then(supplies=0).refuses_by("IV-RST-01", "rest")


@rule("IV-RST-02")
def test_a_rest_brings_back_half_of_all_dice_rounded_up():
    """IV-EX-11"""
    die = BOOK.starting_dice["science"][0]
    others = [d for d in range(len(BOOK.dice)) if BOOK.dice[d].colour != BOOK.dice[die].colour]
    used = [die, others[0], others[0], others[-1], others[-1]]
    game = Ground(p2={"slots": [die, others[0]], "used": used}).when("rest")
    while game.question(2).prompt == "reactivate_dice":
        game.g.answer(2, game.g.options(2)[0])
    assert len(game.me.used) == 1 and len(game.me.slots) == 6


@rule("IV-RST-03")
def test_a_rest_ends_with_the_draw_of_a_card():
    cards = [card.key for card in BOOK.section_cards.values() if card.section == "science" and not card.tutorial][:2]
    game = Ground(p2={"deck": cards[:1]}).when("rest")
    game.then(p2={"hand": cards[:1], "deck": []})


@rule("IV-PRE-01", "IV-PRE-02")
def test_preparing_draws_tests_or_does_both_in_either_order():
    cards = [card.key for card in BOOK.section_cards.values() if card.section == "science" and not card.tutorial][:1]
    Ground(p2={"deck": cards}).when("prepare draw").then(p2={"hand": cards}, test=None, actions=1)
    game = Ground(p2={"deck": cards}).when("prepare test")
    assert game.s.test is not None and game.s.test.action == "" and game.me.hand == []
    game = Ground(p2={"deck": cards}).when("prepare draw_test")
    assert game.s.test is not None and game.me.hand == cards
    game = Ground(p2={"deck": cards}).when("prepare test_draw")
    assert game.s.test is not None and game.me.hand == []


@rule("IV-GEN-04")
def test_what_is_forbidden_for_a_time_is_closed_though_no_piece_forbids_it():
    ban = Last((Forbid("rest"), Forbid("move")), until=())
    game = Ground(at={2: 2}).offers("rest", "move sector-1", "prepare draw").doing(ban, seat=2)
    game.refuses_by("IV-GEN-04", "rest").refuses_by("IV-GEN-04", "move sector-1").offers("prepare draw")
