"""Exploration: the map as it grows, who is next to whom, what an effect on a node touches.  UN-EXP"""

from starboard.games.unsettled.effects.everywhere import AtEach
from starboard.games.unsettled.effects.moves import Place, RevealNode
from starboard.games.unsettled.effects.planet import PlaceNode, RemoveNode, ReturnNode, SetAsideNode, Spawn
from starboard.games.unsettled.effects.stores import AddToNode, RemoveFromNode
from starboard.games.unsettled.effects.where import NodeWith
from starboard.games.unsettled.model.ids import location
from starboard.games.unsettled.model.node import Moment, Token
from starboard.games.unsettled.rules.dashboard import JUDGED
from starboard.games.unsettled.rules.exploration import neighbours, within
from starboard.games.unsettled.rules.movement import length
from starboard.kernel.verbs import Step
from starboard.testing import rule
from tests.games.unsettled.given import Given
from tests.games.unsettled.ground import EAST, NORTH, SOUTH, hide, land, lying, tiles

CROSS = "sulking_cliff 0 -1,library_of_moss 1 0,glass_thicket 0 1,puddle_of_noon -1 0"
WALLED = {"key": "walled", "edges": {"west": ["impassable_terrain"]}, "data": 2, "discoveries": ["bug_drum"]}


@rule("UN-EXP-01", "UN-EXP-02")
def test_stepping_into_a_declared_empty_location_reveals_the_top_card_there():
    given = Given(environment=["glass_thicket", "library_of_moss"])

    given.offers(f"move {NORTH}", f"move {EAST}", f"move {SOUTH}").refuses(f"move {location(1, -1)}")
    given.refuses(f"move {location(0, -2)}").when(f"move {NORTH}")

    given.then(p0={"at": "library_of_moss"}, environment=["glass_thicket"]).asks("act")
    assert given.s.grid[NORTH] == "library_of_moss" and not given.s.nodes["library_of_moss"].hidden


@rule("UN-EXP-03")
def test_a_card_lies_as_the_scarab_does_whichever_side_it_is_entered_from():
    given = Given(environment=["bouncing_meadow"], p0={"focus": [3, 3, 3]}, time=0)
    given.when(f"move {NORTH}").then(time=0, p0={"insight": 1})  # by its southern edge

    given = Given(environment=["bouncing_meadow"], p0={"focus": [3, 3, 3]}, time=0)
    given.when(f"move {SOUTH}").then(time=1, p0={"insight": 0})  # by its northern edge


@rule("UN-EXP-04", "UN-EXP-10")
def test_after_a_reveal_items_and_explorer_then_edges_then_entering():
    given = Given(environment=["glass_thicket"])

    given.when(f"move {NORTH}")

    given.happens("reveal_node glass_thicket", "move explorer-0 glass_thicket", "time 1", "enter glass_thicket")
    assert given.s.nodes["glass_thicket"].discoveries == ("humming_shard",)
    assert "humming_shard" not in given.s.discoveries


@rule("UN-EXP-05")
def test_with_an_empty_deck_an_empty_location_cannot_be_entered():
    Given(environment=[]).refuses(f"move {NORTH}", f"luna {NORTH}")
    Given(environment=["glass_thicket"]).offers(f"move {NORTH}", f"luna {NORTH}")


@rule("UN-EXP-06")
def test_a_move_onto_a_hidden_node_turns_it_up_and_goes_on_as_any_reveal():
    given = Given(environment=["bouncing_meadow"], map="library_of_moss 0 -2", p0={"at": "library_of_moss"})
    hidden = hide(given, "bouncing_meadow", NORTH)
    given.s.explorers[0].focus[:] = [3, 3, 3]

    given.when(f"move {hidden}").then(p0={"at": "bouncing_meadow"}, covered=[], face_down=[], time=1)

    given.asks("act").refuses("move scarab")
    assert given.s.nodes["bouncing_meadow"].place == NORTH and hidden not in given.s.nodes


