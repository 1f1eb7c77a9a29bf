"""What an answer costs and brings is shown before it is given."""

from typing import Any

import pytest

from starboard.games.unsettled import Unsettled
from starboard.games.unsettled.effects.focus import LowerFocus
from starboard.games.unsettled.model.ids import location
from starboard.games.unsettled.model.node import Node
from starboard.kernel.cartridge import say
from starboard.kernel.show import amounts_of
from starboard.testing import rule
from tests.games.unsettled.given import Given, parse

EN = say(Unsettled, "tiny", "en")


def shown(given: Given, answer: str) -> dict[str, Any]:
    """Each change by its label: before and after, or a difference."""
    seat, option = parse(answer)
    found = amounts_of(given.g, 0 if seat is None else seat, option, EN)
    return {a.label: a.by if a.by is not None else (a.value, a.to) for a in found}


@rule("UN-FOC-03", "UN-FOC-07")
def test_un_ex_05_asking_what_a_depleted_cube_would_cost():
    given = Given(map="glass_thicket 0 -1", pink=["strange_jelly"], p0={"at": "glass_thicket", "focus": [2, 0, 2]})

    costs = shown(given, "assign wonder investigate")
    assert costs["Time"] == 1 and "wonder" not in costs
    costs = shown(given, "assign awareness investigate")
    assert costs["awareness"] == (2, 1) and "Time" not in costs
    given.then(time=0, p0={"focus": [2, 0, 2]})


@pytest.mark.parametrize(
    "answer, told",
    [
        ("assign energy charge_power", {"energy": (1, 0), "power": 2}),
        ("assign wonder charge_power", {"wonder": (2, 1), "power": 1}),
        ("assign energy rest", {"energy": (1, 2), "Time": 1}),
        ("assign energy recover", {"energy": (1, 3), "trust falls": (None, None)}),
        ("assign awareness rest", {"Time": 1}),
        ("assign wonder build_workshop", {"wonder": (2, 1), "Time": 1, "built at the regroup": (None, None)}),
        ("move scarab", {"Time": 1}),
    ],
)
def test_arrows_stores_time_and_the_bonus_of_the_cube(answer: str, told: dict[str, Any]):
    given = Given(map="glass_thicket 0 -1", p0={"focus": [3, 2, 1], "at": "glass_thicket"})

    assert told.items() <= shown(given, answer).items()


def test_time_that_goes_round_shows_the_endurance_that_it_costs():
    given = Given(time=11, p0={"focus": [2, 2, 2]})

    assert shown(given, "assign energy rest")["endurance"] == -1 and "endurance" not in shown(
        given, "assign energy recover"
    )


def test_a_choice_of_cubes_and_the_cost_of_an_ability():
    given = Given(p0={"focus": [0, 2, 2]}).doing(LowerFocus())
    assert shown(given, "lower awareness") == {"Time": 1} and shown(given, "lower wonder") == {"wonder": (2, 1)}

    given = Given(p1={"breakthroughs": ["errand_routine"]}, data=1).offers("1: use errand_routine")
    assert shown(given, "1: use errand_routine") == {"data": -1}


def test_what_is_shown_of_an_assignment_is_what_happens():
    given = Given(p0={"focus": [0, 2, 2]}, time=4)
    told = shown(given, "assign awareness charge_power")

    given.when("assign awareness charge_power").then(time=4 + told["Time"], power=told["power"])


@rule("UN-RES-19")
def test_an_action_and_its_bonus_are_not_shown_to_collect_more_than_lies_there():
    lying = Node("glass_thicket", location(0, -1), data=1)
    given = Given(map="glass_thicket 0 -1", luna="glass_thicket")
    given.s.nodes["glass_thicket"] = lying
    assert shown(given, "assign awareness analyze_data")["data"] == 1

    given.when("assign awareness analyze_data").then(data=1)


@rule("UN-INS-06")
def test_another_pursuit_shows_the_insight_that_it_costs():
    given = Given(p0={"pursuit": "robotics", "insight": 2})
    assert shown(given, "pursue chemistry") == {"insight": -2}

    given.when("pursue chemistry").then(p0={"insight": 0})
