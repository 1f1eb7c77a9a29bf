"""Thoughts take turns: fair among addresses and people by the seconds they use; what nobody waits for comes last."""

import asyncio

import pytest

from starboard.server import thought_queue
from starboard.server.thought_queue import Asker, ThoughtQueue


class Clock:
    """Seconds pass only when a thought says so."""

    def __init__(self) -> None:
        self.now = 0.0


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(thought_queue, "monotonic", lambda: found.now)
    return found


def order(clock: Clock, *thoughts: tuple[Asker, float], most: int = 1) -> list[str]:
    """Who is served after whom, where all ask at once and a thought takes so many seconds."""
    served: list[str] = []

    async def think(queue: ThoughtQueue, asker: Asker, seconds: float) -> None:
        async with queue.turn(asker):
            served.append(asker.person)
            await asyncio.sleep(0)
            clock.now += seconds

    async def run() -> None:
        queue = ThoughtQueue(most)
        await asyncio.gather(*(think(queue, asker, seconds) for asker, seconds in thoughts))

    asyncio.run(run())
    return served


def test_one_who_asks_a_hundred_times_does_not_hold_up_another(clock: Clock):
    eve, ann = Asker("a", "Eve"), Asker("a", "Ann")

    served = order(clock, *[(eve, 1.0)] * 100, (ann, 1.0), (ann, 1.0))

    assert served.index("Ann") == 1 and served[2:4] == ["Eve", "Ann"]


def test_who_thinks_long_waits_longer(clock: Clock):
    strong, easy = Asker("a", "strong"), Asker("a", "easy")

    served = order(clock, *[(strong, 10.0)] * 3, *[(easy, 1.0)] * 12)

    assert served[:12] == ["strong", *["easy"] * 10, "strong"]


def test_a_hundred_people_of_one_address_are_one_address(clock: Clock):
    crowd = [(Asker("eve's", f"puppet {n}"), 1.0) for n in range(100)]

    served = order(clock, *crowd, *[(Asker("ann's", "Ann"), 1.0)] * 3)

    assert [n for n, who in enumerate(served) if who == "Ann"] == [1, 3, 5]


def test_a_newcomer_does_not_come_before_all_who_waited(clock: Clock):
    old, served = Asker("a", "old"), list[str]()

    async def run() -> None:
        queue = ThoughtQueue(1)

        async def think(asker: Asker) -> None:
            async with queue.turn(asker):
                served.append(asker.person)
                await asyncio.sleep(0)
                clock.now += 10.0

        for _ in range(5):
            await think(old)
        newcomers = [think(Asker("a", "new")) for _ in range(9)]
        await asyncio.gather(*newcomers, think(old))

    asyncio.run(run())

    assert served.index("old", 5) <= 7, "level with the least, not with nothing"


def test_what_nobody_waits_for_comes_last(clock: Clock):
    empty = Asker("a", "nobody", lambda: False)

    served = order(clock, (empty, 1.0), *[(empty, 1.0)] * 3, *[(Asker("a", "Ann"), 5.0)] * 3)

    assert served[1:4] == ["Ann"] * 3


def test_a_thought_that_nobody_waits_for_makes_room():
    async def run() -> list[bool]:
        queue, preempted = ThoughtQueue(1), list[bool]()

        async def idle() -> None:
            async with queue.turn(Asker("a", "nobody", lambda: False)) as turn:
                ended = asyncio.Event()
                turn.stop = ended.set
                await ended.wait()
                preempted.append(turn.is_preempted)

        async def wanted() -> None:
            async with queue.turn(Asker("a", "Ann")):
                preempted.append(False)

        first = asyncio.create_task(idle())
        await asyncio.sleep(0)
        await asyncio.wait_for(wanted(), 5)
        await first
        return preempted

    assert asyncio.run(run()) == [True, False]


def test_who_gives_up_leaves_the_queue():
    async def run() -> None:
        queue = ThoughtQueue(1)
        first = asyncio.create_task(hold(queue))
        await asyncio.sleep(0)
        second = asyncio.create_task(hold(queue))
        await asyncio.sleep(0)
        second.cancel()
        await asyncio.gather(second, return_exceptions=True)
        assert not queue._waiting
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        assert not queue._running
        await asyncio.wait_for(pass_through(queue), 5)

    asyncio.run(run())


async def hold(queue: ThoughtQueue) -> None:
    async with queue.turn(Asker()):
        await asyncio.Event().wait()


async def pass_through(queue: ThoughtQueue) -> None:
    async with queue.turn(Asker()):
        pass