@rule("UN-EXP-07")
def test_being_placed_on_a_hidden_node_reveals_it_and_enters_it_without_its_edges():
    prairie = {
        "key": "prairie",
        "edges": {side: ["time"] for side in ("north", "east", "south", "west")},
        "materials": 2,
        "clauses": [{"when": "when_entering", "does": [{"do": "gain_insight"}]}],
    }
    given = Given(rules=land(nodes=[prairie]), environment=["prairie"])
    hide(given, "prairie", NORTH)

    given.doing(Place(where="any_hidden_node")).then(p0={"at": "prairie", "insight": 1}, time=0)

    assert given.s.nodes["prairie"].materials == 2


@rule("UN-EXP-08")
def test_what_was_put_on_a_hidden_node_stays_there_and_is_then_available():
    given = Given(environment=["puddle_of_noon"], p0={"focus": [2, 2, 2]})
    hide(given, "puddle_of_noon", SOUTH)

    given.doing(AddToNode("materials", 2, where="any_hidden_node")).when(f"move hidden-{SOUTH}")

    assert given.s.nodes["puddle_of_noon"].materials == 3
    given.when("assign wonder unearth_materials").then(materials=2)


@rule("UN-EXP-08")
def test_tokens_and_avatars_on_a_hidden_node_stay_on_it_too():
    given = Given(environment=["puddle_of_noon"], map="sulking_cliff 4 4")
    hidden = hide(given, "puddle_of_noon", SOUTH)
    given.s.avatars = {"avatar_quill": hidden, "avatar_nib": "sulking_cliff"}
    given.doing(Spawn("bug", where="any_hidden_node"), Spawn("bug", where="scarab")).doing(RevealNode())

    assert [token.at for token in given.s.tokens] == ["puddle_of_noon", "scarab"]
    given.then(avatars={"avatar_quill": "puddle_of_noon", "avatar_nib": "sulking_cliff"})


def test_what_a_node_does_as_it_is_revealed_and_what_waits_for_a_reveal():
    geyser = {"key": "geyser", "clauses": [{"when": "on_reveal", "does": [{"do": "gain", "kind": "power"}]}]}
    survey = {"when": "on_node_revealed", "does": [{"do": "gain", "kind": "data"}]}
    given = Given(rules=land(nodes=[geyser], clauses=[survey]), environment=["library_of_moss", "geyser"])

    given.when(f"luna {NORTH}").then(power=1, data=1).when(f"move {SOUTH}").then(power=1, data=2)


@rule("UN-EXP-09")
def test_a_node_is_any_card_in_play_and_revealed_or_hidden_narrow_it():
    given = Given(environment=["glass_thicket"], map="sulking_cliff 1 0")
    hidden = hide(given, "glass_thicket", NORTH)

    given.doing(Place(where="any_node")).asks("node", "node scarab", "node sulking_cliff", f"node {hidden}")
    given.when("node scarab").doing(Place(where="any_revealed_node"))
    given.asks("node", "node scarab", "node sulking_cliff").when("node scarab")
    given.doing(RevealNode()).then(covered=[])


@rule("UN-EXP-11")
def test_un_ex_47_an_effect_on_a_node_spares_the_stores():
    there = {"at": "sulking_cliff", "focus": [2, 2, 2]}
    given = Given(seats=3, map="sulking_cliff 1 0", materials=4, p1=there, p2=there)
    lying(given, "sulking_cliff", materials=3, data=1)

    given.doing(RemoveFromNode("materials", "all", where="adjacent_node"))

    given.then(materials=4, p1=there, p2=there)
    assert (given.s.nodes["sulking_cliff"].materials, given.s.nodes["sulking_cliff"].data) == (0, 1)


@rule("UN-EXP-12")
def test_a_node_has_at_most_four_neighbours_and_is_none_of_its_own():
    given = Given(map=f"{CROSS},bouncing_meadow 1 1,second_morning 0 -2")

    assert neighbours(given.g, "scarab") == ["sulking_cliff", "library_of_moss", "glass_thicket", "puddle_of_noon"]


@rule("UN-EXP-13")
def test_un_ex_46_within_one_node():
    given = Given(map="sulking_cliff 0 -1,library_of_moss 1 0,bouncing_meadow 2 0")

    given.doing(Place(where=NodeWith(within=1)))

    given.asks("node", "node scarab", "node sulking_cliff", "node library_of_moss")


