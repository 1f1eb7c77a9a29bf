"""From a game to its question in words: names, walls, refusals, log lines."""

from pathlib import Path

import pytest

from starboard.kernel.show import line, question
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
        ("Say z", "z was said before.", "XX-PCK-01")
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
