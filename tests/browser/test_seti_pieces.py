"""The pieces of SETI are things: technologies in a grid, species as portraits, planets with what they pay."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import box_of
from tests.browser.midgame import bring, played


@pytest.fixture(scope="module")
def second_round() -> bytes:
    """One has a technology, and a species has a trace of one colour."""
    return played(
        "seti",
        "base",
        3,
        lambda g: (
            g.s.round >= 2
            and any(p.techs for p in g.s.players)
            and any(0 < sum(mark >= 0 for mark in one.discovery) < 3 for one in g.s.species)
        ),
    )


def test_technologies_species_and_gold_tiles_have_a_tab_of_their_own(visit: Visit, second_round: bytes):
    page = bring(visit, second_round)
    page.locator("#board").get_by_role("button", name="Research and life").click()

    techs = page.locator("[data-part=techs] .tech")
    expect(techs).to_have_count(12)
    assert len({each.evaluate("each => each.offsetTop") for each in techs.all()}) == 3, "not three rows of four"
    expect(page.locator("[data-part=techs] [data-piece*=owner]").first).to_be_visible()
    found = [int(each.get_attribute("data-found") or 0) for each in page.locator(".alien [data-found]").all()]
    marks = page.locator(".alien .first [data-piece]").count()
    assert sum(found) >= marks > 0
    expect(page.locator("[data-part=gold] .gold")).to_have_count(4)


def test_planets_show_what_they_pay(visit: Visit, second_round: bytes):
    page = bring(visit, second_round)
    page.locator("#board").get_by_role("button", name="Planets").click()

    mars = page.locator("[data-piece=mars]")
    expect(mars.locator(".reward")).to_have_count(2)
    expect(mars.locator(".reward").last).to_contain_text("6")


def test_what_planets_pay_stands_beside_the_sky_too(visit: Visit, second_round: bytes):
    page = bring(visit, second_round)
    page.locator("#board").get_by_role("button", name="Solar system").click()

    saturn = page.locator("#board [data-piece=saturn]", has=page.locator(".reward")).first
    expect(saturn.locator(".reward")).to_have_count(2)
    expect(saturn.locator(".reward").last).to_contain_text("8")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_on_a_phone_the_sky_fills_two_thirds_of_the_width(visit: Visit, second_round: bytes, lang: str):
    page = bring(visit, second_round, size=(390, 844), lang=lang)
    page.locator("#board .tabs button").first.click()

    assert box_of(page.locator("#board circle.rim"))["width"] > 390 * 0.6
