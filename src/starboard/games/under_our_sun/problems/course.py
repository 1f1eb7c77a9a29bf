"""The course of a mission: whether each goal can be met by something, so that each card can be read."""

from collections.abc import Iterator

from starboard.games.under_our_sun.book import Book
from starboard.games.under_our_sun.effects.flow import CountUp, RevealMissionCard, WinMission
from starboard.games.under_our_sun.effects.goods import GainCard
from starboard.games.under_our_sun.effects.ground import PlaceMarker
from starboard.games.under_our_sun.problems.places import laid_by
from starboard.games.under_our_sun.rules.conditions import (
    AtLeast,
    Carried,
    DayAtLeast,
    Kept,
    MarkerAt,
    People,
    Stored,
    Today,
)
from starboard.games.under_our_sun.world import MissionCard
from starboard.kernel.forms import AllOf, AnyOf, Condition
from starboard.kernel.lint import walk


def course_problems(book: Book) -> Iterator[str]:
    """Goals that nothing completes, cards that are never read, idle markers and counters."""
    reached = True
    for number, card in enumerate(book.mission.cards, 1):
        path = f"mission.cards[{card.key}]"
        if not reached:
            before = book.mission.cards[number - 2].key
            yield f"{path}: it can never be read, since nothing completes the goal of {before}"
        if not card.goal:
            yield f"{path}: a goal that asks for nothing is met at once; expected: conditions in `goal`"
        yield from _met_at_once(card, path)
        yield from _never_lost(book, number, card, path)
        faults = [
            fault for at, goal in enumerate(card.goal) for fault in _unmet(book, number, goal, f"{path}.goal[{at}]")
        ]
        yield from faults
        reached = reached and (not faults or _goes_on(book, number))
    yield from _idle(book)


def _met_at_once(card: MissionCard, path: str) -> Iterator[str]:
    for at, goal in walk(card.goal, f"{path}.goal"):
        if isinstance(goal, AtLeast) and isinstance(goal.n, int) and goal.n < 1:
            yield f"{at}.n: at least {goal.n} is met at once; expected: 1 or more"


def _never_lost(book: Book, number: int, card: MissionCard, path: str) -> Iterator[str]:
    """Why a failure can never happen; one of people may depend on how many play."""
    for at, failure in enumerate(card.failure):
        if not any(isinstance(value, People) for _, value in walk(failure)):
            yield from _unmet(book, number, failure, f"{path}.failure[{at}]")


def _goes_on(book: Book, number: int) -> bool:
    """Whether something turns the page, whatever the goal is."""
    return any(isinstance(value, RevealMissionCard | WinMission) for value in _statements(book, number))


def _statements(book: Book, number: int) -> Iterator[object]:
    """All that is said by this card, those before it that are still in force, and markers."""
    in_force = book.cards_in_force[number]
    for card in book.mission.cards[:number]:
        if card.key in in_force:
            yield from (value for _, value in walk(card))
        else:
            yield from (value for _, value in walk(card.does))
    for marker in book.mission.markers:
        yield from (value for _, value in walk(marker))


def _unmet(book: Book, number: int, goal: Condition, path: str) -> Iterator[str]:
    """Why a condition can never hold with this card; nothing, if it may."""
    match goal:
        case AllOf():
            for at, one in enumerate(goal.of):
                yield from _unmet(book, number, one, f"{path}.of[{at}]")
        case AnyOf():
            found = [list(_unmet(book, number, one, f"{path}.of[{at}]")) for at, one in enumerate(goal.of)]
            if all(found):
                yield from (fault for faults in found for fault in faults)
        case AtLeast():
            yield from _too_few(book, number, goal, path)
        case DayAtLeast() if goal.n > book.mission.days:
            yield f"{path}: day {goal.n} never comes; expected: at most {book.mission.days}, the mission's `days`"
        case MarkerAt() if goal.marker in book.markers and goal.marker not in laid_by(book, number):
            yield f"{path}: no card up to here lays the marker {goal.marker}; {_lay(goal.marker)}"


def _too_few(book: Book, number: int, goal: AtLeast, path: str) -> Iterator[str]:
    what = goal.what
    if isinstance(what, Kept) and what.key in book.counters:
        if not any(isinstance(v, CountUp) and v.what == what.key and not v.down for v in _statements(book, number)):
            yield f"{path}: nothing in force raises the counter {what.key}; expected: `{{do: count, what: {what.key}}}`"
    elif isinstance(what, Carried | Stored) and what.what in book.markers:
        if not any(_gives(v, what.what) for v in _statements(book, number)):
            yield f"{path}: no card up to here lays the marker {what.what}; {_lay(what.what)}"
    elif isinstance(what, People) and isinstance(goal.n, int) and goal.n > 2:
        yield f"{path}: {goal.n} characters, but two may play; expected: `{{count: players}}` or `{{count: living}}`"
    elif isinstance(what, Today) and isinstance(goal.n, int) and goal.n > book.mission.days:
        yield f"{path}: day {goal.n} never comes; expected: at most {book.mission.days}, the mission's `days`"


def _lay(marker: str) -> str:
    return f"expected: `{{do: place_marker, marker: {marker}, at: …}}`"


def _gives(value: object, marker: str) -> bool:
    return (isinstance(value, PlaceMarker) and value.marker == marker) or (
        isinstance(value, GainCard) and value.card == marker
    )


def _idle(book: Book) -> Iterator[str]:
    """Markers that nothing lays, counters that nothing raises or that nobody asks for."""
    cards: list[MissionCard] = list(book.mission.cards)
    values = [value for _, value in walk((tuple(cards), book.mission.markers))]
    for key in book.markers:
        if not any(_gives(value, key) for value in values):
            yield f"mission.markers[{key}]: nothing lays the marker {key}; {_lay(key)}"
    for key in book.counters:
        if not any(isinstance(value, CountUp) and value.what == key and not value.down for value in values):
            yield f"mission.counters[{key}]: nothing raises the counter {key}; expected: `{{do: count, what: {key}}}`"
        elif not any(isinstance(value, Kept) and value.key == key for value in values):
            yield f"mission.counters[{key}]: nothing asks for the counter {key}; expected: a condition that does"
