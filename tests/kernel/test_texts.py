"""Texts: both languages, French typography, clauses of verbs, and what the lint finds."""

import os
from pathlib import Path
from typing import ClassVar

import pytest
from msgspec import Struct

from starboard.kernel.textlint import text_problems
from starboard.kernel.texts import OWN, MissingText, Say, Text, sentence, set_french
from starboard.kernel.verbs import Verb
from starboard.kernel.voice import Voice


class Alter(Verb, frozen=True):
    """A number changes."""

    what: str
    by: int


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en.ftl").write_text("do-alter = change { $what } by { $by }\nname-red-star = the red star\n")
    (tmp_path / "fr.ftl").write_text("do-alter = changez { $what } de { $by }\nname-red-star = l'étoile rouge\n")
    return tmp_path


def test_a_verb_is_written_in_each_language(folder):
    verbs = (Alter("cost", 2),)
    assert Say("en", folder).rules(verbs) == "Change cost by 2."
    assert Say("fr", folder).rules(verbs) == "Changez cost de 2."


def test_equal_neighbours_are_written_once(folder):
    verbs = (Alter("cost", 2), Alter("cost", 2), Alter("limit", 1))
    assert Say("en", folder).rules(verbs) == "Change cost by 2 twice. Change limit by 1."
    assert Say("fr", folder).rules(verbs) == "Changez cost de 2 deux fois. Changez limit de 1."


def test_verbs_that_read_alike_are_written_once(tmp_path: Path):
    (tmp_path / "en.ftl").write_text("do-alter = a card comes into play\n")
    assert Say("en", tmp_path).rules((Alter("this", 1), Alter("that", 2))) == "A card comes into play (twice)."


def test_neighbours_that_differ_in_one_field_are_one_clause_where_a_message_says_several(tmp_path: Path):
    (tmp_path / "en.ftl").write_text(
        "do-alter = change { $what } by { $by }\n"
        "do-alter-each-what = change { $what_all } by { $by } each ({ $times })\n"
    )
    say = Say("en", tmp_path)
    assert say.rules((Alter("cost", 2), Alter("limit", 2))) == "Change cost and limit by 2 each (2)."
    assert say.rules((Alter("cost", 2), Alter("limit", 1))) == "Change cost by 2. Change limit by 1."
    assert say.rules((Alter("cost", 2), Alter("cost", 2))) == "Change cost by 2 twice."
    assert say.rules((Alter("cost", 2), Alter("", 2))) == "Change cost by 2. Change none by 2."


class Either(Struct, frozen=True, tag_field="is", tag="any"):
    of: tuple[Struct, ...]


def test_a_comma_parts_conditions_of_which_one_has_an_or(tmp_path: Path):
    for lang, dry in (("en", "it is dry"), ("fr", "tout est sec")):
        (tmp_path / f"{lang}.ftl").write_text(f"is-wet = it is wet\nis-dry = {dry}\n")
    both = (Wet(), Either((Dry(), Wet())))
    assert Say("en", tmp_path).aims(both) == "it is wet, and it is dry, or it is wet"
    assert Say("en", tmp_path).aims((Wet(), Dry())) == "it is wet and it is dry"
    assert Say("fr", tmp_path).facts(both) == "it is wet, et si tout est sec ou si it is wet"


def test_three_things_are_joined_as_each_language_does():
    assert Say("en").join(["a", "b", "c"]) == "a, b and c"
    assert Say("fr").join(["a", "b", "c"]) == "a, b et c"


def test_a_word_of_content_has_a_name_where_the_texts_give_one(folder):
    assert Say("fr", folder).word("red_star") == "l’étoile rouge"
    assert Say("fr", folder).word("blue_star") == "blue_star"


def test_french_marks_never_break_from_their_word():
    assert set_french("l'eau d'ici") == "l\u2019eau d\u2019ici"
    assert set_french("Vraiment ? « Oui » : non !") == "Vraiment\u202f? «\u202fOui\u202f»\u00a0: non\u202f!"
    assert Say("fr").text(Text("Really?", "Vraiment ?")) == "Vraiment\u202f?"


def test_a_missing_text_is_an_error_where_we_are_strict_and_its_key_where_we_are_not():
    with pytest.raises(MissingText, match="no text called nothing in fr"):
        Say("fr")("nothing")
    assert Say("fr", strict=False)("nothing") == "nothing"


