"""The ship of ISS Vanguard in a browser: a book that is paged through, with the starmap, the crew and the log."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from starboard.kernel.game import Game
from tests.browser.conftest import Visit
from tests.browser.hands import answer
from tests.browser.midgame import bring, played
from tests.browser.pictures import SIZES, keep

GO_ON = re.compile("(Go on|Continuer)$")
OPEN = re.compile("no secrets|pas de secrets")  # several seats at one screen, which need not be covered


def on_starmap(g: Game[Any]) -> bool:
    ship = g.s.ship
    keys = {option.key for option in g.options(0)}
    return ship is not None and ship.page == "starmap" and bool(ship.destination) and "turn_page" in keys


@pytest.fixture(scope="module")
def starmap() -> bytes:
    """A destination is chosen; all seats are one person's, since the first who answers answers for all."""
    file = json.loads(played("iss_vanguard", "tiny_road", 4, on_starmap))
    file["table"]["seats"] = [{"name": seat["name"]} for seat in file["table"]["seats"]]
    return json.dumps(file).encode()


def seated(visit: Visit, file: bytes, **page: Any) -> Page:
    at = bring(visit, file, **page)
    at.get_by_role("button", name=OPEN).click()
    expect(at.locator("section.ask[data-number]")).to_be_visible()
    return at


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES)
def test_the_ship_fits_the_screen(visit: Visit, starmap: bytes, size: str, lang: str):
    page = seated(visit, starmap, size=SIZES[size], lang=lang)
    expect(page.locator("[data-part=ship-book] [aria-current=page] >> visible=true")).to_have_count(1, timeout=10_000)
    keep(page, f"vanguard-ship-{size}-{lang}")
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES)
def test_a_page_is_turned_by_a_click(visit: Visit, starmap: bytes, size: str, lang: str):
    page = seated(visit, starmap, size=SIZES[size], lang=lang)
    is_open = page.locator("[data-part=ship-book] [aria-current=page] b")
    pages = page.locator("[data-part=ship-book] ol b").all_inner_texts()
    expect(is_open).to_have_text(pages[1])

    answer(page, page.get_by_role("radio", name=GO_ON))

    expect(is_open).to_have_text(pages[2])
    expect(page.locator("[data-part=ship-book] h2")).to_have_text(pages[2])
    expect(is_open).to_be_in_viewport()
    keep(page, f"vanguard-ship-turned-{size}-{lang}")
