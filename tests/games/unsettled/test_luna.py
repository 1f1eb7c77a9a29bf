"""LUNA: one move, one scan a turn, from anywhere.  UN-LUN"""

from msgspec import structs

from starboard.testing import rule
from tests.games.unsettled.given import Given


@rule("UN-LUN-01", "UN-LUN-03", "UN-LUN-04", "UN-LUN-05")
def test_luna_moves_once_from_any_distance_and_ignores_edges_and_entering():
    given = Given(
        map="glass_thicket 0 -1,bouncing_meadow 0 -2", luna="bouncing_meadow", time=0, p0={"focus": [0, 0, 0]}
    )

    given.when("luna glass_thicket").then(luna="glass_thicket", time=0)

    given.refuses("luna bouncing_meadow").open("scan data")


@rule("UN-LUN-02", "UN-LUN-07", "UN-LUN-10", "UN-LUN-19")
def test_a_scan_puts_what_the_die_says_on_her_node():
    given = Given(map="glass_thicket 0 -1", luna="glass_thicket", forced={"die": [7]})

    given.when("scan data").then(data=0).refuses("scan materials")

    assert given.s.nodes["glass_thicket"].data == 4


@rule("UN-LUN-08", "UN-LUN-09")
def test_she_cannot_scan_for_what_lies_there_already():
    given = Given(map="glass_thicket 0 -1", luna="glass_thicket")
    given.s.nodes["glass_thicket"] = structs.replace(given.s.nodes["glass_thicket"], data=1)
    given.g.settle()

    given.refuses("scan data").open("scan materials")


@rule("UN-SCA-05")
def test_the_scarab_cannot_be_scanned():
    Given(luna="scarab").refuses("scan data", "scan materials")


@rule("UN-LUN-14")
def test_she_crosses_impassable_terrain():
    Given(map="sulking_cliff 0 1").when("luna sulking_cliff").then(luna="sulking_cliff")


@rule("UN-LUN-15", "UN-LUN-16")
def test_her_primary_function_is_open_from_anywhere_and_works_at_her_node():
    hurt = {"at": "glass_thicket", "distress": ["itchy_static", "", "", "", "", ""]}
    given = Given(map="glass_thicket 0 -1", luna="glass_thicket", p1=hurt, p0={"focus": [2, 2, 2]})

    given.when("assign awareness warm_light")

    given.then(p1={"distress": [""] * 6}, distress=["itchy_static"])
