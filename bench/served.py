"""The server of a load run: in a process of its own, without limits, on a file of its own."""

import asyncio
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

HOST = "127.0.0.1"
START_LIMIT = 120.0


class Served:
    """Our server in a process of its own, without limits, on a file of its own."""

    def __init__(self, process: "subprocess.Popen[bytes]", port: int, start_up: float) -> None:
        self.process, self.port, self.start_up = process, port, start_up
        self.token = ""
        self.tables: list[str] = []  # opened beforehand: a run measures answers
        self._requests: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []

    async def ask(self, method: str, path: str, body: object) -> Any:
        """One request; connections are kept and used again."""
        reader, writer = self._requests.pop() if self._requests else await asyncio.open_connection(HOST, self.port)
        if reader.at_eof():  # kept too long
            return await self.ask(method, path, body)
        data = json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: {HOST}\r\nContent-Type: application/json\r\n"
        head += f"Authorization: Bearer {self.token}\r\nContent-Length: {len(data)}\r\n\r\n"
        writer.write(head.encode() + data)
        answer = await reader.readuntil(b"\r\n\r\n")
        length = int(answer.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
        found = json.loads(await reader.readexactly(length))
        self._requests.append((reader, writer))
        return found

    async def new_table(self) -> str:
        seats = [{"kind": "me"}, {"kind": "hot"}]
        made = await self.ask("POST", "/api/tables", {"game": "tictactoe", "seats": seats})
        return str(made["table"]["id"])


def family(pid: int) -> list[Path]:
    """A process and those that it has started, where the system tells."""
    home = Path(f"/proc/{pid}")
    if not home.exists():
        return []
    started = [child for task in (home / "task").iterdir() for child in (task / "children").read_text().split()]
    return [home, *(found for child in started for found in family(int(child)))]


def cpu_of(pid: int) -> float:
    """Seconds of processor that a process and its own have used."""
    used = [(home / "stat").read_text().rpartition(")")[2].split()[11:13] for home in family(pid)]
    return sum(int(ticks) for both in used for ticks in both) / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> float:
    """Kilobytes that a process and its own hold."""
    held = [line for home in family(pid) for line in (home / "status").read_text().splitlines()]
    return sum(float(line.split()[1]) for line in held if line.startswith("VmRSS"))


def free_port() -> int:
    with socket.socket() as found:
        found.bind((HOST, 0))
        return int(found.getsockname()[1])


@contextmanager
def serve() -> Iterator[Served]:
    """A server that answers, and ends when we are done."""
    with tempfile.TemporaryDirectory() as folder:
        port, began = free_port(), time.perf_counter()
        command = [sys.executable, "-m", "bench.served", str(port), str(Path(folder, "load.db"))]
        process = subprocess.Popen(command)
        try:
            wait_for(port, process)
            started = time.perf_counter() - began
            wait_until_loaded(port)
            yield Served(process, port, started)
        finally:
            process.terminate()
            process.wait(60)


def wait_for(port: int, process: "subprocess.Popen[Any]", path: str = "/api/health") -> None:
    """Until somebody answers there."""
    until = time.perf_counter() + START_LIMIT
    while time.perf_counter() < until:
        try:
            with closing(HTTPConnection(HOST, port, timeout=1)) as connection:
                connection.request("GET", path)
                connection.getresponse().read()
                return
        except OSError:
            if process.poll() is not None:
                raise RuntimeError(f"the server ended with code {process.returncode}") from None
            time.sleep(0.01)
    raise TimeoutError(f"no answer on port {port} within {START_LIMIT} s")


def wait_until_loaded(port: int) -> None:
    """Until the server has loaded the content of every game."""
    until = time.perf_counter() + START_LIMIT
    while time.perf_counter() < until:
        with closing(HTTPConnection(HOST, port, timeout=5)) as connection, suppress(TimeoutError):
            connection.request("GET", "/api/health")
            if not json.loads(connection.getresponse().read()).get("loading"):
                return
        time.sleep(0.1)
    raise TimeoutError(f"the games are not loaded within {START_LIMIT} s")


def _serve(port: int, data: str) -> None:
    """What the process of the server does."""
    from starboard.server.options import Options, without_limits
    from starboard.server.run import bind, server

    server(without_limits(Options(data))).run(sockets=[bind(HOST, port)])


if __name__ == "__main__":
    _serve(int(sys.argv[1]), sys.argv[2])
