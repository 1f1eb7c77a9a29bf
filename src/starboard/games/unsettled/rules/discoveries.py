"""Discoveries and their anomalies: gained, kept as one, consumed, given up.  UN-DSC"""

from typing import ClassVar, cast

from msgspec import structs

from starboard.games.unsettled.book import G
from starboard.games.unsettled.model.explorer import Find
from starboard.games.unsettled.rules import exploration
from starboard.games.unsettled.rules.facets import FINDS, PLACE, loss_of, of
from starboard.games.unsettled.rules.movement import local
from starboard.kernel.enough import each_has_one, still_wanted
from starboard.kernel.ids import pid
from starboard.kernel.verbs import AnyVerb, Ask, Step, Verb
from starboard.kernel.words import Option, Seat, opt


def lies(g: G, discovery: str) -> bool:
    """Whether the token can still be gained.  UN-DSC-14"""
    s = g.s
    return (
        discovery in s.discoveries
        or any(discovery in m.discoveries for m in s.moments)
        or any(discovery in n.discoveries for n in s.nodes.values())
    )


def take_token(g: G, discovery: str) -> None:
    """Wherever the token lies, it lies there no longer."""
    s = g.s
    if discovery in s.discoveries:
        s.discoveries.remove(discovery)
    s.moments[:] = [
        structs.replace(m, discoveries=tuple(d for d in m.discoveries if d != discovery)) for m in s.moments
    ]
    for node in list(s.nodes.values()):
        if discovery in node.discoveries:
            left = tuple(d for d in node.discoveries if d != discovery)
            exploration.put(g, structs.replace(node, discoveries=left))


def gain(g: G, seat: Seat, discovery: str) -> None:
    """The token comes to the explorer, and with it the top anomaly.  UN-DSC-01, UN-DSC-09, UN-DSC-12, UN-DSC-13"""
    s = g.s
    take_token(g, discovery)
    if not s.anomalies:
        s.anomalies, s.consumed = s.consumed, []
        g.shuffle(s.anomalies)
    anomaly = g.draw(s.anomalies) if s.anomalies else ""
    s.explorers[seat].finds.append(Find(discovery, anomaly))
    g.did("discovery", seat, discovery, anomaly)


def find(g: G, seat: Seat, discovery: str) -> Find | None:
    return next((f for f in g.s.explorers[seat].finds if f.discovery == discovery), None)


def discard(g: G, seat: Seat, discovery: str) -> None:
    """Token and anomaly leave play together; no discard effect by itself.  UN-DSC-05, UN-GLO-05"""
    held = find(g, seat, discovery)
    if held is not None:
        g.s.explorers[seat].finds.remove(held)
        if held.anomaly:
            g.s.consumed.append(held.anomaly)
        g.did("discard", seat, discovery)


def fits(g: G, held: Find, name: str = "", property_: str = "") -> bool:
    """Whether a discovery pays a cost that names it or a property.  UN-DSC-06"""
    badges = g.book.badges
    shown = {badges.get(held.discovery, ""), badges.get(held.anomaly, "")}
    return name in ("", held.discovery) and (not property_ or property_ in shown)


class PickDiscovery(Ask, frozen=True):
    """Which of several tokens is gained: whoever performs the effect chooses.  UN-GLO-18"""

    tokens: tuple[str, ...]
    gainer: Seat
    prompt: ClassVar[str] = "discovery"

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("discovery", token) for token in self.tokens]

    def answer(self, g: G, here: Step, option: Option) -> None:
        gain(g, self.gainer, str(option.ids[0]))


class GiveUpDiscovery(Ask, frozen=True):
    """A discovery of one's own is given up, without its discard effect.  UN-DSC-05, UN-DSC-06"""

    n: int = 1
    name: str = ""
    property: str = ""
    prompt: ClassVar[str] = "give_discovery"

    def options(self, g: G, here: Step) -> list[Option]:
        """Those that fit, but for one without which what else must be given up could not be."""
        finds = g.s.explorers[here.seat].finds
        able = [f.discovery for f in finds if fits(g, f, self.name, self.property)] if self.n else []
        if len(able) > 1 and (others := [*still_wanted(g, "finds"), *[able] * (self.n - 1)]):
            able = [d for d in able if each_has_one([[o for o in some if o != d] for some in others])] or able
        return [opt("discard", discovery) for discovery in able]

    def answer(self, g: G, here: Step, option: Option) -> None:
        if self.n > 1:
            g.push(here.seat, structs.replace(self, n=self.n - 1), source=here.source)
        discard(g, here.seat, str(option.ids[0]))


