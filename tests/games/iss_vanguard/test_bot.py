"""What bots of the field look at, and what they leave alone."""

from functools import partial

import pytest

from starboard.games.iss_vanguard.bot.policy import perseveres, prune, rollout
from starboard.kernel.words import Option
from tests.games.iss_vanguard.given import Given

PERSEVERE, WAIT = Option("persevere", ()), Option("choose", ("wait",))
SIX = "red_basic*2 green_basic*2 blue_basic*2"


@pytest.mark.parametrize(
    ("slots", "used", "pays"),
    [
        ("", SIX, True),
        ("red_basic", SIX, True),
        ("red_basic*3 green_basic blue_basic", "blue_basic*2", False),  # dice are left
        ("red_basic*3 green_basic*2 blue_basic*2", "", False),  # none would come back
        ("", "red_basic*3", False),  # it would only hurt
        ("", "red_basic*7", False),  # three red slots
        ("blue_basic", "red_basic*2 green_basic*2", False),  # three dice for one
    ],
)
def test_a_bot_perseveres_only_where_it_pays(slots: str, used: str, pays: bool):
    g = Given(p2={"slots": slots, "used": used}).g

    assert perseveres(g, 2) == pays
    assert (PERSEVERE in prune(g, 2, [WAIT, PERSEVERE])) == pays
    drawn = {rollout(g, 2, [WAIT, PERSEVERE], partial(float, at / 1000)) for at in range(1000)}
    assert (PERSEVERE in drawn) == pays
