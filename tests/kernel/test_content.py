"""Content: strict types, with file, line and path in every error; cartridges; what the lint finds."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec import Struct

from starboard.kernel.cartridge import UnknownCartridge, cartridges, read, rules
from starboard.kernel.codec import codec
from starboard.kernel.content import ContentError, load
from starboard.kernel.lint import cartridge_problems
from starboard.kernel.registry import UnknownGame, find
from starboard.kernel.texts import Text
from starboard.kernel.verbs import Verbs
from tests.kernel.toy import Gain, Say, ToyRules


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """A card of the toy."""

    key: str
    title: Text
    does: Verbs = ()


GOOD = "- key: a\n  title: {en: A, fr: A}\n  does: [{do: gain, n: 2}, {do: say, word: hello}]\n"


def loaded(tmp_path: Path, text: str) -> list[Entry]:
    file = tmp_path / "cards.yaml"
    file.write_text(text)
    cards: list[Entry] = load(file, list[Entry], codec(ToyRules).hook)
    return cards


def test_a_card_is_its_verbs(tmp_path):
    assert loaded(tmp_path, GOOD)[0].does == (Gain(2), Say("hello"))


@pytest.mark.parametrize(
    ("wrong", "line", "message", "path"),
    [
        (GOOD.replace("n: 2", "nn: 2"), 3, "Object contains unknown field `nn`", "$[0].does[0]"),
        (GOOD.replace("n: 2", "n: two"), 3, "Expected `int`, got `str`", "$[0].does[0].n"),
        (GOOD.replace("do: gain", "do: gian"), 3, "there is no verb 'gian'; did you mean gain?", "$[0].does[0].do"),
        (GOOD.replace("title", "tilte"), 2, "Object contains unknown field `tilte`", "$[0]"),
        (GOOD.replace(", fr: A", ""), 2, "Object missing required field `fr`", "$[0].title"),
        (
            GOOD.replace("fr: A", "fr: A, mais B"),
            2,
            "a sentence with a comma or a colon in it stands in quotes",
            "$[0].title",
        ),
        (GOOD + "  say: one: two\n", 4, "a sentence with a comma or a colon in it stands in quotes", ""),
        (GOOD + "  key: b\n", 4, "'key' stands here twice, first at line 1", ""),
        ("- {", 2, "not YAML", ""),
        ("", 1, "the file is empty", ""),
    ],
)
def test_a_mistake_stops_the_load_and_says_where(tmp_path, wrong, line, message, path):
    with pytest.raises(ContentError) as error:
        loaded(tmp_path, wrong)
    assert error.value.line == line
    assert message in error.value.message
    assert error.value.path == path
    assert str(error.value).startswith(f"{tmp_path / 'cards.yaml'}:{line}:")


def test_a_file_that_is_not_there_is_an_error_and_not_a_crash(tmp_path):
    with pytest.raises(ContentError, match="cannot be read"):
        load(tmp_path / "none.yaml", list[Entry], codec(ToyRules).hook)


def folder_with(tmp_path: Path, **files: str) -> Path:
    for name, text in files.items():
        (tmp_path / f"{name}.yaml").write_text(text)
    return tmp_path


CARTRIDGE = "title: {en: Small, fr: Petit}\nblurb: {en: Two by two., fr: Deux sur deux.}\n"


def test_a_cartridge_of_ones_own_is_played_by_its_folder(tmp_path):
    folder = folder_with(tmp_path, cartridge=CARTRIDGE, grid="{size: 4, line: 4}")
    assert cartridge_problems(find("tictactoe"), folder) == []
    assert rules("tictactoe", str(folder)).cartridge.grid.size == 4


def test_cartridges_of_others_are_found_in_the_folders_they_name(tmp_path, monkeypatch):
    home = tmp_path / "tictactoe" / "huge"
    home.mkdir(parents=True)
    folder_with(home, cartridge=CARTRIDGE, grid="{size: 9, line: 5}")
    monkeypatch.setenv("STARBOARD_CARTRIDGES", str(tmp_path))
    assert list(cartridges(find("tictactoe"))) == ["classic", "wide", "huge"]


@pytest.mark.parametrize(
    ("files", "problem"),
    [
        ({"cartridge": CARTRIDGE}, "grid.yaml:1:1: this file is missing"),
        ({"cartridge": CARTRIDGE, "grid": "{size: 3}"}, "Object missing required field `line`"),
        ({"cartridge": CARTRIDGE, "grid": "{size: 3, line: 3}", "gird": "{}"}, "tictactoe has no use for this file"),
        ({"cartridge": CARTRIDGE.replace("Petit", "' '"), "grid": "{size: 3, line: 3}"}, "title: no text in fr"),
    ],
)
def test_the_lint_finds(tmp_path, files, problem):
    problems = cartridge_problems(find("tictactoe"), folder_with(tmp_path, **files))
    assert any(problem in found for found in problems), problems


def test_what_is_not_there_is_named_with_what_is():
    with pytest.raises(UnknownGame, match=r"there is no game called 'chess'; there are: .*tictactoe"):
        find("chess")
    with pytest.raises(UnknownCartridge, match="tictactoe has no cartridge 'moon'; there are: classic, wide"):
        rules("tictactoe", "moon")


def test_every_shipped_cartridge_is_read():
    for key in ("tictactoe", "connect_four"):
        for folder in cartridges(find(key)).values():
            assert read(find(key), folder).cartridge.title.fr


def test_the_lint_names_a_card_that_nothing_can_bring_into_play(tmp_path, monkeypatch):
    game = find("tictactoe")
    monkeypatch.setattr(game, "keys", lambda self: ["lost_card", "found_card"])
    monkeypatch.setattr(game, "reachable", lambda self: ["found_card"])
    folder = folder_with(tmp_path, cartridge=CARTRIDGE, grid="{size: 3, line: 3}")
    assert cartridge_problems(game, folder) == [
        f"{folder}: lost_card can never come into play; expected: a deck, a verb or a card that brings it"
    ]


def test_the_lint_names_a_trigger_that_waits_for_nothing(monkeypatch):
    game = find("seti")
    folder = cartridges(game)["base"]
    monkeypatch.setattr(game, "trigger_events", game.trigger_events - {"visit"})
    assert [line for line in cartridge_problems(game, folder) if "there is no event 'visit' to wait for" in line]


BOMB = "a0: &a0 [x]\n" + "".join(f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]\n" for n in range(1, 9))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (BOMB, "it is too large"),
        ("a: &a [*a]", "it is nested too deeply"),
        ("a: 1" + ":59" * 200_000, "one value has more than 50,000 characters"),
        ("- x\n" * 1_100_000, "it has more than 4,000,000 bytes"),
        ("a: !!python/object/apply:os.getcwd []", "could not determine a constructor"),
    ],
    ids=["nine times nine", "itself", "a number of many parts", "long", "a call"],
)
def test_a_bomb_is_refused_before_it_goes_off(tmp_path, text, message):
    with pytest.raises(ContentError, match=message):
        loaded(tmp_path, text)


@pytest.mark.parametrize("opening", ["[", "- ", "a: {"])
def test_a_file_that_is_deeper_than_the_stack_of_c_ends_no_process(tmp_path, opening):
    file = tmp_path / "cards.yaml"
    file.write_text(opening * 1_000_000)
    code = "import sys, pathlib; from starboard.kernel import content; content.plain_content(pathlib.Path(sys.argv[1]))"

    ended = subprocess.run([sys.executable, "-c", code, str(file)], capture_output=True, text=True, timeout=60)

    assert ended.returncode == 1 and "it is nested too deeply" in ended.stderr


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes in folders here")
def test_a_pipe_that_never_ends_is_no_file(tmp_path):
    os.mkfifo(tmp_path / "cards.yaml")
    with pytest.raises(ContentError, match="not a regular file"):
        load(tmp_path / "cards.yaml", list[Entry], codec(ToyRules).hook)
