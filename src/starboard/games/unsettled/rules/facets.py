"""Facets of the table, as bits: what an effect goes by, what it changes, and what a free action would lose by it.

A verb names facets of whomever it means (`RAISED`: whose focus goes up) and of the table (`LUNA`).  At the table they
are spread over the seats that are meant (`of`).  What an effect changes to the loss of a free action, and what a free
action needs, lie higher (`lost`), so that one `&` says whether the order of the two could matter.
"""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import NamedTuple, Protocol, cast

from msgspec import Struct

from starboard.games.unsettled.book import USED_FREELY, Book, G
from starboard.kernel.forms import (
    AllOf,
    AnyOf,
    ChooseOne,
    ChooseUpTo,
    Condition,
    Counter,
    If,
    IfPossible,
    May,
    Not,
    Pay,
    Per,
    Repeat,
    Way,
)
from starboard.kernel.verbs import ANYTHING, NOTHING, Step, Verb
from starboard.kernel.words import Seat

# Of an explorer.
RAISED = 1 << 0  # focus goes up
LOWERED = 1 << 1  # focus goes down
STRONGER = 1 << 2  # endurance goes up
WEAKER = 1 << 3  # endurance goes down
PURSUIT = 1 << 4  # another discipline is pursued, or insight is lost
LEARNT = 1 << 5  # insight goes up
KNOWN = 1 << 6  # comprehension, and a breakthrough with it
CALMED = 1 << 7  # distress leaves
STRAINED = 1 << 8  # distress comes
PLACE = 1 << 9  # where the explorer is
FINDS = 1 << 10  # discoveries and items go
CARDS = 1 << 11  # kept and engaged cards
SPARED = 1 << 12  # Time icons may be ignored
PROPERTY = 1 << 13  # a property is granted
RULED = 1 << 14  # any other modifier
AWAKE = 1 << 15  # whether the explorer is conscious
MOVED = 1 << 16  # distress lies on another action
FOUND = 1 << 17  # discoveries and items come
_OWN = 18
OWN = (1 << _OWN) - 1

# Of the table.
(
    DATA_UP, DATA_DOWN, MATERIALS_UP, MATERIALS_DOWN, POWER_UP, POWER_DOWN, TIME, LAID, TRUST_UP, TRUST_DOWN,
    TOKENS, MARKERS, HEAPED, EMPTIED, LUNA, MAP, MOMENTS, BOARD, BUILT, RAZED, PROGRESS, PAGE, AREA, CUBES, AVATARS,
    DECKS,
) = (1 << _OWN + i for i in range(26))  # fmt: skip
_SEATS = _OWN + 26
TABLE = (1 << _SEATS) - 1 & ~OWN
_LOST = _SEATS + 4 * _OWN
UP = {"data": DATA_UP, "materials": MATERIALS_UP, "power": POWER_UP}
DOWN = {"data": DATA_DOWN, "materials": MATERIALS_DOWN, "power": POWER_DOWN}


FORMS = (May, If, IfPossible, Repeat, Per, Way, ChooseOne, ChooseUpTo, Pay)


def of(bits: int, seats: Iterable[Seat]) -> int:
    """Facets of the table as they are, those of an explorer as those of each of these seats."""
    if bits == ANYTHING:
        return ANYTHING
    own, found = bits & OWN, bits & TABLE
    if own:
        for seat in seats:
            found |= own << _SEATS + seat * _OWN
    return found


# By what else changes nothing of use is lost: higher focus, more resources, a pursuit.
_HARM = LOWERED | CALMED | PLACE | FINDS | CARDS | PROPERTY | RULED | AWAKE
_HARMS = of(_HARM, range(4)) | (
    DATA_DOWN | MATERIALS_DOWN | POWER_DOWN | TOKENS | MARKERS | LUNA | MAP | MOMENTS | RAZED | PAGE | AREA
)  # fmt: skip


def is_harm(bits: int) -> bool:
    """Whether a free action may be lost by a change of these, of anybody."""
    return of(bits, range(4)) & _HARMS != 0


def loss_of(bits: int) -> int:
    """Of these facets at the table, those through which an effect takes a free action away."""
    return (bits & _HARMS) << _LOST


class Part(Protocol):
    """A verb of content that says its facets."""

    def is_safe(self) -> bool: ...
    def at_stake(self, g: G, here: Step) -> int: ...
    def alters_now(self, g: G, here: Step) -> int: ...
    def alters_at_once(self, g: G, here: Step) -> int: ...
    def needs_now(self, g: G, here: Step) -> int: ...
    def calls_ever(self, book: Book) -> int: ...


