"""What a playout might well do next, chosen fast."""

from collections.abc import Callable, Sequence
from math import inf

from starboard.games.seti.book import G
from starboard.games.seti.bot.outlook import outlook
from starboard.games.seti.bot.prices import STOCK
from starboard.games.seti.bot.standing import expectation
from starboard.games.seti.rules.turn import ChooseAction, EndTurn
from starboard.kernel.bot_kit import draw_by_word, without
from starboard.kernel.words import Option, Seat

LIKED = {  # how gladly a playout does each thing, beside 1 for all else
    "pass_round": 0.1, "decline": 0.2, "skip": 0.2, "stop": 0.4, "orbit": 4.0, "land": 6.0, "analyze": 6.0,
    "scan": 3.0, "research": 3.0, "play": 2.5, "launch": 2.0, "complete": 8.0, "cover": 6.0, "place": 4.0,
    "fly": 0.5, "buy": 0.2, "exchange": 0.05, "corner": 0.1,
}  # fmt: skip
CARDS = frozenset(("tuck", "keep", "take"))
WITHOUT = -20.0  # to do without a card, or to draw one unseen
BARTER = frozenset(("exchange", "buy", "corner"))
ASIDE = BARTER | {"fly"}
TURN = (ChooseAction, EndTurn)  # questions at which an action is over
PLAIN = frozenset(("tuck", "keep", "fly", "place"))
SETTLE = 4  # answers within which a choice has had its effect
FREE = ASIDE | {"place", "complete"}


def rollout(g: G, options: Sequence[Option], chance: Callable[[], float]) -> Option:
    """One of the options, those that bring points more often; of cards, the best to tuck or to have."""
    if options[0].key in CARDS:
        return _card(g, options)
    return draw_by_word(options, LIKED, chance)


def _card(g: G, options: Sequence[Option]) -> Option:
    """All options that name a card are weighed up by that card; others come last."""
    book, now, cards = outlook(g.book), g.s.round - 1, g.book.cards
    held, income = book.held[now], book.income[now]

    def gain(option: Option) -> float:
        card = str(option.ids[0]) if option.ids else ""
        if card not in held:
            return WITHOUT
        if option.key == "tuck":
            return income[card] + STOCK[cards[card].income][now] - held[card]
        return held[card]

    return max(options, key=gain)


def follow(g: G, seat: Seat, options: Sequence[Option], chance: Callable[[], float]) -> Option:
    """Where signals, traces and technologies go that an action brings: whatever looks best when it has had its effect.

    What the turn is played for, free actions and cards to keep are chosen as in a playout.
    """
    if isinstance(g.s.stack[-1].verb, TURN) or options[0].key in PLAIN:
        return rollout(g, options, chance)
    found, top = options[0], -inf
    for option in options:
        world = g.fork()
        world.answer(seat, option)
        _settle(world, seat, chance)
        worth = expectation(world, world.s.players[seat], hand=True)
        if worth > top:
            found, top = option, worth
    return found


def _settle(world: G, seat: Seat, chance: Callable[[], float]) -> None:
    """What an answer asks of the same seat at once belongs to it."""
    for _ in range(SETTLE):
        if world.s.outcome is not None or world.waiting != [seat] or isinstance(world.s.stack[-1].verb, TURN):
            return
        world.answer(seat, rollout(world, world.options(seat), chance))


def prune(g: G, options: Sequence[Option], ahead: bool) -> Sequence[Option]:
    """All where a turn begins; elsewhere few free actions, and ahead none, but those with which a turn may begin."""
    if isinstance(g.s.stack[-1].verb, ChooseAction):
        return without(options, BARTER) if ahead else options
    return without(options, FREE if ahead else ASIDE)
