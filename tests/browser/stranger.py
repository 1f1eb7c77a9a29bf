"""A stranger who plays by clicking: looks at the page, and presses what is lit or an option."""

import random
import re
import time
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page, TimeoutError

from tests.browser.pictures import keep
from tests.browser.seen import COVER, FARTHER, FOLDED_TOOLS, IN_SIGHT, MEANT, POINT, QUIET, STATE
from tests.browser.watch import Watch

MOST_PRESSES = 4
PATIENCE = 20.0  # seconds until what moves has passed


class Stranger:
    """One person at one page, with a mind of their own that a seed decides."""

    def __init__(
        self, page: Page, watch: Watch, seed: int, *, prefers: str = "", by: float = 0.4, pieces: float = 0.3
    ) -> None:
        self.page, self.watch = page, watch
        self.mind = random.Random(seed)
        self.prefers, self.by, self.pieces = re.compile(prefers or r"(?!)"), by, pieces
        self.answers = self.presses = 0

    def look(self) -> dict[str, Any]:
        """What the page shows; nothing on it may be wrong."""
        state: dict[str, Any] = self.page.evaluate(STATE)
        self.watch.read(self.page)
        assert not state["problem"], state["problem"]
        return state

    def play(self, most: int = 600) -> dict[str, Any]:
        """Until the game is over; what the page shows then."""
        while (state := self.look())["kind"] != "over":
            self.act(state)
            assert self.answers < most, f"no end after {most} answers: {state['title']}"
        return state

    def play_on(self, answers: int) -> None:
        """So many answers more, or until the game is over."""
        most = self.answers + answers
        while self.answers < most and (state := self.look())["kind"] != "over":
            self.act(state)

    def play_until(self, selector: str, most: int = 60) -> None:
        """Until the page shows this."""
        while not self.page.locator(selector).count():
            self.act(self.look())
            assert self.answers < most, f"never shown: {selector}"

    def act(self, state: dict[str, Any]) -> None:
        if state["kind"] == "pass":
            self.take_over()
        elif state["kind"] == "asked":
            self.answer(state)
        else:
            self.wait()

    def take_over(self) -> None:
        """The screen was passed on: says who one is, again if the press went beside a button that had just moved."""
        for _ in range(MOST_PRESSES):
            self.press(".ask .pass .btn.go")
            try:
                self.page.wait_for_function("() => !document.querySelector('.ask .pass')", timeout=4_000)
            except TimeoutError:
                continue
            return
        raise AssertionError("the screen cannot be taken over")

    def wait(self) -> None:
        """Somebody else is asked, or the page is on its way; it must not stay so while it is our turn.  What the others
        do is not listened to."""
        self.page.evaluate("document.querySelector('[data-skip].go')?.click()")
        self.page.wait_for_function(f"(kind) => !['waiting', 'loading'].includes(({STATE})().kind)")

    def answer(self, state: dict[str, Any]) -> None:
        """Presses pieces at least sometimes, else the list: the press that leaves one option answers."""
        number = state["number"]
        if state["lit"] and self.mind.random() < self.pieces:
            state = self.press_pieces(state)
        for _ in range(MOST_PRESSES):
            if self.has_answered(state, number):
                break
            self.press_option(state)
            state = self.page.evaluate(STATE)
        self.page.wait_for_function(QUIET, arg=number)
        self.answers += 1

    def has_answered(self, state: dict[str, Any], number: str) -> bool:
        return bool(state["sent"]) or state["kind"] != "asked" or state["number"] != number

    def press_pieces(self, state: dict[str, Any]) -> dict[str, Any]:
        number = state["number"]
        for _ in range(MOST_PRESSES):
            if self.has_answered(state, number) or not state["lit"]:
                break
            piece = self.mind.choice(state["lit"])
            where = f".table-shell :is([data-piece='{piece}'].lit, [data-stop='{piece}'])"
            if not self.can_see(where):
                break
            self.presses += self.press_if_there(where)
            state = self.page.evaluate(STATE)
            if state["bubble"] and not self.has_answered(state, number):
                self.press_if_there(".bubble button", self.mind.randrange(state["bubble"]))
                state = self.page.evaluate(STATE)
        return state

    def can_see(self, selector: str) -> bool:
        """Whether it is in sight, if need be from farther away: a map may be larger than its window."""
        for _ in range(MOST_PRESSES):
            if self.page.evaluate(IN_SIGHT, selector):
                return True
            self.press_if_there(FOLDED_TOOLS)
            self.press(FARTHER)
        return False

    def press_option(self, state: dict[str, Any]) -> None:
        """Presses towards an answer; what went away since the page was read is left, and the page read again."""
        if not state["radios"] and not state["folded"]:  # only free moves go with what was pressed
            self.press_if_there(".table-shell .narrowed")
            state = self.page.evaluate(STATE)
        if state["folded"] and (not state["radios"] or self.mind.random() < 0.5):
            head = ".table-shell [role=radiogroup] .head[aria-expanded=false]"
            self.press_if_there(head, self.mind.randrange(state["folded"]), state["number"])
            state = self.page.evaluate(STATE)
        if state["radios"]:
            at = self.choose(state["radios"])
            self.press_if_there(".table-shell [role=radiogroup] [role=radio]", at, state["number"])

    def choose(self, labels: Sequence[str]) -> int:
        liked = [at for at, label in enumerate(labels) if self.prefers.search(label)]
        if liked and self.mind.random() < self.by:
            return self.mind.choice(liked)
        return self.mind.randrange(len(labels))

    def press(self, selector: str, at: int = 0) -> None:
        """A real click on a real thing, once it is there; what is covered by something else cannot be pressed."""
        until = time.monotonic() + PATIENCE
        while not self.press_if_there(selector, at):
            assert time.monotonic() < until, f"never there: {selector} ({at})"
            self.page.wait_for_timeout(100)

    def press_if_there(self, selector: str, at: int = 0, number: str | None = None) -> bool:
        """The same for a thing that was there when the page was read.  False: it is gone, since an answer was on its
        way or somebody else answered; of a row of the question with this number also where another question stands in
        its place.  A thing that is there and covered is a fault all the same."""
        until = time.monotonic() + PATIENCE
        while not (point := self.page.evaluate(POINT, [selector, at, number])) and time.monotonic() < until:
            self.page.wait_for_timeout(100)  # what moves may pass over it
        if not point:
            keep(self.page, "cannot-be-pressed")
        assert point, f"cannot be pressed: {selector} ({at}): {self.page.evaluate(COVER, [selector, at])}"
        if point != "gone":
            if number is not None:
                self.page.evaluate(MEANT, number)
            self.page.mouse.click(*point)
        return bool(point != "gone")


def play_together(*people: Stranger, answers: int = 0, most: int = 800, until: str = "") -> None:
    """Several people at pages of their own: whoever is asked answers, so often, until the first one's page shows
    something, or until the game is over for all."""
    while (done := sum(each.answers for each in people)) < most:
        if (answers and done >= answers) or (until and people[0].page.locator(until).count()):
            return
        states = [each.look() for each in people]
        if all(state["kind"] == "over" for state in states):
            return
        asked = [at for at, state in enumerate(states) if state["kind"] in ("asked", "pass")]
        if asked:
            people[asked[0]].act(states[asked[0]])
        else:
            people[0].page.wait_for_timeout(50)
    raise AssertionError(f"no end after {most} answers")
