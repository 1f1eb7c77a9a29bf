"""What reads as if a machine had put it together is refused."""

import re
from pathlib import Path

import pytest

from starboard.kernel import stylelint
from starboard.kernel.cartridge import cartridges
from starboard.kernel.nouns import Noun, Text
from starboard.kernel.registry import find, games
from starboard.kernel.stylelint import excuse_faults, message_faults, style_problems, text_faults
from starboard.kernel.texts import LANGUAGES, text_files
from starboard.kernel.titlelint import quoted_problems, title_problems
from starboard.kernel.wordfile import Length, WordFile


@pytest.mark.parametrize(
    ("lang", "message"),
    [
        ("en", "{ $n } × { $a }"),
        ("en", "Gains { $n } { $kind_name }"),
        ("en", "{ $n } { $what }"),
        ("fr", "Renoncer à { $a }"),
        ("fr", "Un cercle de { $a_in }"),
        ("fr", "{ $a_in } est révélé"),
        ("fr", "Met une sonde ici : { $a }"),
        ("en", "{ $who } draws cards: { $n }."),
        ("fr", "Provisions : −{ $n }"),
    ],
)
def test_a_message_that_agrees_with_nothing_is_refused(tmp_path: Path, lang: str, message: str):
    (tmp_path / f"{lang}.ftl").write_text(f"event-x = {message}\n")
    assert list(message_faults(tmp_path))


def test_a_message_with_forms_is_fine(tmp_path: Path):
    (tmp_path / "fr.ftl").write_text("event-x = Renonce { $a_to } et gagne { $b_n }\n")
    assert not list(message_faults(tmp_path))


@pytest.mark.parametrize(
    "text",
    [
        "Mission: if so: gain 1 data.",
        "Free action: Gain 1 data.",
        "you may none instead.",
        "gain | 1 data.",
        "word " * 31,
    ],
)
def test_a_text_that_reads_as_assembled_is_refused(text: str):
    assert list(text_faults("card x", text.replace(" | ", "|"), WordFile()))


LONG = WordFile(lengths=(Length(("card",), 40, "two halves"), Length(("card x",), 50, "a list of deeds")))


@pytest.mark.parametrize(
    ("name", "lines", "faults"),
    [
        ("place y", (20, 10), 0),
        ("place y", (20, 11), 1),  # no line is long, the card is
        ("card y", (20, 20), 0),
        ("card y", (20, 21), 1),
        ("card y", (31, 9), 1),  # an excuse for a kind is none for a line
        ("card x", (31, 19), 0),
        ("card x", (31, 20), 1),
    ],
)
def test_a_card_has_thirty_words_unless_it_or_its_kind_is_excused(name: str, lines: tuple[int, ...], faults: int):
    text = " | ".join(" ".join(["word"] * words) for words in lines)
    assert len(list(text_faults(name, text, LONG))) == faults


def test_an_excuse_is_as_long_as_the_longest_card_that_needs_it():
    assert list(excuse_faults(LONG, {"card": 40, "card x": 50})) == []
    assert list(excuse_faults(LONG, {"card": 38, "card x": 29})) == [
        "card: 40 words, the longest has 38",
        "card x is not long",
        "card x: 50 words, the longest has 29",
    ]
    assert list(excuse_faults(WordFile(lengths=(Length(("card",), 31, ""),)), {"card": 31})) == ["card: no reason"]


@pytest.mark.parametrize("game", games())
def test_no_game_reads_as_assembled(game: str):
    assert style_problems(find(game)) == []


def test_a_french_title_in_title_case_is_refused_and_a_proper_name_is_not():
    flavour = Text("A meadow.", "Un pré de rechange, devant une sonde.")
    titles = ["Le Pré De Rechange", "Le pré de rechange", "Sonde Cassini", "Observation de Véga", "Le pré de Rechange"]
    walked = [("flavour", flavour), *((f"{n}.title", Text("T", title)) for n, title in enumerate(titles))]
    assert [path for path, _ in title_problems(walked)] == ["0.title", "4.title"]
    assert not list(title_problems([("flavour", flavour), ("title", Noun("the Spare", "le Grand Pré"))]))


def test_a_title_is_quoted_with_the_capitals_of_its_card():
    walked = [("cards[0].title", Text("Slingshot", "Assistance gravitationnelle"))]
    assert list(quoted_problems("Avec « Assistance Gravitationnelle », deux pas.", walked))
    assert not list(quoted_problems("Avec « Assistance gravitationnelle », « une carte ».", walked))


HEAVY = ("iss_vanguard", "seti", "under_our_sun", "unsettled")


@pytest.mark.parametrize("game", HEAVY)
def test_the_texts_of_every_cartridge_of_every_game_are_read(game: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(stylelint, "MOST_WORDS", 2)
    problems = style_problems(find(game))

    for cartridge in cartridges(find(game)):
        for lang in LANGUAGES:
            assert any(line.startswith(f"{game}, {cartridge}, {lang}: ") for line in problems)


@pytest.mark.parametrize("game", HEAVY)
def test_every_file_of_messages_of_every_game_is_read(game: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(stylelint, "FAULTS", ((None, re.compile(r"\w"), "it has a word in it"),))
    monkeypatch.setattr(stylelint, "NAMES", ("-",))
    problems = style_problems(find(game))

    files = [str(file) for lang in LANGUAGES for file in text_files(find(game).home() / "texts", lang)]
    assert [file for file in files if not any(line.startswith(f"{file}: ") for line in problems)] == []
