"""Where things come from on this planet: which spaces and clauses bring a counter on, an item, a marker, a token."""

from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct

from starboard.games.unsettled.book import Book
from starboard.games.unsettled.effects.planet import AddInventory, MoveTokens, PlaceMarker, Spawn, SpendInventory
from starboard.games.unsettled.effects.progress import AddProgress
from starboard.games.unsettled.world import ActionSpace, Clause
from starboard.kernel.forms import Conditions
from starboard.kernel.verbs import Verb

ONCE_MORE, A_TRIP = 3.0, 9.0  # hours, about, for one more: where one stands, or from somewhere else
AT_ONCE = ("on_setup", "on_page_read", "on_structure_built")


class Source(Struct, frozen=True):
    """Something that brings what is wanted: what it demands, on which node it must be used, by what it is set off."""

    requires: Conditions
    cost: tuple[Verb, ...]
    node: str = ""
    space: str = ""
    trigger: str = ""
    led: str = ""  # the kind of token that goes to LUNA by it

    @property
    def again(self) -> float:
        """The hours that one more costs, when it was used already."""
        return A_TRIP if self.node or any(isinstance(verb, SpendInventory) for verb in self.cost) else ONCE_MORE


def brings(value: object) -> Iterator[tuple[str, str]]:
    """All that these effects may bring, however deep it is nested in them."""
    match value:
        case AddProgress():
            yield "progress", value.counter
        case AddInventory():
            yield "item", value.item
        case PlaceMarker():
            yield "marker", value.meaning
        case Spawn():
            yield "token", value.kind
        case Struct():
            for field in value.__struct_fields__:
                yield from brings(getattr(value, field))
        case tuple():
            for item in value:
                yield from brings(item)


@lru_cache(maxsize=256)
def sources(book: "Book", task: str, page: int) -> dict[tuple[str, str], list[Source]]:
    """Everything within reach of the crew while this page is open, by what it brings."""
    world, found = book.world, dict[tuple[str, str], list[Source]]()
    open_page = book.tasks[task].pages[page - 1]
    for space in (*book.system.boards, world.luna, *world.journal.spaces, *open_page.spaces):
        _add(found, space)
    for card in world.environment:
        for space in card.spaces:
            _add(found, space, card.key)
    for clause in (*world.journal.clauses, *open_page.clauses):
        if clause.when not in AT_ONCE:
            _add_clause(found, clause)
    return found


def _add(found: dict[tuple[str, str], list[Source]], space: "ActionSpace", node: str = "") -> None:
    for what in set(brings((space.does, space.bonus))):
        found.setdefault(what, []).append(Source(space.requires, space.cost, node, space.key))


def _add_clause(found: dict[tuple[str, str], list[Source]], clause: "Clause") -> None:
    trigger = clause.which if clause.when == "on_trigger" else ""
    led = next((v.kind for link in clause.links for v in link if isinstance(v, MoveTokens) and v.toward == "luna"), "")
    for what in set(brings(clause.links)):
        found.setdefault(what, []).append(Source(clause.requires, clause.cost, trigger=trigger, led=led))
