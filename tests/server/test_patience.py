"""A window that two people leave open closes for both, and the game goes on."""

from pathlib import Path

from tests.server.served import Frame, Socket, serving
from tests.table.given import mini


def choices(socket: Socket) -> list[Frame]:
    asked: list[Frame] = socket.last["scene"].get("question", {}).get("choices", [])
    return [choice["option"] for choice in asked]


def test_who_lets_a_window_stand_open_passes_it(tmp_path: Path):
    with mini(), serving(tmp_path, patience=0.2) as at:
        ann, bo = at.person("Ann"), at.person("Bo")
        table = ann.opens("me", "open", game="mini")["id"]
        bo.post(f"tables/{table}/sit", {})
        with ann.sits(table) as a, bo.sits(table) as b:
            while not any(line["text"].endswith("lets the window pass.") for line in a.lines):
                assert "outcome" not in a.last["scene"], "the game went by without a window"
                waiting = a.last["scene"]["waiting"]
                asked = (a, b)[waiting[0]]
                if "pass_turn" in [option["key"] for option in choices(asked)]:
                    assert a.last["closes"] == b.last["closes"] > 0
                    a.view()  # nobody says anything
                    b.view()
                    continue
                assert not a.last.get("closes")
                option, position = choices(asked)[0], a.last["position"] + 1
                asked.answer(*option.get("ids", ()), key=option["key"], seat=waiting[0])
                for socket in (a, b):
                    socket.view(position=position)
            pass_window = [line["who"] for line in a.lines if line["text"].endswith("lets the window pass.")]
            assert pass_window
            assert set(pass_window) <= {"Ann", "Bo"}
