"""A whole game of Unsettled by clicking, from the lobby to its ending, in English and in French."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Fate, Visit
from tests.browser.pictures import keep_table
from tests.browser.stranger import Stranger
from tests.browser.watch import Watch

LOST = {"en": "Lost", "fr": "Perdu"}
OVER = {"en": "The game is over", "fr": "La partie est finie"}


def opened(visit: Visit, lang: str, world: str, other: str) -> Page:
    """A table of Unsettled from the lobby, on a world by its title."""
    page = visit("/", lang=lang)
    page.locator("[data-game=unsettled]").click()
    page.locator("input[autocomplete=nickname]").fill("Ines")
    page.locator(".seat select").nth(1).select_option(other)
    page.locator(".ask").get_by_role("button", name=world).click()
    page.locator("section.ask details.more > summary").click()
    settings = page.locator("section.ask details.more [role=radiogroup]")
    expect(settings.first).to_be_visible()
    for setting in settings.all():
        setting.get_by_role("radio").first.click()  # every choice of the table is there to be pressed
    page.locator("section.ask .btn.go").click()
    expect(page.locator(".table-shell #question")).to_be_visible()
    return page


@pytest.mark.parametrize(
    ("lang", "world", "other", "seed"),
    [("en", "Vespera", "hot", 1), ("fr", "Méticula", "bot:random", 2)],
    ids=["en", "fr"],
)
def test_by_clicking_to_the_end(visit: Visit, watch: Watch, fate: Fate, lang: str, world: str, other: str, seed: int):
    fate(seed)
    page = opened(visit, lang, world, other)
    ines = Stranger(page, watch, seed)

    ines.play_on(30)
    keep_table(visit, page, "unsettled-middle", lang)
    ines.play()

    expect(page.locator("#question")).to_have_text(LOST[lang])
    expect(page.get_by_text(OVER[lang])).to_be_visible()
    assert ines.presses > 10, "hardly a piece was pressed"
    keep_table(visit, page, "unsettled-end", lang)
