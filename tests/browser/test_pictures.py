"""Pictures of every page at both sizes, in both languages and themes, kept in artefacts/ for people to look at."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit

KEPT = Path(__file__).parents[2] / "artefacts" / "pictures"
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}


def keep(page: Page, name: str, whole: bool = False) -> None:
    KEPT.mkdir(parents=True, exist_ok=True)
    page.wait_for_load_state("networkidle")
    file = KEPT / f"{name}.png"
    page.screenshot(path=file, full_page=whole)
    assert file.stat().st_size > 10_000, f"{name} shows nothing"


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
        expect(page.get_by_role("radio").first).to_be_visible()
        page.keyboard.press(column)
        page.keyboard.press("Enter")
        expect(page.get_by_role("radio", checked=True)).to_have_count(0)
    expect(page.get_by_role("radio").first).to_be_visible()
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
