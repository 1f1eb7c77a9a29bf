"""Waiting and stepping in: OS-CBA-05 to 08, and the worked example OS-EX-02."""

from msgspec import structs

from starboard.kernel.codec import codec
from starboard.kernel.game import Game
from starboard.kernel.offers import Free
from starboard.kernel.verbs import Step
from tests.hard.under_our_sun.day import Act, LastCalls, step_in_moves
from tests.hard.under_our_sun.given import Scene
from tests.hard.under_our_sun.model import G
from tests.hard.under_our_sun.rules import SmallSun

TILES = {0: "plain", 1: "plain"}
STRONG = {"melee": "", "health": 99}


def test_waiting_and_stepping_in():
    """OS-EX-02."""
    scene = Scene([{}, {"at": 1}], [STRONG | {"health": 10}], tiles=TILES, turns=(0, 1), r=[1, 0] * 6 + [2, 2])
    scene.when("wait").struck().asks("act", seat=1).offers_free("step_in_attack 10", "step_in_dodge")

    scene.when("move 0").asks("act", seat=1).when("attack 10").asks("join").when("join", "attack 10")
    scene.when("attack 10", "join", "attack 10")
    scene.when("attack 10", "decline")
    scene.when("attack 10", "join", "attack 10")

    scene.then(enemies=[], p0={"ap": 3}, p1={"ap": 1}).waits(1).offers_free()


def test_who_steps_in_is_the_active_one_of_its_round():
    """OS-CBA-08: the other is asked whether it joins, in the middle of its own turn."""
    scene = Scene([{}, {}], [STRONG], turns=(0, 1)).when("wait").waits(1)

    scene.when("0: step_in_attack 10").asks("join", seat=1).then(p0={"ap": 5})

    scene.when("decline").asks("act", seat=1).struck((0, 10), (10, 0))


def test_kept_points_are_for_combat_alone_and_for_those_who_wait():
    """OS-CBA-06: nobody steps in who has not waited, or where there is nothing to fight."""
    Scene([{}, {}], [STRONG], turns=(0, 1)).when("done").offers_free()
    Scene([{}, {}], turns=(0, 1), pile=["wood"]).when("wait").offers_free()


def test_a_last_call_in_turn_order_once_everybody_has_acted():
    """OS-CBA-08."""
    scene = Scene([{"ap": 2}, {"ap": 1}], [STRONG], turns=(0, 1), after=[LastCalls()]).when("wait", "wait")

    scene.asks("last_call", "attack 10", "dodge", "done").when("attack 10", "decline")
    scene.asks("last_call").when("attack 10", "join", "dodge")

    scene.waits().then(p0={"ap": 0}, p1={"ap": 0})


class Loud(SmallSun):
    """Here the table stops for whoever might step in."""

    def free(self, g: G) -> list[Free]:
        return [Free(move.seat, structs.replace(move.offer, opens=True)) for move in step_in_moves(g)]


def test_a_window_that_its_own_coming_makes_pointless_is_not_opened():
    """Stepping in stands beside the other's question, not in a window before it: loaded or not, so it is asked."""
    s = Scene([{"waiting": True}, {}], [STRONG], turns=()).g.s
    s.stack = [Step(Act(), 1, link=True)]
    g = Game(s, Loud())

    loaded = Game(codec(SmallSun).decode(codec(SmallSun).encode(g.s)), Loud())

    assert g.waiting == loaded.waiting == [1]
    assert [g.question(seat) for seat in (0, 1)] == [loaded.question(seat) for seat in (0, 1)]
