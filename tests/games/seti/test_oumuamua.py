"""Oumuamua: a planet that arrives, with a tile for signals, and fossils in its rock."""

import pytest

from starboard.games.seti.book import sky_of
from starboard.games.seti.constants import OUMUAMUA
from starboard.games.seti.effects.sky import Signal, Trace
from starboard.games.seti.model.player import Mission
from starboard.games.seti.model.sky import Slot
from starboard.games.seti.rules.conditions import count
from starboard.games.seti.rules.in_space import SignalSectors
from starboard.games.seti.rules.signals import MarkAt
from starboard.games.seti.rules.solar import Rotate
from starboard.testing import rule
from tests.games.seti.aliens import alien, discovering, known
from tests.games.seti.given import TABLES, at, lander, missions, orbiter, probes, slots, techs

HERE = "3.6"  # its space while the discs are not turned; Earth is in the same sector
STAR = TABLES.star_keys[5]


def tile(given):
    return given.g.s.slots[OUMUAMUA]


def marks(*stars, **fields):
    """Seat 0 marks signals in these slots, within a main action that ends after them."""
    given = known("oumuamua", **fields)
    for star in stars:
        given.doing(MarkAt((star,)))
    return given


@rule("SE-OUM-01")
def test_the_tile_lies_two_spaces_clockwise_from_jupiter_and_rides_with_its_disc():
    given = discovering("oumuamua", 0, 1, 1)
    sky = sky_of(given.g)
    assert sky.at["oumuamua"] == at(HERE) and sky.at["oumuamua"] - sky.at["jupiter"] == 2
    given.g.s.cycle = 2
    given.doing(Rotate(), seat=1)
    sky = sky_of(given.g)
    assert sky.at["oumuamua"] - sky.at["jupiter"] == 2 and sky.at["oumuamua"] == at("3.5")


@rule("SE-OUM-02")
def test_a_probe_that_stands_there_is_on_the_tile_and_gains_publicity():
    given = discovering("oumuamua", 0, 1, 1, probes=probes(HERE, seat=1), p1={"publicity": 2}).then(p1={"publicity": 3})
    assert sky_of(given.g).cells[given.probe(1)] == "oumuamua"


@rule("SE-OUM-03")
def test_the_tile_has_three_data_with_points_on_the_first_and_the_third_place():
    assert discovering("oumuamua", 0, 1, 1).g.s.slots[OUMUAMUA] == Slot(3)
    marks(OUMUAMUA).then(p0={"vp": 1, "data": 1})
    marks(OUMUAMUA, tile=Slot(2, (1,))).then(p0={"vp": 0, "data": 1})
    marks(OUMUAMUA, tile=Slot(1, (1, 1))).then(p0={"vp": 2, "data": 1})


@rule("SE-OUM-04")
def test_it_is_a_planet_for_every_effect():
    given = known("oumuamua", probes=probes("3.5")).when("fly probe-1 space-3-6").then(p0={"publicity": 5})
    given.offers("orbit oumuamua", "land oumuamua")
    assert given.events_of("visit") == [(0, "oumuamua", "planet", "new_planet")]


@rule("SE-OUM-05")
@pytest.mark.parametrize("first", [True, False])
def test_orbiting_it(first):
    figures = [] if first else [orbiter("oumuamua", 1, 0)]
    given = known("oumuamua", probes=probes(HERE), figures=figures).when("orbit oumuamua")
    given.then(p0={"vp": 10, "exofossils": 1}).asks("signal", f"signal {STAR}", "signal oumuamua")
    given.when(f"signal {STAR}", *["deck"] * first).asks("end")
    assert len(given.me.aliens) == first


@rule("SE-OUM-06")
@pytest.mark.parametrize(("place", "data"), [(1, 3), (2, 2), (3, 1)])
def test_landing_on_it(place, data):
    given = known("oumuamua", probes=probes(HERE)).when("land oumuamua", f"first first-{place}")
    given.then(p0={"vp": 9, "exofossils": 2, "data": data})


@rule("SE-OUM-07")
def test_a_signal_in_its_sector_goes_to_the_star_or_to_the_tile():
    known("oumuamua").doing(Signal("earth")).asks("signal", f"signal {STAR}", "signal oumuamua")
    given = known("oumuamua").doing(Signal("earth")).when("signal oumuamua")
    assert tile(given) == Slot(2, (0,)) and given.g.s.slots[5].marks == ()


@rule("SE-OUM-08")
def test_a_full_tile_gives_fossils_and_starts_anew():
    given = known("oumuamua", 23, tile=Slot(1, (1, 1))).when(f"play {alien(23)}", "signal oumuamua", "resolve oumuamua")
    given.then(p0={"exofossils": 1}, p1={"exofossils": 1})
    assert tile(given) == Slot(3) and given.events_of("win") == [] and given.g.s.completed == []


@rule("SE-OUM-09")
def test_a_marker_at_the_star_is_not_one_on_the_tile():
    own = {"missions": [Mission(alien(27))]}
    known("oumuamua", p0=own, slots=slots(**{STAR: (4, (0,))})).lacks("complete")
    known("oumuamua", p0=own, tile=Slot(2, (0,))).when(f"complete {alien(27)}").then(p0={"exofossils": 1})


@rule("SE-OUM-10")
def test_a_probe_already_there_has_to_move_onto_it_again():
    given = known("oumuamua", 27, probes=probes(HERE)).when(f"play {alien(27)}").then(p0={"exofossils": 0})
    given.when("move probe-1 space-3-7").then(p0={"exofossils": 0})
    given.when("move probe-1 space-3-6").then(p0={"exofossils": 1})


