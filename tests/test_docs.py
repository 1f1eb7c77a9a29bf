"""The docs say what the code says."""

import re
from pathlib import Path

import pytest

from scripts.docs import PAGE, page
from starboard.cli import COMMANDS
from starboard.server.api_replay import MOST_FILE
from starboard.server.guarded_http import MOST_HEADERS, MOST_WAITING
from starboard.server.options import Options

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


def test_the_protocol_says_each_limit_as_the_server_has_it():
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    limits = " ".join(text.partition("\n## Limits\n")[2].partition("\n## ")[0].split())
    options = Options("")
    said = [
        f"files {MOST_FILE // 1_000_000} MB",
        f"Bodies have at most {options.body_bytes // 1024} kB",
        f"frames {options.frame_bytes // 1024} kB",
        f"heads {options.head_bytes // 1024} kB and {MOST_HEADERS} headers",
        f"{options.requests.each_second:g} requests a second to the API",
        f"{options.pages.each_second:g} files of the client",
        f"{options.frames_of_address.each_second:g} frames a second, {options.sockets_of_address} sockets",
        f"more than {MOST_WAITING} requests wait",
        f"{options.listed_tables} listed tables",
    ]
    assert [one for one in said if one not in limits] == []
    assert len(re.findall(r"\d MB", text)) == 1, "the size of a file is said once"
