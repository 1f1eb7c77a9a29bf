"""Focus: three cubes, and time that pays for what they cannot.  UN-FOC"""

from typing import Any

import pytest
from msgspec import structs

from starboard.games.unsettled.effects.focus import LowerFocus, RaiseFocus
from starboard.games.unsettled.effects.holding import FocusAtLeast
from starboard.games.unsettled.model.explorer import Find
from starboard.games.unsettled.model.node import Moment, Structure
from starboard.kernel.verbs import Step
from starboard.testing import rule
from tests.games.unsettled.given import Given
from tests.games.unsettled.planet import planet


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

    given.asks("raise_focus", "raise awareness", "raise wonder", "raise energy")

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

    given.asks("lower_focus").then(power=0)
    given.when("lower wonder").asks("lower_focus", seat=1).then(power=0)
    given.when("lower wonder").then(power=1, time=6)


@rule("UN-FOC-20")
def test_an_action_whose_requirement_does_not_hold_is_refused():
    Given(page=7, p0={"at": "scarab"}).refuses("assign awareness answer_the_hum")
    Given(page=7, map="sulking_cliff 1 0", p0={"at": "sulking_cliff"}).offers("assign awareness answer_the_hum")


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


# The worked examples

JELLY: dict[str, Any] = {
    "map": "glass_thicket 0 -1",
    "moments": [Moment("strange_jelly", "glass_thicket", ("opaline_jelly",)), Moment()],
}
SWAMP = planet(
    spaces=[
        {"key": "leap", "arrows": -2, "does": [{"do": "gain", "kind": "data"}]},
        {"key": "marvel", "bonus": {"focus": "wonder", "does": [{"do": "raise_focus"}]}},
        {
            "key": "stir",
            "arrows": -1,
            "requires": [
                {"is": "explorers_present", "n": 2},
                {"is": "comprehension_present", "discipline": "chemistry"},
            ],
        },
        {"key": "assay", "arrows": -1, "requires": [{"is": "at_structure", "kind": "laboratory"}]},
        {"key": "sacrifice", "cost": [{"do": "forfeit_discovery"}, {"do": "lower_focus", "n": 3}]},
        {
            "key": "hope",
            "does": [{"do": "gain", "kind": "power"}, {"do": "gain_endurance"}, {"do": "gain_comprehension"}],
        },
        {
            "key": "relay",
            "requires": [
                {"is": "explorers_present", "n": 1, "place": {"node": "glass_thicket"}},
                {"is": "explorers_present", "n": 1, "place": "luna_node"},
            ],
        },
        {"key": "soothe", "does": [{"do": "if_possible", "does": [{"do": "remove_distress"}]}]},
        {"key": "offer", "does": [{"do": "may", "does": [{"do": "remove_distress"}]}]},
        {"key": "purge", "does": [{"do": "remove_distress"}]},
        {
            "key": "repair",
            "arrows": -1,
            "cost": [{"do": "spend", "kind": "data"}],
            "does": [{"do": "gain", "kind": "power"}],
        },
    ],
    clauses=[{"when": "on_trigger", "which": "leak", "does": [{"do": "lose_stored", "kind": "data", "n": 9}]}],
    cards=[{"key": "signpost", "goes": "area", "spaces": [{"key": "follow_it", "title": {"en": "x", "fr": "x"}}]}],
)


@rule("UN-FOC-01")
def test_a_cube_has_four_values_in_sequence():
    given, seen = Given(p0={"focus": [3, 1, 1]}, time=0), []
    for _ in range(4):
        seen.append(given.s.explorers[0].focus[0])
        given.doing(LowerFocus(focus="awareness"))

    assert seen == [3, 2, 1, 0]
    given.then(p0={"focus": [0, 1, 1]}, time=1)


@rule("UN-RES-03", "UN-RES-04", "UN-RES-01", "UN-FOC-02", "UN-FOC-17")
def test_un_ex_04_analyze_data_with_awareness():
    given = Given(map="library_of_moss 0 -1", luna="library_of_moss", data=1, p0={"focus": [2, 2, 2]})
    given.s.nodes["library_of_moss"] = structs.replace(given.s.nodes["library_of_moss"], data=2)

    given.when("assign awareness analyze_data").then(data=3, p0={"focus": [1, 2, 2]})
    assert given.s.nodes["library_of_moss"].data == 0


@rule("UN-FOC-03", "UN-FOC-07")
def test_un_ex_05_a_depleted_cube():
    here = {"at": "glass_thicket", "focus": [2, 0, 2]}
    given = Given(map="glass_thicket 0 -1", pink=["living_plastics"], time=3, p0=here)
    given.offers("assign wonder investigate").then(time=3, p0=here)

    given.when("assign wonder investigate").then(time=4, p0=here)


@rule("UN-FOC-02")
def test_un_ex_15_picking_up_the_strange_jelly():
    given = Given(**JELLY, p0={"at": "glass_thicket", "focus": [1, 1, 2]})

    given.when("assign energy pick_up_the_jelly").then(p0={"focus": [1, 1, 1]})


