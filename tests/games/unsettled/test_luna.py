"""LUNA: one move, one scan a turn, from anywhere.  UN-LUN"""

import pytest

from starboard.games.unsettled.constants import DIE
from starboard.games.unsettled.effects.focus import GainEndurance, RaiseFocus
from starboard.games.unsettled.effects.forms import Apply
from starboard.games.unsettled.effects.moves import LunaScan, MoveLuna, PlaceLuna
from starboard.games.unsettled.effects.presence import CrewPresent, ExplorersPresent, LunaPresent
from starboard.games.unsettled.model.ids import location
from starboard.games.unsettled.rules.dashboard import JUDGED
from starboard.games.unsettled.rules.modifiers import ChangeLunaMove
from starboard.kernel.verbs import Step
from starboard.testing import rule
from tests.games.unsettled.given import Given
from tests.games.unsettled.ground import EAST, NORTH, SOUTH, hide, land, lying, tiles
from tests.games.unsettled.planet import planet

FAR = "glass_thicket 0 -1,bouncing_meadow 0 -2"


@rule("UN-LUN-01", "UN-LUN-04", "UN-LUN-05")
def test_luna_moves_once_from_any_distance_and_ignores_edges_and_entering():
    given = Given(map=FAR, luna="glass_thicket", time=0, p0={"focus": [0, 0, 0]}, p1={"focus": [0, 0, 0]})

    given.refuses("luna library_of_moss").when("luna bouncing_meadow").then(luna="bouncing_meadow", time=0)

    given.asks("act").refuses("luna glass_thicket")


@rule("UN-LUN-01", "UN-LUN-05", "UN-LUN-12", "UN-EXP-02", "UN-EXP-03")
def test_un_ex_01_luna_reveals_a_node():
    given = Given(
        seats=3,
        map="glass_thicket 0 -1",
        p0={"at": "glass_thicket"},
        luna="glass_thicket",
        environment=["puddle_of_noon", "bouncing_meadow"],
        time=5,
    )
    there = location(0, -2)

    given.when(f"luna {there}").then(luna="bouncing_meadow", time=5, p0={"at": "glass_thicket"})

    assert given.s.grid[there] == "bouncing_meadow"
    given.asks("act").refuses("luna glass_thicket")


@rule("UN-LUN-02", "UN-LUN-07", "UN-LUN-10")
def test_un_ex_02_luna_scans():
    given = Given(map="glass_thicket 0 -1", luna="glass_thicket", data=1, forced={"die": [3]})

    given.when("scan data").then(data=1).refuses("scan data", "scan materials")

    assert given.s.nodes["glass_thicket"].data == 2


@rule("UN-LUN-02", "UN-LUN-07", "UN-LUN-19")
@pytest.mark.parametrize("face, found", list(enumerate([1, 1, 2, 2, 2, 3, 3, 4])))
def test_both_dice_have_the_same_eight_faces(face: int, found: int):
    assert len(DIE) == 8
    for kind in ("data", "materials"):
        given = Given(map="glass_thicket 0 -1", luna="glass_thicket", forced={"die": [face]}).when(f"scan {kind}")
        assert getattr(given.s.nodes["glass_thicket"], kind) == found


@rule("UN-LUN-03")
def test_move_and_scan_come_in_either_order_and_at_any_moment():
    given = Given(map="glass_thicket 0 -1,sulking_cliff 0 -2", luna="glass_thicket", p0={"focus": [2, 2, 2]})

    given.when("scan data", "assign wonder charge_power", "luna sulking_cliff").refuses("scan materials")
    given.when("assign awareness analyze_data", "assign energy rest", "regroup").asks("act", seat=1)
    given.when("luna glass_thicket", "scan materials").asks("act", seat=1)


@rule("UN-LUN-06")
def test_she_is_not_subject_to_node_effects_that_concern_explorers():
    given = Given(map="library_of_moss 1 0,sulking_cliff 2 0", luna="library_of_moss")

    given.when("luna sulking_cliff").asks("act").then(luna="sulking_cliff")  # a Move from there would be longer


@rule("UN-LUN-08", "UN-LUN-09")
def test_un_ex_85_scanning_for_the_missing_type():
    given = lying(Given(map="glass_thicket 0 -1", luna="glass_thicket"), "glass_thicket", materials=1)

    given.refuses("scan materials").when("scan data")


@rule("UN-LUN-10", "UN-LUN-11")
def test_what_lies_on_her_node_can_neither_be_spent_nor_given_up_to_scan_again():
    given = Given(map="glass_thicket 0 -1", luna="glass_thicket", p0={"breakthroughs": ["errand_routine"]})
    lying(given, "glass_thicket", data=1, materials=1)

    given.refuses("use errand_routine", "scan data", "scan materials")
    assert not [free.offer.option for free in given.g.free if free.offer.option.key not in ("pursue",)]


