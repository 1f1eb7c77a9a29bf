"""The scan."""

from starboard.testing import rule
from tests.games.seti.given import TABLES, Given, played, probes, techs


@rule("SE-SCN-01")
def test_a_scan_costs_a_credit_and_two_energy():
    Given().when("scan").then(p0={"credits": 3, "energy": 1})
    Given(p0={"credits": 0}).refuses("scan")
    Given(p0={"energy": 1}).refuses("scan")


@rule("SE-SCN-02")
def test_a_scan_marks_a_signal_in_the_sector_of_earth():
    given = Given().when("scan", "part earth")
    assert given.events_of("signal") == [(0, "beta_pictoris", "black")]


@rule("SE-SCN-03")
def test_a_scan_discards_a_card_of_the_row_for_a_signal_of_its_colour():
    given = Given().when("scan", "part row", "discard galileo_mission").then(discards=["galileo_mission"])
    given.asks("signal", "signal proxima_centauri", "signal barnards_star")


@rule("SE-SCN-04")
def test_the_parts_of_a_scan_are_done_in_any_order():
    given = Given(p0={"techs": techs("purple_2")}).when("scan")
    given.asks("scan", "part earth", "part row", "part mercury").when("part mercury", "part row")
    given.when("discard galileo_mission", "signal proxima_centauri")
    assert [star for _, star, _ in given.events_of("signal")] == ["barnards_star", "proxima_centauri", "beta_pictoris"]


@rule("SE-SCN-06")
def test_the_row_is_filled_when_the_scan_is_over():
    given = Given(p0={"techs": techs("purple_2")}).when("scan", "part row", "discard galileo_mission")
    given.when("signal proxima_centauri").then(row=["pioneer_11_mission", "mariner_10_mission", ""])
    given.when("part earth", "done")
    assert all(given.g.s.row)


@rule("SE-SCN-10")
def test_a_card_bought_during_a_scan_is_replaced_at_once_and_the_gap_stays():
    given = Given().when("scan", "part row", "discard galileo_mission", "buy", "take pioneer_11_mission")
    assert given.g.s.row[0] and given.g.s.row[2] == ""


@rule("SE-EFF-10", "SE-SCN-03")
def test_without_a_card_in_the_row_that_part_is_skipped():
    given = Given(row=("", "", ""))
    given.g.s.deck.clear()
    given.when("scan").asks("end")
    assert given.events_of("signal") == [(0, "beta_pictoris", "black")]


@rule("SE-CLR-16")
def test_the_webb_telescope_marks_the_sector_of_the_probe_and_those_next_to_it():
    given = played(29, "stop", "sector vega", probes=probes("4.4"))
    assert [star for _, star, _ in given.events_of("signal")] == ["vega", "procyon", "61_virginis"]


@rule("SE-TEC-18")
def test_wide_field_lets_the_signal_of_earth_go_next_door():
    given = Given(p0={"techs": techs("purple_1")}).when("scan", "part earth")
    given.asks("signal", "signal beta_pictoris", "signal 61_virginis", "signal kepler_22")


@rule("SE-TEC-20", "SE-SCN-05")
def test_mercury_costs_a_publicity_and_is_used_once():
    given = Given(p0={"techs": techs("purple_2")}).when("scan", "part mercury").then(p0={"publicity": 3})
    given.refuses("part mercury")
    assert given.events_of("signal") == [(0, "barnards_star", "red")]


@rule("SE-TRN-04", "SE-TEC-20")
def test_while_a_part_of_a_technology_is_left_a_free_action_may_pay_for_it():
    given = Given(p0={"techs": techs("purple_2"), "publicity": 0, "hand": ["vega_observation"]}).when("scan")
    given.when("part earth", "part row", "discard galileo_mission", "signal proxima_centauri").asks("scan", "done")
    given.when("corner vega_observation").asks("scan", "part mercury", "done")


@rule("SE-SCN-04")
def test_a_part_is_done_without_a_question_where_it_is_all_that_is_left():
    given = Given(p0={"techs": techs("purple_2"), "hand": ["vega_observation"]}).when(
        "scan", "part mercury", "part row"
    )
    given.when("discard galileo_mission", "signal proxima_centauri").asks("end")
    assert given.events_of("signal")[-1] == (0, "beta_pictoris", "black"), "the signal of Earth, by itself"


@rule("SE-TEC-21")
def test_archive_search_discards_from_hand():
    given = Given(p0={"techs": techs("purple_3"), "hand": ["vega_observation"]}).when("scan", "part hand")
    given.when("discard vega_observation").asks("signal", "signal proxima_centauri", "signal barnards_star")


@rule("SE-TEC-22", "SE-TEC-23", "SE-TEC-24")
def test_the_orbital_telescope_launches_for_an_energy_or_moves_but_not_both():
    given = Given(p0={"techs": techs("purple_4"), "credits": 1}).when("scan", "part launch")
    given.then(p0={"credits": 0, "energy": 0}).refuses("part move", "part launch")


@rule("SE-TEC-25")
def test_it_respects_the_probe_limit():
    Given(p0={"techs": techs("purple_4")}, probes=probes("4.2")).when("scan").refuses("part launch").offers("part move")


@rule("SE-SCN-08")
def test_a_granted_scan_waives_the_base_cost():
    card = next(c.key for c in TABLES.world.cards if any(type(v).__name__ == "Scan" for v in c.does))
    cost = TABLES.cards[card].cost
    Given(p0={"hand": [card], "energy": 0}).when(f"play {card}").asks("scan").then(
        p0={"credits": 4 - cost, "energy": 0}
    )
