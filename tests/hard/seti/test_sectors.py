"""A sector is completed in one moment and resolved in a later one; between them there is a window."""

from tests.hard.seti.model import Mission, Sector
from tests.hard.seti.scene import Given
from tests.hard.seti.sectors import MarkSignal

SCAN = {"credits": 1, "energy": 2}


def sky(**slots: Sector) -> list[Sector]:
    """Fresh sectors but for some: `sky(s0=Sector(1))`."""
    return [slots.get(f"s{i}", Sector()) for i in range(8)]


def test_an_excess_signal_before_the_sector_is_resolved_wins_it():
    """SE-EX-14; SE-CLR-19, SE-SEC-07, 13, 25: the circle of a scan is covered when the scan is over."""
    table = Given(sectors=sky(s0=Sector(1, (1, 1, 1, 0))), p0={**SCAN, "missions": [Mission(101, (0,))]})
    table.when("scan", "part earth", "done").asks(0, "cover", "cover 101 0", "skip").when("cover 101 0", "sector 0")

    table.window(0).then(p0={"data": 1}, completed=[0]).when("pass").asks(0, "trace")

    table.told("complete 0", "scan", "cover 101 0", "resolve 0 0").then(p0={"publicity": 1}, p1={"publicity": 1})
    assert table.g.s.sectors[0] == Sector(2, (1,), (0,))


def test_without_it_the_opponent_wins_and_chooses_without_free_actions():
    """SE-SEC-12, 13, 23: the active player holds data and must wait."""
    table = Given(sectors=sky(s0=Sector(1, (1, 1, 1, 0))), p0={**SCAN, "missions": [Mission(101, (0,))]})

    table.when("scan", "part earth", "done", "skip", "pass").asks(1, "trace").offers(0).refuses("0: place_data")

    table.when("1: trace blue").then(p1={"traces": ["blue"]}).asks(0, "end").offers(0, "place_data")


def test_free_actions_come_between_completing_and_resolving():
    """SE-TRN-06, SE-SEC-25: publicity from data is there before that of the sector."""
    table = Given(sectors=sky(s0=Sector(1)), p0={**SCAN, "computer": 1}).when("scan", "part earth", "done").window(0)

    table.when("place_data")

    table.told("complete 0", "scan", "resolve 0 0").then(p0={"publicity": 2, "computer": 2})


def test_a_sector_completed_by_a_free_action_inside_a_main_action_waits_for_its_end():
    """SE-TRN-10."""
    claims = {**SCAN, "publicity": 1, "missions": [Mission(901, ())]}
    table = Given(sectors=sky(s4=Sector(1)), p0=claims).when("scan", "claim 901", "sector 4")
    table.asks(0, "scan").then(completed=[4])

    table.when("part earth", "done", "pass")

    table.told("claim 901", "complete 4", "scan", "resolve 4 0")


def test_a_sector_completed_by_a_free_action_alone_is_resolved_when_that_is_finished():
    """SE-TRN-10: no more free actions are asked for, as none is left."""
    table = Given(sectors=sky(s4=Sector(1)), p0={"publicity": 1, "missions": [Mission(901, ())]}).when("claim 901")

    table.when("sector 4").window(0).when("pass").told("claim 901", "complete 4", "resolve 4 0")

    table.when("trace blue").asks(0, "main")


def test_the_active_player_orders_sectors_completed_together():
    """SE-SEC-10; a sector is resolved once, and signals in it meanwhile are excess.  SE-SEC-27."""
    claims = {**SCAN, "publicity": 1, "missions": [Mission(901, ())]}
    table = Given(sectors=sky(s0=Sector(1), s4=Sector(1)), p0=claims)

    table.when("scan", "part earth", "claim 901", "sector 4", "done", "pass").asks(0, "order", "resolve 0", "resolve 4")

    table.when("resolve 4", "trace blue", "trace purple").told("complete 0", "complete 4", "resolve 4 0", "resolve 0 0")


def test_excess_signals_complete_nothing():
    """SE-SEC-07, 27, 28."""
    table = Given(sectors=sky(s0=Sector(0, (0, 1, 0))), completed=[0]).doing(1, MarkSignal(0))

    table.never("complete").then(completed=[0], p1={"data": 0})