class Fact(Protocol):
    """A condition that says its facets."""

    def goes_by_now(self, g: G, here: Step) -> int: ...


class Leaves(NamedTuple):
    """The verbs of a list that do something, verbs inside verbs included, and the facts that decide which."""

    parts: tuple[Part, ...]
    facts: tuple[Fact, ...]
    others: tuple[Verb, ...]  # of the rules: each says what it goes by, none is a part of a free action
    is_safe: bool = False  # they go by nothing, whatever lies on the table


@lru_cache(maxsize=4096)
def leaves(verbs: tuple[Struct, ...]) -> Leaves:
    parts: list[Part] = []
    facts: list[Fact] = []
    others: list[Verb] = []
    for verb in verbs:
        if isinstance(verb, Condition | Counter):
            facts += _facts(verb)
        elif isinstance(verb, FORMS):
            inner = leaves(tuple(_inside(verb)))
            parts += inner.parts
            facts += inner.facts
            others += inner.others
        elif hasattr(verb, "alters_now"):
            parts.append(cast("Part", verb))
        elif isinstance(verb, Verb):
            others.append(verb)
    is_safe = not facts and not others and all(part.is_safe() for part in parts)
    return Leaves(tuple(parts), tuple(facts), tuple(others), is_safe)


def verbs_in(parts: tuple[Struct, ...]) -> Iterator[Verb]:
    """These verbs, and those inside them."""
    for part in parts:
        if isinstance(part, Verb):
            yield part
        for field in part.__struct_fields__:
            value = getattr(part, field)
            if isinstance(value, tuple) and value and isinstance(value[0], Struct):
                yield from verbs_in(value)


def _inside(form: Struct) -> Iterator[Struct]:
    for field in form.__struct_fields__:
        value = getattr(form, field)
        for item in value if isinstance(value, tuple) else (value,):
            if isinstance(item, Struct):
                yield item


def _facts(fact: Condition | Counter) -> Iterator[Fact]:
    """A condition, or those inside it; a counter that says what it goes by counts nothing at the table."""
    if isinstance(fact, Not | AnyOf | AllOf):
        for inner in _inside(fact):
            yield from _facts(cast("Condition", inner))
    elif isinstance(fact, Condition):
        yield cast("Fact", fact)
    elif fact.goes_by:
        raise TypeError(f"{type(fact).__name__} does not say what it goes by")


def stake_of(g: G, here: Step, verbs: tuple[Verb, ...]) -> int:
    """What these verbs go by as one effect, and what a free action loses by them."""
    known, found = leaves(verbs), NOTHING
    if known.is_safe:
        return NOTHING
    for part in known.parts:
        found |= part.at_stake(g, here)
    for fact in known.facts:
        found |= fact.goes_by_now(g, here)
    for verb in known.others:
        found |= verb.at_stake(g, here)
    return found


def facts_of(g: G, here: Step, facts: tuple[Condition, ...]) -> int:
    """What these conditions go by."""
    found = NOTHING
    for fact in leaves(facts).facts:
        found |= fact.goes_by_now(g, here)
    return found


def change_of(g: G, here: Step, verbs: tuple[Verb, ...]) -> int:
    """What these verbs change as parts of a free action."""
    known, found = leaves(verbs), NOTHING
    for part in known.parts:
        found |= part.alters_now(g, here)
    return ANYTHING if known.others else found


def change_at_once(g: G, here: Step, verbs: tuple[Verb, ...]) -> int:
    """The same without what follows from it."""
    known, found = leaves(verbs), NOTHING
    for part in known.parts:
        found |= part.alters_at_once(g, here)
    return ANYTHING if known.others else found


def need_of(g: G, here: Step, verbs: tuple[Verb, ...]) -> int:
    """What these verbs need as parts of a free action."""
    found = NOTHING
    for part in leaves(verbs).parts:
        found |= part.needs_now(g, here)
    return found


# What follows from a change, worked out once of a cartridge: whose it will be, nobody knows.


@cache
def change_by(book: Book, *moments: str) -> int:
    """What the clauses that wait for these moments can change, whoever they fall to."""
    return _ever_by(book, [pair for moment in moments for pair in book.by_when.get(moment, ())])


def _ever_by(book: Book, clauses: Iterable[tuple[str, int]], link: tuple[Verb, ...] = ()) -> int:
    """What these clauses can change, but for one link."""
    found = NOTHING
    for card, at in clauses:
        clause = book.clauses[card][at]
        found |= ever(book, clause.cost)
        for parts in clause.links:
            found |= ever(book, parts) if parts != link else NOTHING
    return found


