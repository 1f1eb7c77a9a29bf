"""Another site cannot act in somebody's name: real requests with what a browser would say of them."""

from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.served import Served

EVIL = "https://evil.example"
PLAN = {"game": "tictactoe", "seats": [{"kind": "me"}, {"kind": "hot"}]}
PROXY = {"X-Forwarded-Proto": "https"}


@pytest.fixture
def browser(at: Served) -> Iterator[httpx.Client]:
    """A browser in which somebody is known by a cookie."""
    with httpx.Client(base_url=at.url) as browser:
        browser.put("/api/me", json={"name": "Ann"})
        yield browser


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": EVIL},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": EVIL, "Sec-Fetch-Site": "same-origin"},
    ],
)
def test_a_write_from_another_site_is_refused(browser: httpx.Client, headers: dict[str, str]):
    for method, path, body in (
        ("PUT", "/api/me", {"name": "Eve"}),
        ("POST", "/api/tables", PLAN),
        ("POST", "/api/account", {"name": "Eve", "password": "correct horse"}),
        ("POST", "/api/account/logout", None),
        ("DELETE", "/api/me/sessions", None),
    ):
        said = browser.request(method, path, json=body, headers=headers)
        assert (said.status_code, said.json()["code"]) == (403, "foreign"), path
    french = browser.put("/api/me?lang=fr", json={"name": "Eve"}, headers=headers)
    assert "Un autre site" in french.json()["text"]
    assert browser.get("/api/me").json()["name"] == "Ann" and browser.get("/api/me/tables").json() == []


def test_our_own_pages_and_programs_may_write(at: Served, browser: httpx.Client):
    own = {"Origin": at.url, "Sec-Fetch-Site": "same-origin"}
    assert browser.put("/api/me", json={"name": "Anna"}, headers=own).json()["name"] == "Anna"
    assert browser.put("/api/me", json={"name": "Ann"}).json()["name"] == "Ann"
    assert browser.get("/api/me", headers={"Sec-Fetch-Site": "cross-site"}).json()["name"] == "Ann"


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_what_a_form_could_send_is_refused(browser: httpx.Client, kind: str):
    headers = {"Content-Type": kind} if kind else {}
    said = browser.post("/api/tables", content=b'{"game": "tictactoe"}', headers=headers)
    assert (said.status_code, said.json()["code"]) == (415, "not_json")
    assert browser.post("/api/import", content=b"{}", headers=headers).status_code == 415
    assert browser.get("/api/me/tables").json() == []


def test_a_socket_of_another_site_is_closed(at: Served, browser: httpx.Client):
    cookie = f"starboard={browser.cookies['starboard']}"
    for headers in ({"Origin": EVIL}, {"Sec-Fetch-Site": "cross-site"}):
        address = f"ws://127.0.0.1:{at.port}/api/socket"
        with connect(address, additional_headers={"Cookie": cookie, **headers}) as wire:
            with pytest.raises(ConnectionClosed) as closed:
                wire.recv(5)
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008


def test_every_answer_of_the_api_is_no_page_and_is_not_kept(at: Served):
    for path in ("me", "games", "nothing", "health", "tables/none/export"):
        said = httpx.get(f"{at.url}/api/{path}")
        assert said.headers["x-content-type-options"] == "nosniff", path
        assert "default-src 'none'" in said.headers["content-security-policy"]
        assert said.headers["referrer-policy"] == "same-origin" and said.headers["cache-control"] == "no-store"
    refused = httpx.post(f"{at.url}/api/tables", content=b"x", headers={"Origin": EVIL})
    assert refused.headers["x-content-type-options"] == "nosniff"


def test_under_https_the_cookie_is_for_this_host_alone(at: Served):
    said = httpx.put(f"{at.url}/api/me", json={"name": "Ann"}, headers=PROXY)
    cookie = said.headers["set-cookie"]
    assert cookie.startswith("__Host-starboard=") and "Secure" in cookie and "Path=/" in cookie
    assert "domain" not in cookie.lower() and "HttpOnly" in cookie
    token = cookie.partition("=")[2].partition(";")[0]
    known = {"Cookie": f"starboard=of-another; __Host-starboard={token}", **PROXY}
    assert httpx.get(f"{at.url}/api/me", headers=known).json()["name"] == "Ann"
    plain = httpx.put(f"{at.url}/api/me", json={"name": "Bo"}).headers["set-cookie"]
    assert plain.startswith("starboard=") and "Secure" not in plain


def test_a_cookie_from_before_is_changed_for_one_of_this_host(at: Served, browser: httpx.Client):
    old = {"Cookie": f"starboard={browser.cookies['starboard']}", **PROXY}
    said = httpx.get(f"{at.url}/api/me", headers=old)
    fresh, ended = said.headers.get_list("set-cookie")
    assert said.json()["name"] == "Ann"
    assert fresh.startswith(f"__Host-starboard={browser.cookies['starboard']}")
    assert ended.startswith("starboard=") and "Max-Age=0" in ended
