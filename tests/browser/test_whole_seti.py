"""Whole games of SETI by clicking: two people at two browsers to the final count, and one alone against the rival."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Fate, Visit
from tests.browser.hands import invite, join, open_table
from tests.browser.pictures import keep, keep_table
from tests.browser.stranger import Stranger, play_together
from tests.browser.watch import Watch

PASS = "^.?\\s*(Pass|Passer)"


def test_two_people_at_two_browsers_to_the_final_count(visit: Visit, watch: Watch, fate: Fate):
    fate(3)
    ines = open_table(visit, "Ines", "SETI", "invite")
    bo = join(visit, invite(ines), "Bo", lang="fr")
    people = [Stranger(page, watch, seed, prefers=PASS) for seed, page in enumerate((ines, bo), 3)]

    play_together(*people, answers=40)
    keep_table(visit, ines, "seti-middle", "en")
    keep_table(visit, bo, "seti-middle", "fr")
    play_together(*people)

    assert sum(each.presses for each in people) > 10, "hardly a piece was pressed"
    counted(ines, "Next step", "Total")
    counted(bo, "Étape suivante", "Total")
    keep_table(visit, ines, "seti-end", "en")
    keep_table(visit, bo, "seti-end", "fr")


def counted(page: Page, onward: str, total: str) -> None:
    """The final count, step by step, comes to the points that stand above it."""
    while (step := page.get_by_role("button", name=onward)).count():
        step.click()
    scores = page.locator("section.ask ol strong").all_inner_texts()
    sums = page.locator("section.ask tfoot").inner_text()
    assert sums.startswith(total)
    assert scores == re.findall(r"\d+", sums), "the sums are the points, seat by seat"


def test_alone_against_the_rival_to_the_end_with_things_moving(visit: Visit, watch: Watch, fate: Fate):
    fate(4)
    page = visit("/", kept={"motion": True})
    page.locator("[data-game=seti]").click()
    page.locator("input[autocomplete=nickname]").fill("Ines")
    page.locator(".ask .count button").first.click()
    page.locator(".ask .btn.go").click()
    expect(page.locator(".table-shell #question")).to_be_visible()

    ines = Stranger(page, watch, 4, prefers=PASS)
    ines.play()

    page.keyboard.press("Shift")  # any key ends what still moves
    while (step := page.get_by_role("button", name="Next step")).count():
        step.click()
    expect(page.locator("#question")).to_have_text("Lost")
    expect(page.get_by_text("you do not have more points than the rival").first).to_be_visible()
    assert ines.presses > 5, "hardly a piece was pressed"
    page.keyboard.press("Shift")  # any key ends what still moves
    keep(page, "seti-solo-end-desktop-en")
