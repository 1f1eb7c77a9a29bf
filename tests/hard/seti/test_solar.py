"""Turning discs that carry or push probes; what a push brings its owner, also in the turn of another."""

from typing import Any

from tests.hard.seti.model import Mission, Probe
from tests.hard.seti.scene import Given
from tests.hard.seti.verbs import Rotate

TURNED: dict[str, Any] = {"turned": [1, 0, 0], "rotations": 1}  # the next rotation turns two discs


def test_a_probe_in_a_gap_stays_then_is_pushed_then_rides():
    """SE-EX-23; SE-SOL-05, 07 to 11: publicity for the comet it is pushed onto, none for riding."""
    table = Given(probes=[Probe("a", 0, 1, 3)]).doing(0, Rotate()).at(a=(1, 3)).then(p0={"publicity": 0})

    table.doing(0, Rotate()).at(a=(1, 4)).then(p0={"publicity": 1}).told("visit comet")

    table.doing(0, Rotate()).at(a=(1, 5)).then(p0={"publicity": 1}, turned=[3, 2, 1]).told("visit comet")


def test_riding_past_is_no_visit():
    """SE-SOL-11: on Mercury's own space all the way round the ring."""
    table = Given(probes=[Probe("a", 0, 1, 4)]).doing(0, Rotate())

    table.at(a=(1, 5)).never("visit").then(p0={"publicity": 0})


def test_a_push_brings_publicity_outside_the_own_turn():
    """SE-SOL-10, 17: the pushed probes of all seats, then the research goes on."""
    table = Given(**TURNED, probes=[Probe("b", 1, 1, 3), Probe("a", 0, 1, 3)], p0={"publicity": 6})

    table.when("research")

    table.asks(0, "research").then(p0={"publicity": 1}, p1={"publicity": 1}).at(a=(1, 4), b=(1, 4))


def test_a_push_is_a_visit_for_a_mission_in_the_turn_of_another_without_free_actions_meanwhile():
    """SE-SOL-12, SE-MIS-12: its owner is asked, the active player waits."""
    open_902 = {"missions": [Mission(902, (0,))]}
    table = Given(**TURNED, probes=[Probe("b", 1, 1, 3)], p0={"publicity": 6, "data": 1}, p1=open_902)
    table.when("research").asks(1, "cover", "cover 902 0", "skip").offers(0).refuses("0: place_data")

    table.when("1: cover 902 0")

    table.then(p1={"vp": 2, "publicity": 1}).asks(0, "research").offers(0, "place_data")


def test_pushed_probes_are_rewarded_in_turn_order_from_the_active_player():
    """SE-SOL-17."""
    open_902 = {"missions": [Mission(902, (0,))]}
    probes = [Probe(id_, seat, 1, 3) for seat, id_ in enumerate("abc")]
    table = Given(3, **TURNED, active=1, probes=probes, p0=open_902, p1=open_902, p2=open_902).doing(1, Rotate())

    asked = []
    for _ in range(3):
        asked += table.g.waiting
        table.when("cover 902 0")

    assert asked == [1, 2, 0]


def test_a_push_by_ones_own_research_counts_for_a_mission_that_says_on_your_turn():
    """SE-EX-18, SE-SOL-12: first case."""
    own = {"publicity": 6, "missions": [Mission(129, (0, 1, 2))]}
    table = Given(probes=[Probe("a", 0, 1, 6)], p0=own).when("research").at(a=(1, 7))

    table.asks(0, "cover").when("cover 129 1")

    table.then(p0={"data": 1, "publicity": 0, "missions": [Mission(129, (0, 2))]}).asks(0, "research")


def test_a_push_by_the_research_of_an_opponent_does_not():
    """SE-EX-18, SE-SOL-12, SE-CLR-33: second case."""
    table = Given(probes=[Probe("b", 1, 1, 6)], p0={"publicity": 6}, p1={"missions": [Mission(129, (0, 1, 2))]})

    table.when("research").at(b=(1, 7)).told("visit asteroids").asks(0, "research")


def test_what_comes_before_the_pushes_is_not_yet_inside_them():
    """SE-TRN-11, SE-SOL-17: a circle that the rotation covers; the pushes wait, and free actions with it are open."""
    own = {"publicity": 6, "data": 1, "missions": [Mission(904, (0,)), Mission(902, (0,))]}
    table = Given(**TURNED, probes=[Probe("a", 0, 1, 3)], p0=own).when("research")
    table.asks(0, "cover", "cover 904 0", "skip").offers(0, "place_data").then(p0={"publicity": 0})

    table.when("place_data", "cover 904 0").asks(0, "cover", "cover 902 0", "skip").offers(0)

    table.then(p0={"publicity": 1, "computer": 1, "vp": 1})
