"""The end of a turn: milestones, neutral milestones, discoveries, in this order and without free actions."""

from starboard.kernel.force import Whenever
from starboard.kernel.verbs import Lasting
from tests.hard.seti.model import NOBODYS
from tests.hard.seti.scene import Given
from tests.hard.seti.verbs import Gain


def test_gold_of_all_players_then_neutral_ones_then_discoveries():
    """SE-MIL-02, 03, 08, 15, SE-TRN-07, SE-SPE-02: from the player whose turn it was."""
    table = Given(p0={"vp": 50}, p1={"vp": 26}, deck=[2, 19]).when("pass_round", "end")
    table.asks(0, "gold").when("gold tech").asks(0, "gold").when("gold income").asks(1, "gold")

    table.when("gold tech")

    table.told(
        "gold 0 25", "gold 0 50", "gold 1 25", "neutral 0 20", "neutral 0 30", "neutral 1 20", "discover 0"
    ).asks(1, "main")


def test_a_neutral_marker_on_an_empty_board():
    """SE-EX-04, SE-MIL-09, 10: the second marker waits for the other player."""
    table = Given(p0={"vp": 21}).when("pass_round", "end")

    table.then(spaces=[NOBODYS], neutrals={"20": 1, "30": 2}, found=[]).told("neutral 0 20")


def test_no_free_action_while_milestones_are_resolved():
    """SE-TRN-08."""
    table = Given(p0={"vp": 25, "data": 1}).when("pass_round").asks(0, "end").offers(0, "place_data")

    table.when("end").asks(0, "gold").offers(0).refuses("place_data")


def test_points_gained_meanwhile_reach_further_milestones_before_the_next_player():
    """SE-MIL-14, 15."""
    richer = [Lasting(Whenever("gold", (Gain(vp=25),)), 0, ("turn",), left=1)]
    table = Given(lasting=richer, p0={"vp": 25}, p1={"vp": 25}).when("pass_round", "end", "gold tech")

    table.asks(0, "gold").when("gold other").asks(1, "gold").when("gold tech")

    table.told("gold 0 25", "gold 0 50", "gold 1 25").then(p0={"vp": 50}, lasting=[])


def test_two_species_in_one_turn_are_discovered_from_the_left_and_their_markers_bring_cards():
    """SE-SPE-05, 11: a neutral marker brings none."""
    table = Given(p0={"vp": 20}, spaces=[0, 1, 0, 1, 1], deck=[2, 19, 20, 26, 50, 52]).when("pass_round", "end")

    table.told("neutral 0 20", "discover 0", "discover 1").then(found=[0, 1], p0={"hand": [52, 26]}, deck=[2])


def test_nothing_due_so_the_next_turn_begins():
    """SE-TRN-07."""
    Given().when("pass_round", "end").asks(1, "main").never("gold", "neutral", "discover")
