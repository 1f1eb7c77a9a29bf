"""What it takes until the crew knows, holds or stores what a page wants."""

from starboard.games.unsettled.bot.distance import Land
from starboard.games.unsettled.bot.maker import DEED, Effort, Maker, efforts
from starboard.games.unsettled.effects.costs import Spend, TimeUnlessComprehension
from starboard.games.unsettled.effects.finds import ForfeitDiscovery
from starboard.games.unsettled.effects.holding import ComprehensionPresent, HasInventory
from starboard.games.unsettled.effects.planet import SpendInventory
from starboard.games.unsettled.effects.situation import Stored
from starboard.games.unsettled.effects.time import AdvanceTime
from starboard.games.unsettled.model.explorer import Explorer
from starboard.games.unsettled.model.ids import SCARAB

GATHERS = {"data": "analyze_data", "materials": "unearth_materials", "power": "charge_power"}
UNIT = 0.7  # hours for one of a resource, where it lies: the right cube takes two at once
SCANNED = 0.4  # until something lies where LUNA is
STUDY = 0.75  # hours for an insight, on whatever way it comes
HUNT = 3.0  # hours for a discovery of which nothing is known yet


@efforts(ComprehensionPresent)
def comprehension(m: Maker, it: ComprehensionPresent) -> Effort:
    discipline, track, anywhere = it.discipline, m.book.numbers["insight"], it.place == "any_node"
    m.wanted += ["theorize", "investigate"]

    def present(land: Land, e: Explorer) -> float:
        best = 99.0
        for one in land.s.explorers:
            if one.endurance:
                way = 0.0 if anywhere else land.far(one.at, e.at)
                best = min(best, way + learns(one, discipline, track))
        return best

    return present


def learns(one: Explorer, discipline: str, track: int) -> float:
    """The hours until this explorer comprehends a discipline."""
    if discipline in one.comprehension:
        return 0.0
    return STUDY * (track - one.insight if one.pursuit == discipline else track + 0.5)


@efforts(HasInventory, SpendInventory)
def item(m: Maker, it: HasInventory | SpendInventory) -> Effort:
    found = [effort for _, effort in m.from_sources("item", it.item)]

    def held(land: Land, e: Explorer) -> float:
        missing = it.n - e.inventory.get(it.item, 0)
        return missing * min((effort(land, e) for effort in found), default=HUNT) if missing > 0 else 0.0

    return held


@efforts(ForfeitDiscovery)
def discovery(m: Maker, it: ForfeitDiscovery) -> Effort:
    """Discoveries lie on nodes and beside opportunities; where none is known, investigating brings one to light."""
    m.wanted += ["investigate", *(space for card in m.book.cards() for space in m.book.card_spaces[card.key])]

    def found(land: Land, e: Explorer) -> float:
        s, missing = land.s, it.n - len(e.finds)
        if missing <= 0:
            return 0.0
        spots = [key for key, node in s.nodes.items() if node.discoveries]
        spots += [moment.at for moment in s.moments if moment.discoveries and moment.at]
        if spots:
            return missing * (DEED + land.nearest(e.at, spots))
        fresh = [key for key, node in s.nodes.items() if key != SCARAB and not node.investigated]
        return missing * (DEED + HUNT + land.nearest(e.at, fresh))

    return found


@efforts(Stored, Spend)
def store(m: Maker, it: Stored | Spend) -> Effort:
    m.wanted.append(GATHERS[it.kind])
    kind, n = it.kind, it.n if isinstance(it.n, int) else 1

    def in_store(land: Land, e: Explorer) -> float:
        missing: int = n - getattr(land.s, kind)
        return UNIT * missing + _gathering(land, kind, missing) if missing > 0 else 0.0

    return in_store


def _gathering(land: Land, kind: str, missing: int) -> float:
    """The way to more of it: data are taken where LUNA is, materials where an explorer is."""
    s = land.s
    if kind == "power":
        return 0.0
    lying = {key: n for key, node in s.nodes.items() if (n := getattr(node, kind))}
    if not lying:
        lying, scan = {s.luna: 0}, SCANNED + (s.luna == SCARAB) * SCANNED
    else:
        scan = SCANNED * (sum(lying.values()) < missing)
    if kind == "data":
        return scan + land.luna(lying)
    return scan + min((land.nearest(e.at, lying) for e in s.explorers if e.endurance), default=0.0)


@efforts(AdvanceTime)
def hours(m: Maker, it: AdvanceTime) -> Effort:
    n = float(it.n) if isinstance(it.n, int) else 1.0
    return lambda land, e: n


@efforts(TimeUnlessComprehension)
def hour_saved(m: Maker, it: TimeUnlessComprehension) -> Effort:
    return lambda land, e: 0.0 if it.discipline in e.comprehension else 1.0