@cache
def by_edges(book: Book) -> int:
    """What the icons of all edges can change."""
    return ever(book, tuple(verb for icon in book.icons.values() for verb in icon))


def ever(book: Book, verbs: tuple[Verb, ...]) -> int:
    """What these verbs may change, whoever is meant."""
    known, found = leaves(verbs), NOTHING
    for part in known.parts:
        found |= part.calls_ever(book)
    return found


COMING = ("when_entering", "when_entering_any")


def by_entering(book: Book) -> int:
    """What may follow where an explorer is placed."""
    return change_by(book, *COMING)


def by_exploring(book: Book) -> int:
    """What may follow where a card of the map is turned."""
    return shown_by_nodes(book) | change_by(book, "on_node_revealed") | MAP


@cache
def shown_by_nodes(book: Book) -> int:
    """What nodes can change as they are revealed."""
    clauses = (clause for key in book.environment for clause in book.clauses[key] if clause.when == "on_reveal")
    return ever(book, tuple(verb for clause in clauses for parts in clause.links for verb in parts))


AT_ONCE = ("on_setup", "on_reveal", "on_node_revealed", "on_gain", "on_distress_gained", "on_discard", "on_page_read")


@cache
def by_chains(book: Book, link: tuple[Verb, ...] = ()) -> int:
    """What may change in a chain of effects in which nothing comes to light, before this link of it."""
    moments = [moment for moment in book.by_when if moment not in (*AT_ONCE, *USED_FREELY)]
    found = _ever_by(book, [pair for moment in moments for pair in book.by_when[moment]], link)
    for counter in book.counters.values():
        found |= ever(book, counter.on_max)
    own = RAISED | LOWERED | WEAKER | AWAKE
    return found | by_edges(book) | of(own, range(4)) | TIME


@cache
def verbs_of(book: Book, card: str, at: int) -> tuple[Verb, ...]:
    """What an ability costs and does."""
    clause = book.clauses[card][at]
    return (*clause.cost, *(verb for parts in clause.links for verb in parts))


@cache
def changes_ever(book: Book, card: str, at: int) -> int:
    """What an ability may change with all that may follow."""
    clause, verbs = book.clauses[card][at], verbs_of(book, card, at)
    if leaves(verbs).others:
        return ANYTHING
    found = ever(book, verbs)
    everybody = range(4)
    if found & of(PLACE, everybody):
        found |= by_edges(book) | by_entering(book) | change_by(book, "on_leaving", "on_crossing")
    if found & (of(PLACE, everybody) | LUNA | MAP):
        found |= by_exploring(book)
    if found & (of(LOWERED, everybody) | TIME):
        found |= of(WEAKER | AWAKE, everybody) | TIME | change_by(book, "on_trigger", "on_timeline_round")
    if found & (MOMENTS | of(CARDS, everybody)):
        found |= change_by(book, "on_reveal")
    if found & (TRUST_UP | TRUST_DOWN):
        found |= change_by(book, "on_trust_high", "on_trust_low")
    if clause.when == "on_discard":
        found |= of(FINDS, everybody)
    return found


@cache
def by_ability(book: Book, card: str, at: int) -> int:
    """What an ability may change with all that may follow, and all that it may need."""
    return changes_ever(book, card, at) | loss_of(_HARMS)


@lru_cache(maxsize=4096)
def useful(book: Book, stake: int) -> frozenset[str]:
    """The pieces with an ability that may touch what is at stake."""
    tables = (book.abilities, book.discards)
    return frozenset(
        k for table in tables for k, some in table.items() for at in some if by_ability(book, k, at) & stake
    )


def is_loss(stake: int) -> bool:
    """Whether something is taken away."""
    return stake >> _LOST != 0


AHEAD = 3  # so far a free action may advance time at most


def by_time(g: G) -> int:
    """What may follow where time advances: the triggers that it comes to soon, and the end of the round."""
    s, spaces = g.s, g.book.numbers["spaces"]
    soon = {(s.time + n) % spaces for n in range(1, AHEAD + 1)}
    found = TIME
    if 0 in soon:
        found |= of(WEAKER | (AWAKE if any(e.endurance == 1 for e in s.explorers) else 0), range(4))
        found |= change_by(g.book, "on_timeline_round")
    if any(token.space in soon for token in s.triggers):
        found |= change_by(g.book, "on_trigger")
    return found
