"""Attacks on a server with its ordinary limits, while other people play: how long do their answers take?

`python -m bench.attacks` runs each attack for some seconds from one address; two people play from another.  It prints a
table and fails where the median answer, the worst answer or the memory misses its limit.
"""

import argparse
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import httpx
from msgspec import Struct
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from bench.served import HOST, free_port, memory_of, wait_for, wait_until_loaded

PLAYERS_ADDRESS = "127.0.0.2"  # on Linux all of 127.0.0.0/8 is this machine
MEDIAN, WORST, MEMORY = 0.050, 1.0, 400.0  # seconds, seconds, megabytes
SECONDS = 5.0
THREADS = 3


class Target:
    """The server under attack."""

    def __init__(self, port: int, pid: int) -> None:
        self.port, self.pid = port, pid
        self.is_over = threading.Event()

    @contextmanager
    def client(self, address: str = HOST, name: str = "Eve") -> Iterator[httpx.Client]:
        """Somebody with a name, from this address."""
        transport = httpx.HTTPTransport(local_address=address)
        with httpx.Client(base_url=f"http://{HOST}:{self.port}/api", transport=transport, timeout=20) as http:
            if name:
                made = http.post("/people", json={"name": name}).json()
                http.headers["Authorization"] = f"Bearer {made.get('token', '')}"
            yield http

    @contextmanager
    def connect(self, http: httpx.Client, address: str = HOST) -> Iterator[ClientConnection]:
        headers = {"Authorization": http.headers.get("Authorization", "")}
        uri = f"ws://{HOST}:{self.port}/api/socket"
        with connect(uri, additional_headers=headers, source_address=(address, 0), max_size=None) as wire:
            yield wire

    def raw(self) -> socket.socket:
        return socket.create_connection((HOST, self.port), 5)


Attack = Callable[[Target], None]


def new_table(http: httpx.Client, game: str = "tictactoe", **more: Any) -> str:
    seats = more.pop("seats", [{"kind": "me"}, {"kind": "hot"}])
    made = http.post("/tables", json={"game": game, "seats": seats, **more}).json()
    return str(made.get("table", {}).get("id", ""))


# The attacks: each goes on until the target says that it is over


def over_and_over(path: str, method: str = "GET", game: str = "seti") -> Attack:
    """The same request again and again, of a table of one's own."""

    def run(at: Target) -> None:
        with at.client() as http:
            table = new_table(http, game)
            while not at.is_over.is_set():
                http.request(method, path.format(table=table))

    return run


def flood(*frames: dict[str, Any], game: str = "seti", reads: bool = False) -> Attack:
    """Frames as fast as they are taken, at a table of one's own; a socket that is closed is opened anew."""

    def run(at: Target) -> None:
        with at.client() as http:
            table, n = new_table(http, game), 0
            while not at.is_over.is_set():
                with suppress(WebSocketException, OSError, TimeoutError), at.connect(http) as wire:
                    wire.send(json.dumps({"type": "hello", "table": table}))
                    while not at.is_over.is_set():
                        n += 1
                        for frame in frames:
                            numbered = {
                                name: str(n) if name == "id" else n for name, part in frame.items() if part == "n"
                            }
                            said = {**frame, **numbered}
                            wire.send(json.dumps({**said, **({"table": table} if "table" in said else {})}))
                        if reads:
                            wire.recv(1)

    return run


def pings(at: Target) -> None:
    with at.client() as http:
        while not at.is_over.is_set():
            with suppress(WebSocketException, OSError), at.connect(http) as wire:
                while not at.is_over.is_set():
                    wire.ping(os.urandom(8))


def half_requests(begun: bytes, trickle: bytes = b"x") -> Attack:
    """Many connections, each with a request that never ends."""

    def run(at: Target) -> None:
        wires: list[socket.socket] = []
        while not at.is_over.is_set():
            with suppress(OSError):
                wires.append(at.raw())
                wires[-1].sendall(begun)
            for wire in wires[-100:]:
                with suppress(OSError):
                    wire.sendall(trickle)
            time.sleep(0.005)
            if len(wires) > 500:
                wires.pop(0).close()
        for wire in wires:
            wire.close()

    return run


