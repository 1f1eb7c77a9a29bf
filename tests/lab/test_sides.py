"""Sides: with whom a seat wins is said by the game, and results count by it."""

from starboard.kernel.setup import Setup
from starboard.lab.arena import is_one_side
from starboard.lab.simulate import GameResult, Job, play
from starboard.lab.tally import won_by_side


def test_a_crew_is_one_side_and_rivals_are_not(guests):
    assert is_one_side("crew", Setup(3, difficulty="calm"))
    assert not is_one_side("tictactoe", Setup(2))


def test_a_result_says_the_side_of_each_seat(guests):
    assert play(Job("crew", Setup(2, difficulty="calm"), ("random",) * 2, 1, 1), 0).sides == ("crew", "crew")
    assert play(Job("tictactoe", Setup(2), ("random",) * 2, 1, 1), 0).sides == ("0", "1")


def test_the_win_of_a_traitor_is_no_win_of_the_others():
    def game(kind: str, *winners: int) -> GameResult:
        return GameResult(1, kind, winners, sides=("crew", "crew", "traitor"))

    rates = won_by_side([game("win", 2), game("win", 0, 1), game("win", 2), game("loss")])

    assert {side: rate.value for side, rate in rates.items()} == {"crew": 0.25, "traitor": 0.5}