@rule("UN-LUN-12", "UN-LUN-13")
def test_what_is_left_of_her_movement_after_a_reveal_is_lost():
    given = Given(environment=["glass_thicket", "library_of_moss"]).doing(Apply((ChangeLunaMove(2),)))
    given.when(f"luna {NORTH}").asks("act").then(luna="library_of_moss")

    given = Given(environment=["glass_thicket"]).doing(Apply((ChangeLunaMove(2),)))
    hidden = hide(given, "glass_thicket", EAST)
    given.when(f"luna {hidden}").asks("act").then(luna="glass_thicket", covered=[])


@rule("UN-LUN-14")
def test_she_crosses_impassable_terrain():
    Given(map="sulking_cliff 0 1").when("luna sulking_cliff").then(luna="sulking_cliff")
    Given(environment=["sulking_cliff"]).when(f"luna {SOUTH}").then(luna="sulking_cliff")


@rule("UN-LUN-15", "UN-LUN-16", "UN-GLO-01")
def test_un_ex_48_lunas_function_from_afar():
    hurt = ["itchy_static", "small_hours", "", "", "", ""]
    given = Given(
        seats=3,
        map="glass_thicket 0 -1",
        luna="glass_thicket",
        p0={"focus": [2, 2, 2], "distress": ["wrong_song", "", "", "", "", ""]},
        p2={"at": "glass_thicket", "distress": hurt},
    )

    given.when("assign awareness warm_light").asks("drop_distress", seat=2).when("drop small_hours")

    given.then(p2={"distress": ["itchy_static", "", "", "", "", ""]}, p0={"focus": [1, 2, 2]})


@rule("UN-LUN-15")
def test_her_function_is_for_the_active_explorer_and_needs_what_it_asks_for_at_her_node():
    hurt = {"distress": ["itchy_static", "", "", "", "", ""], "focus": [2, 2, 2]}

    Given(map="glass_thicket 0 -1", luna="glass_thicket", p0=hurt).refuses("assign awareness warm_light")
    Given(luna="scarab", p0=hurt).offers("assign awareness warm_light").refuses("1: assign awareness warm_light")


@rule("UN-LUN-17")
def test_a_space_that_requires_luna_requires_its_performer_beside_her():
    given = Given(map="glass_thicket 0 -1", luna="glass_thicket", p1={"at": "glass_thicket"})
    steps = [Step(JUDGED, seat) for seat in (0, 1)]

    assert [LunaPresent().holds(given.g, step) for step in steps] == [False, True]
    assert [LunaPresent("luna_node").holds(given.g, step) for step in steps] == [False, True]
    assert LunaPresent("luna_node", alone=True).holds(given.g, steps[0])


@rule("UN-LUN-18", "UN-LUN-21")
def test_luna_is_of_the_crew_and_no_explorer():
    given = Given(map="glass_thicket 0 -1", luna="glass_thicket", p0={"at": "glass_thicket"}, p1={"endurance": 3})
    step = Step(JUDGED, 0)

    assert not ExplorersPresent(2).holds(given.g, step)
    given.s.explorers[1].at = "glass_thicket"
    assert CrewPresent("here").holds(given.g, step)
    given.s.luna = "scarab"
    assert not CrewPresent("here").holds(given.g, step)

    given.doing(GainEndurance(who="crew")).happens("gain_endurance")  # one event: the other explorer is at the top
    given.doing(RaiseFocus(who="each_explorer"))
    assert set(given.g.waiting) <= {0, 1}


@rule("UN-LUN-20")
def test_a_barrier_keeps_her_where_she_was_and_her_movement_is_not_used():
    given = Given(environment=["glass_thicket", "second_morning"]).when(f"luna {SOUTH}")

    given.then(luna="scarab").asks("move_luna").refuses("luna second_morning")
    assert not given.s.nodes["second_morning"].hidden

    given.when("stop").asks("act").when(f"luna {NORTH}").then(luna="glass_thicket").refuses("luna scarab")


@rule("UN-LUN-22")
def test_a_granted_move_or_scan_comes_on_top_and_obeys_the_limits():
    given = Given(map=FAR, luna="glass_thicket", p0={"focus": [2, 2, 2]}, forced={"die": [0, 0]})
    lying(given, "glass_thicket", data=1)

    given.doing(LunaScan()).then(luna="glass_thicket").refuses("scan data", "scan materials")
    assert given.s.nodes["glass_thicket"].materials == 1
    given.doing(LunaScan()).asks("act")  # both lie there now

    given.doing(MoveLuna()).when("luna bouncing_meadow").offers("luna glass_thicket", "scan data", "scan materials")


@rule("UN-LUN-12")
def test_a_free_action_that_moves_her_between_reveal_and_arrival_ends_her_move():
    given = Given(
        windows="all",
        map="glass_thicket 0 -1",
        environment=["library_of_moss"],
        structures=tiles(workshop="glass_thicket"),
        power=1,
    ).when(f"luna {SOUTH}")

    given.when("1: use workshop").passes().when("luna glass_thicket").passes()
    given.then(luna="glass_thicket").asks("act")
    assert given.s.grid[SOUTH] == "library_of_moss"


