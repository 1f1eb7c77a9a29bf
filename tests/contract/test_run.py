"""The parts of the contract: choosing, replaying, naming a difference, which games are played."""

import pytest

from starboard.kernel.contract import cases, difference, hold, replay, rules_for
from starboard.kernel.contract.run import Run
from starboard.kernel.secrets import Secret
from starboard.kernel.setup import Setup
from starboard.kernel.words import IllegalAnswer
from tests.fixtures.mini import Mini
from tests.fixtures.mini.model import Player

SETUP = Setup(seats=2, seed=3, cartridge="base", difficulty="calm")


def test_the_same_seed_plays_the_same_random_game():
    rules = rules_for(Mini, "base")

    one, other = hold(rules, SETUP, every=50), hold(rules, SETUP, every=50)

    assert one.said == other.said and one.g.s == other.g.s and one.events == other.events


def test_a_random_player_makes_free_moves_where_there_are_any():
    run = hold(rules_for(Mini, "base"), SETUP, every=50)

    assert {"boost"} < {said.option.key for said in run.said}


def test_a_replay_names_the_answer_that_is_not_open():
    rules = rules_for(Mini, "base")

    with pytest.raises(IllegalAnswer, match="answer 2, '1 juggle', is not open"):
        replay(rules, SETUP, "0 rest\n1 juggle\n")


def test_a_difference_is_named_by_its_place():
    one, other = Player(1, hand=["a", "b"]), Player(1, hand=["a", "c"])

    assert difference(one, one) == ""
    assert difference(one, other) == "hand[1] is 'b' and 'c'"
    assert difference({"x": [one]}, {"x": [one, other]}) == f"['x'] is {[one]!r} and {[one, other]!r}"
    assert difference((1,), [1]) == "it is (1,) and [1]"
    assert difference(Secret(1), Secret(2)) == "value is 1 and 2"


def test_cases_go_through_cartridges_seats_difficulties_and_settings():
    found = cases(Mini, seeds=2)

    assert len(found) == len(set(found)) == 2 * 3 * 2 * 2
    assert {setup.cartridge for setup in found} == {"base", "short"}
    assert {setup.difficulty for setup in found} == {"calm", "harsh"}
    assert {setup.option("sectors") for setup in found} == {"4", "2"}


def test_a_difficulty_is_played_only_with_the_seats_with_whom_it_matters():
    class Some(Mini):
        difficulty_seats = (2,)

    found = {(setup.seats, setup.difficulty) for setup in cases(Some, seeds=1)}

    assert found == {(2, "calm"), (2, "harsh"), (3, ""), (4, "")}


def test_a_game_that_cannot_start_is_a_breach_that_names_its_setup():
    class Broken(Mini):
        def new(self, setup: Setup) -> None:  # type: ignore[override]  # the fault
            raise ZeroDivisionError

    with pytest.raises(AssertionError, match="2 seats, seed 3, after 0 answers: it cannot start: ZeroDivisionError"):
        Run(rules_for(Broken, "base"), SETUP)
