"""Movement: reveal, cross, the icons of both edges, enter.  UN-MOV"""

import pytest

from starboard.games.unsettled.effects.forms import Apply
from starboard.games.unsettled.effects.moves import BonusMove, Follow, Place, PlaceLuna, SwapPlaces
from starboard.games.unsettled.effects.planet import PlaceNode
from starboard.games.unsettled.effects.time import AdvanceTime
from starboard.games.unsettled.effects.where import NodeWith
from starboard.games.unsettled.model.explorer import Find
from starboard.games.unsettled.model.ids import location
from starboard.games.unsettled.rules.modifiers import (
    ChangeLunaMove,
    ChangeMove,
    Forbid,
    IgnoreEdges,
    IgnoreWhenEntering,
    MayCarry,
    Permit,
)
from starboard.kernel.words import IllegalAnswer
from starboard.testing import rule
from tests.games.unsettled.given import Given
from tests.games.unsettled.ground import EAST, NORTH, SOUTH, WEST, hide, land, lying, tiles
from tests.games.unsettled.planet import planet

HERE = NodeWith(node="bouncing_meadow")


@rule("UN-MOV-01", "UN-MOV-03")
def test_one_move_a_turn_to_an_adjacent_node():
    given = Given(map="sulking_cliff 1 0,library_of_moss 1 1")

    given.refuses("move library_of_moss").when("move sulking_cliff").then(p0={"at": "sulking_cliff"})

    given.refuses("move scarab", "move library_of_moss")


@rule("UN-MOV-02")
def test_a_move_is_no_free_action_and_interrupts_nothing():
    given = Given(windows="all", map="sulking_cliff 1 0", power=1, structures=tiles(workshop="sulking_cliff"))

    given.doing(AdvanceTime()).asks(0, "window").open("use workshop").refuses("move sulking_cliff")
    given.refuses("1: move sulking_cliff")


@rule("UN-MOV-04", "UN-MOV-05", "UN-MOV-06")
def test_a_longer_move_may_be_used_in_part_and_its_rest_is_lost():
    given = Given(map="library_of_moss 1 0,sulking_cliff 2 0", p0={"at": "library_of_moss", "focus": [2, 2, 2]})

    given.when("move sulking_cliff").asks(0, "walk").refuses("assign wonder charge_power")

    given.when("stop", "assign wonder charge_power").then(p0={"at": "sulking_cliff"})
    given.asks(0, "act").refuses("move library_of_moss", "step library_of_moss")


@rule("UN-MOV-04")
def test_a_turn_needs_no_move():
    given = Given(map="sulking_cliff 1 0", p0={"focus": [2, 2, 2]})

    given.when("assign awareness charge_power", "assign wonder analyze_data", "assign energy rest", "regroup")

    given.asks(1, "act").then(p0={"at": "scarab"})


@rule("UN-MOV-07")
def test_revealing_a_node_ends_the_move_in_progress():
    given = Given(
        map="library_of_moss 0 1", environment=["second_morning", "glass_thicket"], p0={"at": "library_of_moss"}
    )

    given.when(f"move {location(1, 1)}").asks(0, "act").then(p0={"at": "glass_thicket"})

    given.refuses("move library_of_moss", f"move {location(2, 1)}")


CORNER = land(
    nodes=[
        {"key": "left", "edges": {"east": ["whim_icon", "insight", "time"]}},
        {"key": "right", "edges": {"west": ["insight", "time"]}, "clauses": [{"when": "when_entering"}]},
    ]
)


@rule("UN-MOV-08", "UN-MOV-09")
def test_the_departure_edge_then_the_destination_edge_then_the_node():
    given = Given(rules=CORNER, map="left 2 0,right 3 0", planet=["sudden_hat"], p0={"at": "left", "focus": [3, 3, 3]})

    given.when("move right")

    given.told("time 1", "insight", "planet_card sudden_hat", "time 2", "insight", "enter right")
    given.then(time=2, p0={"insight": 2})


