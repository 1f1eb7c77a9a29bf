"""Where the active player may slip in a free action because it would change what comes next, and where not."""

import pytest

from starboard.games.seti.effects.cards import Random
from starboard.games.seti.effects.gains import Gain, Income
from starboard.games.seti.effects.probes import Land
from starboard.games.seti.effects.sky import Signal
from starboard.games.seti.rules.effects import flow
from starboard.kernel.verbs import Verb
from starboard.testing import rule
from tests.games.seti.given import Given, card, missions, probes, slots


def flowing(given: Given, *verbs: Verb) -> Given:
    """These effects come next, as those of a card."""
    flow(given.g, 0, verbs)
    given.g.settle()
    return given


@rule("SE-TRN-11", "SE-RES-02")
def test_data_that_would_be_lost_wait_for_data_to_be_placed():
    given = flowing(Given(p0={"data": 6}), Gain("data", 2)).asks("window").when("place top-1").asks("window")
    given.when("place top-2").then(p0={"data": 6, "top": 2}).asks("action")


@rule("SE-TRN-11", "SE-RES-01")
def test_publicity_that_would_be_lost_waits_for_a_card_to_be_bought():
    given = flowing(Given(p0={"publicity": 9}), Gain("publicity", 3)).asks("window").when("buy", "deck")
    given.then(p0={"publicity": 9}).asks("action")


@rule("SE-RES-01", "SE-RES-02")
@pytest.mark.parametrize(("what", "most"), [("data", 6), ("publicity", 10)])
def test_what_goes_beyond_the_limit_is_lost_when_the_window_is_passed(what, most):
    flowing(Given(p0={what: most - 1}), Gain(what, 3)).asks("window").when("pass").then(p0={what: most})


def test_there_is_no_window_where_nothing_would_be_lost():
    flowing(Given(p0={"data": 4, "publicity": 8}), Gain("data", 2), Gain("publicity", 2)).asks("action")


def test_there_is_no_window_where_a_full_computer_could_take_no_data():
    flowing(Given(p0={"data": 6, "top": 6}), Gain("data")).asks("action").then(p0={"data": 6})


@rule("SE-TRN-11", "SE-SEC-05")
def test_between_two_signals_data_may_be_placed():
    given = flowing(Given(p0={"data": 5}), Signal("star", 2, ("vega",))).asks("signal", "signal vega")
    given.then(p0={"data": 6}).when("place top-1").then(p0={"data": 6, "top": 1})


@rule("SE-TRN-11", "SE-EFF-12")
def test_before_an_income_increase_an_empty_hand_may_buy_a_card():
    given = flowing(Given(), Income()).asks("window").when("buy", "take galileo_mission").asks("tuck")
    given.when("tuck galileo_mission").then(p0={"tucked": ["galileo_mission"]})


@rule("SE-TRN-11", "SE-EFF-10")
def test_a_probe_may_be_flown_to_a_planet_before_the_card_lands_it():
    given = flowing(Given(probes=probes("4.2")), Land()).asks("window").when("fly probe-1 space-4-1")
    assert [figure.at for figure in given.g.s.figures] == ["uranus"]


@rule("SE-TRN-11", "SE-CLR-16")
def test_a_probe_may_be_flown_elsewhere_before_it_marks_its_sector():
    given = flowing(Given(probes=probes("4.2")), Signal("probe")).asks("sector", "sector barnards_star")
    given.when("fly probe-1 space-4-3").asks("sector", "sector procyon").when("sector procyon")
    assert given.events_of("signal") == [(0, "procyon", "blue")]


@rule("SE-TRN-08")
def test_there_is_no_window_while_milestones_are_resolved():
    given = Given(p0={"vp": 26, "data": 3}).when("launch", "end").asks("gold")
    assert given.g.free == []


@rule("SE-TRN-11", "SE-MIS-01")
def test_an_empty_hand_completes_its_mission_before_cards_are_drawn():
    given = flowing(Given(p0={"missions": missions(card(89))}), Random()).asks("window")
    given.when(f"complete {card(89)}", "take galileo_mission").asks("action")
    assert len(given.me.hand) == 2 and given.me.done == [card(89)]


@rule("SE-TRN-03")
def test_what_another_player_gains_in_my_turn_opens_no_window_for_me():
    given = Given(p0={"data": 3}, p1={"data": 6})
    flow(given.g, 1, (Gain("data"),))
    given.g.settle()
    given.asks("action").then(p1={"data": 6})


@rule("SE-SEC-10")
def test_the_active_player_resolves_a_sector_that_another_player_completes():
    given = Given(slots=slots(vega=(1, (1, 1, 1))))
    flow(given.g, 1, (Signal("star", of=("vega",)),))
    given.g.settle()
    given.asks("resolve", "resolve vega", seat=0)
