"""Pictures for people to look at, kept in artefacts/."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit

KEPT = Path(__file__).parents[2] / "artefacts" / "pictures"
TO_TABLE = re.compile("^(The table as it lies now|La table telle qu’elle est)$")
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}


def keep(page: Page, name: str, whole: bool = False) -> None:
    KEPT.mkdir(parents=True, exist_ok=True)
    page.wait_for_load_state("networkidle")
    file = KEPT / f"{name}.png"
    page.screenshot(path=file, full_page=whole)
    assert file.stat().st_size > 10_000, f"{name} shows nothing"


def keep_table(visit: Visit, page: Page, name: str, lang: str) -> None:
    """A table as it stands: on the desktop, and as the same person sees it on a phone, tab by tab."""
    keep(page, f"{name}-desktop-{lang}")
    path = "/table" + page.url.split("/table")[1]
    phone = visit(path, size=SIZES["phone"], lang=lang, storage_state=page.context.storage_state(), has_touch=True)
    expect(phone.locator(".table-shell #question")).to_be_visible()
    if phone.locator("[data-scene]").count():  # the ending lies over the table, one press leads back
        keep(phone, f"{name}-phone-{lang}")
        phone.get_by_role("button", name=TO_TABLE).click()
    for number, tab in enumerate(("map", "me", "boards")):
        phone.locator("nav.tabs button").nth(number).click()
        keep(phone, f"{name}-phone-{tab}-{lang}")
    phone.context.close()
