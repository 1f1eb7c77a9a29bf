"""What the rival does with each species."""

from itertools import product

import pytest

from starboard.games.seti.constants import OUMUAMUA, RIVAL
from starboard.games.seti.model.rival import Rival
from starboard.games.seti.model.sky import Anomaly, Slot
from starboard.games.seti.rules.solo.routes import routes
from starboard.testing import rule
from tests.games.seti.aliens import board, undiscovered
from tests.games.seti.given import TABLES, Given, at, probes
from tests.games.seti.solo import best, done, it, on_earth, rival, turn


@rule("SE-SLO-26")
def test_the_card_of_a_species_takes_the_place_of_the_basic_one():
    given = turn("s_3", species="centaurians", p1={"publicity": 0}, more={"messages": 3})
    assert rival(given).shown == ["s_18"] and rival(given).arrow == "right" and done(given) == ["send"]
    assert given.events_of("reveal") == [(RIVAL, "s_3"), (RIVAL, "s_18")]


@rule("SE-SLO-26")
def test_before_the_discovery_the_line_is_impossible():
    given = turn("s_3", p1={"publicity": 0})
    assert rival(given).shown == ["s_3"] and done(given) == ["scan"]
    given = turn("s_4", species="centaurians", p1={"publicity": 0})  # a second one is not yet discovered
    assert rival(given).shown == ["s_4"] and done(given) == ["tech"]


@rule("SE-SLO-38")
def test_q51_the_oumuamua_symbol_marks_the_tile():
    given = turn("s_17", species="oumuamua", p1={"publicity": 0})
    assert given.g.s.slots[OUMUAMUA] == Slot(2, (RIVAL,)) and it(given).vp == 1


@rule("SE-SLO-38", "SE-SLO-39")
def test_q51_any_other_signal_in_that_sector_goes_to_the_star():
    given = turn("s_17", species="oumuamua", p1={"publicity": 0})
    assert given.events_of("signal")[0] == (RIVAL, "beta_pictoris", "black")


@rule("SE-SLO-39")
def test_even_if_the_tile_would_be_won():
    given = turn("s_2", species="oumuamua", p1={"publicity": 0}, tile=Slot(1, (1, 1)))
    assert given.g.s.slots[OUMUAMUA] == Slot(1, (1, 1))


def with_sample(**fields):
    turned = next(t for t in product(range(8), repeat=3) if best("saturn", 4, t))
    there = on_earth(turned)
    return turn("s_15", species="mascamites", probes=there, turned=list(turned), p1={"publicity": 0}, **fields)


@rule("SE-SLO-40")
def test_s_15_launches_or_flies_to_saturn():
    assert done(turn("s_15", species="mascamites")) == ["launch"]
    assert [f.at for f in with_sample().g.s.figures] == ["saturn"]


@rule("SE-SLO-41")
def test_s_15_brings_a_sample_to_light_without_its_reward():
    given = with_sample()
    assert len(given.g.s.samples[1]) == 2 and len(given.g.s.samples_out) == 2 and given.g.s.samples_out[1] in (3, 4, 5)
    assert it(given).vp == 8 + 3 and given.g.s.probes == []  # of the landing and of the trace


@rule("SE-SLO-41")
def test_with_no_sample_left_this_is_skipped():
    given = with_sample(samples=[[], []])
    assert given.g.s.samples_out == [6] and done(given) == ["land"]


NEXT = [Anomaly(4, "blue", 0), Anomaly(7, "purple", 0), Anomaly(1, "yellow", 0)]


@rule("SE-SLO-42")
@pytest.mark.parametrize(
    ("marks", "at"), [({}, "space-1"), ({1: 0}, "space-2"), ({2: 0}, "space-1"), ({5: 0}, "space-1")]
)
def test_s_16_marks_the_lowest_space_of_the_column(marks, at):
    given = turn("s_16", species="anomalies", columns={"blue": marks}, anomalies=NEXT)
    assert given.events_of("trace") == [(RIVAL, f"left-blue-{at}", "blue")]
    assert it(given).vp == 3 + (4 if at == "space-1" else 2) and done(given) == []


@rule("SE-SLO-42")
def test_s_16_with_the_highest_marker_researches():
    given = turn("s_16", species="anomalies", columns={"blue": {1: 0, 2: 1}}, anomalies=NEXT)
    assert done(given) == ["tech"]


