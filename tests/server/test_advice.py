"""The adviser at a table: for who is asked, where the table allows it; all know that it was asked, not what it said."""

from tests.server.served import Served


def test_the_adviser_names_the_best_options_with_their_chances_and_why(at: Served):
    ann = at.person("Ann")
    table = ann.opens("me", "hot")

    told = ann.post(f"tables/{table['id']}/advice", lang="fr")

    assert told["question"] == 0
    assert 1 <= len(told["best"]) <= 3
    best = told["best"][0]
    assert best["option"]["key"] == "mark"
    assert 0 <= best["low"] <= best["chance"] <= best["high"] <= 100
    assert best["why"]


def test_only_who_is_asked_may_ask_the_adviser(at: Served):
    ann, bo, cleo = at.person("Ann"), at.person("Bo"), at.person("Cleo")
    table = ann.opens("me", "invite")
    bo.post(f"invites/{table['invites'][0]['token']}")

    assert bo.post(f"tables/{table['id']}/advice")["code"] == "not_asked"
    assert bo.post(f"tables/{table['id']}/advice", seat=0)["code"] == "not_your_seat"
    assert cleo.post(f"tables/{table['id']}/advice")["code"] == "spectator"


def test_a_table_may_play_without_an_adviser(at: Served):
    ann = at.person("Ann")
    table = ann.opens("me", "hot", adviser=False)

    assert "adviser" not in ann.get(f"tables/{table['id']}")
    assert ann.post(f"tables/{table['id']}/advice")["code"] == "no_adviser"
