"""Somebody leaves and comes back, over real sockets: the bot plays on, the next frame takes the seat back."""

from pathlib import Path

from tests.server.served import Socket, serving


def texts(socket: Socket) -> list[str]:
    return [line["text"] for line in socket.lines]


def wait_for(socket: Socket, text: str) -> None:
    while not any(text in line for line in texts(socket)):
        socket.view()


def test_a_bot_plays_for_who_is_away_until_their_next_frame(tmp_path: Path):
    with serving(tmp_path) as at:
        ann, bo = at.person("Ann"), at.person("Bo")
        table = ann.opens("me", "open")["id"]
        bo.post(f"tables/{table}/sit", {})
        with ann.sits(table) as a:
            with bo.sits(table):
                a.answer("a1")
                a.say("stand_in", seat=1, bot="easy")
                assert a.wait("refused")["code"] == "not_allowed", "Bo is here"
            a.wait("presence")
            a.say("stand_in", seat=1, bot="nobody")
            assert a.wait("refused")["code"] == "bad_setup"
            a.say("stand_in", seat=1, bot="easy")
            wait_for(a, "Bo is away. By consent, a bot (easy) plays until Bo is back.")
            a.view(position=2)
            assert a.last["scene"]["waiting"] == [0] and a.lines[-1]["who"] == "Bo"

            with bo.sits(table) as b:
                wait_for(b, "Bo is back and plays on.")
                wait_for(a, "Bo is back and plays on.")
                assert at.hub.rooms[table].table.seats[1].stand_in == ""
                assert at.hub.rooms[table].table.bot_to_move is None


def test_a_standing_wish_is_kept_after_a_while_and_only_while_others_wait(tmp_path: Path):
    with serving(tmp_path, away=0.2) as at:
        ann, bo = at.person("Ann"), at.person("Bo")
        table = ann.opens("me", "open")["id"]
        bo.post(f"tables/{table}/sit", {})
        with bo.sits(table) as b:
            b.say("absence", seat=1, bot="easy")
            wait_for(b, "Whenever Bo is away")
        with ann.sits(table) as a:
            a.answer("a1")
            wait_for(a, "As Bo wished, a bot (easy) plays until Bo is back.")
            a.view(position=2)
            assert at.hub.rooms[table].table.seats[1].stand_in == "easy"


def test_a_bots_seat_is_asked_for_its_level_and_is_not_played_by_chance(tmp_path: Path):
    with serving(tmp_path) as at:
        ann = at.person("Ann")
        assert ann.opens("me", "bot")["seats"][1]["bot"] == "normal"
        table = ann.opens("me", "open")["id"]
        with ann.sits(table) as a:
            a.say("give", seat=1, kind="bot")
            a.wait("ack")
            assert at.hub.rooms[table].table.seats[1].bot == "normal"
            a.say("give", seat=1, kind="bot", bot="strong")
            a.wait("ack")
            assert at.hub.rooms[table].table.seats[1].bot == "strong"


def test_the_link_of_a_bots_seat_brings_a_person_into_the_running_game(tmp_path: Path):
    with serving(tmp_path) as at:
        ann, bo = at.person("Ann"), at.person("Bo")
        table = ann.opens("me", "bot")["id"]
        with ann.sits(table) as a:
            a.answer("a1")
            a.view(position=2)
            a.say("give", seat=1, kind="invite")
            while "table" not in a.last or not a.last["table"].get("invites"):
                a.view()
            token = a.last["table"]["invites"][0]["token"]
            assert bo.get(f"invites/{token}").get("free", True) is True
            assert bo.post(f"invites/{token}")["seat"] == 1
            assert at.hub.rooms[table].table.seats[1].name == "Bo"
