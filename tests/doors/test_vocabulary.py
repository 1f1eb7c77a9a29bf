"""Options as numbers: stable, unique, and never at a loss."""

import subprocess
import sys

import pytest

from starboard.doors.vocabulary import Vocabulary, vocabulary
from starboard.kernel.setup import Setup
from starboard.kernel.words import opt


def test_a_small_game_has_just_its_options():
    words = vocabulary("tictactoe", Setup(2)).words
    assert [str(option) for option in words] == [f"mark {column}{row}" for column in "abc" for row in "123"]
    assert vocabulary("tictactoe", Setup(2, seed=99)) is vocabulary("tictactoe", Setup(2))


def test_another_process_gives_the_same_numbers():
    code = "from starboard.doors.vocabulary import *; print(*vocabulary('connect_four', Setup(2)).words, sep=';')"
    other = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip()
    assert other == ";".join(map(str, vocabulary("connect_four", Setup(2)).words))


def test_an_option_that_was_never_seen_gets_a_free_number():
    known = Vocabulary([opt("a"), opt("b"), opt("c")], spare=4)
    numbers = known.numbers([opt("b"), opt("x"), opt("y")])
    assert numbers[0] == 1
    assert len(set(numbers)) == 3
    assert all(number >= 3 for number in numbers[1:])
    assert known.numbers([opt("y"), opt("b"), opt("x")]) == [numbers[2], 1, numbers[1]]


def test_without_spare_numbers_it_borrows_one_that_is_not_open():
    known = Vocabulary([opt("a"), opt("b"), opt("c")])
    numbers = known.numbers([opt("a"), opt("x")])
    assert numbers[0] == 0
    assert numbers[1] in (1, 2)
    assert known.options([opt("a"), opt("x")])[numbers[1]] == opt("x")


def test_more_options_than_numbers_is_said():
    with pytest.raises(ValueError, match="2 options are open, and there are 1 numbers"):
        Vocabulary([opt("a")]).numbers([opt("x"), opt("y")])
