"""The turning solar system."""

import itertools

import pytest

from starboard.games.seti.model.sky import Probe
from starboard.games.seti.rules.in_space import distance
from starboard.games.seti.rules.solar import Rotate
from starboard.testing import rule
from tests.games.seti.given import TABLES, Given, at, missions, probes, techs

ALL = list(itertools.product(range(8), repeat=3))


@rule("SE-SOL-01")
def test_there_are_four_rings_of_eight_spaces():
    assert len(TABLES.sky([0, 0, 0], False).cells) == 32
    assert {layer.ring for layer in TABLES.world.layers if layer.disc == 0} == {1, 2, 3, 4}


@rule("SE-SOL-02")
def test_the_discs_cover_rings_one_two_and_three_with_cut_outs():
    rings = {disc: {layer.ring for layer in TABLES.world.layers if layer.disc == disc} for disc in (1, 2, 3)}
    assert rings == {1: {1}, 2: {1, 2}, 3: {1, 2, 3}}
    for layer in TABLES.world.layers:
        assert len(layer.cells) == 8 and ("hole" in layer.cells) is (layer.disc > 0)


@rule("SE-SOL-03")
def test_a_space_shows_the_topmost_disc_without_a_cut_out():
    cells = TABLES.sky([0, 0, 0], False).cells
    assert cells[at("1.2")] == "mercury"  # disc 1, over a comet of the board and of disc 3
    assert cells[at("1.3")] == ""  # empty space on disc 1 hides the asteroids of disc 3
    assert cells[at("1.5")] == ""  # through disc 1, empty space on disc 2 hides the asteroids of the board
    assert cells[at("1.8")] == "asteroids"  # through discs 1 and 2, on disc 3
    assert cells[at("2.2")] == "comet"  # through all discs, on the board


