"""ISS Vanguard by clicking, one person with all four Sections, in both languages: the guided Tutorial, whose script is
its first two turns, and on from there; an Operation from its beginning to its end.
"""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.pictures import keep
from tests.browser.stranger import Stranger
from tests.browser.test_guide import begin, card, press_what_glows
from tests.browser.watch import Watch

MOST, MORE = 700, 20
SCRIPT = 14  # steps of the first two turns: IV-EX-01, IV-EX-02, IV-EX-03, IV-EX-04
OVER = {"en": "The game is over", "fr": "La partie est finie"}
PREFERS = {"en": "Move|Let it happen", "fr": "Aller|Laisser faire"}
SKIP = {"en": "Skip the guide", "fr": "Passer le guide"}
OWN = {"en": "Your own way now", "fr": "À vous maintenant"}


def is_over(page: Page, lang: str) -> None:
    expect(page.locator("[data-scene]").or_(page.get_by_text(OVER[lang])).first).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_tutorial_by_clicking_its_script_and_then_without_the_guide(visit: Visit, watch: Watch, lang: str):
    page = begin(visit, "iss_vanguard", lang)

    read = press_what_glows(page, SCRIPT)

    assert len(set(read)) == SCRIPT
    expect(card(page)).to_contain_text(OWN[lang])
    keep(page, f"vanguard-tutorial-desktop-{lang}")
    card(page).get_by_role("button", name=SKIP[lang]).click()
    expect(card(page)).to_have_count(0)
    ines = Stranger(page, watch, 5, prefers=PREFERS[lang], by=0.5)
    ines.play_on(MORE)
    keep(page, f"vanguard-tutorial-later-desktop-{lang}")
    assert ines.answers == MORE


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_operation_by_clicking_to_its_end(visit: Visit, watch: Watch, lang: str):
    page = visit("/account", lang=lang)
    page.request.put(page.url.replace("/account", "/api/me"), data={"name": "Ines"})
    asked = {
        "game": "iss_vanguard", "cartridge": "marrow", "seats": [{"kind": "me"}] * 4, "seed": 5,
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
    is_over(page, lang)
    assert ines.presses > 0, "no piece of the board was pressed"
