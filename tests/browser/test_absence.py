"""Somebody leaves in mid-game and a bot stands in; they come back; a bot's seat changes hands: in both games."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import invite, join
from tests.browser.pictures import SIZES, keep
from tests.browser.test_access import faults
from tests.browser.test_seats import seats

GAMES = ["unsettled", "seti"]


OPEN = """async (plan) => {
    const headers = { "content-type": "application/json" };
    await fetch("/api/me", { method: "PUT", headers, body: JSON.stringify({ name: "Ines" }) });
    const opened = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(plan) });
    return (await opened.json()).table;
}"""


def open_plan(visit: Visit, game: str, other: dict[str, str], **page: object) -> tuple[Page, dict[str, Any]]:
    """A page of Ines at her new table, and the table as the server told it."""
    ines = visit("/", **page)
    opened = ines.evaluate(OPEN, {"game": game, "seats": [{"kind": "me"}, other]})
    ines.goto(f"{ines.url}table/{opened['id']}")
    expect(ines.locator(".table-shell #question")).to_be_visible()
    return ines, opened


def open_with_friend(visit: Visit, game: str, **page: object) -> tuple[Page, str]:
    """A table for Ines and whoever has the link, by its address."""
    ines, opened = open_plan(visit, game, {"kind": "invite"}, **page)
    return ines, f"/join/{opened['invites'][0]['token']}"


def answer_until(page: Page, done: str) -> None:
    """Presses the first answer of each question until the page shows this."""
    for _ in range(60):
        first = page.get_by_role("radiogroup").get_by_role("radio").first
        expect(page.locator(done).or_(first).first).to_be_visible()
        if page.locator(done).count():
            return
        number = page.locator(".table-shell section.ask").get_attribute("data-number")
        first.click()
        page.wait_for_function(
            "([done, n]) => document.querySelector(done)"
            " || document.querySelector('.table-shell section.ask')?.dataset.number !== n",
            arg=[done, number],
        )
    raise AssertionError(f"{done} never came")


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_stands_in_until_they_are_back(visit: Visit, game: str):
    ines, link = open_with_friend(visit, game)
    bo = join(visit, link, "Bo")
    rail = ines.locator("section.players")
    expect(rail.locator("[data-presence]").nth(1)).to_have_attribute("data-presence", re.compile("here|thinking"))
    path = bo.url
    kept = bo.context.storage_state()
    bo.context.close()
    expect(rail.locator("[data-presence]").nth(1)).to_have_text("Away")
    answer_until(ines, "[role=group][aria-label='Bo is away.']")
    expect(ines.get_by_text("Bo is thinking")).to_have_count(0)  # who is away does not think
    keep(ines, f"away-{game}-desktop-en")
    assert not faults(ines)

    ines.get_by_label("How well the bot plays").select_option("easy")
    ines.get_by_role("button", name="Let it play until Bo is back").click()
    expect(rail.locator("[data-presence]").nth(1)).to_contain_text("a bot plays (easy)")
    expect(ines.get_by_text("Bo is away. By consent, a bot (easy) plays until Bo is back.").first).to_be_attached()

    back = visit(path.removeprefix(path.split("/table/")[0]), storage_state=kept)
    expect(back.get_by_text("Bo is back and plays on.").first).to_be_attached()
    expect(rail.locator("[data-presence]").nth(1)).not_to_contain_text("a bot plays")


@pytest.mark.parametrize("game", GAMES)
def test_a_wish_is_kept_and_a_bots_seat_is_taken_over_by_link(visit: Visit, game: str):
    ines, opened = open_plan(visit, game, {"kind": "bot", "bot": "easy"})
    rail = ines.locator("section.players")
    expect(rail.locator("[data-presence]").nth(1)).to_have_text("bot, easy")
    name = opened["seats"][1]["name"]
    expect(rail).to_contain_text(name)

    dialog = seats(ines)
    dialog.get_by_role("button", name="New link").click()
    expect(dialog.get_by_role("button", name="Copy the link")).to_be_visible()
    keep(ines, f"seats-{game}-desktop-en")
    bo = join(visit, invite(ines, dialog), "Bo")
    expect(rail).to_contain_text("Bo")
    expect(rail).not_to_contain_text(name)
    mine = seats(bo)
    mine.get_by_label("If I am away and others wait").select_option("strong")
    expect(bo.get_by_text("Whenever Bo is away and the others wait, a bot (strong) is to play.").first).to_be_attached()
    assert not faults(bo)


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_taken_back_is_announced_to_the_others(visit: Visit, game: str):
    ines, link = open_with_friend(visit, game)
    bo = join(visit, link, "Bo")
    expect(ines.get_by_role("radiogroup").get_by_role("radio").first).to_be_visible()
    ines.get_by_role("radiogroup").get_by_role("radio").first.click()
    undo = ines.get_by_role("button", name="Undo").first
    expect(undo).to_be_enabled()
    undo.click()
    notice = ".ask [role=status]"
    expect(bo.locator(notice, has_text="Ines takes back an answer")).to_be_visible()
    expect(ines.locator(notice, has_text="takes back")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_pictures_of_somebody_away_on_a_phone(visit: Visit, game: str, lang: str):
    ines, link = open_with_friend(visit, game, size=SIZES["phone"], lang=lang, has_touch=True)
    bo = join(visit, link, "Bo")
    bo.context.close()
    card = "[role=group][aria-label^='Bo ']"
    answer_until(ines, card)
    keep(ines, f"away-{game}-phone-{lang}")
    assert ines.evaluate("document.documentElement.scrollWidth") <= SIZES["phone"][0]
