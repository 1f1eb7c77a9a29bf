"""The course of a task: whether each page can be completed by something, so that each can be read."""

from collections.abc import Iterator
from typing import Any

from starboard.games.unsettled.book import Book
from starboard.games.unsettled.constants import PAGES
from starboard.games.unsettled.effects.holding import HasInventory, HasProperty
from starboard.games.unsettled.effects.planet import AddInventory, PlaceMarker, Spawn
from starboard.games.unsettled.effects.progress import AddProgress
from starboard.games.unsettled.effects.situation import MarkersOn, Progress, Revealed, StructuresBuilt, TokensOn
from starboard.games.unsettled.rules.modifiers import GrantProperty
from starboard.games.unsettled.world import Page, Task
from starboard.kernel.forms import AllOf, AnyOf, Condition
from starboard.kernel.lint import walk


def course_problems(book: Book) -> Iterator[str]:
    """Tasks of too many or too few pages, pages that nothing completes, and those after them.  UN-SET-21, UN-TSK-04"""
    for task in book.world.tasks:
        path = f"tasks[{task.key}]"
        if len(task.pages) != PAGES:
            yield f"{path}.pages: task {task.key} has {len(task.pages)} pages; expected: {PAGES}"
        if task.pages and not task.pages[-1].objective and not task.pages[-1].asks:
            at = f"{path}.pages[{len(task.pages) - 1}]"
            yield f"{at}: its last page asks for nothing, so to read it would be to win; expected: an `objective`"
        yield from _pages(book, task, path)


def _pages(book: Book, task: Task, path: str) -> Iterator[str]:
    reached = True
    for number, page in enumerate(task.pages):
        at = f"{path}.pages[{number}]"
        if not reached:
            yield f"{at}: it can never be read, since nothing completes the page before it; expected: a way on"
            return
        if page.objective and page.asks:
            yield f"{at}: an objective and an action that completes it; expected: one of both"
        if page.goal is not None and not page.objective and not page.asks:
            yield f"{at}: a goal, and nothing completes this page; expected: `completes: page` in one of its `spaces`"
        said = _statements(book, task, number)
        faults = [
            fault
            for i, condition in enumerate(page.objective)
            for fault in _unmet(book, condition, said, f"{at}.objective[{i}]")
        ]
        yield from faults
        reached = not faults or page.asks


def _statements(book: Book, task: Task, number: int) -> list[Any]:
    """All that may happen while this page is read: every card, the journal, and the task up to here."""
    pages: tuple[Page, ...] = task.pages[: number + 1]
    rest = [getattr(book.world, name) for name in book.world.__struct_fields__ if name != "tasks"]
    return [value for _, value in walk([*rest, book.system, pages])]


def _unmet(book: Book, condition: Condition, said: list[Any], path: str) -> Iterator[str]:
    """Why a condition can never hold; nothing, if it may."""
    match condition:
        case AllOf():
            for i, one in enumerate(condition.of):
                yield from _unmet(book, one, said, f"{path}.of[{i}]")
        case AnyOf():
            found = [list(_unmet(book, one, said, f"{path}.of[{i}]")) for i, one in enumerate(condition.of)]
            if all(found):
                yield from (fault for faults in found for fault in faults)
        case Progress():
            yield from _too_far(book, condition, said, path)
        case Revealed() if not condition.node and condition.n > len(book.world.environment):
            most = len(book.world.environment)
            yield f"{path}: {condition.n} nodes, and there are {most}; expected: {most} at most"
        case StructuresBuilt() if condition.n > (most := 1 if condition.kind else len(book.structures)):
            yield f"{path}: {condition.n} structures, and there are {most}; expected: {most} at most"
        case TokensOn() if not any(isinstance(v, Spawn) and v.kind == condition.kind for v in said):
            verb = f"`{{do: spawn, kind: {condition.kind}}}`"
            yield f"{path}: nothing spawns the token {condition.kind}; expected: {verb}"
        case MarkersOn() if not any(isinstance(v, PlaceMarker) and v.meaning == condition.kind for v in said):
            verb = f"`{{do: place_marker, meaning: {condition.kind}}}`"
            yield f"{path}: nothing lays the marker {condition.kind}; expected: {verb}"
        case HasInventory() if not any(isinstance(v, AddInventory) and v.item == condition.item for v in said):
            verb = f"`{{do: add_inventory, item: {condition.item}}}`"
            yield f"{path}: nothing brings the item {condition.item}; expected: {verb}"
        case HasProperty() if not any(_grants(v, condition.property) for v in said):
            verb = f"`property: {condition.property}` on a card"
            yield f"{path}: nothing grants the property {condition.property}; expected: {verb}"


def _too_far(book: Book, condition: Progress, said: list[Any], path: str) -> Iterator[str]:
    key = condition.counter
    counter = next((one for one in book.world.journal.counters if one.key == key), None)
    if counter is None:
        return  # a name that nothing defines is said elsewhere
    if not any(
        isinstance(v, AddProgress) and v.counter == key and (v.n if isinstance(v.n, int) else 1) > 0 for v in said
    ):
        yield f"{path}: nothing raises the counter {key}; expected: `{{do: add_progress, counter: {key}}}`"
    if 0 <= counter.max < condition.n:
        yield f"{path}: the counter {key} ends at {counter.max}; expected: `n` of {counter.max} at most"


def _grants(value: Any, name: str) -> bool:
    badge = getattr(value, "property", "") == name and not isinstance(value, Condition)
    return badge or (isinstance(value, GrantProperty) and value.property == name)
