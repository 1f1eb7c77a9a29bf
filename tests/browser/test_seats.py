"""Seats and links: an open seat is taken, left, given by a new link, to a bot; undo as the table was opened with."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import discs, drop, invite, is_asked, join, open_table
from tests.browser.pictures import SIZES as SCREENS
from tests.browser.pictures import keep
from tests.browser.test_access import SIZES, faults


def seats(page: Page) -> Locator:
    """The dialog, opened by the menu."""
    page.get_by_role("button", name="Menu").click()
    page.locator(".menu").get_by_role("button", name="Seats and links").click()
    return page.get_by_role("dialog", name="Seats and links")


def test_a_seat_is_taken_left_and_goes_to_a_friend_by_a_new_link(visit: Visit):
    ines = open_table(visit, "Ines", "Connect four", "open")
    bo = visit("/account")
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Save").click()
    expect(bo.get_by_text("Your name is kept.")).to_be_visible()
    bo.goto(ines.url)
    seats(bo).get_by_role("button", name="Sit here").click()
    bo.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(ines.get_by_label("Players").first).to_contain_text("Bo")
    drop(ines, "a")
    drop(bo, "b")

    seats(bo).get_by_role("button", name="Stand up").click()
    bo.get_by_role("dialog").get_by_role("button", name="Close").click()
    drop(ines, "c")
    expect(bo.get_by_role("button", name="Undo")).to_have_count(0)
    expect(ines.get_by_text("A seat is still empty.")).to_be_visible()

    dialog = seats(ines)
    dialog.get_by_role("button", name="New link").click()
    expect(dialog.get_by_role("button", name="Copy the link")).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    cleo = join(visit, invite(ines), "Cleo")
    drop(cleo, "d")
    expect(discs(ines)).to_have_count(4)
    expect(ines.get_by_label("Players").first).to_contain_text("Cleo")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_invitation_and_the_seats_have_no_serious_fault(visit: Visit, theme: str, size: str):
    ines = open_table(visit, "Ines", "Tic-tac-toe", "invite", size=SIZES[size], kept={"theme": theme})
    dialog = seats(ines)
    expect(dialog).to_be_visible()
    found = {"seats": faults(ines)}
    dialog.get_by_role("button", name="Close").click()
    found["table"] = faults(ines)
    bo = visit(invite(ines), size=SIZES[size], kept={"theme": theme})
    expect(bo.get_by_role("button", name="Take the seat")).to_be_visible()
    found["join"] = faults(bo)
    assert not any(found.values()), {where: what for where, what in found.items() if what}


def opened_with(visit: Visit, undo: str) -> tuple[Page, Page]:
    at = visit("/")
    at.locator("[data-game=connect_four]").click()
    at.get_by_role("textbox", name="Your name").fill("Ines")
    at.get_by_label("Who takes seat 2").select_option("invite")
    at.get_by_text("Settings", exact=True).click()
    at.get_by_label("Undo").select_option(undo)
    at.get_by_role("button", name="Open the table").click()
    expect(is_asked(at)).to_be_visible()
    return at, join(visit, invite(at), "Bo")


def test_where_undo_is_free_nobody_is_asked(visit: Visit):
    ines, bo = opened_with(visit, "free")
    drop(ines, "a")
    drop(bo, "b")
    expect(discs(ines)).to_have_count(2)
    ines.get_by_role("button", name="Undo").click()
    expect(discs(bo)).to_have_count(0)
    expect(is_asked(ines)).to_be_visible()


def test_where_there_is_no_undo_there_is_no_button(visit: Visit):
    ines, bo = opened_with(visit, "none")
    drop(ines, "a")
    expect(is_asked(bo)).to_be_visible()
    drop(bo, "b")
    expect(is_asked(ines)).to_be_visible()
    expect(ines.get_by_role("button", name="Undo")).to_have_count(0)
    ines.keyboard.press("u")
    expect(discs(ines)).to_have_count(2)


def sections(visit: Visit, lang: str, size: str) -> tuple[Page, Page]:
    """Ines with three Sections of ISS Vanguard, Bo with the fourth."""
    ines = visit("/account", lang=lang, size=SCREENS[size])
    ines.request.put(ines.url.replace("/account", "/api/me"), data={"name": "Ines"})
    asked = {
        "game": "iss_vanguard", "cartridge": "marrow", "seats": [*[{"kind": "me"}] * 3, {"kind": "invite"}],
        "options": {"players": "2"},
    }  # fmt: skip
    opened = ines.request.post(ines.url.replace("/account", "/api/tables"), data=asked).json()["table"]
    ines.goto(ines.url.replace("/account", f"/table/{opened['id']}"))
    return ines, join(visit, f"/join/{opened['invites'][0]['token']}", "Bo", lang=lang, size=SCREENS[size])


WORDS = {
    "en": {
        "menu": "Menu", "seats": "Seats and links", "close": "Close", "ask": "Ask for this seat", "yes": "Agree",
        "hand": "Hand over", "to": "To Bo", "asks": "Bo would like to take over seat 2.",
        "hands": "Ines would like to hand seat 3 over to Bo.",
    },
    "fr": {
        "menu": "Menu", "seats": "Places et liens", "close": "Fermer", "ask": "Demander cette place", "yes": "Accepter",
        "hand": "Confier la place", "to": "À Bo", "asks": "Bo voudrait se voir confier la place 2.",
        "hands": "Ines voudrait confier la place 3 à Bo.",
    },
}  # fmt: skip


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("size", SCREENS)
def test_a_section_is_asked_for_and_another_handed_over_by_consent(visit: Visit, size: str, lang: str):
    ines, bo = sections(visit, lang, size)
    words = WORDS[lang]

    def dialog_of(page: Page) -> Locator:
        page.get_by_role("button", name=words["menu"], exact=True).click()
        page.locator(".menu").get_by_role("button", name=words["seats"]).click()
        return page.get_by_role("dialog", name=words["seats"])

    dialog = dialog_of(bo)
    dialog.get_by_role("listitem").nth(1).get_by_role("button", name=words["ask"]).click()
    keep(bo, f"seats-asked-{size}-{lang}")
    dialog.get_by_role("button", name=words["close"]).click()
    request = ines.locator(".request", has_text=words["asks"])
    keep(ines, f"seats-request-{size}-{lang}")
    request.get_by_role("button", name=words["yes"]).click()
    expect(request).to_have_count(0)

    dialog = dialog_of(ines)
    expect(dialog.get_by_role("listitem").nth(1)).to_contain_text("Bo")
    dialog.get_by_role("listitem").nth(2).get_by_label(words["hand"]).select_option(label=words["to"])
    keep(ines, f"seats-handed-{size}-{lang}")
    dialog.get_by_role("button", name=words["close"]).click()
    request = bo.locator(".request", has_text=words["hands"])
    request.get_by_role("button", name=words["yes"]).click()
    expect(request).to_have_count(0)

    mine = dialog_of(bo).get_by_label(words["hand"])
    expect(mine).to_have_count(3)  # the own one and the two new ones
