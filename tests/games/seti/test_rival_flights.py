"""Where the probes of the rival fly and land."""

from itertools import product

import pytest

from starboard.games.seti.constants import RIVAL
from starboard.games.seti.rules.solo.routes import routes
from starboard.testing import rule
from tests.games.seti.given import TABLES, at, lander, orbiter, probes, techs
from tests.games.seti.solo import best, it, on_earth, turn


@rule("SE-SLO-19")
def test_it_flies_to_the_first_planet_of_the_list_within_reach():
    given = turn("s_1", p1={"publicity": 0}, probes=probes("earth", seat=1))
    assert [f.planet for f in given.g.s.figures] == ["venus"]  # the others are more than three moves away
    given = turn("s_8", p1={"publicity": 0}, probes=probes("earth", seat=1))
    near = [planet for planet in ("uranus", "jupiter", "mercury", "venus") if best(planet, 4)]
    assert [f.planet for f in given.g.s.figures] == near[:1]


@rule("SE-SLO-19")
def test_asteroids_cost_a_move_more():
    sky = TABLES.sky([0, 0, 0], False)
    ways = routes(TABLES.near, sky, at("1.8"), at("1.7"), 1)
    assert list(ways) == [] and (at("1.7"),) in list(routes(TABLES.near, sky, at("1.8"), at("1.7"), 2))


@rule("SE-SLO-19")
def test_it_takes_the_way_with_most_publicity():
    for turned in product(range(0, 8, 3), repeat=3):
        sky = TABLES.sky(list(turned), False)
        ways = list(routes(TABLES.near, sky, sky.at["earth"], sky.at["jupiter"], 5))
        if ways:
            most = max(sum(sky.cells[at] not in ("", "earth", "asteroids") for at in way) for way in ways)
            chosen = best("jupiter", 5, turned)
            assert sum(sky.cells[at] not in ("", "earth", "asteroids") for at in chosen) == most


@rule("SE-SLO-19")
def test_visits_on_the_way_give_publicity():
    given = turn("s_1", p1={"publicity": 0}, probes=probes("earth", seat=1))
    way = best("venus", 3)
    assert it(given).publicity == sum(TABLES.sky([0, 0, 0], False).cells[at] in ("venus", "comet") for at in way) > 0


@rule("SE-SLO-40")
def test_in_every_orientation_saturn_is_within_four_moves_or_jupiter_within_five():
    for turned in product(range(8), repeat=3):
        sky = TABLES.sky(list(turned), False)
        ways = [(planet, moves) for planet, moves in (("saturn", 4), ("jupiter", 5))]
        assert any(any(routes(TABLES.near, sky, sky.at["earth"], sky.at[p], m)) for p, m in ways), turned


@rule("SE-SLO-20")
@pytest.mark.parametrize(("arrow", "moon"), [("s_15", "io"), ("s_8", "callisto")])
def test_a_probe_technology_is_discarded_for_a_moon(arrow, moon):
    own = {"publicity": 0, "techs": techs("orange_2")}
    turned = next(t for t in product(range(8), repeat=3) if not best("saturn", 4, t) and best("jupiter", 4, t)
                  and not best("uranus", 4, t))  # fmt: skip
    there = on_earth(turned)
    species = "mascamites" if arrow == "s_15" else ""
    given = turn(arrow, species=species, p1=own, probes=there, turned=list(turned))
    assert [f.at for f in given.g.s.figures] == [moon] and it(given).techs == 0


@rule("SE-SLO-21")
@pytest.mark.parametrize(
    ("figures", "kind"),
    [
        ([], "orbiter"),
        ([orbiter("venus", 0, 0)], "lander"),
        ([lander("venus", 0, 0)], "orbiter"),
        ([orbiter("venus", 0, 0), lander("venus", 0, 0)], "orbiter"),
    ],
)
def test_it_takes_the_first_place_that_is_free(figures, kind):
    given = turn("s_1", p1={"publicity": 0}, probes=probes("earth", seat=1), figures=list(figures))
    assert [f.kind for f in given.g.s.figures if f.seat == RIVAL] == [kind]
