"""The end of a turn: everybody speaks in it once, in order, and nobody keeps another from it."""

import asyncio

from starboard.server.flush import FlushQueue


def test_all_speak_at_the_end_of_the_turn_though_one_of_them_breaks():
    said: list[str] = []

    def breaks() -> None:
        raise RuntimeError("no words")

    async def two_turns() -> None:
        queue = FlushQueue()
        queue.add(lambda: said.append("Ann"))
        queue.add(breaks)
        queue.add(lambda: queue.add(lambda: said.append("Ann again")))
        queue.add(lambda: said.append("Bo"))
        assert said == []
        await asyncio.sleep(0)
        assert said == ["Ann", "Bo"]
        await asyncio.sleep(0)

    asyncio.run(two_turns())

    assert said == ["Ann", "Bo", "Ann again"]
