"""Pictures of every page at both sizes, in both languages and themes, kept in artefacts/ for people to look at."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import answer_by_keys, is_asked
from tests.browser.pictures import SIZES, keep


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("lang", "theme"), [("en", "dark"), ("fr", "dark"), ("en", "light")])
def test_pictures_of_every_page(visit: Visit, lang: str, theme: str, size: str):
    name = f"{size}-{lang}-{theme}"
    page = visit("/", size=SIZES[size], lang=lang, kept={"theme": theme})
    page.locator("[data-game=connect_four]").click()
    page.locator("input[autocomplete=nickname]").fill("Ines")
    keep(page, f"lobby-{name}")
    page.locator(".ask .btn.go").click()
    for column in ("4", "3", "4"):
        answer_by_keys(page, column, "Enter")
    expect(is_asked(page)).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("5")
    keep(page, f"table-{name}")
    page.keyboard.press("/")
    expect(page.locator("[data-rules]").first).to_be_visible()
    keep(page, f"rulebook-{name}")
    host = page.url.split("/table")[0]
    page.goto(f"{page.url}?at=3")
    expect(page.locator("[data-piece]").first).to_be_visible()
    keep(page, f"replay-{name}")
    for path in ("gallery", "account", "credits"):
        page.goto(f"{host}/{path}")
        keep(page, f"{path}-{name}", whole=True)
