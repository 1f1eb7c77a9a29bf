"""Where the rival marks traces, and its milestones."""

import pytest

from starboard.games.seti.constants import RIVAL
from starboard.games.seti.effects.sky import Trace
from starboard.games.seti.model.rival import Rival
from starboard.games.seti.rules.gold import MarkGold, gold_points
from starboard.testing import rule
from tests.games.seti.aliens import board, undiscovered
from tests.games.seti.given import Given
from tests.games.seti.solo import turn

# Traces


def traced(*colours, arrow="left", left=None, right=None, p1=None):
    pair = [left or undiscovered("anomalies"), right or undiscovered("mascamites")]
    given = Given(rival=Rival(arrow=arrow), species=pair, neutral=[0, 0], p1=p1 or {})
    given.doing(Trace(colours or ("any",)), seat=RIVAL)
    return given.events_of("trace")[0][1]


@rule("SE-SLO-25", "SE-SLO-55")
@pytest.mark.parametrize(
    ("left", "right", "space"),
    [
        (None, None, "left-blue-discovery"),
        (board("anomalies"), None, "right-blue-discovery"),
        (board("anomalies", blue={1: 0}), board("exertians", blue={1: 0, 2: 0}), "left-blue-space-2"),
        (board("anomalies", blue={1: 0, 2: 0, 3: 0, 4: 0}), board("exertians", blue={1: 0, 2: 0, 3: 0, 4: 0}),
         "right-blue-space-5"),
        (board("anomalies", blue={1: 0, 2: 0, 3: 0, 4: 0}), undiscovered("mascamites", 0, 0, 0), "left-blue-top"),
        (undiscovered("anomalies", 0, 0, 0), undiscovered("mascamites", 0, 0, 0), "left-blue-overflow"),
    ],
)  # fmt: skip
def test_the_lowest_free_space(left, right, space):
    assert traced("blue", left=left, right=right) == space


@rule("SE-SLO-25", "SE-SLO-56")
def test_if_equally_low_by_the_arrow():
    assert traced("blue", arrow="right") == "right-blue-discovery"
    assert traced("blue", arrow="left") == "left-blue-discovery"


@rule("SE-SLO-25")
def test_a_universal_trace_is_looked_for_over_all_colours():
    given = traced(left=undiscovered("anomalies", 0, 1), right=board("mascamites"))
    assert given == "left-blue-discovery"


@rule("SE-SLO-46")
def test_a_space_for_data_needs_them_in_the_pool():
    full = board("centaurians", blue={1: 0, 2: 0, 3: 0})
    away = undiscovered("mascamites", 0, 0, 0)
    assert traced("blue", left=full, right=away, p1={"top": 6}) == "left-blue-overflow"
    assert traced("blue", left=full, right=away, p1={"top": 6, "data": 2}) == "left-blue-top"
    assert traced("blue", left=full, right=away, p1={"top": 6, "data": 3}) == "left-blue-space-4"


@rule("SE-SLO-46")
def test_a_space_for_data_needs_a_full_computer():
    full, away = board("centaurians", blue={1: 0, 2: 0, 3: 0}), undiscovered("mascamites", 0, 0, 0)
    assert traced("blue", left=full, right=away, p1={"top": 5, "data": 3}) == "left-blue-overflow"


@rule("SE-SLO-46", "SE-SLO-24")
def test_in_an_analysis_it_pays_no_data_beside_the_computer_that_it_has_just_emptied():
    pair = [board("centaurians", blue={1: 0, 2: 0, 3: 0}), undiscovered("mascamites", 0, 0, 0)]
    given = Given(active=RIVAL, rival=Rival(deck=["s_9"]), species=pair, neutral=[0, 0], p1={"top": 6, "data": 3})
    assert given.events_of("analyze") == [(RIVAL,)]
    assert [ids[1] for ids in given.events_of("trace")] == ["right-blue-overflow"]
    given.then(p1={"top": 3, "data": 0})


@rule("SE-SLO-52")
@pytest.mark.parametrize(("fossils", "space"), [(0, "space-2"), (3, "space-2"), (4, "space-1")])
def test_a_space_that_it_cannot_pay_counts_as_occupied(fossils, space):
    away = undiscovered("mascamites", 0, 0, 0)
    assert traced("blue", left=board("oumuamua"), right=away, p1={"exofossils": fossils}) == f"left-blue-{space}"


# Milestones


@rule("SE-SLO-27")
@pytest.mark.parametrize(("arrow", "tile"), [("left", 1), ("right", 2)])
def test_q49_it_marks_only_first_places_of_gold_tiles(arrow, tile):
    given = Given(rival=Rival(arrow=arrow), gold_marks=[(0,), (), (), (0,)]).doing(MarkGold(), seat=RIVAL)
    assert [RIVAL in marks for marks in given.g.s.gold_marks] == [i == tile for i in range(4)]


@rule("SE-SLO-27")
def test_and_none_when_all_are_taken():
    marks = [(0,), (0,), (0,), (1,)]
    Given(rival=Rival(), gold_marks=list(marks)).doing(MarkGold(), seat=RIVAL).asks("action").then(gold_marks=marks)


@rule("SE-SLO-28")
def test_q49_it_does_not_score_them():
    given = Given(rival=Rival(), gold_marks=[(1,)] * 4, p1={"techs": (1 << 12) - 1})
    assert gold_points(given.g, RIVAL) == 0


@rule("SE-SLO-30")
def test_it_reaches_neutral_milestones():
    turn("s_2", p1={"vp": 20, "publicity": 0}, neutral=[2, 2]).then(neutral=[1, 2])


@rule("SE-SLO-56")
def test_before_its_first_card_the_arrow_is_left():
    assert Rival().arrow == "left" and traced("blue") == "left-blue-discovery"
