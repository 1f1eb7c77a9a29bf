"""Orbiting planets."""

from starboard.testing import rule
from tests.games.seti.given import Given, orbiter, probes


@rule("SE-ORB-01", "SE-ORB-02", "SE-PLN-01")
def test_an_orbit_costs_a_credit_and_an_energy_and_gives_the_reward():
    given = Given(probes=probes("venus")).when("orbit venus").asks("window").when("pass")
    given.then(p0={"credits": 3, "energy": 2, "vp": 9}, probes=[], figures=[orbiter("venus", first=0)])


@rule("SE-ORB-01")
def test_earth_cannot_be_orbited():
    Given(probes=probes("earth")).lacks("orbit", "land")


@rule("SE-ORB-03")
def test_only_the_first_orbiter_scores_three_points_more():
    Given(probes=probes("venus"), figures=[orbiter("venus", 1, 0)]).when("orbit venus", "pass").then(p0={"vp": 6})


@rule("SE-ORB-04")
def test_a_planet_takes_several_orbiters_of_one_player():
    given = Given(probes=probes("venus"), figures=[orbiter("venus", 0, 0)]).when("orbit venus")
    assert [f.seat for f in given.g.s.figures] == [0, 0]
