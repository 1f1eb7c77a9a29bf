"""Launching probes."""

from starboard.games.seti.effects.probes import Launch
from starboard.testing import rule
from tests.games.seti.given import Given, at, orbiter, probes, techs


@rule("SE-LAU-01")
def test_a_launch_costs_two_credits_and_puts_a_probe_on_earth():
    given = Given().when("launch").then(p0={"credits": 2})
    assert given.probe() == at("earth")


@rule("SE-LAU-02", "SE-LAU-03")
def test_one_probe_in_space_is_the_limit():
    Given(probes=probes("2.1")).refuses("launch")


@rule("SE-TEC-12")
def test_with_the_first_probe_technology_two_are_allowed():
    Given(probes=probes("2.1"), p0={"techs": techs("orange_1")}).offers("launch")
    Given(probes=probes("2.1", "2.2"), p0={"techs": techs("orange_1")}).refuses("launch")


@rule("SE-LAU-04")
def test_orbiters_do_not_count_against_the_limit():
    Given(figures=[orbiter("mars")]).offers("launch")


@rule("SE-LAU-05")
def test_one_launch_launches_one_probe():
    given = Given(p0={"techs": techs("orange_1")}).when("launch")
    assert len(given.g.s.probes) == 1


@rule("SE-LAU-06")
def test_a_launch_is_no_visit():
    given = Given().when("launch").then(p0={"publicity": 4})
    assert given.events_of("visit") == []


@rule("SE-LAU-07")
def test_a_granted_launch_is_a_launch_for_missions():
    given = Given(p0={"credits": 0}).doing(Launch())
    assert [seat for seat, *_ in given.events_of("launch")] == [0]


@rule("SE-EFF-13")
def test_a_granted_launch_at_the_limit_is_skipped():
    assert len(Given(probes=probes("2.1")).doing(Launch()).g.s.probes) == 1
