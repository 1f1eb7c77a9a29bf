"""The journal of a table, asked for: chapters with the positions where they begin; and a replay by parts."""

from tests.server.served import Served


def test_a_table_of_a_game_with_entries_keeps_a_journal_for_all_who_may_come_in(at: Served):
    ann = at.person("Ann")
    table = ann.opens("me", "hot", "hot", "hot", game="iss_vanguard", cartridge="tiny_road")
    plain = ann.opens("me", "hot")
    assert table["journal"] and "journal" not in plain

    for who in (ann, at.nobody()):
        (chapter,) = who.get(f"tables/{table['id']}/journal")["chapters"]
        assert (chapter["title"], chapter["position"]) == ("Ferry Rock", 0)
        assert [(item["kind"], item["title"]) for item in chapter["items"]] == [("entry", "A Lamp That Answers")]
    assert ann.get(f"tables/{plain['id']}/journal") == {}


def test_a_replay_is_read_by_parts(at: Served):
    ann = at.person("Ann")
    table = ann.opens("me", "hot")["id"]
    with ann.sits(table, look=0) as a:
        for number, cell in enumerate(("a1", "b2", "a2", "c3")):
            a.answer(cell, seat=number % 2, question=number)

    def steps(**part: int) -> list[int]:
        found = ann.get(f"tables/{table}/positions", seat=0, **part)
        assert (found["first"], found["last"]) == (0, 4)
        return [step["n"] for step in found.get("steps", ())]

    assert steps() == [1, 2, 3, 4]
    assert steps(after=1, to=3) == [2, 3]
    assert steps(after=3) == [4] and steps(to=2) == [1, 2]
    assert steps(after=9) == [] and steps(after=3, to=1) == []
    part = ann.get(f"tables/{table}/positions", seat=0, after=1, to=2)["steps"]
    assert part[0]["lines"] == ["Player 2 marks b2."]
