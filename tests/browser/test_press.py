"""One press answers: rows with buttons, what is pointless folded, previews on the board, dragging, the way back."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from starboard.kernel.game import Game
from starboard.kernel.irreversible import foresee
from starboard.kernel.words import Option, opt
from tests.browser.conftest import Fate, Visit
from tests.browser.hands import box_of, drop, is_asked, open_table
from tests.browser.midgame import bring, played
from tests.browser.seen import QUIET

CUBES = 3
PASS_ROUND = opt("pass_round")
FINGER = {"size": (390, 844), "has_touch": True, "is_mobile": True}


def has_many(game: Game[Any], options: int, free: int = 0) -> bool:
    asked = game.question(0)
    return asked is not None and game.s.answers > 60 and len(asked.options) >= options and len(asked.free) >= free


def is_rested(game: Game[Any]) -> bool:
    """No cube pays in time: what an action brings is certain, and shown with its number."""
    return all(focus > 0 for focus in game.s.explorers[0].focus)


def reveals(game: Game[Any], option: Option) -> bool:
    return option in game.options(0) and foresee(game, 0, (option,)).is_irreversible(option)


@pytest.fixture(scope="module")
def middles() -> dict[str, bytes]:
    return {
        "unsettled": played("unsettled", "meticula", 2, lambda g: has_many(g, 27) and is_rested(g)),
        "seti": played("seti", "base", 3, lambda g: has_many(g, 6, 4)),
    }


def number(page: Page) -> str:
    return str(page.evaluate("document.querySelector('.table-shell section.ask').dataset.number"))


def test_an_action_is_one_row_with_a_button_for_each_cube(visit: Visit, middles: dict[str, bytes]):
    page = bring(visit, middles["unsettled"])
    rows = page.locator(".options .many")
    expect(rows.first).to_be_visible()  # the buttons come with the icons of the game

    assert 6 <= rows.count() <= 12
    counts = [row.get_by_role("radio").count() for row in rows.all()]
    assert all(1 < count <= CUBES for count in counts)
    assert counts.count(CUBES) >= 6  # in the others a cube brings nothing, and lies in the fold
    keys = rows.locator("kbd").all_inner_texts()
    assert len(set(keys)) == len(keys)


def test_flights_plays_and_exchanges_are_one_chip_each(visit: Visit, middles: dict[str, bytes]):
    page = bring(visit, middles["seti"])

    for name in ("Play a card", "Move for energy", "Exchange two"):
        expect(page.locator("section.ask button.head", has_text=name)).to_have_count(1)
    page.get_by_role("button", name=re.compile("Exchange two")).click()
    expect(page.locator(".moves .row")).not_to_have_count(0)
    expect(page.locator(".options [role=radio]")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name=re.compile("Exchange two"))).to_be_visible()


@pytest.mark.parametrize("game", ["unsettled", "seti"])
def test_a_press_on_an_option_answers_and_undo_stands_beside_it(visit: Visit, middles: dict[str, bytes], game: str):
    page = bring(visit, middles[game])
    before, reach = number(page), page.locator("footer .undo")
    expect(reach).to_be_enabled()

    page.get_by_role("radio", name=re.compile("Recover with|Scan")).first.click()

    page.wait_for_function(QUIET, arg=before)
    page.locator("footer .undo").click()
    page.wait_for_function("(n) => document.querySelector('section.ask').dataset.number === n", arg=before)


def test_who_wants_a_second_press_can_have_it(visit: Visit, middles: dict[str, bytes]):
    page = bring(visit, middles["unsettled"], kept={"second": "always"})
    before, recover = number(page), page.get_by_role("radio", name=re.compile("^Recover")).first

    recover.click()
    expect(recover).to_be_checked()
    assert number(page) == before

    recover.click()
    page.wait_for_function(QUIET, arg=before)


def test_the_second_press_is_chosen_in_the_menu(visit: Visit):
    page = bring(visit, played("seti", "base", 3, lambda g: has_many(g, 2) and reveals(g, PASS_ROUND)))
    page.get_by_role("button", name="Menu").click()
    page.locator("[data-second]").click()
    expect(page.locator("[data-second]")).to_contain_text("before a reveal")
    page.keyboard.press("Escape")

    passing = page.get_by_role("radio", name=re.compile("Pass for this round"))
    passing.click()
    expect(passing).to_be_checked()
    expect(page.locator(".btn.go")).to_contain_text("Pass for this round")


def test_what_is_pointless_or_refused_is_one_folded_line(visit: Visit, middles: dict[str, bytes]):
    page = bring(visit, middles["unsettled"])
    line = page.locator(".folded .fold")

    expect(line).to_contain_text(re.compile(r"\d+ pointless now, \d+ not possible now"))
    expect(page.get_by_role("radio", name=re.compile("Unearth Materials"))).to_have_count(0)
    line.click()
    expect(page.get_by_role("radio", name=re.compile("Unearth Materials"))).to_have_count(CUBES)
    expect(page.locator(".folded .why").first).to_be_visible()


def test_pressing_a_piece_filters_the_list_and_a_bubble_asks_at_the_piece(visit: Visit, middles: dict[str, bytes]):
    page = bring(visit, middles["unsettled"])
    before = number(page)

    page.locator("[data-piece=recover]").click()

    expect(page.locator(".options [role=radio]")).to_have_count(CUBES)
    expect(page.locator(".bubble .one")).to_have_count(CUBES)
    page.locator(".bubble .one").nth(1).click()
    page.wait_for_function(QUIET, arg=before)


def test_resting_on_an_option_draws_it_on_the_board(visit: Visit, middles: dict[str, bytes]):
    page = bring(visit, middles["unsettled"])
    expect(page.locator("#board .weighed")).to_have_count(0)

    page.get_by_role("button", name=re.compile("Walk, no cube")).hover()
    expect(page.locator("#board .weighed .way").nth(1)).to_be_attached()
    walks = page.locator("#board .weighed .way").count()
    expect(page.locator("#board .weighed .ghost")).to_have_count(walks)
    page.locator("h1").hover()
    expect(page.locator("#board .weighed")).to_have_count(0)

    sky = bring(visit, middles["seti"])
    sky.locator("button.head", has_text="Move for energy").click()
    sky.locator(".moves .row").first.hover()
    expect(sky.locator("#board .weighed .way")).to_have_count(1)
    expect(sky.locator("#board .weighed .pill")).to_have_count(1)


def test_my_ways_and_lunas_are_lit_apart(visit: Visit, middles: dict[str, bytes]):
    page = bring(visit, middles["unsettled"])

    mine = page.locator(".stop:has(> .light.went):not(:has(> .double))").first.locator(".light")
    luna = page.locator(".stop:has(> .double)").first

    assert mine.evaluate("each => getComputedStyle(each).stroke") == "rgb(255, 154, 134)"
    expect(luna.locator(".between")).to_have_count(1)


def test_a_piece_is_dragged_to_where_it_goes(visit: Visit, middles: dict[str, bytes]):
    page = bring(visit, middles["unsettled"])
    before = number(page)
    cube, space = page.locator("[data-piece=wonder]"), page.locator("[data-piece=recover]")

    cube.hover()
    page.mouse.down()
    space.hover()
    expect(page.locator(".dragged")).to_be_visible()
    page.mouse.up()

    page.wait_for_function(QUIET, arg=before)
    expect(page.locator(".dragged")).to_have_count(0)


def test_zoom_and_pan_survive_an_answer_and_a_look_elsewhere(visit: Visit, middles: dict[str, bytes]):
    page = bring(visit, middles["unsettled"])
    for _ in range(3):
        page.get_by_role("button", name="Nearer").click()
    view = page.locator("#board svg[role=group]")
    seen, before = view.get_attribute("viewBox"), number(page)

    page.get_by_role("radio", name=re.compile("^Recover")).first.click()
    page.wait_for_function(QUIET, arg=before)

    assert seen is not None
    width = float(seen.split()[2])
    now = view.get_attribute("viewBox")
    assert now is not None and abs(float(now.split()[2]) - width) < width * 0.02


def test_a_new_question_starts_at_the_top_of_its_list(visit: Visit, middles: dict[str, bytes]):
    page = bring(visit, middles["unsettled"], size=(1440, 760))
    before, body = number(page), page.locator("section.ask .body")
    body.evaluate("each => each.scrollTop = 400")
    assert body.evaluate("each => each.scrollTop") > 0

    page.locator(".options .many").last.get_by_role("radio").first.click()
    page.wait_for_function(QUIET, arg=before)

    assert body.evaluate("each => each.scrollTop") == 0


@pytest.mark.parametrize("game", ["unsettled", "seti"])
def test_on_a_phone_the_board_keeps_half_the_screen_and_no_key_is_printed(
    visit: Visit, middles: dict[str, bytes], game: str
):
    page = bring(visit, middles[game], **FINGER)
    board = box_of(page.locator(".table-shell > .board"))

    assert board["height"] >= 844 * 0.48
    assert [each for each in page.locator("kbd").all() if each.is_visible()] == []
    expect(page.locator("#board [data-key]")).to_have_count(0)
    expect(page.locator("header .undo")).to_be_visible()


def test_a_press_beside_the_menu_closes_it_and_answers_nothing(visit: Visit, middles: dict[str, bytes]):
    page = bring(visit, middles["unsettled"])
    before = number(page)
    page.get_by_role("button", name="Menu").click()
    expect(page.locator(".menu")).to_be_visible()
    where = box_of(page.locator(".stop:has(> .light.went)").first)

    page.mouse.click(where["x"] + 20, where["y"] + 40)

    expect(page.locator(".menu")).to_be_hidden()
    page.wait_for_timeout(300)
    assert number(page) == before and not page.locator("[aria-disabled=true]").count()


def test_escape_closes_what_is_on_top_and_only_that(visit: Visit, middles: dict[str, bytes]):
    page = bring(visit, middles["unsettled"])
    page.locator("[data-piece=recover]").click()
    expect(page.locator(".bubble")).to_be_visible()
    page.get_by_role("button", name="Menu").click()

    page.keyboard.press("Escape")
    expect(page.locator(".menu")).to_be_hidden()
    expect(page.locator(".narrowed")).to_be_visible()
    page.keyboard.press("/")
    expect(page.locator("[data-rules]").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-rules]")).to_have_count(0)
    expect(page.locator(".narrowed")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".narrowed")).to_have_count(0)


def test_the_heading_has_no_ring_after_a_mouse_and_one_after_keys(visit: Visit, middles: dict[str, bytes]):
    page = bring(visit, middles["unsettled"])
    before = number(page)
    page.get_by_role("radio", name=re.compile("^Recover")).first.click()
    page.wait_for_function(QUIET, arg=before)
    heading = page.locator("#question")
    heading.focus()
    assert heading.evaluate("each => getComputedStyle(each).outlineStyle") == "none"

    page.keyboard.press("Shift")
    heading.focus()
    assert heading.evaluate("each => getComputedStyle(each).outlineStyle") == "solid"


def test_what_can_be_taken_back_is_not_said_to_be_final(visit: Visit, middles: dict[str, bytes]):
    page = bring(visit, middles["unsettled"])  # alone with bots: undo goes back over reveals, too

    page.get_by_role("button", name=re.compile("Walk, no cube")).click()
    page.locator(".options .row:has(.wall)").first.hover()

    expect(page.locator(".ask p.wall")).to_contain_text("Brings something hidden to light.")
    expect(page.locator(".ask p.wall")).to_contain_text("Can be taken back.")
    expect(page.locator(".ask p.wall")).not_to_contain_text("Cannot")


def test_everybody_has_a_face_and_each_level_of_bots_its_own(visit: Visit, fate: Fate):
    fate(3)
    page = open_table(visit, "Ines", "Unsettled", "bot:random")
    expect(is_asked(page)).to_be_visible()
    faces = page.locator(".players .seat > g").evaluate_all("all => all.map(each => each.innerHTML)")

    assert len(faces) == 2 and faces[0] != faces[1]


def test_the_line_that_won_is_marked(visit: Visit):
    page = open_table(visit, "Ines", "Connect four", "hot")
    page.get_by_role("button", name="We have no secrets").click()
    for column in "abababa":
        drop(page, column)

    expect(page.locator("#question")).to_contain_text("Won")
    expect(page.locator("circle.won")).to_have_count(4)