@rule("UN-MOV-08")
def test_un_ex_41_three_icons_on_a_border():
    rules = land(
        nodes=[{"key": "near", "edges": {"north": ["time", "insight"]}}, {"key": "far", "edges": {"south": ["time"]}}]
    )
    given = Given(rules=rules, map="near 3 3,far 3 2", p0={"at": "near"})

    given.when("move far").then(time=2, p0={"insight": 1, "at": "far"}, p1={"insight": 0})


@rule("UN-MOV-01", "UN-MOV-08", "UN-TIM-01")
def test_un_ex_03_moving_across_a_time_icon():
    given = Given(seats=3, map="glass_thicket 0 -1", luna="glass_thicket", time=4)

    given.when("move glass_thicket").then(p0={"at": "glass_thicket"}, time=5).refuses("move scarab")


@rule("UN-MOV-08", "UN-TIM-01")
def test_un_ex_42_from_the_swamp_to_the_forest():
    rules = land(
        nodes=[
            {"key": "trumpet_swamp", "edges": {"south": ["time"]}},
            {"key": "crystal_forest", "edges": {"north": ["time"]}},
        ]
    )
    given = Given(rules=rules, map="trumpet_swamp 1 0,crystal_forest 1 1", p0={"at": "trumpet_swamp"}, time=3)

    given.when("move crystal_forest").then(time=5)


@rule("UN-MOV-10")
def test_each_step_is_resolved_before_the_next():
    given = Given(
        map="library_of_moss 0 -2,bouncing_meadow 0 -1", p0={"at": "library_of_moss", "focus": [0, 0, 0]}, time=0
    )

    given.when("move bouncing_meadow").then(time=1).asks(0, "raise_focus")

    given.when("raise wonder").asks(0, "walk").when("step scarab").then(p0={"at": "scarab"}).asks(0, "act")


@rule("UN-MOV-11")
def test_a_node_is_entered_by_move_by_traverse_and_by_being_placed():
    weary = {"focus": [0, 0, 1]}

    Given(map="bouncing_meadow 0 -1", p0=weary).when("move bouncing_meadow").asks(0, "raise_focus")
    given = Given(map="bouncing_meadow 0 -1", p0=weary).when("assign energy traverse", "alone")
    given.when("step bouncing_meadow").asks(0, "raise_focus")
    Given(map="bouncing_meadow 0 -1", p0=weary).doing(Place(where=HERE)).asks(0, "raise_focus")


@rule("UN-MOV-12", "UN-MOV-14", "UN-MOV-29", "UN-MOV-32", "UN-DSH-11", "UN-DSH-12")
def test_traverse_carries_one_who_agrees_and_both_enter():
    given = Given(seats=3, map="bouncing_meadow 0 -1", p0={"focus": [1, 1, 1]}, p1={"focus": [0, 0, 0]})

    given.when("assign wonder traverse").asks(0, "carry", "alone", "carry explorer_1", "carry explorer_2")
    given.when("carry explorer_1").asks(1, "agree_carry").when("agree", "step bouncing_meadow")

    given.asks(0, "raise_focus").when("raise wonder").asks(1, "raise_focus").when("raise wonder")
    given.then(p0={"at": "bouncing_meadow"}, p1={"at": "bouncing_meadow"}, p2={"at": "scarab"})
    given.asks(0, "act").open("move scarab")


@rule("UN-MOV-13")
def test_icons_crossed_while_carrying_apply_to_the_carrier_alone():
    given = Given(map="library_of_moss 1 0", p0={"focus": [1, 1, 1]}, time=0)

    given.when("assign wonder traverse", "carry explorer_1", "agree", "step library_of_moss")

    given.then(time=1, p0={"insight": 1}, p1={"insight": 0, "at": "library_of_moss"})


