"""Time tracks, ordered by the crew; a threat that acts, and one that leaves with its behaviour unfinished.

IV-TIM-01 to 08, IV-THR-02, IV-THR-11, IV-EX-47.
"""

from typing import Any

from starboard.kernel.force import When, Whenever
from tests.hard.iss_vanguard.field import AdvanceTime, RemoveThreat
from tests.hard.iss_vanguard.given import Scene
from tests.hard.iss_vanguard.outcomes import GainSuccess

TWO = {"dice": "red red"}


def hunted(*people: dict[str, Any], **more: Any) -> Scene:
    """The stalker stands on sector 0 with its marker on the middle box."""
    return Scene(
        *people, **({"cards": {0: "door", 1: "hall"}, "threats": {"stalker": 0}, "time": {"stalker": 2}} | more)
    )


def test_a_threat_acts_twice_looking_anew_each_time_and_is_reset():
    """IV-EX-47."""
    scene = hunted(TWO, {"dice": "blue", "sector": 1}).doing(AdvanceTime())

    scene.then(p0={"slots": [], "discard": [0, 1]}, p1={"slots": [2]}).has(time={"stalker": 0}, threats={"stalker": 0})


def test_with_nobody_there_it_moves_and_then_finds_somebody():
    scene = hunted(TWO | {"sector": 1}).doing(AdvanceTime())

    scene.then(p0={"discard": [0]}).has(threats={"stalker": 1}).happens("attack stalker", "attack stalker")


def test_the_crew_chooses_the_order_and_whoever_answers_first_answers_for_all():
    """IV-TIM-04."""
    scene = hunted(TWO, TWO, time={"mission": 0, "stalker": 0}).doing(AdvanceTime())
    assert scene.g.waiting == [0, 1]
    scene.asks("time", "advance mission", "advance stalker").asks("time", seat=1)

    scene.when("1: advance stalker")

    scene.asks("act").has(time={"mission": 1, "stalker": 1}, supplies=2)  # the last one needs no answer


def test_one_track_alone_is_not_asked_about():
    hunted(TWO, TWO, time={"mission": 0}, threats={}).doing(AdvanceTime()).asks("act").has(time={"mission": 1})


def test_a_threat_that_leaves_stops_in_the_middle_but_what_removed_it_goes_on():
    """IV-THR-11: the first die spent springs the snare: the second member pays nothing, the second attack is off."""
    scene = hunted(TWO, TWO)
    snare = Whenever(When("spent", whose="any"), (RemoveThreat("stalker"), GainSuccess()))
    scene.g.last(snare, 1, until=("explore",), source="snare", uses=1)

    scene.doing(AdvanceTime())

    scene.then(p0={"discard": [0]}, p1={"discard": []}, lasting=[]).has(successes=1, threats={}, time={})
    scene.happens("attack stalker", "threat_gone stalker")


def test_a_track_that_leaves_before_its_turn_does_not_advance():
    """IV-TIM-08."""
    scene = hunted(TWO, time={"mission": 0, "stalker": 0}).doing(AdvanceTime())
    scene.g.push(0, RemoveThreat("stalker"))
    scene.g.settle()

    scene.has(time={"mission": 1})
