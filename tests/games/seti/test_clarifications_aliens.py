"""The clarifications of alien cards, each named by its card, and what the other alien cards do."""

import pytest

from starboard.games.seti.effects.gains import Income
from starboard.games.seti.effects.sky import Trace
from starboard.games.seti.model.player import Mission, Waiting
from starboard.games.seti.model.sky import Anomaly
from starboard.games.seti.rules.gold import sets
from starboard.testing import rule
from tests.games.seti.aliens import alien, known
from tests.games.seti.given import TABLES, missions, probes, techs, tiles


def played(species, number, *answers, **fields):
    return known(species, number, **fields).when(f"play {alien(number)}", *answers)


@rule("SE-MAS-06")
@pytest.mark.parametrize(("number", "before"), [(1, ["stop", "land venus"]), (3, ["land venus"])])
def test_et_1_and_et_3_are_used_at_any_planet(number, before):
    given = played("mascamites", number, *before, "trace right-yellow-discovery", probes=probes("venus")).asks("end")
    assert [figure.at for figure in given.g.s.figures] == ["venus"] and len(given.g.s.samples[0]) == 3


@pytest.mark.parametrize(("number", "colour"), [(8, "yellow"), (9, "purple"), (10, "blue")])
def test_et_8_to_10_look_at_the_samples_of_either_planet(number, colour):
    own = {"missions": [Mission(alien(number))]}
    known("mascamites", p0=own, columns={colour: {1: 0}}).lacks("complete")
    given = known("mascamites", p0=own, columns={colour: {1: 0, 2: 0}}).when(f"complete {alien(number)}")
    given.asks("peek", "peek jupiter", "peek saturn").when("peek saturn", "sample sample-5").then(p0={"data": 2})
    assert given.g.s.samples[1][1].known_to(1)


@pytest.mark.parametrize(("sector", "asked"), [(5, "walk"), (4, "end")])
def test_et_11_moves_if_earth_is_at_an_anomaly(sector, asked):
    tokens = [Anomaly(sector, "purple", 0), Anomaly(0, "yellow", 0), Anomaly(2, "blue", 0)]
    played("anomalies", 11, anomalies=tokens).asks(asked)


def test_et_12_moves_without_publicity():
    given = played("anomalies", 12, "move probe-1 space-1-4", "stop", probes=probes("1.3")).then(p0={"publicity": 4})
    assert given.events_of("visit") == [(0, "venus", "planet", "new_planet")]


@rule("SE-MIS-07")
@pytest.mark.parametrize(("species", "number"), [("anomalies", 13), ("oumuamua", 29)])
def test_et_13_and_et_29_one_circle_an_event_in_any_order(species, number):
    card = alien(number)
    given = known(species, p0={"missions": missions(card), "publicity": 9}, tiles=tiles(0))
    if number == 13:
        given.when("research", "tech orange_2")
    else:
        given.doing(Trace(("blue",))).when("trace right-blue-overflow")
    given.asks("cover", *(f"cover {card} circle-{n}" for n in (1, 2, 3)), "skip").when(f"cover {card} circle-3")
    assert given.me.missions == [Mission(card, 0b011)] and given.prompt() != "cover"


@rule("SE-SCN-08")
@pytest.mark.parametrize(("species", "number"), [("anomalies", 14), ("oumuamua", 21), ("oumuamua", 22)])
def test_et_14_21_22_the_scan_is_free_but_telescopes_are_not(species, number):
    given = played(species, number, p0={"techs": techs("purple_2"), "publicity": 3}).then(
        p0={"credits": 7, "energy": 9}
    )
    given.asks("scan").when("part mercury").then(p0={"publicity": 2, "credits": 7, "energy": 9})


@rule("SE-ANO-12")
@pytest.mark.parametrize(("income", "gained"), [("credit", "credits"), ("energy", "energy"), ("card", "hand")])
def test_et_15_the_income_corner_gives_one_resource(income, gained):
    drawn = [card.key for card in TABLES.world.cards if card.income == income and TABLES.corner[card.key] == ("data",)]
    first, second = drawn[:2]
    given = known("anomalies", 15)
    rest = [card for card in given.g.s.deck if card not in (first, second)]
    given.g.s.deck[:] = [*rest, second, first]
    given.when(f"play {alien(15)}", f"discard {first}")
    before = {"credits": given.me.credits, "energy": given.me.energy, "hand": 0}
    given.when(f"discard {second}")
    after = {"credits": given.me.credits, "energy": given.me.energy, "hand": len(given.me.hand) - 1}
    assert {what: after[what] - before[what] for what in after} == {what: int(what == gained) for what in after}


