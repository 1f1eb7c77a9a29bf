"""Moves, visits and what they give.  SE-MOV, SE-SOL-10 to 12."""

from typing import ClassVar

from msgspec import structs

from starboard.games.seti.constants import ASTEROID_TECH
from starboard.games.seti.effects.control import ThisTurn, Waive
from starboard.games.seti.model.memory import Source
from starboard.games.seti.model.sky import Probe
from starboard.games.seti.rules.cards import discard, hand_of, leave_hand
from starboard.games.seti.rules.effects import flow
from starboard.games.seti.rules.resources import gain, pay
from starboard.games.seti.tables import G, is_rival, seen, sky_of, tables
from starboard.kernel.verbs import Ask, Step, Verb, Verbs
from starboard.kernel.words import Option, Refused, Seat, opt

STOP = opt("stop")


def waived(g: G, seat: Seat, what: str) -> bool:
    return any(isinstance(m.verb, Waive) and m.verb.what == what and m.seat == seat for m in g.s.lasting)


def price(g: G, seat: Seat, at: int) -> int:
    """How many moves it costs to leave a space.  SE-MOV-04, SE-TEC-15."""
    if sky_of(g).cells[at] != "asteroids":
        return 1
    return 1 if g.s.players[seat].techs & ASTEROID_TECH or waived(g, seat, "asteroid_surcharge") else 2


def own_probes(g: G, seat: Seat) -> list[Probe]:
    """Own probes and capsules, two alike on one space only once."""
    seen: dict[tuple[int, int], Probe] = {}
    for probe in g.s.probes:
        if probe.seat == seat:
            seen.setdefault((probe.at, probe.sample), probe)
    return list(seen.values())


def can_fly(g: G, seat: Seat) -> bool:
    """Whether a free action could move an own probe now: with energy, or with a move corner."""
    if not any(probe.seat == seat for probe in g.s.probes):
        return False
    return g.s.players[seat].energy > 0 or any("move" in tables(g).corner[card] for card in hand_of(g, seat))


def go(g: G, seat: Seat, probe_id: int, to: int) -> None:
    """A probe moves onto a space next to its own.  SE-MOV-01, 05 to 08."""
    probes = g.s.probes
    i = next(i for i, probe in enumerate(probes) if probe.id == probe_id)
    at = probes[i].at
    assert to in tables(g).near[at]
    probes[i] = structs.replace(probes[i], at=to)
    ring = "same_ring" if at // 8 == to // 8 else "other_ring"
    g.did("move", seat, f"probe-{probe_id}", tables(g).space[to], ring, seen(g, to))
    visit(g, seat, to)


def visit(g: G, seat: Seat, at: int) -> None:
    """A probe has come onto a space, moved or pushed: its publicity, and those whom it concerns hear of it."""
    what = sky_of(g).cells[at]
    if not what:
        return
    ids: tuple[str, ...] = (what,)
    planet = what not in ("asteroids", "comet")
    if planet:
        fresh = not (seat == g.s.active and what in g.s.visited)
        ids = (what, *(("planet",) if what != "earth" else ()), *(("new_planet",) if fresh else ()))
        if seat == g.s.active and fresh:
            g.s.visited.append(what)
    g.did("visit", seat, *ids)
    if what == "earth" or waived(g, seat, "visit_publicity"):
        return
    if what != "asteroids":
        publicity(g, seat, what)
    elif g.s.players[seat].techs & ASTEROID_TECH and not is_rival(g, seat):  # SE-SLO-18
        gain(g, seat, "publicity")


def publicity(g: G, seat: Seat, what: str) -> None:
    """The publicity of a comet or a planet, or what a card gives instead this turn.  SE-CLR-46."""
    for m in g.s.lasting:
        verb = m.verb
        if isinstance(verb, ThisTurn) and verb.instead and m.seat == seat == g.s.active and what != "comet":
            g.push(seat, Instead(verb.then), source=m.source)
            return
    gain(g, seat, "publicity")


class Instead(Ask, frozen=True):
    """The publicity of a visit, or what a card gives in its place.  SE-CLR-07, 46."""

    then: Verbs
    prompt: ClassVar[str] = "instead"

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("publicity"), opt("instead")]

    def answer(self, g: G, here: Step, option: Option) -> None:
        if option.key == "publicity":
            gain(g, here.seat, "publicity")
        else:
            flow(g, here.seat, self.then, here.source)


class Walk(Ask, frozen=True):
    """Up to so many moves, one by one; what asteroids cost more may be paid otherwise.  SE-MOV-03, 14, 15."""

    n: int
    prompt: ClassVar[str] = "walk"

    def options(self, g: G, here: Step) -> list[Option]:
        t, player = tables(g), g.s.players[here.seat]
        found = []
        for probe in own_probes(g, here.seat):
            name, cost = f"probe-{probe.id}", price(g, here.seat, probe.at)
            for to in t.near[probe.at]:
                if cost <= self.n:
                    found.append(Option("move", (name, t.space[to])))
                    continue
                if player.energy:
                    found.append(Option("move_energy", (name, t.space[to])))
                found += [
                    Option("move_card", (name, t.space[to], card))
                    for card in hand_of(g, here.seat)
                    if "move" in t.corner[card]
                ]
        return [*found, STOP] if found else []

    def refused(self, g: G, here: Step) -> list[Refused]:
        t, ways = tables(g), own_probes(g, here.seat)
        stuck = [(probe, to) for probe in ways if price(g, here.seat, probe.at) > self.n for to in t.near[probe.at]]
        moves = [Option("move", (f"probe-{probe.id}", t.space[to])) for probe, to in stuck]
        return [Refused(move, "why-asteroids", "SE-MOV-04") for move in moves]

    def answer(self, g: G, here: Step, option: Option) -> None:
        if option == STOP:
            return
        probe, to = int(str(option.ids[0])[6:]), tables(g).space.index(str(option.ids[1]))
        cost = price(g, here.seat, next(p.at for p in g.s.probes if p.id == probe))
        if option.key == "move_energy":
            pay(g, here.seat, energy=1)
        elif option.key == "move_card":
            use_move_corner(g, here.seat, str(option.ids[2]))
        if self.n > cost:
            g.push(here.seat, Walk(self.n - cost), source=here.source)
        go(g, here.seat, probe, to)


def use_move_corner(g: G, seat: Seat, card: str) -> None:
    """A move corner that completes a step: the other parts of the corner are carried out as well.  SE-MOV-14."""
    leave_hand(g, seat, card)
    discard(g, card)
    g.did("corner", seat, card, *tables(g).corner[card])
    others = tuple(verb for verb in tables(g).cards[card].corner if hasattr(verb, "what"))
    flow(g, seat, others, card)


class Go(Verb, frozen=True):
    """A move paid for by a free action."""

    probe: int
    to: int

    def run(self, g: G, here: Step) -> None:
        go(g, here.seat, self.probe, self.to)


class NameProbe(Ask, frozen=True):
    """Name one own probe or capsule."""

    prompt: ClassVar[str] = "name_probe"

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("probe", f"probe-{probe.id}") for probe in own_probes(g, here.seat)]

    def answer(self, g: G, here: Step, option: Option) -> None:
        g.amend(Source, probe=int(str(option.ids[0])[6:]))
