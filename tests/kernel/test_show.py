"""From a game to its question in words: names, walls, refusals, log lines."""

from pathlib import Path

import pytest

from starboard.kernel.scene import Amount
from starboard.kernel.show import brings_nothing, line, question
from starboard.kernel.texts import Say
from starboard.kernel.words import Event, opt
from tests.kernel.toy import Draw, Pick, toy
from tests.kernel.toy import Say as Speak


@pytest.fixture
def say(tmp_path: Path) -> Say:
    (tmp_path / "en.ftl").write_text(
        "prompt-pick = Which word?\nprompt-lot = Which lot?\noption-pick = Say { $a }\noption-lot = Lot { $a }\n"
        "taken = { $a } was said before.\n"
        "event-draw = { $known ->\n    [yes] Draws { $secret_a }.\n   *[no] Draws a card.\n}\n"
    )
    return Say("en", tmp_path)


class Lot(Pick, frozen=True):
    """Draw a card, or say a word."""

    prompt = "lot"

    def options(self, g, here):
        return [opt("lot", "deck"), opt("lot", "word")]

    def answer(self, g, here, option):
        g.push(here.seat, Draw() if option.ids == ("deck",) else Speak("word"))


def test_an_answer_begins_with_a_capital_even_where_it_is_but_the_name_of_a_piece(tmp_path):
    (tmp_path / "en.ftl").write_text("prompt-pick = Which word?\noption-pick = { $a }\n")
    asked = question(toy(Pick(("x", "y"))), 0, Say("en", tmp_path))
    assert asked is not None
    assert [choice.label for choice in asked.choices] == ["X", "Y"]


def test_an_option_names_the_pieces_it_touches(say):
    asked = question(toy(Pick(("x", "y"))), 0, say)
    assert asked is not None
    assert [(choice.label, choice.touches) for choice in asked.choices] == [("Say x", ("x",)), ("Say y", ("y",))]


def test_an_option_that_draws_is_marked_as_a_wall_and_the_game_stays_as_it_was(say):
    g = toy(Lot(("x",)))
    asked = question(g, 0, say)
    assert asked is not None
    assert [choice.wall for choice in asked.choices] == [True, False]
    assert len(g.s.deck) == 10


def test_a_refusal_is_a_sentence_with_its_rule(say):
    asked = question(toy(Pick(("x", "y", "z"), taken=("z",))), 0, say)
    assert asked is not None
    assert [(no.label, no.why.text, no.why.rule) for no in asked.refused] == [
        ("Say z", "Z was said before.", "XX-PCK-01")
    ]


def test_nobody_else_is_shown_the_question(say):
    g = toy(Pick(("x", "y")))
    assert question(g, 1, say) is None
    assert question(g, None, say) is None


def test_a_line_of_the_log_tells_each_reader_what_that_reader_may_know(say):
    g = toy(Pick(("x", "y")))
    event = Event("draw", 0, secret=(7,), to=1)
    assert line(g, event.seen_by(0), say) == "Draws 7."
    assert line(g, event.seen_by(1), say) == "Draws a card."


class Sort(Pick, frozen=True):
    """Two words in two boxes, one that is in neither, and a word that changes nothing."""

    prompt = "lot"

    def options(self, g, here):
        return [*(opt("sort", box, word) for word in ("x", "y") for box in ("red", "blue")), opt("keep", "z")]

    def answer(self, g, here, option):
        left = self if option.key == "keep" else Sort(tuple(map(str, option.ids)))
        g.push(here.seat, *(() if option.key == "keep" else (Speak("word"),)), left)


@pytest.fixture
def rows(tmp_path: Path) -> Say:
    (tmp_path / "en.ftl").write_text(
        "prompt-lot = Which lot?\noption-sort = { $b } into { $a }\noption-sort-row = Sort { $b }\n"
        "option-sort-button = { $a }\noption-keep = Keep { $a }\noption-keep-row = Keep\noption-keep-button = { $a }\n"
    )
    return Say("en", tmp_path)


def test_options_that_differ_in_one_choice_share_a_row_and_a_row_of_one_is_none(rows):
    asked = question(toy(Sort(("x",))), 0, rows)

    assert asked is not None
    assert [(choice.row, choice.button, choice.column) for choice in asked.choices] == [
        ("Sort x", "red", "red"),
        ("Sort x", "blue", "blue"),
        ("Sort y", "red", "red"),
        ("Sort y", "blue", "blue"),
        ("", "", ""),
    ]


def test_a_question_whose_options_are_all_of_one_row_has_no_rows(say, tmp_path):
    (tmp_path / "en.ftl").write_text(
        "prompt-pick = ?\noption-pick = { $a }\noption-pick-row = Pick\noption-pick-button = { $a }\n"
    )
    asked = question(toy(Pick(("x", "y"))), 0, Say("en", tmp_path))

    assert asked is not None
    assert [choice.row for choice in asked.choices] == ["", ""]


def test_an_answer_after_which_everything_is_as_before_is_pointless(rows):
    g = toy(Sort(("x",)))
    asked = question(g, 0, rows)

    assert asked is not None
    assert [choice.pointless for choice in asked.choices] == [False, False, False, False, True]
    assert g.s.answers == 0


@pytest.mark.parametrize(
    ("changes", "nothing"),
    [
        ((Amount("time", by=1, tone="bad"), Amount("material", by=0)), True),
        ((Amount("time", by=1, tone="bad"), Amount("material", by=0), Amount("insight", by=1)), False),
        ((Amount("material", by=0), Amount("a Move", tone="good")), False),
        ((Amount("time", by=1, tone="bad"),), False),
        ((), False),
    ],
)
def test_a_gain_of_nothing_alone_is_pointless(changes, nothing):
    assert brings_nothing(changes) is nothing
