"""What the rival of a solo game takes in place of what a player gains."""

from typing import Any

import pytest

from starboard.games.seti.effects.cards import AlienCard, Card, Random
from starboard.games.seti.effects.gains import Gain, Income
from starboard.games.seti.model.rival import Rival
from starboard.games.seti.rules.income import TakeIncome
from starboard.games.seti.rules.rounds import between_rounds
from starboard.kernel.verbs import Verb
from starboard.testing import rule
from tests.games.seti.given import Given


def rival(given: Given) -> Rival:
    found = given.g.s.rival
    assert found is not None
    return found


def gains(*verbs: Verb, p1: dict[str, Any] | None = None, **fields: Any) -> Given:
    """These are effects of the rival, which has this and that."""
    return Given(rival=Rival(**fields), p1=p1 or {}).doing(*verbs, seat=1)


@rule("SE-SLO-09")
@pytest.mark.parametrize("verb", [Gain("credit", 2), Gain("energy", 2), Card(2), Random(2), AlienCard(2)])
def test_credits_energy_and_cards_are_progress(verb):
    given = gains(verb).asks("action").then(p1={"credits": 4, "energy": 3, "hand": [], "aliens": []})
    assert rival(given).space == 2


@rule("SE-SLO-10")
def test_q48_an_income_increase_is_four_progress():
    assert rival(gains(Income())).space == 4


def test_points_and_publicity_are_taken_as_they_are():
    given = gains(Gain("vp", 3), Gain("publicity", 9)).then(p1={"vp": 3, "publicity": 10})
    assert rival(given).space == 0


@rule("SE-SLO-11")
def test_round_the_track_an_advanced_card_goes_on_top_of_the_deck_for_good():
    given = gains(Gain("credit", 3), space=10, deck=["a"], advanced=["b", "c"])
    found = rival(given)
    assert (found.space, found.deck, found.advanced) == (1, ["a", "c"], ["b"])


@rule("SE-SLO-12")
def test_without_advanced_cards_it_is_eight_points():
    gains(Gain("credit", 3), space=10).then(p1={"vp": 8})


@rule("SE-SLO-13", "SE-SLO-14")
def test_data_fill_the_computer_then_a_pool_without_limit():
    given = gains(Gain("data", 15)).then(p1={"top": 6, "data": 9, "publicity": 5})
    assert rival(given).space == 4


@rule("SE-SLO-14")
@pytest.mark.parametrize(("n", "publicity", "space"), [(1, 4, 0), (2, 5, 0), (3, 5, 0), (4, 5, 4)])
def test_the_second_and_the_fourth_space_of_its_computer(n, publicity, space):
    given = gains(Gain("data", n)).then(p1={"top": n, "data": 0, "publicity": publicity})
    assert rival(given).space == space


@rule("SE-SLO-02")
def test_q48_the_rival_takes_no_income():
    given = Given(rival=Rival())
    assert [step.seat for step in between_rounds(given.g) if isinstance(step.verb, TakeIncome)] == [0]
