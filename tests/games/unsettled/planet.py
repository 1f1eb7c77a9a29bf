"""The small planet with more on it: spaces, cards and clauses, written as a planet's files write them.

`planet(spaces=[{"key": "hum", "does": [{"do": "raise_focus"}]}])`
"""

from typing import Any, TypeVar

import msgspec
from msgspec import structs

from starboard.games.unsettled import Unsettled
from starboard.games.unsettled.world import (
    ActionSpace,
    Anomaly,
    Breakthrough,
    Clause,
    Counter,
    Discovery,
    Distress,
    Environment,
    Named,
    Opportunity,
    Page,
    PlanetCard,
    PlanetDeck,
    Task,
)
from starboard.kernel.codec import codec
from tests.games.unsettled.given import RULES

T = TypeVar("T")
TITLE = {"en": "x", "fr": "x"}
NAMED: dict[str, type[Named]] = {"counters": Counter, "decks": PlanetDeck}


def made(kind: type[T], written: list[dict[str, Any]], **more: Any) -> tuple[T, ...]:
    """These pieces, with what they leave out."""
    return tuple(msgspec.convert({**more, **one}, kind, dec_hook=codec(Unsettled).hook) for one in written)


def planet(
    spaces: list[dict[str, Any]] | None = None,
    breakthroughs: list[dict[str, Any]] | None = None,
    distress: list[dict[str, Any]] | None = None,
    anomalies: list[dict[str, Any]] | None = None,
    cards: list[dict[str, Any]] | None = None,
    clauses: list[dict[str, Any]] | None = None,
    opportunities: list[dict[str, Any]] | None = None,
    nodes: list[dict[str, Any]] | None = None,
    discoveries: list[dict[str, Any]] | None = None,
    pages: dict[int, dict[str, Any]] | None = None,
    **words: list[dict[str, Any]],
) -> Unsettled:
    """`spaces` are open to everybody from anywhere, `cards` are planet cards, `clauses` stand in the journal.

    `pages` are read instead of those of the first task; any other name is a group of the journal's own words.
    """
    world, journal = RULES.cartridge, RULES.cartridge.journal
    journal = structs.replace(
        journal,
        spaces=made(ActionSpace, spaces or [], title=TITLE),
        clauses=(*journal.clauses, *made(Clause, clauses or [])),
    )
    for group, written in words.items():
        kind = NAMED.get(group, Named)
        old = tuple(n for n in getattr(journal, group) if n.key not in {one["key"] for one in written})
        journal = structs.replace(journal, **{group: (*old, *made(kind, written, title=TITLE))})
    more = {
        "opportunities": made(Opportunity, opportunities or [], title=TITLE),
        "environment": made(Environment, nodes or [], title=TITLE),
        "discoveries": made(Discovery, discoveries or [], title=TITLE),
        "breakthroughs": made(Breakthrough, breakthroughs or [], title=TITLE, discipline="robotics"),
        "distress": made(Distress, distress or [], title=TITLE),
        "anomalies": made(Anomaly, anomalies or [], title=TITLE),
        "planet": made(PlanetCard, cards or [], title=TITLE, deck="whim"),
    }
    grown = {name: (*getattr(world, name), *added) for name, added in more.items()}
    return Unsettled(structs.replace(world, journal=journal, tasks=_tasks(pages or {}), **grown))


def _tasks(pages: dict[int, dict[str, Any]]) -> tuple[Task, ...]:
    """The tasks of the small planet, some pages of the first one written anew."""
    first, *others = RULES.cartridge.tasks
    new = {n: made(Page, [page], story=TITLE)[0] for n, page in pages.items()}
    return (structs.replace(first, pages=tuple(new.get(n, page) for n, page in enumerate(first.pages, 1))), *others)
