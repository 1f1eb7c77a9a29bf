"""Signals and sectors."""

import pytest

from starboard.games.seti.effects.sky import Signal
from starboard.games.seti.model.sky import Slot
from starboard.games.seti.rules.sectors import ranking
from starboard.testing import rule
from tests.games.seti.given import TABLES, Given, missions, slots

VEGA = TABLES.stars["vega"]  # black, four tokens, in sector 4


def marked(given: Given, star: str) -> Slot:
    return given.g.s.slots[TABLES.stars[star]]


@rule("SE-SEC-05")
def test_a_signal_replaces_a_token_that_goes_to_the_pool():
    given = Given().doing(Signal("star", of=("vega",))).then(p0={"data": 1})
    assert marked(given, "vega") == Slot(3, (0,))


@rule("SE-SEC-06")
def test_the_second_position_scores_two_points():
    Given(slots=slots(vega=(3, (1,)))).doing(Signal("star", of=("vega",))).then(p0={"vp": 2})


@rule("SE-SEC-06")
@pytest.mark.parametrize(("marks", "vp"), [((), 0), ((0,), 2), ((1, 1), 0), ((0, 1), 0), ((1, 0, 1), 0)])
def test_no_other_position_scores(marks, vp):
    Given(slots=slots(vega=(4 - len(marks), marks))).doing(Signal("star", of=("vega",))).then(p0={"vp": vp})


@rule("SE-SEC-21", "SE-RES-02")
def test_with_a_full_pool_the_token_is_lost():
    given = Given(p0={"data": 6}).doing(Signal("star", of=("vega",))).when("signal vega").then(p0={"data": 6})
    assert marked(given, "vega") == Slot(3, (0,))


@rule("SE-SEC-07")
def test_a_signal_without_data_is_in_excess():
    given = Given(slots=slots(vega=(0, (1, 1, 0, 1)))).doing(Signal("star", of=("vega",))).then(p0={"data": 0})
    assert marked(given, "vega").marks == (1, 1, 0, 1, 0)


@rule("SE-SEC-03")
def test_the_sector_of_a_planet_is_where_it_is_now():
    given = Given().doing(Signal("planet", of=("mars",)))
    assert given.events_of("signal") == [(0, "procyon", "blue")]


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


@rule("SE-SEC-13")
@pytest.mark.parametrize(
    ("marks", "order"),
    [((0, 1, 1, 0), [0, 1]), ((0, 0, 1, 1), [1, 0]), ((2, 2, 1, 0), [2, 0, 1]), ((1, 1), [1])],
)
def test_most_markers_win_and_a_tie_goes_to_the_latest(marks, order):
    assert ranking(marks) == order


def completed(*marks: int, won: tuple[int, ...] = (), seats: int = 2) -> Given:
    """Vega with these markers, then one more of seat 0, which completes it: it waits to be resolved."""
    wins: list[tuple[int, ...]] = [()] * 8
    wins[VEGA] = won
    own = {"hand": ["vega_observation"]}
    return Given(seats, slots=slots(vega=(1, marks)), wins=wins, p0=own).when("play vega_observation").asks("resolve")


@rule("SE-SEC-09")
def test_a_sector_is_complete_when_its_last_token_is_replaced():
    assert completed(1, 0, 0).events_of("complete_sector") == [(0, "vega")]
    given = Given(slots=slots(vega=(2, (1, 0))), p0={"hand": ["vega_observation"]}).when("play vega_observation")
    assert given.asks("end").events_of("complete_sector") == []


@rule("SE-SEC-11")
def test_everybody_with_a_marker_gains_a_publicity():
    given = completed(1, 0, 0, seats=3).when("resolve vega")
    given.then(p0={"publicity": 5}, p1={"publicity": 5}, p2={"publicity": 4})


