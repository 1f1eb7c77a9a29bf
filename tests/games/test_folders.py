"""Who knows one game knows all: each game's folder has the same grammar, and no ring of modules."""

import re
from pathlib import Path

import pytest

import starboard.games
from starboard.testing.folder import FILES, FOLDERS, MODULES, unknown_files
from starboard.testing.rings import module_rings

ROOT = Path(__file__).parents[2]
HOMES = {
    f"starboard.games.{home.name}": home
    for home in sorted(Path(str(starboard.games.__file__)).parent.iterdir())
    if (home / "__init__.py").exists()
} | {name: ROOT / "examples" / name for name in ("connect_four", "tictactoe")}


@pytest.mark.parametrize("package", HOMES)
def test_every_file_of_a_game_has_its_place_in_the_grammar(package: str):
    assert unknown_files(HOMES[package]) == []


@pytest.mark.parametrize("package", HOMES)
def test_no_modules_of_a_game_import_each_other_in_a_ring(package: str):
    assert module_rings(HOMES[package], package) == []


def test_a_strange_file_and_a_strange_folder_are_found(tmp_path: Path):
    for name in ("book.py", "helpers.py", "rules.yaml", "notes.txt"):
        (tmp_path / name).touch()
    for name in ("scene", "cartridges", "managers", "__pycache__"):
        (tmp_path / name).mkdir()

    assert unknown_files(tmp_path) == ["helpers.py", "managers", "notes.txt"]


@pytest.mark.parametrize(
    "there",
    [
        "from game.model import thing",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from game import model",
        "def late():\n    import game.model",
        "from .model import thing",
    ],
)
def test_a_ring_is_found_however_a_module_is_imported(tmp_path: Path, there: str):
    (tmp_path / "__init__.py").write_text("from game import book\n")
    (tmp_path / "book.py").write_text(there)
    (tmp_path / "model.py").write_text("import json\nfrom game.rules.turn import Turn\n")
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "__init__.py").touch()
    (tmp_path / "rules" / "turn.py").write_text("from ..book import G\n")

    assert module_rings(tmp_path, "game") == [["game.book", "game.model", "game.rules.turn"]]


@pytest.mark.parametrize("package", [package for package, home in HOMES.items() if (home / "README.md").exists()])
def test_a_games_map_of_its_code_names_only_files_that_there_are(package: str):
    home = HOMES[package]
    named = re.findall(r"`([\w/]+\.py|\w+/)`", (home / "README.md").read_text())
    files = {str(file.relative_to(home)) for file in home.rglob("*")}
    known = files | {Path(file).name for file in files}

    assert named
    assert [name for name in named if name.rstrip("/") not in known] == []


def test_the_page_on_the_folder_names_every_part_of_it():
    page = (ROOT / "docs" / "game-folder.md").read_text()
    named = set(re.findall(r"`([\w.]+?)(?:/|\.py)?`", page))

    assert {*MODULES, *FILES, *FOLDERS} <= named
