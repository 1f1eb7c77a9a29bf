"""What a turn needs is in sight at once: rows that have room, boards that do not scroll, previews where numbers are."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from starboard.kernel.game import Game
from starboard.kernel.words import opt
from tests.browser.conftest import Visit
from tests.browser.hands import box_of, drop, open_table
from tests.browser.midgame import bring, played

# Whether something is wider than its box, or runs out of the one around it.
SPILLS = """(all) => all.filter((each) => {
  const [box, around] = [each.getBoundingClientRect(), each.parentElement.getBoundingClientRect()];
  return each.scrollWidth > each.clientWidth + 1 || box.right > around.right + 1;
}).map((each) => each.innerText)"""
IN_SIGHT = "(each) => each.getBoundingClientRect().bottom <= each.closest('.body').getBoundingClientRect().bottom + 1"


def many_actions(g: Game[Any]) -> bool:
    """A turn with most ways to act, in which awareness has one focus left and another cube none."""
    options, focus = g.options(0), g.s.explorers[0].focus
    may = {"move", "luna"} <= {option.key for option in options} and opt("assign", "awareness", "theorize") in options
    return may and g.s.answers > 60 and len(options) > 18 and focus[0] == 1 and 0 in focus


@pytest.fixture(scope="module")
def turn() -> bytes:
    return played("unsettled", "vespera", 2, many_actions)


def main_action(g: Game[Any]) -> bool:
    keys = {option.key for option in g.options(0)}
    return g.s.round == 2 and {"pass_round", "scan"} <= keys


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_action_of_a_turn_is_in_sight_and_nothing_spills(visit: Visit, turn: bytes, lang: str):
    page = bring(visit, turn, lang=lang)
    ways, rows = page.locator(".options > .chips:first-child > *"), page.locator(".options > .rows .many")

    expect(rows.nth(4)).to_be_visible()  # once the signs of the game are there
    assert ways.count() == 2, "to walk and to send LUNA stand above the list"
    assert all(each.evaluate(IN_SIGHT) for each in (*ways.all(), *rows.all()))
    assert rows.locator(".one").evaluate_all(SPILLS) == []
    assert all(height(row) <= 44 for row in rows.all())


def round_ends(g: Game[Any]) -> bool:
    """An empty cube advances time over the end of the round: its buttons have three signs of their own."""
    options = g.options(0)
    theorize = {opt("assign", cube, "theorize") for cube in ("awareness", "wonder", "energy")}
    return len(options) > 18 and theorize <= set(options) and 0 in g.s.explorers[0].focus and g.s.time == 8


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_three_signs_on_a_button_do_not_spill(visit: Visit, lang: str):
    page = bring(visit, played("unsettled", "vespera", 2, round_ends), lang=lang)
    rows = page.locator(".options > .rows .many")

    expect(rows.nth(4)).to_be_visible()
    assert page.locator(".one .own").evaluate_all("(all) => Math.max(...all.map((own) => own.childElementCount))") == 3
    assert rows.locator(".one").evaluate_all(SPILLS) == []


def height(thing: Locator) -> float:
    return box_of(thing)["height"]


def test_a_cube_without_focus_shows_nought_and_its_time_below(visit: Visit, turn: bytes):
    page = bring(visit, turn)
    empty = page.get_by_role("radio", name="Time +1").filter(has=page.locator(".main", has_text="0")).first

    assert empty.locator(".main").inner_text().strip() == "0"
    expect(empty.locator(".own")).to_contain_text("+1")


def test_crew_book_and_stores_stay_and_the_boards_share_a_card(visit: Visit, turn: bytes):
    page = bring(visit, turn)
    rail = page.get_by_role("region", name="Shared boards")

    assert rail.evaluate("each => each.scrollHeight <= each.clientHeight")
    for part in ("task", "resources"):
        expect(page.locator(f".rail > [data-part={part}]")).to_be_in_viewport()
    page.locator("[data-tab=journal]").click()
    expect(page.locator(".turns .shown")).to_contain_text("The")
    expect(page.locator(".turns [data-part=opportunities]")).to_have_count(0)


def test_what_an_option_changes_is_drawn_at_the_number(visit: Visit, turn: bytes):
    page = bring(visit, turn)
    page.get_by_role("radio", name="Theorize with awareness").hover()

    expect(page.locator(".players [data-ahead]").first).to_have_text("→0")
    expect(page.locator("[data-part=insight-0] .ahead")).to_have_count(1)
    page.get_by_role("heading", level=2).first.hover()
    expect(page.locator("[data-ahead]")).to_have_count(0)


def test_to_pass_for_the_round_is_last_and_quiet(visit: Visit):
    page = bring(visit, played("seti", "base", 3, main_action))
    options = page.locator(".options .row")

    expect(options.last).to_contain_text("Pass")
    assert "quiet" in (options.last.get_attribute("class") or "")
    assert page.locator(".options .quiet").count() == 1


def four_in_a_column(page: Page) -> None:
    for turn in range(7):
        page.get_by_role("button", name="I am Guest 2" if turn % 2 else "I am Ines").click()
        drop(page, "ab"[turn % 2])


def test_a_stroke_goes_through_the_line_that_won(visit: Visit):
    page = open_table(visit, "Ines", "Connect four", "hot")
    expect(page.locator("[data-stroke]")).to_have_count(0)

    four_in_a_column(page)

    expect(page.locator("[data-stroke]")).to_have_count(1)
