"""How the crew stands: pages behind it, how near the open page is to its end, and how everybody is.

Everything is counted in thousandths of a page, then brought into 0 to 1.
"""

from starboard.games.unsettled.bot.plans import plan
from starboard.games.unsettled.console import console
from starboard.games.unsettled.model.explorer import Explorer
from starboard.games.unsettled.model.ids import DISCIPLINES, SCARAB
from starboard.games.unsettled.model.table import G, Table

PAGE, OPEN = 1000, 850  # a page, and the most that nearness to the end of the open one counts
ENDURANCE = (-80, 20, 50, 75, 95, 110)  # the last points matter most
FOCUS = (0, 4, 7, 9)
DISTRESS, LEARNT, INSIGHT, FIND = 7, 20, 4, 3
PURSUIT = 10  # what a change of mind costs at the bottom of the track: else it is a way to put off what must come
TIME, TRUST, STORED, KNOWN = 2, 4, 1, 2
TEMPO, DEEDS, TURNS = 4, 4, 80  # for each cube assigned and each regroup, so that idling never looks better
LEAVING = 60  # for each who agrees to leave the others behind
ENOUGH, LAND = 3, 9  # units in a store, and nodes known, beyond which more is worth nothing by itself
BEST = 800  # what all but the pages can come to


def value(g: G) -> float:
    """From 0, lost, to 1, won; the same for all seats."""
    s = g.s
    if s.outcome is not None:
        return s.outcome.value(s.outcome.winners[0] if s.outcome.winners else 0)
    pages = len(console(g).tasks[s.task].pages) if s.task else 8
    done = PAGE * max(0, s.page - 1) + OPEN * plan(g).nearness(g) if s.page else 0.0
    score = done + sum(map(condition, s.explorers)) + surroundings(s)
    return min(0.99, max(0.01, score / (PAGE * pages + BEST + TEMPO * DEEDS * TURNS)))


def condition(explorer: Explorer) -> float:
    """How well one of the crew is."""
    score: float = ENDURANCE[min(explorer.endurance, 5)]
    for focus in explorer.focus:
        score += FOCUS[min(focus, 3)]
    for card in explorer.distress:
        if card:
            score -= DISTRESS
    if not explorer.insight and explorer.pursuit:
        score -= PURSUIT * ((DISCIPLINES.index(explorer.pursuit) - explorer.seat - len(explorer.comprehension)) % 3)
    return score + LEARNT * len(explorer.comprehension) + INSIGHT * explorer.insight + FIND * len(explorer.finds)


def surroundings(s: Table) -> float:
    """Stores, trust, time, the known land; and how far the turn has come."""
    score = STORED * (min(s.data, ENOUGH) + min(s.materials, ENOUGH) + min(s.power, ENOUGH))
    score += KNOWN * min(len(s.nodes), LAND) + TRUST * s.trust - TIME * s.time - LEAVING * len(s.freely)
    assigned = sum(map(bool, s.explorers[s.active].on)) if s.explorers else 0
    return score + TEMPO * (DEEDS * min(s.turns, TURNS) + assigned) + (s.luna != SCARAB)
