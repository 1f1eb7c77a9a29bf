"""Tables that this version cannot open, and broken cartridges: they take nobody else out of play."""

import shutil
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from starboard.kernel.cartridge import cartridges, rules
from starboard.kernel.registry import find, games
from starboard.server import infos
from starboard.table.doctor import examine
from tests.server.served import Served, serving

SAID = "title: {en: Mended, fr: Réparé}\nblurb: {en: A., fr: A.}\n"


@pytest.fixture
def anew() -> Iterator[Callable[[], None]]:
    """Forgets what was loaded, as a server that is started anew does."""

    def forget() -> None:
        for cached in (rules, infos.game_infos, infos._world):
            cached.cache_clear()

    forget()
    yield forget
    forget()


def change_state(data: Path, table: str, change: Callable[[dict[str, Any]], None], version: int = 1) -> bytes:
    """Change the last stored state of a table by hand."""
    with sqlite3.connect(data) as db:
        where = "table_id = ? AND state IS NOT NULL ORDER BY seq DESC LIMIT 1"
        seq, packed = db.execute(f"SELECT seq, state FROM records WHERE {where}", (table,)).fetchone()
        plain = msgspec.msgpack.decode(packed)
        change(plain)
        state = msgspec.msgpack.encode(plain)
        values = (state, version, table, seq)
        db.execute("UPDATE records SET state = ?, version = ? WHERE table_id = ? AND seq = ?", values)
    db.close()
    return state


def stored(data: Path, table: str) -> bytes:
    with sqlite3.connect(data) as db:
        found: bytes = db.execute(
            "SELECT state FROM records WHERE table_id = ? ORDER BY seq DESC", (table,)
        ).fetchone()[0]
    db.close()
    return found


def played(at: Served, *kinds: str) -> str:
    ann = at.person("Ann")
    table: str = ann.opens(*kinds)["id"]
    with ann.sits(table, look=0) as socket:
        socket.answer("a1", seat=0)
    return table


@pytest.mark.parametrize("version", [1, 99], ids=["a field of another version", "a version yet to come"])
def test_a_state_that_cannot_be_brought_forward_is_kept_and_says_so(tmp_path: Path, version: int):
    with serving(tmp_path) as at:
        table, other = played(at, "me", "hot"), played(at, "me", "hot")
        token = at.people[0].token
    packed = change_state(tmp_path / "test.db", table, lambda state: state.update(wind=3), version)

    with serving(tmp_path) as at:
        ann = at._known("Ann", token)
        told = ann.http.get(f"/api/tables/{table}")
        assert told.status_code == 409 and told.json()["code"] == "unreadable_table"
        assert "cannot be brought forward. It is kept as it is" in told.json()["text"]
        assert "gardée telle quelle" in ann.get(f"tables/{table}", lang="fr")["text"]
        with ann.connects() as socket:
            socket.say("hello", table=table)
            assert socket.wait("refused", "view")["code"] == "unreadable_table"
        assert {card["id"] for card in ann.get("me/tables")} >= {table}
        assert at.person("Bo").get(f"tables/{other}")["status"] == "playing"
        file = ann.http.get(f"/api/tables/{table}/export").json()
        assert file["state"]["wind"] == 3 and file["version"] == version and len(file["answers"]) == 1
    assert stored(tmp_path / "test.db", table) == packed


def test_what_others_may_not_know_is_not_exported_from_a_table_that_cannot_be_opened(tmp_path: Path):
    with serving(tmp_path) as at:
        table = played(at, "me", "open")
        token = at.people[0].token
        at.person("Bo").post(f"tables/{table}/sit", {})
    change_state(tmp_path / "test.db", table, lambda state: state.update(wind=3))

    with serving(tmp_path) as at:
        for who in (at._known("Ann", token), at.nobody()):
            told = who.http.get(f"/api/tables/{table}/export")
            assert told.status_code == 403 and "wind" not in told.text


