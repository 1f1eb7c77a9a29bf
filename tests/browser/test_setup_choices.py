"""What the choices before the first turn say of themselves, and how the log tells them."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import answer, box_of, is_asked, open_table
from tests.browser.pictures import keep

SIZE = (390, 844)


def test_a_personality_is_chosen_by_what_it_does_and_an_avatar_by_its_face(visit: Visit):
    ines = open_table(visit, "Ines", "Unsettled", "bot:random")
    rows = ines.locator("section.ask .options .row")
    expect(rows).to_have_count(2)
    for said in rows.all_inner_texts():
        assert re.search("While trust is high, .* While trust is low, ", said.replace("\n", " ")), said
    keep(ines, "choice-personality")

    answer(ines, is_asked(ines))

    faces = ines.locator("section.ask .options .row svg[viewBox='1 2 22 22']")
    expect(faces).to_have_count(ines.locator("section.ask .options .row").count())
    assert len(set(faces.evaluate_all("all => all.map(each => each.innerHTML)"))) > 10
    keep(ines, "choice-avatar")


def test_the_first_income_says_what_each_card_brings(visit: Visit):
    ines = open_table(visit, "Ines", "SETI", "bot:random")
    rows = ines.locator("section.ask .options .row")
    expect(rows).to_have_count(5)
    for said in rows.all_inner_texts():
        assert re.search(r"\+1\s(credits|energy|cards|publicity|data)", said.replace("\n", " ")), said


def test_every_line_of_the_log_is_one_sentence_with_one_subject(visit: Visit):
    ines = open_table(visit, "Ines", "SETI", "bot:random")
    answer(ines, is_asked(ines))
    log = ines.get_by_role("log")
    expect(log).to_contain_text("Ines tucks “")
    for line in log.locator("li").all_inner_texts():
        assert not re.search(r"^Ines:? (Ines|[A-Z][a-z]+s )", " ".join(line.split())), line


def test_the_guide_on_a_phone_leaves_no_room_to_standing_orders_and_tells_the_rotation_beside_the_sky(
    visit: Visit,
):
    page = visit("/", size=SIZE, has_touch=True, is_mobile=True)
    page.locator("li:has([data-game=seti])").get_by_role("button", name="First game, guided", exact=True).tap()
    press = page.locator("section.ask :is(.next, .row, .move)")
    for number in (1, 2):
        expect(page.locator(".steps [aria-current=step] i")).to_have_text(str(number))
        press.first.tap()
    expect(page.locator(".steps [aria-current=step] i")).to_have_text("3")
    expect(page.locator("[data-order]")).to_have_count(0)
    told = box_of(page.get_by_text("The next rotation turns disc 1.").locator("visible=true").first)
    sky = box_of(page.locator(".map-frame").first)
    assert told["y"] >= sky["y"] and told["width"] < SIZE[0] / 3 and told["height"] < 80, "it takes no line of its own"
