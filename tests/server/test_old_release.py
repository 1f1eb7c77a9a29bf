"""A server of this release on the database of an older one: its people find their tables and play on."""

import lzma
from pathlib import Path

import pytest

from tests.golden.saves import FOLDER
from tests.server.served import serving

OLD = FOLDER / "0.1.0" / "tables.db.xz"


@pytest.mark.parametrize("table", ["seti1", "unse2"])
def test_a_table_of_the_first_release_is_played_on_undone_and_exported(tmp_path: Path, table: str):
    (tmp_path / "test.db").write_bytes(lzma.decompress(OLD.read_bytes()))

    with serving(tmp_path) as at:
        ann = at._known("Ann", "ann-of-0.1.0")
        assert table in {card["id"] for card in ann.get("me/tables")}
        with ann.sits(table, look=0) as socket:
            before = socket.last["position"]
            option = socket.last["scene"]["question"]["choices"][0]["option"]
            assert socket.answer(*option.get("ids", ()), key=option["key"], seat=0)["type"] == "ack"
            socket.view(position=before + 1)
            socket.say("undo", to=5)  # a position whose state was thinned out: played again from an older one
            assert socket.wait("ack", "refused")["type"] == "ack"
            assert socket.view(position=5)["scene"]
        file = ann.http.get(f"/api/tables/{table}/export").content
        back = ann.brings(file).json()["table"]
        assert "bare" not in back and ann.get(f"tables/{back['id']}/positions")["last"] == 5