@rule("SE-SLO-43")
def test_s_17_flies_to_oumuamua_or_scans():
    there = probes("earth", seat=1)
    given = turn("s_17", species="oumuamua", probes=there, p1={"publicity": 0})
    reach = bool(list(routes(TABLES.near, TABLES.sky([0, 0, 0], True), at("earth"), at("3.6"), 4)))
    assert reach and done(given) == ["land"] and it(given).exofossils == 2
    assert done(turn("s_17", species="oumuamua", p1={"publicity": 0})) == ["scan"]


@rule("SE-SLO-44", "SE-CEN-12")
def test_s_18_sends_a_message_when_none_is_on_its_way():
    given = turn("s_18", species="centaurians", p1={"vp": 4}, more={"messages": 3})
    assert it(given).message == 19 and rival(given).messages == 2 and rival(given).space == 1
    assert done(turn("s_18", species="centaurians", p1={"message": 19}, more={"messages": 2})) == ["scan"]
    assert done(turn("s_18", species="centaurians", more={"messages": 0})) == ["scan"]


@rule("SE-SLO-44", "SE-CEN-12")
def test_the_rival_sets_one_of_its_three_tiles_at_the_discovery_and_keeps_two():
    pair = [undiscovered("centaurians", 0, 1, 1), undiscovered("mascamites")]
    given = Given(rival=Rival(), species=pair, neutral=[0, 0]).when("launch", "end")
    assert rival(given).messages == 2 and it(given).message == 15 and given.me.message == 15
    assert given.events_of("progress") == [(RIVAL,), (RIVAL,), (RIVAL,)]  # two markers, and its pass


@rule("SE-SLO-45", "SE-SLO-56")
@pytest.mark.parametrize(("card", "taken"), [("s_9", "message-4"), ("s_5", "message-2")])
def test_it_takes_a_message_reward_by_the_arrow(card, taken):
    given = turn(card, species="centaurians", p1={"vp": 20, "message": 20, "top": 6}, messages=0b0001)
    assert given.events_of("message") == [(RIVAL, taken)]


@rule("SE-SLO-47", "SE-SLO-51")
def test_s_19_plays_the_top_card_of_the_exertian_deck():
    given = turn("s_19", species="exertians", exertian_deck=["deflector", "extractor"])
    assert it(given).plotted == ["extractor"] and given.g.s.exertian_deck == ["deflector"]


@rule("SE-SLO-47")
def test_se_ex_09_the_rival_stops_playing_exertian_cards():
    own = {"plotted": ["expender_core", "extractor"], "publicity": 0}
    three = {"blue": {1: 1, 2: 1, 3: 1}}
    given = turn("s_19", species="exertians", exertian_deck=["deflector"], p1=dict(own), columns=three)
    assert done(given) == ["scan"]
    given = turn("s_19", species="exertians", exertian_deck=["deflector"], p1=dict(own), columns={"blue": {1: 1, 2: 1}})
    assert done(given) == ["plot"]


@rule("SE-SLO-48")
@pytest.mark.parametrize(
    ("blue", "does"), [(dict.fromkeys(range(1, 5), 1), "plot"), (dict.fromkeys(range(1, 6), 1), "scan")]
)
def test_discovery_and_overflow_spaces_do_not_count_for_it(blue, does):
    made = board("exertians", blue=blue)
    made.discovery, made.overflow = [1, 1, 1], [(1,), (1, 1), ()]
    given = Given(
        active=RIVAL,
        rival=Rival(deck=["s_19"]),
        species=[made, undiscovered("mascamites")],
        found=[0],
        exertian_deck=["deflector"],
        exertian_marks=[99, 199],
    )
    assert done(given) == [does]


@rule("SE-SLO-49", "SE-SLO-51")
def test_the_rival_holds_no_exertian_cards():
    pair = [undiscovered("exertians", 1, 1, 0), undiscovered("mascamites")]
    given = Given(rival=Rival(deck=["s_2"]), species=pair, neutral=[0, 0]).when("launch", "end").asks("plot")
    assert it(given).exertian == [] and rival(given).space == 2 and len(given.g.s.exertian_deck) == 15 - 4
    given.when("decline").asks("action")
