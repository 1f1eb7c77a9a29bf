"""The end of a turn: everybody speaks in it once, in order, and nobody keeps another from it."""

import asyncio

from starboard.server.flush import FlushQueue


def test_all_speak_at_the_end_of_the_turn_though_one_of_them_breaks():
    message_id: list[str] = []

    def breaks() -> None:
        raise RuntimeError("no words")

    async def two_turns() -> None:
        queue = FlushQueue()
        queue.add(lambda: message_id.append("Ann"))
        queue.add(breaks)
        queue.add(lambda: queue.add(lambda: message_id.append("Ann again")))
        queue.add(lambda: message_id.append("Bo"))
        assert message_id == []
        await asyncio.sleep(0)
        assert message_id == ["Ann", "Bo"]
        await asyncio.sleep(0)

    asyncio.run(two_turns())

    assert message_id == ["Ann", "Bo", "Ann again"]
