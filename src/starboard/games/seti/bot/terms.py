"""The parts of a seat's expected lead by their words, in points, so that an adviser can say why.

Together they come to the lead that `standing.value` is made from; a test holds both to it.
"""

from starboard.games.seti.book import G
from starboard.games.seti.bot.computer import computer
from starboard.games.seti.bot.flights import flights
from starboard.games.seti.bot.goals import end_cards, gold, missions
from starboard.games.seti.bot.outlook import outlook
from starboard.games.seti.bot.prices import ALIEN, CREDIT, DATA, ENERGY, LAST, PUBLICITY, STOCK
from starboard.games.seti.bot.signals import sectors
from starboard.games.seti.bot.standing import FULL, expected, stock, technology, useful
from starboard.games.seti.model.player import Player
from starboard.kernel.words import Seat


def terms(g: G, seat: Seat) -> dict[str, float]:
    """What the lead of a seat is made of: its own points, now and to come, and those of the best other."""
    s, me = g.s, g.s.players[seat]
    now = s.round - 1
    if me.passed and now == LAST:
        now += 1
    book = outlook(g.book)
    parts = _stock(me, now)
    income = book.income[now]
    parts["income"] = sum(income[card] for card in me.tucked)
    parts["cards"] = stock(me, book, now, True) - sum(parts.values())
    parts["data"] += computer(me, now)
    return parts | {
        "points": float(me.vp),
        "flights": flights(g, me, book, now),
        "sectors": sectors(g, me, book, now),
        "missions": missions(g, me, book, now),
        "goals": end_cards(g, me, now) + gold(g, me, now),
        "rivals": -max(expected(g, player) for player in s.players if player.seat != seat),
    }


def _stock(me: Player, now: int) -> dict[str, float]:
    """Resources and technologies; cards are what else lies before a player."""
    return {
        "credits": CREDIT[now] * useful(me.credits),
        "energy": ENERGY[now] * useful(me.energy),
        "publicity": PUBLICITY[now] * (min(me.publicity, FULL) + 0.5 * max(0, me.publicity - FULL)),
        "data": DATA[now] * me.data,
        "technologies": technology(me, now) * me.techs.bit_count(),
        "life": ALIEN[now] * len(me.aliens) + STOCK["exofossil"][now] * me.exofossils,
    }
