"""Files of strangers over HTTP: each attack is refused with a sentence in both languages, and others play on."""

import json
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from starboard.server.import_process import ImportRequest
from starboard.server.importer import run_import
from starboard.table.actions import Actor
from starboard.table.imports import restore
from starboard.table.refusal import Refusal
from tests.server.served import PATIENCE, Served, Someone

State = dict[str, Any]
SAVED: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("tictactoe", 2, {}),
    ("seti", 2, {}),
    ("unsettled", 2, {}),
    ("under_our_sun", 6, {"mode": "semi_cooperative"}),
    ("iss_vanguard", 4, {}),
)


@pytest.fixture(scope="module")
def saves(at: Served) -> dict[str, State]:
    """Files of tables as the server exports them, without answers: bare states."""
    ann = at.person("Ann")
    found = {}
    for game, seats, options in SAVED:
        table = ann.opens("me", *["hot"] * (seats - 1), game=game, options=options)["id"]
        with ann.sits(table, look=0) as socket:
            seat = socket.last["scene"]["waiting"][0]
            if seat:
                socket.say("look", seat=seat)
                while socket.view()["scene"].get("viewer") != seat:
                    pass
            question = socket.last["scene"]["question"]
            option = question["choices"][0]["option"]
            assert socket.answer(*option.get("ids", ()), key=option["key"], seat=seat)["type"] == "ack"
        file = ann.http.get(f"/api/tables/{table}/export").json()
        found[game] = {**file, "answers": []}
    return found


def refused(at: Served, data: bytes) -> str:
    """What the server says to a file, in English; there is another sentence in French."""
    told = at.person("Eve").brings(data)
    assert told.status_code == 400 and told.json()["code"] == "bad_file", told.text
    with pytest.raises(Refusal) as refusal:
        restore("t", Actor("eve", "Eve", 1), data)
    english, french = str(told.json()["text"]), refusal.value.message("fr")
    assert english != french and len(english) < 500 and len(french) < 500
    assert "refuse-" not in english + french
    return english


def forged(save: State, change: Callable[[State], None]) -> bytes:
    copy = json.loads(json.dumps(save))
    change(copy["state"])
    return json.dumps(copy).encode()


def setup(**fields: Any) -> Callable[[State], None]:
    return lambda state: state["setup"].update(fields)


def many_steps(state: State) -> None:
    state["stack"] = state["stack"] * 600


def strange_seat(state: State) -> None:
    state["stack"][0]["seat"] = -7


def nested(state: State) -> None:
    verb: State = {"do": "if", "requires": [], "does": []}
    for _ in range(200):
        verb = {"do": "if", "requires": [], "does": [verb]}
    state["stack"].append({"verb": verb, "seat": 0})


def repeated(state: State) -> None:
    state["stack"].append({"verb": {"do": "repeat", "n": 10**9, "does": []}, "seat": 0})


def put(*path: str | int, value: Any) -> Callable[[State], None]:
    """Changes one value of a state."""

    def change(state: State) -> None:
        at: Any = state
        for part in path[:-1]:
            at = at[part]
        at[path[-1]] = value

    return change


