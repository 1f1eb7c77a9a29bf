"""What a table offers beside playing: the screen passed on, consent, seats for bots, replay, what if, files."""

import json
from pathlib import Path

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.hands import discs, drop, invite, is_asked, join, open_table


def test_the_screen_is_passed_on_before_anything_is_shown(visit: Visit):
    page = open_table(visit, "Ines", "Connect four", "hot")
    expect(page.locator("#question")).to_have_text("Pass the screen to Ines")
    page.get_by_role("button", name="I am Ines").click()
    drop(page, "a")
    expect(page.locator("#question")).to_have_text("Pass the screen to Guest 2")
    expect(is_asked(page)).to_have_count(0)
    page.get_by_role("button", name="I am Guest 2").click()
    drop(page, "b")
    expect(discs(page)).to_have_count(2)


def test_who_takes_the_screen_has_it_whatever_arrives_meanwhile(visit: Visit):
    page = visit(None)
    line, held = hold_looks(page)
    page.goto(visit("/").url)
    page.get_by_role("button", name="Connect four").click()
    page.get_by_role("textbox", name="Your name").fill("Ines")
    page.get_by_label("Who takes seat 2").select_option("hot")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="I am Ines").click()
    held.append("")  # from now on the line is slow for those who change eyes
    drop(page, "a")
    other = visit(f"/table/{page.url.rsplit('/', 1)[1]}", storage_state=page.context.storage_state())
    expect(page.get_by_role("button", name="I am Guest 2")).to_be_visible()

    page.get_by_role("button", name="I am Guest 2").click()
    other.get_by_label("Write to the table").fill("Good luck")
    other.keyboard.press("Enter")
    page.get_by_role("button", name="Chat").click()
    expect(page.get_by_role("log")).to_contain_text("Good luck")
    for frame in held[1:]:
        line[0].send(frame)
    held.clear()

    drop(page, "b")
    expect(discs(page)).to_have_count(2)


def hold_looks(page: Page) -> tuple[list[WebSocketRoute], list[str]]:
    """The way to the server, and what is held back of it once something is in that list."""
    servers: list[WebSocketRoute] = []
    held: list[str] = []

    def route(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        servers.append(server)

        def say(frame: str | bytes) -> None:
            text = str(frame)
            if held and '"look"' in text[:20]:
                held.append(text)
            else:
                server.send(text)

        line.on_message(say)

    page.route_web_socket("**/api/socket", route)
    return servers, held


def test_undo_across_another_answer_needs_consent(visit: Visit):
    ines = open_table(visit, "Ines", "Connect four", "invite")
    bo = join(visit, invite(ines), "Bo")
    drop(ines, "a")
    drop(bo, "b")
    expect(discs(ines)).to_have_count(2)
    ines.get_by_role("button", name="Ask to undo").click()
    bo.get_by_role("button", name="Agree").click()
    expect(discs(bo)).to_have_count(0)
    expect(is_asked(ines)).to_be_visible()


def test_a_seat_that_nobody_took_is_given_to_a_bot(visit: Visit):
    ines = open_table(visit, "Ines", "Connect four", "invite")
    drop(ines, "a")
    expect(ines.locator("#question")).to_contain_text("Waiting for")
    ines.get_by_role("button", name="Seats and links").first.click()
    ines.get_by_role("button", name="Give it to a bot").click()
    expect(discs(ines)).to_have_count(2)


def test_replay_steps_links_and_goes_on_as_what_if(visit: Visit, tmp_path: Path):
    page = open_table(visit, "Ines", "Connect four", "bot:random")
    drop(page, "a")
    expect(discs(page)).to_have_count(2)
    drop(page, "a")
    expect(discs(page)).to_have_count(4)
    page.get_by_role("button", name="Replay").first.click()
    expect(page.locator("#question")).to_have_text("Answer 4 of 4")
    page.get_by_role("button", name="Step back").click()
    expect(discs(page)).to_have_count(3)
    page.keyboard.press("[")
    expect(discs(page)).to_have_count(2)
    assert page.url.endswith("?at=2")
    page.reload()
    expect(discs(page)).to_have_count(2)

    with page.expect_download() as waiting:
        page.get_by_role("link", name="Save as a file").click()
    waiting.value.save_as(tmp_path / "game.json")
    assert json.loads((tmp_path / "game.json").read_text())

    running = page.url
    page.get_by_role("button", name="What if").click()
    expect(page.get_by_role("button", name="Back to now")).to_have_count(0)
    expect(discs(page)).to_have_count(2)
    assert page.url.split("?")[0] != running.split("?")[0]

    page.goto(page.url.split("/table")[0])
    page.locator("input[type=file]").set_input_files(tmp_path / "game.json")
    expect(page.locator("#question")).to_be_visible()
    expect(discs(page)).to_have_count(4)


def test_the_language_changes_at_once_and_is_remembered(visit: Visit):
    page = open_table(visit, "Ines", "Connect four", "bot:random")
    page.get_by_role("button", name="passer en français").click()
    expect(page.locator("#question")).to_contain_text("colonne")
    expect(page.get_by_text("Changements")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Changements")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "fr"


def test_nothing_is_asked_of_anybody_else(visit: Visit):
    """No request leaves for another host, on any page."""
    page = visit("/gallery")
    hosts: set[str] = set()
    page.on("request", lambda request: hosts.add(request.url.split("/")[2] if "//" in request.url else "inline"))
    for path in ("/", "/credits", "/account", "/gallery"):
        page.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/")[2] + path)
        page.wait_for_load_state("networkidle")
    assert len(hosts - {"inline"}) == 1


def test_an_account_brings_the_tables_along(visit: Visit):
    page = open_table(visit, "Ines", "Connect four", "bot:random")
    page.goto(page.url.split("/table")[0] + "/account")
    page.get_by_label("Name of the account").fill("ines")
    page.get_by_label("Password").fill("a long enough one")
    page.get_by_role("button", name="Make an account").click()
    expect(page.get_by_text("Your account is made.")).to_be_visible()
    other = visit("/account")
    other.get_by_label("Name of the account").fill("ines")
    other.get_by_label("Password").fill("a long enough one")
    other.get_by_role("button", name="Sign in").click()
    expect(other.get_by_text("You are signed in.", exact=True)).to_be_visible()
    other.get_by_role("link", name="Starboard, Lobby").click()
    expect(other.get_by_role("region", name="Your tables")).to_contain_text("Your turn")
