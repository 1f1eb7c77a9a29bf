"""A Son of Liberty cannot be read from raw frames: three people and a spectator, whatever the table sends them."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from starboard.games.under_our_sun import UnderOurSun
from starboard.kernel.cartridge import rules
from starboard.table.store import Store
from tests.server.served import Served, Socket, serving
from tests.server.test_secrets import words

BOX = {card.key: card for card in rules("under_our_sun", "tiny").book.system.teams}
OPEN = {"mode": "semi_cooperative"}


def catch_up(*sockets: Socket) -> None:
    """All have seen the same position: standing orders may have answered meanwhile."""
    while len({socket.last["position"] for socket in sockets}) > 1:
        min(sockets, key=lambda socket: socket.last["position"]).view()


def step(asked: Socket, seat: int, choose: Callable[[list[Any]], Any], *all_: Socket) -> None:
    """A random answer of a seat that shows no card of its own accord; everybody looks.

    A bot that is asked at the same moment may answer first: then the question that comes back is answered.
    """
    while True:
        options = [each["option"] for each in asked.last["scene"]["question"]["choices"]]
        option = choose([each for each in options if each["key"] not in ("unmask", "command")])
        before = asked.last["position"]
        said = asked.answer(*option.get("ids", ()), key=option["key"], seat=seat)
        if said["type"] == "ack":
            break
        assert said["code"] == "stale", said
        while asked.last["position"] <= before or not asked.last["scene"].get("question", {}).get("choices"):
            asked.view()
    while asked.last["position"] <= before:
        asked.view()
    catch_up(*all_)


def played(at: Served, answers: int, seed: int) -> tuple[str, dict[int | None, Socket]]:
    """A random game between three people with a spectator, and all that they were sent."""
    ann, bo, cleo, dan = (at.person(name) for name in ("Ann", "Bo", "Cleo", "Dan"))
    table = ann.opens("me", "open", "open", game="under_our_sun", cartridge="tiny", options=OPEN)["id"]
    bo.post(f"tables/{table}/sit", {})
    cleo.post(f"tables/{table}/sit", {})
    choose = random.Random(seed).choice
    with ann.sits(table) as a, bo.sits(table) as b, cleo.sits(table) as c, dan.sits(table) as d:
        for socket, seat in ((a, 0), (b, 1), (c, 2)):  # so that nobody is answered for while the others look
            socket.say("order", seat=seat, prompt="karma_idle", on=False)
            socket.wait("ack")
        for _ in range(answers):
            waiting = a.last["scene"]["waiting"][0]
            step((a, b, c)[waiting], waiting, choose, a, b, c, d)
        for person, socket in ((ann, a), (bo, b), (cleo, c)):
            for path in ("scene", "positions"):
                socket.raw.append(person.http.get(f"/api/tables/{table}/{path}").text)
        return table, {0: a, 1: b, 2: c, None: d}


@pytest.mark.parametrize("seed", [3])
def test_the_frames_of_a_seat_name_no_team_card_but_its_own(tmp_path: Path, seed: int):
    with serving(tmp_path) as at:
        table, heard = played(at, 24, seed)
        store = Store(str(tmp_path / "test.db"))
        found = store.table(table)
        assert found is not None
        state = found.game.s
        store.close()
        assert not state.revealed and not state.outcome, "the test would prove nothing"
        cards = {c.seat: c.team.value for c in state.characters}
        for seat, socket in heard.items():
            sent = {word for raw in socket.raw for word in words(json.loads(raw))}
            hidden = {card for who, card in cards.items() if who != seat} | set(state.team_left)
            assert not (sent & hidden - {cards.get(seat)}), f"seat {seat} was sent a Team card of another"
            assert seat is None or cards[seat] in sent


def test_one_person_among_bots_is_shown_no_card_of_theirs_in_scene_log_replay_and_file(tmp_path: Path):
    with serving(tmp_path) as at:
        ann = at.person("Ann")
        table = ann.opens("me", "bot", "bot", game="under_our_sun", cartridge="tiny", options=OPEN)["id"]
        with ann.sits(table) as a:
            for _ in range(6):
                while 0 not in a.last["scene"]["waiting"]:
                    a.view()
                step(a, 0, random.Random(1).choice, a)
            own = {word for raw in a.raw for word in words(json.loads(raw))} & set(BOX)
            assert len(own) == 1
        for path in ("scene", "positions", "export", "scene?seat=1", "scene?seat=2"):
            raw = ann.http.get(f"/api/tables/{table}/{path}").text
            if path != "export":
                assert not {key for key in BOX if key in raw} - own, path
        file = ann.get(f"tables/{table}/export")
        assert file["state"]["setup"].get("seed", 0) == 0 and "answers" not in file
        assert file["state"]["characters"][0]["team"]["value"] in own
    assert UnderOurSun.deals_roles(3, tuple(OPEN.items())) and not UnderOurSun.deals_roles(1, tuple(OPEN.items()))
