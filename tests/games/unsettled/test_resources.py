"""Resources: the crew's stores, the dynamo, and what lies on nodes.  UN-RES"""

import pytest

from starboard.games.unsettled.effects.costs import Spend
from starboard.games.unsettled.effects.stores import AddToNode, CollectFromNode, Gain, LoseStored
from starboard.games.unsettled.model.explorer import Find
from starboard.testing import rule
from tests.games.unsettled.given import Given
from tests.games.unsettled.ground import land, lying, tiles
from tests.games.unsettled.planet import planet

FRESH = {"focus": [2, 2, 2]}


@rule("UN-RES-01", "UN-RES-02")
def test_what_is_stored_is_everybodys_from_anywhere_and_nothing_else_is_spent():
    given = Given(map="glass_thicket 3 3,sulking_cliff 0 1", structures=tiles(research_hut="glass_thicket"), data=2)
    given.s.explorers[1].at = "sulking_cliff"

    given.when("0: use research_hut", "1: use research_hut").then(data=0, p0={"insight": 1}, p1={"insight": 1})

    lying(given, "sulking_cliff", data=5).refuses("0: use research_hut", "1: use research_hut")


@rule("UN-RES-02", "UN-RES-16")
def test_only_charged_power_is_spent():
    Given(map="glass_thicket 3 3", structures=tiles(workshop="glass_thicket"), power=0).refuses("use workshop")


@rule("UN-RES-03", "UN-RES-04", "UN-RES-01", "UN-FOC-02", "UN-FOC-17")
def test_un_ex_04_analyze_data_with_awareness():
    given = Given(map="glass_thicket 0 -1", luna="glass_thicket", data=3, p0={"focus": [1, 2, 2]})
    lying(given, "glass_thicket", data=2)

    given.when("assign awareness analyze_data").then(data=5, p0={"focus": [0, 2, 2]})

    assert given.s.nodes["glass_thicket"].data == 0


@rule("UN-RES-03", "UN-RES-04", "UN-RES-05")
@pytest.mark.parametrize("cube, found", [("awareness", 2), ("energy", 1), ("wonder", 1)])
def test_un_ex_63_analyze_data_with_and_without_awareness(cube: str, found: int):
    given = Given(map="glass_thicket 0 -1,sulking_cliff 4 4", luna="glass_thicket", p0={**FRESH, "at": "sulking_cliff"})
    lying(given, "glass_thicket", data=3)

    given.when(f"assign {cube} analyze_data").then(data=found)

    assert given.s.nodes["glass_thicket"].data == 3 - found


@rule("UN-RES-06", "UN-RES-07", "UN-RES-09", "UN-RES-10", "UN-RES-11")
@pytest.mark.parametrize("cube, found", [("awareness", 1), ("wonder", 2), ("energy", 1)])
def test_unearth_materials_takes_from_ones_own_node_without_luna(cube: str, found: int):
    given = Given(map="glass_thicket 0 -1,sulking_cliff 4 4", luna="glass_thicket", p0={**FRESH, "at": "sulking_cliff"})
    lying(lying(given, "sulking_cliff", materials=3), "glass_thicket", materials=3)

    given.when(f"assign {cube} unearth_materials").then(materials=found)

    assert [given.s.nodes[key].materials for key in ("sulking_cliff", "glass_thicket")] == [3 - found, 3]
    assert sorted(given.s.explorers[0].focus) == [1, 2, 2]


@rule("UN-RES-08", "UN-RES-09", "UN-RES-10", "UN-RES-11")
@pytest.mark.parametrize("cube, found", [("awareness", 1), ("wonder", 1), ("energy", 2)])
def test_charge_power_from_any_place(cube: str, found: int):
    given = Given(map="sulking_cliff 4 4", p0={**FRESH, "at": "sulking_cliff"}, power=1)

    given.when(f"assign {cube} charge_power").then(power=1 + found)

    assert sorted(given.s.explorers[0].focus) == [1, 2, 2]


@rule("UN-RES-12", "UN-RES-18")
def test_any_other_gain_comes_from_the_supply_which_has_no_end():
    given = lying(Given(map="glass_thicket 0 -1", p0={"at": "glass_thicket"}), "glass_thicket", data=1, materials=1)

    given.doing(Gain("data", 60), Gain("materials", 60)).then(data=60, materials=60)

    node = given.s.nodes["glass_thicket"]
    assert (node.data, node.materials) == (1, 1)


@rule("UN-RES-13", "UN-RES-14")
def test_what_points_at_a_node_takes_from_it_or_puts_there():
    given = lying(Given(map="glass_thicket 0 -1", p0={"at": "glass_thicket"}), "glass_thicket", data=2)

    given.doing(CollectFromNode("data", 1), AddToNode("materials", 2)).then(data=1, materials=0)

    node = given.s.nodes["glass_thicket"]
    assert (node.data, node.materials) == (1, 2)


