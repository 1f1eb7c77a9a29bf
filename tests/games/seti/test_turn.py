"""Turns, passing, rounds and free actions."""

from starboard.testing import rule
from tests.games.seti.given import TABLES, Given, probes

CARDS = [card.key for card in TABLES.world.cards[60:70]]


def keep(given: Given, seat: int) -> Given:
    return given.when(f"{seat}: keep {given.g.options(seat)[0].ids[0]}")


@rule("SE-TRN-01", "SE-TRN-06")
def test_one_main_action_then_only_free_actions():
    given = Given().when("launch").asks("end", "end")
    given.when("end").asks("action", seat=1)


@rule("SE-TRN-03")
def test_free_actions_are_for_the_own_turn():
    given = Given(p1={"data": 3})
    assert {free.seat for free in given.g.free} == {0}


@rule("SE-TRN-09")
def test_passing_is_always_possible():
    Given(p0={"credits": 0, "energy": 0, "publicity": 0}).asks("action", "pass_round")


@rule("SE-PAS-01", "SE-PAS-02", "SE-PAS-03", "SE-PAS-04", "SE-CRD-09", "SE-PAS-08", "SE-PAS-09")
def test_a_pass_discards_to_four_rotates_once_and_keeps_a_card():
    given = Given(p0={"hand": CARDS[:6]}).when("pass_round").asks("discard")
    assert given.g.free == []
    given.when(f"discard {CARDS[0]}", f"discard {CARDS[1]}").then(turned=[1, 0, 0]).asks("round_card")
    assert len(given.g.options(0)) == 3
    keep(given, 0)
    assert len(given.me.hand) == 5
    given.when("1: pass_round").then(turned=[1, 0, 0])
    assert len(given.g.options(1)) == 2


@rule("SE-RND-03", "SE-RND-04", "SE-RND-05", "SE-PAS-05", "SE-INC-03", "SE-INC-04")
def test_between_rounds_come_income_and_the_next_starting_player():
    given = keep(Given(p0={"tucked": ["vega_observation"]}).when("pass_round"), 0)
    given.when("1: launch", "1: end").asks("action", seat=1)
    keep(given.when("1: pass_round"), 1)
    given.then(round=2, first=1, active=1, stacks=[[], *given.g.s.stacks[1:]])
    given.then(p0={"credits": 4 + 3 + 1, "energy": 3 + 2, "passed": False}, p1={"credits": 2 + 3})
    assert len(given.me.hand) == 2


@rule("SE-PAS-06", "SE-RND-01", "SE-RND-07", "SE-FIN-02")
def test_after_the_fifth_round_the_game_is_counted_without_income():
    given = Given(round=5, p0={"vp": 7}, p1={"vp": 7}).when("pass_round", "1: pass_round")
    outcome = given.g.s.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((0, 1), (7, 7))
    given.then(p0={"credits": 4})


@rule("SE-FRE-01")
def test_an_energy_is_a_move():
    Given(probes=probes("4.2")).when("fly probe-1 space-4-3").then(p0={"energy": 2}).asks("action")


@rule("SE-FRE-02")
def test_a_card_is_discarded_for_its_corner():
    given = Given(p0={"hand": ["juno_probe"]}).when("corner juno_probe").then(p0={"data": 1, "hand": []})
    given.then(discards=["juno_probe"])


@rule("SE-FRE-03", "SE-CRD-04", "SE-CRD-05")
def test_three_publicity_buy_a_card_of_the_row_which_is_replaced():
    given = Given().when("buy", "take galileo_mission").then(p0={"publicity": 1, "hand": ["galileo_mission"]})
    assert given.g.s.row[2] not in ("", "galileo_mission")


@rule("SE-FRE-04", "SE-FRE-05", "SE-FRE-09")
def test_two_of_a_kind_buy_one():
    given = Given().when("exchange credit energy").then(p0={"credits": 2, "energy": 4})
    given.refuses("exchange card credit", "exchange publicity credit")


@rule("SE-FRE-07")
def test_two_cards_buy_another_card():
    given = Given(p0={"hand": ["juno_probe", "cassini_probe"]}).when("exchange card card", "discard juno_probe")
    given.when("take galileo_mission").then(p0={"hand": ["galileo_mission"]})
