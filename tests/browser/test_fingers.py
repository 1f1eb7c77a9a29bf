"""On a phone everything that can be pressed is large enough for a finger: 44 pixels, seen or not."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.midgame import bring, played

PHONE = (390, 844)
# Places of a map and cells of a track may be smaller: their row in the sheet is the large target.
TOO_SMALL = """() => {
  const least = 44;
  const typed = 'input:not([type=checkbox], [type=file], [type=hidden]), textarea, label:has(input)';
  const pressed = `button, a[href], select, ${typed}`;
  const reach = (each, x, y, dx, dy) => {
    let far = 0;
    while (far < least && each.contains(document.elementFromPoint(x + dx * (far + 1), y + dy * (far + 1)))) far++;
    return far;
  };
  return [...document.querySelectorAll(pressed)].filter((each) => {
    if (!each.checkVisibility() || each.closest('svg, p, .cell, nav:has(> a[href="#question"])')) return false;
    each.scrollIntoView({ block: 'center' });
    const box = each.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (!each.contains(document.elementFromPoint(x, y))) return false; // something lies over it
    const wide = Math.max(box.width, 1 + reach(each, x, y, 1, 0) + reach(each, x, y, -1, 0));
    const tall = Math.max(box.height, 1 + reach(each, x, y, 0, 1) + reach(each, x, y, 0, -1));
    return wide < least - 0.5 || tall < least - 6; // what lies at the edge of a panel is cut by it
  }).map((each) => each.outerHTML.slice(0, 120));
}"""


def small(page: Page) -> list[str]:
    page.wait_for_load_state("networkidle")
    return list(page.evaluate(TOO_SMALL))


@pytest.mark.parametrize("game", ["unsettled", "seti"])
def test_in_the_lobby_and_in_the_rulebook(visit: Visit, game: str):
    page = visit("/", size=PHONE)
    page.locator(f"[data-game={game}]").click()
    found = {"lobby": small(page)}
    page.get_by_role("button", name="Menu").click()
    found["menu"] = small(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Rules").first.click()
    expect(page.locator("[data-rules]").first).to_be_visible()
    found["rulebook"] = small(page)
    assert not any(found.values()), {where: what for where, what in found.items() if what}


@pytest.mark.parametrize(("game", "cartridge"), [("unsettled", "meticula"), ("seti", "base")])
def test_at_a_table(visit: Visit, game: str, cartridge: str):
    middle = played(game, cartridge, 2, lambda g: g.s.answers > 80 and len(g.options(0)) > 4)
    page = bring(visit, middle, size=PHONE)
    found = {}
    for tab in page.locator("nav.tabs button").all():
        tab.click()
        found[tab.inner_text()] = small(page)
    assert not any(found.values()), {where: what for where, what in found.items() if what}
