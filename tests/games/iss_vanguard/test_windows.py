"""Before which links of an effect somebody is asked: wherever a free move at hand could change them.  IV-PSV-01"""

from starboard.games.iss_vanguard.effects.people import Each
from starboard.games.iss_vanguard.rules.hand import DiscardSection
from starboard.games.iss_vanguard.rules.injuries import GainInjury
from starboard.games.iss_vanguard.rules.slots import SpendDie
from tests.games.iss_vanguard.ground import RULES, Ground

RED = RULES.book.die_number["red_basic"]
FULL = {"injuries": ["trauma", "burned", "burned"], "harm": [1, 1, 1]}


def test_who_can_be_healed_is_asked_before_a_fourth_injury():
    game = Ground(p2=FULL, finds=["mending_film"]).doing(GainInjury(), seat=2, links=True)

    game.asks("window", seat=2).when("2: use mending_film")

    assert not game.s.result


def test_nobody_is_asked_before_an_injury_that_has_room():
    game = Ground(p2={"injuries": ["trauma"], "harm": [1, 0, 0]}, finds=["mending_film"])

    game.doing(GainInjury(), seat=2, links=True)

    assert game.question(2).prompt != "window"


def test_a_card_may_be_played_before_the_hand_is_discarded():
    game = Ground(p2={"hand": ["double_time"]}).doing(DiscardSection(), seat=2, links=True)

    game.asks("window", seat=2).when("2: play double_time")

    assert game.me.spent == ["double_time"]


def test_each_of_several_members_is_asked_before_its_own_loss():
    game = Ground(p2={"slots": [], "used": [RED]}, p0={"slots": [RED]}, p1={"slots": [RED]}, p3={"slots": [RED]})

    game.doing(Each("members", (SpendDie("red"),)), seat=2, links=True)

    game.waits(2).asks("window", seat=2)
