"""The parts of the crew's standing by their words, in hours, so that an adviser can say why.

Together they come to what `standing.value` adds up; a test holds both to it.
"""

from starboard.games.unsettled.book import G
from starboard.games.unsettled.bot.distance import Land
from starboard.games.unsettled.bot.maker import soft
from starboard.games.unsettled.bot.plans import plan
from starboard.games.unsettled.bot.standing import (
    AHEAD,
    DISTRESS,
    EFFORT,
    ENOUGH,
    FIND,
    FOCUS,
    KNOWN,
    LAND,
    LEAVING,
    LONG,
    LUNA_OUT,
    MOMENT,
    PAGE,
    REGROUP,
    STORED,
    TEMPO,
    TRUST,
    TURNS,
    condition,
    hours_left,
)
from starboard.games.unsettled.model.ids import SCARAB
from starboard.games.unsettled.model.table import Table


def terms(g: G) -> dict[str, float]:
    """What the standing of the crew is made of."""
    s, parts = g.s, dict[str, float]()
    if s.page:
        land, today = Land(g), plan(g)
        parts["page"] = PAGE * (s.page - 1) - min(PAGE, soft(EFFORT * today.effort(land), LONG))
        parts["ahead"] = -AHEAD * today.ahead(land)
    return parts | {"time": hours_left(s, g.book.numbers["spaces"])} | _crew(s) | _surroundings(s)


def _crew(s: Table) -> dict[str, float]:
    """How well the explorers are, and what they have learnt."""
    parts = {
        "distress": -sum(DISTRESS[min(5, sum(map(bool, e.distress)))] for e in s.explorers),
        "focus": sum(FOCUS[focus] for e in s.explorers for focus in e.focus),
        "finds": FIND * sum(len(e.finds) for e in s.explorers),
    }
    return parts | {"learning": sum(map(condition, s.explorers)) - sum(parts.values())}


def _surroundings(s: Table) -> dict[str, float]:
    assigned = sum(map(bool, s.explorers[s.active].on)) if s.explorers else 0
    return {
        "stores": STORED * (min(s.data, ENOUGH) + min(s.materials, ENOUGH) + min(s.power, ENOUGH)),
        "land": KNOWN * min(len(s.nodes), LAND) + LUNA_OUT * (s.luna != SCARAB),
        "trust": TRUST * s.trust - LEAVING * len(s.freely),
        "moments": MOMENT * sum(bool(moment.card) for moment in s.moments),
        "tempo": TEMPO * assigned + REGROUP * min(s.turns, TURNS),
    }
