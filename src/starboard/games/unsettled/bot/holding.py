"""How near the crew is to knowing, holding or storing what a page wants."""

from starboard.games.unsettled.bot.distance import nearest
from starboard.games.unsettled.bot.maker import ON_THE_WAY, Gauge, Maker, gauges, share
from starboard.games.unsettled.effects.costs import Spend
from starboard.games.unsettled.effects.finds import ForfeitDiscovery
from starboard.games.unsettled.effects.holding import ComprehensionPresent, HasDiscovery, HasInventory
from starboard.games.unsettled.effects.planet import SpendInventory
from starboard.games.unsettled.effects.situation import Stored
from starboard.games.unsettled.model.explorer import Explorer
from starboard.games.unsettled.model.ids import SCARAB
from starboard.games.unsettled.model.table import G, Table

GATHERS = {"data": "analyze_data", "materials": "unearth_materials", "power": "charge_power"}
LEARNING, LEARNING_HERE = 0.75, 0.4  # the most that insight counts before it is comprehension


@gauges(ComprehensionPresent)
def comprehension(m: Maker, it: ComprehensionPresent) -> Gauge:
    discipline, track, anywhere = it.discipline, m.book.numbers["insight"] + 1, it.place == "any_node"
    m.wanted += ["theorize", "investigate"]

    def present(g: G, e: Explorer) -> float:
        able = [one for one in g.s.explorers if one.endurance]
        holders = [one.at for one in able if discipline in one.comprehension]
        if holders:
            return 1.0 if anywhere else 0.5 + 0.5 * nearest(g.s, e.at, holders)
        learning = max((one.insight + 1 for one in able if one.pursuit == discipline), default=0)
        return (LEARNING if anywhere else LEARNING_HERE) * learning / track

    return present


@gauges(HasInventory, SpendInventory)
def item(m: Maker, it: HasInventory | SpendInventory) -> Gauge:
    found = m.from_sources("item", it.item)

    def held(g: G, e: Explorer) -> float:
        have = e.inventory.get(it.item, 0)
        coming = max((gauge(g, e) for gauge in found), default=0.0) if have < it.n else 0.0
        return share(have + ON_THE_WAY * coming, it.n)

    return held


@gauges(HasDiscovery, ForfeitDiscovery)
def discovery(m: Maker, it: HasDiscovery | ForfeitDiscovery) -> Gauge:
    """Discoveries lie on nodes and beside opportunities; where none is known, investigating brings one to light."""
    m.wanted += ["investigate", *(space for card in m.book.cards() for space in m.book.card_spaces[card.key])]

    def found(g: G, e: Explorer) -> float:
        s, have = g.s, len(e.finds)
        if have >= it.n:
            return 1.0
        spots = [key for key, node in s.nodes.items() if node.discoveries]
        spots += [moment.at for moment in s.moments if moment.discoveries]
        if spots:
            return share(have + 0.3 + 0.4 * nearest(s, e.at, spots), it.n)
        fresh = [key for key, node in s.nodes.items() if key != SCARAB and not node.investigated]
        return share(have + 0.2 * nearest(s, e.at, fresh), it.n)

    return found


@gauges(Stored, Spend)
def stored(m: Maker, it: Stored | Spend) -> Gauge:
    m.wanted.append(GATHERS[it.kind])
    kind, n = it.kind, it.n if isinstance(it.n, int) else 1

    def in_store(g: G, e: Explorer) -> float:
        have: int = getattr(g.s, kind)
        return share(have + (_gathering(g.s, kind) if have < n else 0.0), n)

    return in_store


def _gathering(s: Table, kind: str) -> float:
    """How near one more unit is: data are taken where LUNA is, materials where an explorer is."""
    if kind == "power":
        return 0.0
    lying = [key for key, node in s.nodes.items() if getattr(node, kind)]
    if not lying:
        return 0.1 * (s.luna != SCARAB)
    starts = [s.luna] if kind == "data" else [e.at for e in s.explorers if e.endurance]
    return 0.2 + 0.5 * max((nearest(s, start, lying) for start in starts), default=0.0)
