"""A campaign of two people in a browser: a bot's seat becomes a person's in its middle, one changes devices;
the whole of it is taken along by consent and played on elsewhere."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from starboard.kernel.game import Game
from tests.browser.conftest import Visit
from tests.browser.hands import invite, join
from tests.browser.midgame import bring, played
from tests.browser.pictures import SIZES, keep
from tests.browser.stranger import Stranger, play_together
from tests.browser.test_seats import seats
from tests.browser.watch import Watch

ANSWERS = 4


def first_world_done(g: Game[Any]) -> bool:
    ship = g.s.ship
    return ship is not None and ship.number == 1 and ship.page == "facilities" and ship.command > 0


@pytest.fixture(scope="module")
def file() -> bytes:
    """The first world is behind the table; Ines has three Sections, a bot the second."""
    found = json.loads(played("iss_vanguard", "tiny_road", 4, first_world_done))
    for number, seat in enumerate(found["table"]["seats"]):
        seat["bot"] = "random" if number == 1 else ""
    return json.dumps(found).encode()


def answer_some(page: Page, most: int = ANSWERS) -> None:
    """Presses the first answer of so many questions, whoever of this screen is asked."""
    for _ in range(most):
        over = page.get_by_role("button", name="no secrets")
        first = page.get_by_role("radiogroup").get_by_role("radio").first
        expect(over.or_(first).first).to_be_visible()
        if over.count():
            over.click()
        expect(first).to_have_attribute("aria-disabled", "false")
        asked = page.locator(".table-shell section.ask[data-number]")
        number = asked.get_attribute("data-number")
        for _ in range(3):  # a row of several answers is unfolded before one of them is pressed
            first.click()
            page.wait_for_timeout(150)
            if asked.count() != 1 or asked.get_attribute("data-number") != number:
                break
            first = page.get_by_role("radiogroup").locator("[role=radio]:not([aria-checked=true])").first
            if not first.count():
                break
        expect(page.locator(f".table-shell section.ask[data-number='{number}']")).to_have_count(0)


def test_two_people_share_a_campaign_and_take_it_elsewhere(visit: Visit, file: bytes, tmp_path: Path):
    ines = bring(visit, file, lang="en")
    dialog = seats(ines)
    dialog.get_by_role("button", name="New link").click()
    link = invite(ines, dialog)
    dialog.get_by_role("button", name="Close").click()
    bo = join(visit, link, "Bo")
    expect(ines.locator("section.players")).to_contain_text("Bo")
    answer_some(ines)

    # Bo goes away, and comes back on a phone
    state, address = bo.context.storage_state(), "/table" + bo.url.split("/table")[1].partition("?")[0]
    bo.context.close()
    phone = visit(address, size=SIZES["phone"], storage_state=state, has_touch=True)
    expect(phone.locator(".table-shell #question")).to_be_visible()
    phone.locator("[data-journal]").click()
    expect(phone.get_by_role("complementary", name="Journal").locator("h3").first).to_have_text("Ferry Rock")
    keep(phone, "campaign-phone-journal-en")
    phone.get_by_role("complementary", name="Journal").get_by_role("button", name="Close").click()

    # the whole of it, if Bo agrees
    ines.get_by_role("button", name="Menu", exact=True).click()
    ines.locator(".menu").get_by_role("button", name="Ask to save the whole game").click()
    request = phone.locator(".request", has_text="Ines would like to take the whole table along")
    expect(request).to_be_visible()
    keep(phone, "campaign-phone-request-en")
    request.get_by_role("button", name="Agree").click()
    ines.get_by_role("button", name="Menu", exact=True).click()
    short = ines.locator(".menu").get_by_role("link", name="Save the campaign, short")
    expect(short).to_be_visible()
    keep(ines, "campaign-menu-en")
    record, packed = tmp_path / "record.json", tmp_path / "campaign.json.gz"
    with ines.expect_download() as download:
        ines.locator(".menu").get_by_role("link", name="Save as a file").click()
    download.value.save_as(record)
    ines.get_by_role("button", name="Menu", exact=True).click()
    with ines.expect_download() as download:
        short.click()
    download.value.save_as(packed)
    assert packed.stat().st_size < 200_000 and len(json.loads(record.read_bytes())["answers"]) >= ANSWERS

    # elsewhere, from either file, it is played on
    for number, (name, taken) in enumerate((("Dao", record), ("Sam", packed))):
        other = visit("/account")
        other.get_by_label("Your name").fill(name)
        other.get_by_role("button", name="Save").click()
        expect(other.get_by_text("Your name is kept.")).to_be_visible()
        other.goto(other.url.replace("/account", "/"))
        other.locator("input[type=file]").set_input_files(taken)
        expect(other.locator(".table-shell #question")).to_be_visible()
        other.locator("[data-journal]").click()
        expect(other.get_by_role("complementary", name="Journal").locator("h3").first).to_have_text("Ferry Rock")
        other.get_by_role("complementary", name="Journal").get_by_role("button", name="Close").click()
        answer_some(other, 2)
        keep(other, f"campaign-elsewhere-{number}-en")


def test_two_people_click_through_the_ship_to_the_second_world_and_back_aboard(visit: Visit, watch: Watch, file: bytes):
    """One reads English, the other French; the one who leaves in the middle comes back on a phone."""
    ines = bring(visit, file, lang="en")
    dialog = seats(ines)
    dialog.get_by_role("button", name="New link").click()
    link = invite(ines, dialog)
    dialog.get_by_role("button", name="Close").click()
    bo = join(visit, link, "Bo", lang="fr")
    people = (
        Stranger(ines, watch, 3, prefers="Send|Lift off|Agree|Go on", by=0.7),
        Stranger(bo, watch, 4, prefers="Envoyer|Décoller|Accepter|Continuer", by=0.7),
    )

    play_together(*people, until="header.top h1:has-text('Round 1')", most=150)
    keep(ines, "campaign-second-world-en")
    state, address = bo.context.storage_state(), "/table" + bo.url.split("/table")[1].partition("?")[0]
    bo.context.close()
    phone = visit(address, size=SIZES["phone"], lang="fr", storage_state=state, has_touch=True)
    expect(phone.locator(".table-shell #question")).to_be_visible()
    people = (people[0], Stranger(phone, watch, 5, prefers="Décoller|Accepter|Continuer", by=0.7, pieces=0.0))
    play_together(*people, until="header.top h1:has-text('Pass 2')", most=700)

    keep(phone, "campaign-second-pass-phone-fr")
    keep(ines, "campaign-second-pass-en")
    assert people[0].answers > 20 and people[1].answers > 0
