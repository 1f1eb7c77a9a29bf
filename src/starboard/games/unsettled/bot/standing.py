"""How the crew stands: pages behind it, the hours that the open page still takes, and the hours that are left.

Everything is counted in hours, then brought into 0 to 1.
"""

from starboard.games.unsettled.book import G
from starboard.games.unsettled.bot.distance import Land
from starboard.games.unsettled.bot.maker import soft
from starboard.games.unsettled.bot.plans import plan
from starboard.games.unsettled.constants import ENDURANCE
from starboard.games.unsettled.model.explorer import Explorer
from starboard.games.unsettled.model.ids import DISCIPLINES, SCARAB
from starboard.games.unsettled.model.table import Table

PAGE, EFFORT, AHEAD = 200.0, 3.0, 1.0  # a page; an hour of work on the open one, and on what only later ones want
LONG = 160.0  # beyond this, work on a page counts less: it is never worth more than the page, and yet to be begun
HOUR = 2.0
LAST, OUT = 4.0, 15.0  # what the last point of endurance is worth beyond its hours, and consciousness
FOCUS = (0.0, 0.9, 1.5, 1.9)
DISTRESS, LEARNT, INSIGHT, FIND = (0.0, 0.8, 1.8, 3.0, 4.5, 6.5), 1.5, 0.3, 1.5
PURSUIT = 0.1  # what a change of mind costs at the bottom of the track: else it is a way to put off what must come
TRUST, STORED, KNOWN, LUNA_OUT, MOMENT = 1.5, 0.15, 0.15, 0.2, 0.4
TEMPO, REGROUP, TURNS = 1.0, 3.5, 70  # for each cube assigned, and each turn, so that idling never looks better
LEAVING = 10.0  # for each who agrees to leave the others behind
ENOUGH, LAND = 3, 9  # units in a store, and nodes known, beyond which more is worth nothing by itself
LOWEST, REST = -300.0, 60.0  # where the scale begins, and what all but pages and tempo can come to


def value(g: G) -> float:
    """From 0, lost, to 1, won; the same for all seats."""
    s = g.s
    if s.outcome is not None:
        return s.outcome.value(s.outcome.winners[0] if s.outcome.winners else 0)
    book = g.book
    pages = len(book.tasks[s.task].pages) if s.task else 8
    score = sum(map(condition, s.explorers)) + surroundings(s) + hours_left(s, book.numbers["spaces"])
    if s.page:
        land, today = Land(g), plan(g)
        score += PAGE * (s.page - 1) - min(PAGE, soft(EFFORT * today.effort(land), LONG)) - AHEAD * today.ahead(land)
    return min(0.99, max(0.01, (score - LOWEST) / (PAGE * pages + REGROUP * TURNS + REST - LOWEST)))


def hours_left(s: Table, spaces: int) -> float:
    """Until the crew is exhausted; the last hours are worth most."""
    if not s.explorers:
        return 0.0
    weary = sum(ENDURANCE - e.endurance for e in s.explorers) / len(s.explorers)
    out = sum((LAST if e.endurance == 1 else OUT) for e in s.explorers if e.endurance < 2)
    return -HOUR * (spaces * weary + s.time) - out


def condition(explorer: Explorer) -> float:
    """How well one of the crew is."""
    score = -DISTRESS[min(5, sum(map(bool, explorer.distress)))]
    for focus in explorer.focus:
        score += FOCUS[focus]
    if not explorer.insight and explorer.pursuit:
        score -= PURSUIT * ((DISCIPLINES.index(explorer.pursuit) - explorer.seat - len(explorer.comprehension)) % 3)
    return score + LEARNT * len(explorer.comprehension) + INSIGHT * explorer.insight + FIND * len(explorer.finds)


def surroundings(s: Table) -> float:
    """Stores, trust, the known land; and how far the turn has come."""
    score = STORED * (min(s.data, ENOUGH) + min(s.materials, ENOUGH) + min(s.power, ENOUGH))
    score += KNOWN * min(len(s.nodes), LAND) + TRUST * s.trust - LEAVING * len(s.freely) + LUNA_OUT * (s.luna != SCARAB)
    score += MOMENT * sum(bool(moment.card) for moment in s.moments)
    assigned = sum(map(bool, s.explorers[s.active].on)) if s.explorers else 0
    return score + TEMPO * assigned + REGROUP * min(s.turns, TURNS)
