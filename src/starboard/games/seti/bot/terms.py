"""The parts of a seat's expected lead by their words, in points, so that an adviser can say why.

Together they come to the lead that `standing.value` is made from; a test holds both to it.
"""

from starboard.games.seti.book import G
from starboard.games.seti.bot.standing import PROMISES, expectation, promises
from starboard.kernel.words import Seat

TOLD = {  # what is told under one word
    "computer": "data", "passing": "cards", "quality": "cards", "end_cards": "goals", "gold": "goals",
    "milestones": "goals", "aliens": "life", "exofossils": "life", "more_flights": "flights", "filled": "sectors",
    "circles": "missions",
}  # fmt: skip


def told(word: str) -> str:
    """The word of the adviser for a promise."""
    kind, _, rest = word.partition("_")
    if kind in ("tech", "income"):
        return "technologies" if kind == "tech" else kind
    plain = rest if kind == "late" else word
    return TOLD.get(plain, plain)


def terms(g: G, seat: Seat) -> dict[str, float]:
    """What the lead of a seat is made of: its own points, now and to come, and those of the best other."""
    s, me = g.s, g.s.players[seat]
    parts: dict[str, float] = {}
    for word, weight, promise in zip(PROMISES, g.rules.weights, promises(g, me, hand=True), strict=True):
        name = told(word)
        parts[name] = parts.get(name, 0.0) + weight * promise
    return parts | {
        "points": float(me.vp),
        "rivals": -max(expectation(g, player) for player in s.players if player.seat != seat),
    }
