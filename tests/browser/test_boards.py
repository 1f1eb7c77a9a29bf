"""The boards of the two large games in the middle of a game: what changed, the book, the discs, the final count."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from starboard.kernel.game import Game
from starboard.kernel.verbs import Ask
from starboard.kernel.words import Option
from tests.browser.conftest import Visit
from tests.browser.hands import box_of
from tests.browser.midgame import bring, played
from tests.browser.seen import HAS_MOVED, RECORD_MOTION

PHONE = (390, 844)
IN_VIEW = """all => { const map = document.querySelector('.view').getBoundingClientRect(); return all.filter((each) => {
  const box = each.getBoundingClientRect(); const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x > map.x && x < map.right && y > map.y && y < map.bottom; }).map((each) => each.dataset.stop); }"""


def keys(g: Game[Any]) -> set[str]:
    return {option.key for option in g.options(0)}


def in_a_turn(g: Game[Any]) -> bool:
    return g.s.answers > 150 and g.s.page in (3, 5, 7) and len(g.options(0)) > 9


@pytest.fixture(scope="module")
def stranded() -> bytes:
    return played("unsettled", "meticula", 3, in_a_turn)


def before_the_count(g: Game[Any]) -> bool:
    """Once seat 0 passes the game is over, and something is counted."""
    if g.s.round < 5 or not all(player.passed for player in g.s.players[1:]) or "pass_round" not in keys(g):
        return False
    if len(g.options(0)) < 2:  # the table gives a single answer by itself
        return False
    over = g.fork()
    over.answer(0, Option("pass_round"))
    return over.s.outcome is not None and any(any(points) for _, points in over.s.tally)


@pytest.fixture(scope="module")
def last_pass() -> bytes:
    return played("seti", "base", 3, before_the_count)


def test_who_comes_back_reads_what_changed_and_puts_it_away(visit: Visit, stranded: bytes):
    page = bring(visit, stranded)
    digest = page.get_by_role("region", name="Since your last answer")
    expect(page.locator(".marks span").first).to_be_visible()
    digest.get_by_role("button", expanded=False).click()
    expect(digest.get_by_role("list", name="Who did what").get_by_role("listitem").first).to_be_visible()
    expect(digest.get_by_role("list", name="What is different").get_by_role("listitem").first).to_contain_text("→")

    page.get_by_role("button", name="passer en français").click()
    told = page.get_by_role("region", name="Depuis votre dernière réponse")
    expect(told.get_by_role("list", name="Ce qui diffère").get_by_role("listitem").first).to_contain_text("à")
    told.get_by_role("button", name="Ranger").click()
    expect(told).to_have_count(0)
    expect(page.locator(".marks span")).to_have_count(0)


def test_the_task_is_an_open_book_and_on_a_phone_a_page_to_turn(visit: Visit, stranded: bytes):
    wide = bring(visit, stranded)
    expect(wide.locator(".book article")).to_have_count(1)  # its story at the left, what it asks for at the right
    expect(wide.locator(".book li").first).to_contain_text("(still to do)")
    wide.get_by_role("button", name="Open the book").click()
    spread = wide.get_by_role("dialog", name=re.compile("^Page . of 8$"))
    expect(spread).to_contain_text("Not read yet.")
    wide.keyboard.press("Escape")
    expect(spread).to_have_count(0)

    phone = bring(visit, stranded, size=PHONE)
    phone.get_by_role("button", name="Boards").click()
    expect(phone.locator(".book article")).to_have_count(1)
    phone.locator(".book").get_by_role("button", name="Back").click()
    expect(phone.locator(".book article")).to_contain_text("done")
    assert phone.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert phone.evaluate("document.documentElement.scrollHeight") <= PHONE[1], "the page scrolls out of sight"


def test_what_can_be_pressed_out_of_sight_is_told_and_a_press_goes_there(visit: Visit, stranded: bytes):
    page = bring(visit, stranded, size=PHONE)
    page.get_by_role("button", name=re.compile("^Map")).click()  # not "Centre the map"
    beyond = page.locator(".view").get_by_role("button", name=re.compile(r"^\d+ more "))
    expect(page.get_by_role("button", name="Nearer")).to_have_count(0)  # the tools are folded: the map has the room
    page.get_by_role("button", name="Zoom, centre, list").click()
    for _ in range(4):
        page.get_by_role("button", name="Nearer").click()
    first = page.locator("[data-stop]:has(> .light)").evaluate_all(IN_VIEW)
    expect(beyond.first).to_be_visible()
    while (hidden := page.locator("[data-stop]:has(> .light)").evaluate_all(IN_VIEW)) == first:
        beyond.first.click()
    assert hidden != first
    page.get_by_role("button", name="Centre the map").click()
    assert box_of(page.locator("[data-stop=scarab]"))["width"] > 70, "a place is too small to read"


def test_the_discs_turn_and_the_last_question_leads_to_its_cards(visit: Visit):
    passing = played("seti", "base", 3, lambda g: g.s.round == 2 and not g.s.rotated and "pass_round" in keys(g))
    page = bring(visit, passing, size=PHONE, kept={"motion": True})
    page.evaluate(RECORD_MOTION)
    page.get_by_role("radio", name="Pass").click()
    page.wait_for_function(HAS_MOVED, arg="[data-ring]")
    expect(page.locator("#question")).to_have_text("Which card do you keep?")
    expect(page.get_by_role("button", name="Boards")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-part=offered] .lit").first).to_be_visible()


def test_a_phone_opens_what_answers_the_question_though_more_free_moves_lie_elsewhere(visit: Visit):
    def row_and_hand(g: Game[Any]) -> bool:
        verb = g.open[0][0].verb
        hand = len(g.s.players[0].hand)
        return isinstance(verb, Ask) and verb.prompt == "row_signal" and hand > len(g.options(0))

    page = bring(visit, played("seti", "base", 2, row_and_hand), size=PHONE)

    expect(page.locator("#question")).to_have_text("Which card of the row do you discard for its signal?")
    expect(page.get_by_role("button", name="Boards")).to_have_attribute("aria-pressed", "true")


def test_the_final_count_goes_step_by_step(visit: Visit, last_pass: bytes):
    page = bring(visit, last_pass)
    rail = page.get_by_role("region", name="Shared boards")
    rail.evaluate("each => each.scrollTo(0, 500)")
    page.get_by_role("radio", name="Pass").click()
    count = page.get_by_role("region", name="The final count")
    steps = count.locator("tbody tr")
    expect(steps).to_have_count(1)
    expect(rail).to_have_js_property("scrollTop", 0)  # who has how much is in sight
    expect(page.locator("#question")).to_have_text("The final count")  # the winner is named after it
    expect(page.locator(".ask ol")).to_have_count(0)
    count.get_by_role("button", name="Next step").click()
    expect(steps).to_have_count(2)
    while count.get_by_role("button", name="Next step").count():
        count.get_by_role("button", name="Next step").click()
    totals = [int(text.split()[0]) for text in count.locator("tfoot td").all_inner_texts()]
    scores = [int(text) for text in page.locator(".ask ol strong").all_inner_texts()]
    assert totals == scores and max(totals) > 0
    expect(page.locator("#question")).to_contain_text(re.compile("[Ww]on"))
    before = page.url
    page.locator("[data-again]").click()
    page.wait_for_url(lambda url: url != before)
    expect(page.locator(".table-shell #question")).to_be_visible()
    expect(page.locator("[data-ending]")).to_have_count(0)
