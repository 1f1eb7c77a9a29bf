"""The signals of the rival, and its analyses."""

import pytest

from starboard.games.seti.constants import RIVAL
from starboard.games.seti.model.rival import Rival
from starboard.games.seti.rules.signals import MarkAt
from starboard.games.seti.rules.solo.choices import an_order
from starboard.kernel.words import opt
from starboard.testing import rule
from tests.games.seti.given import ROW, TABLES, Given, slots, techs
from tests.games.seti.solo import done, it, rival, stars, turn

# Scans and signals


@rule("SE-SLO-22")
@pytest.mark.parametrize(("card", "used"), [("s_3", ROW[:2]), ("s_2", ROW[:0:-1])])
def test_the_row_is_used_from_the_side_of_the_arrow(card, used):
    given = turn(card, p1={"publicity": 0})
    assert [ids[1] for ids in given.events_of("discard_row")] == list(used)
    assert given.events_of("signal")[0] == (RIVAL, "beta_pictoris", "black") and len(given.events_of("signal")) == 3
    assert all(given.g.s.row)


@rule("SE-SLO-22")
def test_a_telescope_technology_is_one_more_signal():
    given = turn("s_2", p1={"publicity": 0, "techs": techs("purple_3", "purple_4")})
    assert len(given.events_of("signal")) == 4 and it(given).techs == techs("purple_4")
    assert [ids[1] for ids in given.events_of("discard_row")] == list(reversed(ROW)) and all(given.g.s.row)


def between(one, other, arrow="left", **given):
    """Where the rival marks between two stars; the slots of those named are as given."""
    table = Given(rival=Rival(arrow=arrow), slots=slots(**given))
    keys = [TABLES.stars[key] for key in (one, other)]
    table.doing(MarkAt(tuple(keys)), seat=RIVAL)
    return table.events_of("signal")[0][1]


RED = ("barnards_star", "proxima_centauri")  # slots of 5 and 6


@rule("SE-SLO-23")
def test_first_where_it_wins():
    assert between(*RED, barnards_star=(1, (1, 1, 0, 0)), proxima_centauri=(5, (1,))) == "barnards_star"
    assert between(*RED, barnards_star=(1, (1, 0, 0, 0)), proxima_centauri=(5, (1,))) == "proxima_centauri"


@rule("SE-SLO-23")
def test_a_tie_that_it_makes_with_the_latest_marker_is_a_win():
    assert between(*RED, barnards_star=(4, (0,)), proxima_centauri=(1, (1, 1, 0, 0, 0))) == "proxima_centauri"


@rule("SE-SLO-23")
def test_then_the_second_position():
    assert between(*RED, barnards_star=(4, (0,)), proxima_centauri=(2, (1, 1, 1, 1))) == "barnards_star"


@rule("SE-SLO-23")
def test_se_ex_24_then_most_of_its_markers():
    assert between(*RED, barnards_star=(2, (1, 0, 0)), proxima_centauri=(3, (1, 1, 0))) == "proxima_centauri"


@rule("SE-SLO-23")
def test_a_tie_goes_to_the_larger_slot():
    assert between(*RED) == "proxima_centauri"
    assert between(*RED, barnards_star=(1, (1, 1, 1, 0)), proxima_centauri=(1, (1, 1, 1, 0, 0))) == "proxima_centauri"


@rule("SE-SLO-23")
@pytest.mark.parametrize(("arrow", "star"), [("left", "kepler_22"), ("right", "beta_pictoris")])
def test_then_to_the_first_sector_from_earth(arrow, star):
    """Earth is in sector 6: Kepler 22 is next clockwise, Beta Pictoris put two sectors the other way."""
    order = stars((6, TABLES.stars["kepler_22"]), (3, TABLES.stars["beta_pictoris"]))
    table = Given(rival=Rival(arrow=arrow), star_at=order)
    table.doing(MarkAt((TABLES.stars["kepler_22"], TABLES.stars["beta_pictoris"])), seat=RIVAL)
    assert table.events_of("signal")[0][1] == star


@rule("SE-SLO-56")
@pytest.mark.parametrize(("arrow", "first"), [("left", "kepler_22"), ("right", "procyon")])
def test_completed_sectors_are_resolved_from_earth_in_the_direction_of_the_arrow(arrow, first):
    given = Given(rival=Rival(arrow=arrow))
    waiting = [opt("resolve", star) for star in ("oumuamua", "procyon", "kepler_22")]
    assert an_order(given.g, waiting) == [opt("resolve", first)]


def test_the_rival_is_asked_nothing_when_it_completes_sectors():
    full = slots(
        beta_pictoris=(1, (1, 1, 1, 1)), barnards_star=(1, (1, 1, 1, 0)), proxima_centauri=(1, (0, 0, 0, 0, 0))
    )
    given = turn("s_2", p1={"publicity": 0}, slots=full).asks("action")
    assert {star for _, star, _ in given.events_of("win")} == {"beta_pictoris", "barnards_star"}
    assert given.g.s.completed == []


# Analysis


@rule("SE-SLO-24")
def test_an_analysis_empties_the_computer_and_fills_it_from_the_pool():
    given = turn("s_5", p1={"top": 6, "data": 3, "publicity": 0})
    assert (it(given).top, it(given).data, it(given).vp) == (3, 0, 3 + 5)
    assert given.events_of("trace") == [(RIVAL, "left-blue-discovery", "blue")]
    assert it(given).publicity == 2  # of the discovery space and of the second space of the computer


@rule("SE-SLO-24")
def test_a_computer_technology_is_three_points_and_progress():
    given = turn("s_2", p1={"top": 6, "techs": techs("blue_3")})
    assert it(given).techs == 0 and it(given).vp == 3 + 3 and rival(given).space == 1


@rule("SE-SLO-24")
def test_without_a_full_computer_there_is_none():
    assert "analyze" not in done(turn("s_2", p1={"top": 5, "publicity": 0}))
