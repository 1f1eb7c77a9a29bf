"""`starboard new GAME` writes a game that is checked, tested and played at once, without being installed."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from starboard.cli import main
from starboard.cli.new import default_prefix


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    into = tmp_path_factory.mktemp("games")
    assert main(["new", "deep_field", "--into", str(into)]) == 0
    return into / "deep_field"


STARBOARD = ("-c", "import sys; from starboard.cli import main; sys.exit(main())")


def run(folder: Path, *command: str, keys: str = "") -> str:
    """What a program says in the folder of the new game; it must succeed and warn of nothing."""
    environment = {**os.environ, "STARBOARD_GAMES": str(folder), "PYTHONWARNINGS": "error", "COLUMNS": "120"}
    done = subprocess.run(
        [sys.executable, *command], cwd=folder, env=environment, input=keys, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_its_own_tests_pass_and_pin_every_rule(folder: Path):
    out = run(folder, "-m", "pytest", "-q", "-p", "no:cacheprovider")

    assert "deep_field: 12 of 12 rules pinned" in out


def test_the_card_the_cost_and_the_refusal_of_the_page_on_writing_a_game_work(tmp_path: Path):
    """What `docs/writing-a-game.md` tells a stranger to add, added where it says."""
    assert main(["new", "deep_field", "--into", str(tmp_path)]) == 0
    folder = tmp_path / "deep_field"
    home = folder / "deep_field"
    add(home / "cartridges" / "first_light" / "cards.yaml", block("signal_fire"))
    add(home / "rules.py", block("class Lobby"), before="class Act(")
    add(home / "rules.py", "LOBBY, ", before="*(launch(")
    add(home / "rules.yaml", block("id: DF-TRN-07"), before="  - {id: DF-CRD-01")
    add(home / "texts" / "en.ftl", block("option-lobby = Lobby"))
    add(home / "texts" / "fr.ftl", block("option-lobby = Faire"))
    add(home / "rulebook" / "en.md", block("**Lobby**") + "\n", before="**")
    add(home / "rulebook" / "fr.md", block("**Faire jouer") + "\n", before="**")
    add(folder / "tests" / "test_turn.py", "\n\n" + block("def test_who_leads"))

    assert "deep_field: 13 of 13 rules pinned" in run(folder, "-m", "pytest", "-q", "-p", "no:cacheprovider")


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("do: others_lose, n: 2", "do: other_lose, n: 2", "there is no verb 'other_lose'; did you mean others_lose?"),
        ("key: old_rocket", "key: quiet_dish", "cards[1]: two of these have the key quiet_dish"),
    ],
)
def test_a_mistake_in_its_cards_is_one_problem(tmp_path: Path, old: str, new: str, fault: str):
    assert main(["new", "deep_field", "--into", str(tmp_path)]) == 0
    folder = tmp_path / "deep_field"
    cards = folder / "deep_field" / "cartridges" / "first_light" / "cards.yaml"
    cards.write_text(cards.read_text().replace(old, new))

    environment = {**os.environ, "STARBOARD_GAMES": str(folder)}
    command = [sys.executable, *STARBOARD, "check", "--game", "deep_field"]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)

    assert done.returncode == 2
    assert fault in done.stderr
    assert done.stdout == "deep_field checked: 1 problem\n"


def block(part: str) -> str:
    """The block of the page that holds this."""
    page = (Path(__file__).parents[2] / "docs" / "writing-a-game.md").read_text()
    blocks: list[str] = re.findall(r"```\w*\n(.*?)```", page, re.DOTALL)
    return next(text for text in blocks if part in text)


def add(file: Path, text: str, before: str = "") -> None:
    """Text is added at the end of a file, or before the first place where something stands."""
    old = file.read_text()
    at = old.index(before) if before else len(old)
    file.write_text(old[:at] + text + old[at:])


def test_nothing_is_wrong_with_it(folder: Path):
    assert "no problem" in run(folder, *STARBOARD, "check")
    assert run(folder, "-m", "mypy", "--cache-dir", str(folder / ".mypy_cache")).startswith("Success")
    assert run(folder, "-m", "ruff", "check", "--no-cache").startswith("All checks passed")


def test_it_is_played_to_its_end_in_the_terminal_and_says_why_something_is_closed(folder: Path):
    out = run(folder, *STARBOARD, "play", "deep_field", "--bot", "1", "--seed", "3", keys="look\n" + "1\n" * 8)

    assert "Moon garden”: It costs 4 credits: you have 2. [DF-TRN-04]" in out
    assert "Round: 8 of 8" in out
    assert "Won by" in out or "Nobody wins" in out


def test_it_speaks_french(folder: Path):
    out = run(folder, *STARBOARD, "play", "deep_field", "--bot", "1", "--seed", "3", "--lang", "fr", keys="quit\n")

    assert "Que fait votre agence\u202f?" in out


def test_no_word_of_the_template_is_left_in_it(folder: Path):
    for file in (file for file in folder.rglob("*.*") if file.suffix in (".py", ".toml", ".md", ".yaml", ".ftl")):
        text = f"{file.name} {file.read_text()}"
        assert not any(word in text for word in ("my_game", "MyGame", "My game", "MG-")), file


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["tictactoe"], "already"),
        (["Deep-Field"], "small letters"),
        (["class"], "a word of Python"),
        (["9lives"], "a letter first"),
        (["far_field", "--prefix", "field"], "capitals"),
    ],
)
def test_a_name_that_cannot_be_is_refused_and_nothing_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], why: str
):
    assert main(["new", *words, "--into", str(tmp_path)]) == 2

    assert why in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_exists_is_never_written_over(folder: Path, capsys: pytest.CaptureFixture[str]):
    before = (folder / "README.md").read_text()

    assert main(["new", "deep_field", "--into", str(folder.parent)]) == 2

    assert "exists already" in capsys.readouterr().err
    assert (folder / "README.md").read_text() == before


def test_a_prefix_is_made_of_the_key():
    assert [default_prefix(key) for key in ("deep_field", "harvest", "a_b_c_d_e")] == ["DF", "HA", "ABCD"]
