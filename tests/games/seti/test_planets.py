"""What planets and moons give, and the figures that stand there."""

import pytest

from starboard.games.seti.effects.probes import RemoveFigure
from starboard.kernel.forms import Pay
from starboard.kernel.verbs import Verb, name_of
from starboard.testing import rule
from tests.games.seti.given import TABLES, Given, lander, orbiter, probes, techs


def told(verbs: tuple[Verb, ...]) -> str:
    """Rewards in short: `vp 6, income, signal 2 at mercury`."""
    return ", ".join(short(verb) for verb in verbs)


def short(verb: Verb) -> str:
    of = [word for word in getattr(verb, "of", ()) if word != "any"]
    if name_of(verb) == "gain":
        return f"{verb.what} {verb.n}"  # type: ignore[attr-defined]
    words = [name_of(verb)]
    if name_of(verb) in ("signal", "random", "card"):
        words.append(str(verb.n))  # type: ignore[attr-defined]
    return " ".join([*words, *(["at"] if name_of(verb) == "signal" else []), *of])


@rule("SE-PLN-01")
@pytest.mark.parametrize(
    ("planet", "reward"),
    [
        ("mercury", "random 1, signal 2 at mercury, income"),
        ("venus", "vp 6, income"),
        ("mars", "card 1, signal 1 at mars, income"),
        ("jupiter", "data 1, signal 1 at jupiter, income"),
        ("saturn", "publicity 2, signal 1 at saturn, income"),
        ("uranus", "vp 8, random 3, signal 1 at black"),
        ("neptune", "vp 7, data 4, signal 1 at black"),
    ],
)
def test_orbit_rewards(planet, reward):
    assert told(TABLES.planets[planet].orbit) == reward
    assert told(TABLES.planets[planet].first_orbiter) == "vp 3"


@rule("SE-PLN-02")
@pytest.mark.parametrize(
    ("planet", "points", "first"),
    [
        ("mercury", 12, (3,)), ("venus", 5, (2,)), ("mars", 6, (2, 1)), ("jupiter", 7, (2,)),
        ("saturn", 8, (2,)), ("uranus", 9, (3,)), ("neptune", 10, (3,)),
    ],
)  # fmt: skip
def test_landing_rewards_and_first_lander_data(planet, points, first):
    assert told(TABLES.planets[planet].land) == f"vp {points}, trace yellow"
    assert TABLES.planets[planet].first_lander == first
    given = Given(probes=probes(planet)).when(f"land {planet}", *(["first first-1"] if len(first) > 1 else []))
    given.then(p0={"vp": points, "data": first[0]}).asks("trace")


@rule("SE-PLN-03")
@pytest.mark.parametrize(
    ("moon", "reward"),
    [
        ("phobos_deimos", "vp 8, income, income"),
        ("callisto", "vp 13, data 4"),
        ("ganymede", "vp 12, publicity 5"),
        ("europa", "vp 7, trace yellow, trace yellow"),
        ("io", "vp 10, energy 4"),
        ("titan", "vp 7, trace, trace"),
        ("enceladus", "vp 13, signal 1 at red, signal 1 at blue, signal 1 at yellow"),
        ("titania", "vp 25"),
        ("triton", "vp 26"),
    ],
)
def test_moon_rewards(moon, reward):
    assert told(TABLES.moons[moon].land) == reward


@rule("SE-ORB-02")
def test_the_orbiter_leaves_the_solar_system_and_gains_the_reward():
    given = Given(probes=probes("saturn")).when("orbit saturn")
    given.then(probes=[], figures=[orbiter("saturn", first=0)], p0={"publicity": 6, "data": 1})
    assert given.events_of("signal") == [(0, "proxima_centauri", "red")]


@rule("SE-LAN-08")
def test_a_planet_takes_several_landers_of_one_player():
    given = Given(probes=probes("venus"), figures=[lander("venus", first=0), lander("venus")]).when("land venus")
    given.then(figures=[lander("venus", first=0), lander("venus"), lander("venus")], p0={"data": 0})


@rule("SE-LAN-13")
def test_phobos_and_deimos_are_one_place():
    own = {"techs": techs("orange_4")}
    given = Given(probes=probes("mars"), p0=own)
    assert [str(option) for option in given.g.options(0) if option.key == "land"] == ["land mars", "land phobos_deimos"]
    Given(probes=probes("mars"), figures=[lander("phobos_deimos", 1)], p0=own).refuses("land phobos_deimos")


@rule("SE-TEC-16")
def test_the_third_probe_technology_makes_landing_one_energy_cheaper():
    Given(probes=probes("venus"), p0={"techs": techs("orange_3")}).when("land venus").then(p0={"energy": 1})


@rule("SE-PLN-05")
def test_se_ex_11_a_first_orbiter_place_that_is_freed_pays_again():
    given = Given(probes=probes("mars"), figures=[orbiter("mars", 0, 0), orbiter("mars", 1)])
    given.doing(Pay((RemoveFigure("orbiter"),), ())).then(figures=[orbiter("mars", 1)])
    given.when("orbit mars", "deck", "decline").then(p0={"vp": 3}, figures=[orbiter("mars", 1), orbiter("mars", 0, 0)])


@rule("SE-PLN-06")
def test_a_first_lander_place_that_is_freed_pays_again():
    given = Given(probes=probes("venus"), figures=[lander("venus", 0, 0), lander("venus", 1)])
    given.doing(Pay((RemoveFigure("lander"),), ())).then(figures=[lander("venus", 1)])
    given.when("land venus").then(p0={"data": 2}, figures=[lander("venus", 1), lander("venus", 0, 0)])


@rule("SE-PLN-07")
def test_removing_a_figure_never_shifts_the_others():
    others = [orbiter("mars", 1), lander("mars", 1, 1), lander("mars", 1)]
    given = Given(figures=[orbiter("mars", 0, 0), lander("mars", 0, 0), *others])
    given.doing(Pay((RemoveFigure("orbiter"),), ()), Pay((RemoveFigure("lander"),), ())).then(figures=others)


@rule("SE-PLN-08")
def test_a_figure_covers_a_free_first_place_whenever_there_is_one():
    given = Given(probes=probes("mars"), figures=[lander("mars", 1, 1)]).when("land mars")
    given.then(figures=[lander("mars", 1, 1), lander("mars", 0, 0)], p0={"data": 2})