@rule("UN-MOV-12", "UN-MOV-15")
def test_the_ordinary_move_carries_nobody():
    given = Given(map="sulking_cliff 1 0", p1={"endurance": 0})

    given.when("move sulking_cliff").then(p0={"at": "sulking_cliff"}, p1={"at": "scarab"}).asks(0, "act")


def test_where_an_effect_says_so_the_ordinary_move_may_carry_too():
    given = Given(map="sulking_cliff 1 0", p1={"endurance": 0}).doing(Apply((MayCarry(),)))

    given.when("move sulking_cliff").asks(0, "carry").when("carry explorer_1")

    given.then(p0={"at": "sulking_cliff"}, p1={"at": "sulking_cliff"}).asks(0, "act").refuses("move scarab")


@rule("UN-MOV-31")
def test_who_is_carried_starts_on_the_carriers_node_and_comes_along_for_all_steps():
    given = Given(seats=3, map="sulking_cliff 1 0,library_of_moss 2 0", p2={"at": "library_of_moss"})

    given.doing(BonusMove(2, carry=True)).asks(0, "carry", "alone", "carry explorer_1")
    given.when("carry explorer_1", "agree", "step sulking_cliff").then(p1={"at": "sulking_cliff"})

    given.when("step library_of_moss").then(p0={"at": "library_of_moss"}, p1={"at": "library_of_moss"})


@rule("UN-MOV-32")
def test_who_refuses_stays_and_who_is_unconscious_is_not_asked():
    given = Given(seats=3, map="sulking_cliff 1 0", p2={"endurance": 0}).doing(BonusMove(1, carry=True))

    given.when("carry explorer_1", "refuse", "step sulking_cliff").then(p1={"at": "scarab"})
    given.doing(Place(who="self", where="scarab"), BonusMove(1, carry=True))
    given.when("carry explorer_2").asks(0, "walk").when("step sulking_cliff").then(p2={"at": "sulking_cliff"})


@rule("UN-MOV-16", "UN-MOV-17", "UN-MOV-29")
def test_who_is_placed_ignores_edges_enters_even_where_they_are_and_keeps_their_move():
    given = Given(map="bouncing_meadow 0 -1", p0={"focus": [0, 0, 0]}, time=0)

    given.doing(Place(where=HERE)).asks(0, "raise_focus").when("raise energy").then(time=0, p0={"insight": 0})

    given.doing(Place(where="here")).asks(0, "raise_focus").when("raise energy").then(p0={"focus": [0, 0, 2]})
    given.open("move scarab")


@rule("UN-GLO-01", "UN-MOV-16")
def test_un_ex_45_local_includes_yourself():
    given = Given(map="glass_thicket 0 -1", time=0).doing(Place(who="local_explorer", where="adjacent_node"))

    given.asks(0, "explorer", "explorer explorer_0", "explorer explorer_1").when("explorer explorer_0")

    given.then(p0={"at": "glass_thicket"}, p1={"at": "scarab"}, time=0)


@rule("UN-MOV-16", "UN-GLO-18")
def test_who_places_another_chooses_whom_then_where():
    given = Given(seats=3, map="sulking_cliff 1 0,library_of_moss 0 -1").doing(Place("another", "adjacent_node"))

    given.asks(0, "explorer", "explorer explorer_1", "explorer explorer_2").when("explorer explorer_2")
    given.asks(0, "node", "node library_of_moss", "node sulking_cliff").when("node sulking_cliff").asks(0, "act")

    given.then(p0={"at": "scarab"}, p1={"at": "scarab"}, p2={"at": "sulking_cliff"})


@rule("UN-MOV-18")
def test_nobody_is_placed_on_an_empty_location():
    given = Given(environment=["glass_thicket"])
    given.doing(Place(where="adjacent_node")).then(p0={"at": "scarab"}, environment=["glass_thicket"])

    given = Given(environment=["glass_thicket"], map="sulking_cliff 1 0").doing(Place(where="any_node"))
    given.asks(0, "node", "node scarab", "node sulking_cliff")


