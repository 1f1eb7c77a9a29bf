"""axe-core finds no serious fault on any page: dark and light, wide and narrow."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import open_table

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"wide": (1440, 900), "narrow": (390, 844)}
SERIOUS = {"serious", "critical"}


def faults(page: Page, part: str = "html") -> list[str]:
    """What is wrong with a page, or with one part of it."""
    assert AXE.exists(), "axe-core is not there: `npm ci` in web/ brings it"
    page.evaluate(AXE.read_text())
    found: list[dict[str, Any]] = page.evaluate("part => axe.run(part).then(result => result.violations)", part)
    return [
        f"{fault['id']}: {node['html'][:200]}"
        for fault in found
        if fault["impact"] in SERIOUS
        for node in fault["nodes"]
    ]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_no_serious_fault_anywhere(visit: Visit, theme: str, size: str):
    page = open_table(visit, "Ines", "Tic-tac-toe", "bot:random", size=SIZES[size], kept={"theme": theme})
    page.keyboard.press("5")
    page.keyboard.press("Enter")
    expect(page.locator("[data-piece^=mark-]")).to_have_count(2)
    page.keyboard.press("1")
    host = page.url.split("/table")[0]
    found = {"table": faults(page)}

    page.keyboard.press("/")
    expect(page.locator("[data-rules]").first).to_be_visible()
    found["rulebook"] = faults(page)
    page.keyboard.press("Escape")

    page.goto(f"{page.url}?at=1")
    expect(page.locator("#question")).to_have_text("Answer 1 of 2")
    found["replay"] = faults(page)

    for path in ("/", "/account", "/credits", "/gallery", "/nowhere"):
        page.goto(host + path)
        page.wait_for_load_state("networkidle")
        found[path] = faults(page)
    assert not any(found.values()), {where: what for where, what in found.items() if what}