def test_what_waits_for_a_scan_of_a_kind_follows_it():
    echo = {"when": "on_scan", "which": "data", "does": [{"do": "gain", "kind": "power"}]}
    rules = land(clauses=[echo])

    for kind, power in (("data", 1), ("materials", 0)):
        given = Given(rules=rules, map="glass_thicket 0 -1", luna="glass_thicket").when(f"scan {kind}")
        given.then(power=power)


def test_a_planet_may_make_her_faster():
    given = Given(rules=land(luna_move=2), map="sulking_cliff 1 0,library_of_moss 2 0")

    given.when("luna sulking_cliff").asks("move_luna").when("luna library_of_moss").asks("act")


@rule("UN-END-02", "UN-TSK-05")
def test_her_arrival_wins_at_once_though_she_has_a_step_left():
    given = Given(rules=land(luna_move=2), map="sulking_cliff 1 0", luna="sulking_cliff", page=8).when("luna scarab")

    assert given.s.outcome is not None and given.s.outcome.kind == "win"


@rule("UN-END-02", "UN-LUN-22")
def test_a_granted_step_of_hers_wins_at_once_as_well():
    given = Given(map="sulking_cliff 1 0", luna="sulking_cliff", page=8).doing(MoveLuna(2)).when("luna scarab")

    assert given.s.outcome is not None and given.s.outcome.kind == "win"


@rule("UN-END-03")
def test_she_may_pass_over_the_scarab_before_the_last_page():
    given = Given(rules=land(luna_move=2), map="sulking_cliff 1 0", luna="sulking_cliff", page=7)

    given.when("luna scarab").asks("move_luna").when("luna sulking_cliff").then(luna="sulking_cliff")


@rule("UN-TSK-05", "UN-LUN-01")
def test_a_page_met_by_her_first_step_is_left_before_her_second():
    seen = {"objective": [{"is": "crew_present", "place": {"node": "sulking_cliff"}}]}
    both = {"at": "sulking_cliff"}
    rules = land(planet(pages={5: seen, 6: {"objective": [{"is": "stored", "kind": "power", "n": 9}]}}), luna_move=2)
    given = Given(rules=rules, map="sulking_cliff 1 0", p0=both, p1=both).when("luna sulking_cliff")

    given.then(page=6).asks("move_luna").when("luna scarab").then(page=6)


@rule("UN-END-08", "UN-END-02")
def test_in_the_midst_of_somebodys_step_her_arrival_waits_for_the_end_of_the_step():
    given = (
        Given(
            windows="all",
            time=11,
            page=8,
            map="glass_thicket 0 -1,sulking_cliff 1 0",
            luna="sulking_cliff",
            structures=tiles(workshop="sulking_cliff"),
            power=1,
            p0={"at": "glass_thicket", "endurance": 1},
            p1={"endurance": 1},
        )
        .when("move scarab")
        .passes(0)
    )
    given.asks("window", seat=1).when("1: use workshop").passes().when("luna scarab").passes()
    given.then(luna="scarab", time=0)

    assert given.s.outcome is not None and given.s.outcome.kind == "loss"  # the Time icon comes before the arrival


@rule("UN-LUN-20", "UN-LUN-22")
def test_a_granted_step_that_a_new_barrier_stops_is_still_to_be_made_and_leaves_her_own_alone():
    for first in (True, False):
        given = Given(environment=["library_of_moss", "second_morning"], map="glass_thicket 0 -1,sulking_cliff 1 0")
        if first:  # her own move of the turn is used already
            given.when("luna sulking_cliff")
            given.doing(PlaceLuna("scarab"))
        given.doing(MoveLuna()).when(f"luna {SOUTH}").then(luna="scarab")

        given.asks("move_luna", "luna glass_thicket", "luna sulking_cliff", f"luna {location(-1, 0)}", "stop")
        stopped = Given.__new__(Given)
        stopped.events, stopped.g = [], given.g.fork()
        stopped.when("stop").asks("act")
        given.when("luna glass_thicket").asks("act").then(luna="glass_thicket")
        for table in (stopped, given):
            offered = any(option.key == "luna" for option in table.g.options(0))
            assert offered is not first


@rule("UN-LUN-20", "UN-LUN-13")
def test_of_two_granted_steps_a_barrier_takes_none_and_a_reveal_takes_both():
    given = Given(environment=["library_of_moss", "second_morning"], map="glass_thicket 0 -1").doing(MoveLuna(2))
    given.when(f"luna {SOUTH}").then(luna="scarab").when("luna glass_thicket").asks("move_luna").when("stop")

    given = Given(environment=["library_of_moss", "second_morning"], map="glass_thicket 0 -1").doing(MoveLuna(2))
    given.when(f"luna {SOUTH}").when(f"luna {EAST}").then(luna="library_of_moss").asks("act")
