"""Landing on planets and moons."""

import pytest

from starboard.testing import rule
from tests.games.seti.given import Given, lander, orbiter, probes, techs


@rule("SE-LAN-01", "SE-LAN-05", "SE-LAN-06")
def test_a_landing_costs_three_energy_and_gives_points_a_trace_and_first_data():
    given = Given(probes=probes("venus")).when("land venus").then(p0={"energy": 0, "data": 2, "vp": 5}, probes=[])
    given.asks("trace").when("trace left-yellow-discovery").then(p0={"vp": 10, "publicity": 5})


@rule("SE-LAN-02", "SE-LAN-03", "SE-LAN-04")
@pytest.mark.parametrize(
    ("own", "figures", "place", "cost"),
    [
        ((), (), "mars", 3),
        ((), (orbiter("mars", 1, 0),), "mars", 2),
        (("orange_3",), (orbiter("mars", 1, 0),), "mars", 1),
        (("orange_3", "orange_4"), (orbiter("mars", 1, 0),), "phobos_deimos", 1),
        (("orange_4",), (), "phobos_deimos", 3),
    ],
)
def test_orbiters_of_anybody_and_the_technology_make_it_cheaper(own, figures, place, cost):
    given = Given(probes=probes("mars"), figures=list(figures), p0={"techs": techs(*own), "energy": 5})
    given.when(f"land {place}").then(p0={"energy": 5 - cost})


@rule("SE-LAN-01")
def test_it_must_be_paid_in_full():
    Given(probes=probes("venus"), p0={"energy": 2}).refuses("land venus")


@rule("SE-LAN-07", "SE-PLN-08")
def test_on_mars_the_lander_chooses_among_two_first_places():
    given = Given(probes=probes("mars")).when("land mars").asks("first_place", "first first-1", "first first-2")
    given.when("first first-2").then(p0={"data": 1}, figures=[lander("mars", first=1)])


@rule("SE-LAN-06")
def test_a_covered_first_place_gives_no_data():
    Given(probes=probes("venus"), figures=[lander("venus", 1, 0)]).when("land venus").then(p0={"data": 0})


@rule("SE-LAN-09", "SE-TEC-17")
def test_a_moon_asks_for_the_technology():
    Given(probes=probes("jupiter")).refuses("land europa")
    Given(probes=probes("jupiter"), p0={"techs": techs("orange_4")}).offers("land europa")


@rule("SE-LAN-10")
def test_a_moon_holds_one_lander():
    Given(probes=probes("jupiter"), figures=[lander("io", 1)], p0={"techs": techs("orange_4")}).refuses("land io")


@rule("SE-LAN-11", "SE-PLN-03")
def test_a_moon_gives_its_own_reward_alone():
    given = Given(probes=probes("jupiter"), p0={"techs": techs("orange_4")}).when("land io")
    given.then(p0={"vp": 10, "energy": 4, "data": 0})


@rule("SE-LAN-12")
def test_the_probe_must_be_on_the_space_of_the_planet():
    Given(probes=probes("3.5"), p0={"techs": techs("orange_4")}).lacks("land")
