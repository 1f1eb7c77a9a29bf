"""The first turns of Unsettled on the planet to learn on, by clicking, in English and in French, on both sizes."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import answer, box_of, is_asked, open_table

TURN = {"en": "What do you do?", "fr": "Que faites-vous\u202f?"}
EXPLORE = {"en": "Move to unexplored", "fr": "Se déplacer vers le terrain inexploré"}
SCAN_OR_END = re.compile("Regroup|Regrouper")


def begin(visit: Visit, lang: str, size: tuple[int, int]) -> Page:
    """A table with a bot, past the questions before the game, in a language."""
    page = open_table(visit, "Ines", "Unsettled", "bot:random", size=size)
    if lang == "fr":
        page.evaluate("localStorage['starboard.settings'] = JSON.stringify({lang: 'fr', motion: false})")
        page.reload()
    until_turn(page, lang)
    return page


def until_turn(page: Page, lang: str) -> None:
    """Whatever is asked before, the first answer will do."""
    for _ in range(60):
        expect(is_asked(page)).to_be_visible()
        if asked(page) == TURN[lang]:
            return
        commit(page, 0)
    raise AssertionError(f"never asked {TURN[lang]}")


def asked(page: Page) -> str:
    return page.locator("#question").inner_text().replace("\u00a0", " ")


def commit(page: Page, option: int) -> None:
    answer(page, page.get_by_role("radiogroup").get_by_role("radio").nth(option))


def tiles(page: Page) -> Locator:
    """A drawing for each place of the map that is known."""
    return page.locator("clipPath[id^=tile-]")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_cube_is_pressed_then_a_space_and_a_step_explores(visit: Visit, lang: str):
    page = begin(visit, lang, (1440, 900))
    expect(page.locator(".stand.away")).to_have_count(0)

    page.locator("[data-piece=wonder]").click()
    page.locator("[data-piece=recover]").hover()
    expect(page.locator("[data-piece=recover] svg.ghost")).to_be_visible()  # the choice as it is weighed
    answer(page, page.locator("[data-piece=recover]"))
    until_turn(page, lang)
    expect(page.locator(".stand.away")).to_have_count(1)
    expect(page.locator("[data-piece=recover] .used svg")).not_to_have_count(0)

    before = tiles(page).count()
    place = page.locator(f"g.stop[aria-label*='{EXPLORE[lang]}']").first
    if "LUNA" in str(place.get_attribute("aria-label")):  # both may go there: it is asked at the place itself
        place.click()
        place = page.locator(".bubble button", has_text=EXPLORE[lang])
    answer(page, place)
    until_turn(page, lang)
    expect(tiles(page)).to_have_count(before + 1)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_turn_and_the_next_one(visit: Visit, lang: str):
    page = begin(visit, lang, (1440, 900))
    for turn in range(2):
        for _ in range(40):
            until_turn(page, lang)
            end = page.get_by_role("radio", name=SCAN_OR_END)
            if end.count():
                answer(page, end)
                break
            commit(page, 0)
        else:
            raise AssertionError(f"turn {turn} never ends")
    until_turn(page, lang)
    expect(page.locator(".stand.away")).to_have_count(0)


def test_on_a_phone_places_are_large_enough_to_press_and_the_dashboard_has_a_tab(visit: Visit):
    page = begin(visit, "en", (390, 844))
    assert box_of(page.locator("[data-stop=scarab]"))["width"] >= 70
    page.get_by_role("button", name=re.compile(r"^Me\b")).click()
    expect(page.locator("[data-piece=rest]")).to_be_visible()
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390
