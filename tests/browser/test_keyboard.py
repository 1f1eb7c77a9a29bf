"""Everything by keyboard alone: open a table, play it to the end, ask why, read the rules, take back."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import is_asked, open_table


def tab_to(page: Page, selector: str) -> None:
    """Presses Tab until the focus is there."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"no way by Tab to {selector}")


def test_a_whole_game_without_a_mouse(visit: Visit):
    page = visit("/")
    expect(page.get_by_role("button", name="Tic-tac-toe")).to_be_visible()
    tab_to(page, "[data-game=tictactoe]")
    page.keyboard.press("Enter")
    tab_to(page, "input[autocomplete=nickname]")
    page.keyboard.type("Ines")
    tab_to(page, ".btn.go")
    page.keyboard.press("Enter")
    over = page.get_by_text("The game is over")
    for turn in range(5):
        both = page.locator(".table-shell:has([role=radio]) [data-piece^=mark-]").nth(2 * turn - 1)
        expect(over.or_(both if turn else is_asked(page)).first).to_be_visible()
        if over.is_visible():
            break
        page.keyboard.press("1")
        page.keyboard.press("Enter")
    expect(over).to_be_visible()


def test_arrows_go_from_place_to_place_and_space_chooses(visit: Visit):
    page = open_table(visit, "Ines", "Tic-tac-toe", "bot:random")
    page.locator("[data-stop=a3]").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-stop=b2]")).to_be_focused()
    page.keyboard.press(" ")
    expect(page.get_by_role("radio", name="Mark b2")).to_be_checked()
    page.keyboard.press("Escape")
    expect(page.get_by_role("radio", checked=True)).to_have_count(0)
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator("[data-piece=mark-b2]")).to_be_visible()


def test_why_not_and_the_rulebook_are_one_key_away(visit: Visit):
    page = open_table(visit, "Ines", "Tic-tac-toe", "hot")
    page.get_by_role("button", name="We have no secrets").click()
    expect(is_asked(page)).to_be_visible()
    page.keyboard.press("5")
    page.keyboard.press("Enter")
    expect(page.locator("[data-piece=mark-b2]")).to_be_visible()
    page.locator("[data-stop=b2]").focus()
    page.keyboard.press("?")
    tip = page.get_by_role("dialog")
    expect(tip).to_contain_text("TT-TRN-02")
    tip.get_by_role("button", name="Open in the rulebook").click()
    expect(page.locator("[data-rules~='TT-TRN-02']")).to_be_focused()
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    expect(page.get_by_role("complementary", name="Rulebook")).to_be_visible()


def test_undo_by_its_key_and_what_the_button_says(visit: Visit):
    page = open_table(visit, "Ines", "Tic-tac-toe", "bot:random")
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_contain_text("nothing to take back")
    page.keyboard.press("5")
    page.keyboard.press("Enter")
    expect(undo).to_contain_text("1 back, to the start")
    expect(page.get_by_text("Since your last answer")).to_be_visible()  # it has looked back to what will be undone
    page.keyboard.press("u")
    expect(page.locator("[data-piece^=mark-]")).to_have_count(0)
    expect(page.get_by_role("log")).to_contain_text("marks b2")


def test_letters_can_be_switched_off(visit: Visit):
    page = open_table(visit, "Ines", "Tic-tac-toe", "bot:random", kept={"keys": False})
    page.keyboard.press("5")
    expect(page.get_by_role("radio", checked=True)).to_have_count(0)
