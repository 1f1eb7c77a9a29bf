"""What a person does at a table, as the tests say it."""

import time

from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.conftest import PATIENCE, Visit
from tests.browser.seen import MEANT, QUIET

Plan = str  # a value of the seat's list: "me", "invite", "open", "hot", "bot:random"


def open_table(visit: Visit, name: str, game: str, *plans: Plan, **page: object) -> Page:
    """A new table of a game by its title; `plans` are for the seats after one's own."""
    at = visit("/", **page)
    at.get_by_role("button", name=game).click()
    at.get_by_role("textbox", name="Your name").fill(name)
    for seat, plan in enumerate(plans, start=2):
        at.get_by_label(f"Who takes seat {seat}").select_option(plan)
    at.get_by_role("button", name="Open the table").click()
    expect(at.locator(".table-shell #question")).to_be_visible()
    return at


def known_as(at: Page, name: str) -> None:
    """Who comes with this page has a name, without having been in the lobby."""
    assert at.context.request.put("api/me", data={"name": name}).ok


def invite(at: Page, within: Locator | None = None) -> str:
    """The path of the first link that the table, or a part of it, has to give."""
    at.context.grant_permissions(["clipboard-read", "clipboard-write"])
    at.evaluate("navigator.clipboard.writeText('')")
    (within or at).get_by_role("button", name="Copy the link").first.click()
    at.wait_for_function("async () => (await navigator.clipboard.readText()).includes('/join/')")
    address = str(at.evaluate("navigator.clipboard.readText()"))
    return address[address.index("/join/") :]


def stop_clock(at: Page) -> None:
    """From now on time passes at this page only while somebody waits by `let_pass`."""
    at.clock.install()
    at.clock.pause_at(str(at.evaluate("new Date(Date.now() + 1000).toISOString()")))


def let_pass(at: Page, until: Locator, ms: int = 100) -> None:
    """Time passes at this page in steps, until it shows this: however slow the machine is, not a step more."""
    latest = time.monotonic() + PATIENCE / 1000
    while not until.count():
        assert time.monotonic() < latest, f"never shown: {until}"
        at.wait_for_timeout(ms)
        at.clock.run_for(ms)


def box_of(thing: Locator) -> FloatRect:
    """Where a thing stands, once it is shown and rests: a page that draws anew takes it away for a moment."""
    latest, before = time.monotonic() + PATIENCE / 1000, None
    while time.monotonic() < latest:
        expect(thing).to_be_visible()
        box = thing.bounding_box()
        if box is not None and box == before:
            return box
        before = box
        thing.page.wait_for_timeout(30)
    raise AssertionError(f"never at rest: {thing}")


def join(visit: Visit, path: str, name: str, **page: object) -> Page:
    at = visit(path, **page)
    at.locator("input[autocomplete=nickname]").fill(name)
    at.locator("form .btn.go").click()
    expect(at.locator(".table-shell #question")).to_be_visible()
    return at


def is_asked(at: Page) -> Locator:
    return at.get_by_role("radiogroup").get_by_role("radio").first


def drop(at: Page, column: str) -> None:
    """Presses the head of a column: that answers."""
    expect(is_asked(at)).to_have_attribute("aria-disabled", "false")
    at.locator(f"[data-stop=column-{column}]").click()


def discs(at: Page) -> Locator:
    return at.locator("[data-piece^=disc-]")


def number_of(at: Page) -> str:
    """The number of the question that can be answered now: not of one whose answer is on its way."""
    expect(is_asked(at)).to_have_attribute("aria-disabled", "false")
    return at.locator(".table-shell section.ask").get_attribute("data-number") or ""


def answer(at: Page, pressed: Locator) -> None:
    """Presses an option, or the last thing that one needs, and waits until it was taken."""
    number = number_of(at)
    at.evaluate(MEANT, number)
    pressed.click()
    assert not at.evaluate("window.isLate"), "another question came before this one was answered"
    at.wait_for_function(QUIET, arg=number)


def answer_by_keys(at: Page, *keys: str) -> None:
    """The same with the keyboard."""
    number = number_of(at)
    for key in keys:
        at.keyboard.press(key)
    at.wait_for_function(QUIET, arg=number)
