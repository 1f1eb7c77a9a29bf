"""A table with clocks: they run on after a reload, and when time is up the table says what may be done."""

import re
import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import discs, drop, invite, is_asked, join

FIVE = 5 * 60 * 1000


def with_clock(visit: Visit) -> Page:
    at = visit("/")
    at.locator("[data-game=connect_four]").click()
    at.get_by_role("textbox", name="Your name").fill("Ines")
    at.get_by_label("Who takes seat 2").select_option("invite")
    at.get_by_text("Settings", exact=True).click()
    at.get_by_label("Clock").select_option("5")
    at.get_by_role("button", name="Open the table").click()
    expect(is_asked(at)).to_be_visible()
    return at


def later(pages: list[Page], monkeypatch: pytest.MonkeyPatch, ms: int) -> None:
    """So many milliseconds pass, for the server and for every page."""
    monkeypatch.setattr("starboard.server.dispatch.now", lambda: int(time.time() * 1000) + ms)
    for page in pages:
        page.clock.fast_forward(ms)


def test_time_runs_out_and_the_seat_is_given_to_a_bot(visit: Visit, monkeypatch: pytest.MonkeyPatch):
    ines = with_clock(visit)
    expect(ines.get_by_label("Players").first).to_contain_text("5:00")
    bo = join(visit, invite(ines), "Bo")
    drop(ines, "a")
    expect(is_asked(bo)).to_be_visible()

    for page in (ines, bo):
        page.clock.install()
        page.reload()
        expect(discs(page)).to_have_count(1)
    later([ines, bo], monkeypatch, 30_000)
    expect(ines.get_by_label("Players").first).to_contain_text(
        re.compile(r"4:[0-2]|3:")
    )  # half a minute less, and what the machine took
    ines.reload()
    later([ines], monkeypatch, FIVE)

    expect(ines.get_by_label("Players").first).to_contain_text("0:00")
    expect(ines.get_by_text("Time is up for Bo.")).to_be_visible()
    bo.clock.fast_forward(FIVE)
    expect(bo.get_by_text("Your time is up.")).to_be_visible()
    ines.get_by_text("Time is up for Bo.").locator("..").get_by_role("button").click()
    seats = ines.get_by_role("dialog", name="Seats and links")
    expect(seats).to_contain_text("time is up")
    seats.get_by_role("button", name="Give it to a bot").click()
    seats.get_by_role("button", name="Close").click()
    expect(discs(ines)).to_have_count(2)
    expect(ines.get_by_text("Time is up for Bo.")).to_have_count(0)
    expect(bo.locator("#question")).to_contain_text("Waiting for")
