"""Several costs and results of one space, which are judged together: nothing pays twice.  UN-FOC-21"""

from typing import Any

import pytest

from starboard.games.unsettled.model.explorer import Find
from starboard.games.unsettled.model.node import Moment, Structure
from starboard.testing import rule
from tests.games.unsettled.given import Given
from tests.games.unsettled.ground import lying
from tests.games.unsettled.planet import planet

TWO = {"focus": [2, 2, 2]}
ITEMS = [{"key": "marble"}]
DRUM, SHARD = Find("bug_drum", "pocket_wind"), Find("humming_shard", "absorbed_droplets")
ONE_CARD, TWO_CARDS = ["wrong_song", "", "", "", "", ""], ["wrong_song", "itchy_static", "", "", "", ""]
SPEND, POWER = {"do": "spend", "kind": "data"}, {"do": "spend", "kind": "power"}
GIVE, STATIC = {"do": "forfeit_discovery"}, {"do": "forfeit_discovery", "property": "static_hair"}
CALM, SHOW = {"do": "remove_distress"}, {"do": "reveal_opportunity"}
MARBLE = {"do": "spend_inventory", "item": "marble"}
SITES = "glass_thicket 0 -1,sulking_cliff 1 0"
HUT = {"do": "build_structure", "kind": "research_hut", "where": {"node": "glass_thicket"}}
SHOP = {"do": "build_structure", "kind": "workshop", "where": {"node": "glass_thicket"}}
NEXT = {"do": "build_structure", "kind": "workshop", "where": {"node": "sulking_cliff"}}

CASES: dict[str, tuple[list[Any], dict[str, Any], dict[str, Any] | None]] = {  # costs, with too little, with enough
    "data": ([SPEND, SPEND], {"data": 1}, {"data": 2}),
    "more data": ([SPEND, {**SPEND, "n": 2}], {"data": 2}, {"data": 3}),
    "two stocks": ([SPEND, POWER, SPEND], {"data": 1, "power": 5}, {"data": 2, "power": 1}),
    "discoveries": ([GIVE, GIVE], {"p0": {"finds": [DRUM]}}, {"p0": {"finds": [DRUM, SHARD]}}),
    "a property": ([GIVE, STATIC], {"p0": {"finds": [SHARD]}}, {"p0": {"finds": [SHARD, DRUM]}}),
    "distress": ([CALM, CALM], {"p0": {"distress": ONE_CARD}}, {"p0": {"distress": TWO_CARDS}}),
    "items": ([MARBLE, MARBLE], {"p0": {"inventory": {"marble": 1}}}, {"p0": {"inventory": {"marble": 2}}}),
    "cubes": ([{"do": "remove_cube"}] * 2, {"scarab_cubes": 1}, {"scarab_cubes": 2}),
    "markers": (
        [SHOW, SHOW],
        {"pink": ["strange_jelly"] * 3, "moments": [Moment("living_plastics", "scarab"), Moment()]},
        {"pink": ["strange_jelly"] * 3, "moments": [Moment(), Moment()]},
    ),
    "a tile": ([SHOP, NEXT], {}, None),
    "a site": ([HUT, SHOP], {}, None),
}


def table(listed: list[Any], given: dict[str, Any], where: str = "cost") -> Given:
    """An explorer with a space that lists all this."""
    half = len(listed) // 2
    parts: dict[str, Any] = {
        "cost": {"cost": listed},
        "results": {"does": listed},
        "both": {"cost": listed[:half], "does": listed[half:]},
        "bonus": {"cost": listed[:half], "bonus": {"focus": "wonder", "does": listed[half:]}},
    }
    rules = planet(spaces=[{"key": "altar", **parts[where]}], items=ITEMS)
    me = {**TWO, **given.get("p0", {})}
    return Given(rules=rules, map=SITES, **{**given, "p0": me})


@pytest.mark.parametrize("where", ["cost", "results", "both", "bonus"])
@pytest.mark.parametrize("case", CASES)
@rule("UN-FOC-21", "UN-RES-21", "UN-DSC-05")
def test_one_thing_does_not_serve_for_two_that_a_space_lists(case: str, where: str):
    listed, little, enough = CASES[case]
    table(listed, little, where).refuses("assign wonder altar")
    if enough is not None:
        table(listed, enough, where).offers("assign wonder altar")


