"""The stranger who plays by clicking: looks again when a question has changed, and fails when a thing is covered."""

import pytest

from tests.browser import stranger
from tests.browser.conftest import Visit
from tests.browser.hands import drop, is_asked, open_table
from tests.browser.stranger import Stranger
from tests.browser.watch import Watch

COVER = """() => {
  const cover = document.createElement('div');
  cover.id = 'cover';
  cover.style = 'position: fixed; z-index: 9999; inset: 0';
  document.body.append(cover);
}"""


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(stranger, "PATIENCE", 1.0)


def test_what_is_covered_cannot_be_pressed(visit: Visit, watch: Watch, hasty: None):
    page = open_table(visit, "Ines", "Connect four", "bot:random")
    ines = Stranger(page, watch, 1, pieces=0)
    state = ines.look()
    page.evaluate(COVER)

    with pytest.raises(AssertionError, match=r"cannot be pressed.*cover"):
        ines.answer(state)

    assert ines.answers == 0


def test_what_is_covered_for_a_moment_is_pressed_after_it(visit: Visit, watch: Watch):
    page = open_table(visit, "Ines", "Connect four", "bot:random")
    ines = Stranger(page, watch, 1, pieces=0)
    page.evaluate(COVER)
    page.evaluate("setTimeout(() => document.getElementById('cover').remove(), 500)")

    ines.play_on(1)

    assert ines.answers == 1


def test_a_question_that_changed_after_it_was_read_is_read_again(visit: Visit, watch: Watch):
    page = open_table(visit, "Ines", "Connect four", "hot")
    ines = Stranger(page, watch, 1, pieces=0)
    ines.take_over()
    state = ines.look()
    drop(page, "a")
    page.wait_for_selector(".ask .pass")  # the screen is passed on: nothing of what was read is left

    ines.answer(state)

    assert ines.look()["kind"] == "pass"
    ines.play_on(1)
    assert ines.answers == 2


def test_a_thing_that_never_comes_is_not_waited_for_for_ever(visit: Visit, watch: Watch, hasty: None):
    page = open_table(visit, "Ines", "Connect four", "bot:random")
    is_asked(page).wait_for()

    with pytest.raises(AssertionError, match="never there"):
        Stranger(page, watch, 1).press(".ask .pass .btn.go")
