"""The adviser: its best answer is named wherever it stands, with what its number means and why."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.pictures import SIZES, keep
from tests.browser.test_absence import open_plan
from tests.browser.test_access import faults

NAMES = {"en": "Adviser", "fr": "Conseil"}
MEANS = {("unsettled", "en"): "Chance to win", ("seti", "fr"): "Vous pourriez finir"}


@pytest.mark.parametrize(("game", "lang", "size"), [("unsettled", "en", "desktop"), ("seti", "fr", "phone")])
def test_the_best_answers_are_named_with_a_number_that_means_something(visit: Visit, game: str, lang: str, size: str):
    ines, _ = open_plan(visit, game, {"kind": "bot", "bot": "easy"}, size=SIZES[size], lang=lang)
    ines.locator("[data-adviser]").click()
    card = ines.get_by_role("region", name=NAMES[lang])
    expect(card.locator("li").first).to_contain_text(MEANS[game, lang])
    keep(ines, f"advice-{game}-{size}-{lang}")
    assert not faults(ines)
    label = card.locator("li b").first.inner_text()
    card.get_by_role("button").first.click()
    expect(ines.locator(".ask .btn.go")).to_contain_text(label)
