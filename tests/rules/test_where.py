"""A rule id leads to its text, code, content and tests; in code it stands in full."""

import re
from pathlib import Path

import pytest

from scripts.rule_ids import SHORT, SRC, expand, rewrite
from starboard.cli import main
from starboard.kernel.registry import games
from starboard.kernel.rulelist import homes, not_needed, rules_of
from starboard.testing.pinned import Pinned
from starboard.testing.where import where

ROOT = Path(__file__).parents[2]
ID = re.compile(r"\b[A-Z]{2}-[A-Z0-9]{2,3}-\d{2}\b")
WHOLE = ("connect_four", "seti", "tictactoe", "unsettled")  # games that keep all of their rules
LISTS = ("rules.yaml", "not_needed.yaml", "lessons.yaml")  # they speak of rules and keep none
FOR_READERS = {"rulebook", "texts"}


def test_a_rule_is_found_with_text_code_content_and_tests(capsys: pytest.CaptureFixture[str], monkeypatch):
    monkeypatch.chdir(ROOT)

    assert main(["rules", "--where", "SE-SEC-03"]) == 0

    text = capsys.readouterr().out
    assert text.startswith("SE-SEC-03 (seti): ")
    for group in ("code:", "content:", "tests:"):
        assert f"\n{group}\n  " in text
    assert re.search(r"^  src/starboard/games/seti/rules/\w+\.py:\d+  .*SE-SEC-03", text, re.MULTILINE)
    assert re.search(r"^  tests/games/seti/test_\w+\.py", text, re.MULTILINE)


def test_tests_that_passed_go_before_lines_that_name_the_rule():
    found = where("SE-SEC-03", Pinned({"tests/t.py::test_it": ("SE-SEC-03",)}), ROOT)

    assert found.tests == ["tests/t.py::test_it"]


def test_a_rule_that_there_is_not_is_told(capsys: pytest.CaptureFixture[str]):
    assert main(["rules", "--where", "SE-SEC-99"]) == 2
    assert "no game here has a rule SE-SEC-99" in capsys.readouterr().err


def test_short_ids_are_expanded():
    assert expand("SE-SCN-02 to 04, 07, SE-RES-01 and 02.") == (
        "SE-SCN-02, SE-SCN-03, SE-SCN-04, SE-SCN-07, SE-RES-01, SE-RES-02."
    )


def test_a_docstring_that_grows_too_long_has_its_ids_below():
    source = f'def f() -> None:\n    """{"Word " * 18}.  SE-SCN-02 to 05."""\n'

    lines = rewrite(source).splitlines()

    assert lines[2:] == ["", "    SE-SCN-02, SE-SCN-03, SE-SCN-04, SE-SCN-05.", '    """']


def test_code_names_rules_in_full():
    short = [str(file) for file in SRC.rglob("*.py") if SHORT.search(file.read_text(encoding="utf-8"))]

    assert not short, "run: .venv/bin/python scripts/rule_ids.py"


def named_in(folder: Path, *suffixes: str) -> set[str]:
    files = [file for file in folder.rglob("*") if file.suffix in suffixes and file.name not in LISTS]
    keep = [file for file in files if FOR_READERS.isdisjoint(file.relative_to(folder).parts)]
    return {id_ for file in keep for id_ in ID.findall(file.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("game", sorted(games()))
def test_code_or_content_names_every_rule(game: str):
    """Of a game that is still being written: every rule that a test pins."""
    rules = {rule.id for rule in rules_of(game).rules} - set(not_needed(game))
    wanted = rules if game in WHOLE else rules & named_in(ROOT / "tests" / "games", ".py")

    assert not sorted(wanted - named_in(homes()[game], ".py", ".yaml")), "name each where it is kept"


@pytest.mark.parametrize("game", sorted(games()))
def test_code_and_content_name_only_rules_that_there_are(game: str):
    prefix = rules_of(game).prefix
    named = {id_ for id_ in named_in(homes()[game], ".py", ".yaml") if id_.startswith(f"{prefix}-")}

    examples = {example.id for example in rules_of(game).examples}

    assert not sorted(named - rules_of(game).ids - examples)


def test_a_rule_that_content_alone_keeps_is_found_there(capsys: pytest.CaptureFixture[str], monkeypatch):
    monkeypatch.chdir(ROOT)

    assert main(["rules", "--where", "UN-DSH-21"]) == 0

    text = capsys.readouterr().out
    assert re.search(r"^  src/starboard/games/unsettled/system/system\.yaml:\d+  arrows: 3", text, re.MULTILINE)
