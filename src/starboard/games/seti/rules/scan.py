"""The scan and its parts.  SE-SCN, SE-TEC-18 to 25."""

from typing import ClassVar

from msgspec import structs

from starboard.games.seti.constants import HAND_TECH, MERCURY_TECH, NEIGHBOUR_TECH, PROBE_TECH
from starboard.games.seti.model.memory import Scanning, Source
from starboard.games.seti.rules.cards import hand_of, refill
from starboard.games.seti.rules.launch import below_limit, launch
from starboard.games.seti.rules.movement import Walk
from starboard.games.seti.rules.resources import pay
from starboard.games.seti.rules.sectors import stars_of
from starboard.games.seti.rules.signals import HandSignal, MarkAt, RowSignal
from starboard.games.seti.tables import G, me, sky_of
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Id, Option, Refused, Seat, opt

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


class Parts(Ask, frozen=True):
    """The parts in any order, each once; those of technologies are optional and paid when used.  SE-SCN-02 to 05."""

    done: tuple[str, ...] = ()
    prompt: ClassVar[str] = "scan"

    def options(self, g: G, here: Step) -> list[Option]:
        player, done = me(g, here), self.done
        must = [part for part in ("earth", "row") if part not in done and (part == "earth" or any(g.s.row))]
        may = []
        if player.techs & MERCURY_TECH and "mercury" not in done and player.publicity:
            may.append("mercury")
        if player.techs & HAND_TECH and "hand" not in done and hand_of(g, here.seat):
            may.append("hand")
        if player.techs & PROBE_TECH and "probe" not in done:
            if player.energy and below_limit(g, here.seat):
                may.append("launch")
            if any(probe.seat == here.seat for probe in g.s.probes):
                may.append("move")
        over = [opt("done")] if not must and (may or unused(player.techs, done)) else []
        return [*(opt("part", part) for part in (*must, *may)), *over]

    def refused(self, g: G, here: Step) -> list[Refused]:
        techs = me(g, here).techs
        found = [opt("part", part) for part in ("earth", "row") if part in self.done]
        closed = [Refused(part, "why-part-done", "SE-SCN-05") for part in found]
        if techs & MERCURY_TECH:
            closed += self.closed(g, here, "mercury", "why-publicity", "SE-TEC-20", ("number-1",))
        if techs & HAND_TECH:
            closed += self.closed(g, here, "hand", "why-hand-empty", "SE-TEC-21")
        if techs & PROBE_TECH:
            limit = not below_limit(g, here.seat)
            why = ("why-probe-limit", "SE-TEC-25", ()) if limit else ("why-energy", "SE-TEC-23", ("number-1",))
            closed += self.closed(g, here, "launch", *why)
        if techs & OPTIONAL and not {"earth", "row"} <= set(self.done):
            closed.append(Refused(opt("done"), "why-signals-first", "SE-EFF-05"))
        return closed

    def closed(self, g: G, here: Step, part: str, why: str, rule: str, ids: tuple[Id, ...] = ()) -> list[Refused]:
        """Why a part of a technology is closed, if it is: it is done, or it cannot be paid."""
        if opt("part", part) in self.options(g, here):
            return []
        if (part if part != "launch" else "probe") in self.done:
            return [Refused(opt("part", part), "why-part-done", "SE-SCN-05")]
        return [Refused(opt("part", part), why, rule, ids)]

    def answer(self, g: G, here: Step, option: Option) -> None:
        if option.key == "done":
            return
        part = str(option.ids[0])
        used = "probe" if part in ("launch", "move") else part
        g.push(here.seat, structs.replace(self, done=(*self.done, used)), source=here.source)
        do_part(g, here, part)


class TechParts(Parts, frozen=True):
    """The same with telescope technologies: each part is asked for, since free actions may pay for one.  SE-TRN-04."""

    asks_one: ClassVar[bool] = True


def unused(techs: int, done: tuple[str, ...]) -> bool:
    """Whether a part of a technology is still to be had in this scan."""
    return any(techs & tech and part not in done for tech, part in OPTIONALS)


def do_part(g: G, here: Step, part: str) -> None:
    sky, seat = sky_of(g), here.seat
    if part == "earth":
        sector = sky.at["earth"] % 8
        wide = me(g, here).techs & NEIGHBOUR_TECH
        sectors = (sector, (sector - 1) % 8, (sector + 1) % 8) if wide else (sector,)
        g.push(seat, MarkAt(stars_of(g, sectors)), source=here.source)
    elif part == "row":
        g.push(seat, RowSignal(), source=here.source)
    elif part == "mercury":
        pay(g, seat, publicity=1)
        g.push(seat, MarkAt(stars_of(g, (sky.at["mercury"] % 8,))), source=here.source)
    elif part == "hand":
        g.push(seat, HandSignal(1), source=here.source)
    elif part == "launch":
        pay(g, seat, energy=1)
        launch(g, seat)
    else:
        g.push(seat, Walk(1), source=here.source)
