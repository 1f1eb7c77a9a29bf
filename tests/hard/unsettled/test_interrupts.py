"""Free actions between the links of a chain, never inside an effect; costs that reach triggers."""

from typing import Any

from starboard.kernel.asking import Effect
from tests.hard.unsettled.scene import Given, cubes
from tests.hard.unsettled.verbs import AdvanceTime, Gain, GainDistress

EMPTY = {"cubes": cubes(0, 0, 0)}


def revealed(**given: Any) -> Given:
    """A card with a reveal effect lies face up; its effect has not happened yet."""
    table = Given(deck=["drain"], **given).when("assign wonder investigate")
    table.window(*table.g.waiting, about="investigate").when(*(f"{seat}: pass" for seat in table.g.waiting))
    return table.window(*table.g.waiting, about="drain").told("reveal drain")


def test_an_ability_between_reveal_and_effect_saves_time():
    """UN-EX-70, 76; UN-INT-02, 06: three focus gained, two of them lost, and time stands."""
    table = revealed(power=1, p0={"abilities": ["surge"], "cubes": cubes(1, 0, 0)}).then(time=0)

    table.when("use surge", "raise wonder", "raise wonder", "raise wonder")

    table.then(time=0, power=0, p0={"cubes": cubes(1, 0, 0)}).asks(0, "act")


def test_without_the_ability_time_pays():
    """UN-EX-70, UN-FOC-03."""
    table = revealed(power=1, p0={"abilities": ["surge"], "cubes": cubes(1, 0, 0)})

    table.when("pass")

    table.then(time=2, power=1, p0=EMPTY)


def test_the_cost_of_an_interrupt_reaches_a_trigger_that_resolves_first():
    """UN-FOC-03, UN-INT-10, 14, UN-TIM-08: reveal, ability, the trigger of its cost, its effect, reveal effect."""
    table = revealed(triggers={1: ["hum"]}, p1={"abilities": ["strain"], **EMPTY})

    table.when("1: use strain").asks(0, "lose_focus").when("lower order", "lower nerve")

    table.told("reveal drain", "use strain", "time 1", "trigger hum", "gain hum", "gain strain")
    table.then(time=1, materials=1, p0={"cubes": cubes(1, 1, 1)})


def test_a_trigger_reached_by_a_cost_resolves_with_all_that_it_causes():
    """UN-TIM-08, 09, UN-INT-14: each in distress, whose texts reach a second trigger; only then the effect."""
    table = revealed(triggers={1: ["dust"], 2: ["glow"]}, p1={"abilities": ["strain"], **EMPTY})

    table.when("1: use strain").asks(0, "lose_focus").when("lower nerve")

    table.told(
        "use strain", "trigger dust", "distress weary 0", "distress weary 1", "trigger glow", "gain glow", "gain strain"
    )
    table.then(time=2, power=1).asks(0, "lose_focus")


def test_a_free_action_is_interrupted_before_its_effect_and_the_latest_resolves_first():
    """UN-INT-10: the cost of an ability is paid before anybody can interrupt it."""
    weary = {"abilities": ["soothe"], "distress": ["weary"]}
    table = revealed(power=1, p0=weary, p1={"abilities": ["strain"], **EMPTY})
    table.when("1: use strain").window(0, about="strain").then(time=1, materials=0).offers(1)

    table.when("use soothe")

    table.told("use strain", "use soothe", "gain strain").then(p0={"distress": []})


def test_no_free_action_inside_an_indivisible_effect_not_even_beside_its_question():
    """UN-EX-72, UN-INT-04: two data and a focus belong together."""
    table = Given(p0={"abilities": ["recall"], "at": "ridge"}).doing(0, Effect((GainDistress("curious"),)))
    table.asks(0, "lose_focus").then(data=2).offers(0).refuses("use recall")

    table.when("lower order")

    table.asks(0, "act").offers(0, "use recall").when("use recall").then(data=1, p0={"at": "camp"})


def test_a_chain_has_a_window_before_each_link():
    """UN-EX-77, UN-INT-05, 07: three links, three windows."""
    spawn, move, lay = (Effect((Gain(bugs=n),)) for n in (2, 10, 100))
    table = Given(power=1, p1={"abilities": ["soothe"]}).doing(0, spawn, move, lay, source="bugs")

    for bugs in (0, 2, 12):
        table.window(1, about="bugs").then(bugs=bugs).when("pass")

    table.asks(0, "act").then(bugs=112)


def test_an_interrupt_comes_before_an_effect_and_cancels_nothing():
    """UN-EX-71, UN-INT-03: the old distress goes, the new one comes."""
    table = Given(power=1, p0={"abilities": ["soothe"], "distress": ["weary"]})

    table.doing(0, Effect((GainDistress("panic"),))).window(0).when("use soothe", "lower order")

    table.then(power=0, p0={"distress": ["panic"]})


def test_the_time_of_an_assigned_cube_and_its_trigger_come_before_the_results():
    """UN-EX-18, UN-FOC-03, 11, 30."""
    table = Given(triggers={1: ["hum"]}, p0={"cubes": cubes(0, 1, 1)}).when("assign wonder study")

    table.told("time 1", "time 2", "trigger hum", "gain hum", "gain study").then(time=2, data=2)
    table.then(p0={"cubes": cubes(0, 1, 1)})


def test_a_cube_at_zero_pays_with_time_inside_an_effect_whose_parts_still_come_together():
    """UN-FOC-03, UN-INT-14: the trigger was caused by the first part, and waits for the second."""
    table = Given(triggers={1: ["hum"]}, p0=EMPTY).doing(0, Effect((GainDistress("panic"),)))

    table.told("time 1", "gain panic", "trigger hum", "gain hum").then(time=1, insight=2)


def test_an_effect_that_is_part_of_an_effect_is_no_effect_of_its_own():
    """UN-INT-04, 14: the trigger waits for the parts of the outer one too."""
    table = Given(triggers={1: ["hum"]}).doing(0, Effect((Effect((AdvanceTime(),)), Gain(data=1))), source="storm")

    table.told("time 1", "gain storm", "trigger hum", "gain hum")
