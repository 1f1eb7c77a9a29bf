"""The questions of the FAQ about space: Q5 to Q25, each test named by its own."""

import pytest

from starboard.games.seti.effects.probes import Move
from starboard.games.seti.effects.sky import Signal
from starboard.games.seti.model.sky import Slot
from starboard.games.seti.rules.sectors import ranking
from starboard.games.seti.rules.solar import Rotate
from starboard.testing import rule
from tests.games.seti.given import TABLES, Given, at, lander, missions, orbiter, probes, slots, techs, tiles

VEGA = TABLES.stars["vega"]


@rule("SE-ORB-05")
def test_q05_an_orbiter_neither_moves_nor_lands():
    figures = [orbiter("mars", first=0), lander("venus", first=0)]
    given = Given(figures=figures, p0={"energy": 9}).lacks("fly", "land", "orbit").doing(Move(2), Rotate())
    given.asks("action").then(figures=figures, probes=[])


@rule("SE-LAN-02")
def test_q06_the_orbiter_of_anybody_makes_landing_cheaper():
    Given(probes=probes("venus"), figures=[orbiter("venus", 1)], p0={"energy": 2}).when("land venus").then(
        p0={"energy": 0}
    )


@rule("SE-LAN-03", "SE-LAN-04")
def test_q07_the_discounts_hold_for_moons_and_add_up():
    given = Given(
        probes=probes("jupiter"),
        figures=[orbiter("jupiter", 1)],
        p0={"energy": 1, "techs": techs("orange_3", "orange_4")},
    )
    given.when("land callisto").then(p0={"energy": 0}, figures=[orbiter("jupiter", 1), lander("callisto")])


@rule("SE-LAN-12")
def test_q07_a_moon_is_reached_from_the_space_of_its_planet():
    Given(probes=probes("saturn"), p0={"techs": techs("orange_4")}).offers("land titan").refuses("land io")


@rule("SE-SEC-14")
def test_q08_a_win_marker_is_no_signal():
    wins: list[tuple[int, ...]] = [()] * 8
    wins[VEGA] = (1, 1)
    given = Given(slots=slots(vega=(1, (1, 0, 0))), wins=wins, p0={"hand": ["vega_observation"]})
    given.when("play vega_observation", "resolve vega")
    assert given.g.s.wins[VEGA] == (1, 1, 0)


@rule("SE-SEC-07", "SE-SEC-27")
def test_q09_a_signal_in_a_full_slot_is_placed_and_completes_nothing():
    given = Given(slots=slots(vega=(1, (1, 1, 1)))).doing(*[Signal("star", of=("vega",))] * 2).then(p0={"data": 1})
    assert given.events_of("complete_sector") == [(0, "vega")]


@rule("SE-SEC-01")
def test_q10_there_are_eight_sectors_from_the_sun_to_the_rim():
    for sector in range(8):
        given = Given(probes=probes(*(f"{ring}.{sector + 1}" for ring in (1, 2, 3, 4)))).doing(Signal("probe"))
        given.asks("sector", f"sector {TABLES.star_keys[sector]}")


@rule("SE-SEC-02")
def test_q10_each_sector_holds_one_star_that_never_moves():
    given = Given(probes=probes("4.4")).doing(Rotate(), Rotate(), Rotate(), Signal("probe"))
    given.then(star_at=list(range(8))).asks("sector", "sector vega")


@rule("SE-SEC-03")
def test_q11_the_sector_of_a_planet_is_that_of_its_present_position():
    given = Given().doing(Signal("earth"), Rotate(), Signal("earth"))
    assert [star for _, star, _ in given.events_of("signal")] == ["beta_pictoris", "61_virginis"]


@rule("SE-SCN-06")
def test_q12_the_row_is_refilled_after_the_whole_scan():
    given = Given(p0={"techs": techs("purple_3"), "hand": ["juno_probe"]}).when("scan", "part row")
    given.when("discard galileo_mission", "signal barnards_star").then(row=[*given.g.s.row[:2], ""])
    given.when("part earth").then(row=[*given.g.s.row[:2], ""])
    given.when("part hand", "discard juno_probe", "signal barnards_star")
    assert all(given.g.s.row)


@rule("SE-SCN-07")
def test_q12_two_signals_from_the_row_come_before_its_refill():
    given = Given(p0={"hand": ["alma_observatory"]}).when("play alma_observatory", "discard galileo_mission")
    given.when("signal barnards_star").then(row=["pioneer_11_mission", "mariner_10_mission", ""])
    given.asks("row_signal", "discard pioneer_11_mission", "discard mariner_10_mission")


@rule("SE-SEC-13")
def test_q13_a_tie_goes_to_whose_latest_marker_was_placed_last():
    assert ranking((0, 1, 1, 0))[0] == 0
    assert ranking((0, 0, 1, 1))[0] == 1


@rule("SE-SEC-26")
def test_q13_the_marker_kept_from_second_place_is_the_oldest():
    given = Given(slots=slots(vega=(1, (1, 0, 0))), p0={"hand": ["vega_observation"]})
    given.when("play vega_observation", "resolve vega", "trace left-purple-overflow")
    given.doing(*[Signal("star", of=("vega",))] * 1)
    marks = given.g.s.slots[VEGA].marks
    assert marks == (1, 0) and ranking(marks) == [0, 1]


@rule("SE-ANA-02", "SE-ANA-03")
def test_q14_the_analysis_asks_for_the_top_row_and_not_for_lower_spaces():
    Given(p0={"top": 5, "lower": 15, "slots": [0, 1, 2, 3]}).refuses("analyze")
    Given(p0={"top": 6, "lower": 0, "slots": [0, 1, 2, 3]}).offers("analyze")


