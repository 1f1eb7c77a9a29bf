"""The timeline: the marker finishes its steps, then triggers resolve depth first, in the order met."""

from starboard.kernel.asking import Effect
from tests.hard.unsettled.scene import Given, cubes
from tests.hard.unsettled.verbs import AddTrigger, AdvanceTime


def test_a_trigger_met_inside_another_resolves_before_those_that_wait():
    """UN-EX-58, UN-TIM-05 to 09: 1, then 3 within it, then 2."""
    table = Given(
        triggers={2: ["dust"], 4: ["hum"], 5: ["glow"]},
        p0={"cubes": cubes(0, 0, 0)},
        p1={"cubes": cubes(1, 0, 0)},
    )

    table.doing(0, Effect((AdvanceTime(4),)))

    table.told("trigger dust", "distress weary 0", "distress weary 1", "trigger glow", "trigger hum")
    table.then(time=5, power=1, insight=1, p1={"cubes": cubes(0, 0, 0)}).asks(0, "act")


def test_the_marker_finishes_its_steps_before_the_first_trigger():
    """UN-TIM-05, UN-INT-14: before the trigger there is a window, and the marker stands already at the end."""
    table = Given(triggers={1: ["hum"]}, power=1, p1={"abilities": ["soothe"]}).doing(0, Effect((AdvanceTime(3),)))
    table.window(1).when("pass")

    table.window(1, about="hum").then(time=3, insight=0)

    table.when("pass").then(time=3, insight=1)


def test_a_token_put_under_the_marker_fires_only_when_the_marker_comes_back():
    """UN-EX-60, UN-TIM-07, 10."""
    table = Given(time=3).doing(0, Effect((AddTrigger("hum", 3),))).never("trigger")

    table.doing(0, Effect((AdvanceTime(13),)))

    table.told("trigger hum").then(time=4)


def test_the_active_explorer_orders_the_tokens_of_one_space_whoever_moved_the_marker():
    """UN-TIM-11."""
    table = Given(triggers={1: ["glow", "swarm", "hum"]}).doing(1, Effect((AdvanceTime(),)))
    table.asks(0, "order", "trigger glow", "trigger swarm", "trigger hum")

    table.when("trigger swarm").asks(0, "order", "trigger glow", "trigger hum").when("trigger hum")

    table.told("trigger swarm", "trigger hum", "trigger glow")


def test_the_tokens_of_one_space_resolve_one_whole_and_then_the_other():
    """UN-TIM-08, 09, 11: what the first of them reaches comes before the second is even ordered."""
    tokens = {1: ["dust", "hum"], 2: ["glow"]}
    table = Given(triggers=tokens, p0={"cubes": cubes(0, 0, 0)}, p1={"cubes": cubes(1, 0, 0)})

    table.doing(0, Effect((AdvanceTime(),))).when("trigger dust")

    table.told("trigger dust", "trigger glow", "trigger hum")


def test_going_round_costs_endurance_in_the_order_met():
    """UN-TIM-02, 14: after triggers on earlier spaces, before one on the first space."""
    table = Given(time=10, triggers={11: ["hum"], 0: ["glow"]})

    table.doing(0, Effect((AdvanceTime(2),)))

    table.told("trigger hum", "tired 0", "tired 1", "trigger glow").then(time=0, p1={"endurance": 5})
