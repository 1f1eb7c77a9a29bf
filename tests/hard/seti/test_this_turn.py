"""Cards whose effect lasts through the later free actions of the turn, and ends with it."""

from tests.hard.seti.model import Probe
from tests.hard.seti.scene import Given

BY_MERCURY = [Probe("a", 0, 1, 3)]
ON_ASTEROIDS = [Probe("a", 0, 2, 4)]


def test_a_move_instead_of_publicity_for_each_planet_visited():
    """#19; SE-CLR-07, 46."""
    table = Given(probes=BY_MERCURY, p0={"credits": 1, "hand": [19]}).when("play 19", "move a 1 4")
    table.asks(0, "visit", "publicity", "instead 19")

    table.when("instead 19").asks(0, "move").when("move a 1 5").then(p0={"publicity": 0})

    table.when("move a 1 4").asks(0, "visit").when("publicity").then(p0={"publicity": 1}).asks(0, "end")


def test_it_lasts_for_free_actions_after_the_card_and_not_into_the_next_turn():
    """#19; SE-CLR-07."""
    table = Given(probes=BY_MERCURY, p0={"credits": 1, "energy": 3, "hand": [19]}, p1={"passed": True})
    table.when("play 19", "stop", "energy_move", "move a 1 4").asks(0, "visit", "publicity", "instead 19")
    table.when("instead 19", "move a 1 3").asks(0, "end")

    table.when("end").then(lasting=[]).asks(0, "main")

    table.when("energy_move", "move a 1 4").then(p0={"publicity": 1}).asks(0, "main")


def test_it_replaces_the_publicity_of_planets_only():
    """#19; SE-CLR-46, SE-MOV-05, 06: neither Earth nor a comet offers it."""
    near_both = [Probe("a", 0, 1, 1), Probe("b", 0, 3, 2)]
    table = Given(probes=near_both, turned=[0, 0, 5], p0={"credits": 1, "hand": [19]}).when("play 19")

    table.when("move a 1 0").then(p0={"publicity": 0}).asks(0, "move").when("move b 3 1")

    table.then(p0={"publicity": 1}).asks(0, "end").told("visit planet earth", "visit comet")


def test_points_for_a_planet_are_scored_once_however_often_it_is_visited():
    """#20; SE-CLR-08: a trigger with one use, gone with it."""
    table = Given(probes=BY_MERCURY, p0={"credits": 1, "energy": 2, "hand": [20]}).when("play 20", "move a 1 4")
    table.then(p0={"vp": 4}, lasting=[]).when("move a 1 3")

    table.when("energy_move", "move a 1 4")

    table.then(p0={"vp": 4, "publicity": 2})


def test_a_probe_that_stands_there_already_has_not_visited():
    """#20; SE-CLR-09, SE-MOV-09."""
    table = Given(probes=[Probe("a", 0, 1, 4)], p0={"credits": 1, "hand": [20]}).when("play 20")

    table.then(p0={"vp": 0}).when("move a 1 3", "move a 1 4").then(p0={"vp": 4})


def test_leaving_asteroids_costs_two_moves():
    """SE-MOV-04: with one energy there is no move to offer."""
    Given(probes=ON_ASTEROIDS, p0={"energy": 1}).offers(0)

    table = Given(probes=ON_ASTEROIDS, p0={"credits": 1, "hand": [20]}).when("play 20").asks(0, "move")

    table.when("move a 2 3").asks(0, "end")


def test_the_surcharge_is_waived_for_the_whole_turn():
    """#26: for the card's own moves and for a free action after it."""
    table = Given(probes=ON_ASTEROIDS, p0={"credits": 1, "energy": 2, "hand": [26]}, p1={"passed": True})
    table.when("play 26", "move a 2 3", "move a 2 4").asks(0, "end").offers(0, "energy_move")

    table.when("energy_move", "move a 2 5").then(p0={"energy": 1}).when("energy_move", "move a 2 4", "end")

    table.asks(0, "main").then(p0={"energy": 0}, lasting=[])


def test_the_surcharge_is_back_in_the_next_turn():
    """#26."""
    table = Given(probes=ON_ASTEROIDS, p0={"credits": 1, "energy": 1, "hand": [26]}, p1={"passed": True})

    table.when("play 26", "stop").offers(0, "energy_move").when("end")

    table.asks(0, "main").offers(0)
