"""What players think in one thought is one press; what nobody needs to press is not asked."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from starboard.kernel.combined import series
from starboard.kernel.game import Game
from starboard.kernel.irreversible import foresee
from starboard.kernel.needless import needless_answer
from starboard.kernel.verbs import Ask
from tests.browser.conftest import Visit
from tests.browser.midgame import bring, played
from tests.browser.pictures import SIZES, keep

DEVICES = [("desktop", "en"), ("phone", "fr"), ("phone", "en"), ("desktop", "fr")]
on_devices = pytest.mark.parametrize(("size", "lang"), DEVICES)


def asked(g: Game[Any], prompt: str) -> bool:
    verb = g.open[0][0].verb
    return isinstance(verb, Ask) and verb.prompt == prompt and g.waiting == [0]


def may_rest_and_end(g: Game[Any]) -> bool:
    options = tuple(g.options(0))
    ahead = foresee(g, 0, options) if asked(g, "act") else None
    return ahead is not None and any("rest" in option.ids and ahead.closing(option) for option in options)


def may_end_with_it(g: Game[Any]) -> bool:
    options = tuple(g.options(0))
    ahead = foresee(g, 0, options) if asked(g, "action") else None
    return ahead is not None and any(option.key == "launch" and ahead.closing(option) for option in options)


def has_data(g: Game[Any]) -> bool:
    return asked(g, "action") and series(g, 0, "place") is not None


def ends_by_itself(g: Game[Any]) -> bool:
    """Rest leaves nothing that could matter."""
    if not may_rest_and_end(g):
        return False
    fork = g.fork()
    fork.answer(0, next(option for option in g.options(0) if "rest" in option.ids))
    return needless_answer(fork, *fork.open[0]) is not None


def table(visit: Visit, file: bytes, size: str, lang: str) -> Page:
    return bring(visit, file, size=SIZES[size], lang=lang, has_touch=size == "phone")


def number(page: Page) -> str:
    return page.locator("section.ask").get_attribute("data-number") or ""


def press(page: Page, button: Locator) -> None:
    """A press that leads to another question."""
    before = number(page)
    button.scroll_into_view_if_needed()
    button.click()
    expect(page.locator(f'section.ask[data-number="{before}"]')).to_have_count(0)


CLOSING = {
    ("end", "en"): "End your turn",
    ("end", "fr"): "Finir votre tour",
    ("regroup", "en"): "Regroup and end the turn",
    ("regroup", "fr"): "Regrouper ses cubes et finir le tour",
}


def is_over(page: Page, option: str, lang: str) -> None:
    """The turn was ended with the answer: nobody is asked to end it."""
    assert page.get_by_role("radio", name=CLOSING[option, lang]).count() == 0


@on_devices
def test_the_last_cube_rests_and_ends_the_turn_in_one_press(visit: Visit, size: str, lang: str):
    page = table(visit, played("unsettled", "meticula", 2, may_rest_and_end), size, lang)
    then = page.locator("section.ask .pair", has_text="Rest" if lang == "en" else "Repos").locator("[data-then]").first
    label = then.get_attribute("aria-label") or ""
    assert label.endswith("and end your turn" if lang == "en" else "et finir votre tour")
    keep(page, f"combined-unsettled-{size}-{lang}")

    press(page, then)

    is_over(page, "regroup", lang)


@on_devices
def test_all_data_is_placed_in_one_press_and_taken_back_in_one(visit: Visit, size: str, lang: str):
    page = table(visit, played("seti", "base", 2, has_data), size, lang)
    words = "Place all the data that fits" if lang == "en" else "Placer toutes les données possibles"
    before = number(page)
    all_data = page.locator("section.ask .move", has_text=words)
    expect(all_data).to_contain_text("−")
    keep(page, f"combined-seti-data-{size}-{lang}")

    press(page, all_data)

    assert int(number(page).split("-")[0]) >= int(before.split("-")[0]) + 2
    page.keyboard.press("u")
    expect(page.locator(f'section.ask[data-number="{before}"]')).to_be_visible()
    expect(page.locator("section.ask .move", has_text=words)).to_be_visible()


@on_devices
def test_a_main_action_ends_the_turn_in_the_same_press(visit: Visit, size: str, lang: str):
    page = table(visit, played("seti", "base", 2, may_end_with_it), size, lang)
    name = "Launch a probe and end your turn" if lang == "en" else "Lancer une sonde et finir votre tour"
    then = page.get_by_role("button", name=name)
    expect(then).to_be_visible()
    keep(page, f"combined-seti-{size}-{lang}")

    press(page, then)

    is_over(page, "end", lang)


def test_shift_and_enter_end_the_turn_with_the_chosen_option(visit: Visit):
    page = table(visit, played("seti", "base", 2, may_end_with_it), "desktop", "en")
    row = page.get_by_role("radio", name="Launch a probe")
    before = number(page)
    page.keyboard.press(row.locator("kbd").inner_text())

    page.keyboard.press("Shift+Enter")

    expect(page.locator(f'section.ask[data-number="{before}"]')).to_have_count(0)
    is_over(page, "end", "en")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_turn_ends_by_itself_and_who_likes_is_always_asked(visit: Visit, lang: str):
    page = table(visit, played("unsettled", "meticula", 2, ends_by_itself), "desktop", lang)
    rest = page.locator("section.ask .pair", has_text="Rest" if lang == "en" else "Repos").get_by_role("radio").first

    press(page, rest)

    orders = page.locator(".orders summary")
    expect(orders).to_be_visible()
    orders.click()
    keep(page, f"by-itself-desktop-{lang}")
    page.locator("[data-order=always]").click()
    expect(page.locator("[data-order=end]")).to_be_visible()
