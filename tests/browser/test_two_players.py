"""Connect four between two browsers, to the end: one reconnects, one looks on, a third device takes over."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import discs, drop, invite, is_asked, join, open_table
from tests.browser.house import House
from tests.browser.watch import Watch


def test_two_browsers_play_to_the_end(visit: Visit, house: House, watch: Watch):
    watch.forgive("WebSocket connection .* failed|ERR_CONNECTION_REFUSED")  # the server goes down on purpose
    ines = open_table(visit, "Ines", "Connect four", "invite")
    bo = join(visit, invite(ines), "Bo")
    looker = visit(re.sub(r".*(/table/[^?]*).*", r"\1", ines.url))
    expect(looker.locator("#question")).to_have_text("Waiting for Ines")

    drop(ines, "d")
    expect(discs(bo)).to_have_count(1)
    drop(bo, "e")
    expect(discs(looker)).to_have_count(2)
    drop(ines, "d")

    house.close()  # the line is lost for everybody, in the middle of the game
    expect(bo.get_by_text("Connection lost.").first).to_be_visible()
    house.open()
    drop(bo, "e")
    expect(discs(ines)).to_have_count(4)

    phone = visit(f"/table/{ines.url.rsplit('/', 1)[1]}", size=(390, 844), storage_state=ines.context.storage_state())
    drop(phone, "d")
    expect(discs(ines)).to_have_count(5)
    drop(bo, "e")
    drop(phone, "d")

    for page in (ines, phone):
        expect(page.locator("#question")).to_have_text("You won")
    for page in (bo, looker):
        expect(page.locator("#question")).to_have_text("Won by Ines")
        expect(discs(page)).to_have_count(7)
    expect(is_asked(looker)).to_have_count(0)


def test_an_answer_that_was_on_its_way_is_neither_lost_nor_doubled(visit: Visit, house: House):
    ines = open_table(visit, "Ines", "Connect four", "hot")
    ines.get_by_role("button", name="We have no secrets").click()
    expect(is_asked(ines)).to_be_visible()
    ines.evaluate("WebSocket.prototype.send = function () {}")  # nothing leaves the page from here on
    ines.locator("[data-stop=column-a]").click()
    expect(ines.get_by_role("button", name="Sending…")).to_be_visible()
    ines.reload()
    expect(discs(ines)).to_have_count(1)
    ines.reload()
    expect(ines.locator("#question")).to_be_visible()
    expect(discs(ines)).to_have_count(1)


def test_what_a_spectator_may_not_do(visit: Visit):
    ines = open_table(visit, "Ines", "Tic-tac-toe", "invite")
    looker = visit(f"/table/{ines.url.rsplit('/', 1)[1]}")
    expect(looker.locator("#question")).to_have_text("Waiting for Ines")
    looker.keyboard.press("1")
    looker.keyboard.press("Enter")
    expect(looker.get_by_role("button", name="Undo")).to_have_count(0)
    expect(looker.locator("[data-piece^=mark-]")).to_have_count(0)
    expect(ines.get_by_text("1 person looks on.")).to_be_visible()


def test_chat_is_text_and_nothing_else(visit: Visit):
    ines = open_table(visit, "<b>Ines</b>", "Tic-tac-toe", "invite")
    bo = join(visit, invite(ines), "Bo")
    bo.get_by_label("Write to the table").fill("<img src=x onerror=alert(1)>")
    bo.keyboard.press("Enter")
    ines.get_by_role("button", name="Chat").click()
    expect(ines.get_by_role("log")).to_contain_text("<img src=x onerror=alert(1)>")
    expect(ines.get_by_role("log").locator("img")).to_have_count(0)
    expect(bo.get_by_label("Players").first).to_contain_text("<b>Ines</b>")
