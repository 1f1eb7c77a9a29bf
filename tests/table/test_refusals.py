"""Every refusal of the table and the server says what happened and what to do, in both languages."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

import starboard
from starboard.server.protocol import Code
from starboard.table.refusal import TEXTS, Refusal, not_saved

HOME = Path(starboard.__file__).parent


def refusals() -> Iterator[tuple[str, str]]:
    """The codes and the keys of all refusals in the source."""
    for file in (*(HOME / "table").glob("*.py"), *(HOME / "server").glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                codes = [each.value for each in ast.walk(node.args[0]) if isinstance(each, ast.Constant)]
                keys = [each.value for each in node.keywords if each.arg == "key"]
                said = [each.value for key in keys for each in ast.walk(key) if isinstance(each, ast.Constant)]
                said = [key for key in said if not str(key).endswith("_")]  # the beginning of a key: see `bounds`
                for code in codes:
                    yield str(code), str(next(filter(None, said), code) if keys else code)


def messages(lang: str) -> dict[str, str]:
    text = (TEXTS / f"{lang}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^refuse-([a-z-]+) = ((?:.|\n[ }])*)", text, re.MULTILINE))


SOURCE = "".join(
    file.read_text(encoding="utf-8") for layer in ("table", "server") for file in (HOME / layer).glob("*.py")
)


def test_every_code_is_in_the_protocol():
    known = set(get_args(Code))
    found = {code for code, _ in refusals()}
    assert found <= known and len(found) > 25, found - known


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_refusal_has_its_sentences_and_none_is_to_spare(lang: str):
    texts = messages(lang)
    wanted = {key.replace("_", "-") for _, key in refusals()}
    assert wanted <= set(texts), wanted - set(texts)
    spare = {key for key in texts if f'"{key.replace("-", "_")}"' not in SOURCE}
    assert not {key for key in spare if not key.startswith("file-")}, (
        spare
    )  # those stand in `bounds`, without the prefix


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_refusal_says_what_happened_and_what_to_do(lang: str):
    """At least two sentences: what happened, and what the reader can do about it."""
    exceptions = {"no-hello"}  # for whoever writes a client
    for key, text in messages(lang).items():
        sentences = [part for part in re.split(r"[.!?](?:\s|$)", text) if part.strip(" }\n")]
        assert len(sentences) >= 2 or key in exceptions, f"{key}: {text}"


def test_a_full_disk_is_told_from_another_failure():
    assert not_saved(OSError("database or disk is full")).message("en").startswith("The disk of this server is full;")
    assert not_saved(OSError("disk I/O error")).message("fr").startswith("Le serveur n’a pas pu enregistrer")


def test_facts_stand_in_the_sentence():
    said = Refusal("bad_setup", key="bad_setup_seats", n=1, seats="2, 3").message("en")
    assert said == "This game is not for 1 player, but for 2, 3. Add or take away seats."
