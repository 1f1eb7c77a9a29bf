"""The screen of Under our Sun: map, fight, dice, bench and counter, on desktop and phone, in both languages."""

import re

import pytest
from playwright.sync_api import Page, expect

from starboard.games.under_our_sun.constants import GOODS
from tests.browser.conftest import Visit
from tests.browser.hands import box_of
from tests.browser.midgame import bring
from tests.browser.pictures import SIZES, keep, keep_table
from tests.browser.sun_positions import file_of, in_a_fight, on_the_map
from tests.games.under_our_sun.given import hexn

SIDE = {
    "en": "north-east: Charcoal Pines, action points 2",
    "fr": "nord-est\u00a0: les Pins de charbon, points d’action 2",
}
VIEW = "document.querySelector('.board svg[role=group]').getAttribute('viewBox')"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_tile_says_what_is_printed_on_it_and_its_neighbours_by_the_compass(visit: Visit, lang: str):
    page = bring(visit, file_of(on_the_map()), lang=lang)
    expect(page.locator(f"[data-stop={hexn('')}]")).to_have_attribute("aria-label", re.compile(re.escape(SIDE[lang])))
    expect(page.locator(f"[data-stop={hexn('north.north_west')}]")).to_be_attached()
    keep_table(visit, page, "sun-map", lang)


def test_pressing_unknown_ground_offers_to_explore_it_and_the_view_stays(visit: Visit):
    page = bring(visit, file_of(on_the_map()))
    page.get_by_role("button", name="Nearer").click()
    before = page.evaluate(VIEW)
    page.locator(f"[data-stop={hexn('north_west')}]").click()
    options = page.get_by_role("radiogroup").get_by_role("radio")
    expect(options).to_have_count(2)
    expect(options.first).to_contain_text(re.compile("Rush|Explore|NW"))
    assert page.evaluate(VIEW) == before
    options.last.click()
    expect(page.locator(f"[data-stop={hexn('north_west')}]")).not_to_have_attribute(
        "aria-label", re.compile("unexplored")
    )
    assert page.evaluate(VIEW) == before, "an answer moved the map"


def test_on_a_phone_the_board_has_half_of_the_screen(visit: Visit):
    page = bring(visit, file_of(on_the_map()), size=SIZES["phone"], has_touch=True)
    assert box_of(page.locator(".table-shell > .board"))["height"] >= 0.42 * SIZES["phone"][1]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_fight_comes_to_the_front_with_its_odds(visit: Visit, lang: str):
    page = bring(visit, file_of(in_a_fight()), lang=lang)
    expect(page.locator("[data-part=clash]")).to_be_visible()
    expect(page.locator("[data-part=clash] [data-piece=enemy-1]")).to_be_visible()
    first = page.get_by_role("radiogroup").get_by_role("radio").first
    expect(first).to_contain_text("75 %")
    keep_table(visit, page, "sun-fight", lang)


def test_dice_lie_die_by_die_and_one_is_pressed_to_be_rolled_again(visit: Visit):
    given = in_a_fight(forced={"y": [0, 7], "b": [0]}).when("attack enemy-1 thing-0-knife")
    page = bring(visit, file_of(given))
    dice = page.locator("[data-part=clash] .lanes [data-look][data-face]:not([data-face=''])")
    expect(dice).to_have_count(3)
    assert [die.get_attribute("data-face") for die in dice.all()] == ["success", "blank", "success"]
    page.locator("[data-part=clash] [data-piece=die-1]").click()
    options = page.get_by_role("radiogroup").get_by_role("radio")
    assert all("yellow (blank)" in text for text in options.all_inner_texts())
    keep(page, "sun-dice-desktop-en")


def held(page: Page) -> list[str]:
    """What lies in the spaces of the board that is open."""
    return page.locator("[data-part^=carried] [data-piece]").all_inner_texts()


def test_the_spaces_of_a_board_fill(visit: Visit):
    given = on_the_map()
    page = bring(visit, file_of(given))
    me = given.s.characters[0]
    assert len(held(page)) == sum(getattr(me, kind) for kind in GOODS) + len(me.things)
    expect(page.locator("[data-part^=carried] .free").first).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_bench_shows_what_is_possible_and_the_counter_what_it_is_worth(visit: Visit, lang: str):
    given = on_the_map(at={0: "", 1: "", 2: "south"})
    page = bring(visit, file_of(given), lang=lang)
    page.locator(".main .tabs button").last.click()
    expect(page.locator("[data-part=recipes] [data-piece=bottle] .lacks")).to_be_visible()
    keep(page, f"sun-bench-desktop-{lang}")
    page = bring(visit, file_of(given.when("deal lawrence").when("give cloth").when("give wood")), lang=lang)
    expect(page.locator("[data-part=exchange] .verdict")).to_contain_text("3")
    page.locator("[data-piece=counter-want-plastic]").click()
    expect(page.locator("[data-part=exchange] .verdict.good")).to_be_visible()
    keep_table(visit, page, "sun-counter", lang)
