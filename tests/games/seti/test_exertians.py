"""The Exertians: secret cards, milestones ahead of the leader, and danger."""

import pytest

from starboard.games.seti.effects.sky import Trace
from starboard.games.seti.rules.exertians import danger, exertian_points
from starboard.kernel.words import Event
from starboard.testing import rule
from tests.games.seti.aliens import discovering, known
from tests.games.seti.given import orbiter, techs

CARDS = ["razor_edge_shuttle", "deflector", "oscillating_probes"]


def holding(*cards, **fields):
    own = {"exertian": list(cards), **fields.pop("p0", {})}
    return known("exertians", p0=own, **fields)


def finished(given):
    return given.when("pass_round", "1: pass_round")


def scores(given):
    assert given.g.s.outcome is not None
    return given.g.s.outcome.scores


@rule("SE-EXE-01")
def test_three_cards_for_all_and_one_more_for_each_marker():
    given = discovering("exertians", 0, 1, 0, seats=3)
    assert [len(player.exertian) for player in given.g.s.players] == [5, 4, 3]
    assert given.g.s.exertian_deck == []


@rule("SE-EXE-02")
def test_one_may_be_played_for_each_marker():
    given = discovering("exertians", 0, 1, 0).asks("plot")
    given.when(f"plot {given.me.exertian[0]}").asks("plot").when("decline").asks("plot", seat=1)
    given.when("1: decline").asks("action", seat=1)
    assert [len(player.plotted) for player in given.g.s.players] == [1, 0]


@rule("SE-EXE-03")
def test_two_milestones_ahead_of_the_leader():
    discovering("exertians", -2, -2, -2, p0={"vp": 3}, p1={"vp": 7}).then(exertian_marks=[27, 47])


@rule("SE-EXE-04")
def test_the_first_milestone_lets_a_card_be_played():
    given = holding(*CARDS, p0={"vp": 10}, exertian_marks=[10, 30]).when("launch", "end").asks("plot")
    given.when("plot deflector").then(p0={"plotted": ["deflector"], "credits": 7}).asks("action", seat=1)


@rule("SE-EXE-04")
def test_the_second_one_costs_a_credit():
    given = holding(*CARDS, p0={"vp": 12, "claimed": 1 << 8}, exertian_marks=[10, 12]).when("launch", "end")
    given.when("plot deflector").then(p0={"plotted": ["deflector"], "credits": 6})


@rule("SE-EXE-04")
def test_who_cannot_pay_then_cannot_later():
    own = {"vp": 12, "claimed": 1 << 8, "credits": 0, "publicity": 0}
    given = holding(*CARDS, p0=own, exertian_marks=[10, 12], round=5).when("pass_round")
    given.asks("action", seat=1).then(p0={"claimed": 3 << 8, "plotted": []})


@rule("SE-EXE-05")
def test_they_are_not_in_hand():
    given = holding("razor_edge_shuttle", "deflector", "expender_core", "extractor", "cassette_deployment")
    given.lacks("corner")
    assert not any("card" in option.ids[:1] for option in given.g.moves(0) if option.key == "exchange")
    given.when("pass_round").asks("round_card")


@rule("SE-EXE-06")
def test_q40_they_cannot_be_discarded():
    given = holding(*CARDS)
    assert not any(card in option.ids for option in given.g.moves(0) for card in CARDS)


@rule("SE-EXE-07")
def test_q44_they_are_neither_missions_nor_end_of_game_cards():
    given = holding(p0={"plotted": ["oscillating_probes"]}, figures=[orbiter("mars")] * 3)
    given.lacks("complete").then(p0={"missions": [], "kept": [], "done": []})


@rule("SE-EXE-08")
@pytest.mark.parametrize(("orbiters", "points"), [(2, 0), (3, 11), (6, 11)])
def test_q45_a_card_scores_once_if_its_condition_holds(orbiters, points):
    given = holding(p0={"plotted": ["oscillating_probes"]}, figures=[orbiter("mars")] * orbiters)
    assert exertian_points(given.g, 0) == points


@rule("SE-EXE-09")
def test_unplayed_cards_score_nothing_and_are_no_danger():
    given = holding("oscillating_probes", figures=[orbiter("mars")] * 3)
    assert exertian_points(given.g, 0) == 0 and danger(given.g, given.me) == 0


@rule("SE-EXE-10")
@pytest.mark.parametrize(("space", "adds"), [(1, 3), (2, 3), (3, 2), (4, 2), (5, 1)])
@pytest.mark.parametrize("colour", ["purple", "yellow", "blue"])
def test_spaces_add_danger(colour, space, adds):
    given = known("exertians").doing(Trace((colour,))).when(f"trace left-{colour}-space-{space}")
    assert danger(given.g, given.me) == adds


COLUMNS = {
    "purple": [(9, {"credits": 10}), (7, {"credits": 10}), (5, {"credits": 10}), (4, {"credits": 10})],
    "yellow": [(6, {"energy": 10}), (4, {"energy": 10}), (2, {"energy": 10}), (1, {"energy": 10})],
    "blue": [(n, {"data": 1, "publicity": 5}) for n in (6, 4, 2, 1)],
}


def column(colour):
    for space, (vp, gained) in enumerate([*COLUMNS[colour], (3, {"publicity": 5})], 1):
        given = known("exertians").doing(Trace((colour,))).when(f"trace left-{colour}-space-{space}")
        card = colour == "yellow" and space < 5
        given.when(*["deck"] * card).then(p0={"vp": vp, **gained})
        assert len(given.me.hand) == card


@rule("SE-EXE-11")
def test_the_purple_column():
    column("purple")


@rule("SE-EXE-12")
def test_the_yellow_column():
    column("yellow")


@rule("SE-EXE-13")
def test_the_blue_column():
    column("blue")


@rule("SE-EXE-14")
def test_most_danger_costs_a_tenth_after_all_other_scoring():
    own = {
        "plotted": ["razor_edge_shuttle"],
        "vp": 25,
        "claimed": 1,
        "techs": techs("orange_1", "orange_2", "orange_3"),
    }
    given = finished(holding(p0=own, p1={"vp": 20, "danger": 5}, round=5))
    assert scores(given) == (25 + 14 - 3, 20)


@rule("SE-EXE-15")
def test_all_who_are_tied_lose():
    given = finished(known("exertians", p0={"vp": 10, "danger": 2}, p1={"vp": 19, "danger": 2}, round=5))
    assert scores(given) == (9, 18)


@rule("SE-EXE-16")
def test_without_danger_nobody_loses():
    assert scores(finished(known("exertians", p0={"vp": 10}, p1={"vp": 19}, round=5))) == (10, 19)


@rule("SE-EXE-17")
def test_played_cards_stay_secret():
    given = holding(*CARDS, p0={"vp": 10}, exertian_marks=[10, 99]).when("launch", "end", "plot deflector")
    event = next(event for event in given.events if event.what == "plot")
    assert (event.ids, event.secret, event.to) == ((), ("deflector",), 1)
    assert event.seen_by(1) == Event("plot", 0)


@rule("SE-EXE-18")
def test_they_are_never_played_by_the_main_action():
    holding(*CARDS, p0={"credits": 20}).lacks("play")
