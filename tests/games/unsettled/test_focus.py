"""Focus: three cubes, and time that pays for what they cannot.  UN-FOC"""

from starboard.games.unsettled.effects.focus import LowerFocus, RaiseFocus
from starboard.games.unsettled.model.node import Moment
from starboard.testing import rule
from tests.games.unsettled.given import Given


@rule("UN-FOC-02", "UN-FOC-09")
def test_a_down_arrow_lowers_the_cube_that_stays_on_its_space():
    Given(p0={"focus": [2, 2, 2]}).when("assign awareness charge_power").then(
        p0={"focus": [1, 2, 2], "on": ["charge_power", "", ""]}
    ).refuses("assign awareness recover")


@rule("UN-FOC-03", "UN-FOC-07")
def test_a_cube_at_zero_may_be_assigned_and_time_pays():
    Given(p0={"focus": [2, 0, 2]}, time=3).when("assign wonder charge_power").then(p0={"focus": [2, 0, 2]}, time=4)


@rule("UN-FOC-04", "UN-FOC-05", "UN-FOC-15")
def test_a_lowering_larger_than_the_cube_costs_only_the_remainder_in_time():
    given = Given(p0={"focus": [2, 2, 2]}, time=0)

    given.doing(LowerFocus(3, focus="awareness"))

    given.then(p0={"focus": [0, 2, 2]}, time=1)


@rule("UN-FOC-06")
def test_focus_above_three_is_lost():
    Given(p0={"focus": [0, 0, 3]}).doing(RaiseFocus(2, focus="energy")).then(p0={"focus": [0, 0, 3]})


@rule("UN-FOC-08", "UN-FOC-12", "UN-FOC-13")
def test_raises_are_split_among_the_cubes_as_their_owner_wishes():
    given = Given(p0={"focus": [0, 0, 0]}).doing(RaiseFocus(3))

    given.asks(0, "raise_focus", "raise awareness", "raise wonder", "raise energy")

    given.when("raise wonder", "raise wonder", "raise energy").then(p0={"focus": [0, 2, 1]})


@rule("UN-FOC-31")
def test_a_cube_at_zero_may_be_chosen_to_be_lowered():
    given = Given(p0={"focus": [0, 2, 0]}, time=0).doing(LowerFocus(1))

    given.when("lower awareness").then(p0={"focus": [0, 2, 0]}, time=1)


@rule("UN-FOC-10")
def test_a_space_with_a_cube_is_not_available():
    Given(p0={"focus": [2, 2, 2]}).when("assign awareness charge_power").refuses("assign wonder charge_power")


@rule("UN-FOC-16", "UN-FOC-17")
def test_only_the_cube_of_the_printed_type_brings_the_bonus():
    Given(p0={"focus": [2, 2, 2]}).when("assign energy charge_power").then(power=2)
    Given(p0={"focus": [2, 2, 2]}).when("assign awareness charge_power").then(power=1)


@rule("UN-FOC-11", "UN-FOC-30")
def test_the_time_of_the_arrows_and_what_it_meets_comes_before_the_results():
    given = Given(p0={"focus": [0, 1, 1]}, p1={"focus": [1, 1, 1]}, time=5, triggers="hum 6")

    given.when("assign awareness charge_power")

    given.asks(0, "lower_focus").then(power=0)
    given.when("lower wonder").asks(1, "lower_focus").then(power=0)
    given.when("lower wonder").then(power=1, time=6)


@rule("UN-FOC-20")
def test_an_action_whose_requirement_does_not_hold_is_refused():
    Given(page=7, p0={"at": "scarab"}).refuses("assign awareness answer_the_hum")
    Given(page=7, map="sulking_cliff 1 0", p0={"at": "sulking_cliff"}).open("assign awareness answer_the_hum")


@rule("UN-FOC-21", "UN-RES-16", "UN-RES-21", "UN-OPP-06")
def test_an_action_whose_cost_cannot_be_paid_in_full_is_refused():
    def table(power: int) -> Given:
        moments = [Moment("living_plastics", "sulking_cliff", ("polite_polymer",)), Moment()]
        return Given(map="sulking_cliff 1 0", p0={"at": "sulking_cliff"}, moments=moments, power=power)

    table(0).refuses("assign awareness study_the_plastics")
    table(1).when("assign awareness study_the_plastics").then(power=0)


@rule("UN-FOC-25", "UN-TRN-20")
def test_only_the_active_explorer_assigns_cubes():
    Given().refuses("1: assign awareness charge_power", "1: assign awareness rest")


@rule("UN-FOC-34")
def test_a_loss_of_focus_never_blocks():
    given = Given(p0={"focus": [0, 0, 0]}, time=0)

    given.doing(LowerFocus(2)).then(time=2)