@rule("UN-FOC-02", "UN-FOC-09")
def test_un_ex_16_awareness_from_2_to_1():
    given = Given(p0={"focus": [2, 1, 1]}).when("assign awareness charge_power")
    given.then(p0={"focus": [1, 1, 1], "on": ["charge_power", "", ""]})

    given.when("assign wonder analyze_data", "assign energy rest").then(
        p0={"on": ["charge_power", "analyze_data", "rest"]}
    )
    given.when("regroup").then(p0={"focus": [1, 0, 2], "on": ["", "", ""]})


@rule("UN-FOC-03", "UN-FOC-07")
def test_un_ex_18_focus_at_zero_example_1():
    given = Given(rules=SWAMP, time=3, p0={"focus": [2, 0, 2]}).when("assign wonder leap")

    given.then(time=5, data=1, p0={"focus": [2, 0, 2]})


@rule("UN-FOC-05", "UN-FOC-04", "UN-FOC-15")
def test_un_ex_19_focus_at_zero_example_2():
    Given(time=3, p0={"focus": [2, 3, 3]}).doing(LowerFocus(3, focus="awareness")).then(time=4, p0={"focus": [0, 3, 3]})


@rule("UN-FOC-17", "UN-FOC-02")
def test_un_ex_20_bonus_for_awareness():
    Given(p0={"focus": [2, 2, 2]}).when("assign awareness theorize").then(p0={"focus": [1, 2, 2], "insight": 1})
    Given(p0={"focus": [2, 2, 2]}).when("assign wonder theorize").then(p0={"focus": [2, 1, 2], "insight": 0})


@rule("UN-FOC-17", "UN-FOC-14", "UN-FOC-12")
def test_un_ex_21_bonus_for_wonder_that_raises_any_cube():
    given = Given(rules=SWAMP, p0={"focus": [1, 1, 1]}).when("assign wonder marvel").then(p0={"focus": [1, 1, 1]})

    given.asks("raise_focus", "raise awareness", "raise wonder", "raise energy").when("raise wonder")
    given.then(p0={"focus": [1, 2, 1], "on": ["", "marvel", ""]})


@rule("UN-FOC-14")
def test_a_cube_that_lies_on_a_space_can_still_be_lowered():
    given = Given(p0={"focus": [2, 2, 2]}).when("assign awareness charge_power").doing(LowerFocus(focus="awareness"))

    given.then(p0={"focus": [0, 2, 2], "on": ["charge_power", "", ""]})


@rule("UN-FOC-26", "UN-FOC-27", "UN-FOC-20")
def test_un_ex_22_two_explorers_and_chemistry_present():
    knows, away = {"comprehension": ["chemistry"]}, {"at": "glass_thicket"}
    here: dict[str, Any] = {"rules": SWAMP, "map": "glass_thicket 0 -1"}

    Given(**here, p0={"focus": [2, 2, 2]}, p1=knows).when("assign energy stir").then(p0={"focus": [2, 2, 1]})
    Given(**here, p1={**knows, **away}).refuses("assign energy stir")
    Given(**here, p0=knows, p1=away).refuses("assign energy stir")
    Given(**here).refuses("assign energy stir")


@rule("UN-FOC-28", "UN-STR-10")
def test_un_ex_23_action_tied_to_the_laboratory():
    built = [Structure("laboratory", "glass_thicket", built=True)]
    there = {"at": "glass_thicket", "focus": [2, 2, 2]}
    here: dict[str, Any] = {"rules": SWAMP, "map": "glass_thicket 0 -1"}

    Given(**here, structures=built, p0=there).when("assign awareness assay").then(p0={"focus": [1, 2, 2]})
    Given(**here, structures=built).refuses("assign awareness assay")
    Given(**here, structures=[Structure("laboratory", "glass_thicket")], p0=there).refuses("assign awareness assay")


@rule("UN-FOC-24")
def test_un_ex_25_the_performer_pays():
    drum, shard = Find("bug_drum", "second_pulse"), Find("humming_shard", "pocket_wind")
    given = Given(rules=SWAMP, p0={"finds": [drum], "focus": [2, 2, 2]}, p1={"finds": [shard], "focus": [2, 2, 2]})

    given.when("assign awareness sacrifice").asks("lower_focus")
    given.when("lower awareness", "lower awareness", "lower energy")

    given.then(p0={"finds": [], "focus": [0, 2, 1]}, p1={"finds": [shard], "focus": [2, 2, 2]})
    Given(rules=SWAMP, p1={"finds": [shard]}).refuses("assign awareness sacrifice")


@rule("UN-FOC-23", "UN-RES-17", "UN-RES-19")
def test_un_ex_26_nothing_left_to_gain():
    Given(power=6, p0={"focus": [2, 2, 2]}).when("assign awareness charge_power").then(power=6, p0={"focus": [1, 2, 2]})
    Given(p0={"focus": [2, 2, 2]}).when("assign awareness unearth_materials").then(materials=0)


