"""doctor, backup, restore and prune on real files, with a real server beside them; and two servers on one file."""

import lzma
import random
import sqlite3
import threading
import time
from pathlib import Path

import msgspec
import pytest

from starboard.cli import main
from starboard.table.lock import DataInUse, DataLock
from starboard.table.schema import MIGRATIONS
from starboard.table.store import Store
from tests.golden.saves import FOLDER
from tests.golden.test_database import play_on
from tests.server.served import serving
from tests.table.given import Given
from tests.table.test_store import kept

OLD = FOLDER / "0.1.0" / "tables.db.xz"


def filled(file: Path, *names: str, over: bool = False, **given: int) -> None:
    """A data file with a table for each of these ids."""
    store = Store(str(file))
    for name in names:
        table: Given = kept(store, "Ann", "Ann/Bo", id_=name).marks("a1", "b2")
        if over:
            table.marks("a2", "c3", "a3")
    store.close()


def ids(file: Path) -> list[str]:
    with sqlite3.connect(file) as db:
        found = [row[0] for row in db.execute("SELECT id FROM tables ORDER BY id")]
    db.close()
    return found


def test_the_doctor_says_table_by_table_what_would_change_and_changes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    data = tmp_path / "old.db"
    data.write_bytes(lzma.decompress(OLD.read_bytes()))
    before = data.read_bytes()

    assert main(["doctor", str(data)]) == 0

    told = {line.split()[0]: line for line in capsys.readouterr().out.splitlines()}
    assert "brought forward from version 1 to 2" in told["seti1"] and "position 76" in told["seti1"]
    assert "brought forward from version 1 to 2" in told["unse3"]
    assert "nothing changes" in told["four2"] and "nothing changes" in told["tict2"]
    assert not any("instead of" in line or "cannot be shown" in line for line in told.values())
    assert data.read_bytes() == before


