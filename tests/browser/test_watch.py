"""The watch itself: what it is there for does not pass it."""

import logging
import time

import pytest

from tests.browser.conftest import Visit
from tests.browser.watch import Watch, heard


@pytest.mark.parametrize(
    ("lang", "body", "seen"),
    [
        ("en", "<p>Gain { $n } data</p>", "{ $"),
        ("en", "<p>event-focus-lower</p>", "event-focus-lower"),
        ("en", "<button aria-label='option-move'>x</button>", "option-move"),
        ("en", "<svg><text>key_orchard</text></svg>", "key_orchard"),
        ("fr", "<p>Choisissez the option</p>", "the"),
        ("en", "<p>Choose the option, end-of-turn</p>", ""),
        ("fr", "<p>Que faites-vous ?</p><button lang='en'>switch to English</button>", ""),
    ],
)
def test_what_is_written(visit: Visit, lang: str, body: str, seen: str):
    mine, page = Watch(), visit(None)
    page.set_content(f"<html lang={lang}><body>{body}")
    mine.read(page)
    assert [fault.split("”")[0] for fault in mine.faults] == ([f"reads “{seen}"] if seen else [])


def test_what_a_page_reports_and_what_the_server_logs(visit: Visit, watch: Watch):
    watch.forgive("")
    mine, page = Watch(), visit("/credits")
    mine.over(page)
    page.evaluate("setTimeout(() => { throw new Error('broken'); })")
    page.evaluate("fetch('/api/tables/nowhere')")
    with heard(mine):
        logging.getLogger("starboard.hub").error("a bot stopped")
    wanted = {"page error", "status 404", "server"}
    until = time.monotonic() + 30
    while not wanted <= {fault.split(":")[0] for fault in mine.faults}:
        assert time.monotonic() < until, mine.faults
        page.wait_for_timeout(20)
    mine.faults.clear()
    mine.forgive("^console")
    mine.saw("console: on purpose")
    assert not mine.faults
