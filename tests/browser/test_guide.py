"""The guided first game by clicking: opened in one press, walked through, skipped, turned on again; on both sizes."""

import re

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import box_of, is_asked
from tests.browser.pictures import keep
from tests.browser.test_access import faults

SIZES = {"wide": (1440, 900), "narrow": (390, 844)}
PRESS = {"en": "First game, guided", "fr": "Première partie guidée"}


def begin(visit: Visit, game: str, lang: str = "en", size: str = "wide", theme: str = "dark", **kept: object) -> Page:
    """From the lobby to the first step, in one press and without a name."""
    touch = {"has_touch": True, "is_mobile": True} if size == "narrow" else {}
    page = visit("/", lang=lang, size=SIZES[size], kept={"theme": theme, **kept}, **touch)
    page.locator(f"li:has([data-game={game}])").get_by_role("button", name=PRESS[lang], exact=True).click()
    expect(card(page)).to_be_visible()
    return page


def glows(page: Page) -> Locator:
    """What a newcomer may press now in the question's place."""
    return page.locator("section.ask :is(.next, .row, .move)")


def press_what_glows(page: Page, steps: int, on_the_board: bool = False) -> list[str]:
    """A newcomer who presses only what glows; returns the titles that were read."""
    read: list[str] = []
    for number in range(1, steps + 1):
        now = page.locator(".steps [aria-current=step]")
        expect(now.locator("i")).to_have_text(str(number))
        read.append(now.inner_text())
        expect(page.locator("[data-ring-of]")).to_be_visible()  # nothing that it points at is out of sight
        things = page.locator("section.ask .picker .thing")
        expect(glows(page).or_(things).first).to_be_visible()
        if things.count():  # several are picked in one answer: just those that are taught
            for at in range(things.count()):
                things.nth(at).click()
            page.locator("section.ask .btn.go").click()
            expect(page.locator(".steps [aria-current=step] i", has_text=re.compile(f"^{number}$"))).to_have_count(0)
            continue
        expect(glows(page)).to_have_count(1)
        lit = page.locator("[data-ring-of].lit")
        thing = lit.get_attribute("data-ring-of") if on_the_board and lit.count() else None
        if thing:
            page.locator(f"[data-stop={thing!r}], .touch[data-piece={thing!r}]").first.click()
        else:
            glows(page).click()
        expect(page.locator(".steps [aria-current=step] i", has_text=re.compile(f"^{number}$"))).to_have_count(0)
    return read


def card(page: Page) -> Locator:
    return page.get_by_role("region", name="Guide")


def title(page: Page) -> Locator:
    return card(page).get_by_role("heading")


def box(page: Page, what: str) -> FloatRect:
    return box_of(page.locator(what).first)


def apart(one: FloatRect, other: FloatRect) -> bool:
    return one["y"] + one["height"] <= other["y"] + 1 or other["y"] + other["height"] <= one["y"] + 1


@pytest.mark.parametrize("game", ["unsettled", "seti"])
@pytest.mark.parametrize(("lang", "size"), [("en", "wide"), ("fr", "wide"), ("en", "narrow"), ("fr", "narrow")])
def test_a_newcomer_who_presses_only_what_glows_comes_to_the_end_of_the_script(
    visit: Visit, game: str, lang: str, size: str
):
    page = begin(visit, game, lang, size)

    read = press_what_glows(page, 8, on_the_board=size == "wide")

    assert len(set(read)) == 8
    expect(page.locator("section.ask #question")).to_be_visible()  # the others play
    expect(card(page)).to_contain_text({"en": "Your own turn", "fr": "À vous de jouer"}[lang])
    expect(page.locator(".table-shell.taught")).to_have_count(0)
    expect(page.locator("section.ask [data-at]").nth(1)).to_be_visible()  # all answers are open
    keep(page, f"first-game-{game}-{size}-{lang}")


def test_only_what_is_taught_is_lit_and_the_rest_sleeps_until_it_is_wanted(visit: Visit):
    page = begin(visit, "unsettled")
    glows(page).click()
    expect(title(page)).to_have_text("Walk to a build site")
    lit = page.locator("[data-stop]:has(> .light)").evaluate_all("all => all.map(each => each.dataset.stop)")
    assert set(lit) == {"spare_meadow", "explorer-0"}  # where to, and who goes
    expect(page.locator("[data-ring-of=spare_meadow].alone")).to_be_visible()
    keep(page, "first-step-unsettled")

    page.locator("[data-wake]").click()

    expect(page.locator(".table-shell.taught")).to_have_count(0)
    expect(page.locator("[data-stop]:has(> .light)").nth(3)).to_be_visible()


