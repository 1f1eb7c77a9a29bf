"""Others' turns are told in the question's place, moments open large over the board, and a game has an ending."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from starboard.kernel.game import Game
from tests.browser.conftest import Visit
from tests.browser.hands import box_of, is_asked, let_pass, stop_clock
from tests.browser.midgame import bring, finished, played
from tests.browser.pictures import keep
from tests.browser.seen import QUIET

PHONE = (390, 844)
CALM = {"motion": True, "pace": "calm"}
WHERE = {"unsettled": "meticula", "seti": "base"}
LAST = {"unsettled": re.compile("Regroup"), "seti": re.compile("Pass")}  # the press after which others play
LARGE = {"unsettled": re.compile("Investi"), "seti": re.compile("Orbit|Land")}

# Nothing moves any more but what moves for ever.
AT_REST = """() => document.getAnimations().every((each) =>
  each.playState !== 'running' || each.effect.getComputedTiming().endTime === Infinity)"""
MOMENT = """() => {
  const moment = document.querySelector('[data-moment]');
  const over = moment.getBoundingClientRect().right - document.querySelector('#board').getBoundingClientRect().right;
  return [moment.querySelector('h3').innerText, over];
}"""


def may(key: str, *ids: str) -> Callable[[Game[Any]], bool]:
    """Whether seat 0 may say this."""

    def holds(g: Game[Any]) -> bool:
        asked = g.question(0)
        return asked is not None and any(o.key == key and set(ids) <= set(map(str, o.ids)) for o in asked.options)

    return holds


@pytest.fixture(scope="module")
def before() -> dict[str, bytes]:
    """Games in which seat 0 is about to end its turn."""
    return {
        "unsettled": played("unsettled", "meticula", 2, may("regroup")),
        "seti": played("seti", "base", 3, may("pass_round")),
    }


@pytest.fixture(scope="module")
def large() -> dict[str, bytes]:
    """Games in which seat 0 can bring about a moment with one press."""
    return {
        "unsettled": played("unsettled", "meticula", 2, may("assign", "investigate")),
        "seti": played("seti", "base", 3, lambda g: may("orbit")(g) or may("land")(g)),
    }


def told(page: Page) -> Locator:
    return page.get_by_role("list", name="What the others do").get_by_role("listitem").filter(has=page.locator(".beat"))


def end_turn(page: Page, game: str) -> None:
    """Seat 0 says its last word, and whatever is asked of it before the others play."""
    number = page.evaluate("document.querySelector('.table-shell section.ask').dataset.number")
    page.get_by_role("radio", name=LAST[game]).first.click()
    page.wait_for_function(QUIET, arg=number)
    story = page.locator("[data-waits]")
    for _ in range(6):
        expect(story.or_(is_asked(page)).first).to_be_visible()
        if story.count():
            return
        number = page.evaluate("document.querySelector('.table-shell section.ask').dataset.number")
        is_asked(page).click()
        page.wait_for_function(QUIET, arg=number)
    raise AssertionError("the others never play")


@pytest.mark.parametrize("game", WHERE)
def test_others_turns_are_told_one_answer_after_the_other(visit: Visit, before: dict[str, bytes], game: str):
    page = bring(visit, before[game], kept=CALM)
    stop_clock(page)
    end_turn(page, game)

    let_pass(page, told(page))
    first = told(page).last
    expect(first.locator("b").first).not_to_be_empty()  # who, or what
    page.get_by_role("button", name="Pause the telling").click()
    some = told(page).count()
    expect(page.locator("[data-waits]")).not_to_have_attribute("data-waits", "0")
    page.clock.run_for(30_000)
    assert told(page).count() == some, "it goes on while it is paused"
    keep(page, f"story-{game}-desktop-en")
    page.get_by_role("button", name="Go on telling").click()
    let_pass(page, told(page).nth(some))
    page.clock.resume()
    spoken = page.locator(".sr[role=status]").first
    expect(spoken).not_to_be_empty()

    expect(page.locator("[data-skip].go")).to_be_visible()  # my question has come: a press leads to it
    page.locator("[data-skip]").click()
    expect(is_asked(page)).to_be_visible()
    digest = page.get_by_role("region", name="Since your last answer")
    expect(digest.locator(".sentence b").first).not_to_be_empty()  # folded, it is a sentence: who, or what
    expect(digest.locator(".more")).to_contain_text(re.compile(r"\d|one more"))
    digest.get_by_role("button").first.click()
    expect(digest.locator(".beat")).not_to_have_count(some)
    assert digest.locator(".beat").count() > some, "all that was told, and more"
    lines = digest.locator("summary").first
    lines.click()
    expect(digest.locator("details[open] li").first).to_be_visible()


@pytest.mark.parametrize("game", WHERE)
def test_all_of_it_is_there_after_the_page_is_loaded_again(visit: Visit, before: dict[str, bytes], game: str):
    page = bring(visit, before[game], size=PHONE, lang="en", kept=CALM)
    end_turn(page, game)
    expect(told(page)).not_to_have_count(0)
    keep(page, f"story-{game}-phone-en")
    expect(page.locator("[data-skip].go")).to_be_visible()
    page.reload()
    expect(is_asked(page)).to_be_visible()  # nobody waits for a telling that is over
    digest = page.get_by_role("region", name="Since your last answer")
    digest.get_by_role("button").first.click()
    expect(digest.locator(".beat").first).to_be_visible()
    assert digest.locator(".beat").count() > 1


def test_at_once_nothing_is_held_back(visit: Visit, before: dict[str, bytes]):
    page = bring(visit, before["unsettled"])
    page.get_by_role("radio", name=LAST["unsettled"]).first.click()
    expect(page.get_by_role("region", name="Since your last answer")).to_be_visible()
    expect(is_asked(page)).to_be_visible()
    expect(page.locator("[data-moment]")).to_have_count(0)


@pytest.mark.parametrize("game", WHERE)
def test_a_moment_opens_large_and_holds_nobody_up(visit: Visit, large: dict[str, bytes], game: str):
    page = bring(visit, large[game], kept=CALM)
    stop_clock(page)  # it would close by itself
    page.get_by_role("radio", name=LARGE[game]).first.click()
    moment = page.locator("[data-moment]")
    let_pass(page, moment)
    title, across = page.evaluate(MOMENT)
    page.clock.resume()
    page.keyboard.press("Space")
    expect(moment).to_have_count(0)
    assert title and across <= 2, "it lies over the question"
    expect(page.locator(".sr[role=status]").first).to_contain_text(title)
    expect(is_asked(page).or_(page.locator("[data-waits]")).first).to_be_visible()


@pytest.mark.parametrize("game", WHERE)
def test_without_motion_a_moment_is_told_in_words(visit: Visit, large: dict[str, bytes], game: str):
    page = bring(visit, large[game])
    page.get_by_role("radio", name=LARGE[game]).first.click()
    expect(page.locator(".sr[role=status]").first).to_contain_text("Ines")
    expect(page.locator("[data-moment]")).to_have_count(0)
    expect(page.locator("[data-floats] span")).to_have_count(0)


def test_a_moment_closes_by_itself_and_on_a_phone_leaves_the_question_free(visit: Visit, large: dict[str, bytes]):
    page = bring(visit, large["unsettled"], size=PHONE, lang="fr", kept={"motion": True, "pace": "quick"})
    stop_clock(page)
    page.get_by_role("radio", name=LARGE["unsettled"]).first.click()
    moment = page.locator("[data-moment]")
    let_pass(page, moment)
    page.wait_for_function(AT_REST)
    keep(page, "moment-unsettled-phone-fr")
    sheet, box = box_of(page.locator("section.ask")), box_of(moment)
    assert box["y"] + box["height"] <= sheet["y"] + 2
    page.clock.run_for(1_000)
    expect(moment).to_be_visible()
    page.clock.run_for(2_000)
    expect(moment).to_have_count(0)


@pytest.mark.parametrize("game", WHERE)
def test_a_game_ends_with_a_scene_that_tells_how_it_went(visit: Visit, game: str):
    page = bring(visit, finished(game, WHERE[game], 2))
    scene = page.locator("[data-scene]")
    expect(scene).to_be_visible()
    while (step := page.get_by_role("button", name="Next step")).count():
        step.click()
    if (chart := scene.get_by_role("button", name="How it went")).count():
        chart.click()
    expect(scene.get_by_role("img").first).to_have_attribute("aria-label", re.compile(r"Chance to win in 100: \d+"))
    expect(scene.get_by_role("region", name="Who did what").get_by_role("listitem")).to_have_count(2)
    page.wait_for_timeout(300)
    keep(page, f"ending-{game}-desktop-en")
    expect(scene.get_by_role("button", name="Again", exact=True)).to_be_visible()
    scene.get_by_role("button", name=re.compile("^Same people")).click()
    expect(scene.get_by_role("list", name="Same people").get_by_role("button").first).to_be_visible()
    scene.get_by_role("button", name=re.compile("^The table")).click()
    expect(scene).to_have_count(0)
    page.get_by_role("button", name="How it went").click()
    expect(scene).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_timeout(300)
    keep(page, f"ending-{game}-phone-en")
    scene.get_by_role("button", name=re.compile("^The table")).click()
    page.locator("nav.tabs button").nth(1).click()  # the parts of the table are at hand again
    expect(page.locator("#own")).to_be_in_viewport()
    expect(page.get_by_role("button", name="Next step")).to_have_count(0)  # what was counted once stays counted
    page.get_by_role("button", name="How it went").click()
    scene.get_by_role("button", name=re.compile("^Replay")).click()
    expect(page).to_have_url(re.compile(r"\?at=\d+"))
