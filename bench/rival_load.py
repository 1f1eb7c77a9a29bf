"""The same load on boardgame.io's own server, which keeps everything in memory: same game, same client, same meter."""

import asyncio
import itertools
import random
import shutil
import subprocess
import time
from pathlib import Path

import msgspec

from bench.load import OPENED, WARM_UP, Figures, Meter, in_loop
from bench.rivals import FOLDER, SCRIPTS
from bench.served import HOST, cpu_of, free_port, wait_for
from bench.wire import Wire, connect

WHAT = "boardgame.io, in memory"
SPACE = b"/tic-tac-toe,"
SOCKET = "/socket.io/?EIO=4&transport=websocket"
_matches = itertools.count()


class _Context(msgspec.Struct):
    currentPlayer: str  # their word
    gameover: msgspec.Raw = msgspec.Raw()


class _Grid(msgspec.Struct):
    cells: list[str | None]


class _State(msgspec.Struct):
    G: _Grid
    ctx: _Context
    stateID: int = msgspec.field(name="_stateID")


class _Synced(msgspec.Struct):
    state: _State


_message: msgspec.json.Decoder[list[msgspec.Raw]] = msgspec.json.Decoder(list[msgspec.Raw])
_state: msgspec.json.Decoder[_State] = msgspec.json.Decoder(_State)
_synced: msgspec.json.Decoder[_Synced] = msgspec.json.Decoder(_Synced)


class Pair:
    """Two sockets at one match after another, each moving as soon as it is its turn."""

    def __init__(self, port: int, meter: Meter, seed: int) -> None:
        self._port, self._meter, self._random = port, meter, random.Random(seed).random
        self._wires: list[Wire] = []
        self._joined = [asyncio.Event(), asyncio.Event()]
        self._sent, self._known, self._match = 0.0, -1, ""
        self._matches: list[str] = []
        self._is_playing = False
        self._over = asyncio.Event()

    async def join(self, matches: int) -> None:
        """Connect, and have matches opened, which their server does when somebody first asks for one."""
        self._wires = [
            await connect(HOST, self._port, SOCKET, lambda data, seat=seat: self._heard(seat, data))  # type: ignore[misc]
            for seat in (0, 1)
        ]
        for wire, joined in zip(self._wires, self._joined, strict=True):
            wire.say(b"40" + SPACE)
            await joined.wait()
        for _ in range(matches):
            self._match = self._new_match()
            self._matches.append(self._match)
            self._over.clear()
            self._sync(0)
            await self._over.wait()

    async def play(self) -> None:
        """Match after match, until cancelled."""
        self._is_playing = True
        while True:
            self._match = self._matches.pop() if self._matches else self._new_match()
            self._known = -1
            self._over.clear()
            for seat in (0, 1):
                self._sync(seat)
            await self._over.wait()

    def _new_match(self) -> str:
        return f"m{next(_matches)}"

    def _sync(self, seat: int) -> None:
        self._wires[seat].say(b'42%s["sync","%s","%d",null,2]' % (SPACE, self._match.encode(), seat))

    def _heard(self, seat: int, data: bytes) -> None:
        if data.startswith(b"42"):
            kind, match, body, *_ = _message.decode(data[2 + len(SPACE) :])
            if bytes(match) == b'"%s"' % self._match.encode():
                if bytes(kind) == b'"update"':
                    self._seen(seat, _state.decode(body))
                elif bytes(kind) == b'"sync"':
                    self._seen(seat, _synced.decode(body).state)
        elif data.startswith(b"40"):
            self._joined[seat].set()
        elif data == b"2":
            self._wires[seat].say(b"3")

    def _seen(self, seat: int, state: _State) -> None:
        if not self._is_playing:
            self._over.set()
            return
        if state.stateID > self._known and state.stateID and int(state.stateID % 2) == seat:  # the other's move
            self._meter.seen(self._sent)
            self._known = state.stateID
        if bytes(state.ctx.gameover):
            if state.stateID % 2 == seat:
                self._over.set()
        elif state.ctx.currentPlayer == str(seat):
            free = [i for i, owner in enumerate(state.G.cells) if owner is None]
            cell = free[int(self._random() * len(free))]
            self._sent = time.perf_counter()
            action = b'{"type":"MAKE_MOVE","payload":{"type":"clickCell","args":[%d],"playerID":"%d"}}' % (cell, seat)
            rest = b',%d,"%s","%d"]' % (state.stateID, self._match.encode(), seat)
            self._wires[seat].say(b"42" + SPACE + b'["update",' + action + rest)


def run(tables: int = 50, seconds: float = 10.0, folder: Path = FOLDER) -> Figures:
    """So many matches, playing as fast as they can for so long; `problem` says why there is no figure."""
    node, project = shutil.which("node"), folder / "npm"
    if node is None or not (project / "node_modules" / "boardgame.io").exists():
        return Figures(WHAT, tables, 0, 0, 0, 0, 0, problem=f"not installed in {folder}")
    port = free_port()
    command = [node, str(SCRIPTS / "serve_boardgame_io.cjs"), str(port)]
    process = subprocess.Popen(command, cwd=project, env={"NODE_ENV": "production", "PATH": ""})
    try:
        wait_for(port, process, "/games")
        return in_loop(_load(process.pid, port, tables, seconds))
    except (RuntimeError, TimeoutError) as error:
        return Figures(WHAT, tables, 0, 0, 0, 0, 0, problem=str(error))
    finally:
        process.terminate()
        process.wait(10)


async def _load(pid: int, port: int, tables: int, seconds: float) -> Figures:
    meter = Meter()
    pairs = [Pair(port, meter, seed) for seed in range(tables)]
    await asyncio.gather(*(pair.join(OPENED // tables) for pair in pairs))
    playing = [asyncio.create_task(pair.play()) for pair in pairs]
    await asyncio.sleep(WARM_UP)
    meter.on, began, cpu = True, time.perf_counter(), cpu_of(pid)
    await asyncio.sleep(seconds)
    meter.on, took, cpu = False, time.perf_counter() - began, cpu_of(pid) - cpu
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return meter.figures(WHAT, tables, took, cpu_us=cpu / max(1, meter.answers) * 1e6)


if __name__ == "__main__":
    print(msgspec.json.encode(run()).decode())
