"""A world is begun anywhere, opened in the browser while it is written, and loaded anew when a file changes."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from starboard.cli import main
from starboard.kernel.cartridge import rules, say
from starboard.kernel.lint import cartridge_problems
from starboard.kernel.registry import find
from starboard.kernel.shelf import DRAFTS, cartridges, game_named
from starboard.server.infos import _shelf

PATIENCE = 90.0


@pytest.mark.parametrize("game", ["unsettled", "under_our_sun", "seti", "tictactoe"])
def test_a_new_world_is_whole_wherever_it_is_begun(game: str, tmp_path: Path):
    assert main(["new", game, "sleeper", "--into", str(tmp_path)]) == 0

    assert cartridge_problems(find(game), tmp_path / "sleeper") == []
    assert game_named(tmp_path / "sleeper") == game
    assert rules(game, str(tmp_path / "sleeper")).cartridge.cartridge.title.en == "Sleeper"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["new", "unsettled", "tiny"], "unsettled has a world called tiny already"),
        (["new", "unsettled", "Big Planet"], "cannot be the key of a world"),
        (["new", "chess", "moon"], "there is no game called 'chess'"),
        (["new", "unsettled"], "begin a world of it with `starboard new unsettled NAME`"),
    ],
)
def test_what_cannot_be_begun_is_said(words: list[str], said: str, capsys: pytest.CaptureFixture[str]):
    assert main(words) == 2
    assert said in capsys.readouterr().err


def test_a_draft_never_takes_the_name_of_a_world_that_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    assert main(["new", "tictactoe", "odd", "--into", str(tmp_path)]) == 0
    (tmp_path / "odd").rename(tmp_path / "classic")
    monkeypatch.setenv(DRAFTS, str(tmp_path))

    assert cartridges(find("tictactoe"))["classic"] == find("tictactoe").home() / "cartridges" / "classic"


def test_a_broken_draft_says_on_the_shelf_what_is_wrong_and_the_others_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    for name in ("odd", "even"):
        assert main(["new", "tictactoe", name, "--into", str(tmp_path)]) == 0
    file = tmp_path / "odd" / "grid.yaml"
    file.write_text(file.read_text().replace("line", "lien"))
    monkeypatch.setenv(DRAFTS, str(tmp_path))
    game = find("tictactoe")

    shelf = {info.key: info for info in _shelf("tictactoe", game, say(game, "", "en"))}

    assert "grid.yaml:" in shelf["odd"].blurb and "did you mean line?" in shelf["odd"].blurb
    assert str(tmp_path) not in shelf["odd"].blurb
    assert shelf["even"].title == "Even" and "classic" in shelf


@pytest.fixture
def served(tmp_path: Path) -> Iterator[tuple[Path, int, "subprocess.Popen[str]"]]:
    """A folder with one draft, the port at which it is served, and the process that watches."""
    drafts = tmp_path / "drafts"
    assert main(["new", "tictactoe", "odd", "--into", str(drafts)]) == 0
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    words = ["serve", "--drafts", str(drafts), "--port", str(port), "--no-browser", "--data", str(tmp_path / "data.db")]
    code = "import sys; from starboard.cli import main; sys.exit(main())"
    process = subprocess.Popen([sys.executable, "-c", code, *words], stdout=subprocess.PIPE, text=True)
    try:
        yield drafts, port, process
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGINT)
        process.wait(30)
        assert process.stdout is not None
        process.stdout.close()


def shelf(port: int) -> dict[str, Any]:
    """The worlds of tic-tac-toe as the lobby shows them."""
    with urlopen(f"http://127.0.0.1:{port}/api/games", timeout=10) as answer:
        games = json.load(answer)
    found = next(game for game in games if game["key"] == "tictactoe")
    return {world["key"]: world for world in found["cartridges"]}


def until(port: int, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The shelf, as soon as it is as it should be."""
    end, last = time.monotonic() + PATIENCE, {}
    while time.monotonic() < end:
        try:
            last = shelf(port)
            if holds(last):
                return last
        except (URLError, OSError):
            pass
        time.sleep(0.2)
    raise AssertionError(f"it never came to that; the shelf at last: {last}")


def test_a_change_is_loaded_a_mistake_is_told_and_its_mending_too(served: tuple[Path, int, "subprocess.Popen[str]"]):
    drafts, port, process = served
    about = drafts / "odd" / "cartridge.yaml"
    until(port, lambda found: found.get("odd", {}).get("title") == "Odd")

    about.write_text(about.read_text().replace("en: Odd", "en: Odder"))
    until(port, lambda found: found["odd"]["title"] == "Odder")

    good = about.read_text()
    about.write_text(good.replace("minutes: 30", "minuts: 30"))
    broken = until(port, lambda found: "did you mean minutes?" in found["odd"]["blurb"])
    assert "classic" in broken, "what is not broken is there"

    about.write_text(good)
    until(port, lambda found: found["odd"]["title"] == "Odder")
    assert process.poll() is None

    process.send_signal(signal.SIGINT)
    assert process.wait(30) == 0, "Ctrl-C is the way to end"


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no such end here")
def test_the_server_ends_with_the_watch_however_that_ends(served: tuple[Path, int, "subprocess.Popen[str]"]):
    _, port, process = served
    until(port, lambda found: "odd" in found)

    os.kill(process.pid, signal.SIGKILL)

    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with socket.socket() as trial:
            if trial.connect_ex(("127.0.0.1", port)):
                return
        time.sleep(0.2)
    raise AssertionError("the server still answers")
