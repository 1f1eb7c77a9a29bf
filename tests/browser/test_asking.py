"""Questions say why they are asked, show what answers bring, and can be left to the table for good."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from starboard.kernel.asking import Window
from starboard.kernel.game import Game
from tests.browser.conftest import Visit
from tests.browser.midgame import bring, played

WORLDS = {"unsettled": ("meticula", 2), "seti": ("base", 2)}


def asked_by_a_card(g: Game[Any]) -> bool:
    step = g.open[0][0]
    known = g.book.cards if isinstance(g.book.cards, dict) else g.book.kind
    return step.source in known and not isinstance(step.verb, Window)


def asks(prompt: str) -> Callable[[Game[Any]], bool]:
    return lambda g: getattr(g.open[0][0].verb, "prompt", "") == prompt


def at_question(visit: Visit, game: str, until: Callable[[Game[Any]], bool], **page: Any) -> Page:
    cartridge, seats = WORLDS[game]
    return bring(visit, played(game, cartridge, seats, until), **page)


@pytest.mark.parametrize("game", WORLDS)
def test_a_question_names_the_card_that_asks_and_opens_it(visit: Visit, game: str):
    page = at_question(visit, game, asked_by_a_card)
    cause = page.locator("button[data-cause]")
    title = cause.locator("b").inner_text()
    assert len(cause.locator(".says").inner_text()) > 10

    cause.click()

    expect(page.get_by_role("dialog", name=title)).to_be_visible()


def test_marks_of_a_trace_show_what_they_bring(visit: Visit):
    page = at_question(visit, "seti", asks("trace"))
    expect(page.locator("[data-cause]")).to_be_visible()
    expect(page.locator("section.ask [data-at] .changes").first).to_contain_text("+")


def test_recover_shows_what_it_costs_and_brings(visit: Visit):
    page = at_question(visit, "unsettled", asks("act"))
    expect(page.locator("section.ask").get_by_text("Rest", exact=False).first).to_be_visible()
    assert page.locator("section.ask .changes, section.ask .chip").count() > 3


def test_the_only_answer_is_chosen_and_the_end_of_a_turn_can_be_left_to_the_table(visit: Visit):
    page = at_question(visit, "seti", asks("end"))
    expect(page.locator("section.ask .btn.go")).to_be_enabled()
    number = page.locator("section.ask").get_attribute("data-number")

    page.locator("[data-order=any]").click()

    expect(page.get_by_text("1 standing order")).to_be_visible()
    expect(page.locator(f'section.ask[data-number="{number}"]')).to_have_count(0)
    page.get_by_text("1 standing order").click()
    page.locator("[data-order=end]").click()
    expect(page.get_by_text("1 standing order")).to_have_count(0)


def test_a_window_can_be_shut_for_one_card(visit: Visit):
    page = at_question(visit, "unsettled", asks("window"))
    expect(page.locator("[data-cause]")).to_be_visible()

    page.locator("[data-order=card]").click()

    expect(page.get_by_text("1 standing order")).to_be_visible()
