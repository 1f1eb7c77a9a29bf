"""Tests, actions and tracks: whether each has an outcome, and whether dice can ever pay for it."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from starboard.games.iss_vanguard.book import HERE, Book
from starboard.games.iss_vanguard.constants import COLOURS, ROOM
from starboard.games.iss_vanguard.effects.story import RollD10
from starboard.games.iss_vanguard.model.requirements import parse
from starboard.games.iss_vanguard.world import (
    Ability,
    Action,
    Circumstances,
    Combination,
    OutcomeLine,
    SpecialEffect,
    TestCard,
    TimeTrack,
)
from starboard.kernel.force import Modifier
from starboard.kernel.lint import walk
from starboard.kernel.verbs import Verb, name_of

MOST_DICE: Final = ROOM[-1] * len(COLOURS)  # that a member has room for.  IV-LOC-04
LOWEST, HIGHEST = 0, 9  # of a D10.  IV-DIC-17


def outcome_problems(book: Book) -> Iterator[str]:
    """What can never be met, never be checked or does nothing."""
    for path, value in walk(book.worlds[HERE]):
        match value:
            case Combination() | OutcomeLine() | SpecialEffect():
                yield from _requirement(path, value.req)
            case TestCard():
                yield from _test(path, value)
            case Action() if not (value.test or value.does or value.text):
                yield f"{path}: it does nothing; expected: a `test`, or verbs in `does`"
            case Ability() if not value.does:
                yield f"{path}: it does nothing; expected: verbs in `does`"
            case TimeTrack() if not value.boxes:
                yield f"{path}: a time track without a box; expected: a list of verbs for each box in `boxes`"
            case Circumstances() if value.move.test is not None and not _has(value.move.test, "arrive"):
                yield f"{path}.move.test: nobody ever arrives by it; expected: `{{do: arrive}}` in an outcome"
            case RollD10():
                yield from _rows(path, value)
            case Verb() if not isinstance(value, Modifier) and isinstance(n := getattr(value, "n", 1), int) and n < 1:
                yield f"{path}.n: {name_of(value)} {n} times; expected: 1 or more"


def _requirement(path: str, req: str) -> Iterator[str]:
    try:
        found = parse(req)
    except ValueError as error:
        yield f"{path}.req: {error}"
        return
    least = min(map(len, found), default=0)
    if least > MOST_DICE:
        yield f"{path}.req: it takes {least} dice; expected: {MOST_DICE} at most, since a member has room for no more"


def _test(path: str, test: TestCard) -> Iterator[str]:
    if not test.lines and not test.tracks:
        yield f"{path}: a test without an outcome; expected: `lines`, or `tracks`"
    above: set[str] = set()
    for at, line in enumerate(test.lines):
        if line.colour == "red" and line.req:
            yield f"{path}.lines[{at}].req: a red outcome is what is left; expected: no `req`, or another colour"
        elif line.colour != "red" and not line.req:
            yield f"{path}.lines[{at}]: a {line.colour} outcome that takes nothing; expected: a `req`"
        elif line.req and line.req in above:
            yield f"{path}.lines[{at}].req: a line above takes the same, so it is never met; expected: another one"
        elif line.req and any(_takes_more(line.req, other) for other in above if other):
            yield f"{path}.lines[{at}].req: a line above takes less, so it is never met; expected: the harder one first"
        above.add(line.req)
    for at, track in enumerate(test.tracks):
        if track.length < 1:
            yield f"{path}.tracks[{at}].length: a track of {track.length} boxes; expected: 1 or more"
        if not _has(test, "advance"):
            verb = f"`{{do: advance, colour: {track.colour}}}`"
            yield f"{path}.tracks[{at}]: nothing advances it; expected: {verb} in `special`"


def _takes_more(req: str, other: str) -> bool:
    """Whether whatever meets a requirement meets another one too."""
    try:
        mine, theirs = parse(req), parse(other)
    except ValueError:  # which is said of the requirement itself
        return False
    return all(any(Counter(less) <= Counter(more) for less in theirs) for more in mine)


def _has(test: TestCard, name: str) -> bool:
    return any(isinstance(value, Verb) and name_of(value) == name for _, value in walk(test))


def _rows(path: str, roll: RollD10) -> Iterator[str]:
    last = LOWEST - 1
    for at, row in enumerate(roll.rows):
        if not last < row.upto <= HIGHEST:
            after = f" after {last}" if at else ""
            yield f"{path}.rows[{at}].upto: {row.upto}{after}; expected: {last + 1} to {HIGHEST}"
        last = max(last, row.upto)
    if last < HIGHEST:
        yield f"{path}.rows: no row for {HIGHEST}; expected: `upto: {HIGHEST}` in the last one"
