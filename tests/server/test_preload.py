"""The content of every game is loaded beside the event loop: no view waits for a cartridge or for texts."""

import time
from pathlib import Path
from typing import Any

import pytest

from starboard.kernel import cartridge, content
from starboard.kernel.registry import find, games
from starboard.kernel.voice import Voice
from starboard.server import preload
from tests.server.served import Served, serving


def loaded(at: Served) -> None:
    until = time.monotonic() + 60
    while at.nobody().get("health").get("loading"):
        assert time.monotonic() < until
        time.sleep(0.05)


def test_a_first_view_in_either_language_reads_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    with serving(tmp_path) as at:
        loaded(at)
        reads: list[Any] = []
        monkeypatch.setattr(cartridge, "load", lambda file, *_: reads.append(file))
        monkeypatch.setattr(content, "load", lambda file, *_: reads.append(file))
        monkeypatch.setattr(Voice, "__init__", lambda *_args, **_more: reads.append("a voice"))
        ann = at.person("Ann")
        for game in games():
            for lang in ("en", "fr"):
                seats = ("me", *["hot"] * (max(2, find(game).seats.start) - 1))
                with ann.sits(ann.opens(*seats, game=game)["id"], lang=lang, look=0) as a:
                    assert a.last["scene"]["players"][0]["seat"] == 0

        assert reads == []


def test_a_cartridge_that_breaks_stops_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    def broken(*_: str) -> None:
        raise ValueError("this cartridge is broken")

    monkeypatch.setattr(preload, "rules", broken)
    with serving(tmp_path) as at:
        loaded(at)
        assert at.person("Ann").opens("me", "hot")["id"]