def test_a_missing_variable_is_an_error():
    with pytest.raises(MissingText, match="text-seat in en"):
        Say("en")("text-seat")


def test_a_clause_becomes_a_sentence():
    assert [sentence(text) for text in ("gain 1", "why?", "")] == ["Gain 1.", "Why?", ""]


def test_our_own_texts_have_no_problem():
    assert text_problems(OWN) == []


@pytest.mark.parametrize(
    ("en", "fr", "problem"),
    [
        ("a = A\n", None, "no texts in fr"),
        ("a = A\nb = B\n", "a = A\n", "b is missing in fr; en has it"),
        ("a = A\n", "a = A\nb = B\n", "b is missing in en; fr has it"),
        ("a = { $x }\n", "a = { $y }\n", "a has other variables in fr than in en: x, y"),
        ("a = A\nb = { $x\n", "a = A\nb = { $x }\n", "en.ftl:2: not a message: b = { $x"),
        ("a = A\na = B\n", "a = A\n", "en.ftl: a stands here twice"),
    ],
)
def test_the_lint_finds(tmp_path, en, fr, problem):
    (tmp_path / "en.ftl").write_text(en)
    if fr is not None:
        (tmp_path / "fr.ftl").write_text(fr)
    assert any(problem in found for found in text_problems(tmp_path)), text_problems(tmp_path)


def test_texts_may_stand_in_several_files_one_a_subject(tmp_path):
    for lang, word in (("en", "Moss"), ("fr", "Mousse")):
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "plants.ftl").write_text(f"moss = {word}\n")
        (tmp_path / lang / "stones.ftl").write_text("flint = A\n")
    assert Say("fr", tmp_path)("moss") == "Mousse"
    assert text_problems(tmp_path) == []
    (tmp_path / "fr" / "stones.ftl").write_text("flint = A\nmoss = Mousse\n")
    assert any("moss stands in another file too" in problem for problem in text_problems(tmp_path))


def test_a_piece_of_a_world_is_called_by_its_title():
    voice = Say("en")
    voice.names["lantern_fen"] = "Lantern Fen"
    assert voice.word("lantern_fen") == "Lantern Fen"


class Wet(Struct, frozen=True, tag_field="is", tag="wet"):
    place: str = ""


class Dry(Struct, frozen=True, tag_field="is", tag="dry"):
    pass


class Not(Struct, frozen=True, tag_field="is", tag="not"):
    what: Wet
    mood_inside: ClassVar[str] = "not"


def test_a_message_can_tell_what_is_left_empty_and_what_is_denied(tmp_path):
    (tmp_path / "en.ftl").write_text(
        "is-not = { $what }\n"
        'is-wet = { $mood ->\n    [not] dry\n   *[do] wet\n }{ $place ->\n    [none] {""}\n   *[other] {" "}feet\n }\n'
    )
    voice = Say("en", tmp_path)
    assert voice.fact_of(Wet()) == "wet"
    assert voice.fact_of(Wet("feet")) == "wet feet"
    assert voice.fact_of(Not(Wet("feet"))) == "dry feet"


def test_a_word_and_its_printed_name_are_one_variable_to_the_lint(tmp_path):
    (tmp_path / "en.ftl").write_text("a = { $kind_name }\n")
    (tmp_path / "fr.ftl").write_text("a = { $kind }\n")
    assert text_problems(tmp_path) == []


def test_voices_share_the_messages_of_a_file_until_it_changes(tmp_path: Path):
    """A server holds a voice for each cartridge and language, and the texts of a game once."""
    game, world = tmp_path / "game", tmp_path / "world"
    for folder, text in ((game, "shared = Of the game\nhue = blue\n"), (world, "hue = red\n")):
        folder.mkdir()
        (folder / "en.ftl").write_text(text)
    alone, inside = Voice("en", game), Voice("en", game, world)

    assert alone._bundle._messages["shared"] is inside._bundle._messages["shared"]
    assert (alone("hue"), inside("hue")) == ("blue", "red"), "what a world says otherwise is its own"

    (game / "en.ftl").write_text("shared = Another text\nhue = blue\n")
    os.utime(game / "en.ftl", ns=(1, 1))
    assert Voice("en", game)("shared") == "Another text" and alone("shared") == "Of the game"
