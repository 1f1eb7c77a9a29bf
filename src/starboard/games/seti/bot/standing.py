"""How a seat stands: the points that it has and may expect, beside those of the others."""

from math import log
from operator import mul

from starboard.games.seti.book import G
from starboard.games.seti.bot.computer import computer
from starboard.games.seti.bot.flights import flights
from starboard.games.seti.bot.goals import end_cards, gold, missions
from starboard.games.seti.bot.outlook import Outlook, outlook
from starboard.games.seti.bot.prices import ALIEN, CARD, CREDIT, DATA, ENERGY, INCOME, LAST, PUBLICITY, STOCK, TECH
from starboard.games.seti.bot.signals import sectors
from starboard.games.seti.constants import HAND_AFTER_PASS, TECHS
from starboard.games.seti.model.player import Player
from starboard.games.seti.rules.solo.agencies import agency_of
from starboard.kernel.bot_kit import odds_of_lead
from starboard.kernel.words import Seat

SPREAD = 30.0  # points by which a lead is nearly safe: the same in all rounds, else who leads would hurry to the next
PASSING = 3.2  # the card of the round that who has not passed may still choose
PLENTY, SURPLUS = 7, 0.75  # credits, or energy, beyond which more is worth less
MEANS = 5  # credits and energy with which a round begins
FULL = 6  # publicity beyond which more is worth less
KINDS = {"credit": 0, "energy": 1, "card": 2, "": 3}  # of income; the last one is any other
BOTH = ("credits", "energy", "publicity", "data", "computer", "cards", "quality", "flights", "sectors", "missions")
LATE = tuple(f"late_{word}" for word in BOTH)
PROMISES = (
    *BOTH, *LATE, *(f"tech_{tech}" for tech in TECHS), "aliens", "exofossils",
    "income_credit", "income_energy", "income_card", "income_other", "passing", "more_flights", "filled", "circles",
    "end_cards", "gold", "milestones",
)  # fmt: skip


def value(g: G, seat: Seat) -> float:
    """From 0 to 1: how far this seat will be before the best of the others."""
    s = g.s
    if s.outcome is not None:
        return s.outcome.value(seat)
    mine = expectation(g, s.players[seat], hand=True)
    others = max(expectation(g, player) for player in s.players if player.seat != seat)
    return odds_of_lead(mine - others, SPREAD)


def expectation(g: G, player: Player, hand: bool = False) -> float:
    """The points with which a player may end; cards count one by one only for who may know them."""
    if agency_of(g.s, player.seat).automatic:
        return float(player.vp)
    return player.vp + float(sum(map(mul, g.rules.weights, promises(g, player, hand))))


def promises(g: G, player: Player, hand: bool) -> tuple[float, ...]:
    """What may still bring a player points, a number for each of `PROMISES`, before it is weighed.

    Those of `BOTH` pass from their first weight to their late one as the rounds pass.
    """
    now = g.s.round - 1
    if player.passed and now == LAST:
        now += 1
    book = outlook(g.book)
    count, quality = cards(player, book, now, hand)
    first, more = flights(g, player, book, now)
    won, filled = sectors(g, player, book, now)
    conditional, circles = missions(g, player, book, now)
    marked, ahead = gold(g, player, now)
    both = (
        CREDIT[now] * useful(player.credits),
        ENERGY[now] * useful(player.energy),
        PUBLICITY[now] * (min(player.publicity, FULL) + 0.5 * max(0, player.publicity - FULL)),
        DATA[now] * player.data,
        computer(player, now),
        count,
        quality,
        first,
        won,
        conditional,
    )
    late = min(now, LAST) / LAST
    early = 1.0 - late
    tech = technology(player, now)
    return (
        *[early * promise for promise in both],
        *[late * promise for promise in both],
        *[tech if player.techs >> i & 1 else 0.0 for i in range(len(TECHS))],
        ALIEN[now] * len(player.aliens),
        STOCK["exofossil"][now] * player.exofossils,
        *incomes(g, player, now),
        PASSING if not player.passed and now < LAST else 0.0,
        more,
        filled,
        circles,
        end_cards(g, player, now),
        marked,
        ahead,
    )


def incomes(g: G, player: Player, now: int) -> list[float]:
    """What tucked cards still bring: credits, energy, cards, anything else."""
    found, all_cards = [0.0] * len(KINDS), g.book.cards
    for card in player.tucked:
        what = all_cards[card].income
        found[KINDS.get(what, len(KINDS) - 1)] += INCOME[what][now]
    return found


def cards(player: Player, book: Outlook, now: int, hand: bool) -> tuple[float, float]:
    """What the hand is worth: any card, and what is more for who may know them, card by card."""
    if not hand or now > LAST:
        return CARD[now] * min(HAND_AFTER_PASS, len(player.hand)), 0.0
    worth = book.held[now]
    held = sorted([worth[card] for card in player.hand], reverse=True)
    total = sum(held[:HAND_AFTER_PASS]) + 0.6 * sum(held[HAND_AFTER_PASS:])
    base = CARD[now] * (min(HAND_AFTER_PASS, len(held)) + 0.6 * max(0, len(held) - HAND_AFTER_PASS))
    return base, total - base


def technology(player: Player, now: int) -> float:
    """What a technology still brings: in the rounds to come, and in this one while there is something to spend."""
    if now > LAST:
        return TECH[now]
    means = 0.0 if player.passed else min(1.0, (player.credits + player.energy) / MEANS)
    return TECH[now + 1] + means * (TECH[now] - TECH[now + 1])


def useful(n: int) -> float:
    """So many credits, or so much energy, where more is worth less."""
    return n if n <= PLENTY else PLENTY + SURPLUS * (n - PLENTY)


def lead_of(value: float) -> float:
    """The lead in points that a value stands for."""
    odds = min(0.999, max(0.001, value))
    return SPREAD * log(odds / (1.0 - odds))
