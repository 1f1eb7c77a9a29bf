"""No mission test is certain or hopeless for the team of its world: counted exactly, with four dice of the best member.

A test with lines goes by its green or better outcome; one with a track by half of the green track at once.
"""

from itertools import combinations

import pytest

from starboard.games.iss_vanguard.bot.goals import wants
from starboard.games.iss_vanguard.bot.worth import yields_of
from starboard.games.iss_vanguard.model.dice import Test as Trial
from starboard.games.iss_vanguard.rules.odds import Forecast
from tests.games.iss_vanguard.ground import begin, play, rules_of

DICE = 4  # an exploration has three or four for each test
LOW, HIGH = 0.35, 0.90


def chance(forecast: Forecast) -> float:
    tracks = {track.colour: track.length for track in forecast.card.tracks}
    if tracks:
        return forecast.at_least("green", (tracks["green"] + 1) // 2)
    return forecast.outcomes.get("yellow", 0.0) + forecast.outcomes.get("green", 0.0)


@pytest.mark.parametrize("cartridge", ["ferry_rock", "marrow", "tidewater"])
def test_mission_tests_are_neither_certain_nor_hopeless(cartridge: str):
    rules = rules_of(cartridge)
    book, g = rules.book, play(begin(rules), until="act").g
    need = {word for mission in book.missions.values() for word in wants(mission.objective)}
    places = {place.key for place in rules.cartridge.places}
    judged = 0
    for id_, yields in yields_of(book).items():
        deed = book.deeds[id_]
        if deed.card not in places or deed.action.test is None or not any(each.wants & need for each in yields):
            continue
        best = max(
            chance(Forecast(g, Trial(id_, me.seat, me.at), dice))
            for me in g.s.members
            for dice in set(combinations(sorted(g.s.dice[me.seat]), DICE))
        )
        assert LOW <= best <= HIGH, f"{id_}: {best:.0%}"
        judged += 1
    assert judged
