"""What suits a person: a sound when it is their turn, the system's own colours, a board pinched on a phone."""

from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import Fate, Visit
from tests.browser.hands import box_of, discs, drop, is_asked, open_table
from tests.browser.pictures import keep
from tests.browser.stranger import Stranger
from tests.browser.watch import Watch

COUNT_NOTES = """
  window.notes = [];
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...args) { notes.push(this.frequency.value); start.apply(this, args); };
"""


def test_the_sound_is_off_until_it_is_switched_on(visit: Visit):
    page = visit(None)
    page.context.add_init_script(COUNT_NOTES)
    page.goto(visit("/").url)
    page.locator("[data-game=connect_four]").click()
    page.get_by_role("textbox", name="Your name").fill("Ines")
    page.get_by_role("button", name="Open the table").click()
    drop(page, "a")
    expect(discs(page)).to_have_count(2)
    assert page.evaluate("notes") == []

    page.get_by_role("button", name="Sound off").click()
    drop(page, "b")
    expect(discs(page)).to_have_count(4)
    expect(is_asked(page)).to_be_visible()
    page.wait_for_function("() => notes.length > 0")
    assert len(page.evaluate("notes")) == 2, "two notes, once, when it is my turn"
    page.get_by_role("button", name="Sound on").click()
    drop(page, "c")
    expect(discs(page)).to_have_count(6)
    assert len(page.evaluate("notes")) == 2


def test_with_the_colours_of_the_system_everything_can_be_told_apart(visit: Visit, watch: Watch, fate: Fate):
    fate(6)
    page = open_table(visit, "Ines", "Unsettled", "bot:random", forced_colors="active")
    ines = Stranger(page, watch, 6, pieces=1.0)
    ines.play_on(8)
    assert ines.presses > 0
    outlines = page.locator(".lit").evaluate_all("all => all.map(each => getComputedStyle(each).outlineStyle)")
    assert outlines and "none" not in outlines
    page.keyboard.press("1")
    expect(page.locator("[role=radio][aria-checked=true]")).to_have_css("outline-style", "solid")
    marker = page.locator(".strip li.now").first.evaluate("each => getComputedStyle(each).backgroundColor")
    plain = page.locator(".strip li:not(.now)").first.evaluate("each => getComputedStyle(each).backgroundColor")
    assert marker != plain, "where a marker stands on its track"
    keep(page, "forced-colours-unsettled")
    four = open_table(visit, "Bo", "Connect four", "bot:random", forced_colors="active")
    drop(four, "d")
    expect(discs(four)).to_have_count(2)
    keep(four, "forced-colours-connect-four")


def touch(line: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    fingers = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
    line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})


def pinch(page: Page, start: float, end: float) -> None:
    """Two fingers on the middle of the board, so far apart at the start and at the end."""
    box = box_of(page.locator("#board svg[role=group]"))
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    line = page.context.new_cdp_session(page)
    touch(line, "touchStart", (x - start / 2, y), (x + start / 2, y))
    for step in range(1, 9):
        gap = start + (end - start) * step / 8
        touch(line, "touchMove", (x - gap / 2, y), (x + gap / 2, y))
    touch(line, "touchEnd")


def width(page: Page) -> float:
    return box_of(page.locator("[data-stop=scarab]"))["width"]


def test_on_a_phone_the_board_is_pinched_dragged_and_still_answers_a_tap(visit: Visit, watch: Watch, fate: Fate):
    fate(7)
    page = open_table(visit, "Ines", "Unsettled", "bot:random", size=(390, 844), has_touch=True, is_mobile=True)
    Stranger(page, watch, 7, pieces=0).play_until("[data-stop]:has(> .light)")
    page.locator("nav.tabs button").first.click()
    first = width(page)

    pinch(page, 60, 150)
    wider = width(page)
    pinch(page, 150, 60)

    assert wider > first * 1.5
    assert width(page) < wider / 1.5
    assert page.evaluate("document.documentElement.scrollWidth") <= 390, "the board zooms, not the page"
    assert page.evaluate("visualViewport.scale") == 1
    place = page.locator("[data-stop]:has(> .light)").first
    expect(page.get_by_role("radio", checked=True)).to_have_count(0)
    place.tap()
    expect(page.locator("[data-stop][aria-pressed=true]").first).to_be_visible()
