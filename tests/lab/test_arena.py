"""The arena: ratings that follow from scores, and a page that keeps the latest of each game."""

import pytest

from starboard.cli import main
from starboard.cli.arena import replace_section
from starboard.kernel.setup import Setup
from starboard.lab.arena import Tournament, ratings, seats_for, share, tournament
from starboard.lab.simulate import GameResult, play


def play_here(job):
    return [play(job, number) for number in range(job.games)]


def test_ten_to_one_is_four_hundred_points():
    scores = {("a", "b"): [1.0] * 10_000 + [0.0] * 1_000}
    found = ratings(scores, ("a", "b"))
    assert found["a"] == 0
    assert found["b"] == pytest.approx(-400, abs=2)


def test_a_bot_that_never_lost_has_a_rating_still():
    assert 100 < ratings({("a", "b"): [0.0] * 50}, ("a", "b"))["b"] < 2_000


def test_a_shared_win_is_half_a_win():
    assert share(GameResult(0, "win", (0, 1), bots=("a", "b")), "a") == 0.5
    assert share(GameResult(0, "win", (1,), bots=("a", "b")), "a") == 0.0
    assert share(GameResult(0, "draw", bots=("a", "b")), "a") == 0.5


def test_a_round_robin_puts_the_better_bot_first():
    table = tournament("tictactoe", Setup(2), ("random", "greedy"), 60, 1, play_here)
    assert [one.bot for one in table.standings] == ["greedy", "random"]
    assert table.duels[0].sure
    best = table.standings[0].rating
    assert best is not None
    assert best.low > 0


def test_crews_are_compared_on_the_same_deals(guests):
    table = tournament("crew", Setup(2, difficulty="harsh"), ("random", "greedy"), 30, 1, play_here)
    assert table.together
    assert [one.bot for one in table.standings] == ["greedy", "random"]
    assert table.duels[0].score.low > 0


def test_the_fewest_even_seats(guests):
    assert (seats_for("mini"), seats_for("crew")) == (2, 2)


def test_the_page_keeps_one_section_a_game(tmp_path, capsys):
    file = tmp_path / "arena.md"
    for games in ("4", "6"):
        assert (
            main(
                ["arena", "tictactoe", "--bots", "random,easy", "--games", games, "--workers", "1", "--out", str(file)]
            )
            == 0
        )
    text = file.read_text()
    assert text.count("## tictactoe") == 1
    assert "6 games of each pair" in text
    assert replace_section(text, Tournament("chess", 2, 1, False, [], [])).count("<!-- ") == 4


def test_one_bot_is_no_arena(capsys):
    assert main(["arena", "tictactoe", "--bots", "random"]) == 2
    assert "two bots or more" in capsys.readouterr().err
