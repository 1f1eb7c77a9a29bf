"""A server of our own and a real Chromium: what every test of the browser client stands on."""

import json
import os
import random
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.house import STATIC, House
from tests.browser.watch import Watch, heard, spied

# What Chromium's own window loads beside each page: half of what a short test costs.  Playwright turns off the others.
WINDOW_PARTS = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup")
PLAYWRIGHT_OFF = (
    "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "LensOverlay",
    "HttpsFirstBalancedModeAutoEnable", "MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning", "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints", "NetworkTimeServiceQuerying", "PreconnectToSearch",
)  # fmt: skip
FLAGS = [
    f"--disable-features={','.join((*PLAYWRIGHT_OFF, *WINDOW_PARTS))}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SLOWER = int(os.environ.get("SLOWER", "1"))  # how many times slower than this machine a page thinks: finds races
NAMES = ("chromium", "chromium-browser", "google-chrome")

PATIENCE = 60_000  # milliseconds, for machines that are slow or busy with something else

Visit = Callable[..., Page]
Fate = Callable[[int], None]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not item.path.name.startswith("test_whole"))  # what takes longest begins first
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.flaky(reruns=1))  # a machine may stand still for a second; the summary says so


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    program = next((path for name in NAMES if (path := shutil.which(name))), None)
    assert program, "no Chromium on this machine: `make browser` installs it"
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def unwritten() -> list[str]:
    """Texts that the server looked for and did not find."""
    found: list[str] = []
    spied(found)
    return found


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, unwritten: list[str]) -> Iterator[House]:
    assert (STATIC / "index.html").exists(), "the client is not built: `make setup` builds it"
    house = House(tmp_path_factory.mktemp("house"))
    house.open()
    yield house
    house.close()


@pytest.fixture
def watch(unwritten: list[str]) -> Iterator[Watch]:
    """At the end no page may have reported an error, nor the server logged one, nor any text have been missing."""
    watch = Watch()
    unwritten.clear()
    with heard(watch):
        yield watch
    for text in unwritten:
        watch.saw(text)
    assert not watch.faults, "\n".join(dict.fromkeys(watch.faults))


@pytest.fixture
def visit(chromium: Browser, house: House, watch: Watch) -> Iterator[Visit]:
    """Opens a page on a device of its own, under watch."""
    devices: list[BrowserContext] = []

    def open_page(
        path: str | None = "/", *, size: tuple[int, int] = (1440, 900), lang: str = "en", **settings: Any
    ) -> Page:
        kept = {"lang": lang, "motion": False, **settings.pop("kept", {})}
        settings.setdefault("reduced_motion", "no-preference" if kept["motion"] else "reduce")
        device = chromium.new_context(
            base_url=house.address,
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB", "fr": "fr-FR"}[lang],
            **settings,
        )
        device.add_init_script(f"localStorage['starboard.settings'] ??= JSON.stringify({json.dumps(kept)})")
        devices.append(device)
        page = device.new_page()
        page.set_default_timeout(PATIENCE)
        watch.over(page)
        if SLOWER > 1:
            device.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        if path is not None:
            page.goto(path)
        return page

    yield open_page
    for device in devices:
        device.close()


@pytest.fixture
def fate(monkeypatch: pytest.MonkeyPatch) -> Fate:
    """Makes chance at the tables follow a seed: a game that failed can be played again."""

    def follow(seed: int) -> None:
        monkeypatch.setattr("secrets.randbits", random.Random(seed).getrandbits)

    return follow