def test_another_answer_goes_on_with_ordinary_lessons_and_undo_returns_to_the_script(visit: Visit):
    page = begin(visit, "seti")
    page.locator("[data-wake]").click()
    page.get_by_role("radio", name=re.compile("Launch")).wait_for()
    page.get_by_text("Discard for a corner").click()
    page.get_by_role("button", name=re.compile("Uranus Orbiter and Probe.*corner")).last.click()
    expect(page.locator(".steps")).to_have_count(0)

    page.get_by_role("button", name=re.compile("^Undo")).first.click()
    expect(page.locator(".steps")).to_be_visible()


def test_a_lesson_points_at_its_thing_and_a_reload_goes_on_there(visit: Visit):
    page = begin(visit, "seti")
    expect(title(page)).to_have_text("The search")
    expect(page.locator("[data-ring-of=solar]")).to_be_visible()
    card(page).get_by_role("button", name="Got it").click()
    expect(title(page)).to_have_text("Launch a probe")
    card(page).get_by_role("button", name="Earlier lesson").click()
    card(page).get_by_role("button", name="Next").click()
    expect(title(page)).to_have_text("Launch a probe")

    page.reload()
    expect(title(page)).to_have_text("Launch a probe")
    card(page).get_by_role("button", name="Rules").click()
    expect(page.locator("[data-rules]").first).to_be_visible()


@pytest.mark.parametrize("size", ["wide", "narrow"])
def test_a_lesson_waits_until_a_moment_has_been_seen(visit: Visit, size: str):
    page = begin(visit, "unsettled", size=size, motion=True, pace="calm")
    press_what_glows(page, 3)

    glows(page).click()  # LUNA turns over new ground

    page.wait_for_function(
        "() => document.querySelector('[data-moment]') && !document.querySelector('section.lesson, [data-ring-of]')"
    )
    page.keyboard.press("Space")
    expect(page.locator("[data-moment]")).to_have_count(0)
    expect(card(page)).to_be_visible()
    expect(page.locator("[data-ring-of]")).to_be_visible()


def test_a_step_opens_the_board_that_it_is_about(visit: Visit):
    page = begin(visit, "seti")

    press_what_glows(page, 4)

    expect(title(page)).to_have_text("What a planet pays")
    expect(page.get_by_role("button", name="Planets")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-ring-of=venus]")).to_be_visible()


def test_lessons_that_wait_lie_on_the_shelf(visit: Visit):
    page = begin(visit, "seti")

    page.get_by_role("button", name="Lessons").click()

    shelf = page.get_by_role("dialog", name="Lessons")
    shelf.get_by_text("What you live on").click()
    expect(shelf.get_by_text("Credits pay for launches")).to_be_visible()
    page.keyboard.press("Escape")
    expect(shelf).to_have_count(0)


def test_the_guide_is_skipped_and_turned_on_again_from_the_menu(visit: Visit):
    page = begin(visit, "unsettled")

    card(page).get_by_role("button", name="Skip the guide").click()
    expect(card(page)).to_have_count(0)
    expect(page.locator("[data-ring-of]")).to_have_count(0)
    expect(is_asked(page)).to_be_visible()

    page.get_by_role("button", name="Menu").click()
    guide = page.get_by_role("switch", name="Guide")
    expect(guide).to_have_attribute("aria-checked", "false")
    guide.click()
    expect(title(page)).to_have_text("Your task: three structures")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_on_a_phone_a_lesson_is_a_line_over_the_map_that_unfolds(visit: Visit, lang: str):
    page = begin(visit, "unsettled", lang, "narrow")
    glows(page).click()
    line, question, board = box(page, ".lesson"), box(page, "section.ask"), box(page, ".table-shell > .board")

    assert line["height"] < 60 and apart(line, question)
    assert board["height"] >= 844 * 0.48 and question["height"] >= 300
    assert question["y"] + question["height"] <= 844
    assert page.locator("kbd:visible").count() == 0, "a finger has no keys"

    page.locator(".lesson.line").click()
    assert apart(box(page, ".lesson"), question)
    expect(page.locator("[data-ring-of=spare_meadow]")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_guide_has_no_serious_fault(visit: Visit, theme: str, size: str):
    page = begin(visit, "unsettled", size=size, theme=theme)

    assert faults(page, ".table-shell > .ask") == []


@pytest.mark.parametrize(("lang", "size"), [("en", "wide"), ("fr", "narrow")])
def test_the_lobby_says_what_this_is_and_offers_a_first_game_on_each_card(visit: Visit, lang: str, size: str):
    page = visit("/", lang=lang, size=SIZES[size], kept={"theme": "dark"})
    expect(page.locator(".what")).to_be_visible()

    for game, weight in (("seti", 4), ("unsettled", 3)):
        card_ = page.locator(f"li:has([data-game={game}])")
        expect(card_.get_by_role("button", name=PRESS[lang], exact=True)).to_be_enabled()
        expect(card_.locator(".weight i.on")).to_have_count(weight)
    expect(page.locator("li:has([data-game=tictactoe]) .weight i.on")).to_have_count(1)
    assert page.locator("details.more").get_attribute("open") is None
    keep(page, f"lobby-{size}-{lang}")
