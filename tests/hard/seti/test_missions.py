"""One event covers one circle, of all circles of all missions; results belong to the card that made them."""

from tests.hard.seti.model import Mission, Probe
from tests.hard.seti.scene import Given
from tests.hard.seti.verbs import Move

AT_MERCURY = [Probe("a", 0, 1, 3)]
OPEN_2, OPEN_128, OPEN_900 = Mission(2, (0, 1)), Mission(128, (0, 1, 2)), Mission(900, (0, 1))


def test_one_event_covers_one_circle_among_several_missions():
    """SE-MIS-07 to 09: the specific one and the general ones are alternatives."""
    table = Given(probes=AT_MERCURY, p0={"missions": [OPEN_2, OPEN_128]}).doing(0, Move(1)).when("move a 1 4")
    table.asks(0, "cover", "cover 2 0", "cover 128 0", "cover 128 1", "cover 128 2", "skip")

    table.when("cover 128 0")

    table.told("visit planet mercury", "cover 128 0").then(p0={"energy": 1, "publicity": 1, "data": 0})
    table.then(p0={"missions": [OPEN_2, Mission(128, (1, 2))]}).asks(0, "main")


def test_a_declined_circle_waits_for_another_event():
    """SE-MIS-06, 10."""
    table = Given(probes=AT_MERCURY, p0={"missions": [OPEN_2]}).doing(0, Move(3)).when("move a 1 4", "skip")

    table.when("move a 1 3", "move a 1 4").asks(0, "cover", "cover 2 0", "skip").when("cover 2 0")

    table.then(p0={"missions": [Mission(2, (1,))], "data": 1, "publicity": 2})


def test_the_last_circle_completes_the_mission():
    """SE-MIS-11."""
    table = Given(probes=AT_MERCURY, p0={"missions": [Mission(2, (0,))]}).doing(0, Move(1)).when("move a 1 4")

    table.when("cover 2 0").then(p0={"missions": [], "data": 1})


def test_each_signal_of_one_action_is_an_event_of_its_own():
    """SE-MIS-14, 16, 17: the first covers one circle before the next signal is marked."""
    table = Given(row=[900, 20, 129], p0={"credits": 3, "hand": [50], "missions": [OPEN_900]}).when("play 50")
    table.when("discard 900", "sector 1").asks(0, "cover", "cover 900 0", "cover 900 1", "skip").when("cover 900 1")

    table.when("discard 20", "sector 1").asks(0, "cover", "cover 900 0", "skip").when("cover 900 0")

    table.told("signal red 1", "cover 900 1", "signal red 1", "cover 900 0").asks(0, "signal", "sector 1", "sector 5")


def test_a_reward_that_makes_an_event_covers_a_circle_in_its_turn():
    """SE-MIS-07, 17: a move as a reward visits again, and that visit is another event."""
    table = Given(probes=AT_MERCURY, p0={"missions": [OPEN_128]}).doing(0, Move(1)).when("move a 1 4", "cover 128 2")

    table.asks(0, "move").when("move a 1 3").then(p0={"publicity": 1, "missions": [Mission(128, (0, 1))]})


def test_a_card_counts_the_different_sectors_that_it_marked():
    """SE-EX-13, SE-CLR-10, SE-SCN-07: three sectors, then the row is refilled."""
    table = Given(row=[19, 900, 2], deck=[26, 52, 129], p0={"credits": 3, "hand": [50]}).when("play 50")

    table.when("discard 19", "sector 0", "discard 900", "sector 1").then(row=[]).when("sector 2")

    table.window(0, about=50).then(row=[129, 52, 26]).when("pass").then(p0={"vp": 6})


def test_two_signals_in_one_sector_count_once():
    """SE-CLR-10: 2 points for the second position, 4 for two different sectors."""
    table = Given(row=[19, 101, 2], p0={"credits": 3, "hand": [50]}).when("play 50", "discard 19", "sector 0")

    table.when("discard 101", "sector 0", "sector 2", "pass")

    table.then(p0={"vp": 6})


def test_a_signal_marked_meanwhile_by_another_card_is_no_result_of_this_one():
    """SE-CLR-10, 19: #52 counts the red signals of its scan, not the one that #101 brings when the scan is over."""
    hand = {"credits": 2, "hand": [52], "missions": [Mission(101, (1,))]}
    table = Given(row=[900], p0=hand).when("play 52", "part earth", "part row", "sector 1", "done")

    table.asks(0, "cover", "cover 101 1", "skip").when("cover 101 1", "sector 5", "pass")

    table.told("signal yellow 0", "signal red 1", "signal red 5").then(p0={"vp": 2})


def test_nor_is_a_signal_of_a_free_action_that_interrupts_it():
    """SE-TRN-11, SE-CLR-10."""
    hand = {"credits": 3, "hand": [50], "publicity": 1, "missions": [Mission(901, ())]}
    table = Given(row=[900, 900, 900], p0=hand).when("play 50", "sector 1", "sector 5")

    table.asks(0, "signal", "sector 1", "sector 5").when("claim 901", "sector 0", "sector 1").window(0, about=50)

    table.when("pass").then(p0={"vp": 6}).told("signal red 1", "signal red 5", "signal yellow 0", "signal red 1")


def test_what_a_card_remembers_is_gone_when_it_is_played_out():
    """SE-CLR-10: the same card again counts from nothing."""
    table = Given(2, row=[19, 900, 2], p0={"credits": 6, "hand": [50, 50]}, p1={"passed": True})
    table.when("play 50", "discard 19", "sector 0", "discard 900", "sector 1", "sector 2", "pass", "end")

    table.when("play 50").window(0, about=50).when("pass")

    table.then(p0={"vp": 6}).asks(0, "end")


def test_free_actions_before_the_last_part_of_a_card_raise_what_it_counts():
    """SE-EX-15, SE-CLR-25, SE-TRN-11."""
    table = Given(p0={"credits": 3, "hand": [119], "publicity": 2, "data": 1, "computer": 1}).when("play 119")

    table.window(0, about=119).offers(0, "place_data").when("place_data")

    table.then(p0={"vp": 3, "publicity": 3})
