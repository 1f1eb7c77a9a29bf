"""Opportunities that somebody is engaged with: the marker travels, the card lasts, the regroup ends it."""

from starboard.kernel.asking import Effect
from tests.hard.unsettled.model import Opportunity
from tests.hard.unsettled.moves import Place
from tests.hard.unsettled.scene import Given, cubes

ENGAGED = {"engaged": "beacon"}
BEACON = [Opportunity("beacon", "camp")]


def test_who_reveals_an_engaged_card_is_engaged():
    """UN-OPP-15."""
    Given(deck=["beacon"]).when("assign wonder investigate").then(p0=ENGAGED, opportunities=BEACON)


def test_the_marker_goes_where_its_explorer_goes():
    """UN-EX-49, UN-OPP-16, 21: refused from another node, allowed from the holder's."""
    table = Given(opportunities=BEACON, p1={**ENGAGED, "at": "lake"}).refuses("assign wonder beacon")

    table.doing(1, Effect((Place("camp"),)))

    table.when("assign wonder beacon").then(materials=1)


def test_its_entering_effect_applies_at_every_arrival():
    """UN-OPP-19: moving, being placed, being carried."""
    table = Given(opportunities=BEACON, p0=ENGAGED).when("move", "step ridge", "end").then(power=1)

    table.doing(0, Effect((Place("camp"),))).then(power=2)

    table.when("assign wonder traverse", "carry 0", "0: yes", "step ridge", "stop").then(power=3, p0={"at": "ridge"})


def test_who_is_placed_inside_an_effect_enters_when_the_effect_is_over():
    """UN-INT-14, UN-OPP-19."""
    table = Given(power=1, opportunities=BEACON, p0=ENGAGED, p1={"abilities": ["soothe"]})

    table.doing(0, Effect((Place("ridge"),))).when("pass").window(1, about="beacon").then(p0={"at": "ridge"}, power=1)

    table.when("pass").then(power=2)


def test_two_effects_of_one_arrival_are_ordered_by_the_active_explorer_and_hit_who_arrived():
    """UN-TIM-11, UN-OPP-19: the one who orders is not the one who loses focus."""
    table = Given(revealed=["camp", "cave"], opportunities=BEACON, p1={**ENGAGED, "cubes": cubes(1, 0, 0)})

    table.doing(1, Effect((Place("cave"),))).asks(0, "order", "trigger cave", "trigger beacon")

    table.when("trigger cave").then(p0={"cubes": cubes(2, 2, 2)}, p1={"cubes": cubes(0, 0, 0)}, power=1)


def test_what_is_caused_outside_an_effect_comes_at_once_as_ordered():
    """UN-OPP-19, UN-TIM-11: on a step no effect is open for them to wait for."""
    table = Given(revealed=["camp", "ridge", "lake"], opportunities=BEACON, p0={**ENGAGED, "at": "ridge"})

    table.when("move", "step lake").asks(0, "order", "trigger lake", "trigger beacon").when("trigger lake")

    table.told("arrive lake", "gain lake", "gain beacon").then(data=1, power=1)


def test_the_lasting_effect_holds_until_the_regroup_completes_the_card():
    """UN-OPP-10, 18, 33: the action was taken, the engagement goes on; after the regroup an arrow costs again."""
    table = Given(opportunities=BEACON, p0=ENGAGED).when("assign wonder beacon")
    table.then(materials=1, p0={**ENGAGED, "cubes": cubes(2, 2, 2)})
    table.when("end").then(p0=ENGAGED).asks(1, "act").when("end")

    table.told("regroup").then(opportunities=[], round=2, p0={"engaged": ""}).asks(0, "act")

    table.when("assign wonder study").then(p0={"cubes": cubes(0, 2, 2)})


def test_a_card_whose_action_was_not_taken_stays():
    """UN-OPP-08."""
    table = Given(opportunities=BEACON, p0=ENGAGED).when("end", "end")

    table.told("regroup").then(opportunities=BEACON, p0=ENGAGED)