@rule("UN-DSC-03", "UN-DSC-07", "UN-RES-14")
def test_un_ex_52_an_anomaly_used_in_someone_elses_turn():
    given = Given(
        map="glass_thicket 0 -1,sulking_cliff 1 0",
        p0={"at": "sulking_cliff"},
        p1={"at": "glass_thicket", "finds": [Find("bug_drum", "leaking_numbers")]},
    )

    given.when("1: consume leaking_numbers").then(data=0, p1={"finds": []})

    assert [given.s.nodes[key].data for key in ("glass_thicket", "sulking_cliff")] == [2, 0]


@rule("UN-RES-15")
def test_what_is_spent_or_lost_is_gone_and_never_more_than_there_is():
    given = Given(data=3, materials=1)

    given.doing(Spend("data", 2), LoseStored("materials", 4)).then(data=1, materials=0)

    assert all(node.data == node.materials == 0 for node in given.s.nodes.values())


@rule("UN-RES-16", "UN-RES-17")
def test_power_goes_round_between_the_two_sides_of_six_discs():
    given = Given(power=5).doing(Gain("power", 3)).then(power=6)

    given.doing(Spend("power", 4)).then(power=2).doing(Gain("power", 4)).then(power=6)


@rule("UN-FOC-23", "UN-RES-17", "UN-RES-19")
def test_un_ex_26_nothing_left_to_gain():
    given = Given(power=6, p0=FRESH)

    given.when("assign energy charge_power").then(power=6, p0={"focus": [2, 2, 1]})

    assert not given.events_of("gain"), "a gain of nothing is told"


@rule("UN-RES-19")
def test_a_bonus_gives_only_what_is_there():
    given = lying(Given(map="glass_thicket 0 -1", luna="glass_thicket", p0=FRESH), "glass_thicket", data=1)

    given.when("assign awareness analyze_data").then(data=1)


@rule("UN-RES-20")
def test_collecting_from_a_bare_node_is_allowed_and_brings_nothing():
    given = Given(map="glass_thicket 0 -1", luna="glass_thicket", p0=FRESH)

    given.when("assign awareness analyze_data", "assign wonder unearth_materials").then(data=0, materials=0)

    given.then(p0={"focus": [1, 1, 2]})


@rule("UN-RES-21")
def test_a_cost_is_covered_in_full_or_the_action_cannot_be_taken():
    dear = {"key": "dear", "cost": [{"do": "spend", "kind": "data", "n": 2}], "does": [{"do": "gain_insight"}]}
    rules = planet(spaces=[dear])

    Given(rules=rules, data=1, p0=FRESH).refuses("assign wonder dear")
    Given(rules=rules, data=2, p0=FRESH).when("assign wonder dear").then(data=0, p0={"insight": 1})


@rule("UN-FOC-21", "UN-RES-16", "UN-RES-21", "UN-DSC-05", "UN-DSC-06")
def test_un_ex_24_studying_the_living_plastics():
    study = {
        "key": "study",
        "arrows": -1,
        "cost": [
            {"do": "spend", "kind": "power"},
            {"do": "advance_time"},
            {"do": "forfeit_discovery", "property": "static_hair"},
        ],
    }
    rules = planet(spaces=[study])
    mine = {**FRESH, "comprehension": ["chemistry"], "finds": [Find("polite_polymer", "absorbed_droplets")]}

    given = Given(rules=rules, power=1, time=4, p0=mine).when("assign wonder study")
    given.then(power=0, time=5, consumed=["absorbed_droplets"], p0={"focus": [2, 1, 2], "finds": []})
    Given(rules=rules, power=0, p0=mine).refuses("assign wonder study")
    Given(rules=rules, power=1, p0={**FRESH, "finds": [Find("bug_drum", "pocket_wind")]}).refuses("assign wonder study")


@rule("UN-BRK-04", "UN-BRK-06", "UN-BRK-07", "UN-RES-01", "UN-RES-13", "UN-TIM-12")
def test_un_ex_39_two_breakthroughs_combined():
    borders = {side: ["time", "time"] for side in ("north", "east", "south", "west")}
    given = Given(
        rules=land(nodes=[{"key": "hollow", "edges": borders}]),
        seats=3,
        map="hollow 0 -1,library_of_moss 4 4",
        power=1,
        p0={"at": "hollow"},
        p1={"at": "hollow", "breakthroughs": ["opaline_broth"]},
        p2={"at": "library_of_moss", "breakthroughs": ["augmented_harvest"]},
    )
    lying(given, "library_of_moss", materials=2)

    given.when("2: use augmented_harvest").then(power=0, materials=2)
    assert given.s.nodes["library_of_moss"].materials == 0
    given.when("1: use opaline_broth", "explorer explorer-0").then(materials=1)
    given.when("move scarab", "ignore_all_time").then(p0={"at": "scarab"}, time=0).asks("act")
