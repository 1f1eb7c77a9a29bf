"""End-of-game cards and the final scoring."""

from typing import Any

import pytest

from starboard.games.seti.rules.endcards import card_points
from starboard.testing import rule
from tests.games.seti.given import Given, played, techs

WINS = [(), (), (), (0, 0), (), (), (), ()]


def ended(**fields: Any) -> Given:
    """The game goes to its end from round 5, both players passing."""
    return Given(round=5, neutral=[0, 0], **fields).when("pass_round", "1: pass_round")


def scores(given: Given) -> tuple[int, ...]:
    assert given.g.s.outcome is not None
    return given.g.s.outcome.scores


@rule("SE-EGC-01")
def test_a_card_with_a_gold_box_stays_and_scores_at_the_end():
    played(44).then(p0={"kept": ["vega_observation"], "vp": 0}, discards=[])
    assert scores(ended(wins=WINS, p0={"kept": ["vega_observation"]})) == (6, 0)


@rule("SE-EGC-03")
def test_the_condition_is_read_at_the_end():
    given = Given(round=5, neutral=[0, 0], p0={"kept": ["dune"], "passed": True}, active=1)
    given.g.s.species[0].overflow[2] = (0, 0)
    given.when("1: pass_round")
    assert scores(given) == (4, 0)


@rule("SE-FIN-01")
def test_cards_come_first_then_gold_tiles():
    own = {"kept": ["vega_observation"], "techs": techs("orange_1", "orange_2")}
    given = ended(wins=WINS, p0=own, gold=["tech_b"], gold_marks=[(0,)])
    assert given.events_of("score") == [(0, "final-cards"), (0, "final-gold")] and scores(given) == (6 + 7, 0)


@rule("SE-FIN-02")
@pytest.mark.parametrize(("points", "winners"), [((7, 7), (0, 1)), ((8, 7), (0,)), ((6, 7), (1,))])
def test_most_points_win_and_a_tie_is_shared(points, winners):
    given = ended(p0={"vp": points[0]}, p1={"vp": points[1]})
    assert given.g.s.outcome is not None and given.g.s.outcome.winners == winners


@rule("SE-FIN-03")
def test_what_is_left_over_scores_nothing():
    own = {"credits": 9, "energy": 9, "publicity": 9, "data": 5, "hand": ["juno_probe", "dune"]}
    assert scores(ended(p0=own)) == (0, 0)


@rule("SE-FIN-04")
def test_points_of_the_final_scoring_reach_no_milestone():
    given = ended(wins=WINS, p0={"vp": 19, "kept": ["vega_observation"]}).then(p0={"claimed": 0})
    assert scores(given) == (25, 0) and given.events_of("gold") == []
    assert card_points(given.g, 0) == 6
