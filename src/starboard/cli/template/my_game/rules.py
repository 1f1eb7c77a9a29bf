"""Set-up and turns.  A verb is what happens; an offer is an option with its price, its needs and its effect."""

from collections.abc import Iterable
from functools import cache
from typing import ClassVar

from my_game.book import Book, G
from my_game.constants import CREDITS, HAND, HAND_MOST, PLAN_CREDITS, ROUNDS, WAGE
from my_game.model import Player, Table
from starboard.kernel.chance import shuffle
from starboard.kernel.offers import Change, Need, Offer, Offers
from starboard.kernel.setup import Setup
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Outcome, Seat, opt


def new_table(book: Book, setup: Setup) -> Table:
    """Everybody begins with credits and cards.  MG-SET-01, MG-SET-02."""
    deck = list(book.cards)
    rng = shuffle(deck, setup.seed)
    hands = [[deck.pop() for _ in range(HAND)] for _ in range(setup.seats)]
    players = [Player(seat, CREDITS, hand=hand) for seat, hand in enumerate(hands)]
    return Table(setup, rng=rng, stack=[Step(NextTurn(0), 0), Step(Act(), 0)], players=players, deck=deck)


# What a turn may be used for


class Earn(Verb, frozen=True):
    """A day's work brings credits.  MG-TRN-02."""

    def run(self, g: G, here: Step) -> None:
        g.s.players[here.seat].credits += WAGE
        g.did("earn", here.seat, n=WAGE)

    def amounts(self, g: G, here: Step) -> Iterable[Change]:
        yield Change("credits", WAGE)


class DrawPlan(Verb, frozen=True):
    """The top card of the deck comes to the hand.  MG-TRN-03."""

    def run(self, g: G, here: Step) -> None:
        card = g.draw(g.s.deck)
        g.s.players[here.seat].hand.append(card)
        g.did("plan", here.seat, secret=(card,), to=(here.seat,))


class Launch(Verb, frozen=True):
    """A card that is paid for leaves the hand and does what is printed on it.  MG-TRN-04."""

    card: str

    def run(self, g: G, here: Step) -> None:
        g.s.players[here.seat].hand.remove(self.card)
        g.s.discards.append(self.card)
        g.did("launch", here.seat, self.card)
        g.flow(here.seat, g.book.cards[self.card].does, self.card)

    def amounts(self, g: G, here: Step) -> Iterable[Change]:
        for verb in g.book.cards[self.card].does:
            yield from verb.amounts(g, here)


ROOM = Need(lambda g, here: len(g.s.players[here.seat].hand) < HAND_MOST, "why-hand-full", "MG-TRN-05")
DECK = Need(lambda g, here: bool(g.s.deck), "why-deck-empty", "MG-TRN-06")

EARN = Offer(opt("earn"), does=(Earn(),), rule="MG-TRN-02")
PLAN = Offer(opt("plan"), (("credits", PLAN_CREDITS),), (ROOM, DECK), (DrawPlan(),), "MG-TRN-03")


@cache
def launch(card: str, cost: int) -> Offer:
    """A card of the hand at the price printed on it.  MG-TRN-04."""
    return Offer(opt("launch", card), (("credits", cost),), does=(Launch(card),), rule="MG-TRN-04")


class Act(Offers, frozen=True):
    """One thing a turn.  What is closed is shown with its reason; nobody writes that twice.  MG-TRN-01."""

    prompt: ClassVar[str] = "act"
    because: ClassVar[str] = "turn"
    asks_one: ClassVar[bool] = True

    def offers(self, g: G, here: Step, closed: bool = False) -> Iterable[Offer]:
        cards = g.book.cards
        return [EARN, PLAN, *(launch(key, cards[key].cost) for key in g.s.players[here.seat].hand)]


# From turn to turn


class NextTurn(Verb, frozen=True):
    """The next seat is asked; after the last one a round ends, and after the last round the game.  MG-TRN-01."""

    after: Seat

    def run(self, g: G, here: Step) -> None:
        seat = (self.after + 1) % len(g.s.players)
        if seat == 0:
            g.s.round += 1
        if g.s.round > ROUNDS:
            end(g)
        else:
            g.push(seat, Act(), NextTurn(seat))


def end(g: G) -> None:
    """Most points win; a tie is a draw.  MG-END-01, MG-END-02."""
    scores = tuple(player.points for player in g.s.players)
    best = tuple(seat for seat, points in enumerate(scores) if points == max(scores))
    g.end(Outcome("win" if len(best) == 1 else "draw", best if len(best) == 1 else (), scores))
