"""Places, circumstances, missions, time, Threats: IV-POI, IV-CIR, IV-MIS, IV-TIM, IV-THR."""

import pytest
from msgspec import structs

from starboard.games.iss_vanguard.effects import board, threats
from starboard.games.iss_vanguard.effects.story import EndExploration
from starboard.games.iss_vanguard.model.board import Threat
from starboard.games.iss_vanguard.rules.conditions import NoFigureOn
from starboard.games.iss_vanguard.rules.entries import ReadEntry
from starboard.games.iss_vanguard.rules.force import circumstances_of
from starboard.games.iss_vanguard.rules.missions import is_failed
from starboard.games.iss_vanguard.rules.places import top_place
from starboard.games.iss_vanguard.rules.sectors import is_final, is_important
from starboard.testing import rule
from tests.games.iss_vanguard.ground import BOOK, Ground, rules_of


def walker(at: int = 4, *figures: int) -> list[Threat]:
    return [Threat("grey_walker", at, list(figures))]


# Points of interest


@rule("IV-POI-01", "IV-POI-03", "IV-POI-04")
def test_replacing_discards_all_cards_and_their_markers_but_not_those_of_the_sector():
    game = Ground(at={2: 2}, tracks={"action-opened_cairn-0-0": 1, "action-sinking_mud-0-0": 1})
    game.doing(board.CoverPlace("opened_cairn"), board.PlaceMarker("flag"), board.AdvanceTime(), seat=2)
    game.then(times={"opened_cairn": 1})
    game.doing(board.CoverPlace("trodden_mud"), seat=2).doing(board.ReplacePlace("sinking_mud"), seat=2)
    assert game.s.sectors[2].places == ["sinking_mud"]
    assert game.s.sectors[2].markers == ["flag"]
    game.then(times={}, tracks={})


@rule("IV-POI-02", "IV-POI-06")
def test_a_card_on_top_discards_nothing_and_the_one_beneath_comes_back_without_markers():
    game = Ground(at={2: 2}).doing(board.CoverPlace("opened_cairn"), board.AdvanceTime(), seat=2)
    game.doing(board.CoverPlace("trodden_mud"), seat=2)
    assert game.s.sectors[2].places == ["opened_cairn", "trodden_mud"]
    assert top_place(BOOK, game.s, 2) == "trodden_mud"
    game.doing(board.UncoverPlace(), seat=2).then(times={})
    assert top_place(BOOK, game.s, 2) == "opened_cairn"
    game.doing(board.UncoverPlace(), seat=2)
    assert top_place(BOOK, game.s, 2) == "old_cairn"


@rule("IV-POI-05")
def test_final_and_important_icons_count_on_the_active_card():
    game = Ground()
    assert is_important(BOOK, game.s, 4) and not is_final(BOOK, game.s, 2)
    game.doing(board.ReplacePlace("opened_cairn", 2), board.CoverPlace("trodden_mud", 4), seat=2)
    assert is_final(BOOK, game.s, 2) and not is_important(BOOK, game.s, 4)


# Circumstances


@rule("IV-CIR-01", "IV-CIR-03", "IV-CIR-05", "IV-GEN-06")
def test_one_set_of_circumstances_is_in_force_and_its_markers_go_with_it():
    game = Ground()
    assert circumstances_of(game.g) == "still_air"
    game.doing(board.SetCircumstances("loud_wind"), board.AdvanceTime(), seat=2).then(times={"loud_wind": 1})
    assert circumstances_of(game.g) == "loud_wind"
    game.doing(board.DiscardCircumstances(), seat=2).then(times={})
    assert circumstances_of(game.g) == "still_air"
    game.doing(board.SetCircumstances("loud_wind"), seat=2).then(times={}, circumstances="loud_wind")