@rule("SE-OUM-11")
@pytest.mark.parametrize("colour", ["purple", "yellow", "blue"])
@pytest.mark.parametrize(
    ("space", "vp", "card", "fossils"),
    [("space-1", 25, 0, 1), ("space-2", 3, 1, 6), ("space-3", 3, 1, 5), ("space-4", 2, 0, 6), ("top", 6, 0, 4)],
)
def test_the_spaces_of_a_column(colour, space, vp, card, fossils):
    given = known("oumuamua", p0={"exofossils": 5}).doing(Trace((colour,)))
    given.when(f"trace left-{colour}-{space}", *["deck"] * card).then(p0={"vp": vp, "exofossils": fossils})
    assert len(given.me.aliens) == card


@rule("SE-OUM-12")
def test_q41_fossils_pay_for_nothing_else():
    given = known("oumuamua", p0={"exofossils": 9, "credits": 0, "energy": 0, "publicity": 0})
    assert {option.key for option in given.g.moves(0)} == {"pass_round"}


@rule("SE-OUM-12")
def test_fossils_pay_for_cards_of_the_species():
    given = known("oumuamua", 25, probes=probes("3.5"), p0={"exofossils": 2}).when(f"play {alien(25)}")
    given.when("pay").then(p0={"exofossils": 1}).asks("walk")


@rule("SE-OUM-13")
def test_q42_fossils_left_at_the_end_are_worth_nothing():
    given = known("oumuamua", round=5, p0={"exofossils": 9}).when("pass_round", "1: pass_round")
    assert given.g.s.outcome is not None and given.g.s.outcome.scores == (0, 0)


@rule("SE-OUM-14")
@pytest.mark.parametrize(("space", "holds"), [(1, True), (5, True), (2, False), (3, False), (4, False)])
def test_et_21_needs_a_marker_on_a_paid_space(space, holds):
    given = known("oumuamua", p0={"missions": [Mission(alien(21))]}, columns={"yellow": {space: 0}})
    assert (f"complete {alien(21)}" in {str(option) for option in given.g.moves(0)}) == holds


def scanned(number, earth, **fields):
    """The scan of a card: the signal of Earth's sector where it is said, that of the row elsewhere."""
    given = known("oumuamua", number, **fields).when(f"play {alien(number)}", "part earth", f"signal {earth}")
    return given.when("discard mariner_10_mission", "signal sirius_a")


@rule("SE-OUM-15")
@pytest.mark.parametrize(("earth", "vp"), [("oumuamua", 3), (STAR, 0)])
def test_et_21_gives_two_points_a_signal_on_the_tile(earth, vp):
    scanned(21, earth).then(p0={"vp": vp})  # and one for the first place of the tile


@rule("SE-OUM-15")
def test_et_21_counts_every_signal_of_its_scan():
    stars = list(range(8))
    stars[0], stars[5] = 5, 0  # Sirius A is in the sector of Oumuamua, so the blue card of the row may mark the tile
    given = known("oumuamua", 21, star_at=stars).when(f"play {alien(21)}", "part earth", "signal oumuamua")
    given.when("discard mariner_10_mission", "signal oumuamua").then(p0={"vp": 5})


@rule("SE-OUM-16")
@pytest.mark.parametrize(("earth", "fossils"), [("oumuamua", 1), (STAR, 0)])
def test_et_22_gives_one_fossil(earth, fossils):
    scanned(22, earth).then(p0={"exofossils": fossils})


@rule("SE-OUM-16")
def test_et_22_gives_one_fossil_in_all():
    stars = list(range(8))
    stars[0], stars[5] = 5, 0
    given = known("oumuamua", 22, star_at=stars).when(f"play {alien(22)}", "part earth", "signal oumuamua")
    given.when("discard mariner_10_mission", "signal oumuamua").then(p0={"exofossils": 1})


@rule("SE-OUM-17")
def test_q10_the_tile_is_no_sector():
    given = marks(OUMUAMUA)
    assert count(given.g, 0, SignalSectors()) == 0
    given = marks(OUMUAMUA, tile=Slot(1, (1, 1)))
    assert given.events_of("complete_sector") == []


@rule("SE-OUM-18")
def test_a_signal_at_a_named_star_stays_there():
    given = known("oumuamua").doing(Signal("star", of=(STAR,)))
    assert tile(given) == Slot(3) and given.g.s.slots[5].marks == (0,)


@rule("SE-OUM-19")
def test_the_tile_is_resolved_after_the_main_action():
    given = known("oumuamua", 22, tile=Slot(1, (1, 1)), p0={"techs": techs("purple_2")})
    given.when(f"play {alien(22)}", "part earth", "signal oumuamua")
    assert tile(given).data == 0 and given.g.s.completed == [OUMUAMUA]
    given.doing(MarkAt((OUMUAMUA,))).then(p0={"data": 1, "vp": 2})
    assert tile(given) == Slot(0, (1, 1, 0, 0))


@rule("SE-OUM-20")
def test_a_signal_on_the_tile_has_no_colour_but_takes_the_data():
    key = next(
        c.key for c in TABLES.world.cards for circle in c.circles for when in circle.when if when.what == "signal"
    )
    given = known("oumuamua", p0={"missions": missions(key)}).doing(Signal("earth")).when("signal oumuamua")
    given.asks("action").then(p0={"data": 1})
    assert given.events_of("signal") == [(0, "oumuamua")]


def test_a_lander_there_completes_et_22():
    given = known("oumuamua", p0={"missions": [Mission(alien(22))]}, figures=[lander("oumuamua")])
    given.when(f"complete {alien(22)}").then(p0={"vp": 4})
