"""Movement: reveal, cross, the icons of both edges, enter.  UN-MOV"""

from starboard.games.unsettled.effects.moves import BonusMove, Place
from starboard.games.unsettled.effects.where import NodeWith
from starboard.games.unsettled.model.ids import location
from starboard.testing import rule
from tests.games.unsettled.given import Given

NORTH = location(0, -1)


@rule("UN-MOV-01", "UN-MOV-03", "UN-MOV-05")
def test_one_move_a_turn_to_an_adjacent_node():
    given = Given(map="sulking_cliff 1 0,library_of_moss 1 1")

    given.refuses("move library_of_moss").when("move sulking_cliff").then(p0={"at": "sulking_cliff"})

    given.refuses("move scarab", "move library_of_moss")


@rule("UN-MOV-08", "UN-MOV-09")
def test_both_facing_edges_apply_and_then_the_node_is_entered():
    given = Given(map="glass_thicket 0 -2,bouncing_meadow 0 -1", p0={"at": "glass_thicket", "focus": [0, 0, 0]}, time=0)

    given.when("move bouncing_meadow")

    given.then(time=2).asks(0, "raise_focus")


@rule("UN-MOV-20", "UN-MOV-21")
def test_impassable_terrain_stops_explorers_and_not_adjacency():
    given = Given(map="sulking_cliff 0 1", p1={"at": "sulking_cliff", "focus": [0, 0, 0]})

    given.refuses("move sulking_cliff")
    given.doing(Place(who="another", where="adjacent_node")).then(p1={"at": "sulking_cliff"})


@rule("UN-MOV-22", "UN-MOV-23", "UN-MOV-24", "UN-EXP-18")
def test_an_edge_that_cannot_be_crossed_stops_the_move_and_does_not_use_it_up():
    given = Given(environment=["bouncing_meadow", "sulking_cliff"], time=0)

    given.when(f"move {location(0, 1)}")

    given.then(p0={"at": "scarab"}, time=0).asks(0, "walk").open(f"step {NORTH}", "stop")
    assert "sulking_cliff" in given.s.nodes


@rule("UN-MOV-07", "UN-EXP-01", "UN-EXP-02", "UN-EXP-03")
def test_stepping_into_an_empty_location_reveals_the_top_card_and_ends_the_move():
    given = Given(environment=["glass_thicket", "library_of_moss"], p0={"focus": [2, 2, 2]})

    given.when(f"move {NORTH}")

    given.then(p0={"at": "library_of_moss"}, environment=["glass_thicket"]).asks(0, "act")
    assert given.s.grid[NORTH] == "library_of_moss"


@rule("UN-MOV-33")
def test_every_node_entered_costs_one_of_a_longer_move():
    given = Given(map="library_of_moss 1 0,sulking_cliff 2 0", p0={"at": "library_of_moss"})

    given.when("move sulking_cliff").asks(0, "walk").when("step library_of_moss").asks(0, "act")


@rule("UN-MOV-25")
def test_a_barrier_parts_nodes_for_everybody():
    given = Given(map="second_morning 0 1")

    given.refuses("move second_morning", "luna second_morning")


@rule("UN-MOV-12", "UN-MOV-14", "UN-MOV-32", "UN-DSH-11", "UN-DSH-12")
def test_traverse_carries_one_who_agrees_and_both_enter():
    given = Given(map="bouncing_meadow 0 -1", p0={"focus": [1, 1, 1]}, p1={"focus": [0, 0, 0]})

    given.when("assign wonder traverse").asks(0, "carry", "alone", "carry explorer_1")
    given.when("carry explorer_1").asks(1, "agree_carry").when("agree", "step bouncing_meadow")

    given.asks(0, "raise_focus").when("raise wonder").asks(1, "raise_focus").when("raise wonder")
    given.then(p0={"at": "bouncing_meadow"}, p1={"at": "bouncing_meadow"}).asks(0, "act").open("move scarab")


@rule("UN-MOV-13")
def test_icons_crossed_while_carrying_apply_to_the_carrier_alone():
    given = Given(map="library_of_moss 1 0", p0={"focus": [1, 1, 1]}, time=0)

    given.when("assign wonder traverse", "carry explorer_1", "agree", "step library_of_moss")

    given.then(time=1, p0={"insight": 1}, p1={"insight": 0, "at": "library_of_moss"})


@rule("UN-MOV-16", "UN-MOV-17", "UN-MOV-29")
def test_who_is_placed_ignores_edges_and_enters():
    given = Given(map="bouncing_meadow 0 -1", p0={"focus": [0, 0, 0], "at": "bouncing_meadow"}, time=0)

    given.doing(Place(where=NodeWith(node="bouncing_meadow"))).asks(0, "raise_focus").when("raise energy")

    given.then(time=0).open("move scarab")


@rule("UN-MOV-28", "UN-MOV-35")
def test_a_bonus_move_comes_apart_from_the_turns_own_and_in_anyones_turn():
    given = Given(map="sulking_cliff 1 0").doing(BonusMove(1), seat=1)

    given.asks(1, "walk").when("step sulking_cliff").then(p1={"at": "sulking_cliff"}).asks(0, "act").open(
        "move sulking_cliff"
    )


@rule("UN-EXP-05")
def test_with_an_empty_deck_an_empty_location_cannot_be_entered():
    Given(environment=[]).refuses(f"move {NORTH}", f"luna {NORTH}")