@rule("SE-SEC-12")
def test_most_markers_win_the_sector_and_its_reward():
    given = completed(1, 0, 0).when("resolve vega").asks("trace").when("trace left-purple-overflow").then(p0={"vp": 5})
    assert given.g.s.wins[VEGA] == (0,)


@rule("SE-SEC-15")
def test_a_later_win_gives_the_lesser_reward():
    given = completed(0, 0, 0, won=(1,)).when("resolve vega").asks("end").then(p0={"vp": 5})
    assert given.g.s.wins[VEGA] == (1, 0)


@rule("SE-SEC-16", "SE-SEC-18")
def test_the_second_keeps_a_marker_and_every_other_position_gets_data():
    given = completed(1, 0, 0).when("resolve vega", "trace left-purple-overflow")
    assert marked(given, "vega") == Slot(3, (1,))


@rule("SE-SEC-17")
def test_alone_nobody_is_second():
    assert marked(completed(0, 0, 0).when("resolve vega", "trace left-purple-overflow"), "vega") == Slot(4)


@rule("SE-SEC-19")
def test_the_kept_marker_gives_nothing_and_the_next_signal_scores_the_second_position():
    given = completed(1, 0, 0).when("resolve vega", "trace left-purple-overflow").then(p1={"data": 0, "vp": 0})
    given.doing(Signal("star", of=("vega",))).then(p0={"vp": 5 + 2})


@rule("SE-SEC-20")
def test_a_sector_can_be_won_any_number_of_times():
    given = completed(0, 0, 0, won=(0, 1, 0, 0)).when("resolve vega")
    assert given.g.s.wins[VEGA] == (0, 1, 0, 0, 0) and marked(given, "vega") == Slot(4)


@rule("SE-SEC-23")
def test_a_winner_out_of_turn_is_asked_at_once_without_free_actions():
    given = Given(slots=slots(vega=(1, (1, 1, 1))), p0={"hand": ["vega_observation"]})
    given.when("play vega_observation", "resolve vega").asks("trace", seat=1)
    assert given.g.free == []


@rule("SE-SEC-25")
def test_before_the_resolution_missions_may_still_be_completed():
    given = Given(
        slots=slots(vega=(1, (0, 0, 0)), sirius_a=(5, (0,)), procyon=(4, (0,)), kepler_22=(4, (0,))),
        p0={"hand": ["vega_observation"], "missions": missions("chandra_space_observatory")},
    )
    given.when("play vega_observation").asks("resolve").offers("complete chandra_space_observatory")
    given.when("resolve vega", "trace left-purple-overflow").lacks("complete")


@rule("SE-SEC-28")
@pytest.mark.parametrize("data", [0, 6])
def test_to_complete_is_the_deed_of_who_replaces_the_last_token_whoever_wins(data):
    own = {"data": data, "top": 6, "hand": ["alma_observatory"]}
    given = Given(slots=slots(kepler_22=(1, (1, 1, 1, 1))), p0=own).when("play alma_observatory")
    given.when("discard pioneer_11_mission", "signal kepler_22")
    assert given.events_of("complete_sector") == [(0, "kepler_22")] and len(given.me.hand) == 1  # the card's reward


@rule("SE-SEC-27")
def test_an_excess_signal_does_not_complete_again():
    given = Given(slots=slots(vega=(1, (1, 1, 1)))).doing(Signal("star", of=("vega",)), Signal("star", of=("vega",)))
    assert given.events_of("complete_sector") == [(0, "vega")]


@rule("SE-CLR-10", "SE-SCN-07")
def test_se_ex_13_three_sectors_with_the_square_kilometre_array():
    given = Given(p0={"hand": ["square_kilometre_array"]}).when("play square_kilometre_array")
    given.when("discard pioneer_11_mission", "signal kepler_22").then(row=["", "mariner_10_mission", "galileo_mission"])
    given.when("discard mariner_10_mission", "signal procyon")
    given.when("discard galileo_mission", "signal barnards_star").then(p0={"vp": 6})
    assert all(given.g.s.row)
