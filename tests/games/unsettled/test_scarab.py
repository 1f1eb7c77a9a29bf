"""The Scarab: a node like others, three abilities, and what happens without it.  UN-SCA"""

from typing import Any

import pytest

from starboard.games.unsettled.effects.moves import Place
from starboard.games.unsettled.effects.planet import RemoveScarab, ReturnScarab
from starboard.games.unsettled.effects.presence import OnScarab
from starboard.games.unsettled.effects.stores import CollectFromNode
from starboard.games.unsettled.model.ids import HOME
from starboard.games.unsettled.rules.dashboard import JUDGED
from starboard.games.unsettled.rules.exploration import neighbours
from starboard.kernel.setup import Setup
from starboard.kernel.verbs import Step
from starboard.testing import rule
from tests.games.unsettled.given import RULES, Given
from tests.games.unsettled.ground import NORTH
from tests.games.unsettled.planet import planet

FRESH = [2, 2, 2]
CHAMBER: dict[str, Any] = {"scarab_side": "resurrection_chamber", "scarab_cubes": 1}
POD: dict[str, Any] = {"scarab_side": "rejuvenation_pod", "scarab_cubes": 1}
TRANSPORTER: dict[str, Any] = {"scarab_side": "transporter", "power": 2}


@rule("UN-SCA-01", "UN-SCA-06", "UN-SCA-11", "UN-SCA-12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_side_of_three_tiles_with_its_cubes(seats: int):
    cubes = {"resurrection_chamber": 1, "transporter": 0, "rejuvenation_pod": seats}

    assert set(RULES.book.scarabs) == set(cubes)
    for side, n in cubes.items():
        s = RULES.new(Setup(seats, difficulty="uncomfortable", options=(("scarab", side),)))
        assert (s.scarab_side, s.scarab_cubes) == (side, n)


@rule("UN-SCA-02")
def test_the_plain_side_has_no_ability():
    given = Given(power=2, p0={"distress": ["itchy_static", "small_hours", "", "", "", ""]})

    given.refuses("assign wonder resurrect", "assign wonder transport", "assign wonder regenerate")


@rule("UN-SCA-03")
def test_the_scarab_is_adjacent_to_the_nodes_on_its_sides_and_a_target_like_any():
    given = Given(map="sulking_cliff 1 0,glass_thicket 0 -1", p0={"at": "sulking_cliff"}, p1={"at": "glass_thicket"})

    assert neighbours(given.g, "scarab") == ["glass_thicket", "sulking_cliff"]
    given.doing(Place(where="adjacent_node")).then(p0={"at": "scarab"})
    given.doing(Place(who="another", where="any_node")).offers("node scarab")


@rule("UN-SCA-03", "UN-BRK-07")
def test_un_ex_78_the_scarab_counts_as_a_node():
    cheer = {"key": "cheer", "clauses": [{"does": [{"do": "raise_focus", "n": 2, "who": "adjacent_explorer"}]}]}
    rules = planet(breakthroughs=[cheer])
    given = Given(rules=rules, map="sulking_cliff 1 0", p1={"at": "sulking_cliff", "breakthroughs": ["cheer"]})
    given.s.explorers[0].focus = [0, 3, 3]

    given.when("1: use cheer").then(p0={"focus": [2, 3, 3]})


@rule("UN-SCA-04", "UN-SCA-05", "UN-SCA-19")
def test_the_scarab_is_neither_investigated_nor_scanned_nor_built_on_and_has_no_edges():
    given = Given(luna="scarab", pink=["bug_parade"], blue=["strange_jelly"], p0={"focus": FRESH}, time=0)

    given.refuses("scan data", "scan materials", "assign wonder investigate", "assign wonder build_workshop")
    given = Given(map="sulking_cliff 1 0", p0={"at": "sulking_cliff"}, time=0).when("move scarab")
    given.then(time=0, p0={"insight": 0})


@rule("UN-SCA-07", "UN-SCA-08", "UN-UNC-03")
def test_un_ex_81_resurrect_for_everyone_aboard():
    given = Given(
        seats=3,
        map="sulking_cliff 1 0",
        **CHAMBER,
        p0={"focus": FRESH, "endurance": 2},
        p1={"endurance": 3},
        p2={"at": "sulking_cliff", "endurance": 3},
    )

    given.when("assign wonder resurrect").then(scarab_cubes=0)

    given.then(p0={"endurance": 3}, p1={"endurance": 4}, p2={"endurance": 3}).refuses("assign energy resurrect")
    given.when("assign awareness charge_power", "assign energy rest", "regroup")
    given.refuses("assign wonder resurrect")


@rule("UN-SCA-07", "UN-SCA-15")
def test_the_ability_is_a_focus_action_for_who_is_aboard_and_leaves_the_cube_as_it_is():
    Given(map="sulking_cliff 1 0", **CHAMBER, p0={"at": "sulking_cliff"}).refuses("assign wonder resurrect")

    given = Given(**CHAMBER, p0={"focus": FRESH}).refuses("1: assign wonder resurrect")
    given.when("assign wonder resurrect").then(p0={"focus": FRESH, "on": ["", "resurrect", ""]})


@rule("UN-SCA-16")
def test_who_gains_endurance_aboard_is_conscious_again():
    given = Given(**CHAMBER, p0={"focus": FRESH, "endurance": 2}, p1={"endurance": 0})

    given.when("assign wonder resurrect").then(p1={"endurance": 1})
    given.when("assign awareness charge_power", "assign energy rest", "regroup").asks("act", seat=1)


@rule("UN-SCA-17", "UN-SCA-20")
def test_the_cubes_on_the_tile_are_no_data_of_anybodys():
    given = Given(**CHAMBER, luna="scarab", data=0, p0={"focus": FRESH, "endurance": 2})

    given.when("assign awareness analyze_data").doing(CollectFromNode("data")).then(data=0, scarab_cubes=1)
    given.when("assign wonder resurrect").then(data=0, scarab_cubes=0)
    assert given.s.nodes["scarab"].data == 0


@rule("UN-SCA-09", "UN-SCA-10", "UN-MOV-16")
def test_un_ex_82_transport_both_ways():
    far = {"at": "bouncing_meadow", "focus": [3, 3, 3]}
    given = Given(map="bouncing_meadow 4 4", **TRANSPORTER, p0={"focus": [1, 1, 1]}, p1=far, time=0)
    given.when("assign wonder transport", "choose go").then(power=0, p0={"at": "bouncing_meadow"}, time=0)
    given.asks("raise_focus")

    given = Given(map="bouncing_meadow 4 4", **TRANSPORTER, p0={"focus": FRESH}, p1=far)
    given.when("assign wonder transport", "choose fetch").then(power=0, p0={"at": "scarab"}, p1={"at": "scarab"})


@rule("UN-SCA-09")
def test_transport_needs_two_power_and_its_user_aboard():
    far = {"at": "sulking_cliff"}
    Given(map="sulking_cliff 1 0", scarab_side="transporter", power=1, p1=far).refuses("assign wonder transport")
    Given(map="sulking_cliff 1 0", **TRANSPORTER, p0=far).refuses("assign wonder transport")


@rule("UN-SCA-13", "UN-SCA-14", "UN-DIS-08")
def test_un_ex_80_regenerate_needs_two_distress():
    once = ["itchy_static", "", "", "", "", ""]
    thrice = ["itchy_static", "small_hours", "heavy_boots", "", "", ""]

    Given(**POD, p0={"focus": FRESH, "distress": once}).refuses("assign wonder regenerate")

    given = Given(**POD, p0={"focus": FRESH, "distress": thrice}, p1={"distress": once})
    given.when("assign wonder regenerate", "drop itchy_static", "drop heavy_boots")
    given.then(scarab_cubes=0, p0={"distress": ["", "small_hours", "", "", "", ""]}, p1={"distress": once})


@rule("UN-SCA-14")
def test_regenerate_needs_a_cube_on_the_tile():
    twice = ["itchy_static", "small_hours", "", "", "", ""]

    Given(**{**POD, "scarab_cubes": 0}, p0={"focus": FRESH, "distress": twice}).refuses("assign wonder regenerate")


@rule("UN-SCA-18", "UN-GLO-06")
def test_un_ex_79_losing_the_ship():
    given = Given(page=8, map="sulking_cliff 1 0,glass_thicket 1 -1", **CHAMBER, p1={"at": "sulking_cliff"})
    given.s.luna = "sulking_cliff"
    given.doing(RemoveScarab()).then(p0={"at": "sulking_cliff"}).refuses("move scarab", "luna scarab")
    given.doing(Place(where="scarab")).then(p0={"at": "sulking_cliff"}).refuses("assign wonder resurrect", "leave")
    assert not given.g.over and not OnScarab().holds(given.g, Step(JUDGED, 0))

    given.doing(ReturnScarab()).offers("move scarab", "luna scarab")
    given.doing(Place(who="each_explorer", where="scarab")).when("luna scarab")
    assert given.s.outcome is not None and given.s.outcome.kind == "win"


@rule("UN-SCA-18")
def test_the_scarab_comes_back_beside_what_was_explored_in_its_place():
    given = Given(map="sulking_cliff 1 0", environment=["library_of_moss"]).doing(RemoveScarab())
    given.when(f"move {HOME}").then(p0={"at": "library_of_moss"})

    given.doing(ReturnScarab())

    assert given.s.nodes["scarab"].place == NORTH and given.s.grid[HOME] == "library_of_moss"
