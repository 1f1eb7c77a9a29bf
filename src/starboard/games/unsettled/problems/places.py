"""The map of a planet: whether nodes that are laid by their spot can lie there, and can be walked to."""

from collections.abc import Iterator

from starboard.games.unsettled.book import Book
from starboard.games.unsettled.effects.planet import PlaceNode, ReturnNode
from starboard.games.unsettled.world import Clause, Task
from starboard.kernel.lint import walk


def map_problems(book: Book) -> Iterator[str]:
    """Two nodes on one spot, a node on the Scarab, a node that no chain of nodes could reach; a task at a time."""
    own = list(_places_of(book, None))
    yield from _spots(book, own)
    for task in book.world.tasks:
        yield from _spots(book, own + list(_places_of(book, task)), len(own))


def _places_of(book: Book, task: Task | None) -> Iterator[tuple[str, PlaceNode | ReturnNode]]:
    """What is laid as the game is laid out: by the journal, or by the pages of a task."""
    found = walk(book.world.journal, "journal") if task is None else walk(task, f"tasks[{task.key}]")
    for path, clause in found:
        if isinstance(clause, Clause) and clause.when == "on_setup":
            yield from ((at, v) for at, v in walk(clause, path) if isinstance(v, PlaceNode | ReturnNode))


def _spots(book: Book, laid: list[tuple[str, PlaceNode | ReturnNode]], known: int = 0) -> Iterator[str]:
    taken: dict[tuple[int, int], str] = {}
    most = len(book.world.environment)
    for number, (path, verb) in enumerate(laid):
        spot = verb.x, verb.y
        before = taken.setdefault(spot, path)
        if number < known:
            continue
        if spot == (0, 0):
            yield f"{path}: the Scarab lies at 0, 0; expected: another spot"
        elif before != path:
            yield f"{path}: two nodes on one spot: {verb.x}, {verb.y}; expected: a spot of its own for each"
        elif abs(verb.x) + abs(verb.y) > most:
            yield (
                f"{path}: nobody can walk to {verb.x}, {verb.y}, since there are {most} nodes; "
                f"expected: a spot at most {most} steps from the Scarab"
            )
