"""The journal of a campaign in a browser: read again by chapter, on another device too."""

import json
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from starboard.games.iss_vanguard import IssVanguard
from starboard.kernel.cartridge import rules, say
from starboard.kernel.codec import codec
from starboard.kernel.game import Game
from starboard.kernel.journal import JournalChapter
from starboard.kernel.texts import Language
from tests.browser.conftest import Visit
from tests.browser.midgame import bring, played
from tests.browser.pictures import SIZES, keep

JOURNAL = {"en": "Journal", "fr": "Carnet de bord"}
STEPS = {"en": "What happened", "fr": "Le déroulement"}


def second_pass(g: Game[Any]) -> bool:
    ship = g.s.ship
    return ship is not None and ship.number == 2 and ship.page == "facilities"


@pytest.fixture(scope="module")
def file() -> bytes:
    """A campaign in its second pass; all seats are one person's."""
    found = json.loads(played("iss_vanguard", "tiny_road", 4, second_pass))
    found["table"]["seats"] = [{"name": seat["name"]} for seat in found["table"]["seats"]]
    return json.dumps(found).encode()


def chapters(file: bytes, lang: Language) -> Sequence[JournalChapter]:
    """The journal as the rules tell it."""
    road = rules("iss_vanguard", "tiny_road")
    g: Game[Any] = Game(codec(IssVanguard).load(file), road)
    return road.journal(g, say(IssVanguard, "tiny_road", lang))


def opened(page: Page, lang: Language) -> Any:
    page.locator("[data-journal]").click()
    sheet = page.get_by_role("complementary", name=JOURNAL[lang])
    expect(sheet.locator("section").first).to_be_visible()
    return sheet


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES)
def test_a_campaign_is_read_again_by_chapter(visit: Visit, file: bytes, size: str, lang: Language):
    page = bring(visit, file, size=SIZES[size], lang=lang)
    journal = chapters(file, lang)

    sheet = opened(page, lang)

    expect(sheet.locator("h3")).to_have_text([chapter.title for chapter in journal])
    items = [item for chapter in journal for item in chapter.items]
    expect(sheet.locator("article")).to_have_count(len(items))
    titles = [item.title for item in items if item.title]
    assert titles
    expect(sheet.locator("h4")).to_have_text(titles)
    expect(sheet.locator("section").last).to_be_in_viewport()
    keep(page, f"journal-last-{size}-{lang}")
    sheet.locator("nav a").first.click()
    expect(sheet.locator("section").first).to_be_in_viewport()
    sheet.locator("summary").first.click()
    expect(sheet.locator("details li").first).to_be_visible()
    keep(page, f"journal-{size}-{lang}")
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]

    elsewhere = visit("/table" + page.url.split("/table")[1], lang=lang)  # who looks on reads the same
    expect(opened(elsewhere, lang).locator("h4")).to_have_text(titles)