@rule("UN-MOV-19")
def test_a_placement_may_reveal_a_hidden_node_unless_the_text_demands_a_revealed_one():
    given = Given(environment=["glass_thicket"])
    hidden = hide(given, "glass_thicket", NORTH)

    given.doing(Place(where="any_revealed_node")).then(p0={"at": "scarab"})
    given.doing(Place(where=NodeWith(node=hidden))).then(p0={"at": "glass_thicket"}, time=0, covered=[])


@rule("UN-MOV-20", "UN-MOV-21")
def test_impassable_terrain_stops_explorers_and_not_adjacency():
    given = Given(map="sulking_cliff 0 1", p1={"at": "sulking_cliff", "focus": [0, 0, 0]})

    given.refuses("move sulking_cliff")
    given.doing(Place(where="adjacent_node")).then(p0={"at": "sulking_cliff"})
    given.refuses("move scarab")


def test_what_permits_it_leads_across_impassable_terrain():
    given = Given(map="sulking_cliff 0 1").doing(Apply((Permit("UN-MOV-20"),)))

    given.when("move sulking_cliff").then(p0={"at": "sulking_cliff"})


@rule("UN-MOV-22", "UN-MOV-23", "UN-MOV-24")
@pytest.mark.parametrize("card", ["sulking_cliff", "second_morning"])
def test_an_edge_that_cannot_be_crossed_stops_the_move_and_does_not_use_it_up(card: str):
    given = Given(environment=["bouncing_meadow", card], p0={"focus": [0, 0, 0]}, time=0)

    given.when(f"move {SOUTH}")

    given.then(p0={"at": "scarab"}, time=0).asks(0, "walk").open(f"step {NORTH}", "stop").refuses(f"step {card}")
    assert card in given.s.nodes
    given.when(f"step {NORTH}").then(p0={"at": "bouncing_meadow", "insight": 1}).when("raise wonder")
    given.asks(0, "act").refuses("move scarab")


@rule("UN-MOV-22", "UN-MOV-23", "UN-MOV-24")
def test_un_ex_44_revealing_impassable_terrain():
    rules = land(nodes=[{"key": "scree", "edges": {"west": ["impassable_terrain", "time"]}}])
    given = Given(rules=rules, environment=["glass_thicket", "scree"], time=2)

    given.when(f"move {EAST}").then(p0={"at": "scarab"}, time=2)
    assert not given.s.nodes["scree"].hidden

    given.when("stop").asks(0, "act").refuses("move scree").open(f"move {NORTH}")


@rule("UN-MOV-24")
def test_a_step_that_is_stopped_leaves_the_whole_length_of_the_move():
    given = Given(map="library_of_moss 1 0,puddle_of_noon 1 -1", environment=["sulking_cliff"])
    given.doing(Place(where=NodeWith(node="library_of_moss")))

    given.when(f"move {location(1, 1)}").asks(0, "walk").when("step puddle_of_noon").asks(0, "walk")
    given.when("step library_of_moss").asks(0, "act").refuses("move scarab")


@rule("UN-MOV-25")
def test_a_barrier_parts_nodes_for_everybody():
    given = Given(map="second_morning 0 1")

    given.refuses("move second_morning", "luna second_morning")
    given.doing(Place(where="adjacent_node")).then(p0={"at": "scarab"})


@rule("UN-MOV-26", "UN-MOV-34")
def test_a_mover_is_local_to_nobody_until_the_step_is_over():
    given = Given(
        windows="all",
        seats=3,
        map="glass_thicket 0 -1",
        power=1,
        p0={"finds": [Find("bug_drum", "pocket_wind")]},
        p1={"at": "glass_thicket", "breakthroughs": ["augmented_harvest"]},
    )
    given.open("give bug_drum explorer_2").when("move glass_thicket")

    given.asks(1, "window").then(p0={"at": "glass_thicket"}, time=0)
    given.refuses("0: give bug_drum explorer_1", "0: give bug_drum explorer_2")

    given.when("1: pass_turn", "pass_turn").asks(0, "act").then(time=1).open("give bug_drum explorer_1")


