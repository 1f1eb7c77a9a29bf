"""Playing cards for their effect.  SE-PLY, SE-CEN-03, SE-CEN-04."""

from collections.abc import Iterator
from functools import cache

from msgspec import structs

from starboard.games.seti.book import Book, G
from starboard.games.seti.model.memory import Source
from starboard.games.seti.model.player import Mission, Waiting
from starboard.games.seti.rules.cards import discard, hand_no_longer_empty, hand_of, leave_hand
from starboard.games.seti.rules.effects import steps
from starboard.games.seti.rules.missions import completable
from starboard.kernel.force import Last
from starboard.kernel.offers import UNKNOWN, Change, Offer
from starboard.kernel.secrets import Secret
from starboard.kernel.verbs import NOTHING, Step, Verb
from starboard.kernel.words import Seat, opt

AHEAD = 15  # SE-CEN-04


@cache
def play_offers(t: Book) -> dict[str, Offer]:
    """Each card as it is offered: its cost, in credits or in energy.  SE-PLY-01, SE-PLY-02, SE-CEN-03."""
    stock = {"credit": "credits", "energy": "energy"}
    return {
        key: Offer(opt("play", key), ((stock[card.pays], card.cost),), (), (PlayCard(key),), "SE-PLY-01")
        for key, card in t.cards.items()
    }


def plays(g: G, seat: Seat) -> list[Offer]:
    """The cards in hand."""
    made = play_offers(g.book)
    return [made[key] for key in hand_of(g, seat)]


class PlayCard(Verb, frozen=True):
    """A card that was paid for.  SE-PLY-04."""

    card: str

    def run(self, g: G, here: Step) -> None:
        play(g, here.seat, self.card)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        yield UNKNOWN  # the card itself tells what it does


def play(g: G, seat: Seat, key: str) -> None:
    """Resolve the effects from left to right, then the card goes where it belongs.

    SE-PLY-04, SE-PLY-07, SE-PLY-08, SE-EFF-17, SE-CEN-08.
    """
    card, player = g.book.cards[key], g.s.players[seat]
    leave_hand(g, seat, key)
    g.did("play_card", seat, key)
    if card.kind == "message":
        player.waiting.append(Waiting(key, player.vp + AHEAD))
    armed = tuple(verb for verb in card.does if isinstance(verb, Last))
    rest = tuple(verb for verb in card.does if not isinstance(verb, Last))
    body = steps(seat, (*armed, *rest, Played(key)), key)
    if not armed and not completable(g, seat):  # what may come now could have come before the card was played
        body = (structs.replace(body[0], link=False), *body[1:])
    g.put(Step(Source(card=key, body=tuple(reversed(body))), seat, key))


class Played(Verb, frozen=True):
    """The effects of a card are resolved: it counts as played, then it lies open.

    SE-MIS-15, SE-PLY-07, SE-PLY-06, SE-CLR-21, SE-CLR-47.
    """

    card: str

    def at_stake(self, g: G, here: Step) -> int:
        return hand_no_longer_empty(g, here.seat) if g.s.players[here.seat].apart else NOTHING

    def run(self, g: G, here: Step) -> None:
        card, player = g.book.cards[self.card], g.s.players[here.seat]
        player.hand.extend(player.apart)
        player.apart.clear()
        g.push(here.seat, PutAway(self.card, g.inside(Source).returns))
        cost = (f"cost_{card.cost}",) if card.pays == "credit" else ()
        g.did("play", here.seat, self.card, *cost, *(f"tag_{tag}" for tag in card.tags))


class PutAway(Verb, frozen=True):
    """A mission or a gold card stays in front of its owner; others are discarded.

    SE-PLY-04, SE-PLY-07, SE-MIS-05, SE-CEN-08.
    """

    card: str
    returns: bool = False

    def run(self, g: G, here: Step) -> None:
        card, player = g.book.cards[self.card], g.s.players[here.seat]
        if self.returns:
            if card.species:
                player.aliens.append(Secret(self.card, 1 << here.seat, card.species))
            else:
                player.hand.append(self.card)
        elif card.kind in ("conditional", "triggered"):
            player.missions.append(Mission(self.card, (1 << len(card.circles)) - 1))
        elif card.kind in ("endgame", "permanent"):
            player.kept.append(self.card)
        elif card.kind == "action" and self.card not in player.tucked:
            discard(g, self.card)