@rule("IV-CIR-04")
def test_of_several_copies_with_one_number_one_is_taken_at_random(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(BOOK.copies, "trodden_mud", ("trodden_mud", "opened_cairn"))
    taken = set()
    for rng in range(12):
        game = Ground(rng=rng).doing(board.ReplacePlace("trodden_mud", 3), seat=2)
        taken |= set(game.s.sectors[3].places)
    assert taken == {"trodden_mud", "opened_cairn"}


# Missions


@rule("IV-MIS-01", "IV-MIS-02")
def test_a_mission_finishes_by_itself_as_soon_as_its_objective_holds():
    game = Ground(at={0: 3, 1: 3, 3: 3}, p2={"slots": [0]}).when("move sector-3")
    game.then(missions=[], missions_done=["stand_together"], success=2)


@rule("IV-MIS-03", "IV-MIS-04")
def test_a_triggered_conclusion_is_a_choice_between_actions_and_costs_none():
    """IV-EX-48"""
    game = Ground(at={2: 3}, missions=["look_around"], supplies=5)
    game.lacks("conclude", seat=2).when("move sector-4").offers("conclude look_around").then(actions=1)
    game.when("conclude look_around").then(missions=[], supplies=7, actions=1)
    late = Ground(at={2: 3}, missions=["look_around"], actions=1).when("move sector-4")
    late.asks("act", "conclude look_around", "done", seat=2)


@rule("IV-MIS-04", "IV-MIS-05", "IV-MIS-06")
def test_only_missions_that_are_not_optional_fail_an_exploration():
    assert is_failed(BOOK, Ground().s)
    assert not is_failed(BOOK, Ground(missions=["look_around"]).s)
    game = Ground(missions=["look_around"]).doing(board.AddMission("stand_together"), seat=2)
    assert is_failed(BOOK, game.s)
    assert is_failed(BOOK, Ground(missions=[], missions_failed=["stand_together"]).s)


@rule("IV-MIS-07", "IV-END-01", "IV-END-07")
def test_an_end_without_a_named_result_goes_by_the_missions_in_play():
    lost = Ground(event=[next(iter(BOOK.events))]).doing(EndExploration(), seat=2)
    assert lost.s.outcome is not None and lost.s.outcome.kind == "loss"
    assert lost.events_of("event") == []
    won = Ground(missions=["look_around"]).doing(EndExploration(), seat=2)
    assert won.s.outcome is not None and won.s.outcome.kind == "win"
    named = Ground().doing(EndExploration("success"), seat=2)
    assert named.s.outcome is not None and named.s.outcome.kind == "win"


# Time


@rule("IV-TIM-03", "IV-TIM-07")
def test_a_marker_goes_back_or_off_and_nothing_happens_by_it():
    game = Ground(threats=walker(), times={"grey_walker": 2}).doing(board.RegressTime("grey_walker"), seat=2)
    game.then(times={"grey_walker": 1})
    assert game.events_of("behave") == []
    game.doing(board.RegressTime("grey_walker"), seat=2).then(times={})
    game.doing(board.RegressTime("grey_walker"), seat=2).then(times={})


@rule("IV-TIM-04")
def test_the_players_choose_the_order_of_tracks_where_it_matters():
    game = Ground(threats=walker(), circumstances="loud_wind", times={"loud_wind": 1, "grey_walker": 2})
    game.doing(board.AdvanceTime(), seat=2).asks("order", "advance loud_wind", "advance grey_walker", seat=2)
    quiet = Ground(threats=walker(), circumstances="loud_wind", times={"grey_walker": 1})
    quiet.doing(board.AdvanceTime(), seat=2).asks_of("act").then(times={"loud_wind": 1, "grey_walker": 2})


@rule("IV-TIM-06", "IV-TIM-08")
def test_all_time_tracks_are_those_in_play_at_that_moment():
    game = Ground(threats=walker(), circumstances="loud_wind")
    game.doing(board.CoverPlace("opened_cairn", 2), seat=2).doing(board.CoverPlace("trodden_mud", 2), seat=2)
    game.doing(board.AdvanceTime(), seat=2).then(times={"loud_wind": 1, "grey_walker": 1})
    gone = Ground(threats=walker(), circumstances="loud_wind", times={"loud_wind": 1, "grey_walker": 2})
    gone.doing(board.AdvanceTime(), seat=2).doing(threats.RemoveThreat("grey_walker"), seat=2)
    gone.when("advance grey_walker").then(times={}, circumstances="")
    assert gone.events_of("behave") == []


# Threats


@rule("IV-THR-01", "IV-THR-02", "IV-THR-10", "IV-TIM-02")
def test_entering_a_box_carries_out_its_behaviours_in_order_and_a_reset_starts_anew():
    """IV-EX-47"""
    game = Ground(threats=walker(1), at={0: 2, 1: 2, 3: 2}, times={"grey_walker": 2}, p2={"slots": [0, 0, 0]})
    game.doing(board.AdvanceTime("grey_walker"), seat=2)
    game.then(times={}, p2={"slots": [0], "used": [0, 0]})
    assert game.events_of("behave") == [(-1, "grey_walker", "stamp"), (-1, "grey_walker", "stamp")]
    again = Ground(threats=walker(4), times={"grey_walker": 2}, forced={"d10": [0]})
    again.doing(board.AdvanceTime("grey_walker", 2), seat=2).then(times={"grey_walker": 1})
    assert [ids[-1] for ids in again.events_of("behave")] == ["stamp", "stamp", "stroll"]


@rule("IV-THR-04", "IV-THR-05", "IV-THR-09")
def test_a_d10_leads_a_threat_to_the_lowest_or_the_highest_connected_sector():
    for rolled, to in ((0, 2), (4, 2), (5, 3), (9, 3)):
        game = Ground(threats=walker(4), forced={"d10": [rolled]})
        game.doing(threats.MoveThreat("grey_walker", way="d10"), seat=2)
        assert game.s.threats[0].at == to
    game.then(p2={"used": []})
    assert game.events_of("danger") == []


@rule("IV-THR-06")
def test_a_threat_off_the_board_does_not_move_and_comes_back_where_it_is_placed():
    game = Ground(threats=walker(0)).doing(threats.MoveThreat("grey_walker", way="lowest"), seat=2)
    assert game.s.threats[0].at == 0
    game.doing(threats.PlaceThreat("grey_walker", 3), seat=2)
    assert game.s.threats[0].at == 3


@rule("IV-THR-07", "IV-THR-08")
def test_a_threat_takes_a_shortest_way_and_between_equal_ways_the_players_choose():
    game = Ground(threats=walker(4), p2={"injuries": ["trauma"]}, last_special=0)
    game.doing(threats.MoveThreat("grey_walker", n=2, toward="most_injuries"), seat=2)
    game.asks("threat_way", "to sector-2", "to sector-3", seat=2).when("to sector-3")
    assert game.s.threats[0].at == 1
    near = Ground(threats=walker(4), at={0: 3}).doing(threats.MoveThreat("grey_walker", 2, "nearest"), seat=2)
    assert near.s.threats[0].at == 3
    shut = Ground(threats=walker(4), routes_closed=["route-2-4", "route-3-4"])
    shut.doing(threats.MoveThreat("grey_walker", 1, "most_injuries"), seat=2).asks_of("act")
    assert shut.s.threats[0].at == 4


@rule("IV-THR-11")
def test_a_threat_that_is_removed_takes_figures_and_markers_along():
    game = Ground(threats=walker(1, 2), times={"grey_walker": 1}, tracks={"action-grey_walker-0-0": 1})
    game.when("special action-grey_walker-0").then(threats=[], times={}, tracks={})
    game.doing(board.AdvanceTime(), seat=2).then(times={})


@rule("IV-THR-12")
def test_several_threats_have_a_card_a_figure_and_a_track_each(monkeypatch: pytest.MonkeyPatch):
    second = structs.replace(BOOK.threats["grey_walker"], key="second_walker")
    monkeypatch.setitem(BOOK.threats, second.key, second)
    monkeypatch.setitem(BOOK.by_key, second.key, second)
    game = Ground(threats=[*walker(4), Threat(second.key, 1)], times={"grey_walker": 1})
    game.doing(board.AdvanceTime(second.key), seat=2).then(times={"grey_walker": 1, second.key: 1})
    assert game.s.threats[0].at == 4 and game.s.threats[1].at in (2, 3)
    game.doing(threats.RemoveThreat(second.key), seat=2).then(times={"grey_walker": 1})
    assert [threat.key for threat in game.s.threats] == ["grey_walker"]


@rule("IV-THR-03")
def test_a_secondary_figure_comes_on_the_lowest_fitting_sector_without_one():
    game = Ground(threats=walker(4)).doing(threats.PlaceFigure("grey_walker", ("caves", "desert")), seat=2)
    assert game.s.threats[0].figures == [2]
    game.doing(threats.PlaceFigure("grey_walker", ("caves", "desert"), no_move=True), seat=2)
    assert game.s.threats[0].figures == [2, 3] and game.s.sectors[3].no_move
    game.doing(threats.RemoveFigures("grey_walker"), seat=2)
    assert game.s.threats[0].figures == [] and game.s.sectors[3].no_move is None


# The second Threat of Tidewater


def test_a_lamp_held_to_the_glass_brings_a_second_threat_with_a_track_of_its_own():
    game = Ground(rules_of("tidewater"), at={2: 7, 3: 6}, threats=[Threat("the_ebb", 0)], bag=[])
    game.doing(ReadEntry("the_window_below"), seat=2).when("2: choose hold_it_up_to_the_glass")
    assert [(threat.key, threat.at) for threat in game.s.threats] == [("the_ebb", 0), ("lamp_follower", 8)]

    game.doing(threats.Behave("come_to_the_light", "lamp_follower"))
    assert game.s.threats[1].at == 6  # the nearest member: the other way, past the gallery, is one-way

    game.s.members[3].hand = ["behind_me"]
    game.doing(threats.Behave("cover_the_lamp", "lamp_follower"))
    assert game.s.members[3].hand == []


@rule("IV-MIS-02", "IV-MIS-01")
def test_a_mission_that_waits_for_a_figure_to_leave_finishes_as_it_leaves():
    tide = rules_of("tidewater")
    key = next(key for key, card in tide.book.missions.items() if any(
        isinstance(fact, NoFigureOn) for fact in card.objective))  # fmt: skip
    game = Ground(tide, missions=[key], at={2: 8})
    game.s.threats = [Threat("the_ebb", 1, [8])]
    game.doing(threats.RemoveFigures("the_ebb"), seat=2)

    assert key in game.s.missions_done