@rule("UN-MOV-34")
def test_comprehension_is_not_shared_on_the_way_except_with_who_is_carried():
    rules = land(
        nodes=[
            {
                "key": "riddle",
                "clauses": [
                    {
                        "when": "when_entering",
                        "requires": [{"is": "comprehension_present", "discipline": "chemistry"}],
                        "does": [{"do": "gain", "kind": "data"}],
                    }
                ],
            }
        ]
    )
    there, along = {"at": "riddle", "comprehension": ["chemistry"]}, {"comprehension": ["chemistry"], "endurance": 1}

    Given(rules=rules, map="riddle 1 0", p1=there).when("move riddle").then(data=0)
    given = Given(rules=rules, seats=3, map="riddle 1 0", p2=there).doing(BonusMove(1), seat=1)
    given.when("step riddle").then(data=0)
    given = Given(rules=rules, map="riddle 1 0", p1=along).doing(BonusMove(1, carry=True))
    given.when("carry explorer_1", "agree", "step riddle").then(data=2)


@rule("UN-MOV-27", "UN-INT-02", "UN-INT-05")
def test_un_ex_43_a_free_action_between_reveal_and_arrival_effect():
    given = Given(
        windows="all",
        environment=["bouncing_meadow"],
        materials=1,
        map="glass_thicket 5 5",
        structures=tiles(laboratory="glass_thicket"),
        p0={"focus": [0, 0, 0]},
        p1={"focus": [2, 3, 3]},
    )
    given.when(f"move {NORTH}", "pass", "pass").then(p0={"at": "bouncing_meadow", "focus": [0, 0, 0]})

    while given.g.options(given.g.waiting[0])[0].key == "pass" and given.events[-1].what != "enter":
        given.when("pass")
    given.when("1: use laboratory").then(p1={"focus": [3, 3, 3]}, p0={"focus": [0, 0, 0]})

    given.asks(0, "raise_focus")


@rule("UN-MOV-28", "UN-MOV-29", "UN-MOV-35")
def test_a_bonus_move_comes_apart_from_the_turns_own_in_anyones_turn_and_keeps_its_rules():
    given = Given(map="glass_thicket 0 -1", environment=["bouncing_meadow"], p1={"focus": [0, 0, 0]}, time=0)

    given.doing(BonusMove(2), seat=1).asks(1, "walk").when("step glass_thicket").then(time=1)
    given.asks(1, "walk").when(f"step {location(0, -2)}").then(time=2, p1={"at": "bouncing_meadow", "insight": 1})

    given.asks(1, "raise_focus").when("raise wonder").asks(0, "act").open("move glass_thicket", "luna glass_thicket")


@rule("UN-MOV-35")
def test_who_is_unconscious_makes_no_bonus_move():
    Given(map="sulking_cliff 1 0", p1={"endurance": 0}).doing(BonusMove(1), seat=1).asks(0, "act")


@rule("UN-MOV-28")
def test_a_bonus_move_that_is_declined_gives_no_move_back():
    given = Given(map="sulking_cliff 1 0").when("move sulking_cliff").doing(BonusMove(1)).when("stop")

    given.asks(0, "act").refuses("move scarab")


