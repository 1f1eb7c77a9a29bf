"""Free actions inside a main action, each of them whole."""

from tests.hard.seti.model import Mission, Probe, Sector
from tests.hard.seti.scene import Given

SCAN = {"credits": 1, "energy": 2}


def test_publicity_gained_inside_a_scan_pays_for_the_rest_of_that_scan():
    """SE-EX-01; SE-TRN-04, SE-DAT-03, SE-TEC-20, SE-SCN-06."""
    table = Given(row=[900], deck=[2], p0={**SCAN, "techs": ["telescope_2"]}).when("scan")
    table.asks(0, "scan", "part earth", "part row").when("part earth", "part row", "sector 1")
    table.asks(0, "scan", "done").then(p0={"data": 2, "publicity": 0})

    table.when("place_data").asks(0, "scan", "done").when("place_data").asks(0, "scan", "part mercury", "done")

    table.when("part mercury").then(p0={"publicity": 0, "data": 1, "computer": 2}, row=[])
    assert [i for i, slot in enumerate(table.g.s.sectors) if 0 in slot.marks] == [0, 1, 4]
    table.when("done").then(row=[2]).asks(0, "end")


def test_the_income_increase_is_skipped_for_lack_of_a_card_before_the_next_data_can_bring_one():
    """SE-EX-02; SE-DAT-04, 11."""
    table = Given(deck=[2], p0={"data": 2, "computer": 3, "techs": ["computer_1"]}).when("place_data")

    table.asks(0, "main").offers(0, "place_data", "place_lower").then(p0={"income": 0, "hand": []})

    table.when("place_lower").then(p0={"income": 0, "hand": [2], "lower": True})


def test_no_free_action_inside_a_free_action():
    """SE-TRN-05: its choices included."""
    table = Given(p0={"data": 2, "computer": 3, "hand": [2, 50], "techs": ["computer_1"]}).when("place_data")

    table.asks(0, "tuck", "tuck 2", "tuck 50", "skip").offers(0).refuses("place_data", "place_lower")

    table.when("tuck 50").then(p0={"income": 1, "hand": [2]}).offers(0, "place_data", "place_lower")


def test_a_move_by_free_action_is_not_interrupted_either():
    """SE-TRN-05, 12: not in its moves, nor in the reward of a circle that it covers."""
    table = Given(probes=[Probe("a", 0, 1, 3)], p0={"energy": 1, "data": 1, "missions": []}).when("energy_move")

    table.asks(0, "move").offers(0).when("move a 1 4")

    table.then(p0={"publicity": 1, "energy": 0}).asks(0, "main").offers(0, "place_data")


def test_only_the_player_whose_turn_it_is_takes_free_actions():
    """SE-TRN-03."""
    Given(p0={"data": 1}, p1={"data": 1}).offers(0, "place_data").offers(1).refuses("1: place_data")


def test_free_actions_follow_the_main_action_until_the_turn_is_ended():
    """SE-TRN-02, 06, 08."""
    table = Given(p0={**SCAN, "data": 1}, sectors=[Sector()] * 8).when("scan", "part earth", "done").asks(0, "end")

    table.when("place_data", "place_data").then(p0={"publicity": 1, "computer": 2})

    table.when("end").asks(1, "main").offers(0)


def test_a_scan_that_a_free_action_brings_is_not_interrupted_either():
    """SE-TRN-05: what is inside something whole is whole."""
    claims = {"publicity": 1, "data": 1, "missions": [Mission(903, ())]}
    table = Given(p0=claims).when("claim 903")

    table.asks(0, "scan", "part earth").offers(0).refuses("place_data").when("part earth", "done")

    table.asks(0, "main").offers(0, "place_data").then(p0={"data": 2})
