"""What the basic cards of the rival do: the first action that is possible, launches, technologies."""

import pytest

from starboard.games.seti.constants import RIVAL, TECH
from starboard.games.seti.model.rival import Rival
from starboard.games.seti.rules.movement import visit
from starboard.testing import rule
from tests.games.seti.given import TABLES, Given, at, orbiter, probes, techs, tiles
from tests.games.seti.solo import done, it, rival, turn


@rule("SE-SLO-06")
@pytest.mark.parametrize(
    ("p1", "flying", "does"),
    [
        ({"top": 6, "publicity": 9}, False, "analyze"),
        ({"publicity": 9}, False, "launch"),
        ({"publicity": 9}, True, "tech"),
        ({"publicity": 0}, True, "land"),
    ],
)
def test_the_first_action_that_is_possible(p1, flying, does):
    there = [orbiter("venus", 0, 0)]
    given = turn("s_1", p1=p1, probes=probes("earth", seat=1) if flying else [], figures=there)
    assert done(given) == [does] and rival(given).shown == ["s_1"]


@rule("SE-SLO-15")
def test_a_launch():
    given = turn("s_14", p1={"publicity": 0})
    assert given.probe(RIVAL) == at("earth") and it(given).publicity == 1 and rival(given).space == 1


@rule("SE-SLO-15")
def test_no_launch_with_a_probe_on_earth():
    given = turn("s_14", p1={"publicity": 0}, probes=probes("earth", seat=1))
    assert done(given) == ["scan"]


@rule("SE-SLO-16")
def test_research_costs_publicity_and_takes_what_the_track_shows():
    given = turn("s_2", p1={"publicity": 8}, space=5, tiles=tiles(0))
    assert it(given).techs == techs("purple_2") and (it(given).publicity, it(given).vp) == (2, 5)


@rule("SE-SLO-16")
def test_it_prefers_a_two_point_tile_from_its_space_onwards():
    fresh = techs("blue_2", "orange_1")
    given = turn("s_2", p1={"publicity": 8}, space=5, fresh=fresh, tiles=tiles(0))
    assert it(given).techs == techs("orange_1")
    given = turn("s_2", p1={"publicity": 8}, space=9, fresh=techs("blue_2"), tiles=tiles(0))
    assert it(given).techs == techs("blue_2")


@rule("SE-SLO-16")
def test_without_such_a_tile_the_first_one_to_be_had():
    left = tiles(0)
    left[TECH["purple_2"]] = []
    given = turn("s_2", p1={"publicity": 8, "techs": techs("purple_3")}, space=5, fresh=0, tiles=left)
    assert it(given).techs == techs("purple_3", "purple_4") and it(given).vp == 3


@rule("SE-SLO-16")
def test_the_progress_of_the_card_comes_after_the_technology():
    given = turn("s_4", p1={"publicity": 0}, tiles=tiles(0))
    assert it(given).techs == techs("blue_1") and rival(given).space == 1


@rule("SE-SLO-16")
def test_with_less_publicity_it_is_impossible():
    assert done(turn("s_2", p1={"publicity": 5})) == ["scan"]


@rule("SE-SLO-17")
@pytest.mark.parametrize("key", ["orange_1", "purple_1", "blue_1"])
def test_it_gains_the_bonuses_but_not_what_the_technology_gives(key):
    given = turn("s_2", p1={"publicity": 8}, space=TABLES.tracks[1].index(key), tiles=tiles(1))
    assert it(given).vp == 2 and it(given).publicity == 3
    assert given.events_of("rotate") == [(RIVAL,)] and given.events_of("launch") == [] and it(given).top == 0


@rule("SE-SLO-18")
def test_the_technology_for_asteroids_gives_it_no_publicity():
    given = Given(rival=Rival(), p1={"techs": techs("orange_2"), "publicity": 0}, p0={"techs": techs("orange_2")})
    for seat in (RIVAL, 0):
        visit(given.g, seat, at("1.8"))
    given.then(p0={"publicity": 5}, p1={"publicity": 0})


@rule("SE-SLO-18")
def test_the_technology_for_scans_adds_no_part():
    given = turn("s_2", p1={"publicity": 0, "techs": techs("orange_1", "blue_1")})
    assert len(given.events_of("signal")) == 3 and it(given).techs == techs("orange_1", "blue_1")
