"""Signals and sectors."""

import pytest

from starboard.games.seti.effects.sky import Signal
from starboard.games.seti.model.sky import Slot
from starboard.games.seti.rules.sectors import ranking
from starboard.testing import rule
from tests.games.seti.given import TABLES, Given, missions, probes, slots

VEGA = TABLES.stars["vega"]  # black, four tokens, in sector 4


def prompt_of(given: Given) -> str:
    question = given.g.question(0)
    return question.prompt if question else ""


def marked(given: Given, star: str) -> Slot:
    return given.g.s.slots[TABLES.stars[star]]


@rule("SE-SEC-05")
def test_a_signal_replaces_a_token_that_goes_to_the_pool():
    given = Given().doing(Signal("star", of=("vega",))).then(p0={"data": 1})
    assert marked(given, "vega") == Slot(3, (0,))


@rule("SE-SEC-06")
def test_the_second_position_scores_two_points():
    Given(slots=slots(vega=(3, (1,)))).doing(Signal("star", of=("vega",))).then(p0={"vp": 2})


@rule("SE-SEC-21", "SE-RES-02")
def test_with_a_full_pool_the_token_is_lost():
    given = Given(p0={"data": 6}).doing(Signal("star", of=("vega",))).then(p0={"data": 6})
    assert marked(given, "vega") == Slot(3, (0,))


@rule("SE-SEC-07")
def test_a_signal_without_data_is_in_excess():
    given = Given(slots=slots(vega=(0, (1, 1, 0, 1)))).doing(Signal("star", of=("vega",))).then(p0={"data": 0})
    assert marked(given, "vega").marks == (1, 1, 0, 1, 0)


@rule("SE-SEC-03")
def test_the_sector_of_a_planet_is_where_it_is_now():
    given = Given().doing(Signal("planet", of=("mars",)))
    assert given.told("signal") == [(0, "procyon", "blue")]


@rule("SE-SEC-04")
@pytest.mark.parametrize(
    ("colour", "stars"),
    [
        ("yellow", {"kepler_22", "61_virginis"}),
        ("red", {"proxima_centauri", "barnards_star"}),
        ("blue", {"sirius_a", "procyon"}),
        ("black", {"vega", "beta_pictoris"}),
    ],
)
def test_every_colour_has_two_sectors(colour, stars):
    Given().doing(Signal("color", of=(colour,))).asks("signal", *(f"signal {star}" for star in stars))


@rule("SE-SEC-12", "SE-SEC-13", "SE-SEC-16")
@pytest.mark.parametrize(
    ("marks", "order"),
    [((0, 1, 1, 0), [0, 1]), ((0, 0, 1, 1), [1, 0]), ((2, 2, 1, 0), [2, 0, 1]), ((1, 1), [1])],
)
def test_most_markers_win_and_a_tie_goes_to_the_latest(marks, order):
    assert ranking(marks) == order


@rule("SE-SEC-11", "SE-SEC-12", "SE-SEC-16", "SE-SEC-18", "SE-SEC-19", "SE-SEC-09", "SE-TRN-06")
def test_a_completed_sector_is_resolved_after_the_action():
    given = Given(slots=slots(vega=(1, (1, 0, 0))), p0={"hand": ["vega_observation"]})
    given.when("play vega_observation").asks("resolve", "resolve vega").when("resolve vega").asks("trace")
    given.when("trace left-purple-overflow")
    given.then(p0={"vp": 5, "publicity": 5}, p1={"publicity": 5})
    assert marked(given, "vega") == Slot(3, (1,))
    assert given.g.s.wins[VEGA] == (0,)


@rule("SE-SEC-15", "SE-SEC-17", "SE-SEC-20")
def test_a_later_win_gives_the_lesser_reward_and_alone_nobody_is_second():
    wins: list[tuple[int, ...]] = [()] * 8
    wins[VEGA] = (1,)
    given = Given(slots=slots(vega=(1, (0, 0, 0))), wins=wins, p0={"hand": ["vega_observation"]})
    given.when("play vega_observation", "resolve vega").then(p0={"vp": 5})
    assert marked(given, "vega") == Slot(4)
    assert given.g.s.wins[VEGA] == (1, 0)


@rule("SE-SEC-23")
def test_a_winner_out_of_turn_is_asked_at_once_without_free_actions():
    given = Given(slots=slots(vega=(1, (1, 1, 1))), p0={"hand": ["vega_observation"]})
    given.when("play vega_observation", "resolve vega").asks("trace", seat=1)
    assert given.g.free == []


@rule("SE-SEC-25", "SE-CLR-17")
def test_before_the_resolution_missions_may_still_be_completed():
    given = Given(
        slots=slots(vega=(1, (0, 0, 0)), sirius_a=(5, (0,)), procyon=(4, (0,)), kepler_22=(4, (0,))),
        p0={"hand": ["vega_observation"], "missions": missions("chandra_space_observatory")},
    )
    given.when("play vega_observation").asks("resolve").offers("complete chandra_space_observatory")
    given.when("resolve vega", "trace left-purple-overflow").lacks("complete")


@rule("SE-SEC-27", "SE-SEC-28")
def test_an_excess_signal_does_not_complete_again():
    given = Given(slots=slots(vega=(1, (1, 1, 1)))).doing(Signal("star", of=("vega",)), Signal("star", of=("vega",)))
    assert given.told("complete_sector") == [(0, "vega")]


@rule("SE-CLR-10", "SE-SCN-07")
def test_se_ex_13_three_sectors_with_the_square_kilometre_array():
    given = Given(p0={"hand": ["square_kilometre_array"]}).when("play square_kilometre_array")
    given.when("discard pioneer_11_mission", "signal kepler_22").then(row=["", "mariner_10_mission", "galileo_mission"])
    given.when("discard mariner_10_mission", "signal procyon", "signal barnards_star", "pass").then(p0={"vp": 6})
    assert all(given.g.s.row)


@rule("SE-CLR-26", "SE-CLR-27")
@pytest.mark.parametrize(("before", "back"), [((1,), True), ((0,), False)])
def test_se_ex_17_the_lagrange_point_returns_for_the_only_signal(before, back):
    card = next(c.key for c in TABLES.world.cards if c.number == "120")
    given = Given(slots=slots(vega=(3, before)), probes=probes("4.4"), p0={"hand": [card], "credits": 9, "data": 0})
    given.when(f"play {card}")
    while prompt_of(given) in ("sector", "signal", "window"):
        option = given.g.options(0)[0]
        given.g.answer(0, next((o for o in given.g.options(0) if "vega" in o.ids), option))
    assert (card in given.me.hand) == back
