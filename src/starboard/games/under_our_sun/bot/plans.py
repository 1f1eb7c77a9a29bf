"""A plan for each mission card: how many AP the group is from its goal.  Nothing in here knows a mission."""

from collections.abc import Iterator
from functools import lru_cache

from starboard.games.under_our_sun.book import Book, G
from starboard.games.under_our_sun.bot import goals  # noqa: F401  # its efforts are registered
from starboard.games.under_our_sun.bot.distance import Land
from starboard.games.under_our_sun.bot.maker import Effort, Maker, turns_page
from starboard.games.under_our_sun.rules.conditions import AtLeast, AtMost, Carried, Kept, Stored
from starboard.kernel.forms import AllOf, AnyOf, Conditions

MARGIN = 4  # steps of a counter from which on a failure is dreaded


class Plan:
    """The effort of one card, and that of the next, which it is well to prepare."""

    def __init__(self, book: Book, number: int) -> None:
        cards = book.mission.cards
        self.goal = self._effort(book, number)
        self.next: Effort | None = self._effort(book, number + 1) if number < len(cards) else None

        card = cards[number - 1]
        self.failure = card.failure
        self.stores = frozenset(_stores(card.goal))
        self.loads = tuple(_loads(card.goal))

    @staticmethod
    def _effort(book: Book, number: int) -> Effort:
        maker, card = Maker(book, number), book.mission.cards[number - 1]
        if card.goal:
            return maker.total(card.goal)
        turned = maker.bring(turns_page)
        return lambda land: turned(land, 1)

    def effort(self, land: Land) -> float:
        """The AP until the card's goal is met."""
        return self.goal(land)

    def ahead(self, land: Land) -> float:
        """The AP that the next card will take, as far as it can be told."""
        return self.next(land) if self.next is not None else 0.0

    def dread(self, land: Land) -> float:
        """How near a failure of the card is, where a counter tells."""
        total = 0.0
        for it in self.failure:
            if isinstance(it, AtMost | AtLeast) and isinstance(it.what, Kept) and isinstance(it.n, int):
                now = land.s.counters.get(it.what.key, 0)
                total += max(0, MARGIN - (now - it.n if isinstance(it, AtMost) else it.n - now))
        return total


def _stores(conditions: Conditions) -> Iterator[tuple[str, str]]:
    """What the goal wants to be laid down, and where."""
    for it in conditions:
        if isinstance(it, AnyOf | AllOf):
            yield from _stores(it.of)
        elif isinstance(it, AtLeast) and isinstance(it.what, Stored):
            yield it.what.what, it.what.at


def _loads(conditions: Conditions) -> Iterator[AtLeast]:
    """The parts of a goal that want something to be carried, or to be laid down somewhere."""
    for it in conditions:
        if isinstance(it, AnyOf | AllOf):
            yield from _loads(it.of)
        elif isinstance(it, AtLeast) and isinstance(it.what, Carried | Stored):
            yield it


@lru_cache(maxsize=256)
def _plan(book: Book, number: int) -> Plan:
    return Plan(book, number)


def plan(g: G) -> Plan | None:
    """The plan for the card revealed last; none before the mission."""
    return _plan(g.book, g.s.card) if g.s.card else None