@rule("UN-FOC-35")
def test_a_gain_stopped_by_a_limit_does_not_block_the_action():
    given = Given(rules=SWAMP, power=6, tokens_left=[0, 0, 0], p0={"endurance": 5, "focus": [3, 3, 3]})

    given.when("assign awareness hope").then(power=6, p0={"endurance": 5, "comprehension": []})
    given.when("assign wonder marvel").asks("act").then(p0={"focus": [3, 3, 3]})


@rule("UN-FOC-18")
def test_un_ex_27_sum_of_focus():
    given = Given(p0={"focus": [2, 1, 0]})
    here = Step(LowerFocus(), 0)

    assert FocusAtLeast(3).holds(given.g, here) and not FocusAtLeast(4).holds(given.g, here)


@rule("UN-FOC-13")
@pytest.mark.parametrize(
    "split, values",
    [
        (["awareness"] * 3, [3, 0, 0]),
        (["awareness", "wonder", "awareness"], [2, 1, 0]),
        (["energy", "wonder", "awareness"], [1, 1, 1]),
    ],
)
def test_un_ex_28_three_raises_to_distribute(split: list[str], values: list[int]):
    given = Given(p0={"focus": [0, 0, 0]}).doing(RaiseFocus(3))

    given.when(*(f"raise {cube}" for cube in split)).then(p0={"focus": values}).asks("act")


@rule("UN-FOC-12", "UN-FOC-13")
def test_un_ex_29_two_raise_icons():
    Given(p0={"focus": [0, 0, 0]}).doing(RaiseFocus(2)).when("raise wonder", "raise wonder").then(
        p0={"focus": [0, 2, 0]}
    )
    Given(p0={"focus": [0, 0, 0]}).doing(RaiseFocus(2)).when("raise wonder", "raise energy").then(
        p0={"focus": [0, 1, 1]}
    )


@rule("UN-FOC-06")
def test_un_ex_30_raise_on_a_full_cube():
    Given(p0={"focus": [1, 1, 3]}).doing(RaiseFocus(2, focus="energy")).then(p0={"focus": [1, 1, 3]}).asks("act")


# Which spaces, and when they are judged


@rule("UN-FOC-19")
def test_every_kind_of_space_that_is_free_and_within_reach():
    given = Given(
        rules=SWAMP,
        page=7,
        map="glass_thicket 0 -1",
        luna="glass_thicket",
        moments=JELLY["moments"],
        shown=["signpost"],
        p0={"at": "glass_thicket", "distress": ["", "wrong_song", "", "", "", ""]},
    )
    given.s.nodes["glass_thicket"] = structs.replace(given.s.nodes["glass_thicket"], discoveries=("humming_shard",))

    given.doing(RaiseFocus()).when("raise wonder").offers(
        "assign awareness recover",
        "assign awareness charge_power",
        "assign awareness pick_up_the_jelly",
        "assign awareness pick_the_shard",
        "assign awareness answer_the_hum",
        "assign awareness warm_light",
        "assign awareness follow_it",
        "assign awareness build_workshop",
    ).refuses("assign awareness investigate", "assign awareness shout_at_the_cliff")


@rule("UN-FOC-22")
def test_what_is_worded_with_may_or_if_possible_never_blocks():
    calm = {"distress": [""] * 6}
    Given(rules=SWAMP, p0=calm).offers("assign awareness offer", "assign awareness soothe").refuses(
        "assign awareness purge"
    )


@rule("UN-FOC-32")
def test_a_space_may_require_explorers_on_several_nodes_at_once():
    def table(first: str, second: str, luna: str) -> Given:
        there = "glass_thicket 0 -1,library_of_moss 0 1"
        return Given(rules=SWAMP, map=there, luna=luna, p0={"at": first}, p1={"at": second})

    table("scarab", "glass_thicket", "scarab").offers("assign awareness relay")
    table("scarab", "scarab", "scarab").refuses("assign awareness relay")
    table("scarab", "glass_thicket", "library_of_moss").refuses("assign awareness relay")


@rule("UN-FOC-33")
def test_an_item_that_a_trigger_makes_impossible_is_left_out_and_the_others_are_applied():
    given = Given(rules=SWAMP, data=1, time=5, triggers="leak 6", p0={"focus": [0, 2, 2]})

    given.when("assign awareness repair")

    given.then(data=0, power=1, time=6, p0={"on": ["repair", "", ""]})


@rule("UN-FOC-29", "UN-INT-04")
def test_un_ex_75_one_focus_action_one_effect():
    """Shout at the Cliff: trust, which asks who takes the focus, and data; no breakthrough comes between."""
    given = Given(
        map="sulking_cliff 1 0",
        data=1,
        p0={"at": "sulking_cliff", "focus": [1, 1, 1]},
        p1={"at": "sulking_cliff", "breakthroughs": ["errand_routine"], "focus": [1, 1, 1]},
    )
    given.offers("1: use errand_routine").when("assign awareness shout_at_the_cliff")

    given.asks("split").refuses("1: use errand_routine").when("explorer explorer-1", "explorer explorer-1")
    given.asks("raise_focus", seat=1).refuses("1: use errand_routine").when("raise wonder", "raise wonder")
    given.then(data=3).offers("1: use errand_routine")
