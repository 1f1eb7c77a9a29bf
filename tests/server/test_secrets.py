"""What a seat must not know is never sent to it: the raw frames are read, for every seat and for a spectator."""

import json
import os
import random
from pathlib import Path
from typing import Any

import pytest

from starboard.kernel.registry import games
from starboard.kernel.views import view
from starboard.table.store import Store
from tests.server.served import Served, Socket, serving
from tests.table.given import mini


def words(value: Any) -> set[str]:
    """Every word in a frame, wherever it stands."""
    if isinstance(value, dict):
        return {word for item in value.values() for word in words(item)}
    if isinstance(value, list):
        return {word for item in value for word in words(item)}
    return {str(value)}


GAMES = int(os.environ.get("LEAK_GAMES", "1"))  # the nightly target plays more


def played(at: Served, answers: int, seed: int) -> tuple[str, dict[int | None, Socket]]:
    """A random game between two people with a spectator, and all they were sent."""
    ann, bo, cleo = at.person("Ann"), at.person("Bo"), at.person("Cleo")
    table = ann.opens("me", "open", game="mini")["id"]
    bo.post(f"tables/{table}/sit", {})
    choose = random.Random(seed).choice
    with ann.sits(table) as a, bo.sits(table) as b, cleo.sits(table) as c:
        for position in range(1, answers + 1):
            waiting = a.last["scene"]["waiting"][0]
            asked = (a, b)[waiting]
            option = choose(asked.last["scene"]["question"]["choices"])["option"]
            assert asked.answer(*option.get("ids", ()), key=option["key"], seat=waiting)["type"] == "ack"
            for socket in (a, b, c):
                socket.view(position=position)
        return table, {0: a, 1: b, None: c}


@pytest.mark.parametrize("seed", range(5, 5 + GAMES))
def test_the_frames_of_a_seat_hold_nothing_that_it_may_not_know(tmp_path: Path, seed: int):
    with mini(), serving(tmp_path) as at:
        table, heard = played(at, 14, seed)
        store = Store(str(tmp_path / "test.db"))
        found = store.table(table)
        assert found is not None
        packed = {seq: store.states(table)(seq) for seq in range(found.seq + 1)}
        store.close()
        decode = _decoder()
        states = [decode(state.packed) for state in packed.values() if state]
        for seat, socket in heard.items():
            sent = {word for raw in socket.raw for word in words(json.loads(raw))}
            for hidden in _never_known(states, seat):
                assert hidden not in sent, f"seat {seat} was sent {hidden}"
            assert str(states[0].setup.seed) not in sent and str(states[-1].rng) not in sent


def _decoder() -> Any:
    from starboard.kernel.codec import codec

    return codec(games()["mini"]).decode


def _never_known(states: list[Any], seat: int | None) -> set[str]:
    """The cards that this seat could at no moment see: in the other's hand or in the deck, and nowhere else."""
    known: set[str] = set()
    for state in states:
        known |= words(view(state, seat))
        known |= {card for step in state.stack for card in _looked_at(step, seat)}
    cards = {card for state in states for p in state.players for card in p.hand} | set(states[0].deck)
    never = cards - known
    assert never, "the test would prove nothing"
    return never


def _looked_at(step: Any, seat: int | None) -> tuple[str, ...]:
    return tuple(getattr(step.verb, "cards", ())) if step.seat == seat else ()


def test_replay_and_files_hold_nothing_either(tmp_path: Path):
    with mini(), serving(tmp_path) as at:
        ann, bo = at.person("Ann"), at.person("Bo")
        table = ann.opens("me", "open", game="mini")["id"]
        bo.post(f"tables/{table}/sit", {})
        with ann.sits(table) as a:
            mine = {card["id"] for card in a.last["scene"]["players"][0]["parts"][0]["cards"]}
        with bo.sits(table) as b:
            theirs = {card["id"] for card in b.last["scene"]["players"][1]["parts"][0]["cards"]}

        for path in ("scene", "positions"):
            seen = words(ann.get(f"tables/{table}/{path}", seat=0)) | words(ann.get(f"tables/{table}/{path}"))
            assert not seen & theirs, path
        file = ann.get(f"tables/{table}/export")
        assert set(file["state"]["players"][0]["hand"]) == mine
        assert file["state"]["setup"].get("seed", 0) == 0 and "answers" not in file
