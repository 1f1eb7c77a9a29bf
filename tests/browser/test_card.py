"""A card opened: whole, with its flavour and its foot in sight, wherever it was opened and on any size of screen."""

import pytest
from playwright.sync_api import Page, expect

from starboard.games.seti import Seti
from starboard.kernel.cartridge import read, say
from tests.browser.conftest import Fate, Visit
from tests.browser.hands import open_table
from tests.browser.midgame import bring, played

WORLD = read(Seti, Seti.home() / "cartridges" / "base")
EN = say(Seti, "base", "en")


def open_a_card(page: Page) -> str:
    """Opens the second card of the hand and says what it is called."""
    look = page.locator("button.open").nth(1)
    look.click()
    return str(look.get_attribute("aria-label"))


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desktop", "phone"])
def test_a_card_of_the_hand_opens_whole_with_its_flavour(visit: Visit, fate: Fate, size: tuple[int, int]):
    fate(11)
    page = open_table(visit, "Ines", "SETI", "bot:random", size=size)
    if size[0] < 720:
        page.locator("nav.tabs button", has_text="Me").click()
    named = open_a_card(page)
    card = next(card for card in WORLD.cards if EN.text(card.title) in named)

    opened = page.get_by_role("dialog", name=EN.text(card.title), exact=True)
    expect(opened.get_by_text(EN.flavour(card.key))).to_be_in_viewport(ratio=1)
    expect(opened.locator("small")).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_hand_of_five_cards_is_whole_in_sight(visit: Visit, lang: str):
    full = played("seti", "base", 3, lambda g: len(g.s.players[0].hand) >= 5)
    page = bring(visit, full, lang=lang)
    faces = page.locator(".hand .card")
    expect(faces.nth(4)).to_be_in_viewport(ratio=1)
    cut = "all => all.filter((each) => each.scrollHeight > each.clientHeight).map((each) => each.innerText)"
    assert faces.evaluate_all(cut) == []
    beyond = "(hand) => hand.scrollWidth - hand.clientWidth"
    assert page.locator(".hand").evaluate(beyond) == 0
