"""The bench: engines take turns in short rounds, medians are compared, and none of it is shipped."""

import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest

from bench.__main__ import main
from bench.engines import median_rival, median_speed, take_turns
from bench.own import Speed
from bench.rivals import Rival
from starboard import cli

ROOT = Path(__file__).parents[2]


def test_engines_take_turns_round_by_round():
    order: list[str] = []

    def player(name: str, speeds: list[float]):
        def play() -> float:
            order.append(name)
            return speeds.pop(0)

        return play

    results = take_turns([player("ours", [3, 1, 2]), player("theirs", [9, 8, 7])], 3)

    assert order == ["ours", "theirs"] * 3
    assert results == [[3, 1, 2], [9, 8, 7]]


def test_a_slow_round_does_not_move_the_median():
    ours = median_speed([Speed("seti", per_s, per_s / 2, 10, 1) for per_s in (100.0, 2.0, 90.0)])
    theirs = median_rival([Rival("Catanatron", "Catan", per_s=per_s, games=2) for per_s in (50.0, 60.0, 1.0)])

    assert (ours.answers_per_s, ours.decisions_per_s, ours.answers, ours.games) == (90.0, 45.0, 30, 3)
    assert (theirs.per_s, theirs.games) == (50.0, 6)


def test_a_round_that_failed_is_told():
    rows = [Rival("Catanatron", "Catan", per_s=50.0), Rival("Catanatron", "Catan", problem="not installed")]

    assert median_rival(rows).problem == "not installed"


def test_the_bench_runs_a_part_by_itself(capsys: pytest.CaptureFixture[str]):
    assert main(["state", "--alone", "--json"]) == 0
    assert '"fork"' in capsys.readouterr().out


def test_the_bench_is_not_shipped():
    wheel = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]["targets"][
        "wheel"
    ]

    assert find_spec("starboard.bench") is None and "bench" not in cli.COMMANDS
    assert all(not package.startswith("bench") for package in wheel["packages"])
