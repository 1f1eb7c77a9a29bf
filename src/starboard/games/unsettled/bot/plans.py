"""A plan for each page: how many hours the crew is from leaving it, and what is worth doing until then.

A plan is made once, out of what the page and those after it ask; nothing in here knows a planet.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from starboard.games.unsettled.book import Book, G
from starboard.games.unsettled.bot import holding, presence, situation  # noqa: F401  # their efforts are registered
from starboard.games.unsettled.bot.distance import FAR, Land
from starboard.games.unsettled.bot.maker import Effort, Maker
from starboard.games.unsettled.effects.holding import ComprehensionPresent
from starboard.games.unsettled.effects.presence import AtStructure, CrewPresent
from starboard.games.unsettled.effects.situation import StructuresBuilt
from starboard.games.unsettled.world import Page

HOMEWARD = 0.25  # the part that counts of the way back, where all must be in the end; less on the first pages
TAKEN = 0.2  # hours left when a page's own space is taken, and only the regroup must come


class Plan:
    """The efforts of one page, and of what later pages will want that lasts."""

    def __init__(self, book: "Book", task: str, number: int) -> None:
        pages = book.tasks[task].pages
        page, maker = pages[number - 1], Maker(book, task, number)
        self.objective = [maker.effort(condition) for condition in page.objective]
        self.spaces: dict[str, Effort] = {
            space.key: maker.space(space) for space in page.spaces if space.completes == "page"
        }
        self.wanted = frozenset((*maker.wanted, *self.spaces))
        self.lasting = [maker.effort(it) for it in _lasting(pages[number:])]
        last = pages[-1].objective if number < len(pages) else ()
        self.home = [maker.effort(it) for it in last if isinstance(it, CrewPresent)]
        self.drift = HOMEWARD * number / len(pages)
        self.lessons = frozenset(it.discipline for it in _lasting(pages[number - 1 :]) if hasattr(it, "discipline"))

    def effort(self, land: Land) -> float:
        """The hours until the page can be turned, for who is best placed."""
        people = land.s.explorers
        if self.objective:
            return sum([effort(land, people[0]) for effort in self.objective])
        best = 2 * FAR
        for key, effort in self.spaces.items():
            for e in people:
                if key in e.on:
                    return TAKEN
                if e.endurance:
                    best = min(best, effort(land, e))
        return best

    def ahead(self, land: Land) -> float:
        """The hours for what can be learnt and built now and is wanted later, and some of those for the way back."""
        one = land.s.explorers[0]
        return sum([effort(land, one) for effort in self.lasting]) + sum(
            [self.drift * home(land, one) for home in self.home]
        )


def _lasting(pages: tuple["Page", ...]) -> Iterator[Any]:
    """What stays once it is there: each discipline, and each structure."""
    found: dict[Any, None] = {}
    for page in pages:
        for it in (*page.objective, *(condition for space in page.spaces for condition in space.requires)):
            if isinstance(it, ComprehensionPresent):
                found[ComprehensionPresent(it.discipline, it.n, "any_node")] = None
            elif isinstance(it, AtStructure):
                found[StructuresBuilt(1, it.kind)] = None
    yield from found


@lru_cache(maxsize=256)
def _plan(book: "Book", task: str, page: int) -> Plan:
    return Plan(book, task, page)


def plan(g: G) -> Plan:
    """The plan for the page that is open."""
    return _plan(g.book, g.s.task, g.s.page)
