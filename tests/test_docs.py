"""The docs say what the code says."""

import re
from pathlib import Path

import pytest

from scripts.docs import PAGE, page
from starboard.cli import COMMANDS

ROOT = Path(__file__).parents[1]


def test_the_list_of_verbs_is_the_one_of_the_types():
    text = PAGE.read_text(encoding="utf-8")
    assert text == page(text), "run: .venv/bin/python scripts/docs.py"


@pytest.mark.parametrize("file", [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")], ids=lambda file: file.name)
def test_every_link_leads_somewhere(file):
    for target in re.findall(r"\]\((?!http)([^)#]+)", file.read_text(encoding="utf-8")):
        assert (file.parent / target).exists(), target


def test_the_map_of_the_kernel_names_every_file():
    table = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    kernel = ROOT / "src" / "starboard" / "kernel"
    names = {file.stem for file in kernel.glob("*.py")} | {
        folder.parent.name for folder in kernel.glob("*/__init__.py")
    }
    missing = {name for name in names - {"__init__"} if f"`{name}`" not in table}
    assert missing == set()


def test_the_readme_names_every_command():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert [name for name in COMMANDS if name != "serve" and f"starboard {name}" not in readme] == []
