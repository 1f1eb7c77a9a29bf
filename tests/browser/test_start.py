"""How a table began is seen by all at it: from a position in a file, or with a start that somebody knows."""

import pytest
from playwright.sync_api import Page, expect

from starboard.kernel.cartridge import rules
from starboard.kernel.codec import codec
from starboard.kernel.game import Game
from starboard.kernel.setup import Setup
from starboard.table.table import Table
from tests.browser.conftest import Visit
from tests.browser.pictures import SIZES, keep

BARE = {"en": "This table began from a position in a file", "fr": "a commencé par une position dans un fichier"}
KNOWN = {"en": "the start of this game is known", "fr": "le début de cette partie est connu"}


def bare_file() -> bytes:
    """A position without the answers that led to it."""
    made = rules("unsettled", "tiny")
    g = Game(made.new(Setup(2, 7, "tiny", made.levels(2)[0])), made)
    for _ in range(6):
        seat = g.waiting[0]
        g.answer(seat, g.moves(seat)[0])
    return codec(type(made)).save(g.s)


def named(visit: Visit, size: str, lang: str) -> Page:
    page = visit("/account", size=SIZES[size], lang=lang)
    page.locator("input[autocomplete=nickname]").fill("Ann")
    page.locator("form .btn").first.click()
    expect(
        page.locator("p.good[role=status]")
    ).to_be_visible()  # the server knows the name: who has none opens no table
    return page


@pytest.mark.parametrize(("size", "lang"), [("desktop", "en"), ("phone", "fr")])
def test_a_table_from_a_bare_position_says_so(visit: Visit, size: str, lang: str):
    page = named(visit, size, lang)
    page.goto(page.url.replace("/account", "/"))
    file = {"name": "bare.json", "mimeType": "application/json", "buffer": bare_file()}
    page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]  # a dict is a file here

    expect(page.locator("[data-start=start-bare]")).to_contain_text(BARE[lang])
    keep(page, f"start-bare-{size}-{lang}")


@pytest.mark.parametrize(("size", "lang"), [("desktop", "fr"), ("phone", "en")])
def test_a_table_whose_start_is_known_says_so(visit: Visit, monkeypatch: pytest.MonkeyPatch, size: str, lang: str):
    monkeypatch.setattr(Table, "is_exposed", property(lambda table: True, lambda table, value: None), raising=False)
    page = named(visit, size, lang)
    seats = [{"kind": "me"}, {"kind": "hot"}]
    asked = {"game": "unsettled", "cartridge": "tiny", "seats": seats}
    table = page.request.post(page.url.replace("/account", "/api/tables"), data=asked).json()["table"]["id"]
    page.goto(page.url.replace("/account", f"/table/{table}"))

    expect(page.locator("[data-start=start-known]")).to_contain_text(KNOWN[lang])
    keep(page, f"start-known-{size}-{lang}")
