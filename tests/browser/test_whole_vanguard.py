"""A whole operation of ISS Vanguard by clicking, one person with all four Sections, in both languages."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.pictures import keep
from tests.browser.stranger import Stranger
from tests.browser.watch import Watch

MOST = 700
OVER = {"en": "The game is over", "fr": "La partie est finie"}
PREFERS = {"en": "Move|Agree|Lift off|Let it happen", "fr": "Aller|Accepter|Décoller|Laisser faire"}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_operation_by_clicking_to_its_end(visit: Visit, watch: Watch, lang: str):
    page = visit("/account", lang=lang)
    page.request.put(page.url.replace("/account", "/api/me"), data={"name": "Ines"})
    asked = {
        "game": "iss_vanguard", "cartridge": "tiny", "seats": [{"kind": "me"}] * 4, "seed": 5,
        "options": {"players": "1"},
    }  # fmt: skip
    opened = page.request.post(page.url.replace("/account", "/api/tables"), data=asked).json()
    page.goto(page.url.replace("/account", f"/table/{opened['table']['id']}"))
    expect(page.locator(".table-shell #question")).to_be_visible()
    ines = Stranger(page, watch, 5, prefers=PREFERS[lang], by=0.4)

    ines.play_on(40)
    keep(page, f"vanguard-middle-desktop-{lang}")
    ines.play(MOST)

    keep(page, f"vanguard-end-desktop-{lang}")
    expect(page.locator("[data-scene]").or_(page.get_by_text(OVER[lang])).first).to_be_visible()
    assert ines.presses > 0, "no piece of the board was pressed"
