"""The turning solar system."""

import itertools

from starboard.games.seti.model.sky import Probe
from starboard.games.seti.rules.conditions import distance
from starboard.games.seti.rules.solar import Rotate
from starboard.testing import rule
from tests.games.seti.given import TABLES, Given, at, missions, probes, techs

ALL = list(itertools.product(range(8), repeat=3))


@rule("SE-SOL-01", "SE-SOL-03", "SE-SOL-04", "SE-SOL-14")
def test_every_planet_is_seen_once_in_every_orientation():
    planets = {"mercury", "venus", "earth", "mars", "jupiter", "saturn", "uranus", "neptune"}
    rings = {"mercury": 0, "venus": 0, "earth": 0, "mars": 1, "jupiter": 2, "saturn": 2, "uranus": 3, "neptune": 3}
    for turned in ALL:
        sky = TABLES.sky(list(turned), False)
        assert sorted(c for c in sky.cells if c in planets) == sorted(planets)
        assert {planet: where // 8 for planet, where in sky.at.items()} == rings
        assert (sky.at["uranus"], sky.at["neptune"]) == (at("uranus"), at("neptune"))


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
def test_saturn_is_within_four_moves_of_earth_or_jupiter_within_five_in_all_512_orientations():
    for turned in ALL:
        sky = TABLES.sky(list(turned), False)
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
    assert given.told("visit") == []


@rule("SE-SOL-08", "SE-SOL-09", "SE-SOL-10")
def test_se_ex_23_a_probe_in_a_gap_stays_or_is_pushed_on_with_its_publicity():
    given = Given(probes=probes("1.8", "1.1")).doing(Rotate())  # over sector 8 comes a cut-out again, over 1 Mercury
    assert [probe.at for probe in given.g.s.probes] == [at("1.8"), at("1.8")]
    assert given.told("visit") == [(0, "asteroids")]


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
                assert given.told("visit") == [(0, "asteroids")]
                given.asks("cover")
                found += 1
                break
        if found == 3:
            return
    raise AssertionError("no orientation pushes onto asteroids")


def test_distance_counts_orthogonal_steps():
    assert distance(at("1.1"), at("1.8")) == 1
    assert distance(at("1.1"), at("4.5")) == 7
