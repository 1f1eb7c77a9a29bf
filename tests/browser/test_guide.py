"""The guided first game by clicking: opened in one press, walked through, skipped, turned on again; on both sizes."""

import re

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import is_asked
from tests.browser.test_access import faults

SIZES = {"wide": (1440, 900), "narrow": (390, 844)}
PRESS = {"en": "First game, guided", "fr": "Première partie guidée"}


def begin(visit: Visit, game: str, lang: str = "en", size: str = "wide", theme: str = "dark") -> Page:
    """From the lobby to the first lesson, in two presses and without a name."""
    page = visit("/", lang=lang, size=SIZES[size], kept={"theme": theme})
    page.locator(f"[data-game={game}]").click()
    page.get_by_role("button", name=re.compile(PRESS[lang])).click()
    expect(card(page)).to_be_visible()
    return page


def card(page: Page) -> Locator:
    return page.get_by_role("region", name="Guide")


def title(page: Page) -> Locator:
    return card(page).get_by_role("heading")


def box(page: Page, what: str) -> FloatRect:
    found = page.locator(what).first.bounding_box()
    assert found is not None, f"{what} is not in sight"
    return found


def apart(one: FloatRect, other: FloatRect) -> bool:
    return one["y"] + one["height"] <= other["y"] + 1 or other["y"] + other["height"] <= one["y"] + 1


def test_lessons_follow_each_other_back_and_forth_and_point_at_their_thing(visit: Visit):
    page = begin(visit, "seti")
    expect(title(page)).to_have_text("The search")
    expect(page.locator("[data-ring-of=solar]")).to_be_visible()

    card(page).get_by_role("button", name="Got it").click()
    expect(title(page)).to_have_text("How to answer")
    expect(page.locator("[data-ring-of=question]")).to_be_visible()

    card(page).get_by_role("button", name="Earlier lesson").click()
    expect(title(page)).to_have_text("The search")
    card(page).get_by_role("button", name="Next").click()
    expect(title(page)).to_have_text("How to answer")

    page.keyboard.press("Escape")
    expect(title(page)).to_have_text("Your first income")
    card(page).get_by_role("button", name="Rules").click()
    expect(page.locator("[data-rules]").first).to_be_visible()


def test_a_lesson_opens_the_board_that_it_is_about(visit: Visit):
    page = begin(visit, "seti")
    card(page).get_by_role("button", name="Got it").click()
    page.get_by_role("button", name="Planets").click()
    expect(page.get_by_role("button", name="Planets")).to_have_attribute("aria-pressed", "true")

    card(page).get_by_role("button", name="Earlier lesson").click()
    expect(page.get_by_role("button", name="Solar system", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-ring-of=solar]")).to_be_visible()


def test_an_answer_moves_the_guide_on_and_a_reload_goes_on_there(visit: Visit):
    page = begin(visit, "seti")
    for expected in ("The search", "How to answer"):
        expect(title(page)).to_have_text(expected)
        card(page).get_by_role("button", name="Got it").click()
    expect(title(page)).to_have_text("Your first income")

    is_asked(page).click()
    expect(title(page)).to_have_text("Your turn")

    page.reload()
    expect(title(page)).to_have_text("Your turn")


def test_the_guide_is_skipped_and_turned_on_again_from_the_menu(visit: Visit):
    page = begin(visit, "unsettled")
    card(page).get_by_role("button", name="Got it").click()
    expect(title(page)).to_have_text("How to answer")

    card(page).get_by_role("button", name="Skip the guide").click()
    expect(card(page)).to_have_count(0)
    expect(page.locator("[data-ring-of]")).to_have_count(0)
    expect(is_asked(page)).to_be_visible()

    page.get_by_role("button", name="Menu").click()
    guide = page.get_by_role("switch", name="Guide")
    expect(guide).to_have_attribute("aria-checked", "false")
    guide.click()
    expect(title(page)).to_have_text("How to answer")


def test_an_option_that_a_lesson_is_about_stands_out(visit: Visit):
    page = begin(visit, "seti")
    for _ in range(12):
        if title(page).inner_text() == "Launch":
            break
        before = title(page).inner_text()
        if before == "Your first income":
            is_asked(page).click()
        else:
            card(page).get_by_role("button", name="Got it").click()
        expect(title(page)).not_to_have_text(before)

    expect(page.locator("[role=radio].meant")).to_have_text(re.compile("Launch a probe"))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_on_a_phone_a_lesson_is_a_line_over_the_map_that_unfolds(visit: Visit, lang: str):
    page = begin(visit, "unsettled", lang, "narrow")
    page.get_by_role("navigation").get_by_role("button", name={"en": "Map", "fr": "Carte"}[lang]).click()
    line, question, board = box(page, ".lesson"), box(page, "section.ask"), box(page, ".table-shell > .board")

    assert line["height"] < 60 and apart(line, question)
    assert board["height"] >= 844 * 0.48 and question["height"] >= 300
    assert question["y"] + question["height"] <= 844

    page.locator(".lesson.line").click()
    assert apart(box(page, ".lesson"), question)
    page.get_by_role("button", name={"en": "Show me", "fr": "Montrez-moi"}[lang]).click()
    expect(page.locator("[data-ring-of=task]")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_guide_has_no_serious_fault(visit: Visit, theme: str, size: str):
    page = begin(visit, "unsettled", size=size, theme=theme)

    assert faults(page, ".table-shell > .ask") == []