@rule("UN-MOV-27")
def test_a_free_action_may_take_the_mover_or_the_node_away_before_the_step():
    sinkhole = {"key": "sinkhole", "clauses": [{"does": [{"do": "remove_node", "where": {"node": "glass_thicket"}}]}]}
    boots, hole = {"breakthroughs": ["spring_boots"]}, {"breakthroughs": ["sinkhole"]}

    given = Given(windows="all", map="sulking_cliff 1 0", environment=["glass_thicket"], power=1, p1=boots)
    given.when(f"move {SOUTH}").asks(1, "window").when("1: use spring_boots")
    given.when("node sulking_cliff").asks(0, "act").then(p0={"at": "sulking_cliff"}, time=0)

    given = Given(windows="all", rules=planet(breakthroughs=[sinkhole]), environment=["glass_thicket"], p1=hole)
    given.when(f"move {SOUTH}").asks(1, "window").when("1: use sinkhole")
    while given.g.waiting == [1]:
        given.when("1: pass_turn")
    given.asks(0, "act").then(p0={"at": "scarab"}, time=0, aside=["glass_thicket"])


@rule("UN-MOV-30")
def test_commanding_luna_ends_a_move_and_a_free_action_does_not():
    given = Given(
        map="library_of_moss 1 0,sulking_cliff 2 0,glass_thicket 2 1",
        p0={"at": "library_of_moss"},
        luna="glass_thicket",
        power=1,
        structures=tiles(workshop="sulking_cliff"),
    )
    given.when("move sulking_cliff").refuses("luna sulking_cliff", "scan data")

    given.when("use workshop", "luna sulking_cliff").asks(0, "walk").when("step library_of_moss")
    given.then(p0={"at": "library_of_moss"}, luna="sulking_cliff")


@rule("UN-MOV-33")
def test_every_node_entered_costs_one_of_a_longer_or_shorter_move():
    given = Given(map="library_of_moss 1 0,sulking_cliff 2 0", p0={"at": "library_of_moss"})
    given.when("move sulking_cliff").asks(0, "walk").when("step library_of_moss").asks(0, "act")

    Given(map="sulking_cliff 1 0").doing(Apply((ChangeMove(-1),))).refuses("move sulking_cliff")

    given = Given(map="sulking_cliff 1 0,library_of_moss 2 0").doing(Apply((ChangeLunaMove(1),)))
    given.when("luna sulking_cliff").asks(0, "move_luna").when("luna library_of_moss").asks(0, "act")


def why(given: Given, words: str) -> str:
    """The rule by which seat 0 is refused this answer."""
    with pytest.raises(IllegalAnswer) as refused:
        given.when(f"0: {words}")
    return refused.value.rule


def test_a_step_or_a_scan_that_is_not_open_names_its_rule():
    given = Given(map="sulking_cliff 0 1,glass_thicket 0 -1,library_of_moss 0 -2")
    assert why(given, "move sulking_cliff") == "UN-MOV-20"
    assert why(given, f"move {WEST}") == why(given, f"luna {WEST}") == "UN-EXP-05"
    assert why(given, "scan data") == "UN-SCA-05"

    given.when("move glass_thicket", "luna glass_thicket", "scan data")
    assert (why(given, "move scarab"), why(given, "luna scarab")) == ("UN-MOV-01", "UN-LUN-01")
    assert why(given, "scan materials") == "UN-LUN-02"

    given = lying(Given(map="second_morning 0 1,glass_thicket 0 -1", luna="glass_thicket"), "glass_thicket", data=1)
    assert (why(given, "move second_morning"), why(given, "scan data")) == ("UN-MOV-25", "UN-LUN-08")


def test_who_follows_goes_along_without_the_edges_and_enters():
    given = Given(seats=3, map="bouncing_meadow 0 -1", p1={"focus": [0, 0, 0]}, p0={"focus": [3, 3, 3]})
    given.doing(Follow()).when("explorer explorer_1")

    given.when("move bouncing_meadow").asks(1, "raise_focus").when("raise wonder")

    given.then(p0={"at": "bouncing_meadow", "insight": 1}, p1={"at": "bouncing_meadow", "insight": 0})
    given.then(p2={"at": "scarab"})