def test_et_16_takes_the_whole_row():
    given = known("anomalies", 16)
    row = list(given.g.s.row)
    given.when(f"play {alien(16)}").then(p0={"hand": row})
    assert all(given.g.s.row) and not set(row) & set(given.g.s.row)


def test_et_17_asks_for_a_trace_of_each_colour():
    own = {"missions": [Mission(alien(17))]}
    known("anomalies", p0=own, columns={"purple": {1: 0}, "blue": {1: 0}}).lacks("complete")
    three = {"purple": {1: 0}, "blue": {1: 0}, "yellow": {5: 0}}
    known("anomalies", p0=own, columns=three).when(f"complete {alien(17)}").then(p0={"vp": 3, "publicity": 6})


def test_et_18_and_et_19_a_technology_and_a_trace():
    played("anomalies", 18).asks("tech")
    played("anomalies", 19).asks("trace").offers("trace right-purple-discovery", "trace left-blue-top")


@rule("SE-OUM-07")
def test_et_23_the_signal_goes_to_the_star_or_to_the_tile():
    played("oumuamua", 23).asks("signal", "signal beta_pictoris", "signal oumuamua")


def test_et_23_pays_two_fossils_for_its_points():
    own = {"missions": [Mission(alien(23))], "exofossils": 3}
    given = known("oumuamua", p0=own).when(f"complete {alien(23)}")
    if given.prompt() == "window":
        given.when("pass")
    given.then(p0={"exofossils": 1, "vp": 11})


def test_et_26_and_et_29_give_a_fossil():
    played("oumuamua", 26).then(p0={"exofossils": 1}, probes=probes("earth"))
    played("oumuamua", 29).then(p0={"exofossils": 1})


@rule("SE-OUM-09", "SE-OUM-10")
def test_et_27_the_fossil_for_a_visit_comes_once():
    given = played("oumuamua", 27, probes=probes("3.5"))
    given.when("move probe-1 space-3-6", "move probe-1 space-3-7", "move probe-1 space-3-6").then(p0={"exofossils": 1})


def test_et_30_gives_points_on_oumuamua_only():
    played("oumuamua", 30, "land oumuamua", "first first-1", probes=probes("3.6")).then(p0={"vp": 12})
    played("oumuamua", 30, "land venus", "trace right-yellow-overflow", probes=probes("venus")).then(p0={"vp": 8})


INCOME = {31: "publicity", 32: "data", 33: "publicity", 38: "data", 39: "publicity", 40: "data"}


@rule("SE-CEN-06", "SE-CEN-07", "SE-GLD-08")
@pytest.mark.parametrize("number", list(INCOME))
def test_et_31_to_33_and_38_to_40_are_tucked_later_or_from_hand(number):
    card, what = alien(number), INCOME[number]
    later = known("centaurians", p0={"vp": 15, "waiting": [Waiting(card, 15)], "publicity": 4}).when("launch", "end")
    now = known("centaurians", number, p0={"publicity": 4}).doing(Income()).when(f"tuck {card}")
    for given in (later, now):
        given.then(p0={"tucked": [card], what: {"publicity": 5, "data": 1}[what]})
        assert sets(given.g, 0, "income_a") == sets(given.g, 0, "income_b") == 0


@pytest.mark.parametrize(("number", "colour"), [(34, "purple"), (35, "yellow"), (36, "blue")])
def test_et_34_to_36_mark_a_trace_later(number, colour):
    given = known("centaurians", p0={"vp": 15, "waiting": [Waiting(alien(number), 15)]}).when("launch", "end")
    given.asks("trace").when(f"trace right-{colour}-overflow").then(p0={"vp": 18})


def test_et_37_gives_a_credit_and_any_trace_later():
    given = known("centaurians", p0={"vp": 15, "waiting": [Waiting(alien(37), 15)]}).when("launch", "end").asks("trace")
    given.then(p0={"credits": 8}).offers("trace right-purple-overflow", "trace right-blue-overflow")


def test_et_40_marks_two_signals_in_one_sector():
    given = played("centaurians", 40, "sector vega")
    assert given.events_of("signal") == [(0, "vega", "black")] * 2
