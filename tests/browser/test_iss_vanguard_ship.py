"""The ship of ISS Vanguard in a browser: the book of pages, the starmap, the facilities."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from starboard.kernel.game import Game
from tests.browser.conftest import Visit
from tests.browser.midgame import bring, played
from tests.browser.pictures import SIZES, keep


def on_page(name: str) -> Callable[[Game[Any]], bool]:
    def is_open(g: Game[Any]) -> bool:
        return g.s.ship is not None and g.s.ship.page == name and len(g.waiting) == 4

    return is_open


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES)
def test_the_pages_of_the_ship_fit_the_screen(visit: Visit, size: str, lang: str):
    for name in ("starmap", "facilities"):
        page = bring(visit, played("iss_vanguard", "unlit_road", 4, on_page(name)), size=SIZES[size], lang=lang)
        expect(page.locator("#question")).to_be_visible()
        keep(page, f"vanguard-{name}-{size}-{lang}")
        assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]
