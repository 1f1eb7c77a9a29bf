"""Interrupts: before which links of a chain somebody is asked, and who.  UN-INT

A free action can come before any effect.  To ask everybody before every effect would bury a table in clicks, so a
window opens only before a link that threatens something which a free action at hand could save; a table that wants
every window of UN-INT-13 says so in its settings.
"""

from collections.abc import Iterator
from functools import cache, lru_cache

from msgspec import Struct

from starboard.games.unsettled.book import Book, G
from starboard.games.unsettled.model.explorer import Explorer
from starboard.games.unsettled.rules import clauses, movement, time
from starboard.kernel.asking import Effect
from starboard.kernel.offers import Free
from starboard.kernel.verbs import Step, Verb

FROM_ROUND = frozenset({"endurance"})
STEP_TIME = frozenset({"time_of_a_step"})
SPARED = frozenset({"endurance", "focus", "distress"})
WORN = frozenset({"endurance", "focus"})
HEAVY = "heavy"  # several at once, or nobody knows how many: nobody has plenty
THREATENED = ("focus", "endurance", "trust", "distress", "time", "time_of_a_step", "place", HEAVY)
NOTHING: frozenset[str] = frozenset()


def asks_always(g: G) -> bool:
    """UN-INT-13 to the letter."""
    return bool(g.s.setup.options) and g.s.setup.option("windows") == "all"


def at_stake(g: G, here: Step) -> int:
    """What is threatened, where a piece in play could save it; else no free action is worked out."""
    threat = threats(g, here.verb)
    if not threat:
        return 0
    stake = facets(threat)
    return stake if _is_saved(g, stake) else 0


def could_change(g: G, stake: int, free: Free) -> bool:
    """Whether this free action could save something from what is at stake."""
    ids = free.offer.option.ids
    return bool(ids) and ids[0] in savers(g.book, stake)


@lru_cache(maxsize=256)
def facets(threat: frozenset[str]) -> int:
    """What is threatened, as facets of the table."""
    return sum(1 << THREATENED.index(word) for word in threat)


def _is_saved(g: G, stake: int) -> bool:
    saves = savers(g.book, stake)
    s = g.s
    if any(t.built and t.key in saves for t in s.structures) or not saves.isdisjoint(s.shown):
        return True
    if s.page and g.book.page_key(s.task, s.page) in saves:
        return True
    if "journal" in saves or any(m.card in saves for m in s.moments):
        return True
    return any(_saves(e, saves) for e in s.explorers)


def _saves(e: Explorer, saves: frozenset[str]) -> bool:
    """Whether this explorer holds one of these pieces, or stands on one."""
    return (
        not saves.isdisjoint(e.breakthroughs)
        or any(f.anomaly in saves for f in e.finds)
        or not saves.isdisjoint(e.distress)
        or e.at in saves
        or not saves.isdisjoint(e.engaged)
        or not saves.isdisjoint(e.cards)
    )


def threats(g: G, verb: Verb) -> frozenset[str]:
    """What the crew may lose by this link, as things stand; a trigger or an order leads to links of its own."""
    match verb:
        case clauses.Resolve():
            return pressing(g, threats_of(g.book)[verb.card][verb.at])
        case movement.CrossIcon():
            return pressing(g, of_step(g.book.icons[verb.icon]))
        case Effect():
            return pressing(g, parts_threaten(verb.parts))
        case _:
            return NOTHING


def pressing(g: G, threat: frozenset[str]) -> frozenset[str]:
    """Of what is threatened, what a free action before could still save: who has plenty of it loses nothing more."""
    if threat.isdisjoint(SPARED):
        return threat
    people, spared = g.s.explorers, {HEAVY}
    if HEAVY not in threat and all(e.endurance != 1 and e.endurance != 2 for e in people):
        spared.add("endurance")
    if HEAVY not in threat and all(0 not in e.focus for e in people):
        spared.add("focus")
    if not any(card for e in people for card in e.distress):
        spared.add("distress")
    return threat - spared


@lru_cache(maxsize=256)
def of_step(parts: tuple[Verb, ...]) -> frozenset[str]:
    """What an icon of an edge threatens: its time can be saved by what helps during a Move, too."""
    threat = parts_threaten(parts)
    return threat | STEP_TIME if "time" in threat else threat


@lru_cache(maxsize=4096)
def parts_threaten(parts: tuple[Verb, ...]) -> frozenset[str]:
    """What a list of verbs may take, verbs inside verbs included."""
    found = set[str]()
    for verb in verbs_in(parts):
        takes = getattr(verb, "threatens", NOTHING)
        found |= takes
        if not takes.isdisjoint(WORN) and getattr(verb, "n", 1) != 1:
            found.add(HEAVY)
    if any(isinstance(verb, time.Weary) for verb in parts):
        found |= FROM_ROUND
    return frozenset(found)


def parts_help(parts: tuple[Verb, ...]) -> frozenset[str]:
    """What a list of verbs can save, verbs inside verbs included."""
    return frozenset().union(*(getattr(verb, "helps", NOTHING) for verb in verbs_in(parts)))


def verbs_in(parts: tuple[Struct, ...]) -> Iterator[Verb]:
    """These verbs, and those inside them."""
    for part in parts:
        if isinstance(part, Verb):
            yield part
        for field in part.__struct_fields__:
            value = getattr(part, field)
            if isinstance(value, tuple) and value and isinstance(value[0], Struct):
                yield from verbs_in(value)


# Worked out once of a cartridge.


@cache
def threats_of(book: Book) -> dict[str, tuple[frozenset[str], ...]]:
    """What each clause takes with its first effect: before each later one there is a window of its own."""
    return {key: tuple(parts_threaten((*c.cost, *c.links[0])) for c in cs) for key, cs in book.clauses.items()}


@cache
def helps(book: Book) -> dict[str, frozenset[str]]:
    """What the free actions of each piece can save."""
    found: dict[str, frozenset[str]] = {}
    for table in (book.abilities, book.discards):
        for key, some in table.items():
            links = (part for at in some for part in book.clauses[key][at].links)
            found[key] = found.get(key, NOTHING).union(*map(parts_help, links))
    return found


@cache
def savers(book: Book, stake: int) -> frozenset[str]:
    """The pieces with a free action that could save something of what is at stake."""
    return frozenset(key for key, saved in helps(book).items() if facets(saved) & stake)
