"""Signals, scans, technologies and traces."""

from typing import ClassVar, Literal

from starboard.games.seti.book import G
from starboard.games.seti.constants import ANY
from starboard.games.seti.rules import cards, scan, signals, tech, traces
from starboard.games.seti.rules.solar import turning
from starboard.kernel.verbs import NOTHING, Step, Verb


class Signal(Verb, frozen=True):
    """Mark signals one after the other at the target; `nodata`: replaced data go to the supply.

    SE-EFF-05, SE-CLR-24.
    """

    at: Literal[
        "row",
        "hand",
        "deck",
        "any",
        "chosen",
        "earth",
        "planet",
        "star",
        "color",
        "probe",
        "probe_and_neighbours",
        "probes",
        "oumuamua",
        "next_anomaly",
    ]
    n: int = 1
    of: tuple[str, ...] = ANY
    nodata: bool = False
    up_to: bool = False  # how it is worded: cards from hand and probes may always be fewer

    def at_stake(self, g: G, here: Step) -> int:
        return cards.empty_hand(g, here.seat) if self.at == "hand" else NOTHING  # what it marks is asked about

    def run(self, g: G, here: Step) -> None:
        signals.signal(g, here, self.at, self.n, self.of, self.nodata)


class Scan(Verb, frozen=True):
    """A scan without its base cost; costs of telescope technologies are paid.  SE-SCN-08."""

    fixed: ClassVar[bool] = True  # its parts are asked about

    def run(self, g: G, here: Step) -> None:
        scan.start(g, here.seat, here.source)


class Tech(Verb, frozen=True):
    """Rotate, then research a technology of one of these colours without cost.

    SE-TEC-09, SE-TEC-10, SE-EFF-16, SE-CLR-30.
    """

    of: tuple[str, ...] = ANY
    of_others: bool = False
    norotate: bool = False
    nobonus: bool = False

    def at_stake(self, g: G, here: Step) -> int:
        return NOTHING if self.norotate else turning(g, here.seat)

    def run(self, g: G, here: Step) -> None:
        tech.research(g, here, self.of, self.of_others, not self.norotate, not self.nobonus)


class Trace(Verb, frozen=True):
    """Mark a trace of this colour; no colour named is any.  SE-TRA-02, SE-TRA-10, SE-EFF-08."""

    of: tuple[str, ...] = ANY
    where: Literal["", "same_species", "that_species"] = ""
    fixed: ClassVar[bool] = True  # it is asked about

    def run(self, g: G, here: Step) -> None:
        g.push(here.seat, traces.MarkTrace(self.of, self.where), source=here.source)
