"""The process that writes is killed while people play: nobody is told "refused" for an answer that is on disk."""

import os
import random
import signal
import time
from contextlib import suppress
from pathlib import Path

import pytest

from starboard.server.write_queue import WriteQueue
from starboard.table.store import Store
from tests.server.served import Socket, serving


class Killer:
    """Kills the writer of a server: after its commit, before the server has heard of it; or at any moment."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.is_armed = False
        self.queue: WriteQueue | None = None
        hear, connect = WriteQueue.data_received, WriteQueue.connection_made

        def connected(queue: WriteQueue, transport: object) -> None:
            self.queue = queue
            connect(queue, transport)  # type: ignore[arg-type]

        def heard(queue: WriteQueue, data: bytes) -> None:
            if self.is_armed:
                self.is_armed = False
                self.kill()
            else:
                hear(queue, data)

        patch.setattr(WriteQueue, "connection_made", connected)
        patch.setattr(WriteQueue, "data_received", heard)

    def kill(self) -> None:
        assert self.queue is not None and self.queue.process is not None
        with suppress(ProcessLookupError):  # it is dead, and the next one is not there yet
            os.kill(self.queue.process.pid, signal.SIGKILL)


@pytest.fixture
def killer(monkeypatch: pytest.MonkeyPatch) -> Killer:
    return Killer(monkeypatch)


def on_disk(folder: Path, table: str) -> dict[str, int]:
    """The ids of the messages on disk, with their records."""
    store = Store(str(folder / "test.db"))
    try:
        return {entry.message_id: entry.seq for entry in store.entries(table) if entry.message_id}
    finally:
        store.close()


def test_an_answer_on_disk_is_acknowledged_though_its_writer_is_dead(tmp_path: Path, killer: Killer):
    with serving(tmp_path) as at:
        ann = at.person("Ann")
        table = ann.opens("me", "hot")["id"]
        with ann.sits(table, look=0) as a:
            for number, cell in enumerate(("a1", "b2", "c3", "a2")):
                killer.is_armed = True
                told = a.answer(cell, seat=number % 2, question=number)
                assert told["type"] == "ack" and told["seq"] == number + 1, told
            assert not killer.is_armed and a.view(position=4)
        killer.is_armed = True
        assert ann.http.put("/api/me", json={"name": "Anna"}).json()["name"] == "Anna"
        assert len(on_disk(tmp_path, table)) == 4


def test_killed_at_any_moment_it_is_refused_only_if_it_is_not_there(tmp_path: Path, killer: Killer):
    chance = random.Random(3)
    with serving(tmp_path) as at:
        ann = at.person("Ann")
        table = ann.opens("me", "hot")["id"]
        told: dict[str, str] = {}
        with ann.sits(table) as a:
            for number in range(16):
                told |= _chat(a, f"c{number}", killer if number % 2 else None, chance.random() * 0.004)
        disk = on_disk(tmp_path, table)
        assert {id_ for id_, type_ in told.items() if type_ == "ack"} == set(disk)
        assert len(disk) >= 5


def _chat(socket: Socket, id_: str, killer: Killer | None, moment: float) -> dict[str, str]:
    socket.say("chat", id=id_, text="Hm.")
    if killer:
        time.sleep(moment)
        if killer.queue is not None and killer.queue.process is not None:  # else it is just being started again
            killer.kill()
    return {id_: socket.wait("ack", "refused")["type"]}


def test_a_full_disk_is_called_so_in_both_languages(tmp_path: Path, killer: Killer):
    with serving(tmp_path) as at:
        ann = at.person("Ann")
        table = ann.opens("me", "hot")["id"]
        assert killer.queue is not None
        killer.queue.command[1:3] = [str(Path(__file__).with_name("full_disk.py"))]
        killer.kill()
        with ann.sits(table, lang="fr") as a:
            told: list[str] = []
            while len(told) < 200 and not any("disque" in text for text in told):  # the last pages have room
                a.say("chat", text=900 * "x")
                told.append(a.wait("ack", "refused").get("text", ""))
        assert told[-1].startswith("Le disque de ce serveur est plein")
        plan = {"game": "tictactoe", "seats": [{"kind": "me"}, {"kind": "hot"}]}
        opened = (ann.http.post("/api/tables", json=plan) for _ in range(50))
        said = next(answer for answer in opened if answer.status_code != 201)
        assert said.status_code == 503 and "disk of this server is full" in said.json()["text"]
