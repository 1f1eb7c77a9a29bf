"""The guided first game over the API: opened in one step, its lessons read on any device, for its reader alone."""

from tests.server.served import Served


def test_the_shelf_says_which_games_have_lessons(at: Served):
    shelf = {game["key"]: game.get("guided", False) for game in at.nobody().get("games")}

    assert (shelf["seti"], shelf["unsettled"], shelf["tictactoe"]) == (True, True, False)


def test_lessons_are_read_in_either_language(at: Served):
    english, french = (at.nobody().get("games/seti/lessons", lang=lang) for lang in ("en", "fr"))

    assert [lesson["key"] for lesson in english] == [lesson["key"] for lesson in french]
    assert english[0]["title"] == "The search" and french[0]["title"] == "La recherche"
    assert at.nobody().get("games/tictactoe/lessons")["code"] == "unknown_game"


def test_a_first_game_is_opened_in_one_step_and_its_lessons_follow_each_other(at: Served):
    ann = at.person("Ann")
    table = ann.post("games/seti/first", lang="fr")["table"]
    assert table["name"] == "Première partie guidée" and table["lessons"] is True
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]

    with ann.sits(table["id"]) as socket:
        guide = socket.last["guide"]
        assert (guide["lesson"], guide["step"]) == ("first_search", 1) and "goal" in guide["shelf"]
        socket.say("learn", seat=0, lesson="first_search")
        ack = socket.wait("ack", "refused")
        assert ack["type"] == "ack"
        guide = socket.view(seq=ack["seq"])["guide"]
        assert (guide["lesson"], guide["step"]) == ("first_launch", 2) and guide["seen"] == ["first_search", "goal"]

    with ann.sits(table["id"]) as phone:
        assert phone.last["guide"] == guide


def test_the_guide_is_skipped_and_turned_on_again_and_others_see_nothing_of_it(at: Served):
    ann, cleo = at.person("Ann"), at.person("Cleo")
    id_ = ann.post("games/seti/first")["table"]["id"]
    with ann.sits(id_) as socket, cleo.sits(id_) as watching:
        assert "guide" not in watching.last

        socket.say("learn", seat=0, on=False)
        assert "guide" not in socket.view(seq=socket.wait("ack")["seq"])

        socket.say("learn", seat=0, on=True)
        assert socket.view(seq=socket.wait("ack")["seq"])["guide"]["lesson"] == "first_search"

        watching.say("learn", seat=0, on=False)
        assert watching.wait("ack", "refused")["code"] == "spectator"


def test_at_a_table_without_a_guide_nothing_is_said_of_one(at: Served):
    ann = at.person("Ann")
    id_ = ann.opens("me", "bot", game="seti")["id"]
    with ann.sits(id_) as socket:
        assert "guide" not in socket.last and socket.last["table"]["lessons"] is True
