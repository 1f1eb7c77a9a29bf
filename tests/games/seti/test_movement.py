"""Moves and visits."""

from starboard.games.seti.effects.probes import Move
from starboard.testing import rule
from tests.games.seti.given import Given, at, probes, techs


@rule("SE-MOV-01", "SE-MOV-02")
def test_a_move_goes_along_the_ring_or_to_the_next_ring_never_across_the_sun():
    given = Given(probes=probes("1.1")).doing(Move(1))
    given.asks("walk", "move probe-1 space-1-2", "move probe-1 space-1-8", "move probe-1 space-2-1", "stop")


@rule("SE-MOV-03", "SE-EFF-03", "SE-MOV-15")
def test_moves_may_be_shared_and_left_unused():
    given = Given(probes=probes("4.2", "4.6")).doing(Move(3))
    given.when("move probe-1 space-4-3", "move probe-2 space-4-7", "stop")
    assert [probe.at for probe in given.g.s.probes] == [at("4.3"), at("4.7")]
    given.asks("action")


@rule("SE-MOV-04")
def test_leaving_asteroids_costs_one_move_more():
    given = Given(probes=probes("3.2")).doing(Move(2)).when("move probe-1 space-3-1")
    given.asks("action")


@rule("SE-TEC-14", "SE-TEC-15")
def test_the_second_probe_technology_makes_asteroids_easy_and_famous():
    given = Given(probes=probes("3.1"), p0={"techs": techs("orange_2")}).doing(Move(2))
    given.when("move probe-1 space-3-2").then(p0={"publicity": 5})
    given.when("move probe-1 space-3-1").asks("action")


@rule("SE-MOV-05", "SE-MOV-07", "SE-MOV-08")
def test_every_comet_and_planet_moved_onto_gives_publicity_each_time():
    given = Given(probes=probes("4.7")).doing(Move(4))
    given.when("move probe-1 space-4-6", "move probe-1 space-4-7", "move probe-1 space-4-6").then(p0={"publicity": 6})


@rule("SE-MOV-06")
def test_earth_gives_none():
    given = Given(probes=probes("1.7")).doing(Move(1)).when("move probe-1 space-1-6").then(p0={"publicity": 4})
    assert given.events_of("visit") == [(0, "earth", "new_planet")]


@rule("SE-MOV-14")
def test_a_granted_move_and_an_energy_make_the_step_off_asteroids():
    given = Given(probes=probes("3.2")).doing(Move(1)).offers("move_energy probe-1 space-3-1")
    given.when("move_energy probe-1 space-3-1").then(p0={"energy": 2})
    assert given.probe() == at("3.1")


@rule("SE-MOV-14")
def test_a_granted_move_and_a_move_corner_make_the_step_off_asteroids():
    given = Given(probes=probes("3.2"), p0={"energy": 0, "hand": ["voyager_2_mission"]}).doing(Move(1))
    given.when("move_card probe-1 space-3-1 voyager_2_mission").then(p0={"hand": []}, discards=["voyager_2_mission"])
    assert given.probe() == at("3.1")


@rule("SE-MOV-16")
def test_free_actions_come_between_two_moves_of_an_effect():
    given = Given(probes=probes("4.2"), p0={"data": 1}).doing(Move(2)).when("move probe-1 space-4-3", "place top-1")
    given.asks("walk").when("move probe-1 space-4-4").then(p0={"top": 1})


@rule("SE-MOV-12")
def test_probes_share_a_space():
    given = Given(probes=[*probes("4.2"), *probes("4.3", seat=1, first=2)]).doing(Move(1))
    given.when("move probe-1 space-4-3")
    assert [probe.at for probe in given.g.s.probes] == [at("4.3")] * 2