@rule("UN-FOC-17", "UN-FOC-21")
def test_a_bonus_that_wants_what_the_cost_takes_closes_the_space_to_its_cube_alone():
    table([SPEND, SPEND], {"data": 1}, "bonus").refuses("assign wonder altar").offers("assign energy altar")


@rule("UN-FOC-21")
def test_two_sites_serve_for_two_structures_and_a_built_one_is_no_tile():
    assert table([HUT, NEXT], {}).offers("assign wonder altar").s.structures
    built = [Structure("research_hut"), Structure("laboratory"), Structure("workshop", "sulking_cliff", built=True)]
    table([HUT, NEXT], {"structures": built}).refuses("assign wonder altar")


@rule("UN-FOC-21", "UN-DSC-06")
def test_the_first_cost_leaves_what_alone_will_do_for_the_second():
    given = table([GIVE, STATIC], {"p0": {"finds": [SHARD, DRUM]}}).when("assign wonder altar")

    given.then(p0={"finds": []}).asks("act")
    three = table([GIVE, STATIC], {"p0": {"finds": [SHARD, DRUM, Find("opaline_jelly", "leaking_numbers")]}})
    three.when("assign wonder altar").asks("give_discovery", "discard bug_drum", "discard opaline_jelly")


@rule("UN-FRE-08")
def test_a_free_action_is_judged_by_all_its_costs_together():
    card = {"key": "loom", "clauses": [{"cost": [SPEND, SPEND], "does": [{"do": "gain", "kind": "power"}]}]}
    rules = planet(breakthroughs=[card])

    Given(rules=rules, data=1, p0={"breakthroughs": ["loom"]}).refuses("0: use loom")
    Given(rules=rules, data=2, p0={"breakthroughs": ["loom"]}).when("0: use loom").then(data=0, power=1)


@rule("UN-FOC-22")
def test_what_may_be_done_or_is_done_if_possible_is_judged_as_a_whole():
    once = {"key": "altar", "does": [{"do": "if_possible", "does": [SPEND, SPEND, {"do": "gain", "kind": "power"}]}]}
    rules = planet(spaces=[once])

    Given(rules=rules, data=1, p0=TWO).when("assign wonder altar").then(data=1, power=0)
    Given(rules=rules, data=2, p0=TWO).when("assign wonder altar").then(data=0, power=1)


@rule("UN-DSC-14", "UN-FOC-21")
def test_one_token_is_not_gained_twice():
    twice = {"key": "altar", "does": [{"do": "gain_discovery"}] * 2}
    rules, here = planet(spaces=[twice]), {"at": "glass_thicket", **TWO}

    one = lying(Given(rules=rules, map=SITES, p0=here), "glass_thicket", discoveries=("humming_shard",))
    one.refuses("assign wonder altar")
    both = lying(Given(rules=rules, map=SITES, p0=here), "glass_thicket", discoveries=("humming_shard", "bug_drum"))
    both.offers("assign wonder altar")


@rule("UN-RES-21", "UN-FOC-33")
def test_a_cost_that_somebody_spent_a_part_of_before_the_results_is_left_out_whole():
    dear = {
        "key": "dear",
        "cost": [{**SPEND, "n": 2}],
        "does": [{"do": "gain", "kind": "power"}, {"do": "lower_focus", "n": 2}],
    }
    me, comfort = {"focus": [0, 1, 1]}, {**TWO, "breakthroughs": ["lunas_comfort"]}

    def table() -> Given:
        given = Given(rules=planet(spaces=[dear]), data=2, power=0, p0=me, p1=comfort)
        return given.when("assign wonder dear").asks("window", seat=1)

    given = table().when("1: use lunas_comfort", "explorer explorer-0", "raise awareness")
    given.asks("lower_focus").then(data=1, power=1)
    table().when("1: pass").asks("lower_focus").then(data=0, power=1)
