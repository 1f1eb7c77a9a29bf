"""How long a bot thinks tells nothing of what it holds: where a secret role is dealt it answers on the beat."""

from pathlib import Path
from time import monotonic

import pytest

from starboard.server.bot_turns import rest_of_beat
from tests.server.served import serving

BEAT = 0.7


@pytest.mark.parametrize(("elapsed", "rest"), [(0.0, 0.0), (0.2, 0.5), (0.7, 0.0), (0.9, 0.5)])
def test_an_answer_waits_for_the_next_beat(elapsed: float, rest: float):
    assert rest_of_beat(elapsed, BEAT) == pytest.approx(rest, abs=1e-9)
    assert rest_of_beat(elapsed, 0.0) == 0.0


def test_bots_at_a_table_with_secret_roles_answer_on_the_beat(tmp_path: Path):
    with serving(tmp_path, bot_beat=BEAT) as at:
        ann = at.person("Ann")
        asked = {"cartridge": "tiny", "seed": 5, "options": {"mode": "semi_cooperative"}}
        table = ann.opens("me", "bot", "bot", game="under_our_sun", **asked)["id"]
        with ann.sits(table) as a:
            position = a.last["position"]
            heard: list[float] = []
            while len(heard) < 3:
                if a.last["scene"]["waiting"] == [0]:
                    option = a.last["scene"]["question"]["choices"][0]["option"]
                    a.answer(*option.get("ids", ()), key=option["key"])
                else:
                    begun = monotonic()
                    a.view(position=position + 1)
                    heard.append(monotonic() - begun)
                position = max(position, a.last["position"])
        assert min(heard[1:]) > BEAT * 0.8, heard
