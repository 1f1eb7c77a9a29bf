"""Writing: what is told is on disk, what comes meanwhile goes together, and who writes may die."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from starboard.kernel.words import Option
from starboard.server.hub import Hub, now
from starboard.server.messages import take_message, with_length
from starboard.server.options import Options
from starboard.server.write_queue import LARGEST, WriteQueue
from starboard.table import people
from starboard.table.actions import Actor, answer
from starboard.table.opening import Plan, open_table
from starboard.table.seats import Holder
from starboard.table.store import Store
from starboard.table.writer import TAKEN, Conflict, Job, WriteError


def person(name: str) -> Job:
    return people.create_person(name, name, 1)[1]


def run(file: Path, test: Callable[[WriteQueue, Store], Awaitable[None]]) -> None:
    """A test with a real process that writes, and a store that reads the same file."""
    store = Store(str(file))

    async def tested() -> None:
        writing = WriteQueue(str(file))
        try:
            await test(writing, store)
        finally:
            await writing.close()

    asyncio.run(tested())
    store.close()


def test_what_is_told_is_on_disk(tmp_path: Path):
    async def test(writing: WriteQueue, store: Store) -> None:
        ann = person("Ann")
        await asyncio.gather(writing.write(ann), writing.write(person("Bo")))
        assert people.by_token(store, "Ann").name == "Ann" and people.by_token(store, "Bo").name == "Bo"

        with pytest.raises(Conflict):
            await writing.write(ann)

    run(tmp_path / "told.db", test)


def test_what_waits_when_it_closes_is_written(tmp_path: Path):
    async def test(writing: WriteQueue, store: Store) -> None:
        for i in range(LARGEST + 1):
            writing.put(person(f"Ann {i}"), lambda error: None)

    run(tmp_path / "late.db", test)

    again = Store(str(tmp_path / "late.db"))
    assert all(people.by_token(again, f"Ann {i}").name for i in (0, LARGEST))
    again.close()


class Wire(asyncio.Transport):
    """In the place of a process: a test reads the batches, and answers."""

    def __init__(self) -> None:
        self.batches: list[int] = []

    def write(self, data: bytes | bytearray | memoryview) -> None:
        message = take_message(bytearray(data))
        assert message is not None
        self.batches.append(len(msgspec.msgpack.decode(message)))


def test_what_comes_while_a_batch_is_on_its_way_goes_together():
    async def test() -> None:
        writing, wire = WriteQueue(""), Wire()
        told: list[tuple[int, Exception | None]] = []

        def done(i: int) -> Callable[[Exception | None], None]:
            return lambda error: told.append((i, error))

        writing.connection_made(wire)
        for i in range(3):
            writing.put((), done(i))
        await asyncio.sleep(0)
        for i in range(3, 5):
            writing.put((), done(i))
        await asyncio.sleep(0)
        assert wire.batches == [3] and not told

        reply = with_length(msgspec.msgpack.encode(["", TAKEN, "the disk is full"]))
        writing.data_received(reply[:3])
        writing.data_received(reply[3:])

        assert wire.batches == [3, 2]
        assert [i for i, _ in told] == [0, 1, 2]
        assert [type(error) for _, error in told] == [type(None), Conflict, WriteError]

    asyncio.run(test())


def test_who_breaks_when_told_keeps_it_from_nobody_else():
    async def test() -> None:
        writing = WriteQueue("")
        told: list[Exception | None] = []

        def breaks(error: Exception | None) -> None:
            raise RuntimeError("a screen broke")

        writing.connection_made(Wire())
        writing.put((), breaks)
        writing.put((), told.append)
        await asyncio.sleep(0)
        writing.data_received(with_length(msgspec.msgpack.encode(["", ""])))

        assert told == [None]

    asyncio.run(test())


def test_a_process_that_dies_is_told_of_and_replaced(tmp_path: Path):
    async def test(writing: WriteQueue, store: Store) -> None:
        await writing.write(person("Ann"))
        os.kill(scribe_of(writing), signal.SIGSTOP)
        lost = asyncio.create_task(writing.write(person("Bo")))
        await asyncio.sleep(0.05)
        os.kill(scribe_of(writing), signal.SIGKILL)

        with pytest.raises(WriteError):
            await lost
        await writing.write(person("Cleo"))
        assert people.by_token(store, "Cleo").name == "Cleo"

    run(tmp_path / "dies.db", test)


def scribe_of(writing: WriteQueue) -> int:
    assert writing.process is not None
    return writing.process.pid


def test_without_a_process_nothing_is_written_and_that_is_said(tmp_path: Path):
    async def test(writing: WriteQueue, store: Store) -> None:
        writing.command = [str(tmp_path / "nobody")]
        with pytest.raises(WriteError, match="nobody"):
            await writing.write(person("Ann"))

    run(tmp_path / "none.db", test)


def kill_after_the_commit(writing: WriteQueue) -> None:
    """The process writes the next batch, and dies before anybody hears of it."""

    def kill(data: bytes) -> None:
        writing.data_received = heard  # type: ignore[method-assign]
        os.kill(scribe_of(writing), signal.SIGKILL)

    heard = writing.data_received
    writing.data_received = kill  # type: ignore[method-assign]


def test_what_a_dead_process_has_committed_is_not_refused(tmp_path: Path):
    async def test(writing: WriteQueue, store: Store) -> None:
        ann = person("Ann")
        await writing.write(ann)
        kill_after_the_commit(writing)
        rename = people.rename_person(people.by_token(store, "Ann"), "Anna")[1]
        told = await asyncio.gather(
            writing.write(person("Bo")), writing.write(ann), writing.write(rename), return_exceptions=True
        )

        assert told[0] is None and people.by_token(store, "Bo").name == "Bo"
        assert told[2] is None and people.by_token(store, "Ann").name == "Anna"

    run(tmp_path / "committed.db", test)


def test_a_change_that_leaves_no_new_row_is_written_again_once(tmp_path: Path):
    async def test(writing: WriteQueue, store: Store) -> None:
        await writing.write(person("Ann"))
        ann = people.by_token(store, "Ann")
        kill_after_the_commit(writing)
        await writing.write(people.rename_person(ann, "Anna")[1])
        assert people.by_token(store, "Ann").name == "Anna"

        for _ in range(2):
            os.kill(scribe_of(writing), signal.SIGSTOP)
            lost = asyncio.create_task(writing.write(people.rename_person(ann, "Hanna")[1]))
            await asyncio.sleep(0.05)
            os.kill(scribe_of(writing), signal.SIGKILL)
            await lost
        assert people.by_token(store, "Ann").name == "Hanna"

    run(tmp_path / "again.db", test)


def test_an_answer_that_a_dead_process_has_committed_is_taken(tmp_path: Path):
    """The answer is on disk and the writer did not live to say so: the table goes on with it."""

    async def test() -> None:
        hub = Hub(Options(str(tmp_path / "table.db")))
        by = Actor("ann", "Ann", now())
        seats = (Holder("person", "ann", "Ann"), Holder("hot", "ann", "2"))
        room = await hub.open(*open_table("t", by, Plan("tictactoe", seats), 1))

        def marks(cell: str, number: int) -> Awaitable[None]:
            seat = number % 2
            return hub.do(room, lambda table: answer(table, by, seat, number, Option("mark", (cell,))))

        await marks("a1", 0)
        kill_after_the_commit(hub.writes)
        await marks("b2", 1)
        assert room.table.position == 2

        await marks("c3", 2)
        found = hub.store.table("t")
        assert found is not None and found.position == room.table.position == 3
        await hub.close()

    asyncio.run(test())


def test_who_closes_at_once_leaves_no_process_behind(tmp_path: Path):
    async def test() -> None:
        writing = WriteQueue(str(tmp_path / "brief.db"))
        writing.start()
        await writing.close()
        assert writing.process is not None and writing.process.poll() == 0

    asyncio.run(test())
