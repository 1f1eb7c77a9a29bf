"""Modifiers of the ship: what upgrades, and Crises for a phase, change of prices and limits.

IV-BRU-01, IV-BRU-02, IV-INF-08, IV-PRO-02
"""

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import BEDS, Bed, StarColour
from starboard.kernel.force import Modifier


class OpenColour(Modifier, frozen=True):
    """Systems marked with this colour may be entered.  IV-BRU-02, IV-MAP-03"""

    colour: StarColour


class TravelDiscount(Modifier, frozen=True):
    """The first flight of a phase costs so much Energy less."""

    n: int = 1


class ScanCost(Modifier, frozen=True):
    """Each part of a Landing card costs so much Energy more."""

    n: int = 1


class FreeScan(Modifier, frozen=True):
    """The first parts of a Landing card cost nothing."""

    n: int = 1


class MoreCommand(Modifier, frozen=True):
    """The Bridge generates more Command."""

    n: int = 1


class MoreRoom(Modifier, frozen=True):
    """The lander brings home more Discoveries."""

    n: int = 1


class MoreBeds(Modifier, frozen=True):
    """The Infirmary has so many beds more of each condition.  IV-INF-10"""

    n: int = 1


class FasterRecovery(Modifier, frozen=True):
    """Patients move two steps.  IV-INF-03"""


class RerollSurvival(Modifier, frozen=True):
    """One Major damage of a Survival test is rolled again.  IV-INF-08"""


class SecondOrder(Modifier, frozen=True):
    """The second production order can be used.  IV-PRO-02"""


class FreeStage(Modifier, frozen=True):
    """A project put into an order starts one stage further, on the last one at most."""


def opens(g: G, colour: str) -> bool:
    """Whether a system marked with a colour may be entered.  IV-MAP-03"""
    return not colour or any(rule.colour == colour for _, rule in g.in_force(OpenColour, 0))


def travel_discount(g: G) -> int:
    return sum(rule.n for _, rule in g.in_force(TravelDiscount, 0))


def scan_surcharge(g: G) -> int:
    return sum(rule.n for _, rule in g.in_force(ScanCost, 0))


def free_scans(g: G) -> int:
    return sum(rule.n for _, rule in g.in_force(FreeScan, 0))


def more_command(g: G) -> int:
    return sum(rule.n for _, rule in g.in_force(MoreCommand, 0))


def more_room(g: G) -> int:
    return sum(rule.n for _, rule in g.in_force(MoreRoom, 0))


def beds(g: G, bed: Bed) -> int:
    """How many patients of a condition there is room for.  IV-INF-10"""
    return BEDS[bed] + sum(rule.n for _, rule in g.in_force(MoreBeds, 0))


def recovery(g: G) -> int:
    return 2 if g.in_force(FasterRecovery, 0) else 1


def rerolls_survival(g: G) -> bool:
    return bool(g.in_force(RerollSurvival, 0))


def usable_orders(g: G) -> int:
    """IV-PRO-02"""
    return 2 if g.in_force(SecondOrder, 0) else 1


def has_free_stage(g: G) -> bool:
    return bool(g.in_force(FreeStage, 0))