ATTACKS: dict[str, tuple[str, Callable[[State], None], str]] = {
    "20 million seats": ("tictactoe", setup(seats=20_000_000), "20,000,000 seats. Expected: 2"),
    "no seats": ("unsettled", setup(seats=0), "Expected: 2–4"),
    "a difficulty of its own": ("unsettled", setup(difficulty="easy as pie"), "“easy as pie”"),
    "a setting of its own": ("seti", setup(options=[["deck", "stacked"]]), "“deck = stacked”"),
    "a folder for a world": ("seti", setup(cartridge="/etc"), "“/etc” is not installed here"),
    "a folder above": ("seti", setup(cartridge="../base"), "“../base” is not installed here"),
    "a seed below zero": ("seti", setup(seed=-1), "The seed"),
    "a field too many": ("seti", lambda s: s.update(colour="red"), "damaged"),
    "a long stack": ("unsettled", many_steps, "state.stack"),
    "a stack of 600 steps": ("unsettled", lambda s: s.update(stack=(s["stack"] * 600)[:600]), "at most 500"),
    "a name of a thousand characters": ("seti", lambda s: s.update({"x" * 1_000: 1}), "1,000 characters"),
    "lists of lists": ("seti", lambda s: s.update(deck=[[0] * 999] * 30), "20,000"),
    "a seat below zero": ("unsettled", strange_seat, "Seat −7"),
    "an active seat that is none": ("seti", lambda s: s.update(active=9), "Seat 9 at state.active"),
    "verbs in verbs in verbs": ("unsettled", nested, "nested too deeply"),
    "a billion repetitions": ("unsettled", repeated, "100,000"),
    "players by the hundred": ("seti", lambda s: s.update(players=s["players"] * 30), "state.players"),
    "cards by the thousand": ("seti", lambda s: s.update(deck=s["deck"] * 9), "state.deck"),
    "a deck twice": ("seti", lambda s: s.update(deck=s["deck"] * 2), "cards of the main deck"),
    "a number without end": ("seti", lambda s: s["players"][0].update(credits=10**15), "state.players[0].credits"),
    "a text of a megabyte": ("seti", lambda s: s["row"].__setitem__(0, "x" * 1_000_000), "1,000,000 characters"),
    "scores of a thousand seats": (
        "seti",
        lambda s: s.update(outcome={"kind": "draw", "scores": [1] * 999}),
        "state.outcome",
    ),
    "seven at a table for six": ("under_our_sun", setup(seats=7), "Expected: 1–6"),
    "three Sections": ("iss_vanguard", setup(seats=3), "3 seats. Expected: 4"),
    "a mode of its own": ("under_our_sun", setup(options=[["mode", "all_traitors"]]), "“mode = all_traitors”"),
    "a first player who is nobody": ("under_our_sun", lambda s: s.update(first=6), "Seat 6 at state.first"),
    "characters by the dozen": (
        "under_our_sun",
        lambda s: s.update(characters=s["characters"] * 5),
        "state.characters",
    ),
    "a Team card twice": (
        "under_our_sun",
        lambda s: s.update(team_left=[*s["team_left"], s["characters"][0]["team"]["value"]]),
        "Team cards",
    ),
    "loot by the hundred": ("under_our_sun", lambda s: s.update(loot=s["loot"] * 4), "loot"),
    "a tile off the map": ("under_our_sun", put("characters", 0, "at", value=10**9), "state.characters[0].at"),
    "an offer of a thousand things": ("under_our_sun", lambda s: s.update(offer=["helmet"] * 1_001), "state.offer"),
    "injury dice by the thousand": ("iss_vanguard", put("members", 0, "harm", value=[0, 0, 5_000]), "injury dice 0"),
    "injury dice in columns that are not there": (
        "iss_vanguard",
        put("members", 0, "harm", value=[1] * 200),
        "injury dice 0",
    ),
    "dice by the hundred": ("iss_vanguard", lambda s: s["members"][0].update(slots=[0] * 300), "dice 0"),
    "leads by the hundred": ("iss_vanguard", lambda s: s.update(bag=[0] * 500), "leads"),
    "an event deck twice": ("iss_vanguard", lambda s: s.update(event=s["event"] * 2), "events"),
    "a verb of its own": ("seti", lambda s: s["stack"].append({"verb": {"do": "rm"}, "seat": 0}), "no verb 'rm'"),
}


@pytest.mark.parametrize("name", ATTACKS)
def test_a_forged_file_is_refused_with_what_is_wrong(at: Served, saves: dict[str, State], name: str):
    game, change, expected = ATTACKS[name]

    assert expected in refused(at, forged(saves[game], change))


@pytest.mark.parametrize(
    "data",
    [b"", b"\x00\xff" * 50, b"[" * 3_000_000, b'{"starboard": 1, "game": "' + b"x" * 3_400_000 + b'"}'],
    ids=["nothing", "noise", "3 MB of brackets", "3.4 MB of name"],
)
def test_what_is_no_save_is_refused(at: Served, data: bytes):
    assert "Expected" in refused(at, data) or "not installed" in refused(at, data)


def test_a_file_of_3_4_megabytes_stops_nobody_else(at: Served, saves: dict[str, State]):
    """Others answer while it is read: none of them waits for it."""
    state = saves["seti"]["state"]
    heavy = json.dumps({**saves["seti"], "state": {**state, "deck": ["x" * 30] * 100_000}}).encode()
    assert len(heavy) > 3_400_000 - 100_000
    attack = threading.Thread(target=refused, args=(at, heavy))

    attack.start()
    waits = [round_trip(at) for _ in range(3)]
    attack.join()

    assert max(waits) < 10, waits


def round_trip(at: Served) -> float:
    """Seconds in which somebody else's answer is on disk and back."""
    bo = at.person("Bo")
    table = bo.opens("me", "hot")["id"]
    with bo.sits(table, look=0) as socket:
        began = time.monotonic()
        assert socket.answer("a1", seat=0)["type"] == "ack"
        return time.monotonic() - began


