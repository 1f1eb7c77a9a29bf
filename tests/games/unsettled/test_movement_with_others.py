"""Movement with others: carried, followed, placed.  UN-MOV"""

from starboard.games.unsettled.effects.forms import Apply
from starboard.games.unsettled.effects.moves import BonusMove, Place, PlaceLuna
from starboard.games.unsettled.effects.planet import PlaceNode
from starboard.games.unsettled.effects.where import NodeWith
from starboard.games.unsettled.rules.modifiers import Forbid
from starboard.testing import rule
from tests.games.unsettled.given import Given
from tests.games.unsettled.ground import NORTH, hide, land
from tests.games.unsettled.planet import planet

HERE = NodeWith(node="bouncing_meadow")


@rule("UN-MOV-11")
def test_a_node_is_entered_by_move_by_traverse_and_by_being_placed():
    weary = {"focus": [0, 0, 1]}

    Given(map="bouncing_meadow 0 -1", p0=weary).when("move bouncing_meadow").asks("raise_focus")
    given = Given(map="bouncing_meadow 0 -1", p0=weary).when("assign energy traverse", "alone")
    given.when("step bouncing_meadow").asks("raise_focus")
    Given(map="bouncing_meadow 0 -1", p0=weary).doing(Place(where=HERE)).asks("raise_focus")


@rule("UN-DSH-12", "UN-MOV-12")
def test_traverse_carries_nobody_from_another_node():
    given = Given(seats=3, map="bouncing_meadow 0 -1", p0={"focus": [1, 1, 1]}, p2={"at": "bouncing_meadow"})

    given.when("assign wonder traverse").asks("carry", "alone", "carry explorer-1")


@rule("UN-MOV-12", "UN-MOV-14", "UN-MOV-29", "UN-MOV-32", "UN-DSH-11", "UN-DSH-12")
def test_traverse_carries_one_who_agrees_and_both_enter():
    given = Given(seats=3, map="bouncing_meadow 0 -1", p0={"focus": [1, 1, 1]}, p1={"focus": [0, 0, 0]})

    given.when("assign wonder traverse").asks("carry", "alone", "carry explorer-1", "carry explorer-2")
    given.when("carry explorer-1").asks("agree_carry", seat=1).when("agree", "step bouncing_meadow")

    given.asks("raise_focus").when("raise wonder").asks("raise_focus", seat=1).when("raise wonder")
    given.then(p0={"at": "bouncing_meadow"}, p1={"at": "bouncing_meadow"}, p2={"at": "scarab"})
    given.asks("act").offers("move scarab")


@rule("UN-MOV-13")
def test_icons_crossed_while_carrying_apply_to_the_carrier_alone():
    given = Given(map="library_of_moss 1 0", p0={"focus": [1, 1, 1]}, time=0)

    given.when("assign wonder traverse", "carry explorer-1", "agree", "step library_of_moss")

    given.then(time=1, p0={"insight": 1}, p1={"insight": 0, "at": "library_of_moss"})


@rule("UN-MOV-12", "UN-MOV-15")
def test_the_ordinary_move_carries_nobody():
    given = Given(map="sulking_cliff 1 0", p1={"endurance": 0})

    given.when("move sulking_cliff").then(p0={"at": "sulking_cliff"}, p1={"at": "scarab"}).asks("act")


@rule("UN-MOV-31")
def test_who_is_carried_starts_on_the_carriers_node_and_comes_along_for_all_steps():
    given = Given(seats=3, map="sulking_cliff 1 0,library_of_moss 2 0", p2={"at": "library_of_moss"})

    given.doing(BonusMove(2, carry=True)).asks("carry", "alone", "carry explorer-1")
    given.when("carry explorer-1", "agree", "step sulking_cliff").then(p1={"at": "sulking_cliff"})

    given.when("step library_of_moss").then(p0={"at": "library_of_moss"}, p1={"at": "library_of_moss"})


@rule("UN-MOV-32")
def test_who_refuses_stays_and_who_is_unconscious_is_not_asked():
    given = Given(seats=3, map="sulking_cliff 1 0", p2={"endurance": 0}).doing(BonusMove(1, carry=True))

    given.when("carry explorer-1", "refuse", "step sulking_cliff").then(p1={"at": "scarab"})
    given.doing(Place(who="self", where="scarab"), BonusMove(1, carry=True))
    given.when("carry explorer-2").asks("walk").when("step sulking_cliff").then(p2={"at": "sulking_cliff"})


