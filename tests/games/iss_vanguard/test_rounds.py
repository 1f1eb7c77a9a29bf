"""Rounds, turns and events: IV-RND, IV-EVT."""

from starboard.games.iss_vanguard.effects.board import AdvanceTime, CoverPlace
from starboard.games.iss_vanguard.effects.story import DrawEvent, EndTurn, ExtraAction, SkipEvent
from starboard.games.iss_vanguard.effects.team import GainSuccess, LoseSupplies
from starboard.games.iss_vanguard.rules.sectors import biomes
from starboard.kernel.forms import ChooseOne, May, Way
from starboard.testing import rule
from tests.games.iss_vanguard.ground import BOOK, Ground, begin, play

HERE = [key for key, card in BOOK.events.items() if "rocky" in card.biomes and card.deck == "standard"]
ELSEWHERE = [key for key, card in BOOK.events.items() if "rocky" not in card.biomes and card.deck == "standard"]


@rule("IV-RND-01", "IV-SEC-09")
def test_the_recon_section_gives_the_first_start_marker_though_it_sends_nobody():
    game = play(begin(players="2"), until="start_marker")

    game.waits(1)
    assert [me.seat for me in game.s.members] == [0, 2]
    game.asks("start_marker", "start member-0", "start member-2", seat=1).when("1: start member-2")
    assert (game.s.start, game.s.active) == (2, 2)


@rule("IV-RND-02", "IV-RND-03", "IV-RND-04")
def test_the_holder_gives_the_start_marker_and_turns_go_clockwise_from_there():
    """IV-EX-49"""
    game = Ground(start=3, active=3, p0={"done": True}, p1={"done": True}, p2={"done": True}).when("3: done")
    game.waits(3).asks("start_marker", seat=3).when("3: start member-1")

    assert [me.done for me in game.s.members] == [False] * 4
    for seat in (1, 2, 3, 0):
        game.waits(seat).when("done")
    assert game.s.round == 3
    game.waits(1).asks("start_marker", seat=1)


@rule("IV-RND-05", "IV-RND-06", "IV-ACT-02")
def test_a_turn_has_two_actions_of_which_some_may_be_given_up():
    game = Ground().when("rest").then(actions=1, active=2).when("rest")
    game.then(active=3)
    Ground().when("done").then(active=3, supplies=12)


@rule("IV-RND-07")
def test_the_turn_marker_is_turned_before_the_event_is_revealed():
    card = next(key for key in HERE if BOOK.events[key].does)
    game = Ground(event=[card]).when("done")
    assert game.me.done
    assert game.events_of("event") == [(2, card)]


@rule("IV-RND-09")
def test_an_effect_ends_the_turn_and_the_event_still_comes():
    game = Ground(event=[ELSEWHERE[0]]).doing(EndTurn(), seat=2)
    assert game.s.active == 3
    assert len(game.events_of("event")) == 1
    assert Ground(event=[ELSEWHERE[0]]).doing(SkipEvent(), seat=2).when("done").events_of("event") == []


@rule("IV-RND-10")
def test_of_two_events_the_first_is_resolved_before_the_second_is_revealed():
    game = Ground(event=[ELSEWHERE[1], ELSEWHERE[0]], circumstances="loud_wind").doing(DrawEvent(2), seat=2)
    game.when("done")
    words = [event.what for event in game.events if event.what in ("event", "time")]
    assert words[:4] == ["event", "time", "event", "time"]


@rule("IV-EVT-01")
def test_an_empty_event_deck_is_made_of_the_discard():
    game = Ground(event=[], event_done=[ELSEWHERE[0]]).when("done")
    game.then(event=[], event_done=[ELSEWHERE[0]])
    assert len(game.events_of("event")) == 1


@rule("IV-EVT-02", "IV-EVT-03", "IV-EVT-06")
def test_a_matching_biome_brings_the_main_effect_alone_and_any_other_the_secondary_alone():
    """IV-EX-19"""
    missed = Ground(event=[ELSEWHERE[0]], circumstances="loud_wind").when("done")
    assert missed.s.times == {"loud_wind": 1}
    hit = Ground(event=[HERE[0]], circumstances="loud_wind").when("done")
    assert hit.s.times == {}


@rule("IV-EVT-04")
def test_the_biomes_of_a_sector_are_printed_and_of_its_top_card_alone():
    game = Ground()
    assert biomes(BOOK, game.s, 2) == {"desert", "ruins"}
    game.doing(CoverPlace("trodden_mud", 2), seat=2)
    assert biomes(BOOK, game.s, 2) == {"desert"}


@rule("IV-EVT-07", "IV-EVT-09")
def test_an_option_that_cannot_be_paid_in_full_cannot_be_chosen():
    """IV-EX-40"""
    choice = ChooseOne((Way("pay", (LoseSupplies(2),)), Way("other", (GainSuccess(),))))
    Ground(supplies=1).doing(choice, seat=2).then(supplies=1, success=1)
    Ground(supplies=2).doing(choice, seat=2).asks_of("choose")
    only = ChooseOne((Way("pay", (LoseSupplies(2),)),))
    Ground(supplies=1).doing(only, seat=2).then(supplies=1).asks_of("act")


@rule("IV-EVT-10")
def test_a_main_effect_that_is_declined_leaves_the_event_without_effect():
    game = Ground(circumstances="loud_wind").doing(May((GainSuccess(),)), seat=2, source="still_air")
    game.when("decline still_air").then(success=0, times={})


@rule("IV-RND-11")
def test_effects_of_the_start_of_a_round_come_after_the_start_marker_and_before_the_first_turn():
    card = next(key for key, card in BOOK.section_cards.items() if card.upper.when == "start_of_round")
    done = {"done": True}
    game = Ground(p0=done, p1=done, p3=done, p2={"hand": [card]}).when("done").asks_of("start_marker")
    game.when("start member-3").asks("use_or_not", f"use {card}", f"decline {card}", seat=2).then(active=-1)
    game.when(f"use {card}").then(p2={"hand": [], "spent": [card]})


@rule("IV-TIM-01", "IV-TIM-02", "IV-TIM-05", "IV-TIM-09")
def test_a_time_marker_is_placed_then_moves_and_stays_on_the_effect_box():
    """IV-EX-20"""
    game = Ground().doing(CoverPlace("opened_cairn", 2), seat=2)
    game.doing(AdvanceTime(), seat=2).then(times={"opened_cairn": 1}, success=0)
    game.doing(AdvanceTime(), seat=2).then(times={"opened_cairn": 2}, success=1)
    game.doing(AdvanceTime(), seat=2).then(times={"opened_cairn": 2}, success=1)


@rule("IV-RND-07", "IV-RND-05")
def test_an_action_more_is_of_no_use_after_the_turn_marker_is_turned_over():
    game = Ground(p2={"hand": ["double_time"], "rank": 2})
    game.offers_free("play double_time", "persevere", seat=2)

    over = Ground(p2={"hand": ["double_time"], "rank": 2, "done": True}, actions=0, missions=["look_around"], at={2: 4})
    over.refuses("2: play double_time")
    over.doing(ExtraAction(), seat=2).then(actions=0)