@rule("SE-SOL-04")
def test_every_planet_rides_on_its_disc_and_is_seen_in_every_orientation():
    rings = {"mercury": 0, "venus": 0, "earth": 0, "mars": 1, "jupiter": 2, "saturn": 2, "uranus": 3, "neptune": 3}
    disc = {"mercury": 0, "venus": 0, "earth": 0, "mars": 1, "jupiter": 2, "saturn": 2}
    for turned in ALL:
        sky = TABLES.sky(list(turned), False)
        assert {planet: where // 8 for planet, where in sky.at.items()} == rings
        for planet, where in sky.at.items():
            by = turned[disc[planet]] if planet in disc else 0
            assert where % 8 == (at(planet) - by) % 8


@rule("SE-SOL-14")
def test_the_outer_ring_never_rotates():
    given = Given(probes=probes("4.1", "4.6")).doing(Rotate(), Rotate(), Rotate(), Rotate())
    assert [probe.at for probe in given.g.s.probes] == [at("4.1"), at("4.6")]
    for turned in ALL:
        assert TABLES.sky(list(turned), False).cells[24:] == TABLES.sky([0, 0, 0], False).cells[24:]


def moves_from(start: int, cells: tuple[str, ...]) -> dict[int, int]:
    """The fewest moves to every space, asteroid surcharge included."""
    best, todo = {start: 0}, [start]
    while todo:
        todo.sort(key=best.__getitem__)
        here = todo.pop(0)
        cost = best[here] + (2 if cells[here] == "asteroids" else 1)
        for near in TABLES.near[here]:
            if cost < best.get(near, 99):
                best[near] = cost
                todo.append(near)
    return best


@rule("SE-SOL-15")
@pytest.mark.parametrize("oumuamua", [False, True])
def test_saturn_is_within_four_moves_of_earth_or_jupiter_within_five_in_all_512_orientations(oumuamua):
    """So the rival's Mascamites action can always be resolved."""
    assert len(ALL) == 512
    for turned in ALL:
        sky = TABLES.sky(list(turned), oumuamua)
        far = moves_from(sky.at["earth"], sky.cells)
        assert far[sky.at["saturn"]] <= 4 or far[sky.at["jupiter"]] <= 5, turned


@rule("SE-SOL-05", "SE-SOL-06")
def test_the_cycle_turns_one_two_three_discs_counter_clockwise():
    given = Given()
    for turned in ([1, 0, 0], [2, 1, 0], [3, 2, 1], [4, 2, 1]):
        given.doing(Rotate()).then(turned=turned)
    assert TABLES.sky([1, 0, 0], False).at["earth"] == at("earth") - 1


@rule("SE-SOL-07", "SE-SOL-11")
def test_a_probe_rides_on_its_disc_and_that_is_no_visit():
    given = Given(probes=probes("earth")).doing(Rotate())
    assert given.probe() == at("1.5")
    assert given.events_of("visit") == []


@rule("SE-SOL-08")
def test_a_probe_below_a_cut_out_stays_while_a_cut_out_lies_above_it():
    given = Given(probes=probes("1.8")).doing(Rotate())
    assert given.probe() == at("1.8") and given.events_of("visit") == []


@rule("SE-SOL-09")
def test_a_probe_that_a_solid_part_meets_is_pushed_one_space_on():
    given = Given(probes=probes("1.1")).doing(Rotate())  # Mercury comes over it
    assert given.probe() == at("1.8")
    assert given.events_of("visit") == [(0, "asteroids")]


@rule("SE-SOL-05", "SE-SOL-07", "SE-SOL-08", "SE-SOL-09", "SE-SOL-10")
def test_se_ex_23_a_probe_in_a_gap_stays_is_pushed_and_rides():
    for turned in ALL:
        first, second, third = (TABLES.turn(cycle, after(turned, cycle), False) for cycle in range(3))
        for start in range(24):
            where = second.to[start]
            if first.to[start] == start and second.pushed[start] and third.to[where] != where != start:
                if third.pushed[where] or TABLES.sky(after(turned, 2), False).cells[where] != "comet":
                    continue
                given = Given(turned=list(turned), probes=[Probe(1, 0, start)]).doing(Rotate())
                assert given.probe() == start
                given.doing(Rotate()).then(p0={"publicity": 5})
                assert given.probe() == where
                given.doing(Rotate()).then(p0={"publicity": 5})
                assert given.probe() == third.to[where]
                return
    raise AssertionError("no orientation shows the example")


def after(turned: tuple[int, ...], rotations: int) -> list[int]:
    """The discs after so many rotations of a cycle that begins with the first disc."""
    return [(turned[disc] + max(0, rotations - disc)) % 8 for disc in range(3)]


@rule("SE-SOL-17")
def test_the_pushed_gain_their_publicity_in_turn_order_from_the_active_player():
    pushed = [Probe(1, 0, at("1.1")), Probe(2, 1, at("1.1")), Probe(3, 2, at("1.1"))]
    own = {"techs": techs("orange_2")}
    given = Given(3, active=1, probes=pushed, p0=own, p1=own, p2=own).doing(Rotate(), seat=1)
    assert [seat for seat, _ in given.events_of("visit")] == [1, 2, 0]
    assert [probe.at for probe in given.g.s.probes] == [at("1.8")] * 3
    given.then(p0={"publicity": 5}, p1={"publicity": 5}, p2={"publicity": 5})


@rule("SE-SOL-10")
def test_a_push_gives_the_publicity_of_the_new_space_also_out_of_turn():
    for turned in ALL:
        sky = TABLES.sky([(turned[0] + 1) % 8, turned[1], turned[2]], False)
        turn = TABLES.turn(0, list(turned), False)
        for start in range(8):
            if turn.pushed[start] and sky.cells[turn.to[start]] == "comet":
                given = Given(turned=list(turned), probes=[Probe(1, 1, start)]).doing(Rotate())
                given.then(p1={"publicity": 5}, p0={"publicity": 4})
                return
    raise AssertionError("no orientation pushes onto a comet")


@rule("SE-SOL-16", "SE-CLR-33", "SE-SOL-12")
def test_se_ex_18_a_push_onto_asteroids_is_a_visit_and_with_the_technology_gives_publicity():
    found = 0
    for turned in ALL:
        sky = TABLES.sky([(turned[0] + 1) % 8, turned[1], turned[2]], False)
        turn = TABLES.turn(0, list(turned), False)
        for start in range(8):
            if turn.pushed[start] and sky.cells[turn.to[start]] == "asteroids":
                given = Given(
                    turned=list(turned),
                    probes=[Probe(1, 0, start)],
                    p0={"techs": techs("orange_2"), "missions": missions("asteroids_research")},
                )
                given.doing(Rotate()).then(p0={"publicity": 5})
                assert given.events_of("visit") == [(0, "asteroids")]
                given.asks("cover")
                found += 1
                break
        if found == 3:
            return
    raise AssertionError("no orientation pushes onto asteroids")


def test_distance_counts_orthogonal_steps():
    assert distance(at("1.1"), at("1.8")) == 1
    assert distance(at("1.1"), at("4.5")) == 7
