"""Bots and the adviser think in a process of their own; where that cannot be, by chance; the table always goes on."""

import asyncio
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from starboard.bots import BOTS
from starboard.kernel.cartridge import rules
from starboard.kernel.game import Game
from starboard.kernel.setup import Setup
from starboard.kernel.words import Option
from starboard.server.bot_pool import BotPool, BotProcess
from starboard.server.messages import read, write
from starboard.server.thought_queue import Asker
from starboard.table.refusal import Refusal
from tests.table.given import mini


def new(game: str) -> Game[Any]:
    made = rules(game)
    return Game(made.new(Setup(2, 1)), made)


def thought(what: Callable[[BotPool], Awaitable[Any]]) -> tuple[Any, list[BotProcess]]:
    """What comes of it, and the processes that were there before all was closed."""

    async def run() -> tuple[Any, list[BotProcess]]:
        pool = BotPool(1)
        try:
            return await what(pool), list(pool._idle)
        finally:
            pool.close()

    return asyncio.run(run())


@contextmanager
def started(seconds: float = 0.0, begun: list[float] | None = None) -> "Iterator[list[subprocess.Popen[bytes]]]":
    """The processes that are started meanwhile; each takes so many seconds more to start, and `begun` says when."""
    real, processes = subprocess.Popen, list["subprocess.Popen[bytes]"]()

    def slow(*args: Any, **kwargs: Any) -> "subprocess.Popen[bytes]":
        if begun is not None:
            begun.append(time.monotonic())
        time.sleep(seconds)
        processes.append(real(*args, **kwargs))
        return processes[-1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(subprocess, "Popen", slow)
        yield processes


def is_gone(process: BotProcess) -> bool:
    """It was started, and has ended."""
    return process._process is not None and process._process.poll() is not None


def test_a_bot_that_searches_does_so_in_another_process_which_is_used_again():
    g = new("tictactoe")

    async def twice(pool: BotPool) -> list[Option]:
        return [await pool.choose("normal", g.fork(), "classic", 0) for _ in range(2)]

    options, processes = thought(twice)

    assert all(option in g.options(0) for option in options)
    assert len(processes) == 1 and is_gone(processes[0]), "it was there once, and is gone"


def test_the_adviser_too():
    g = new("tictactoe")

    advice, processes = thought(lambda pool: pool.advise(g, "classic", 0))

    assert {each.option for each in advice} <= set(g.options(0)) and advice[0].value >= advice[-1].value
    assert len(processes) == 1


def test_a_bot_that_answers_at_once_needs_no_process():
    g = new("tictactoe")

    option, processes = thought(lambda pool: pool.choose("random", g, "classic", 0))

    assert option in g.options(0) and processes == []


@pytest.mark.parametrize("name", sorted(set(BOTS) - {"random"}))
def test_every_bot_that_looks_ahead_does_so_in_another_process(name: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("starboard.server.bot_pool.think", None)  # the server's own process does not think
    g = new("tictactoe")

    option, processes = thought(lambda pool: pool.choose(name, g, "classic", 0))

    assert option in g.options(0) and len(processes) == 1


def test_a_thought_beyond_its_deadline_is_stopped_and_answered_by_chance():
    g = new("connect_four")

    async def slowly(pool: BotPool) -> Option:
        pool._deadline = 0.05
        return await pool.choose("strong", g, "classic", 0)

    with started() as processes:
        option, idle = thought(slowly)

        assert option in g.options(0) and idle == []
        assert len(processes) == 1 and processes[0].poll() is not None


def test_a_thought_that_made_room_is_begun_again(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture):
    g, real, processes = new("connect_four"), subprocess.Popen, list["subprocess.Popen[bytes]"]()
    for_ever = [sys.executable, "-S", "-c", "import sys; sys.stdin.read()"]

    def start(command: list[str], **kwargs: Any) -> "subprocess.Popen[bytes]":
        processes.append(real(command if processes else for_ever, **kwargs))  # the first thinks until it is ended
        return processes[-1]

    async def both(pool: BotPool) -> list[Option]:
        idle = asyncio.create_task(pool.choose("strong", g, "classic", 0, Asker("a", "nobody", lambda: False)))
        while not processes:
            await asyncio.sleep(0.01)
        wanted = await pool.choose("easy", g, "classic", 0, Asker("a", "Ann"))
        assert not idle.done()
        return [wanted, await idle]

    monkeypatch.setattr(subprocess, "Popen", start)
    options, _ = thought(both)

    assert len(options) == 2 and set(options) <= set(g.options(0))
    assert not caplog.records, "none was answered by chance"
    assert len(processes) == 2 and all(process.poll() is not None for process in processes)


def test_advice_is_given_one_at_a_time_to_each_person():
    g, ann = new("tictactoe"), Asker("a", "Ann")

    async def twice(pool: BotPool) -> list[Any]:
        both = [pool.advise(g, "classic", 0, ann) for _ in range(2)]
        return await asyncio.gather(*both, return_exceptions=True)

    found, _ = thought(twice)

    assert found[0] and isinstance(found[1], Refusal) and found[1].code == "too_fast"


def test_a_game_that_only_this_process_knows_is_answered_by_chance():
    with mini():
        g = new("mini")
        seat = g.waiting[0]

        option, _ = thought(lambda pool: pool.choose("normal", g.fork(), "", seat))

        assert option in g.moves(seat)


def test_where_no_process_starts_the_bot_answers_by_chance(monkeypatch: pytest.MonkeyPatch):
    def none(*_: Any, **__: Any) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(subprocess, "Popen", none)
    g = new("tictactoe")

    option, processes = thought(lambda pool: pool.choose("normal", g, "classic", 0))

    assert option in g.options(0) and processes == []


def test_a_bot_that_breaks_says_the_first_thing_that_it_may(monkeypatch: pytest.MonkeyPatch):
    class Broken:
        def choose(self, g: Game[Any], seat: int) -> Option:
            raise ZeroDivisionError

    monkeypatch.setitem(BOTS, "normal", lambda seed: Broken())
    monkeypatch.setitem(BOTS, "easy", lambda seed: Broken())
    monkeypatch.setattr("starboard.server.bot_pool.FAST_BOTS", frozenset(BOTS))
    g = new("tictactoe")

    option, _ = thought(lambda pool: pool.choose("easy", g, "classic", 0))

    assert option == g.options(0)[0]


@pytest.mark.parametrize("seconds", [0.0, 0.3], ids=["while it thinks", "while it starts"])
def test_who_is_waited_for_no_longer_is_ended(seconds: float):
    g = new("connect_four")

    async def given_up(pool: BotPool) -> None:
        task = asyncio.create_task(pool.choose("strong", g, "classic", 0))
        while not begun:
            await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    with started(seconds, begun := list[float]()) as processes:
        _, idle = thought(given_up)

        assert idle == []
        assert len(processes) == 1 and processes[0].poll() is not None


def test_a_thought_that_makes_room_while_its_process_starts_is_not_waited_for():
    g = new("connect_four")

    async def both(pool: BotPool) -> bool:
        idle = asyncio.create_task(pool.choose("strong", g, "classic", 0, Asker("a", "nobody", lambda: False)))
        while not begun:
            await asyncio.sleep(0.01)
        await pool.choose("easy", g, "classic", 0, Asker("a", "Ann"))
        is_first = not idle.done()
        idle.cancel()
        await asyncio.gather(idle, return_exceptions=True)
        return is_first

    with started(0.3, begun := list[float]()) as processes:
        is_first, _ = thought(both)

        assert is_first and all(process.poll() is not None for process in processes)


def test_a_closed_pool_ends_what_is_busy_and_starts_nothing():
    g = new("connect_four")

    async def closed(pool: BotPool) -> Option:
        task = asyncio.create_task(pool.choose("strong", g, "classic", 0))
        while not begun:
            await asyncio.sleep(0.01)
        pool.close()
        assert [process.poll() for process in processes] != [None], "it ends at once, not when its task wakes"
        await pool.choose("strong", g, "classic", 0)
        return await task

    with started(0.0, begun := list[float]()) as processes:
        option, _ = thought(closed)

        assert option in g.options(0), "by chance"
        assert len(processes) == 1 and processes[0].poll() is not None


def test_the_process_ends_with_its_input():
    command = [sys.executable, "-m", "starboard.server.bot_process"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        write(process.stdin, b"\xff")  # it listens, and answers
        assert process.stdout is not None and b"ValidationError" in read(process.stdout)
        process.stdin.close()

        assert process.wait(60) == 0


def test_the_process_limits_its_own_memory():
    code = "from starboard.server.bot_process import limit_memory; limit_memory(); b'x' * (2 << 30)"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)

    assert ended.returncode != 0 and "MemoryError" in ended.stderr
