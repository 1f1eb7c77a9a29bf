"""Where the active player may slip in a free action because it would change what comes next, and where not."""

import pytest

from starboard.games.seti.effects.cards import Random, TakeRow
from starboard.games.seti.effects.gains import Gain, Income
from starboard.games.seti.effects.probes import Land, Orbit
from starboard.games.seti.effects.sky import Signal, Tech
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
    given.asks("land", "land uranus").when("land uranus")
    assert [figure.at for figure in given.g.s.figures] == ["uranus"]


@rule("SE-TRN-11", "SE-EFF-10")
@pytest.mark.parametrize(("effect", "word"), [(Land(), "land"), (Orbit(), "orbit")])
def test_a_probe_at_a_planet_may_be_flown_to_another_one_before_the_card_uses_it(effect, word):
    given = flowing(Given(probes=probes("3.4")), effect).asks(word, f"{word} jupiter")
    given.when("fly probe-1 space-4-4").asks(word, f"{word} neptune")


@rule("SE-TRN-11", "SE-EFF-10")
@pytest.mark.parametrize(("effect", "word"), [(Land(), "land"), (Orbit(), "orbit")])
def test_who_flies_off_while_the_card_asks_may_fly_back_before_it_lapses(effect, word):
    given = flowing(Given(probes=probes("3.4"), p0={"energy": 5}), effect).asks(word).when("fly probe-1 space-3-3")
    given.asks("window").when("fly probe-1 space-3-4").asks(word, f"{word} jupiter").when(f"{word} jupiter")
    assert [figure.at for figure in given.g.s.figures] == ["jupiter"]

    away = flowing(Given(probes=probes("3.4"), p0={"energy": 5}), effect).when("fly probe-1 space-3-3")
    away.asks("window").when("pass").asks("action")  # and it lapses only when its owner says so
    assert away.g.s.figures == []


def test_where_nothing_can_be_flown_the_card_lands_without_a_question():
    poor = {"energy": 0, "credits": 1, "publicity": 0}
    given = flowing(Given(probes=probes("4.1"), p0=poor), Land())
    assert [figure.at for figure in given.g.s.figures] == ["uranus"]


@rule("SE-TRN-11", "SE-TRN-04")
def test_between_an_effect_of_a_card_and_its_rotation_a_probe_may_be_flown():
    given = flowing(Given(probes=probes("1.6")), Gain("vp"), Tech()).asks("window").then(p0={"vp": 1}, turned=[0, 0, 0])
    given.when("fly probe-1 space-2-6", "pass").asks("tech").then(turned=[1, 0, 0])


def test_there_is_no_window_before_a_rotation_that_carries_no_own_probe():
    flowing(Given(), Gain("vp"), Tech()).asks("tech").then(turned=[1, 0, 0])


@rule("SE-TRN-11", "SE-CLR-37")
def test_before_signals_for_cards_an_empty_hand_may_buy_one():
    given = flowing(Given(), Signal("hand")).asks("window").when("buy", "take galileo_mission")
    given.asks("hand_signal", "discard galileo_mission", "stop")


@rule("SE-TRN-11")
def test_before_the_row_is_taken_a_card_of_it_may_be_bought():
    given = flowing(Given(), TakeRow()).asks("window").when("buy", "take galileo_mission", "pass").asks("action")
    assert len(given.me.hand) == 4


@rule("SE-TRN-02", "SE-TRN-07")
def test_free_actions_are_never_cut_off_and_the_turn_ends_only_when_its_player_says_so():
    given = Given(p0={"credits": 60, "energy": 0, "publicity": 0}).when("launch")
    for _ in range(28):
        given.when("exchange credit energy")
    given.asks("end").then(p0={"credits": 2, "energy": 28}).offers("exchange credit energy", "fly probe-1 space-1-7")


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