def strong_bots(game: str, count: int) -> Attack:
    """Tables full of strong bots, some of them watched."""
    seats = [{"kind": "bot", "bot": "strong"}] * count

    def run(at: Target) -> None:
        with at.client() as http:
            while not at.is_over.is_set():
                table = new_table(http, game, seats=seats)
                if table:
                    with suppress(WebSocketException, OSError), at.connect(http) as wire:
                        wire.send(json.dumps({"type": "hello", "table": table}))
                        at.is_over.wait(0.3)
                else:
                    at.is_over.wait(0.1)

    return run


def tables(at: Target) -> None:
    with at.client() as http:
        while not at.is_over.is_set():
            new_table(http, "seti", listed=True, seats=[{"kind": "me"}, {"kind": "open"}])


def people(at: Target) -> None:
    while not at.is_over.is_set():
        with at.client() as http:
            new_table(http, "unsettled")


def unread_responses(at: Target) -> None:
    with at.client(name="") as http:
        wires: list[socket.socket] = []
        while not at.is_over.is_set():
            with suppress(OSError):
                wires.append(at.raw())
                wires[-1].sendall(b"GET /api/games/unsettled/rulebook HTTP/1.1\r\nHost: x\r\n\r\n" * 50)
            at.is_over.wait(0.02)
        for wire in wires:
            wire.close()
        http.get("/health")


def requests_in_a_row(path: str) -> Attack:
    """Many connections, each with request after request in one packet; the responses are read and forgotten."""
    asked = f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode() * 100

    def run(at: Target) -> None:
        wires: list[socket.socket] = []
        while not at.is_over.is_set():
            with suppress(OSError):
                if len(wires) < 50:
                    wires.append(at.raw())
                    wires[-1].setblocking(False)
            for wire in list(wires):
                with suppress(BlockingIOError):
                    try:
                        wire.send(asked)
                        while wire.recv(1 << 18):
                            pass
                    except ConnectionError:
                        wires.remove(wire)
        for wire in wires:
            wire.close()

    return run


def sockets(at: Target) -> None:
    """Sockets that are opened, say nothing and are closed, again and again."""
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    asked = f"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{key}".encode()
    while not at.is_over.is_set():
        with suppress(OSError):
            wires = [at.raw() for _ in range(40)]
            for wire in wires:
                wire.sendall(asked)
            for wire in wires:
                wire.recv(1000)
                wire.close()


def forged_positions(at: Target) -> None:
    """Positions of heavy games that no answers prove, with more dice and things than there are."""
    with at.client() as http:
        files = []
        for game, seats in (("iss_vanguard", 4), ("under_our_sun", 6)):
            table = new_table(http, game, seats=[{"kind": "me"}, *[{"kind": "hot"}] * (seats - 1)])
            file = http.get(f"/tables/{table}/export").json()
            files.append({**file, "answers": [], "state": {**file["state"], "answers": 1}})
        for member in files[0]["state"]["members"]:
            member["harm"] = [60, 60, 60]
        for character in files[1]["state"]["characters"]:
            character["things"] = [{"key": "helmet", "uses": 0, "ammo": 0, "turned": False}] * 900
        while not at.is_over.is_set():
            for file in files:
                with suppress(httpx.HTTPError):
                    http.post("/import", json=file)


def forged_files(at: Target) -> None:
    """Files with seats by the million, and large ones."""
    setup = {"seats": 20_000_000, "seed": 1, "cartridge": "classic"}
    forged = {"format": 1, "game": "tictactoe", "version": 1, "state": {"setup": setup}}
    large = {"format": 1, "game": "seti", "version": 1, "state": {"stack": [[]] * 900_000}}
    with at.client() as http:
        while not at.is_over.is_set():
            for file in (forged, large):
                with suppress(httpx.HTTPError):
                    http.post(
                        "/import", content=json.dumps(file).encode(), headers={"Content-Type": "application/json"}
                    )


def half_files(at: Target) -> None:
    """Large files of which the last bytes never come."""
    size = 3_999_999
    with at.client() as http:
        head = f"POST /api/import HTTP/1.1\r\nHost: x\r\nAuthorization: {http.headers['Authorization']}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {size}\r\n\r\n"
        wires: list[socket.socket] = []
        while not at.is_over.is_set():
            with suppress(OSError):
                if len(wires) < 60:
                    wires.append(at.raw())
                    wires[-1].sendall(head.encode() + b" " * (size - 1))
            at.is_over.wait(0.02)
        for wire in wires:
            wire.close()


