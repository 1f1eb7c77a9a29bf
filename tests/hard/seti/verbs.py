"""Gains, data, moves and visits: the verbs of effects and free actions."""

from typing import ClassVar, TypeAlias

from msgspec import structs

from starboard.kernel.game import Game
from starboard.kernel.verbs import Ask, Scope, Step, Verb, Verbs
from starboard.kernel.words import Id, Option, Seat, opt
from tests.hard.seti import solar
from tests.hard.seti.model import POOL, Player, Probe, Table, clockwise

G: TypeAlias = Game[Table]
MOST_PUBLICITY = 10


def player(g: G, here: Step) -> Player:
    me: Player = g.s.players[here.seat]
    return me


class Gain(Verb, frozen=True):
    """Gain or pay; what is beyond the limits is lost."""

    credits: int = 0
    energy: int = 0
    publicity: int = 0
    data: int = 0
    vp: int = 0

    def run(self, g: G, here: Step) -> None:
        me = player(g, here)
        me.credits += self.credits
        me.energy += self.energy
        me.publicity = min(MOST_PUBLICITY, me.publicity + self.publicity)
        me.data = min(POOL, me.data + self.data)
        me.vp += self.vp


class DrawCard(Verb, frozen=True):
    def run(self, g: G, here: Step) -> None:
        if g.s.deck:
            player(g, here).hand.append(g.draw(g.s.deck))


class PlaceData(Verb, frozen=True):
    """The next space of the top row; its reward is resolved completely.  SE-DAT-01 to 04, 11."""

    def run(self, g: G, here: Step) -> None:
        me = player(g, here)
        me.computer += 1
        if me.computer == 2:
            g.push(here.seat, Gain(publicity=1))
        elif me.computer == 4:
            g.push(here.seat, Tuck())


class PlaceLower(Verb, frozen=True):
    """The lower space of the computer technology gives a card.  SE-DAT-07, 08."""

    def run(self, g: G, here: Step) -> None:
        player(g, here).lower = True
        g.push(here.seat, DrawCard())


class Tuck(Ask, frozen=True):
    """An income increase: a card from hand is tucked; without one nothing happens.  SE-DAT-04."""

    prompt: ClassVar[str] = "tuck"

    def options(self, g: G, here: Step) -> list[Option]:
        hand = player(g, here).hand
        return [*(opt("tuck", card) for card in dict.fromkeys(hand)), opt("skip")] if hand else []

    def answer(self, g: G, here: Step, option: Option) -> None:
        if option.key == "tuck":
            me = player(g, here)
            me.hand.remove(int(option.ids[0]))
            me.income += 1


def steps(g: G, seat: Seat, moves: int) -> list[tuple[Option, int]]:
    """Where own probes can go with so many moves, and what each step costs.  SE-MOV-03, 04."""
    found = []
    for probe in g.s.probes:
        if probe.seat == seat:
            held = solar.names(g.s, probe.ring, probe.sector) == ("asteroids",)
            cost = 1 + (g.number("asteroids", 1, seat) if held else 0)
            if cost <= moves:
                found += [(opt("move", probe.id, *space), cost) for space in solar.near(probe)]
    return found


class Move(Ask, frozen=True):
    """Up to so many moves, shared among own probes."""

    n: int = 1
    prompt: ClassVar[str] = "move"

    def options(self, g: G, here: Step) -> list[Option]:
        found = [option for option, _ in steps(g, here.seat, self.n)]
        return [*found, opt("stop")] if found else []

    def answer(self, g: G, here: Step, option: Option) -> None:
        if option.key == "stop":
            return
        cost = dict(steps(g, here.seat, self.n))[option]
        id_, ring, sector = str(option.ids[0]), int(option.ids[1]), int(option.ids[2])
        at = next(i for i, probe in enumerate(g.s.probes) if probe.id == id_)
        g.s.probes[at] = Probe(id_, here.seat, ring, sector)
        g.push(here.seat, Visit(id_), Move(self.n - cost), source=here.source)


class Visit(Verb, frozen=True):
    """A probe has come onto a space: publicity at once, then what reacts.  SE-MOV-05 to 09, SE-SOL-10, 12."""

    probe: str

    def run(self, g: G, here: Step) -> None:
        probe = next(p for p in g.s.probes if p.id == self.probe)
        if seen := solar.names(g.s, probe.ring, probe.sector):
            paid = () if "earth" in seen or "asteroids" in seen else (VisitGain("planet" in seen),)
            g.push(here.seat, *paid, Announce("visit", seen), source=here.source)


class Announce(Verb, frozen=True):
    """Tell what happened, at its place in the order of things."""

    what: str
    ids: tuple[Id, ...] = ()

    def run(self, g: G, here: Step) -> None:
        g.did(self.what, here.seat, *self.ids, source=here.source)


class Instead(Verb, frozen=True):
    """While it is in force, a visit to a planet may give this instead of its publicity.  SE-CLR-07, 46."""

    does: Verbs


class VisitGain(Ask, frozen=True):
    """The publicity of a visit, or what a card offers instead."""

    planet: bool
    prompt: ClassVar[str] = "visit"

    def options(self, g: G, here: Step) -> list[Option]:
        others = g.in_force(Instead, here.seat) if self.planet else []
        return [opt("publicity"), *(opt("instead", m.source) for m, _ in others)]

    def answer(self, g: G, here: Step, option: Option) -> None:
        if option.key == "publicity":
            g.push(here.seat, Gain(publicity=1))
        else:
            chosen = next(verb for m, verb in g.in_force(Instead, here.seat) if m.source == option.ids[0])
            g.push(here.seat, *chosen.does, source=option.ids[0])


class Pushed(Scope, frozen=True):
    """What a push brings its owner, perhaps in the turn of another: no free action meanwhile."""


class Rotate(Verb, frozen=True):
    """All rides and pushes at once; then the visits of pushed probes, in turn order.  SE-SOL-10 to 12, 17."""

    def run(self, g: G, here: Step) -> None:
        pushed = solar.rotate(g.s)
        g.did("rotate", here.seat)
        moved = [(p.seat, p.id) for me in clockwise(g.s) for p in g.s.probes if p.seat == me.seat and p.id in pushed]
        g.put(*(Step(Pushed(shut=True, body=(Step(Visit(id_), seat),)), seat) for seat, id_ in moved))


def with_mission(me: Player, at: int, left: tuple[int, ...]) -> None:
    """A mission with these circles open; with none it is completed and leaves the table.  SE-MIS-11."""
    if left:
        me.missions[at] = structs.replace(me.missions[at], open=left)
    else:
        del me.missions[at]
