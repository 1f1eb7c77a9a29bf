"""`starboard rules`: what the last run of the tests found, for people and for programs."""

import argparse
from pathlib import Path

import msgspec
import pytest

from starboard.cli import rules
from starboard.kernel.registry import UnknownGame
from starboard.testing.pinned import FILE


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)


def last_run(**tests: list[str]) -> None:
    FILE.parent.mkdir()
    FILE.write_bytes(msgspec.json.encode({"tests": tests}))


def starboard(*words: str) -> int:
    parser = argparse.ArgumentParser()
    rules.add(parser.add_subparsers())
    args = parser.parse_args(["rules", *words])
    return int(args.run(args))


def test_without_a_run_nothing_is_pinned_and_it_says_so(capsys: pytest.CaptureFixture[str]):
    assert starboard("tictactoe") == 0

    out, err = capsys.readouterr()
    assert out == "tictactoe: 0 of 11 rules pinned\n"
    assert err == "no run of the tests is known here: run pytest, then ask again\n"


def test_rules_are_counted_once_however_many_tests_pin_them(capsys: pytest.CaptureFixture[str]):
    last_run(a=["TT-TRN-01", "TT-TRN-02"], b=["TT-TRN-01", "CF-TRN-01"])

    assert starboard("tictactoe") == 0
    assert capsys.readouterr() == ("tictactoe: 2 of 11 rules pinned\n", "")


def test_a_folder_below_knows_the_run_too(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    last_run(a=["TT-TRN-01"])
    Path("deep/down").mkdir(parents=True)
    monkeypatch.chdir("deep/down")

    starboard("tictactoe")

    assert capsys.readouterr().out == "tictactoe: 1 of 11 rules pinned\n"


def test_what_is_missing_is_listed_with_its_words(capsys: pytest.CaptureFixture[str]):
    last_run(
        a=[f"CF-{id_}" for id_ in ("SET-01", "SET-02", "TRN-01", "TRN-02", "TRN-03", "END-01", "END-02", "END-03")]
    )

    starboard("connect_four", "--missing")

    assert capsys.readouterr().out == (
        "connect_four: 8 of 9 rules pinned\n"
        "  CF-TRN-04  A turn cannot be passed, even if every drop helps the other player.\n"
    )


def test_a_program_reads_json(capsys: pytest.CaptureFixture[str]):
    last_run(a=["TT-SET-01"])

    starboard("tictactoe", "--json")

    told = msgspec.json.decode(capsys.readouterr().out)
    assert told["missing"][0] == "TT-SET-02" and len(told.pop("missing")) == 10
    assert told == {"game": "tictactoe", "total": 11, "pinned": 1, "not_needed": 0}


def test_without_a_game_there_is_a_line_for_each(capsys: pytest.CaptureFixture[str]):
    last_run()

    starboard()

    lines = capsys.readouterr().out.splitlines()
    assert "iss_vanguard: 0 of 615 rules pinned (3 not needed)" in lines and "tictactoe: 0 of 11 rules pinned" in lines


def test_an_unknown_game_is_refused_with_those_that_there_are():
    with pytest.raises(UnknownGame, match=r"there are no rules of 'chess'; there are: .*seti"):
        starboard("chess")