class Consume(Verb, frozen=True):
    """The discard is paid first; then the anomaly's discard effect follows.  UN-DSC-03, UN-DSC-16"""

    discovery: str

    def run(self, g: G, here: Step) -> None:
        held = find(g, here.seat, self.discovery)
        if held is not None:
            discard(g, here.seat, self.discovery)
            g.did("consume", here.seat, self.discovery, held.anomaly)


class HandOver(Verb, frozen=True):
    """A discovery changes hands with its anomaly.  UN-DSC-02, UN-FRE-04"""

    discovery: str
    giver: Seat
    taker: Seat

    def run(self, g: G, here: Step) -> None:
        held = find(g, self.giver, self.discovery)
        if held is not None:
            g.s.explorers[self.giver].finds.remove(held)
            g.s.explorers[self.taker].finds.append(held)
            g.did("hand_over", self.giver, self.discovery, pid("explorer", self.taker))


class PickGift(Ask, frozen=True):
    """Which discovery an effect makes one explorer hand to another.  UN-GLO-18"""

    taker: Seat
    name: str = ""
    property: str = ""
    prompt: ClassVar[str] = "gift"

    def options(self, g: G, here: Step) -> list[Option]:
        finds = g.s.explorers[here.seat].finds
        to = pid("explorer", self.taker)
        return [opt("give", f.discovery, to) for f in finds if fits(g, f, self.name, self.property)]

    def answer(self, g: G, here: Step, option: Option) -> None:
        g.push(here.seat, HandOver(str(option.ids[0]), here.seat, self.taker), source=here.source)


class HandItem(Verb, frozen=True):
    """One of an item changes hands.  UN-FRE-04, UN-UNC-08"""

    item: str
    giver: Seat
    taker: Seat

    def run(self, g: G, here: Step) -> None:
        bag, other = g.s.explorers[self.giver].inventory, g.s.explorers[self.taker].inventory
        if bag.get(self.item, 0):
            bag[self.item] -= 1
            other[self.item] = other.get(self.item, 0) + 1
            g.did("hand_over", self.giver, self.item, pid("explorer", self.taker))


def can_trade(g: G, seat: Seat, other: Seat) -> bool:
    """Whether these two are on one node.  UN-FRE-04"""
    return local(g, g.s.explorers[seat].at, seat, other)


class Trade(Verb, frozen=True):
    """Something changes hands, if the two are still together: who is conscious is asked first.  UN-FRE-10, UN-UNC-08"""

    what: AnyVerb  # the handing over
    other: Seat
    gives: bool = True

    def at_stake(self, g: G, here: Step) -> int:
        pair = (here.seat, self.other)
        return of(PLACE | FINDS, pair) | loss_of(of(FINDS, pair))

    def run(self, g: G, here: Step) -> None:
        if not can_trade(g, here.seat, self.other):
            return
        asks = self.gives and g.s.explorers[self.other].conscious
        g.push(here.seat, Offer(self.what, self.other) if asks else self.what)


class Offer(Ask, frozen=True):
    """Between conscious explorers a gift needs the agreement of who takes it, who must still be there.  UN-FRE-10"""

    what: AnyVerb  # the handing over
    taker: Seat
    prompt: ClassVar[str] = "offer"

    def who(self, g: G, here: Step) -> Seat:
        return self.taker

    def options(self, g: G, here: Step) -> list[Option]:
        giver = cast("HandOver | HandItem", self.what).giver
        if not can_trade(g, giver, self.taker):
            return []
        return [opt("agree"), *[opt("refuse")] * g.s.explorers[self.taker].conscious]

    def answer(self, g: G, here: Step, option: Option) -> None:
        if option.key == "agree":
            g.push(here.seat, self.what)


def put_token(g: G, discovery: str, node: str) -> None:
    """A token is laid on a node, from wherever it lay."""
    take_token(g, discovery)
    there = g.s.nodes[node]
    exploration.put(g, structs.replace(there, discoveries=(*there.discoveries, discovery)))
