"""What is installed is what pyproject.toml and uv.lock say."""

import re
from importlib.metadata import entry_points, version
from pathlib import Path

import starboard

ROOT = Path(__file__).parent.parent


def test_the_version_is_the_one_that_is_installed():
    assert starboard.__version__ == version("starboard")


def test_the_examples_are_found_as_games():
    assert {"tictactoe", "connect_four"} <= {game.name for game in entry_points(group="starboard.games")}


def test_the_lock_names_only_the_public_index():
    hosts = set(re.findall(r"https?://([^/\"]+)", (ROOT / "uv.lock").read_text()))
    assert hosts == {"pypi.org", "files.pythonhosted.org"}