@pytest.mark.parametrize(
    ("game", "seats", "broken"),
    [("under_our_sun", 2, "mission.yaml"), ("iss_vanguard", 4, "places.yaml"), ("iss_vanguard", 4, "cartridge.yaml")],
)
def test_a_broken_cartridge_of_any_game_takes_only_its_own_tables_out_of_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, anew: Callable[[], None], game: str, seats: int, broken: str
):
    world = tmp_path / "worlds" / game / "mine"
    shutil.copytree(cartridges(find(game))["tiny"], world)
    monkeypatch.setenv("STARBOARD_CARTRIDGES", str(tmp_path / "worlds"))
    monkeypatch.setattr("starboard.table.opening._installed_cartridges", lambda key: tuple(cartridges(find(key))))
    hot = ["hot"] * (seats - 1)
    with serving(tmp_path) as at:
        ann = at.person("Ann")
        token = ann.token
        mine, tiny = (ann.opens("me", *hot, game=game, cartridge=world)["id"] for world in ("mine", "tiny"))

    (world / broken).write_text("[1, 2\n")
    anew()
    with serving(tmp_path) as at:
        ann = at._known("Ann", token)
        assert {each["key"] for each in ann.get("games")} == set(games())
        told = ann.http.get(f"/api/tables/{mine}")
        assert told.status_code >= 400 and "files of the world “mine” are broken" in told.json()["text"]
        assert str(tmp_path) not in told.text
        with ann.sits(tiny, look=0) as socket:
            assert socket.last["scene"]["waiting"], "the same game in another world is played on"
        assert len(ann.get("me/tables")) == 2


@pytest.mark.parametrize("broken", ["cartridge.yaml", "grid.yaml"])
def test_a_broken_cartridge_takes_only_its_own_tables_out_of_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, anew: Callable[[], None], broken: str
):
    world = tmp_path / "worlds" / "tictactoe" / "mended"
    world.mkdir(parents=True)
    (world / "cartridge.yaml").write_text(SAID)
    (world / "grid.yaml").write_text("{size: 3, line: 3}\n")
    monkeypatch.setenv("STARBOARD_CARTRIDGES", str(tmp_path / "worlds"))
    monkeypatch.setattr("starboard.table.opening._installed_cartridges", lambda _: ("classic", "mended", "wide"))
    with serving(tmp_path) as at:
        ann = at.person("Ann")
        token = ann.token
        mended, classic = (ann.opens("me", "hot", cartridge=world)["id"] for world in ("mended", "classic"))

    (world / broken).write_text("[1, 2\n")
    anew()
    with serving(tmp_path) as at:
        ann = at._known("Ann", token)
        shelf = {game["key"]: [one["key"] for one in game.get("cartridges", ())] for game in ann.get("games")}
        assert set(shelf) == set(games()) and shelf["tictactoe"] == ["classic", "wide"] and shelf["seti"]
        assert "files of the world “mended” are broken" in ann.get(f"tables/{mended}")["text"]
        assert len(ann.get("me/tables")) == 2
        seats = [{"kind": "me"}, {"kind": "hot"}]
        told = ann.post("tables", {"game": "tictactoe", "cartridge": "mended", "seats": seats})
        assert told["code"] == "bad_setup" and str(tmp_path) not in told["text"]
        with ann.sits(classic, look=0) as socket:
            assert socket.answer("a1", seat=0)["type"] == "ack"


DAMAGES = {
    "its line in the list": "UPDATE tables SET card = x'ff00' WHERE id = ?",
    "its last record": "UPDATE records SET entry = x'ff' WHERE table_id = ?",
    "all its records": "DELETE FROM records WHERE table_id = ?",
    "its last state": "UPDATE records SET state = NULL WHERE table_id = ?",
    "the bytes of its states": "UPDATE records SET state = x'c1' WHERE table_id = ?",
    "a number in its records": "UPDATE records SET seq = seq + 7 WHERE table_id = ?",
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_row_takes_no_other_table_from_the_lists_nor_from_the_doctor(tmp_path: Path, damage: str):
    with serving(tmp_path) as at:
        ann = at.person("Ann")
        bad, good = (ann.opens("me", "open", listed=True)["id"] for _ in range(2))
    with sqlite3.connect(tmp_path / "test.db") as db:
        db.execute(DAMAGES[damage], (bad,))
    db.close()

    with serving(tmp_path) as at:
        ann = at._known("Ann", ann.token)
        assert good in {card["id"] for card in ann.get("tables")["open"]}
        assert good in {card["id"] for card in ann.get("me/tables")}
        assert ann.get(f"tables/{good}")["status"] == "open"
        for path in (f"tables/{bad}", f"tables/{bad}/export"):
            told = ann.http.get(f"/api/{path}")
            assert told.status_code < 500, told.text

    found = {finding.id: finding.problem for finding in examine(tmp_path / "test.db")}
    assert found[bad] and not found[good]
