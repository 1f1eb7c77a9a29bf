"""Turns: what may be done, what it costs, and why it is closed."""

from starboard.kernel.setup import Setup
from starboard.testing import rule
from tests.given import RULES, Given


@rule("MG-SET-01", "MG-SET-02")
def test_everybody_begins_with_two_credits_and_two_plans():
    state = RULES.new(Setup(3, seed=5))

    assert [(player.credits, len(player.hand)) for player in state.players] == [(2, 2)] * 3
    assert RULES.new(Setup(3, seed=6)).deck != state.deck


@rule("MG-TRN-01", "MG-TRN-02")
def test_who_earns_has_two_credits_more_and_the_next_player_is_asked():
    Given().asks("act", "earn").when("earn").then(p0={"credits": 2}).asks("act", seat=1)


@rule("MG-TRN-03")
def test_a_plan_is_drawn_from_the_top_for_one_credit():
    given = Given(p0={"credits": 1}, deck=["old_rocket", "quiet_dish"])

    assert given.price("plan") == {"credits": 1}
    given.when("plan").then(p0={"credits": 0, "hand": ["quiet_dish"]}, deck=["old_rocket"])


@rule("MG-TRN-04", "MG-CRD-01")
def test_a_launch_is_paid_for_does_what_it_says_and_is_discarded():
    given = Given(p0={"credits": 3, "hand": ["press_day"]}).when("launch press_day")

    given.then(p0={"credits": 4, "points": 1, "hand": []}, discards=["press_day"])


@rule("MG-TRN-04")
def test_a_launch_that_cannot_be_paid_for_is_refused_with_its_reason():
    given = Given(p0={"credits": 1, "hand": ["old_rocket"]})

    given.refuses("launch old_rocket")
    assert given.refusals()["launch old_rocket"] == ("why-price", "MG-TRN-04")


@rule("MG-TRN-05")
def test_nobody_draws_a_fourth_plan():
    given = Given(p0={"credits": 1, "hand": ["old_rocket", "quiet_dish", "moon_garden"]})

    assert given.refusals()["plan"] == ("why-hand-full", "MG-TRN-05")


@rule("MG-TRN-06")
def test_nobody_draws_from_an_empty_deck():
    given = Given(p0={"credits": 1}, deck=[], discards=["old_rocket"])

    assert given.refusals()["plan"] == ("why-deck-empty", "MG-TRN-06")


@rule("MG-CRD-02")
def test_others_lose_no_more_than_they_have():
    given = Given(3, p0={"credits": 1, "hand": ["patent_suit"]}, p1={"credits": 3}, p2={"credits": 1})

    given.when("launch patent_suit").then(p0={"credits": 0}, p1={"credits": 1}, p2={"credits": 0})


@rule("MG-END-01")
def test_after_eight_rounds_most_points_win():
    given = Given(round=8, p0={"points": 3}, p1={"points": 4}).when("earn").asks("act", seat=1).when("earn")

    assert given.s.outcome is not None
    assert (given.s.outcome.kind, given.s.outcome.winners, given.s.outcome.scores) == ("win", (1,), (3, 4))


@rule("MG-END-02")
def test_a_tie_is_a_draw():
    given = Given(round=8, p0={"points": 4}, p1={"points": 4}).when("earn", "earn")

    assert given.s.outcome is not None
    assert (given.s.outcome.kind, given.s.outcome.winners) == ("draw", ())