def test_the_doctor_names_and_exports_what_cannot_be_opened(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    data = tmp_path / "some.db"
    filled(data, "good", "torn", "moved", "gone")
    store = Store(str(data))
    packed = store.states("torn")(2)
    assert packed is not None
    torn = msgspec.msgpack.encode({**msgspec.msgpack.decode(packed.packed), "wind": 3})
    store.db.execute("UPDATE records SET state = ? WHERE table_id = 'torn' AND seq = 2", (torn,))
    store.db.execute("UPDATE records SET cartridge = 'other' WHERE table_id = 'moved'")
    store.db.execute("UPDATE records SET state = x'c1' WHERE table_id = 'gone' AND seq = 0")
    store.close()

    assert main(["doctor", str(data), "--export", str(tmp_path / "out")]) == 1

    told = {line.split()[0]: line for line in capsys.readouterr().out.splitlines()}
    assert "cannot be opened" in told["torn"] and "unknown field `wind`" in told["torn"]
    assert "cartridge has changed since the last answer (hash other" in told["moved"]
    assert "1 of its 3 stored positions cannot be shown" in told["gone"]
    assert "4 tables; 2 would change, 1 could not be opened" in told[f"{data}:"]
    (file,) = (tmp_path / "out").iterdir()
    assert msgspec.json.decode(file.read_bytes())["state"]["wind"] == 3


def test_a_backup_of_a_running_server_is_whole_and_can_be_put_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    data, copy = tmp_path / "test.db", tmp_path / "copy.db"
    with serving(tmp_path) as at:
        ann = at.person("Ann")
        table, later = ann.opens("me", "hot")["id"], ""
        stop = threading.Event()
        opening = threading.Thread(target=lambda: [ann.opens("me", "hot") for _ in iter(stop.is_set, True)])
        opening.start()
        try:
            assert main(["backup", str(copy), "--data", str(data)]) == 0
        finally:
            stop.set()
            opening.join()
        later = ann.opens("me", "hot")["id"]
        assert main(["restore", str(copy), "--data", str(data)]) == 2
        assert "in use by another server" in capsys.readouterr().err
        token = ann.token
    assert table in ids(copy) and later not in ids(copy)
    assert main(["backup", str(copy), "--data", str(data)]) == 2

    assert main(["restore", str(copy), "--data", str(data)]) == 0

    assert ids(data) == ids(copy) and later in ids(tmp_path / "test.db.before-1")
    with serving(tmp_path) as at, at._known("Ann", token).sits(table, look=0) as socket:
        assert socket.answer("a1", seat=0)["type"] == "ack"


@pytest.mark.parametrize("content", [b"", b"not a database, but long enough to look like one" * 40])
def test_what_is_no_backup_is_not_restored(tmp_path: Path, content: bytes, capsys: pytest.CaptureFixture[str]):
    data, bad = tmp_path / "test.db", tmp_path / "bad.db"
    filled(data, "t")
    bad.write_bytes(content)

    assert main(["restore", str(bad), "--data", str(data)]) == 2

    assert "Traceback" not in capsys.readouterr().err and ids(data) == ["t"]


def test_a_backup_of_a_newer_program_is_not_restored(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    data, newer = tmp_path / "test.db", tmp_path / "newer.db"
    filled(data, "t")
    filled(newer, "n")
    with sqlite3.connect(newer) as db:
        db.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    db.close()

    assert main(["restore", str(newer), "--data", str(data)]) == 2
    assert f"version {len(MIGRATIONS) + 1}" in capsys.readouterr().err and ids(data) == ["t"]


def test_prune_removes_what_nobody_has_touched_and_only_when_told_to(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    data = tmp_path / "test.db"
    filled(data, "over", over=True)
    filled(data, "running")
    with serving(tmp_path) as at:
        fresh = at.person("Ann").opens("me", "hot")["id"]
        assert main(["prune", "--data", str(data), "--yes"]) == 2
    words = ["prune", "--data", str(data)]

    assert main(words) == 0 and ids(data) == sorted(["over", "running", fresh])
    assert "1 tables would go" in capsys.readouterr().out
    assert main([*words, "--yes"]) == 0 and ids(data) == sorted(["running", fresh])
    assert main([*words, "--yes", "--unfinished"]) == 0 and ids(data) == [fresh]
    with sqlite3.connect(data) as db:
        left = {table for (table,) in db.execute("SELECT table_id FROM records UNION SELECT table_id FROM seats")}
    db.close()
    assert left == {fresh}


def test_the_second_server_on_a_file_says_so_and_ends(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    data = tmp_path / "test.db"
    with serving(tmp_path) as at:
        began = time.monotonic()
        assert main(["serve", "--no-browser", "--port", "0", "--data", str(data)]) == 2
        assert time.monotonic() - began < 60
        assert "in use by another server (process" in capsys.readouterr().err
        assert at.person("Ann").opens("me", "hot")["id"]
    other_name = tmp_path / "other.db"
    other_name.symlink_to(data)
    for name in (data, other_name):
        with DataLock(data), pytest.raises(DataInUse):
            DataLock(name)


WORLDS: tuple[tuple[str, str, int], ...] = (
    ("seti", "", 2),
    ("unsettled", "", 2),
    ("under_our_sun", "", 2),
    ("iss_vanguard", "", 4),
    ("iss_vanguard", "unlit_road", 4),
)


def test_tables_of_all_games_and_a_campaign_are_examined_kept_put_back_and_played_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    data, copy, chance = tmp_path / "test.db", tmp_path / "copy.db", random.Random(5)
    store = Store(str(data))
    for number, (game, cartridge, seats) in enumerate(WORLDS):
        others = [f"Ann/{n}" for n in range(1, seats)]
        given = kept(store, "Ann", *others, id_=f"t{number}", game=game, cartridge=cartridge)
        for _ in range(40):
            play_on(store, given.table, chance)
    store.close()

    assert main(["doctor", str(data)]) == 0
    told = capsys.readouterr().out
    assert told.count("nothing changes") == len(WORLDS) and "position 40" in told
    assert main(["backup", str(copy), "--data", str(data)]) == 0
    assert main(["prune", "--data", str(data), "--yes", "--unfinished"]) == 0 and ids(data) == []
    assert main(["restore", str(copy), "--data", str(data)]) == 0

    store = Store(str(data))
    for number, (game, cartridge, _) in enumerate(WORLDS):
        table = store.table(f"t{number}")
        assert table is not None and (table.opened.game, table.position) == (game, 40)
        assert cartridge in ("", table.opened.cartridge)
        for _ in range(8):
            play_on(store, table, chance)
        again = store.table(f"t{number}")
        assert again is not None and again.game.s == table.game.s
    store.close()
