"""The deck, the row, the discard pile and hands.  SE-CRD, SE-SPE-07."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import structs

from starboard.games.seti.book import G, me
from starboard.games.seti.model.facets import HAND, MISSIONS
from starboard.games.seti.model.memory import Scanning, Source
from starboard.games.seti.rules.resources import gain
from starboard.kernel.offers import Change
from starboard.kernel.secrets import Secret
from starboard.kernel.verbs import NOTHING, Ask, Step, Verb
from starboard.kernel.words import Option, Seat, opt

DECK = opt("deck")


def hand_of(g: G, seat: Seat) -> list[str]:
    """All cards in hand, alien ones included; Exertian cards are not in hand.

    SE-SPE-08, SE-EXE-05, SE-EXE-06, SE-CLR-36.
    """
    player = g.s.players[seat]
    return [*player.hand, *(card.value for card in player.aliens)] if player.aliens else player.hand


def empty_hand(g: G, seat: Seat) -> int:
    """What an effect goes by that may find no card in hand."""
    return NOTHING if hand_of(g, seat) else HAND


def hand_no_longer_empty(g: G, seat: Seat) -> int:
    """What an effect goes by that brings a card: a mission may ask for an empty hand.  SE-MIS-01."""
    return NOTHING if hand_of(g, seat) else MISSIONS


def leave_hand(g: G, seat: Seat, card: str) -> None:
    """A card leaves the hand, for wherever it goes.  SE-PLY-05."""
    player = g.s.players[seat]
    if card in player.hand:
        player.hand.remove(card)
    else:
        del player.aliens[next(i for i, secret in enumerate(player.aliens) if secret.value == card)]


def top_card(g: G) -> str | None:
    """The top card; an empty deck is made anew of the discard pile; with neither there is none.

    SE-CRD-06, SE-CRD-07.
    """
    s = g.s
    if not s.deck:
        if not s.discards:
            return None
        s.deck, s.discards = s.discards, []
        g.shuffle(s.deck)
        g.did("reshuffle", -1)
    return g.draw(s.deck)


def refill(g: G) -> None:
    """Fill the gaps of the row.  SE-CRD-05."""
    row = g.s.row
    for i, card in enumerate(row):
        if not card:
            row[i] = top_card(g) or ""


def refill_after(g: G) -> None:
    """The same, but the gaps that a scan makes stay until it is over.  SE-SCN-06, SE-SCN-07."""
    if g.find(Scanning) is None:
        refill(g)


def draw_random(g: G, seat: Seat, n: int, apart: bool = False) -> None:
    """Cards from the top of the deck to the hand, or apart.  SE-CRD-04, SE-CRD-08."""
    player = g.s.players[seat]
    for _ in range(n):
        card = top_card(g)
        if card is None:
            return
        (player.apart if apart else player.hand).append(card)
        if apart:
            remember_drawn(g, card)
        g.did("draw", seat, secret=(card,), to=(seat,))


def remember_drawn(g: G, card: str) -> None:
    source = g.find(Source)
    if source is not None:
        g.amend(Source, drawn=(*source.drawn, card))


def discard(g: G, card: str) -> None:
    """To the discard pile, that of its species for an alien card.  SE-CRD-12."""
    species = g.book.cards[card].species
    if not species:
        g.s.discards.append(card)
        return
    for place in g.s.species:
        if place.found and place.key.value == species:
            place.discards.append(card)


class Take(Ask, frozen=True):
    """Take a card of the row, replaced at once, or the top card of the deck.

    SE-CRD-04, SE-CRD-05, SE-SCN-10, SE-CLR-03.
    """

    n: int = 1
    reveal: bool = False
    prompt: ClassVar[str] = "take_card"

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        yield Change("cards", self.n)

    def options(self, g: G, here: Step) -> list[Option]:
        s = g.s
        row = [opt("take", card) for card in s.row if card]
        return [*row, DECK] if s.deck or s.discards else row

    def answer(self, g: G, here: Step, option: Option) -> None:
        if self.n > 1:
            g.push(here.seat, structs.replace(self, n=self.n - 1), source=here.source)
        if option == DECK:
            card = top_card(g)
            assert card is not None
            g.did("draw", here.seat, *((card,) if self.reveal else ()), secret=(card,), to=(here.seat,))
        else:
            card = str(option.ids[0])
            g.s.row[g.s.row.index(card)] = top_card(g) or ""
            g.did("take", here.seat, card)
        me(g, here).hand.append(card)
        if self.reveal:
            remember_drawn(g, card)


class TakeAlien(Ask, frozen=True):
    """Take the face-up card of the species, replaced at once, or the top of its deck.  SE-SPE-07."""

    prompt: ClassVar[str] = "take_alien"
    fixed: ClassVar[bool] = True

    def options(self, g: G, here: Step) -> list[Option]:
        place = place_of(g, str(here.source))
        if place < 0:
            return []
        species = g.s.species[place]
        shown = [opt("take", species.face_up)] if species.face_up else []
        return [*shown, DECK] if species.deck else shown

    def answer(self, g: G, here: Step, option: Option) -> None:
        species = g.s.species[place_of(g, str(here.source))]
        if option == DECK:
            card = g.draw(species.deck)
            me(g, here).aliens.append(g.show(card, here.seat))
            g.did("draw", here.seat, secret=(card.value,), to=(here.seat,))
            return
        me(g, here).aliens.append(Secret(species.face_up, 1 << here.seat, species.key.value))
        g.did("take", here.seat, species.face_up)
        species.face_up = g.draw(species.deck).value if species.deck else ""


def place_of(g: G, source: str) -> int:
    """The place of the species to which a card or a space belongs; -1 is none."""
    cards = g.book.cards
    species = cards[source].species if source in cards else source
    return next((i for i, place in enumerate(g.s.species) if place.found and place.key.value == species), -1)


def income_resource(g: G, seat: Seat, card: str) -> None:
    """The resource of the income corner: one of it, or the top card of the deck.  SE-INC-05, SE-INC-06."""
    income = g.book.cards[card].income
    if income == "card":
        draw_random(g, seat, 1)
    else:
        gain(g, seat, income)


class RefillAfter(Verb, frozen=True):
    """The row is filled when the effect that emptied it is done, in a scan when the scan is."""

    def run(self, g: G, here: Step) -> None:
        refill_after(g)


def take_row(g: G, seat: Seat) -> None:
    g.s.players[seat].hand.extend(card for card in g.s.row if card)
    g.s.row[:] = [""] * len(g.s.row)
    refill_after(g)


def return_self(g: G) -> None:
    g.amend(Source, returns=True)
