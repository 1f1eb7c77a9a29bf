"""Trials of a table and the archive: what is listed, what is kept, who sees it."""

from pathlib import Path

from starboard.server.hub import now
from starboard.table import trial_tables
from tests.server.served import Served, Someone, serving

WEEK = 8 * 24 * 3600 * 1000


def mine(someone: Someone) -> dict[str, dict[str, object]]:
    return {card["id"]: card for card in someone.get("me/tables")}


def played(at: Served, someone: Someone) -> str:
    table: str = someone.opens("me", "hot", name="Fen")["id"]
    with someone.sits(table) as socket:
        socket.say("look", seat=0)
        socket.view()
        socket.answer("a1")
        socket.view(position=1)
    return table


def test_a_trial_names_its_table_and_the_oldest_make_room(at: Served):
    ann = at.person("Ann")
    table = played(at, ann)

    trials = [ann.post(f"tables/{table}/whatif", {"position": 1})["table"] for _ in range(trial_tables.MOST + 2)]

    assert {trial["origin"] for trial in trials} == {table} and trials[0]["name"] == "What if: Fen"
    cards = mine(ann)
    assert [trial["id"] for trial in trials if trial["id"] in cards] == [trial["id"] for trial in trials[2:]]
    assert cards[trials[-1]["id"]]["origin"] == table and "origin" not in cards[table]
    assert ann.get(f"tables/{trials[0]['id']}")["code"] == "unknown_table"


def test_a_trial_of_a_trial_leads_back_to_the_game(at: Served):
    ann = at.person("Ann")
    table = played(at, ann)
    trial = ann.post(f"tables/{table}/whatif", {"position": 0})["table"]
    again = ann.post(f"tables/{trial['id']}/whatif", {"position": 0})["table"]
    assert again["origin"] == table and again["name"] == "What if: Fen"


def test_a_trial_at_which_somebody_sits_is_not_removed(at: Served):
    ann = at.person("Ann")
    table = played(at, ann)
    first = ann.post(f"tables/{table}/whatif", {"position": 1})["table"]["id"]
    with ann.sits(first):
        for _ in range(trial_tables.MOST + 1):
            ann.post(f"tables/{table}/whatif", {"position": 1})
        assert first in mine(ann)


def test_a_trial_that_nobody_has_touched_for_a_week_is_old_and_a_game_never_is(tmp_path: Path):
    with serving(tmp_path) as at:
        ann = at.person("Ann")
        table = played(at, ann)
        trial = ann.post(f"tables/{table}/whatif", {"position": 1})["table"]["id"]
        assert trial_tables.idle_trials(at.hub.store, now()) == []
        assert trial_tables.idle_trials(at.hub.store, now() + WEEK) == [trial]


def test_a_table_is_archived_for_who_did_it_and_brought_back(at: Served):
    ann, bo = at.person("Ann"), at.person("Bo")
    table = ann.opens("me", "open")["id"]
    bo.post(f"tables/{table}/sit", {})

    cards = ann.http.put(f"/api/me/tables/{table}/archive", json={"on": True}).json()

    assert next(card for card in cards if card["id"] == table)["archived"] is True
    assert "archived" not in mine(bo)[table]
    ann.http.put(f"/api/me/tables/{table}/archive", json={"on": False})
    assert "archived" not in mine(ann)[table]


def test_nobody_archives_a_table_that_is_not_theirs(at: Served):
    ann, bo = at.person("Ann"), at.person("Bo")
    table = ann.opens("me", "open")["id"]
    assert bo.http.put(f"/api/me/tables/{table}/archive", json={"on": True}).json()["code"] == "unknown_table"
    assert at.nobody().http.put(f"/api/me/tables/{table}/archive", json={"on": True}).json()["code"] == "no_person"
