"""A world is begun anywhere, opened in the browser while it is written, and loaded anew when a file changes."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from starboard.cli import drafts as watching
from starboard.cli import main
from starboard.kernel.cartridge import rules, say
from starboard.kernel.lint import cartridge_problems
from starboard.kernel.registry import find
from starboard.kernel.shelf import DRAFTS, cartridges, draft_folders, game_named
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


# Drafts of strangers


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with two drafts, as the watch sees it."""
    for name in ("good", "evil"):
        assert main(["new", "tictactoe", name, "--into", str(tmp_path / "drafts")]) == 0
    monkeypatch.setenv(DRAFTS, str((tmp_path / "drafts").resolve()))
    return tmp_path / "drafts"


def left_out(capsys: pytest.CaptureFixture[str]) -> str:
    """What the watch says of the evil draft, which it keeps from the server; the good one is served."""
    capsys.readouterr()
    assert [each.name for each in watching.usable()] == ["good"]
    evil, good = capsys.readouterr().out.splitlines()
    assert good == "good: no problem" and evil.startswith("evil: ") and evil.endswith(" (left out)")
    return evil


@pytest.mark.parametrize("name", ["cartridge.yaml", "grid.yaml", "texts"])
def test_a_link_out_of_the_folder_is_not_followed(
    folder: Path, tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]
):
    secret = tmp_path / "secret"
    secret.write_text("game: tictactoe\npassword: hunter2\n")
    link = folder / "evil" / name
    link.unlink(missing_ok=True)
    link.symlink_to(secret)

    said = left_out(capsys)
    assert f"{name} leads out of the folder" in said and "hunter2" not in said


def test_a_draft_that_is_a_link_out_of_the_folder_is_left_out_and_a_link_inside_is_not(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    (folder / "evil").rename(tmp_path / "elsewhere")
    (folder / "evil").symlink_to(tmp_path / "elsewhere")
    assert "leads out of the folder" in left_out(capsys)

    (folder / "evil").unlink()
    (folder / "evil").symlink_to(folder / "good")
    assert [each.name for each in watching.usable()] == ["evil", "good"]


def test_a_world_inside_a_world_is_not_loaded_past_the_check(folder: Path, monkeypatch: pytest.MonkeyPatch):
    (folder / "evil").rename(folder / "good" / "inside")
    monkeypatch.setenv(DRAFTS, str(folder / "good"))

    assert [each.name for each in draft_folders()] == ["good"]


def test_a_name_that_reads_as_two_folders_is_left_out(folder: Path, capsys: pytest.CaptureFixture[str]):
    (folder / "evil").rename(folder / f"evil{os.pathsep}")

    assert [each.name for each in watching.usable()] == ["good"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes in folders here")
def test_a_draft_without_end_is_left_out(folder: Path, monkeypatch: pytest.MonkeyPatch):
    (folder / "evil" / "texts").mkdir(exist_ok=True)
    text = folder / "evil" / "texts" / "en.ftl"
    text.unlink(missing_ok=True)
    os.mkfifo(text)
    monkeypatch.setattr(watching, "PATIENCE", 1.0)

    assert watching.examine(folder / "evil") == ("it takes too much time or memory to be read", False)


def test_a_huge_draft_is_left_out(folder: Path, capsys: pytest.CaptureFixture[str]):
    (folder / "evil" / "texts").mkdir(exist_ok=True)
    with (folder / "evil" / "texts" / "en.ftl").open("w") as text:
        text.truncate(3 << 30)  # sparse

    assert "takes too much time or memory" in left_out(capsys)


@pytest.mark.parametrize(("work", "code"), [("b'x' * (2 << 30)", watching.HEAVY), ("exec('while 1: pass')", -9)])
def test_a_check_has_limits_of_memory_and_time(work: str, code: int):
    limits = "from starboard.cli import drafts; drafts.SECONDS = 1; drafts.main = lambda words: "

    ended = subprocess.run([sys.executable, "-c", f"{limits}{work}; raise SystemExit(drafts.check(''))"], timeout=60)

    assert ended.returncode == code


@pytest.mark.parametrize(
    "text",
    [
        "[" * 1_000_000,
        "a: &a [x]\n" + "".join(f"{b}: &{b} [{f'*{a},' * 9}]\n" for a, b in zip("abcdefg", "bcdefgh", strict=True)),
    ],
    ids=["deep", "nine times nine"],
)
def test_a_bomb_is_told_on_the_shelf_like_any_mistake(folder: Path, text: str):
    (folder / "evil" / "grid.yaml").write_text(text)

    said, is_usable = watching.examine(folder / "evil")

    assert "grid.yaml:1:1: it is" in said and is_usable


def test_what_a_draft_says_is_no_command_to_the_terminal(folder: Path, capsys: pytest.CaptureFixture[str]):
    shutil.rmtree(folder / "good")
    about = folder / "evil" / "cartridge.yaml"
    about.write_text(about.read_text() + '"\\e]0;owned\\a": 1\n')
    capsys.readouterr()

    watching.usable()

    said = capsys.readouterr().out
    assert "owned" in said and "\x1b" not in said and "\x07" not in said


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


@contextmanager
def writing(file: Path) -> Iterator[None]:
    """Somebody changes a file hundreds of times a second."""
    is_over, good = threading.Event(), file.read_text()

    def write() -> None:
        n = 0
        while not is_over.wait(0.003):
            n += 1
            file.write_text(good + "#" * (n % 100) + "\n")
        file.write_text(good.replace("en: Odd", "en: Even"))

    writer = threading.Thread(target=write)
    writer.start()
    try:
        yield
    finally:
        is_over.set()
        writer.join()


def test_a_file_that_changes_hundreds_of_times_a_second_stops_nobody_and_is_loaded_after_it(
    served: tuple[Path, int, "subprocess.Popen[str]"],
):
    drafts, port, process = served
    until(port, lambda found: found.get("odd", {}).get("title") == "Odd")
    assert process.stdout is not None

    with writing(drafts / "odd" / "cartridge.yaml"):
        for line in process.stdout:
            if "being written without a pause" in line:
                break
            assert "loaded anew" not in line
        assert shelf(port)["odd"]["title"] == "Odd", "the server answers with what it had"

    until(port, lambda found: found["odd"]["title"] == "Even")


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
