"""Signals, scans, and sectors that are completed in one moment and resolved in a later one."""

from collections import Counter
from typing import ClassVar

from starboard.kernel.asking import AnyOrder
from starboard.kernel.verbs import Ask, Scope, Step, Verb
from starboard.kernel.words import Option, Seat, opt
from tests.hard.seti import solar
from tests.hard.seti.model import COLOURS, POOL, ROW, SLOT, Sector, clockwise
from tests.hard.seti.verbs import Announce, G, Gain, player


class Signal(Ask, frozen=True):
    """Mark a signal: at a planet, in a sector of a colour, or for a card discarded from the row.  SE-SCN-02, 03."""

    at: str
    prompt: ClassVar[str] = "signal"

    def options(self, g: G, here: Step) -> list[Option]:
        if self.at in solar.PLANETS.values():
            return [opt("sector", solar.sector_of(g.s, self.at))]
        if self.at == "row":
            return [opt("discard", card) for card in dict.fromkeys(g.s.row)]
        return [opt("sector", i) for i, colour in enumerate(COLOURS) if colour == self.at]

    def answer(self, g: G, here: Step, option: Option) -> None:
        id_ = int(option.ids[0])
        if option.key == "sector":
            g.push(here.seat, MarkSignal(id_), source=here.source)
        else:
            g.s.row.remove(id_)
            g.push(here.seat, Signal(g.rules.cartridge[id_].colour), source=here.source)


class MarkSignal(Verb, frozen=True):
    """A data token goes to the pool, a marker comes; without data it is an excess signal.  SE-SEC-05 to 09, 21, 27."""

    sector: int

    def run(self, g: G, here: Step) -> None:
        slot, me = g.s.sectors[self.sector], player(g, here)
        g.s.sectors[self.sector] = Sector(max(0, slot.data - 1), (*slot.marks, here.seat), slot.wins)
        if slot.data:
            me.data = min(POOL, me.data + 1)
            me.vp += 2 * (len(slot.marks) == 1)
        if slot.data == 1:
            if not g.s.completed:  # with the sectors of the main action if there is one.  SE-TRN-06, 10
                g.owe(here.seat, ResolveSectors(), to=("main", "free_move"))
            g.s.completed.append(self.sector)
            g.push(here.seat, Announce("complete", (self.sector,)))
        g.did("signal", here.seat, COLOURS[self.sector], self.sector, source=here.source)


class Scan(Scope, frozen=True):
    """One scan, paid or granted: the row is refilled when it is over, and it is one event.  SE-SCN-06, SE-MIS-18."""

    def close(self, g: G, here: Step, cut: bool) -> None:
        refill(g)
        if not cut:
            g.did("scan", here.seat)


class RefillRow(Verb, frozen=True):
    def run(self, g: G, here: Step) -> None:
        refill(g)


def refill(g: G) -> None:
    while len(g.s.row) < ROW and g.s.deck:
        g.s.row.append(g.draw(g.s.deck))


class ScanParts(Ask, frozen=True):
    """The parts in any order, each once; telescope techs are optional and paid when used.  SE-SCN-02 to 05."""

    done: tuple[str, ...] = ()
    prompt: ClassVar[str] = "scan"
    asks_one: ClassVar[bool] = True

    def options(self, g: G, here: Step) -> list[Option]:
        me = player(g, here)
        must = [part for part, can in (("earth", True), ("row", bool(g.s.row))) if can and part not in self.done]
        may = "telescope_2" in me.techs and me.publicity >= 1 and "mercury" not in self.done
        parts = [*must, *(["mercury"] if may else [])]
        return [*(opt("part", part) for part in parts), *([] if must else [opt("done")])]

    def answer(self, g: G, here: Step, option: Option) -> None:
        if option.key == "done":
            return
        part = str(option.ids[0])
        pay = (Gain(publicity=-1),) if part == "mercury" else ()
        g.push(here.seat, *pay, Signal(part), ScanParts((*self.done, part)), source=here.source)


class ResolveSectors(Verb, frozen=True):
    """The completed sectors, in an order that the active player likes.  SE-SEC-10."""

    def run(self, g: G, here: Step) -> None:
        waiting, g.s.completed = g.s.completed, []
        g.push(g.s.active, AnyOrder(tuple((opt("resolve", sector), (Resolve(sector),)) for sector in waiting)))


class Winner(Scope, frozen=True):
    """The reward of a win, resolved at once and without free actions.  SE-SEC-23."""


class Resolve(Verb, frozen=True):
    """Publicity for all who take part, the win, the second place, the reset.  SE-SEC-11 to 18, 22."""

    sector: int

    def run(self, g: G, here: Step) -> None:
        slot = g.s.sectors[self.sector]
        for me in clockwise(g.s):
            if me.seat in slot.marks:
                me.publicity = min(10, me.publicity + 1)
        winner = most(slot.marks)
        second = most(tuple(seat for seat in slot.marks if seat != winner))
        kept = () if second is None else (second,)
        g.s.sectors[self.sector] = Sector(SLOT - len(kept), kept, (*slot.wins, winner) if winner is not None else ())
        g.did("resolve", here.seat, self.sector, -1 if winner is None else winner)
        if winner is not None:
            g.scope(Winner(shut=True), winner, Trace())


def most(marks: tuple[Seat, ...]) -> Seat | None:
    """Who has most markers; of two alike, whose latest came last.  SE-SEC-13."""
    count = Counter(marks)
    last = {seat: i for i, seat in enumerate(marks)}
    return max(count, key=lambda seat: (count[seat], last[seat]), default=None)


class Trace(Ask, frozen=True):
    """Mark a trace of a colour that one has not."""

    prompt: ClassVar[str] = "trace"

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("trace", colour) for colour in ("purple", "yellow", "blue") if colour not in player(g, here).traces]

    def answer(self, g: G, here: Step, option: Option) -> None:
        player(g, here).traces.append(str(option.ids[0]))
        if len(g.s.spaces) < 6:
            g.s.spaces.append(here.seat)
