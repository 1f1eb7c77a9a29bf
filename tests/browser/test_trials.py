"""What if: plainly a trial, leads back, listed under its table; tables put away and brought back: in both games."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.pictures import SIZES, keep
from tests.browser.test_absence import GAMES, open_plan
from tests.browser.test_access import faults

BACK = {"en": "Back to the game", "fr": "Revenir à la partie"}


@pytest.mark.parametrize("game", GAMES)
def test_a_trial_says_so_leads_back_and_lies_under_its_table(visit: Visit, game: str):
    ines, opened = open_plan(visit, game, {"kind": "bot", "bot": "easy"})
    home = ines.url
    ines.goto(f"{home}?at=0")
    ines.get_by_role("button", name="What if").click()
    bar = ines.get_by_role("note").filter(has_text="Trial")
    expect(bar).to_contain_text("The game itself stays as it was.")
    assert ines.url != home and not faults(ines)
    keep(ines, f"trial-{game}-desktop-en")
    trial = ines.url

    bar.get_by_role("link", name="Back to the game").click()
    expect(ines).to_have_url(home)
    expect(ines.get_by_role("note").filter(has_text="Trial")).to_have_count(0)

    ines.goto(home.split("/table/")[0])
    mine = ines.get_by_role("region", name="Your tables")
    expect(mine.get_by_text("1 trial")).to_be_visible()
    expect(mine.get_by_role("link")).to_have_count(1)
    mine.get_by_text("1 trial").click()
    expect(mine.locator(f"a[href='/table/{trial.split('/table/')[1]}']")).to_be_visible()
    keep(ines, f"trials-lobby-{game}-desktop-en")

    mine.get_by_role("button", name="Put “").click()
    expect(mine.get_by_role("link")).to_have_count(0)
    ines.reload()
    mine.get_by_text("Put away (1)").click()
    assert not faults(ines)
    mine.get_by_role("button", name="Bring “").click()
    expect(mine.get_by_role("link").first).to_have_attribute("href", f"/table/{opened['id']}")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_pictures_of_a_trial_on_a_phone(visit: Visit, game: str, lang: str):
    ines, _ = open_plan(visit, game, {"kind": "bot", "bot": "easy"}, size=SIZES["phone"], lang=lang, has_touch=True)
    ines.goto(f"{ines.url}?at=0")
    ines.get_by_role("button", name={"en": "What if", "fr": "Et si"}[lang]).click()
    expect(ines.get_by_role("link", name=BACK[lang])).to_be_visible()
    keep(ines, f"trial-{game}-phone-{lang}")
    assert ines.evaluate("document.documentElement.scrollWidth") <= SIZES["phone"][0]