@rule("UN-MOV-16", "UN-MOV-17", "UN-MOV-29")
def test_who_is_placed_ignores_edges_enters_even_where_they_are_and_keeps_their_move():
    given = Given(map="bouncing_meadow 0 -1", p0={"focus": [0, 0, 0]}, time=0)

    given.doing(Place(where=HERE)).asks("raise_focus").when("raise energy").then(time=0, p0={"insight": 0})

    given.doing(Place(where="here")).asks("raise_focus").when("raise energy").then(p0={"focus": [0, 0, 2]})
    given.offers("move scarab")


@rule("UN-GLO-01", "UN-MOV-16")
def test_un_ex_45_local_includes_yourself():
    given = Given(map="glass_thicket 0 -1", time=0).doing(Place(who="local_explorer", where="adjacent_node"))

    given.asks("explorer", "explorer explorer-0", "explorer explorer-1").when("explorer explorer-0")

    given.then(p0={"at": "glass_thicket"}, p1={"at": "scarab"}, time=0)


@rule("UN-MOV-16", "UN-GLO-18")
def test_who_places_another_chooses_whom_then_where():
    given = Given(seats=3, map="sulking_cliff 1 0,library_of_moss 0 -1").doing(Place("another", "adjacent_node"))

    given.asks("explorer", "explorer explorer-1", "explorer explorer-2").when("explorer explorer-2")
    given.asks("node", "node library_of_moss", "node sulking_cliff").when("node sulking_cliff").asks("act")

    given.then(p0={"at": "scarab"}, p1={"at": "scarab"}, p2={"at": "sulking_cliff"})


@rule("UN-MOV-18")
def test_nobody_is_placed_on_an_empty_location():
    given = Given(environment=["glass_thicket"])
    given.doing(Place(where="adjacent_node")).then(p0={"at": "scarab"}, environment=["glass_thicket"])

    given = Given(environment=["glass_thicket"], map="sulking_cliff 1 0").doing(Place(where="any_node"))
    given.asks("node", "node scarab", "node sulking_cliff")


@rule("UN-MOV-19")
def test_a_placement_may_reveal_a_hidden_node_unless_the_text_demands_a_revealed_one():
    given = Given(environment=["glass_thicket"])
    hidden = hide(given, "glass_thicket", NORTH)

    given.doing(Place(where="any_revealed_node")).then(p0={"at": "scarab"})
    given.doing(Place(where=NodeWith(node=hidden))).then(p0={"at": "glass_thicket"}, time=0, covered=[])


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
    given.when("carry explorer-1", "agree", "step riddle").then(data=2)


def test_luna_placed_on_a_hidden_node_reveals_it():
    given = Given(environment=["glass_thicket"]).doing(PlaceNode(0, -1, "glass_thicket", hidden=True))

    given.doing(PlaceLuna("any_hidden_node")).then(luna="glass_thicket", covered=[])


@rule("UN-UNC-04", "UN-MOV-12")
def test_who_is_unconscious_is_not_asked_whom_to_carry():
    given = Given(map="sulking_cliff 1 0", p1={"endurance": 0}).doing(BonusMove(1, carry=True), seat=1)

    given.asks("act").then(p1={"at": "scarab"})


@rule("UN-UNC-04", "UN-MOV-12")
def test_who_falls_while_choosing_whom_to_carry_carries_nobody():
    push = {"key": "push", "clauses": [{"does": [{"do": "lose_endurance", "who": "active"}]}]}
    given = Given(
        rules=planet(breakthroughs=[push]),
        map="sulking_cliff 1 0",
        p0={"endurance": 1, "focus": [2, 2, 2]},
        p1={"breakthroughs": ["push"]},
    ).when("assign wonder traverse")

    given.asks("carry").when("1: use push").asks("act", seat=1).then(p0={"at": "scarab"}, active=1)


@rule("UN-MOV-12", "UN-UNC-09")
def test_who_can_go_nowhere_is_not_asked_whom_to_carry_either():
    given = Given(map="sulking_cliff 1 0").doing(Apply((Forbid("move"),))).doing(BonusMove(1, carry=True))

    given.asks("act")
    Given(map="sulking_cliff 1 0").doing(BonusMove(1, carry=True)).asks("carry", "alone", "carry explorer-1")


@rule("UN-MOV-32")
def test_who_falls_while_being_asked_is_carried_without_consent():
    push = {"key": "push", "clauses": [{"does": [{"do": "lose_endurance"}]}]}
    given = Given(
        rules=planet(breakthroughs=[push]),
        map="sulking_cliff 1 0",
        p0={"focus": [2, 2, 2]},
        p1={"breakthroughs": ["push"], "endurance": 1},
    ).when("assign wonder traverse", "carry explorer-1")

    given.asks("agree_carry", "agree", "refuse", seat=1).when("1: use push").asks("walk").when("step sulking_cliff")
    given.then(p1={"at": "sulking_cliff", "endurance": 0})
