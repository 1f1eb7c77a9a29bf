"""Why something is asked: the card, else the scope around it, else the rule; and what it says."""

from pathlib import Path
from typing import ClassVar

import pytest

from starboard.kernel.asking import Effect
from starboard.kernel.cause import cause, cause_of, cause_text
from starboard.kernel.scene import Card
from starboard.kernel.show import question
from starboard.kernel.texts import Say
from starboard.kernel.verbs import Scope, Step, Verb
from tests.kernel.toy import Pick, ToyRules, toy


@pytest.fixture
def say(tmp_path: Path) -> Say:
    (tmp_path / "en.ftl").write_text(
        "prompt-pick = Which word?\noption-pick = Say { $a }\ncause-lesson = Lesson { $n } is read.\n"
    )
    return Say("en", tmp_path)


class Bare(Pick, frozen=True):
    """A question that names no rule."""

    because: ClassVar[str] = ""


class Lesson(Scope, frozen=True):
    """The inside of a lesson."""


class Reading(Scope, frozen=True):
    """An inside with a rule of its own."""

    because: ClassVar[str] = "lesson"


class Wonder(Verb, frozen=True):
    """Asks without saying from where."""

    def run(self, g, here):
        g.push(here.seat, Bare(("x", "y")))


def test_the_card_that_asks_comes_before_the_scope_and_the_rule():
    g = toy(Pick(("x", "y")))
    assert cause_of(g, Step(Pick(("x", "y")), 0, "card-1")) == "card-1"
    assert cause_of(g, g.open[0][0]) == "turn"


def test_a_question_without_a_source_comes_from_the_innermost_scope_that_has_one():
    g = toy()
    g.scope(Lesson(), 0, Wonder(), source="lesson-2")
    g.settle()
    assert cause_of(g, g.open[0][0]) == "lesson-2"


def test_a_scope_without_a_source_says_its_rule():
    g = toy()
    g.scope(Reading(), 0, Bare(("x", "y")))
    g.settle()
    assert cause_of(g, g.open[0][0]) == "lesson"


def test_the_turn_itself_is_not_told(say):
    shown = question(toy(Pick(("x", "y"))), 0, say)
    assert shown is not None and shown.cause is None


def test_a_rule_is_told_by_its_message(say):
    found = cause(toy(Pick(("x", "y"))), "lesson-2", "pick", say)
    assert found is not None and cause_text(found, say) == "Lesson 2 is read."


class Printed(ToyRules):
    """A toy whose pieces are cards."""

    def face(self, g, id_, say):
        return Card(str(id_), "A Library Fine", rules="Each explorer lowers 1 focus.")


def test_a_card_is_told_by_its_title_and_its_rules_and_shown(say):
    g = toy(Pick(("x", "y")))
    g.rules = Printed()
    found = cause(g, "fine", "pick", say)
    assert found is not None and found.card is not None
    assert cause_text(found, say) == "A Library Fine: Each explorer lowers 1 focus."


def test_what_has_no_words_of_its_own_is_not_foretold(say):
    g = toy(Pick(("x", "y")))
    assert g.rules.upcoming(g, Step(Effect((Pick(("x",)),)), 0), say) == ""