@rule("UN-EXP-13", "UN-EXP-17")
def test_range_is_counted_along_adjacency_which_only_a_barrier_interrupts():
    given = Given(map="second_morning 0 1,bouncing_meadow 0 2,library_of_moss -1 0,puddle_of_noon -1 1")
    assert within(given.g, "scarab", 1) == ["scarab", "library_of_moss"]
    assert "second_morning" in within(given.g, "scarab", 3) and "second_morning" not in within(given.g, "scarab", 2)

    assert within(Given(map="sulking_cliff 0 1").g, "scarab", 1) == ["scarab", "sulking_cliff"]


@rule("UN-EXP-14")
def test_the_effect_and_the_spaces_of_a_node_serve_only_who_is_on_it():
    given = Given(map="glass_thicket 0 -1,library_of_moss 1 0", p0={"focus": [2, 2, 2]}, p1={"at": "library_of_moss"})
    lying(given, "glass_thicket", discoveries=("humming_shard",))

    given.refuses("assign wonder pick_the_shard")
    assert (length(given.g, 0), length(given.g, 1)) == (1, 2)

    given.when("move glass_thicket").offers("assign wonder pick_the_shard")


@rule("UN-EXP-15")
def test_a_node_set_aside_lies_outside_the_map_until_an_effect_gives_access():
    given = Given(environment=["bouncing_meadow", "glass_thicket"]).doing(SetAsideNode("glass_thicket"))

    given.doing(Place(where=NodeWith(node="glass_thicket"))).then(p0={"at": "scarab"})
    given.doing(Place(where="any_node")).then(p0={"at": "scarab"})
    given.then(environment=["bouncing_meadow"], aside=["glass_thicket"])

    given.doing(ReturnNode("glass_thicket", 0, -1)).then(aside=[]).offers("move glass_thicket")


@rule("UN-EXP-16")
def test_only_a_location_with_a_card_is_a_node():
    given = Given(environment=["bouncing_meadow"], map="sulking_cliff 1 0")

    assert neighbours(given.g, "scarab") == ["sulking_cliff"]
    given.offers(f"move {NORTH}", "move sulking_cliff")


@rule("UN-EXP-18")
def test_a_node_that_was_revealed_and_not_entered_still_receives_its_items():
    given = Given(rules=land(nodes=[WALLED]), environment=["walled"])

    given.when(f"move {EAST}").then(p0={"at": "scarab"})

    node = given.s.nodes["walled"]
    assert (node.data, node.discoveries) == (2, ("bug_drum",)) and "bug_drum" not in given.s.discoveries


@rule("UN-EXP-19")
def test_any_number_of_explorers_and_tokens_share_a_node_with_luna():
    full = {"at": "sulking_cliff"}
    given = Given(seats=4, map="sulking_cliff 1 0", luna="sulking_cliff", p1=full, p2=full, p3=full)

    given.doing(Spawn("bug", 5, where="luna_node")).when("move sulking_cliff").then(p0=full)
    assert [t.at for t in given.s.tokens] == ["sulking_cliff"] * 5


def test_an_effect_is_offered_only_nodes_where_it_can_be_done():
    given = Given(environment=["glass_thicket", "bouncing_meadow"], map="sulking_cliff 1 0,library_of_moss 2 0")
    hide(given, "glass_thicket", NORTH)
    hide(given, "bouncing_meadow", SOUTH)
    lying(lying(given, "sulking_cliff", materials=1), "library_of_moss", materials=2)

    given.doing(RevealNode(where="any_node")).asks("node", f"node hidden-{NORTH}", f"node hidden-{SOUTH}")
    given.when(f"node hidden-{NORTH}").then(covered=[SOUTH])
    given.doing(RemoveFromNode("materials", 2, where="any_node"))
    assert [given.s.nodes[key].materials for key in ("sulking_cliff", "library_of_moss")] == [1, 0]

    given.doing(RemoveFromNode("data", 3, where="any_node")).asks("act")


def test_a_cost_on_a_node_needs_all_of_it_to_lie_there():
    full = Given(environment=["second_morning"], map=CROSS, p0={"focus": [2, 2, 2]})
    step = Step(JUDGED, 0)

    assert not RemoveFromNode("data").possible(full.g, step)
    lying(full, "scarab", data=2)
    assert RemoveFromNode("data", 2).possible(full.g, step) and not RemoveFromNode("data", 3).possible(full.g, step)


