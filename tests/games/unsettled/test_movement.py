"""Movement: reveal, cross, the icons of both edges, enter.  UN-MOV"""

import pytest

from starboard.games.unsettled.effects.forms import Apply
from starboard.games.unsettled.effects.moves import BonusMove
from starboard.games.unsettled.effects.time import AdvanceTime
from starboard.games.unsettled.effects.where import NodeWith
from starboard.games.unsettled.model.explorer import Find
from starboard.games.unsettled.model.ids import location
from starboard.games.unsettled.rules.modifiers import (
    ChangeLunaMove,
    ChangeMove,
    Forbid,
)
from starboard.kernel.words import IllegalAnswer
from starboard.testing import rule
from tests.games.unsettled.given import Given
from tests.games.unsettled.ground import NORTH, SOUTH, WEST, land, lying, tiles
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

    given.doing(AdvanceTime()).asks("window").offers("use workshop").refuses("move sulking_cliff")
    given.refuses("1: move sulking_cliff")


@rule("UN-MOV-04", "UN-MOV-05", "UN-MOV-06")
def test_a_longer_move_may_be_used_in_part_and_its_rest_is_lost():
    given = Given(map="library_of_moss 1 0,sulking_cliff 2 0", p0={"at": "library_of_moss", "focus": [2, 2, 2]})

    given.when("move sulking_cliff").asks("walk").refuses("assign wonder charge_power")

    given.when("stop", "assign wonder charge_power").then(p0={"at": "sulking_cliff"})
    given.asks("act").refuses("move library_of_moss", "step library_of_moss")


@rule("UN-MOV-04")
def test_a_turn_needs_no_move():
    given = Given(map="sulking_cliff 1 0", p0={"focus": [2, 2, 2]})

    given.when("assign awareness charge_power", "assign wonder analyze_data", "assign energy rest", "regroup")

    given.asks("act", seat=1).then(p0={"at": "scarab"})


@rule("UN-MOV-07")
def test_revealing_a_node_ends_the_move_in_progress():
    given = Given(
        map="library_of_moss 0 1", environment=["second_morning", "glass_thicket"], p0={"at": "library_of_moss"}
    )

    given.when(f"move {location(1, 1)}").asks("act").then(p0={"at": "glass_thicket"})

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

    given.happens("time 1", "insight", "planet_card sudden_hat", "time 2", "insight", "enter right")
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

    given.when("move bouncing_meadow").then(time=1).asks("raise_focus")

    given.when("raise wonder").asks("walk").when("step scarab").then(p0={"at": "scarab"}).asks("act")


@rule("UN-MOV-26", "UN-MOV-34")
def test_a_mover_is_local_to_nobody_until_the_step_is_over():
    given = Given(
        windows="all",
        seats=3,
        muted=[0, 2],
        map="glass_thicket 0 -1",
        power=1,
        p0={"finds": [Find("bug_drum", "pocket_wind")]},
        p1={"at": "glass_thicket", "breakthroughs": ["augmented_harvest"]},
    )
    given.offers("give bug_drum explorer-2").when("move glass_thicket")

    given.asks("window", seat=1).then(p0={"at": "glass_thicket"}, time=0)
    given.refuses("0: give bug_drum explorer-1", "0: give bug_drum explorer-2")

    given.when("1: pass_turn").asks("act").then(time=1).offers("give bug_drum explorer-1")


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
    given.when(f"move {NORTH}")
    while given.events[-1].what != "enter":
        given.when("pass")
    given.then(p0={"at": "bouncing_meadow", "focus": [0, 0, 0]}).when("1: use laboratory").then(
        p0={"focus": [0, 0, 0]}
    ).passes().then(p1={"focus": [3, 3, 3]})

    given.asks("raise_focus")


