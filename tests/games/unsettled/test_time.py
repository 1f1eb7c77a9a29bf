"""Time: the marker, its round, the triggers.  UN-TIM"""

from starboard.games.unsettled.effects.time import AddTrigger, AdvanceTime
from starboard.testing import rule
from tests.games.unsettled.given import Given


@rule("UN-TIM-01", "UN-TIM-03", "UN-TIM-13")
def test_arriving_on_the_last_space_costs_nothing():
    Given(time=10).doing(AdvanceTime()).then(time=11, p0={"endurance": 5}, p1={"endurance": 5})


@rule("UN-TIM-02", "UN-TIM-04", "UN-UNC-01")
def test_beyond_the_last_space_everybody_loses_endurance_and_the_rest_goes_on():
    given = Given(time=11, trust=True).doing(AdvanceTime(3))

    given.then(time=2, p0={"endurance": 4}, p1={"endurance": 4})


@rule("UN-TIM-05", "UN-TIM-07", "UN-TIM-15")
def test_a_trigger_fires_where_the_marker_passes_after_it_has_stopped():
    given = Given(time=4, triggers="hum 5", p0={"focus": [1, 1, 1]}, p1={"focus": [1, 1, 1]}).doing(AdvanceTime(3))

    given.asks(0, "lower_focus").then(time=7).told("trigger hum")
    assert [(t.kind, t.space) for t in given.s.triggers] == [("hum", 5)]


@rule("UN-TIM-10")
def test_a_trigger_added_under_the_marker_does_not_fire_until_it_is_met():
    given = Given(time=4, p0={"focus": [0, 0, 0]}, p1={"focus": [0, 0, 0]}).doing(AddTrigger("hum", ahead=0))

    given.then(time=4)
    assert [t.space for t in given.s.triggers] == [4]


@rule("UN-TIM-11")
def test_the_active_explorer_orders_triggers_on_one_space():
    given = Given(time=4, triggers="hum 5, hum 5".replace(", ", ","), p0={"focus": [3, 3, 3]}, p1={"focus": [3, 3, 3]})

    given.doing(AdvanceTime()).asks(0, "order", "trigger trigger_1", "trigger trigger_2")


@rule("UN-TIM-16", "UN-UNC-02", "UN-END-04")
def test_time_can_always_be_paid_even_by_the_last_of_ones_strength():
    given = Given(time=11, p0={"endurance": 1}, p1={"endurance": 1}).doing(AdvanceTime())

    assert given.g.over and given.s.outcome is not None and given.s.outcome.kind == "loss"
