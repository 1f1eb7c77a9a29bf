"""Free actions of the active player.  SE-FRE, SE-TRN-02, 03, SE-DAT-01, SE-MIS-01."""

from collections.abc import Iterator

from starboard.games.seti.constants import BUY_PUBLICITY
from starboard.games.seti.model.player import Player
from starboard.games.seti.rules.cards import Take, discard, hand_of, leave_hand
from starboard.games.seti.rules.data import PlaceData
from starboard.games.seti.rules.discarding import DiscardCards
from starboard.games.seti.rules.missions import CompleteMission, completable
from starboard.games.seti.rules.movement import Go, own_probes, price
from starboard.games.seti.rules.resources import Receive, Spend, open_spaces
from starboard.games.seti.tables import G, is_rival, tables
from starboard.kernel.rules import Free
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Option, Seat, opt

BUY = opt("buy")
EXCHANGE = {
    (given, taken): opt("exchange", given, taken)
    for given in ("credit", "energy", "card")
    for taken in ("credit", "energy", "card")
    if given != taken or given == "card"
}
TWO = {"credit": (Spend(credits=2),), "energy": (Spend(energy=2),), "card": (DiscardCards(2),)}
ONE: dict[str, tuple[Verb, ...]] = {"credit": (Receive("credit"),), "energy": (Receive("energy"),), "card": (Take(),)}


def free_moves(g: G) -> Iterator[Free]:
    """All that the active player may slip in now; after passing nothing.  SE-TRN-03, SE-PAS-01."""
    s = g.s
    seat = s.active
    player = s.players[seat]
    if player.passed or is_rival(g, seat):
        return
    for card in completable(g, seat):
        yield Free(seat, opt("complete", card), (), (CompleteMission(card),))
    if player.data:
        for space in open_spaces(player):
            yield Free(seat, opt("place", space), (Spend(data=1),), (PlaceData(space),))
    if player.energy:
        yield from energy_moves(g, seat, player)
    for card in hand_of(g, seat):
        yield Free(seat, opt("corner", card), (DiscardFor(card),), tables(g).cards[card].corner)
    if player.publicity >= BUY_PUBLICITY:
        yield Free(seat, BUY, (Spend(publicity=BUY_PUBLICITY),), (Take(),))
    yield from exchanges(g, seat, player)


def energy_moves(g: G, seat: Seat, player: Player) -> Iterator[Free]:
    """1 energy for 1 move; leaving asteroids takes two of them at once.  SE-FRE-01, SE-MOV-14."""
    t = tables(g)
    for probe in own_probes(g, seat):
        cost = price(g, seat, probe.at)
        if cost <= player.energy:
            for to in t.near[probe.at]:
                option = Option("fly", (f"probe-{probe.id}", t.space[to]))
                yield Free(seat, option, (Spend(energy=cost),), (Go(probe.id, to),))


def exchanges(g: G, seat: Seat, player: Player) -> Iterator[Free]:
    """Two of a kind for one of another, and two cards also for another card.  SE-FRE-04 to 09."""
    have = {"credit": player.credits, "energy": player.energy, "card": len(player.hand) + len(player.aliens)}
    for (given, taken), option in EXCHANGE.items():
        if have[given] >= 2:
            yield Free(seat, option, TWO[given], ONE[taken])


class DiscardFor(Verb, frozen=True):
    """A card is discarded from hand for its corner action.  SE-FRE-02, SE-CLR-45."""

    card: str

    def run(self, g: G, here: Step) -> None:
        leave_hand(g, here.seat, self.card)
        discard(g, self.card)
        g.did("corner", here.seat, self.card, *tables(g).corner[self.card])