def logins(at: Target) -> None:
    """Many wrong passwords at once."""

    def guess() -> None:
        with at.client(name="") as http:
            while not at.is_over.is_set():
                http.post("/account/login", json={"name": "Eve", "password": "a wrong password"})

    guesses = [threading.Thread(target=_quietly, args=(lambda _: guess(), at), daemon=True) for _ in range(8)]
    for each in guesses:
        each.start()
    for each in guesses:
        each.join()


def random_bots(game: str, count: int, watched: bool) -> Attack:
    """As many tables as can be opened, full of bots by chance, at which somebody looks or nobody does."""
    seats = [{"kind": "bot", "bot": "random"}] * count

    def run(at: Target) -> None:
        wires: list[ClientConnection] = []
        while not at.is_over.is_set():
            with suppress(httpx.HTTPError, WebSocketException, OSError), at.client() as http:
                for _ in range(20):
                    table = new_table(http, game, seats=seats)
                    if table and watched and len(wires) < 60:
                        wires.append(connect(f"ws://{HOST}:{at.port}/api/socket", max_size=None))
                        wires[-1].send(json.dumps({"type": "hello", "table": table}))
                    if at.is_over.is_set():
                        break
        for wire in wires:
            with suppress(WebSocketException, OSError):
                wire.close()

    return run


def loaded_tables(at: Target) -> None:
    """Tables of heavy games, opened and looked at once by many people."""
    seats = [{"kind": "me"}, {"kind": "hot"}]
    while not at.is_over.is_set():
        with suppress(httpx.HTTPError), at.client() as http:
            for _ in range(20):
                http.get(f"/tables/{new_table(http, 'seti', seats=seats)}/scene")
                if at.is_over.is_set():
                    break


ATTACKS: dict[str, Attack] = {
    "nothing": lambda at: None,
    "pings": pings,
    "hellos with any seq": flood({"type": "hello", "table": "", "seq": "n"}),
    "views in turn, unread": flood({"type": "lang", "lang": "fr"}, {"type": "lang", "lang": "en"}),
    "chat": flood({"type": "chat", "id": "n", "text": "x" * 1000}, reads=True),
    "malformed frames": flood({"type": "fly"}),
    "half a head": half_requests(b"GET /api/health HTTP/1.1\r\nX-Long: "),
    "half a body": half_requests(b"POST /api/people HTTP/1.1\r\nContent-Length: 60000\r\n\r\n{"),
    "unread responses": unread_responses,
    "requests in a row": requests_in_a_row("/api/me"),
    "pages in a row": requests_in_a_row("/"),
    "sockets": sockets,
    "exports": over_and_over("/tables/{table}/export"),
    "scenes": over_and_over("/tables/{table}/scene"),
    "advice": over_and_over("/tables/{table}/advice", "POST"),
    "lobby": over_and_over("/tables", game="tictactoe"),
    "tables": tables,
    "people": people,
    "strong bots": strong_bots("seti", 2),
    "strong bots by the six": strong_bots("under_our_sun", 6),
    "strong Sections": strong_bots("iss_vanguard", 4),
    "weighing": flood(
        {"type": "weigh", "seat": 0, "question": 0, "option": {"key": "pick", "ids": ["helmet"] * 900}},
        game="under_our_sun",
        reads=True,
    ),
    "long answers": flood(
        {
            "type": "answer",
            "id": "n",
            "seat": 0,
            "question": 0,
            "option": {"key": "pick", "ids": ["x"] * 400},
            "more": [{"key": "pick", "ids": ["x"] * 100}] * 12,
        },
        game="under_our_sun",
        reads=True,
    ),
    "positions": over_and_over("/tables/{table}/positions", game="under_our_sun"),
    "forged positions": forged_positions,
    "forged files": forged_files,
    "half files": half_files,
    "logins": logins,
    "random bots": random_bots("under_our_sun", 6, watched=False),
    "watched random bots": random_bots("under_our_sun", 6, watched=True),
    "loaded tables": loaded_tables,
}


# The players


class Played(Struct):
    """How other people's answers went during an attack."""

    times: list[float]
    memory: float  # megabytes, the most

    @property
    def median(self) -> float:
        return statistics.median(self.times) if self.times else float("inf")

    @property
    def worst(self) -> float:
        return max(self.times, default=float("inf"))

    def misses(self, median: float, worst: float, memory: float) -> bool:
        return self.median > median or self.worst > worst or self.memory > memory


