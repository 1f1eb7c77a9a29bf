"""Passing.  SE-PAS."""

from typing import ClassVar

from starboard.games.seti.book import G, me
from starboard.games.seti.constants import HAND_AFTER_PASS, ROUNDS
from starboard.games.seti.rules.cards import discard, hand_of
from starboard.games.seti.rules.discarding import DiscardCards
from starboard.games.seti.rules.solar import Rotate
from starboard.kernel.offers import Offer
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Option, Seat, opt


def pass_turn(g: G, seat: Seat) -> None:
    """Discard to the hand limit, rotate if nobody passed before, take a card.

    SE-PAS-01, SE-PAS-02, SE-PAS-03, SE-PAS-08, SE-PAS-09, SE-PAS-06, SE-SOL-13.
    """
    s = g.s
    s.players[seat].passed = True
    g.did("pass", seat)
    rotate: list[Verb] = [] if s.rotated else [Rotate()]
    s.rotated = True
    over = len(hand_of(g, seat)) - HAND_AFTER_PASS
    card: list[Verb] = [LookAtStack()] if s.round < ROUNDS else []
    g.push(seat, *([DiscardCards(over)] if over > 0 else []), *rotate, *card)


class PassRound(Verb, frozen=True):
    """The player is out for this round.  SE-PAS-01, SE-PAS-07."""

    def run(self, g: G, here: Step) -> None:
        pass_turn(g, here.seat)


PASS = Offer(opt("pass_round"), does=(PassRound(),))


class LookAtStack(Verb, frozen=True):
    """The player looks at the cards left in the stack of the round.  SE-PAS-04."""

    def run(self, g: G, here: Step) -> None:
        stack = g.s.stacks[g.s.round - 1]
        stack[:] = [g.show(card, here.seat) for card in stack]
        g.push(here.seat, RoundCard())


class RoundCard(Ask, frozen=True):
    """Keep one card of the stack of the round; the last one left over is discarded.  SE-PAS-04, SE-PAS-05."""

    prompt: ClassVar[str] = "round_card"
    because: ClassVar[str] = "pass"

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("keep", card.value) for card in g.s.stacks[g.s.round - 1]]

    def answer(self, g: G, here: Step, option: Option) -> None:
        stack = g.s.stacks[g.s.round - 1]
        kept = str(option.ids[0])
        stack[:] = [card for card in stack if card.value != kept]
        me(g, here).hand.append(kept)
        g.did("round_card", here.seat, secret=(kept,), to=(here.seat,))
        clear_stack(g)


def clear_stack(g: G) -> None:
    """When all have passed, what is left of the stack of the round is discarded.  SE-PAS-05."""
    if all(player.passed for player in g.s.players):
        stack = g.s.stacks[g.s.round - 1]
        for card in stack:
            discard(g, card.value)
        stack.clear()
