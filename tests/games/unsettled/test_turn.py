"""The turn: three cubes, one of them on Rest, a Move, LUNA, the regroup.  UN-TRN"""

from starboard.testing import rule
from tests.games.unsettled.given import Given


@rule("UN-TRN-01", "UN-TRN-02", "UN-TRN-06", "UN-TRN-07", "UN-TRN-10")
def test_deeds_come_in_any_order_and_the_regroup_ends_the_turn():
    given = Given(map="bouncing_meadow 0 -1", p0={"focus": [2, 2, 2]}, p1={"focus": [1, 1, 1]})

    given.when("assign wonder charge_power", "move bouncing_meadow").refuses("regroup")
    given.when("raise wonder", "assign awareness recover").refuses("regroup")
    given.when("luna bouncing_meadow", "assign energy rest").open("regroup").when("regroup")

    given.asks(1, "act").then(active=1, p0={"on": ["", "", ""], "focus": [3, 2, 3]})


@rule("UN-TRN-03")
def test_the_last_cube_goes_to_rest_and_nowhere_else():
    given = Given(p0={"focus": [2, 2, 2]})

    given.when("assign awareness charge_power", "assign wonder analyze_data")

    given.open("assign energy rest").refuses("assign energy unearth_materials", "regroup")


@rule("UN-TRN-03", "UN-DSH-25")
def test_rest_may_come_first_and_only_once():
    given = Given(p0={"focus": [2, 2, 2]}).when("assign energy rest")

    given.refuses("assign wonder rest").open("assign wonder charge_power")


@rule("UN-TRN-05")
def test_a_turn_of_three_assignments_is_legal():
    given = Given(p0={"focus": [2, 2, 2]})

    given.when("assign awareness charge_power", "assign wonder analyze_data", "assign energy rest", "regroup")

    given.asks(1, "act")


@rule("UN-TRN-22")
def test_the_turn_of_an_unconscious_explorer_is_skipped():
    given = Given(seats=3, p0={"focus": [2, 2, 2]}, p1={"endurance": 0}, time=0)

    given.when("assign awareness charge_power", "assign wonder analyze_data", "assign energy rest", "regroup")

    given.asks(2, "act").then(turns=2, time=1)


@rule("UN-DSH-23", "UN-DSH-24")
def test_rest_raises_the_cube_and_takes_time():
    Given(p0={"focus": [2, 2, 1]}, time=4).when("assign energy rest").then(p0={"focus": [2, 2, 2]}, time=5)


@rule("UN-TRN-12")
def test_an_effect_at_the_start_of_a_turn_comes_before_the_first_deed():
    given = Given(map="second_morning 0 1", p1={"at": "second_morning"}, p0={"focus": [2, 2, 2]})

    given.when("assign awareness charge_power", "assign wonder analyze_data", "assign energy rest", "regroup")

    given.asks(1, "act").then(p1={"insight": 1})
