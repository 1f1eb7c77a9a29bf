"""What is wrong with a campaign: names that nothing defines, keys that stand twice, a road that leads nowhere."""

from collections import Counter
from collections.abc import Collection, Iterator

from msgspec import Struct

from starboard.games.iss_vanguard.book import Book
from starboard.games.iss_vanguard.constants import ENERGY, PARTS
from starboard.games.iss_vanguard.effects.ship import SetObjective, WinCampaign
from starboard.games.iss_vanguard.world.ship import Campaign
from starboard.kernel.content_hints import nearest
from starboard.kernel.lint import walk


def campaign_problems(book: Book, said: Campaign) -> Iterator[str]:
    """A line a fault."""
    yield from _names(book, said)
    yield from _keys(book, said)
    yield from _road(book, said)


def _names(book: Book, said: Campaign) -> Iterator[str]:
    cards = {*book.equipment, *book.modules, *book.landers, *book.research, *book.production, *book.bridge}
    groups: dict[str, Collection[str]] = {
        "entry": book.entries.keys(),
        "objective": book.objectives.keys(),
        "ending": book.endings.keys(),
        "project": {*book.research, *book.production},
        "mission": {*book.missions, *book.copies},
        "systems": book.systems.keys(),
        "cards": {*cards, *book.facilities, *book.crises},
    }
    for path, value in walk(said):
        if isinstance(value, Struct) and value.__struct_config__.tag_field in ("do", "is", "count"):
            for field, known in groups.items():
                names = getattr(value, field, ())
                for name in (names,) if isinstance(names, str) and names else names if isinstance(names, tuple) else ():
                    if isinstance(name, str) and name not in known:
                        yield f"{path}.{field}: there is no {name}{nearest(name, known)}"
    course = said.campaign
    named: list[tuple[str, str, Collection[str]]] = [
        ("first", course.first, book.worlds.keys()),
        ("system", course.system, book.systems.keys()),
        ("objective", course.objective, book.objectives.keys()),
        ("lander", course.lander, book.landers.keys()),
        ("lost_crew", course.lost_crew, book.entries.keys()),
        ("lost_morale", course.lost_morale, book.entries.keys()),
        *(("research", key, book.research.keys()) for key in course.research),
        *(("production", key, book.production.keys()) for key in course.production),
        *(("systems", key, book.systems.keys()) for key in course.systems),
        *(("landers", key, book.landers.keys()) for key in course.landers),
    ]
    for field, name, known in named:
        if name not in known:
            yield f"campaign.{field}: there is no {name}{nearest(name, known)}"
    for card in said.landing_cards:
        if card.world not in book.worlds:
            yield f"landing_cards[{card.key}].world: there is no {card.world}{nearest(card.world, book.worlds)}"
    for system in said.systems:
        for way in system.neighbours:
            if way.to not in book.systems:
                yield f"systems[{system.key}].neighbours: there is no {way.to}{nearest(way.to, book.systems)}"
        for thing in system.objects:
            if thing.world and thing.world not in book.worlds:
                near = nearest(thing.world, book.worlds)
                yield f"systems[{system.key}].objects[{thing.key}]: there is no {thing.world}{near}"


def _keys(book: Book, said: Campaign) -> Iterator[str]:
    """No key stands twice in a campaign and its worlds: the log and saves name everything by its key."""
    cards = ("places", "missions", "circumstances", "entries", "threats", "uniques", "events")
    worlds = [piece.key for world in book.worlds.values() for name in cards for piece in getattr(world, name)]
    decks = ("objectives", "crises", "research", "production", "bridge", "facilities", "entries", "systems", "rows")
    own = [piece.key for name in (*decks, "endings") for piece in getattr(said, name)]
    box = [key for name in ("crew", "equipment", "landers", "modules", "section_cards") for key in getattr(book, name)]
    for key, n in Counter([*worlds, *own, *book.objects, *box]).items():
        if n > 1:
            yield f"the key {key} stands twice in the campaign and its worlds; expected: a key of its own"
    for number, n in Counter(c.number for world in book.worlds.values() for c in world.uniques).items():
        if n > 1:
            yield f"unique discovery {number} stands twice; expected: a number of its own"


def _road(book: Book, said: Campaign) -> Iterator[str]:
    """Each objective leads to another or to an ending, each site has its Landing card, the first flight can be paid."""
    for card in said.objectives:
        leads = any(isinstance(value, SetObjective | WinCampaign) for _, value in walk(card))
        if not card.side and not leads:
            yield f"objectives[{card.key}]: it leads nowhere; expected: `set_objective` or `win_campaign` in `does`"
    sites = {thing.world for thing in book.objects.values() if thing.world and thing.world != said.campaign.first}
    for world in sorted(sites - {card.world for card in said.landing_cards}):
        yield f"landing_cards: {world} has none; expected: {len(PARTS)} parts that a scan uncovers"
    start = book.systems.get(said.campaign.system)
    if start is not None and not any(t.world in sites for t in start.objects):
        energy = ENERGY[said.campaign.technology]
        ways = [way for way in start.neighbours if way.energy <= energy and not way.colour and way.to in book.systems]
        if not any(thing.world in sites for way in ways for thing in book.systems[way.to].objects):
            yield f"systems[{start.key}]: no landing site can be reached from it with {energy} Energy"