def play(at: Target, times: list[float]) -> None:
    """Answer and take back, again and again, at a person's pace; how long each took to be acknowledged."""
    with at.client(PLAYERS_ADDRESS, "Ann") as http, at.connect(http, PLAYERS_ADDRESS) as wire:
        wire.send(json.dumps({"type": "hello", "table": new_table(http), "look": 0}))
        n = question = 0
        while not at.is_over.is_set():
            n += 1
            began = time.perf_counter()
            option = {"key": "mark", "ids": ["a1"]}
            wire.send(json.dumps({"type": "answer", "id": f"a{n}", "seat": 0, "question": question, "option": option}))
            question = _until_ack(wire, f"a{n}", question)
            times.append(time.perf_counter() - began)
            wire.send(json.dumps({"type": "undo", "id": f"u{n}", "to": 0}))
            question = _until_ack(wire, f"u{n}", question)
            at.is_over.wait(0.1)


def _until_ack(wire: ClientConnection, id_: str, question: int) -> int:
    """Wait for the acknowledgement, then for the view after it; the number of the question now."""
    is_done = False
    while True:
        frame = json.loads(wire.recv(30))
        if frame["type"] == "refused":
            raise RuntimeError(f"a player was refused: {frame}")
        is_done = is_done or (frame["type"] == "ack" and frame["id"] == id_)
        if is_done and frame["type"] == "view":
            return int(frame["scene"].get("question", {}).get("number", question))


def measure(at: Target, name: str, seconds: float) -> Played:
    """Play while the attack goes on, in a process of its own: it must slow the server, not the players."""
    at.is_over.clear()
    times: list[float] = []
    players = [threading.Thread(target=play, args=(at, times)) for _ in range(2)]
    attacker = get_context("spawn").Process(target=attack, args=(name, at.port, seconds))
    attacker.start()
    for player in players:
        player.start()
    memory = 0.0
    while attacker.is_alive():
        with suppress(OSError):  # a process of the family has just ended
            memory = max(memory, memory_of(at.pid) / 1024)
        time.sleep(0.2)
    at.is_over.set()
    for player in players:
        player.join(30)
    return Played(times, memory)


def attack(name: str, port: int, seconds: float) -> None:
    """What the process of the attacker does."""
    at = Target(port, 0)
    workers = [threading.Thread(target=_quietly, args=(ATTACKS[name], at), daemon=True) for _ in range(THREADS)]
    for worker in workers:
        worker.start()
    time.sleep(seconds)
    at.is_over.set()
    for worker in workers:
        worker.join(2)


def _quietly(attack: Attack, at: Target) -> None:
    with suppress(OSError, httpx.HTTPError, WebSocketException, RuntimeError, ValueError):
        attack(at)


@contextmanager
def target() -> Iterator[Target]:
    """A server with its ordinary limits, in a process of its own."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        main = "import sys; from starboard.cli import main; sys.exit(main())"
        data = str(Path(folder, "attacks.db"))
        command = [sys.executable, "-c", main, "serve", "--no-browser", "--port", str(port), "--data", data]
        process = subprocess.Popen([*command, "--log-level", "error"], stdout=subprocess.DEVNULL)
        try:
            wait_for(port, process)
            wait_until_loaded(port)
            yield Target(port, process.pid)
        finally:
            process.terminate()
            process.wait(20)


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="bench.attacks", description=__doc__)
    parser.add_argument("attack", nargs="*", help=f"which: {', '.join(ATTACKS)} (default: all)")
    parser.add_argument("--seconds", type=float, default=SECONDS, help=f"of each attack ({SECONDS:g})")
    parser.add_argument("--median", type=float, default=MEDIAN, help=f"seconds of an answer ({MEDIAN:g})")
    parser.add_argument("--worst", type=float, default=WORST, help=f"seconds of an answer ({WORST:g})")
    parser.add_argument("--memory", type=float, default=MEMORY, help=f"megabytes ({MEMORY:g})")
    args = parser.parse_args(argv)
    print(f"{'attack':24} {'answers':>8} {'median ms':>10} {'worst ms':>9} {'memory MB':>10}")
    missed = 0
    for name in args.attack or ATTACKS:
        with target() as at:
            played = measure(at, name, args.seconds)
        is_missed = played.misses(args.median, args.worst, args.memory)
        missed += is_missed
        numbers = f"{1000 * played.median:>10.1f} {1000 * played.worst:>9.1f} {played.memory:>10.0f}"
        print(f"{name:24} {len(played.times):>8} {numbers}{'  MISSED' if is_missed else ''}", flush=True)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
