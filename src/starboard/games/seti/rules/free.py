"""Free actions of the active player.  SE-FRE, SE-TRN-02, SE-TRN-03, SE-DAT-01, SE-MIS-01."""

from collections.abc import Iterator
from functools import cache, lru_cache

from starboard.games.seti.book import NEAR, Book, G
from starboard.games.seti.constants import BUY_PUBLICITY, SLOTS_AT
from starboard.games.seti.model.facets import DATA_ROOM, PUBLICITY_ROOM, STOCK
from starboard.games.seti.model.player import Player
from starboard.games.seti.rules.cards import Take, discard, hand_of, leave_hand
from starboard.games.seti.rules.data import PlaceData
from starboard.games.seti.rules.discarding import DiscardCards
from starboard.games.seti.rules.missions import CompleteMission, is_fulfilled
from starboard.games.seti.rules.movement import FLIGHTS, own_probes, price, step
from starboard.games.seti.rules.resources import Receive, open_spaces
from starboard.games.seti.rules.solo.agencies import agency_of
from starboard.kernel.ids import pid
from starboard.kernel.offers import Change, Free, Judged, Need, Offer, Price, never, open_now
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Option, Seat, opt

JUDGED = Judged()


def free_moves(g: G) -> list[Free]:
    """All that the active player may slip in now; after passing nothing.  SE-TRN-03, SE-PAS-01, SE-MIS-19."""
    seat = g.s.active
    if g.s.players[seat].passed or agency_of(g.s, seat).automatic:
        return []
    return [Free(seat, offer) for offer in open_now(free_offers(g, seat), g, Step(JUDGED, seat))]


def free_offers(g: G, seat: Seat, closed: bool = False) -> list[Offer]:
    """All free actions.  SE-FRE, SE-DAT-01, SE-MIS-01."""
    player, t = g.s.players[seat], g.book
    found = [complete(m.card) for m in player.missions if not m.open]
    if player.data or closed:  # else none is open: the look is spared
        found += map(place, open_spaces(player))
    if g.s.probes:
        found += [flights(probe.id, probe.at, price(g, seat, probe.at)) for probe in own_probes(g, seat)]
    corners = corner_offers(t)
    found += [corners[card] for card in hand_of(g, seat)]
    found.append(BUY)
    found += EXCHANGES
    if closed:
        found += nothing_there(g, seat, player)
    return found


def nothing_there(g: G, seat: Seat, player: Player) -> Iterator[Offer]:
    """What one might look for and does not find among the free actions."""
    if not open_spaces(player):
        yield Offer(opt("place_data"), needs=(never("why-computer-full", "SE-DAT-02"),))
    for slot, (tech, above) in enumerate(zip(player.slots, SLOTS_AT, strict=True)):
        if tech >= 0 and above > player.top:
            empty = never("why-above-empty", "SE-DAT-07", pid("number", above))
            yield Offer(opt("place", pid("lower", slot + 1)), needs=(empty,))
    if not own_probes(g, seat):
        yield Offer(opt("fly_probe"), needs=(never("why-no-probe", "SE-FRE-01"),))
    for m in player.missions:
        if m.open:
            circles = never("why-circles", "SE-MIS-11", pid("number", m.open.bit_count()))
            yield Offer(opt("complete", m.card), needs=(circles,))
    if not player.hand and not player.aliens:
        yield Offer(opt("corner_card"), needs=(never("why-hand-empty", "SE-FRE-02"),))


@cache
def complete(card: str) -> Offer:
    """A conditional mission.  SE-MIS-01, SE-MIS-02, SE-MIS-03."""
    state = Need(lambda g, here: is_fulfilled(g, here.seat, card), "why-mission", "SE-MIS-01", (pid("needs", card),))
    return Offer(opt("complete", card), needs=(state,), does=(CompleteMission(card),))


@lru_cache(FLIGHTS)
def flights(probe: int, at: int, energy: int) -> Offer:
    """1 energy for 1 move; leaving asteroids takes two of them at once.  SE-FRE-01, SE-MOV-14."""
    ways = tuple(step("fly", probe, to, energy) for to in NEAR[at])
    return Offer(opt("fly_from", pid("probe", probe)), (("energy", energy),), rule="SE-MOV-04", ways=ways)


@cache
def place(space: str) -> Offer:
    placed = (PlaceData(space),)
    return Offer(opt("place", space), (("data", 1),), (), placed, "SE-DAT-01", "why-no-data", alters=STOCK | DATA_ROOM)


@cache
def corner_offers(t: Book) -> dict[str, Offer]:
    """Cards discarded for their corner.  SE-FRE-02."""
    return {
        key: Offer(opt("corner", key), (), (), card.corner, costs=(DiscardFor(key),), alters=STOCK)
        for key, card in t.cards.items()
    }


BUY = Offer(opt("buy"), (("publicity", BUY_PUBLICITY),), (), (Take(),), "SE-FRE-03", alters=STOCK | PUBLICITY_ROOM)

# Two of a kind for one of another, and two cards also for another card.  SE-FRE-04, SE-FRE-05, SE-FRE-06, SE-FRE-07,
# SE-FRE-08, SE-FRE-09.
PAIR = 2
KINDS = ("credit", "energy", "card")
TWO: dict[str, Price] = {"credit": (("credits", PAIR),), "energy": (("energy", PAIR),), "card": ()}
ONE: dict[str, tuple[Verb, ...]] = {"credit": (Receive("credit"),), "energy": (Receive("energy"),), "card": (Take(),)}


TWO_CARDS = Need(
    lambda g, here: len(hand_of(g, here.seat)) >= PAIR,
    "why-two",
    "SE-FRE-04",
    lambda g, here: (pid("number", len(hand_of(g, here.seat))),),
)


def exchange(given: str, taken: str) -> Offer:
    costs = (DiscardCards(PAIR),) if given == "card" else ()
    return Offer(opt("exchange", given, taken), TWO[given], does=ONE[taken], costs=costs, alters=STOCK)


EXCHANGES = tuple(
    Offer(
        opt("exchange_two", given),
        TWO[given],
        (TWO_CARDS,) if given == "card" else (),
        rule="SE-FRE-04",
        ways=tuple(exchange(given, taken) for taken in KINDS if given != taken or given == "card"),
    )
    for given in KINDS
)


STOCK_WORDS = frozenset({"credit", "energy", "publicity", "data"})


def can_wait(g: G, free: Option) -> bool:
    """Whether a free action is as good at the start of the next turn: it only turns what one holds into credits,
    energy, publicity or data, and no card in force listens.  Others change the row, the sky and the race for points;
    they do not touch a stock."""
    if g.s.lasting:
        return False
    match free.key:
        case "exchange":
            return free.ids[1] != "card"
        case "corner":
            return STOCK_WORDS.issuperset(g.book.corner[str(free.ids[0])])
        case _:
            return False


class DiscardFor(Verb, frozen=True):
    """A card is discarded from hand for its corner action.  SE-FRE-02, SE-CLR-45."""

    card: str

    def run(self, g: G, here: Step) -> None:
        leave_hand(g, here.seat, self.card)
        discard(g, self.card)
        g.did("corner", here.seat, self.card, *g.book.corner[self.card])

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        yield Change("cards", -1)