def test_a_node_that_is_removed_takes_what_lies_on_it_and_leaves_nobody_behind():
    given = Given(
        map="glass_thicket 0 -1,bouncing_meadow 0 -2,library_of_moss 4 4",
        p0={"at": "glass_thicket"},
        p1={"at": "glass_thicket"},
        luna="glass_thicket",
        structures=tiles(workshop="glass_thicket"),
        tokens=[Token(1, "bug", "glass_thicket")],
        moments=[Moment("bug_parade", "glass_thicket"), Moment("strange_jelly", "library_of_moss")],
        avatars={"avatar_quill": "glass_thicket"},
    )
    given.s.discoveries.remove("humming_shard")
    lying(given, "glass_thicket", data=2, discoveries=("humming_shard",))

    given.doing(RemoveNode(where=NodeWith(node="glass_thicket")))

    given.then(p0={"at": "scarab"}, p1={"at": "scarab"}, luna="scarab", tokens=[], avatars={}, structures=tiles())
    given.then(
        aside=["glass_thicket"], spent=["bug_parade"], moments=[Moment(), Moment("strange_jelly", "library_of_moss")]
    )
    assert "humming_shard" in given.s.discoveries and NORTH not in given.s.grid


def test_a_removed_node_comes_back_only_by_an_effect_that_names_it():
    given = lying(Given(map="glass_thicket 0 -1", environment=["library_of_moss"]), "glass_thicket", investigated=True)
    given.doing(RemoveNode(where=NodeWith(node="glass_thicket"))).refuses("move glass_thicket")

    given.when(f"move {NORTH}").then(p0={"at": "library_of_moss"})
    given.doing(ReturnNode("glass_thicket", 0, -1)).then(aside=["glass_thicket"])  # the place is taken
    given.doing(ReturnNode("glass_thicket", 1, -1)).then(aside=[])
    assert given.s.grid[location(1, -1)] == "glass_thicket" and given.s.nodes["glass_thicket"].investigated


def test_a_hidden_node_that_is_removed_comes_to_light_as_it_leaves():
    given = Given(environment=["glass_thicket"])
    hide(given, "glass_thicket", NORTH)
    given.s.answers = 5

    given.doing(RemoveNode(where="any_hidden_node")).then(covered=[], face_down=[], aside=["glass_thicket"], barrier=5)


def test_luna_flees_even_to_a_hidden_node_and_reveals_it():
    given = Given(environment=["glass_thicket"], map="sulking_cliff 1 0", p0={"at": "sulking_cliff"})
    hide(given, "glass_thicket", NORTH)
    given.doing(RemoveNode(where=NodeWith(node="sulking_cliff"))).then(p0={"at": "scarab"}, covered=[NORTH])

    given.doing(RemoveNode(where="scarab")).then(luna="glass_thicket", p0={"at": "glass_thicket"}, covered=[])


def test_the_last_node_stays():
    Given().doing(RemoveNode()).then(p0={"at": "scarab"})


def test_an_effect_at_each_node_means_that_node_by_there():
    given = Given(environment=["glass_thicket"], map="sulking_cliff 1 0,library_of_moss 2 0")
    hide(given, "glass_thicket", NORTH)
    lying(lying(given, "sulking_cliff", data=2), "library_of_moss", data=1, materials=3)

    sweep = (RemoveFromNode("data", "all", where="there"), Spawn("bug", where="there"))
    given.doing(AtEach("any_revealed_node", sweep))

    assert sum(node.data for node in given.s.nodes.values()) == 0 and given.s.nodes["library_of_moss"].materials == 3
    assert [token.at for token in given.s.tokens] == ["scarab", "sulking_cliff", "library_of_moss"]


def test_a_selector_can_leave_hidden_nodes_out():
    given = Given(environment=["glass_thicket"], map="sulking_cliff 1 0")
    hide(given, "glass_thicket", NORTH)

    given.doing(Place(where=NodeWith(within=1, revealed=True))).asks("node", "node scarab", "node sulking_cliff")


def test_the_top_card_or_a_named_one_is_laid_face_up_by_an_effect():
    given = Given(environment=["library_of_moss", "glass_thicket"]).doing(PlaceNode(0, -1), PlaceNode(0, 1))

    assert (given.s.grid[NORTH], given.s.grid[SOUTH]) == ("glass_thicket", "library_of_moss")
