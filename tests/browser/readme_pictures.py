"""Draw the pictures of the README anew: each game in its middle, and four phones.  `make pictures`"""

import base64
import json
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from starboard.kernel.game import Game
from tests.browser.conftest import FLAGS, NAMES
from tests.browser.house import House
from tests.browser.midgame import JSON, played

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
DESKTOP, PHONE = (1440, 900), (390, 844)
QUALITY, SMALLER = 74, 0.85  # of a webp; of the size of a screen
PHONES = "<body style='margin:0;display:flex;gap:14px;background:#0a0f17'>{}</body>"


def keys(g: Game[Any]) -> set[str]:
    return {option.key for option in g.options(0)}


def stranded(g: Game[Any]) -> bool:
    return g.s.answers > 110 and g.s.page in (2, 3, 4) and len(g.options(0)) > 16


def listening(g: Game[Any]) -> bool:
    own = any(probe.seat == 0 for probe in g.s.probes)
    return g.s.round >= 3 and own and "pass_round" in keys(g) and len(g.s.players[0].hand) > 2


def walking(g: Game[Any]) -> bool:
    return len(g.s.tiles) > 11 and {"move", "explore"} <= keys(g) and len(g.options(0)) > 12


def exploring(g: Game[Any]) -> bool:
    return g.s.round == 2 and g.s.test is None and "rest" in keys(g)


# Of each picture: the game, its world, the seats, the position, the language, the theme.
TABLES: dict[str, tuple[str, str, int, Callable[[Game[Any]], bool], str, str]] = {
    "unsettled": ("unsettled", "meticula", 3, stranded, "en", "dark"),
    "seti": ("seti", "base", 3, listening, "en", "dark"),
    "under-our-sun": ("under_our_sun", "last_convoy", 3, walking, "en", "dark"),
    "iss-vanguard": ("iss_vanguard", "marrow", 4, exploring, "fr", "light"),
}


def device(browser: Browser, house: House, size: tuple[int, int], lang: str, theme: str) -> BrowserContext:
    kept = json.dumps({"lang": lang, "theme": theme, "motion": False})
    made = browser.new_context(
        base_url=house.address, viewport={"width": size[0], "height": size[1]}, has_touch=size == PHONE
    )
    made.add_init_script(f"localStorage['starboard.settings'] ??= JSON.stringify({kept})")
    return made


def table(at: BrowserContext, file: bytes) -> Page:
    """The table of a file, as who sits at its first seat finds it, with the news put away."""
    at.request.put("api/me", data={"name": "Ines"})
    opened = at.request.post("api/import", data=file, headers=JSON)
    assert opened.ok, opened.text()
    page = at.new_page()
    page.goto(f"table/{opened.json()['table']['id']}")
    page.locator(".table-shell #question").wait_for()
    page.wait_for_load_state("networkidle")
    shut = page.locator(".digest .shut")
    if shut.count():
        shut.click()
        page.locator(".digest").wait_for(state="detached")
    page.mouse.move(1, 1)
    return page


def webp(page: Page, scale: float) -> bytes:
    size = page.viewport_size
    assert size
    clip = {"x": 0, "y": 0, "width": size["width"], "height": size["height"], "scale": scale}
    asked = {"format": "webp", "quality": QUALITY, "clip": clip}
    return base64.b64decode(page.context.new_cdp_session(page).send("Page.captureScreenshot", asked)["data"])


def main() -> None:
    program = next(path for name in NAMES if (path := shutil.which(name)))
    files = {key: played(*game[:4], bot="strong", name="") for key, game in TABLES.items()}
    house = House(Path(tempfile.mkdtemp()))
    house.open()
    try:
        with sync_playwright() as play:
            browser = play.chromium.launch(executable_path=program, args=FLAGS)
            phones = []
            for key, (*_, lang, theme) in TABLES.items():
                page = table(device(browser, house, DESKTOP, lang, theme), files[key])
                keep(key, webp(page, SMALLER))
                page = table(device(browser, house, PHONE, lang, theme), files[key])
                phones.append(base64.b64encode(page.screenshot()).decode())
            page = browser.new_page(viewport={"width": 4 * PHONE[0] + 3 * 14, "height": PHONE[1]})
            page.set_content(PHONES.format("".join(f"<img src='data:image/png;base64,{each}'>" for each in phones)))
            page.wait_for_function("[...document.images].every(each => each.complete)")
            keep("phone", webp(page, SMALLER * 0.9))
            browser.close()
    finally:
        house.close()


def keep(name: str, picture: bytes) -> None:
    (FOLDER / f"{name}.webp").write_bytes(picture)
    print(f"{name}: {len(picture) // 1000} kB")


if __name__ == "__main__":
    main()
