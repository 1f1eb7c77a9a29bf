"""Three people at three browsers, one of them a Son of Liberty, on a position and dice that a test lays ready."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError, WebSocket, expect

from starboard.games.under_our_sun import UnderOurSun
from starboard.games.under_our_sun.model.table import Table
from starboard.kernel.setup import Setup
from tests.browser.conftest import Visit
from tests.browser.seen import POINT, QUIET
from tests.browser.sun_positions import take_from_decks
from tests.games.under_our_sun.given import Given

NAMES = ("Ann", "Bo", "Cleo")
TRIES = 6
SOON = 8_000  # milliseconds within which a press that was heard has its effect
FOLDED = ".table-shell [role=radiogroup] .head[aria-expanded=false]"


class Three:
    """Ann, Bo and Cleo, each with a page of their own, and every frame that each of them was sent."""

    def __init__(self, visit: Visit, monkeypatch: pytest.MonkeyPatch, given: Given) -> None:
        self.pages: list[Page] = []
        self.frames: list[list[str]] = []
        lay_ready(monkeypatch, given)
        for name in NAMES:
            page = visit("/account")
            page.request.put(page.url.replace("/account", "/api/me"), data={"name": name})
            self.pages.append(page)
            self.frames.append(heard(page))
        self.house = self.pages[0].url.removesuffix("/account")
        self.table = self.opens()
        for page in self.pages:
            page.goto(f"{self.house}/table/{self.table}")
            expect(page.locator(".table-shell #question")).to_be_visible()

    def opens(self) -> str:
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        asked = {"game": "under_our_sun", "cartridge": "tiny", "seats": seats, "options": {"mode": "semi_cooperative"}}
        table = self.pages[0].request.post(f"{self.house}/api/tables", data=asked).json()["table"]["id"]
        for page in self.pages[1:]:
            assert page.request.post(f"{self.house}/api/tables/{table}/sit", data={}).ok
        return str(table)

    def choices(self, seat: int) -> list[dict[str, Any]]:
        """What the seat may answer, in the order of its page: options, then free moves."""
        found = self.pages[seat].request.get(f"{self.house}/api/tables/{self.table}/scene?seat={seat}").json()
        asked = found["scene"].get("question") or {}
        return [*asked.get("choices", ()), *asked.get("free", ())] if asked.get("choices") else []

    def plays(self, *answers: str) -> None:
        """Answers by clicking: `1: attack enemy-1`."""
        for answer in answers:
            seat, _, option = answer.partition(": ")
            self.click(int(seat), option)

    def click(self, seat: int, option: str) -> None:
        page = self.pages[seat]
        page.wait_for_function("() => document.title.startsWith('●')")
        offered = [" ".join((o["key"], *o.get("ids", ()))) for o in (c["option"] for c in self.choices(seat))]
        assert option in offered, f"{NAMES[seat]} is offered {offered}"
        label = self.choices(seat)[offered.index(option)]["label"]
        number = page.evaluate("document.querySelector('.table-shell section.ask').dataset.number")
        for _ in range(TRIES):  # what others did may be told meanwhile and push the list away from under the pointer
            press(page, offered.index(option), label)
            with suppress(TimeoutError):
                page.wait_for_function(QUIET, arg=number, timeout=SOON)
                return
        raise AssertionError(f"{NAMES[seat]} pressed {label} in vain")

    def sees(self, seat: int, text: str) -> bool:
        return text in self.pages[seat].locator("body").inner_text()

    def was_sent(self, seat: int, words: Sequence[str]) -> list[str]:
        """Which of these words stand in any frame that the seat was sent."""
        return [word for word in words if any(word in frame for frame in self.frames[seat])]


def lay_ready(monkeypatch: pytest.MonkeyPatch, given: Given) -> None:
    """The next table begins in this position."""

    def new(self: UnderOurSun, setup: Setup) -> Table:
        given.s.setup = setup
        return given.s

    take_from_decks(given.s)
    monkeypatch.setattr(UnderOurSun, "new", new)


def heard(page: Page) -> list[str]:
    """All frames that a page is sent, as they come."""
    frames: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: frames.append(str(payload)))

    page.on("websocket", listen)
    return frames


def press(page: Page, at: int, label: str) -> None:
    """A click on the option in the list, out of a folded row if need be, or on the free move."""
    shown = f".table-shell [role=radio][data-at='{at}']"
    for fold in range(page.locator(FOLDED).count() + 1):
        point = page.evaluate(POINT, [shown, 0])
        if point and point != "gone":
            return page.mouse.click(*point)
        if fold < page.locator(FOLDED).count():
            page.locator(FOLDED).first.click()
    page.get_by_role("button", name=label).first.click()
    return None