def test_one_file_at_a_time_for_a_person(at: Served, saves: dict[str, State]):
    eve, bo, data = at.person("Eve"), at.person("Bo"), json.dumps(saves["tictactoe"]).encode()
    told: list[int] = []

    def bring(who: Someone) -> None:
        told.append(who.brings(data).status_code)

    threads = [threading.Thread(target=bring, args=(who,)) for who in (eve, bo)]
    for thread in threads:
        thread.start()
    until = time.monotonic() + PATIENCE
    while at.hub.person(eve.token).id not in at.hub.imports._people:
        assert time.monotonic() < until, "it is not read"
        time.sleep(0.002)
    assert eve.brings(data).status_code == 429
    for thread in threads:
        thread.join()

    assert told == [201, 201]
    assert eve.brings(data).status_code == 201


def test_a_bare_state_is_for_one_person_and_says_so(at: Served, saves: dict[str, State]):
    ann, bo = at.person("Ann"), at.person("Bo")
    made = ann.brings(json.dumps(saves["seti"]).encode()).json()["table"]
    assert made["bare"] and made["solo"]

    with bo.sits(made["id"]) as spectator:
        assert any("from a position in a file" in line["text"] for line in spectator.lines)
    with ann.sits(made["id"], look=0) as socket:
        socket.say("leave", seat=1)
        socket.wait("ack")
        for kind in ("invite", "open"):
            socket.say("give", seat=1, kind=kind)
            assert socket.wait("ack", "refused")["code"] == "not_allowed"
    with bo.sits(made["id"]) as socket:
        socket.say("sit", seat=1)
        assert "only the person who brought it" in socket.wait("ack", "refused")["text"]
    assert bo.post(f"tables/{made['id']}/whatif", {"position": made["first"]})["table"]["bare"]


def test_bots_of_a_bare_state_think_in_a_process_of_their_own(
    at: Served, saves: dict[str, State], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("starboard.server.bot_pool.think", None)  # the server itself does not think, not even by chance
    ann = at.person("Ann")
    made = ann.brings(json.dumps(saves["tictactoe"]).encode()).json()["table"]
    assert made["bare"]
    with ann.sits(made["id"], look=0) as socket:
        first = socket.last["position"]
        socket.say("leave", seat=1)
        socket.wait("ack")
        socket.say("give", seat=1, kind="bot", bot="random")
        assert socket.wait("ack", "refused")["type"] == "ack"
        assert socket.view(position=first + 1), "the bot has answered"
    assert at.hub.bots._idle, "a process of its own did it"


def test_where_that_process_fails_the_bot_stops_and_the_server_does_not_think_for_it(
    at: Served, saves: dict[str, State], monkeypatch: pytest.MonkeyPatch
):
    thoughts: list[str] = []
    monkeypatch.setattr("starboard.server.bot_pool.think", lambda *_: thoughts.append("here"))

    async def fail(*_: Any) -> None:
        thoughts.append("asked")
        raise OSError("no more processes")

    ann = at.person("Ann")
    made = ann.brings(json.dumps(saves["tictactoe"]).encode()).json()["table"]
    monkeypatch.setattr(at.hub.bots, "_think", fail)
    with ann.sits(made["id"], look=0) as socket:
        first = socket.last["position"]
        socket.say("leave", seat=1)
        socket.wait("ack")
        socket.say("give", seat=1, kind="bot", bot="random")
        assert socket.wait("ack", "refused")["type"] == "ack"
        until = time.monotonic() + PATIENCE
        while at.hub.rooms[made["id"]].bot is not None or not thoughts:
            assert time.monotonic() < until
            time.sleep(0.01)
    assert thoughts == ["asked"] and at.hub.rooms[made["id"]].table.position == first


def test_a_process_that_takes_too_long_refuses_the_file(saves: dict[str, State]):
    request = ImportRequest("t", Actor("ann", "Ann", 1), json.dumps(saves["seti"]).encode())

    assert run_import(request, patience=0.01).refused == "file-heavy"


@pytest.mark.parametrize(
    ("work", "ending"), [("b'x' * (1 << 30)", "MemoryError"), ("exec('while True: pass')", "")], ids=["memory", "time"]
)
def test_the_process_limits_its_own_memory_and_time(work: str, ending: str):
    code = f"from starboard.server.import_process import limit_resources; limit_resources(seconds=1); {work}"

    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)

    assert ended.returncode != 0 and ending in ended.stderr


def test_a_machine_path_is_no_cartridge_however_it_is_written(at: Served, saves: dict[str, State], tmp_path: Path):
    world = tmp_path / "evil"
    world.mkdir()
    (world / "cartridge.yaml").write_text("title: {en: Evil, fr: Evil}\nblurb: {en: E., fr: E.}\n")

    assert "is not installed here" in refused(at, forged(saves["tictactoe"], setup(cartridge=str(world))))