@rule("UN-MOV-28", "UN-MOV-29", "UN-MOV-35")
def test_a_bonus_move_comes_apart_from_the_turns_own_in_anyones_turn_and_keeps_its_rules():
    given = Given(map="glass_thicket 0 -1", environment=["bouncing_meadow"], p1={"focus": [0, 0, 0]}, time=0)

    given.doing(BonusMove(2), seat=1).asks("walk", seat=1).when("step glass_thicket").then(time=1)
    given.asks("walk", seat=1).when(f"step {location(0, -2)}").then(time=2, p1={"at": "bouncing_meadow", "insight": 1})

    given.asks("raise_focus", seat=1).when("raise wonder").asks("act").offers(
        "move glass_thicket", "luna glass_thicket"
    )


@rule("UN-MOV-35")
def test_who_is_unconscious_makes_no_bonus_move():
    Given(map="sulking_cliff 1 0", p1={"endurance": 0}).doing(BonusMove(1), seat=1).asks("act")


@rule("UN-MOV-28")
def test_a_bonus_move_that_is_declined_gives_no_move_back():
    given = Given(map="sulking_cliff 1 0").when("move sulking_cliff").doing(BonusMove(1)).when("stop")

    given.asks("act").refuses("move scarab")


@rule("UN-MOV-27")
def test_a_free_action_may_take_the_mover_or_the_node_away_before_the_step():
    sinkhole = {"key": "sinkhole", "clauses": [{"does": [{"do": "remove_node", "where": {"node": "glass_thicket"}}]}]}
    boots, hole = {"breakthroughs": ["spring_boots"]}, {"breakthroughs": ["sinkhole"]}

    given = Given(windows="all", muted=[0], map="sulking_cliff 1 0", environment=["glass_thicket"], power=1, p1=boots)
    given.when(f"move {SOUTH}").asks("window", seat=1).when("1: use spring_boots")
    given.passes().when("node sulking_cliff").passes().asks("act").then(p0={"at": "sulking_cliff"}, time=0)

    rules = planet(breakthroughs=[sinkhole])
    given = Given(windows="all", muted=[0], rules=rules, environment=["glass_thicket"], p1=hole)
    given.when(f"move {SOUTH}").asks("window", seat=1).when("1: use sinkhole")
    while given.g.waiting == [1]:
        given.when("1: pass_turn")
    given.asks("act").then(p0={"at": "scarab"}, time=0, aside=["glass_thicket"])


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

    given.when("use workshop", "luna sulking_cliff").asks("walk").when("step library_of_moss")
    given.then(p0={"at": "library_of_moss"}, luna="sulking_cliff")


@rule("UN-MOV-33")
def test_every_node_entered_costs_one_of_a_longer_or_shorter_move():
    given = Given(map="library_of_moss 1 0,sulking_cliff 2 0", p0={"at": "library_of_moss"})
    given.when("move sulking_cliff").asks("walk").when("step library_of_moss").asks("act")

    Given(map="sulking_cliff 1 0").doing(Apply((ChangeMove(-1),))).refuses("move sulking_cliff")

    given = Given(map="sulking_cliff 1 0,library_of_moss 2 0").doing(Apply((ChangeLunaMove(1),)))
    given.when("luna sulking_cliff").asks("move_luna").when("luna library_of_moss").asks("act")


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


def test_what_a_node_says_of_leaving_comes_before_the_icons_of_its_edge():
    sticky = {
        "key": "sticky",
        "edges": {"north": ["insight"]},
        "clauses": [{"when": "on_leaving", "does": [{"do": "advance_time"}]}],
    }
    given = Given(rules=land(nodes=[sticky]), map="sticky 1 1,sulking_cliff 1 0", p0={"at": "sticky"})

    given.when("move sulking_cliff").happens("time 1", "insight", "insight", "enter sulking_cliff")


def test_an_icon_that_is_crossed_is_a_moment_for_what_waits_for_it():
    toll = {"when": "on_crossing", "which": "time", "does": [{"do": "gain", "kind": "data"}]}
    given = Given(rules=land(clauses=[toll]), map="library_of_moss 1 0,glass_thicket 0 -1")

    given.when("move library_of_moss").then(time=1, data=1)


def test_who_may_not_move_does_not():
    given = Given(map="sulking_cliff 1 0").doing(Apply((Forbid("move"),)))

    given.refuses("move sulking_cliff").offers("luna sulking_cliff")
