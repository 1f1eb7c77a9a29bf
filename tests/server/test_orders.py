"""A standing order: the server passes the windows of a seat that said so, and tells it which orders stand."""

from pathlib import Path

from tests.server.served import serving
from tests.server.test_patience import choices
from tests.table.given import mini


def test_the_server_passes_windows_for_who_ordered_it(tmp_path: Path):
    with mini(), serving(tmp_path) as at:
        ann = at.person("Ann")
        table = ann.opens("me", "hot", game="mini")["id"]
        with ann.sits(table, look=0) as a:
            for seat in (0, 1):
                a.say("order", seat=seat, prompt="window")
                while len(a.last.get("orders", [])) <= seat:
                    a.view()
            while not any(line["text"].endswith("has a standing order for this.") for line in a.lines):
                assert "ending" not in a.last["scene"], "the game went by without a window"
                waiting = a.last["scene"]["waiting"][0]
                a.say("look", seat=waiting)
                a.view()
                if not choices(a) or "pass_turn" in [option["key"] for option in choices(a)]:
                    a.view()  # nobody says anything: the order is obeyed
                    continue
                option, position = choices(a)[0], a.last["position"] + 1
                a.answer(*option.get("ids", ()), key=option["key"], seat=waiting)
                while a.last["position"] < position:  # an order may have answered once more meanwhile
                    a.view()
            assert {order["prompt"] for order in a.last["orders"]} == {"window"}
