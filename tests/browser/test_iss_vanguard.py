"""ISS Vanguard in a browser: the planet, the test as a scene of its own, dice picked one by one."""

from typing import Any

import pytest
from playwright.sync_api import expect

from starboard.kernel.game import Game
from tests.browser.conftest import Visit
from tests.browser.midgame import bring, played
from tests.browser.pictures import SIZES, keep
from tests.browser.seen import QUIET


def on_turn(g: Game[Any]) -> bool:
    return g.s.round == 2 and g.s.test is None and "rest" in {option.key for option in g.options(0)}


def choosing_dice(g: Game[Any]) -> bool:
    if not (g.s.round > 0 and g.s.test is not None and g.s.test.step == 1):
        return False
    return any(len(option.ids) > 1 for option in g.options(0))


@pytest.fixture(scope="module")
def test_begins() -> bytes:
    return played("iss_vanguard", "marrow", 4, choosing_dice)


def test_dice_are_picked_one_by_one_with_their_odds_and_rolled_in_one_answer(visit: Visit, test_begins: bytes):
    page = bring(visit, test_begins)
    things = page.locator(".picker").get_by_role("button")
    go = page.locator(".ask .btn.go")

    things.nth(0).click()
    things.nth(1).click()
    expect(page.locator(".picker [aria-pressed=true]")).to_have_count(2)
    expect(page.locator(".so-far")).to_contain_text("and")  # both are named
    things.nth(1).click()
    expect(page.locator(".picker [aria-pressed=true]")).to_have_count(1)

    number = page.evaluate("document.querySelector('.table-shell section.ask').dataset.number")
    go.click()
    page.wait_for_function(QUIET, arg=number)
    expect(page.locator(".picker")).to_have_count(0)


def test_the_odds_of_picked_dice_stand_beside_the_question(visit: Visit, test_begins: bytes):
    page = bring(visit, test_begins)

    page.locator(".picker").get_by_role("button").nth(0).click()

    expect(page.locator("section.ask .odds").first).to_be_visible(timeout=5_000)


def test_a_die_of_the_test_itself_is_pressed_and_says_how_many_of_its_faces_pay(visit: Visit, test_begins: bytes):
    page = bring(visit, test_begins)
    die = page.locator("[data-part=test] [data-piece^=die-0-]").first
    expect(die).to_contain_text("of 6 faces pay")

    die.click()

    expect(page.locator(".picker [aria-pressed=true]")).to_have_count(1)
    expect(page.locator(".ask .btn.go")).to_contain_text("This one")


def test_a_press_on_a_die_of_ones_board_takes_it_too(visit: Visit, test_begins: bytes):
    page = bring(visit, test_begins)

    page.locator("[data-part=columns-0] [data-piece^=die-0-]").first.click()

    expect(page.locator(".picker [aria-pressed=true]")).to_have_count(1)


def test_a_lesson_finds_the_dice_of_ones_board(visit: Visit, test_begins: bytes):
    page = bring(visit, test_begins)

    expect(page.locator("[data-part=columns-0]")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES)
def test_the_planet_and_a_test_fit_the_screen(visit: Visit, test_begins: bytes, size: str, lang: str):
    for name, position in (("turn", played("iss_vanguard", "marrow", 4, on_turn)), ("test", test_begins)):
        page = bring(visit, position, size=SIZES[size], lang=lang)
        expect(page.locator("#question")).to_be_visible()
        keep(page, f"vanguard-{name}-{size}-{lang}")
        assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]