def test_who_follows_one_explorer_follows_no_other_and_only_from_the_same_node():
    given = Given(seats=3, map="sulking_cliff 1 0,library_of_moss 4 4").doing(Follow(who="another_local"))
    given.when("explorer explorer_1").doing(BonusMove(1), seat=2).when("step sulking_cliff").then(p1={"at": "scarab"})

    given.doing(Place(who=1, where=NodeWith(node="library_of_moss"))).when("move sulking_cliff")
    given.then(p0={"at": "sulking_cliff"}, p1={"at": "library_of_moss"})


def test_who_follows_and_is_carried_comes_along_once():
    given = Given(map="bouncing_meadow 0 -1", p0={"focus": [3, 3, 3]}, p1={"focus": [0, 0, 0]}).doing(Follow())
    given.doing(BonusMove(1, carry=True)).when("carry explorer_1", "agree", "step bouncing_meadow")

    given.asks(1, "raise_focus").when("raise wonder").asks(0, "act").then(p1={"focus": [0, 1, 0]})


def test_who_is_unconscious_or_in_a_later_turn_follows_nobody():
    given = Given(map="sulking_cliff 1 0", p0={"focus": [2, 2, 2]}).doing(Follow())
    given.s.explorers[1].endurance = 0
    given.when("move sulking_cliff").then(p1={"at": "scarab"})

    given = Given(map="sulking_cliff 1 0", p0={"focus": [2, 2, 2]}).doing(Follow())
    given.when("assign awareness charge_power", "assign wonder analyze_data", "assign energy rest", "regroup")
    assert given.s.lasting == []


def test_what_a_node_says_of_leaving_comes_before_the_icons_of_its_edge():
    sticky = {
        "key": "sticky",
        "edges": {"north": ["insight"]},
        "clauses": [{"when": "on_leaving", "does": [{"do": "advance_time"}]}],
    }
    given = Given(rules=land(nodes=[sticky]), map="sticky 1 1,sulking_cliff 1 0", p0={"at": "sticky"})

    given.when("move sulking_cliff").told("time 1", "insight", "insight", "enter sulking_cliff")


def test_an_icon_that_is_crossed_is_a_moment_for_what_waits_for_it():
    toll = {"when": "on_crossing", "which": "time", "does": [{"do": "gain", "kind": "data"}]}
    given = Given(rules=land(clauses=[toll]), map="library_of_moss 1 0,glass_thicket 0 -1")

    given.when("move library_of_moss").then(time=1, data=1)


def test_edges_of_one_kind_or_of_all_and_what_entering_does_may_be_ignored():
    given = Given(map="library_of_moss 1 0").doing(Apply((IgnoreEdges("time"),)))
    given.when("move library_of_moss").then(time=0, p0={"insight": 1})

    given = Given(map="library_of_moss 1 0").doing(Apply((IgnoreEdges(),)))
    given.when("move library_of_moss").then(time=0, p0={"insight": 0})

    given = Given(map="bouncing_meadow 0 -1", p0={"focus": [0, 0, 0]}).doing(Apply((IgnoreWhenEntering(),)))
    given.when("move bouncing_meadow").asks(0, "act").then(p0={"focus": [0, 0, 0], "insight": 1})


def test_who_may_not_move_does_not():
    given = Given(map="sulking_cliff 1 0").doing(Apply((Forbid("move"),)))

    given.refuses("move sulking_cliff").open("luna sulking_cliff")


def test_two_explorers_change_places_and_enter():
    given = Given(map="bouncing_meadow 0 -1", p0={"focus": [0, 0, 0]}, p1={"at": "bouncing_meadow"})

    given.doing(SwapPlaces()).asks(0, "raise_focus").then(p0={"at": "bouncing_meadow"}, p1={"at": "scarab"}, time=0)


def test_luna_placed_on_a_hidden_node_reveals_it():
    given = Given(environment=["glass_thicket"]).doing(PlaceNode(0, -1, "glass_thicket", hidden=True))

    given.doing(PlaceLuna("any_hidden_node")).then(luna="glass_thicket", covered=[])
