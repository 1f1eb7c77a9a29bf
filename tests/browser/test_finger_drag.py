"""With a finger: a thing on which it rests is taken up and laid where it goes; a finger that moves at once scrolls."""

from playwright.sync_api import CDPSession, Locator, expect

from tests.browser.conftest import Visit
from tests.browser.hands import box_of, stop_clock
from tests.browser.midgame import bring
from tests.browser.seen import QUIET
from tests.browser.test_comfort import touch
from tests.browser.test_press import middles as middles
from tests.browser.test_press import number

TABLET = {"size": (1280, 900), "has_touch": True}


def middle(thing: Locator) -> tuple[float, float]:
    box = box_of(thing)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def pull(line: CDPSession, start: tuple[float, float], end: tuple[float, float], taken: Locator | None = None) -> None:
    """A finger goes from here to there, at once or after a thing was taken up."""
    touch(line, "touchStart", start)
    if taken:
        expect(taken).to_be_visible()
    for step in range(1, 9):
        at = (start[0] + (end[0] - start[0]) * step / 8, start[1] + (end[1] - start[1]) * step / 8)
        touch(line, "touchMove", at)


def test_a_finger_takes_up_a_cube_and_lays_it_where_it_works(visit: Visit, middles: dict[str, bytes]):
    page = bring(visit, middles["unsettled"], **TABLET)
    before, line = number(page), page.context.new_cdp_session(page)
    cube, space = page.locator(".touch[data-piece=wonder]"), page.locator(".touch[data-piece=recover]")
    expect(space).to_be_in_viewport()

    pull(line, middle(cube), middle(space), taken=page.locator(".taken"))
    expect(page.locator(".dragged")).to_be_visible()
    touch(line, "touchEnd")

    page.wait_for_function(QUIET, arg=before)
    expect(page.locator(".dragged")).to_have_count(0)


def test_a_finger_that_moves_at_once_takes_nothing_up(visit: Visit, middles: dict[str, bytes]):
    page = bring(visit, middles["unsettled"], **TABLET)
    before, line = number(page), page.context.new_cdp_session(page)
    x, y = middle(page.locator(".touch[data-piece=wonder]"))
    stop_clock(page)  # however slow the machine is, the finger does not rest

    pull(line, (x, y), (x, y - 120))
    expect(page.locator(".dragged")).to_have_count(0)
    touch(line, "touchEnd")

    assert number(page) == before
