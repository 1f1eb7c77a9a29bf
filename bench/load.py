"""The load run: many tables at once with two sockets each, every answer on disk before it is acknowledged."""

import asyncio
import json
import random
import statistics
import time
from collections.abc import Coroutine
from typing import Any

import msgspec
import uvloop
from msgspec import Struct

from bench.served import HOST, Served, cpu_of, memory_of, serve
from bench.wire import Wire, connect
from starboard.kernel.words import Option

WARM_UP = 3.0
OPENED = 16_000  # tables beforehand, here and there: what is measured are answers
PAUSED = 4_000  # as many as those who think can use up


class Figures(Struct, frozen=True):
    """What a load run came to.  Times are in milliseconds, from sending an answer to the other's seeing it."""

    what: str
    tables: int
    seconds: float
    answers: int
    per_s: float
    p50_ms: float
    p99_ms: float
    cpu_us: float = 0.0  # of the server's processor for one answer: steadier than a clock on a busy machine
    start_up_s: float = 0.0
    memory_kb_a_table: float = 0.0
    problem: str = ""


class _Choice(Struct):
    option: Option


class _Asked(Struct):
    number: int
    choices: tuple[_Choice, ...] = ()


class _Scene(Struct):
    question: _Asked | None = None
    ending: msgspec.Raw = msgspec.Raw()


class _View(Struct, tag_field="type", tag="view"):
    position: int
    scene: _Scene


class _Ack(Struct, tag_field="type", tag="ack"):
    id: str


class _Refused(Struct, tag_field="type", tag="refused"):
    code: str
    text: str


class _Presence(Struct, tag_field="type", tag="presence"):
    pass


_frames: msgspec.json.Decoder[Any] = msgspec.json.Decoder(_View | _Ack | _Refused | _Presence)
_option = msgspec.json.Encoder().encode


class Meter:
    """Counts answers, and how long each took to be seen by the other, while it is on."""

    def __init__(self) -> None:
        self.on = False
        self.answers = 0
        self.took: list[float] = []

    def seen(self, sent: float) -> None:
        if self.on:
            self.answers += 1
            self.took.append(time.perf_counter() - sent)

    def figures(self, what: str, tables: int, seconds: float, **more: Any) -> Figures:
        cut = statistics.quantiles(self.took, n=100) if len(self.took) > 1 else [0.0] * 99
        return Figures(
            what, tables, seconds, self.answers, self.answers / seconds, cut[49] * 1000, cut[98] * 1000, **more
        )


class Pair:
    """Two sockets at one table after another, each answering as soon as it is asked."""

    def __init__(self, server: Served, meter: Meter, seed: int, pause: float) -> None:
        self._server, self._meter, self._random = server, meter, random.Random(seed).random
        self._pause, self._later = pause, asyncio.get_running_loop().call_later
        self._wires: list[Wire] = []
        self._sent, self._position = 0.0, 0
        self._over = asyncio.Event()
        self.refused: list[str] = []

    async def play(self) -> None:
        """Game after game, until cancelled."""
        path = "/api/socket"
        self._wires = [
            await connect(HOST, self._server.port, path, lambda data, seat=seat: self._heard(seat, data))  # type: ignore[misc]
            for seat in (0, 1)
        ]
        while True:
            table = self._server.tables.pop() if self._server.tables else await self._server.new_table()
            self._over.clear()
            self._position = 0
            for seat, wire in enumerate(self._wires):
                hello = {"type": "hello", "table": table, "look": seat, "token": self._server.token}
                wire.say(json.dumps(hello).encode())
            await self._over.wait()

    def _heard(self, seat: int, data: bytes) -> None:
        frame = _frames.decode(data)
        if isinstance(frame, _View):
            self._seen(seat, frame)
        elif isinstance(frame, _Refused):
            self.refused.append(f"{frame.code}: {frame.text}")
            self._over.set()

    def _seen(self, seat: int, view: _View) -> None:
        if view.position > self._position and view.position % 2 == seat:  # the other's answer
            self._meter.seen(self._sent)
            self._position = view.position
        asked = view.scene.question
        if asked is not None and asked.choices:
            option = asked.choices[int(self._random() * len(asked.choices))].option
            if self._pause:
                self._later(self._random() * 2 * self._pause, self._answer, seat, asked.number, option)
            else:
                self._answer(seat, asked.number, option)
        elif bytes(view.scene.ending) and view.position % 2 == seat:
            self._over.set()

    def _answer(self, seat: int, number: int, option: Option) -> None:
        self._sent = time.perf_counter()
        said = b'{"type":"answer","id":"%d","seat":%d,"question":%d,"option":%s}'
        self._wires[seat].say(said % (number, seat, number, _option(option)))


def run(tables: int = 200, seconds: float = 10.0, pause: float = 0.0) -> Figures:
    """So many tables for so long.  Who is asked thinks for `pause` seconds on average; without, all play flat out."""
    with serve() as server:
        return in_loop(_load(server, tables, seconds, pause))


def in_loop(load: Coroutine[Any, Any, Figures]) -> Figures:
    """In the fastest loop there is: the client must not be what is measured."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(load)


async def _load(server: Served, tables: int, seconds: float, pause: float = 0.0) -> Figures:
    server.token = (await server.ask("POST", "/api/people", {"name": "Load"}))["token"]
    meter = Meter()
    before = memory_of(server.process.pid)
    while len(server.tables) < (PAUSED if pause else OPENED):
        server.tables += await asyncio.gather(*(server.new_table() for _ in range(50)))
    memory = (memory_of(server.process.pid) - before) / len(server.tables)
    pairs = [Pair(server, meter, seed, pause) for seed in range(tables)]
    playing = [asyncio.create_task(pair.play()) for pair in pairs]
    await asyncio.sleep(WARM_UP)
    meter.on, began, cpu = True, time.perf_counter(), cpu_of(server.process.pid)
    await asyncio.sleep(seconds)
    meter.on, took, cpu = False, time.perf_counter() - began, cpu_of(server.process.pid) - cpu
    refused = [why for pair in pairs for why in pair.refused]
    broken = [repr(task.exception()) for task in playing if task.done() and not task.cancelled()]
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    problem = (refused + broken + [""])[0]
    return meter.figures(
        "Starboard, on disk",
        tables,
        took,
        cpu_us=cpu / max(1, meter.answers) * 1e6,
        start_up_s=server.start_up,
        memory_kb_a_table=memory,
        problem=problem,
    )


if __name__ == "__main__":
    for figures in (run(50), run(200), run(200, pause=0.1)):
        print(msgspec.json.encode(figures).decode(), flush=True)
