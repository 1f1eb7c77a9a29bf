"""A plan for each page: how near the crew is to leaving it, and what is worth doing until then.

A plan is made once, out of what the page asks; nothing in here knows a planet.
"""

from functools import lru_cache
from typing import TYPE_CHECKING

from starboard.games.unsettled.bot import holding, presence, situation  # noqa: F401  # their gauges are registered
from starboard.games.unsettled.bot.maker import Gauge, Maker
from starboard.games.unsettled.console import console
from starboard.games.unsettled.model.table import G

if TYPE_CHECKING:
    from starboard.games.unsettled.catalogue import Catalogue

READY = 0.9  # the most that a page counts before its own space is taken


class Plan:
    """The gauges of one page."""

    def __init__(self, book: "Catalogue", task: str, number: int) -> None:
        page = book.tasks[task].pages[number - 1]
        maker = Maker(book, task, number)
        self.objective = [maker.gauge(condition) for condition in page.objective]
        self.spaces: dict[str, Gauge] = {
            space.key: maker.demands(space.requires, space.cost) for space in page.spaces if space.completes == "page"
        }
        self.wanted = frozenset((*maker.wanted, *self.spaces))

    def nearness(self, g: G) -> float:
        """From 0 to 1: how near the page is to its end, for who is best placed."""
        people = g.s.explorers
        if self.objective:
            one = people[g.s.active]
            return sum(gauge(g, one) for gauge in self.objective) / len(self.objective)
        best = 0.0
        for key, gauge in self.spaces.items():
            for e in people:
                if key in e.on:
                    return 1.0
                if e.endurance:
                    best = max(best, READY * gauge(g, e))
        return best


@lru_cache(maxsize=256)
def _plan(book: "Catalogue", task: str, page: int) -> Plan:
    return Plan(book, task, page)


def plan(g: G) -> Plan:
    """The plan for the page that is open."""
    return _plan(console(g), g.s.task, g.s.page)
