"""The reference of a game's content: written from the game, complete, in words, with examples that load."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from starboard.cli import main
from starboard.cli.fields import Language
from starboard.cli.shipped import examples
from starboard.cli.verbs import page
from starboard.games.unsettled.effects.where import Where
from starboard.kernel.codec import codec
from starboard.kernel.registry import find, games
from starboard.kernel.verbs import AnyVerb

DOCS = Path(__file__).parents[2] / "docs" / "reference"
HEAVY = sorted(key for key, game in games().items() if game.__module__.startswith("starboard.games."))


@pytest.mark.parametrize("key", HEAVY)
def test_the_page_in_the_docs_is_the_one_that_the_game_writes(key: str):
    assert (DOCS / f"{key}.md").read_text(encoding="utf-8") == page(find(key)) + "\n", (
        "`make reference` writes it again"
    )


@pytest.mark.parametrize("key", HEAVY)
def test_every_word_has_an_entry_with_its_fields_and_no_type_of_python(key: str):
    text, known = page(find(key)), codec(find(key))

    for word, kind in {**known.content, **known.conditions, **known.counters}.items():
        entries = [part.split("\n### ", 1)[0] for part in text.split(f"### `{word}`\n")[1:]]
        fields = [f"- `{field.encode_name}`: " for field in msgspec.structs.fields(kind)]
        assert any(all(field in entry for field in fields) for entry in entries), word
    for foreign in ("annotated", "Literal", "NoneType", "tuple", "msgspec", "class '"):
        assert foreign not in text


@pytest.mark.parametrize("key", HEAVY)
def test_every_link_leads_to_an_entry(key: str):
    text = page(find(key))

    for name in {part.split(")", 1)[0] for part in text.split("](#")[1:]}:
        assert f"### `{name.replace('-', '_')}`\n" in text, name


def test_an_example_is_a_line_of_a_shipped_card_and_loads_as_what_it_is():
    found = examples(find("unsettled"))
    known = codec(find("unsettled"))

    for kind in known.content.values():
        if kind in found:
            owner, line = found[kind]
            assert owner and isinstance(known.hook(AnyVerb, yaml.safe_load(line)), kind)


def test_a_moment_says_when_it_comes_and_what_narrows_it():
    text = page(find("unsettled")).split("## Moments\n", 1)[1].split("\n## ", 1)[0]

    assert "- `on_scan`: LUNA scans for the kind named in `which`, or any; `which` applies" in text
    assert "- `on_setup`: as the game is laid out\n" in text


def test_a_choice_of_nothing_or_a_name_is_called_by_its_name():
    language = Language("starboard.games.unsettled")

    where: Any = Where
    assert language.words(where | None) == "[where](#where)"


def test_the_command_prints_it(capsys: pytest.CaptureFixture[str]):
    assert main(["verbs", "seti"]) == 0

    assert capsys.readouterr().out.startswith("# What cartridges of seti may say\n")