@rule("SE-ANA-04")
def test_q14_the_analyze_symbol_takes_no_data():
    Given(p0={"top": 6, "data": 3}).lacks("place")


@rule("SE-ANA-05", "SE-ANA-07")
def test_q15_the_computer_is_cleared_and_the_pool_kept():
    given = Given(p0={"top": 6, "lower": 3, "slots": [0, 1, -1, -1], "data": 4}).when("analyze")
    given.then(p0={"top": 0, "lower": 0, "data": 4, "slots": [0, 1, -1, -1]})


@rule("SE-ANA-06")
def test_q15_nothing_but_the_analysis_clears_it():
    given = Given(p0={"top": 6, "lower": 1, "slots": [0, -1, -1, -1]}).when("pass_round")
    given.when(f"keep {given.g.options(0)[0].ids[0]}", "1: pass_round")
    given.when(f"1: keep {given.g.options(1)[0].ids[0]}").then(round=2, p0={"top": 6, "lower": 1})


@rule("SE-MOV-11")
@pytest.mark.parametrize("figure", [orbiter("venus"), lander("venus")])
def test_q16_q17_a_figure_off_the_rings_is_no_probe(figure):
    given = Given(figures=[figure]).offers("launch").doing(Move(2), Signal("probe")).asks("action")
    assert given.events_of("signal") == []


@rule("SE-MOV-09")
def test_q18_a_probe_that_stands_on_the_planet_has_to_come_again():
    given = Given(probes=probes("uranus"), p0={"missions": missions("voyager_2_mission")}).doing(Move(2))
    given.when("move probe-1 space-4-2").asks("walk").when("move probe-1 space-4-1").asks("cover")


@rule("SE-MOV-10")
def test_q18_orbits_and_landings_are_no_visits():
    given = Given(probes=probes("venus"), p0={"missions": missions("galileo_mission")}, row=("juno_probe",) * 3)
    given.when("land venus").asks("trace").then(p0={"missions": missions("galileo_mission"), "publicity": 4})
    assert given.events_of("visit") == []


@rule("SE-MOV-01", "SE-MOV-02")
def test_q19_moves_are_orthogonal_and_the_sun_is_no_space():
    assert sorted(TABLES.near[at("1.1")]) == sorted([at("1.2"), at("1.8"), at("2.1")])
    assert sorted(TABLES.near[at("4.8")]) == sorted([at("4.7"), at("4.1"), at("3.8")])


@rule("SE-MOV-03", "SE-MOV-16")
def test_q20_moves_are_shared_among_probes_with_free_actions_between():
    given = Given(probes=probes("4.2", "4.6"), p0={"data": 1}).doing(Move(2)).when("move probe-1 space-4-3")
    given.when("place top-1", "move probe-2 space-4-7").then(p0={"top": 1})
    assert [probe.at for probe in given.g.s.probes] == [at("4.3"), at("4.7")]


@rule("SE-MOV-08")
def test_q21_a_second_visit_in_a_turn_gives_its_publicity_again():
    given = Given(probes=probes("4.2")).doing(Move(3))
    given.when("move probe-1 space-4-1", "move probe-1 space-4-2", "move probe-1 space-4-1").then(p0={"publicity": 6})


@rule("SE-TEC-07")
def test_q22_computer_technologies_go_in_any_empty_slot():
    given = Given(p0={"publicity": 6, "slots": [-1, -1, 0, -1], "techs": techs("blue_1")}).when(
        "research", "tech blue_2"
    )
    given.asks("slot", "slot slot-1", "slot slot-2", "slot slot-4")


@rule("SE-TEC-08", "SE-DAT-09")
def test_q23_a_tile_slipped_under_data_scores_no_points_for_its_space():
    given = Given(p0={"publicity": 6, "top": 3}, tiles=tiles(2), fresh=0).when("research", "tech blue_2", "slot slot-2")
    given.then(p0={"vp": 0, "slots": [-1, 1, -1, -1]})


@rule("SE-LAU-03", "SE-LAU-05", "SE-TEC-12")
def test_q24_with_two_probes_allowed_one_launch_still_launches_one():
    given = Given(p0={"techs": techs("orange_1"), "credits": 9}).when("launch")
    assert len(given.g.s.probes) == 1
    given = Given(probes=probes("4.2", "4.3"), p0={"techs": techs("orange_1")}).refuses("launch")
    assert given.refusals()["launch"] == ("why-probe-limit", "SE-LAU-02")


@rule("SE-TEC-23", "SE-TEC-24")
def test_q25_the_launch_of_one_energy_exists_only_in_a_scan():
    given = Given(p0={"techs": techs("purple_4"), "credits": 1, "energy": 3}).refuses("launch").when("scan")
    given.when("part launch").then(p0={"credits": 0, "energy": 0})
    assert len(given.g.s.probes) == 1


@rule("SE-SEC-24")
def test_signals_removed_by_a_reset_no_longer_count():
    given = Given(
        slots=slots(vega=(1, (0, 0, 0)), sirius_a=(5, (0,)), procyon=(4, (0,)), kepler_22=(4, (0,))),
        p0={"hand": ["vega_observation"], "missions": missions("chandra_space_observatory")},
    )
    given.when("play vega_observation").offers("complete chandra_space_observatory")
    given.when("resolve vega", "trace left-purple-overflow").asks("end").lacks("complete")
    assert given.g.s.slots[VEGA] == Slot(4)
