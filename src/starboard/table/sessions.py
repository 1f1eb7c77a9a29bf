"""Sessions: a device on which somebody is known by a token.  One that nobody uses for long ends by itself."""

import hashlib
import re

from msgspec import Struct

from starboard.table.store import Store
from starboard.table.writer import Statement

DAY = 24 * 3600 * 1000  # milliseconds
BROWSERS = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "Chrome": "Chrome", "Safari": "Safari"}
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS": "macOS",
    "Linux": "Linux",
}
SHOWN = 16  # characters of its hash name a session


class Session(Struct, frozen=True):
    """A session as it is stored."""

    token: str  # hashed
    person: str
    made: int
    used: int
    device: str = ""

    @property
    def id(self) -> str:
        return self.token[:SHOWN]


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def device_of(agent: str) -> str:
    """What a browser or a program calls itself, in a word or two."""
    browser = next((name for word, name in BROWSERS.items() if f"{word}/" in agent), "")
    system = next((name for word, name in SYSTEMS.items() if word in agent), "")
    return ", ".join(filter(None, (browser, system))) or re.split(r"[/ ]", agent, maxsplit=1)[0][:40]


def sessions_of(store: Store, person: str) -> list[Session]:
    """The sessions of a person, the last used first."""
    sql = "SELECT token, person, made, used, device FROM sessions WHERE person = ? ORDER BY used DESC, token"
    return [Session(*row) for row in store.all(sql, person)]


def create_session(person: str, token: str, now: int, device: str = "") -> list[Statement]:
    sql = "INSERT INTO sessions (token, person, made, used, device) VALUES (?, ?, ?, ?, ?)"
    return [(sql, (token_hash(token), person, now, now, device))]


def touch_session(token: str, now: int) -> list[Statement]:
    """The session is in use."""
    return [("UPDATE sessions SET used = ? WHERE token = ?", (now, token))]


def end_sessions(hashes: list[str]) -> list[Statement]:
    return [("DELETE FROM sessions WHERE token = ?", (token,)) for token in hashes]


def end_unused(before: int) -> list[Statement]:
    """End the sessions that nobody has used since then."""
    return [("DELETE FROM sessions WHERE used < ?", (before,))]
