"""Movement across edges that stop it: impassable terrain and barriers.  UN-MOV"""

import pytest

from starboard.games.unsettled.effects.moves import Place
from starboard.games.unsettled.effects.where import NodeWith
from starboard.games.unsettled.model.ids import location
from starboard.testing import rule
from tests.games.unsettled.given import Given
from tests.games.unsettled.ground import EAST, NORTH, SOUTH, land


@rule("UN-MOV-20", "UN-MOV-21")
def test_impassable_terrain_stops_explorers_and_not_adjacency():
    given = Given(map="sulking_cliff 0 1", p1={"at": "sulking_cliff", "focus": [0, 0, 0]})

    given.refuses("move sulking_cliff")
    given.doing(Place(where="adjacent_node")).then(p0={"at": "sulking_cliff"})
    given.refuses("move scarab")


@rule("UN-MOV-22", "UN-MOV-23", "UN-MOV-24")
@pytest.mark.parametrize("card", ["sulking_cliff", "second_morning"])
def test_an_edge_that_cannot_be_crossed_stops_the_move_and_does_not_use_it_up(card: str):
    given = Given(environment=["bouncing_meadow", card], p0={"focus": [0, 0, 0]}, time=0)

    given.when(f"move {SOUTH}")

    given.then(p0={"at": "scarab"}, time=0).asks("walk").offers(f"step {NORTH}", "stop").refuses(f"step {card}")
    assert card in given.s.nodes
    given.when(f"step {NORTH}").then(p0={"at": "bouncing_meadow", "insight": 1}).when("raise wonder")
    given.asks("act").refuses("move scarab")


@rule("UN-MOV-22", "UN-MOV-23", "UN-MOV-24")
def test_un_ex_44_revealing_impassable_terrain():
    rules = land(nodes=[{"key": "scree", "edges": {"west": ["impassable_terrain", "time"]}}])
    given = Given(rules=rules, environment=["glass_thicket", "scree"], time=2)

    given.when(f"move {EAST}").then(p0={"at": "scarab"}, time=2)
    assert not given.s.nodes["scree"].hidden

    given.when("stop").asks("act").refuses("move scree").offers(f"move {NORTH}")


@rule("UN-MOV-24")
def test_a_step_that_is_stopped_leaves_the_whole_length_of_the_move():
    given = Given(map="library_of_moss 1 0,puddle_of_noon 1 -1", environment=["sulking_cliff"])
    given.doing(Place(where=NodeWith(node="library_of_moss")))

    given.when(f"move {location(1, 1)}").asks("walk").when("step puddle_of_noon").asks("walk")
    given.when("step library_of_moss").asks("act").refuses("move scarab")


@rule("UN-MOV-25")
def test_a_barrier_parts_nodes_for_everybody():
    given = Given(map="second_morning 0 1")

    given.refuses("move second_morning", "luna second_morning")
    given.doing(Place(where="adjacent_node")).then(p0={"at": "scarab"})
