"""Modifiers: how long they hold, for whom, and what of a Move they are asked for."""

from starboard.games.unsettled.effects.forms import Apply
from starboard.games.unsettled.effects.moves import BonusMove
from starboard.games.unsettled.rules.modifiers import ChangeMove, GrantProperty, IgnoreTime
from starboard.testing import rule
from tests.games.unsettled.given import Given

WAY = "library_of_moss 1 0,glass_thicket 0 -1,bouncing_meadow 0 -2"
TWO = {"focus": [2, 2, 2]}


@rule("UN-TIM-12")
def test_what_holds_for_a_move_waits_for_it_and_serves_nothing_else():
    given = Given(map=WAY, time=0, p0={"focus": [2, 0, 2]}).doing(Apply((IgnoreTime(all=True),), duration="this_move"))

    given.when("assign wonder charge_power").asks("act").then(time=1)  # an action before: time is owed
    given.when("move glass_thicket").asks("ignore_time").when("ignore_time").then(time=1, p0={"at": "glass_thicket"})
    given.doing(BonusMove(1)).when("step bouncing_meadow").asks("raise_focus").then(time=2)  # a later Move


def test_the_move_of_another_does_not_use_it_up():
    given = Given(map=WAY, time=0, p0=TWO, p1=TWO).doing(Apply((IgnoreTime(all=True),), duration="this_move"))

    given.doing(BonusMove(1), seat=1).when("1: step glass_thicket").then(time=1)  # not for this one
    given.when("move glass_thicket").asks("ignore_time")


@rule("UN-MOV-33")
def test_a_length_for_this_move_counts_as_it_begins():
    given = Given(map=WAY, p0=TWO).doing(Apply((ChangeMove(1),), duration="this_move"))

    given.when("move glass_thicket").asks("walk").when("stop")
    given.doing(BonusMove(0)).when("step scarab").asks("act")


def test_what_holds_for_a_move_that_is_not_made_ends_with_the_turn():
    given = Given(map=WAY, time=0, p0=TWO, p1=TWO).doing(Apply((IgnoreTime(all=True),), duration="this_move"))

    assert given.s.lasting and not given.regroups().s.lasting


def test_durations_end_when_they_say():
    hair = (GrantProperty("static_hair"),)
    turn = Given(p0=TWO).doing(Apply(hair, duration="this_turn"))
    assert turn.s.lasting and not turn.regroups().s.lasting

    until = Given(p0=TWO, p1=TWO).doing(Apply(hair, duration="until_start_of_your_next_turn"))
    assert until.regroups().s.lasting and not until.regroups().s.lasting

    whole = Given(p0=TWO, p1=TWO).doing(Apply(hair, duration="rest_of_game")).regroups().regroups()
    assert whole.s.lasting
