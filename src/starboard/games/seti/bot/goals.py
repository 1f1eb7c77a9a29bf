"""What is promised for the end and for deeds: missions, end-of-game cards, gold tiles and the milestones to them."""

from starboard.games.seti.book import G
from starboard.games.seti.bot.outlook import CHANCE, GROWTH, Outlook
from starboard.games.seti.bot.prices import LAST
from starboard.games.seti.constants import GOLD_MILESTONES
from starboard.games.seti.model.player import Player
from starboard.games.seti.rules.conditions import Has, count, holds

READY = 0.97  # of a mission that only waits to be completed
MARK = 8.0  # what a gold tile is worth to who marks one
REST = 0.35  # how much of an unfinished set counts
AHEAD = (0.9, 0.7, 0.5, 0.3, 0.1, 0.0)  # sets still to come


def missions(g: G, player: Player, book: Outlook, now: int) -> tuple[float, float]:
    """Conditions by how far they have come, and open circles."""
    total = circles = 0.0
    cards = g.book.cards
    for mission in player.missions:
        if mission.open:
            for i, brings in enumerate(book.circles[now][mission.card]):
                if mission.open >> i & 1:
                    circles += brings
            continue
        requires, brings = cards[mission.card].requires, book.mission[now][mission.card]
        near = 1.0
        for has in requires:
            assert isinstance(has, Has)
            n = count(g, player.seat, has.count, mission.card)
            if has.exactly < 0 and n < has.least:
                near *= (n + 0.6) / (has.least + 0.6)
            elif has.exactly >= 0 and n != has.exactly:
                near *= 0.5
        total += brings * (READY if near == 1.0 and now <= LAST else CHANCE[now] * near)
    return total, circles


def end_cards(g: G, player: Player, now: int) -> float:
    """What cards that lie open will score: what they would now, and something for what is still to come."""
    total = 0.0
    cards = g.book.cards
    for key in player.kept:
        scores = cards[key].scores
        if scores is None:
            continue
        if scores.special:
            total += 4.0
        elif scores.per is not None:
            total += scores.vp * (count(g, player.seat, scores.per, key) + 0.4 * max(0.0, GROWTH[now] - 1.0))
        else:
            total += scores.vp * (1.0 if holds(g, player.seat, scores.requires, key) else CHANCE[now])
    return total


def gold(g: G, player: Player, now: int) -> tuple[float, float]:
    """Marked tiles by their sets, begun ones in part; and the way to the next milestones."""
    s, t, seat = g.s, g.book, player.seat
    total = ahead = 0.0
    for key, marks in zip(s.gold, s.gold_marks, strict=True):
        if seat in marks:
            side = t.gold[key]
            sums = [sum(count(g, seat, what) for what in part) for part in side.sums]
            least = max(sums) if side.largest else min(sums)
            more = 0.0 if side.largest else (sum(sums) / len(sums) - least)
            total += side.values[min(2, marks.index(seat))] * (least + REST * more + AHEAD[now]) / side.each
    for i, score in enumerate(GOLD_MILESTONES):
        if not player.claimed >> i & 1:
            ahead += MARK * min(1.0, player.vp / score) ** 2
    return total, ahead
