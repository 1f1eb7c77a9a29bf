"""`starboard serve`: says where it is and where the data is, ends cleanly, and tells when the port is taken."""

import argparse
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from bench.served import free_port, wait_for
from starboard.cli.serve import add, data_file
from starboard.server.run import bind


def serve(port: int, data: Path) -> "subprocess.Popen[str]":
    main = "import sys; from starboard.cli import main; sys.exit(main())"
    command = [sys.executable, "-c", main, "serve", "--no-browser", "--port", str(port), "--data", str(data)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM])
def test_it_says_where_it_is_and_ends_cleanly(tmp_path: Path, ending: signal.Signals):
    port = free_port()
    with serve(port, tmp_path / "new" / "folder.db") as process:
        wait_for(port, process)
        httpx.get(f"http://127.0.0.1:{port}/api/health").raise_for_status()
        process.send_signal(ending)
        out, err = process.communicate(timeout=60)

    assert f"http://127.0.0.1:{port}" in out and str(tmp_path / "new" / "folder.db") in out
    assert "Traceback" not in err
    if ending == signal.SIGINT:
        assert process.returncode == 0


def test_a_port_that_is_taken_is_told_with_exit_code_2(tmp_path: Path):
    with bind("127.0.0.1", 0) as taken:
        taken.listen()
        with serve(taken.getsockname()[1], tmp_path / "x.db") as process:
            out, err = process.communicate(timeout=60)

    assert process.returncode == 2 and "Address already in use" in err and "Traceback" not in err + out


def test_the_data_lies_here_if_it_does_else_with_the_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))

    assert data_file(Path("named.db")) == Path("named.db")
    assert data_file(None) == tmp_path / "share" / "starboard" / "starboard.db"
    (tmp_path / "starboard.db").touch()
    assert data_file(None) == Path("starboard.db")


@pytest.mark.parametrize("port", ["-1", "65536", "http"])
def test_a_port_is_a_number(port: str, capsys: pytest.CaptureFixture[str]):
    parser = argparse.ArgumentParser()
    add(parser.add_subparsers())

    with pytest.raises(SystemExit) as ended:
        parser.parse_args(["serve", "--port", port])
    assert ended.value.code == 2 and "--port" in capsys.readouterr().err
