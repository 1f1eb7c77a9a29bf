"""The lists of rules: that each game's can be read, and what is said of one that is wrong."""

from pathlib import Path

import pytest

from starboard.kernel import rulelist
from starboard.kernel.booklint import problems
from starboard.kernel.content import ContentError
from starboard.kernel.registry import UnknownGame
from starboard.kernel.rulelist import homes, not_needed, rules_of

HEAD = "game: ludo\nprefix: LU\nsummary: A race.\nrules:\n"


@pytest.fixture
def ludo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a game that ships unfinished."""
    home = tmp_path / "ludo"
    home.mkdir()
    monkeypatch.setattr(rulelist, "SHIPPED", tmp_path)
    return home


def test_games_that_can_be_played_and_games_that_ship_unfinished_have_rules():
    assert {"tictactoe", "connect_four", "unsettled", "under_our_sun", "seti", "iss_vanguard"} <= set(homes())


@pytest.mark.parametrize("game", ["tictactoe", "connect_four", "unsettled", "under_our_sun", "seti", "iss_vanguard"])
def test_a_shipped_list_is_sound(game: str):
    rules = rules_of(game)

    assert rules.game == game and len(rules.ids) == len(rules.rules) > 8
    assert not [said for said in problems(game) if not said.startswith("rulebook")]
    assert set(not_needed(game)) <= rules.ids


def test_there_are_as_many_rules_as_were_listed():
    assert {game: len(rules_of(game).rules) for game in ("unsettled", "under_our_sun", "seti", "iss_vanguard")} == {
        "unsettled": 530,
        "under_our_sun": 492,
        "seti": 535,
        "iss_vanguard": 615,
    }


def test_an_unknown_game_is_refused_with_those_that_there_are():
    with pytest.raises(UnknownGame, match=r"there are no rules of 'chess'; there are: .*tictactoe"):
        rules_of("chess")


def test_a_misspelt_field_is_named_with_its_line(ludo: Path):
    (ludo / "rules.yaml").write_text(HEAD + "  - {id: LU-TRN-01, area: turn, kind: action, rulle: Roll.}\n")

    with pytest.raises(
        ContentError, match=r"rules.yaml:5:\d+: Object contains unknown field `rulle`; did you mean rule"
    ):
        rules_of("ludo")


def test_a_list_says_what_is_wrong_with_it(ludo: Path):
    rule = "  - {id: %s, area: turn, kind: action, rule: Roll.}\n"
    text = HEAD + rule % "LU-TRN-01" + rule % "LU-TRN-01" + rule % "LUDO-1"
    text += "examples:\n  - {id: LU-EX-01, title: T, given: G, when: W, then: T, rules: [LU-TRN-07]}\n"
    (ludo / "rules.yaml").write_text(text)
    (ludo / "not_needed.yaml").write_text("LU-BOX-01: software has no box\n")

    assert problems("ludo")[:4] == [
        "LU-TRN-01 stands twice in rules.yaml",
        "LUDO-1 is not an id of the form LU-AREA-01",
        "LU-EX-01 names LU-TRN-07, which is no rule",
        "not_needed.yaml names LU-BOX-01, which is no rule",
    ]
