"""The scan and its parts.

SE-SCN, SE-TEC-18, SE-TEC-19, SE-TEC-20, SE-TEC-21, SE-TEC-22, SE-TEC-23, SE-TEC-24, SE-TEC-25.
"""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import structs

from starboard.games.seti.book import G, me, sky_of
from starboard.games.seti.constants import (
    HAND_TECH,
    MERCURY_TECH,
    NEIGHBOUR_TECH,
    PROBE_TECH,
    SCAN_CREDITS,
    SCAN_ENERGY,
)
from starboard.games.seti.model.memory import Scanning, Source
from starboard.games.seti.rules.cards import hand_of, refill
from starboard.games.seti.rules.launch import LaunchProbe, below
from starboard.games.seti.rules.movement import Walk
from starboard.games.seti.rules.sectors import stars_of
from starboard.games.seti.rules.signals import HandSignal, MarkAt, RowSignal
from starboard.kernel.offers import Change, Need, Offer, Offers, Price
from starboard.kernel.verbs import ANYTHING, NOTHING, Step, Verb
from starboard.kernel.words import Id, Seat, opt

OPTIONALS = ((MERCURY_TECH, "mercury"), (HAND_TECH, "hand"), (PROBE_TECH, "probe"))
OPTIONAL = MERCURY_TECH | HAND_TECH | PROBE_TECH


def start(g: G, seat: Seat, source: Id = "") -> None:
    """A scan, paid or granted: one event when its last part is done.  SE-MIS-18."""
    g.push(seat, Scanned())
    parts = TechParts() if g.s.players[seat].techs & OPTIONAL else Parts()
    g.scope(Scanning(), seat, parts, CloseScan(), source=source)


class CloseScan(Verb, frozen=True):
    """The scan is over: the row is filled, and a card that granted it learns where it marked.  SE-SCN-06."""

    def run(self, g: G, here: Step) -> None:
        scan = g.inside(Scanning)
        if g.find(Source) is not None:
            g.amend(Source, scanned=scan.marked)
        refill(g)


class Scanned(Verb, frozen=True):
    """One scan is one event.  SE-MIS-18."""

    def run(self, g: G, here: Step) -> None:
        g.did("scan", here.seat)


class Parts(Offers, frozen=True):
    """The parts in any order, each once; those of technologies are optional and paid when used.

    SE-SCN-02, SE-SCN-03, SE-SCN-04, SE-SCN-05.
    """

    done: tuple[str, ...] = ()
    prompt: ClassVar[str] = "scan"
    fixed: ClassVar[bool] = True  # what a part goes by is asked for in the part

    def offers(self, g: G, here: Step, closed: bool = False) -> Iterator[Offer]:
        techs, done = me(g, here).techs, self.done
        yield PARTS["earth"]
        if any(g.s.row) or "row" in done:
            yield PARTS["row"]
        if not techs & OPTIONAL:
            return
        if techs & MERCURY_TECH:
            yield PARTS["mercury"]
        if techs & HAND_TECH:
            yield PARTS["hand"]
        if techs & PROBE_TECH:
            yield PARTS["launch"]
            if "probe" not in done and any(probe.seat == here.seat for probe in g.s.probes):
                yield PARTS["move"]
        if closed or self.has_optional(g, here):
            yield DONE

    def has_optional(self, g: G, here: Step) -> bool:
        """Whether a part of a technology is still to come, which a free action may pay for."""
        techs = me(g, here).techs
        return any(techs & tech and part not in self.done for tech, part in OPTIONALS)

    def take(self, g: G, here: Step, offer: Offer) -> None:
        if offer.option != DONE.option:
            g.push(here.seat, structs.replace(self, done=(*self.done, resource_of(offer))), source=here.source)
            super().take(g, here, offer)


class TechParts(Parts, frozen=True):
    """The same with telescope technologies: while one of their parts is left, a free action may pay for it, and the
    only part that there is is asked for all the same.  SE-TRN-04."""

    def at_stake(self, g: G, here: Step) -> int:
        return ANYTHING if self.has_optional(g, here) else NOTHING


class DoPart(Verb, frozen=True):
    """A part that was paid for."""

    part: str

    def run(self, g: G, here: Step) -> None:
        sky, seat = sky_of(g), here.seat
        if self.part == "earth":
            sector = sky.at["earth"] % 8
            wide = me(g, here).techs & NEIGHBOUR_TECH
            sectors = (sector, (sector - 1) % 8, (sector + 1) % 8) if wide else (sector,)
            g.push(seat, MarkAt(stars_of(g, sectors)), source=here.source)
        else:
            g.push(seat, MarkAt(stars_of(g, (sky.at["mercury"] % 8,))), source=here.source)


def done_in(here: Step) -> tuple[str, ...]:
    assert isinstance(here.verb, Parts)
    return here.verb.done


def resource_of(offer: Offer) -> str:
    """What is used up by a part: a launch and a move are the two ways to use one technology."""
    part = str(offer.option.ids[0])
    return "probe" if part in ("launch", "move") else part


def part(
    word: str, *does: Verb, uses: str = "", needs: tuple[Need, ...] = (), price: Price = (), rule: str = ""
) -> Offer:
    fresh = Need(lambda g, here: (uses or word) not in done_in(here), "why-part-done", "SE-SCN-05")
    return Offer(opt("part", word), price, (fresh, *needs), does, rule)


HAND = Need(lambda g, here: bool(hand_of(g, here.seat)), "why-hand-empty", "SE-TEC-21")
PARTS = {
    "earth": part("earth", DoPart("earth")),
    "row": part("row", RowSignal()),
    "mercury": part("mercury", DoPart("mercury"), price=(("publicity", 1),), rule="SE-TEC-20"),
    "hand": part("hand", HandSignal(1), needs=(HAND,)),
    "launch": part(
        "launch", LaunchProbe(), uses="probe", needs=(below("SE-TEC-25"),), price=(("energy", 1),), rule="SE-TEC-23"
    ),
    "move": part("move", Walk(1), uses="probe"),
}


def is_complete(g: G, here: Step) -> bool:
    done = done_in(here)
    return "earth" in done and ("row" in done or not any(g.s.row))


DONE = Offer(opt("done"), needs=(Need(is_complete, "why-signals-first", "SE-EFF-05"),))


class StartScan(Verb, frozen=True):
    """A scan that was paid for.  SE-SCN-01."""

    def run(self, g: G, here: Step) -> None:
        start(g, here.seat)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        yield Change("signals", 2 if any(g.s.row) else 1)


SCAN = Offer(opt("scan"), (("credits", SCAN_CREDITS), ("energy", SCAN_ENERGY)), (), (StartScan(),), "SE-SCN-01")
