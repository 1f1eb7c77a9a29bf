"""Turns, passing, rounds and free actions."""

from starboard.testing import rule
from tests.games.seti.given import TABLES, Given, probes, slots

CARDS = [card.key for card in TABLES.world.cards[60:70]]


def keep(given: Given, seat: int) -> Given:
    return given.when(f"{seat}: keep {given.g.options(seat)[0].ids[0]}")


@rule("SE-TRN-01")
def test_a_turn_holds_one_main_action():
    given = (
        Given(p0={"publicity": 9}).offers("launch", "scan", "research", "pass_round").when("launch").asks("end", "end")
    )
    given.lacks("launch", "scan", "research", "pass_round").when("end").asks("action", seat=1)


@rule("SE-TRN-06")
def test_sectors_are_resolved_after_the_main_action_and_free_actions_may_follow():
    full = slots(vega=(1, (0, 0, 0)))
    given = Given(slots=full, p0={"hand": ["vega_observation"]}).when("play vega_observation").asks("resolve")
    given.when("resolve vega", "trace left-purple-overflow").asks("end").offers("place top-1", "buy")


@rule("SE-TRN-03")
def test_free_actions_are_for_the_own_turn():
    given = Given(p1={"data": 3})
    assert {free.seat for free in given.g.free} == {0}


@rule("SE-TRN-09")
def test_passing_is_always_possible():
    Given(p0={"credits": 0, "energy": 0, "publicity": 0}).asks("action", "pass_round")


@rule("SE-PAS-01")
def test_a_pass_costs_nothing_and_no_free_action_comes_after_it():
    given = Given(p0={"hand": CARDS[:6], "data": 1, "credits": 0, "energy": 0}).when("place top-1", "pass_round")
    given.asks("discard").then(p0={"top": 1, "publicity": 4})
    assert given.g.free == []


@rule("SE-PAS-08")
def test_the_end_of_round_card_is_chosen_at_the_moment_of_passing():
    given = keep(Given().when("pass_round").asks("round_card"), 0).asks("action", seat=1)
    assert len(given.me.hand) == 1


@rule("SE-FRE-01")
def test_an_energy_is_a_move():
    Given(probes=probes("4.2")).when("fly probe-1 space-4-3").then(p0={"energy": 2}).asks("action")


@rule("SE-FRE-02")
def test_a_card_is_discarded_for_its_corner():
    given = Given(p0={"hand": ["juno_probe"]}).when("corner juno_probe").then(p0={"data": 1, "hand": []})
    given.then(discards=["juno_probe"])


@rule("SE-FRE-03")
def test_three_publicity_buy_a_card_of_the_row_which_is_replaced():
    given = Given().when("buy", "take galileo_mission").then(p0={"publicity": 1, "hand": ["galileo_mission"]})
    assert given.g.s.row[2] not in ("", "galileo_mission")


@rule("SE-FRE-04")
def test_two_of_a_kind_buy_one():
    Given().when("exchange credit energy").then(p0={"credits": 2, "energy": 4})
    Given().when("exchange energy credit").then(p0={"credits": 5, "energy": 1})


@rule("SE-FRE-05")
def test_the_two_given_are_of_one_kind():
    Given(p0={"credits": 1, "energy": 1, "hand": CARDS[:1]}).lacks("exchange")


@rule("SE-FRE-09")
def test_publicity_data_and_moves_cannot_be_exchanged():
    given = Given(p0={"credits": 9, "energy": 9, "publicity": 9, "data": 6, "hand": CARDS[:2]})
    words = {str(word) for option in given.g.moves(0) if option.key == "exchange" for word in option.ids}
    assert words == {"credit", "energy", "card"}


@rule("SE-FRE-07")
def test_two_cards_buy_another_card():
    given = Given(p0={"hand": ["juno_probe", "cassini_probe"]}).when("exchange card card", "discard juno_probe")
    given.when("take galileo_mission").then(p0={"hand": ["galileo_mission"]})
