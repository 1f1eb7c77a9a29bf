"""Saves from before there was a ship are still played on.  IV-SAV-08"""

import json

from starboard.games.iss_vanguard import IssVanguard
from starboard.kernel.codec import codec, digest
from starboard.kernel.game import Game
from starboard.kernel.setup import Setup
from tests.games.iss_vanguard.ground import RULES


def test_a_save_of_an_operation_without_a_ship_loads_and_goes_on():
    g = Game(RULES.new(Setup(4, 3, "tiny")), RULES)
    g.answer(g.waiting[0], g.options(g.waiting[0])[0])
    plain = json.loads(codec(IssVanguard).save(g.s))
    del plain["state"]["ship"]  # as a release wrote it that knew no ship
    again = Game(codec(IssVanguard).load(json.dumps(plain).encode()), RULES)
    assert digest(again.s) == digest(g.s)
    for game in (g, again):
        seat = game.waiting[0]
        game.answer(seat, game.options(seat)[-1])
    assert digest(again.s) == digest(g.s) and again.s.ship is None
