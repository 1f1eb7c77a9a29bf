"""A Son of Liberty among six cannot be read from anything that the server gives away: files, undo, trials, clocks."""

import json
import random
import time
from pathlib import Path
from typing import Any

from starboard.table.store import Store
from tests.server.served import PATIENCE, Served, Socket, Someone, serving
from tests.server.test_secret_roles import BOX, OPEN
from tests.server.test_secrets import words

EXPORTS = 12


def teams(state: Any) -> list[str]:
    """The Team card of each seat in a state as a file has it."""
    return [character["team"]["value"] for character in state["characters"]]


def six(at: Served) -> tuple[str, list[Someone]]:
    """Two people among four bots, with clocks."""
    ann, bo = at.person("Ann"), at.person("Bo")
    seats = [{"kind": "me"}, {"kind": "open"}, *[{"kind": "bot", "bot": "random"}] * 4]
    plan = {"game": "under_our_sun", "cartridge": "tiny", "options": OPEN, "listed": True, "undo": "free"}
    table = ann.post("tables", {**plan, "seats": seats, "clock": {"minutes": 60}})["table"]["id"]
    assert bo.post(f"tables/{table}/sit", {})["seat"] == 1
    return str(table), [ann, bo]


def play(table: str, people: list[Someone], sockets: list[Socket], answers: int) -> None:
    """Random answers of the people; bots answer meanwhile, so that a question may be gone: then another is read."""
    choose, taken, until = random.Random(5).choice, 0, time.monotonic() + PATIENCE
    while taken < answers:
        assert time.monotonic() < until, "nobody is asked"
        waiting = people[0].get(f"tables/{table}/scene")["scene"]["waiting"]
        for seat in {0, 1} & set(waiting):
            question = people[seat].get(f"tables/{table}/scene", seat=seat)["scene"].get("question", {})
            options = [each["option"] for each in question.get("choices", ())]
            if open_ := [each for each in options if each["key"] not in ("unmask", "command")]:
                option, number = choose(open_), question["number"]
                said = sockets[seat].answer(*option.get("ids", ()), key=option["key"], seat=seat, question=number)
                taken += said["type"] == "ack"


def test_nothing_that_is_given_away_names_the_team_card_of_another(tmp_path: Path):
    with serving(tmp_path) as at:
        table, (ann, bo) = six(at)
        eve, given = at.person("Eve"), dict[str, str]()
        with ann.sits(table) as a, bo.sits(table) as b, eve.sits(table) as spectator:
            play(table, [ann, bo], [a, b], 6)
            a.say("undo", to=max(0, a.last["position"] - 1))
            a.wait("ack", "refused")
            given["frames of Ann"], given["frames of a spectator"] = "\n".join(a.raw), "\n".join(spectator.raw)
        paths = ["", "/scene", "/scene?seat=1", "/scene?seat=5", "/scene?position=0", "/positions", "/retelling"]
        for who in (ann, eve):
            given |= {f"{path} to {who.name}": who.http.get(f"/api/tables/{table}{path}").text for path in paths}
            given[f"the lobby to {who.name}"] = who.http.get("/api/tables").text
        trial = ann.post(f"tables/{table}/whatif", {"position": 0})
        given["a trial"] = json.dumps(trial)
        files = [ann.get(f"tables/{table}/export") for _ in range(EXPORTS)]
        strange = [eve.get(f"tables/{table}/export") for _ in range(EXPORTS)]
        truth = _stored(tmp_path, table)
    assert not truth.revealed
    cards = {character.seat: character.team.value for character in truth.characters}
    hidden = (set(cards.values()) | set(truth.team_left)) - {cards[0]}
    assert hidden & set(BOX), "the test would prove nothing"
    for what, text in given.items():
        assert not {card for card in hidden if f'"{card}"' in text}, what
        assert "spectator" not in what or f'"{cards[0]}"' not in text
    assert {teams(file["state"])[0] for file in files} == {cards[0]}, "what Ann holds is hers"
    for seat in range(6):
        assert seat == 0 or len({teams(file["state"])[seat] for file in files}) > 1, f"seat {seat} is dealt anew"
        assert len({teams(file["state"])[seat] for file in strange}) > 1, "a spectator knows nobody's"
    sons = [{key for key in teams(file["state"]) if BOX[key].side == "son_of_liberty"} for file in files + strange]
    assert all(len(found) <= 1 for found in sons) and len(set.union(*sons)) > 1, "nobody knows which Son there is"
    for file in (*files, *strange):
        assert file["state"]["setup"].get("seed", 0) == 0 and "answers" not in file
        assert file["state"]["rng"] != truth.rng


def test_a_view_and_a_lobby_of_six_seats_are_small(tmp_path: Path):
    with serving(tmp_path) as at:
        table, (ann, _) = six(at)
        with ann.sits(table) as a:
            assert len(a.raw[-1]) < 150_000, "a first view of six seats"
            clock = a.last["clock"]
            assert set(words(clock)) and len(clock["left"]) == 6
        for name in ("Cleo", "Dan", "Eve"):
            at.person(name).opens("me", *["open"] * 5, game="under_our_sun", options=OPEN, listed=True)
        lobby = ann.http.get("/api/tables")
        assert len(lobby.json()["open"]) >= 3 and len(lobby.content) < 3_000 * 4


def _stored(folder: Path, table: str) -> Any:
    store = Store(str(folder / "test.db"))
    try:
        found = store.table(table)
        assert found is not None
        return found.game.s
    finally:
        store.close()
