"""A whole mission of Under our Sun by clicking, solo with two characters."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.pictures import keep
from tests.browser.stranger import Stranger
from tests.browser.watch import Watch

MOST = 700


def test_a_mission_by_clicking_to_its_end(visit: Visit, watch: Watch):
    page = visit("/account")
    page.request.put(page.url.replace("/account", "/api/me"), data={"name": "Ines"})
    asked = {"game": "under_our_sun", "cartridge": "tiny", "seats": [{"kind": "me"}], "seed": 5}
    opened = page.request.post(page.url.replace("/account", "/api/tables"), data=asked).json()
    page.goto(page.url.replace("/account", f"/table/{opened['table']['id']}"))
    expect(page.locator(".table-shell #question")).to_be_visible()
    keep(page, "sun-characters-desktop-en")
    ines = Stranger(page, watch, 5, prefers="Walk|Move|Turn the pump|Keep|Attack", by=0.5)

    ines.play_on(30)
    keep(page, "sun-middle-desktop-en")
    ines.play(MOST)

    expect(page.get_by_text("The game is over")).to_be_visible()
    assert ines.presses > 10, "hardly a piece was pressed"
    keep(page, "sun-end-desktop-en")
