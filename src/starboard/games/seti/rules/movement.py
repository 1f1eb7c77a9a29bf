"""Moves, visits and what they give.  SE-MOV, SE-SOL-10, SE-SOL-11, SE-SOL-12."""

from collections.abc import Iterator
from functools import lru_cache
from typing import ClassVar

from msgspec import structs

from starboard.games.seti.book import G, cell_id, sky_of, space_id
from starboard.games.seti.constants import ASTEROID_TECH
from starboard.games.seti.model.facets import STOCK
from starboard.games.seti.model.memory import Source
from starboard.games.seti.model.sky import Probe
from starboard.games.seti.rules.cards import discard, hand_of, leave_hand
from starboard.games.seti.rules.effects import flow
from starboard.games.seti.rules.modifiers import InsteadOfPublicity, is_waived
from starboard.games.seti.rules.resources import gain
from starboard.games.seti.rules.solo.agencies import agency_of
from starboard.kernel.ids import number_of, pid
from starboard.kernel.offers import Offer, Offers, never
from starboard.kernel.verbs import Ask, Step, Verb, Verbs
from starboard.kernel.words import Option, Seat, opt

STOP = Offer(opt("stop"))
FLIGHTS = 2_048  # offers of flights that are remembered: probes are numbered through a game


def price(g: G, seat: Seat, at: int) -> int:
    """How many moves it costs to leave a space.  SE-MOV-04, SE-TEC-15."""
    if sky_of(g).cells[at] != "asteroids":
        return 1
    return 1 if g.s.players[seat].techs & ASTEROID_TECH or is_waived(g, seat, "asteroid_surcharge") else 2


def own_probes(g: G, seat: Seat) -> list[Probe]:
    """Own probes and capsules, two alike on one space only once."""
    seen: dict[tuple[int, int], Probe] = {}
    for probe in g.s.probes:
        if probe.seat == seat:
            seen.setdefault((probe.at, probe.sample), probe)
    return list(seen.values())


def go(g: G, seat: Seat, probe_id: int, to: int) -> None:
    """A probe moves onto a space next to its own.

    SE-MOV-01, SE-MOV-05, SE-MOV-06, SE-MOV-07, SE-MOV-08, SE-MOV-09, SE-MOV-12, SE-MOV-13.
    """
    probes = g.s.probes
    i = next(i for i, probe in enumerate(probes) if probe.id == probe_id)
    at = probes[i].at
    assert to in g.book.near[at]
    probes[i] = structs.replace(probes[i], at=to)
    ring = "same_ring" if at // 8 == to // 8 else "other_ring"
    g.did("move", seat, pid("probe", probe_id), g.book.space[to], ring, cell_id(g, to))
    visit(g, seat, to)


def visit(g: G, seat: Seat, at: int) -> None:
    """A probe has come onto a space, moved or pushed: its publicity, and those whom it concerns hear of it.

    SE-TEC-14, SE-MOV-09, SE-MOV-10, SE-SOL-16, SE-OUM-04, SE-OUM-10, SE-CLR-09.
    """
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
    if what == "earth" or is_waived(g, seat, "visit_publicity"):
        return
    if what != "asteroids":
        publicity(g, seat, what)
    elif g.s.players[seat].techs & ASTEROID_TECH and agency_of(g.s, seat).uses_techs:  # SE-SLO-18
        gain(g, seat, "publicity")


def publicity(g: G, seat: Seat, what: str) -> None:
    """The publicity of a comet or a planet, or what a card gives instead this turn.  SE-CLR-46."""
    if what != "comet" and seat == g.s.active:
        for lasting, modifier in g.in_force(InsteadOfPublicity, seat):
            g.push(seat, Instead(modifier.does), source=lasting.source)
            return
    gain(g, seat, "publicity")


class Instead(Ask, frozen=True):
    """The publicity of a visit, or what a card gives in its place.  SE-CLR-07, SE-CLR-46."""

    does: Verbs
    prompt: ClassVar[str] = "instead"

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("publicity"), opt("instead")]

    def answer(self, g: G, here: Step, option: Option) -> None:
        if option.key == "publicity":
            gain(g, here.seat, "publicity")
        else:
            flow(g, here.seat, self.does, here.source)


class Walk(Offers, frozen=True):
    """Up to so many moves, one by one; what asteroids cost more may be paid otherwise.

    SE-MOV-03, SE-MOV-14, SE-MOV-15, SE-MOV-16.
    """

    n: int
    prompt: ClassVar[str] = "walk"

    def offers(self, g: G, here: Step, closed: bool = False) -> Iterator[Offer]:
        """The steps of each probe; one that asteroids hold pays for them."""
        t = g.book
        for probe in own_probes(g, here.seat):
            held = price(g, here.seat, probe.at) > self.n
            for to in t.near[probe.at]:
                if not held:
                    yield step("move", probe.id, to)
                    continue
                if closed:
                    yield step("move", probe.id, to, held=True)
                yield step("move_energy", probe.id, to, energy=1)
                for card in hand_of(g, here.seat):
                    if "move" in t.corner[card]:
                        yield step("move_card", probe.id, to, card=card)

    def find_open(self, g: G, here: Step) -> list[Offer]:
        found = super().find_open(g, here)
        return [*found, STOP] if found else []

    def take(self, g: G, here: Step, offer: Offer) -> None:
        if offer.option == STOP.option:
            return
        probe = number_of(offer.option.ids[0], "probe")
        cost = price(g, here.seat, next(p.at for p in g.s.probes if p.id == probe))
        if self.n > cost:
            g.push(here.seat, Walk(self.n - cost), source=here.source)
        super().take(g, here, offer)


HELD = (never("why-asteroids", "SE-MOV-04"),)


@lru_cache(4 * FLIGHTS)
def step(word: str, probe: int, to: int, energy: int = 0, card: str = "", held: bool = False) -> Offer:
    """A step of a probe onto a space, for a move, or for energy, or with a card that completes the move."""
    option = Option(word, (pid("probe", probe), space_id(to), *((card,) if card else ())))
    price = (("energy", energy),) if energy else ()
    return Offer(option, price, HELD if held else (), (Go(probe, to, card),), "SE-MOV-04", alters=STOCK)


def use_move_corner(g: G, seat: Seat, card: str) -> None:
    """A move corner that completes a step: the other parts of the corner are carried out as well.  SE-MOV-14."""
    leave_hand(g, seat, card)
    discard(g, card)
    g.did("corner", seat, card, *g.book.corner[card])
    others = tuple(verb for verb in g.book.cards[card].corner if hasattr(verb, "what"))
    flow(g, seat, others, card)


class Go(Verb, frozen=True):
    """A move, paid for; with a card its corner comes first.  SE-MOV-14."""

    probe: int
    to: int
    card: str = ""

    def run(self, g: G, here: Step) -> None:
        if self.card:
            use_move_corner(g, here.seat, self.card)
        go(g, here.seat, self.probe, self.to)


class NameProbe(Ask, frozen=True):
    """Name one own probe or capsule."""

    prompt: ClassVar[str] = "name_probe"
    fixed: ClassVar[bool] = True

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("probe", pid("probe", probe.id)) for probe in own_probes(g, here.seat)]

    def answer(self, g: G, here: Step, option: Option) -> None:
        g.amend(Source, probe=number_of(option.ids[0], "probe"))
