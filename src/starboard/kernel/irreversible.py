"""What the options of a question lead to at once: each is tried on a fork, up to where something is drawn or asked.
Windows on the way are passed: what is shown is what happens if nobody makes a free move.

So it is known which of them bring something hidden to light, which change nothing, and what each costs and brings:
from the rules themselves, clamped as they clamp it.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct, structs

from starboard.kernel.asking import Window
from starboard.kernel.game import Game
from starboard.kernel.offers import Change, changes_of
from starboard.kernel.verbs import Ask, State
from starboard.kernel.words import PASS, Event, Option, Seat

MOST_TRIED = 60  # a longer list is not tried option by option
MOST_PASSED = 60  # windows, until what an option does is done


class ComeToLight(Exception):
    """A trial need go no further."""


class Trial(Game[Any]):
    """A fork in which an answer is tried: it ends where something comes to light, or at the next question."""

    __slots__ = ()

    def barrier(self) -> None:
        raise ComeToLight

    def roll(self, sides: int, what: str = "") -> int:
        raise ComeToLight


class Ahead(Struct, frozen=True):
    """What one option leads to, as far as it was tried."""

    state: State | None  # at the next question, counted as if nobody had answered; None: something comes to light
    stock: Mapping[str, int] = {}  # by how much what the seat has changes until then
    events: frozenset[str] = frozenset()  # the words of what happens until then
    done: bool = False  # all that the option does is done, if everybody passes
    closing: Option | None = None  # the answer by which the seat may then end its turn, whatever comes to light


class Foresight(Struct, frozen=True):
    """What the trials of a question's options showed."""

    ahead: Mapping[Option, Ahead] = {}
    now: State | None = None

    def is_irreversible(self, option: Option) -> bool:
        """It brings something hidden to light."""
        return option in self.ahead and self.ahead[option].state is None

    def is_pointless(self, option: Option) -> bool:
        """The same question comes back, and nothing else is different."""
        return option in self.ahead and self.ahead[option].state == self.now

    def twins(self, options: Iterable[Option]) -> dict[Option, Option]:
        """Of these options, those that lead to the same state as an earlier one, each with that one."""
        found: dict[Option, Option] = {}
        first: dict[tuple[int, ...], list[Option]] = {}
        for option in options:
            ahead = self.ahead.get(option)
            if ahead is None or ahead.state is None or ahead.state == self.now:
                continue
            alike = first.setdefault(tuple(ahead.stock.values()), [])
            twin = next((one for one in alike if self.ahead[one].state == ahead.state), None)
            if twin is None:
                alike.append(option)
            else:
                found[option] = twin
        return found

    def leads_to(self, option: Option, other: Ahead | None) -> bool:
        """Whether it leads to the same state as another one, before anything comes to light."""
        ahead = self.ahead.get(option)
        return ahead is not None and other is not None and ahead.state is not None and ahead.state == other.state

    def closing(self, option: Option) -> Option | None:
        """The answer that may follow it to end the turn."""
        return self.ahead[option].closing if option in self.ahead else None


def foresee(g: Game[Any], seat: Seat, options: tuple[Option, ...]) -> Foresight:
    """Try the options of a seat.  A trial ends before anything hidden is looked at, so the warning itself tells
    nothing: what a seat is shown of two games that it cannot tell apart is held by the contract.
    """
    if not g.rules.chance or len(options) > MOST_TRIED:
        return Foresight()
    assert g.free is not None  # worked out here once, for all the forks
    stock = stock_of(g, seat)
    return Foresight({option: _try(g, seat, option, stock) for option in options}, g.s)


def stock_of(g: Game[Any], seat: Seat) -> dict[str, int]:
    """What a seat has of all that options cost and bring."""
    counted = {what: g.rules.stock(g, seat, what) for what in g.rules.stock_words}
    return {what: n for what, n in counted.items() if n is not None}


def _try(g: Game[Any], seat: Seat, option: Option, stock: Mapping[str, int]) -> Ahead:
    trial = g.fork()
    trial.__class__ = Trial  # made as cheaply as any fork
    events: list[Event] = []
    trial.emit = events.append
    state: State | None = trial.s
    whole = True
    try:
        trial.answer(seat, option)
    except ComeToLight:
        state, whole = None, False
    closing = closing_after(g, trial, seat, option) if state is not None else closing_beneath(g, trial, seat)
    try:
        whole = whole and pass_windows(trial, len(g.s.stack))
    except ComeToLight:  # behind a window, so that this answer alone does not bring it about
        whole = False
    after = stock_of(trial, seat)
    by = {what: _by(g, what, after[what] - n) for what, n in stock.items()}
    trial.s.answers, trial.s.question, trial.s.frees = g.s.answers, g.s.question, g.s.frees
    return Ahead(state, by, frozenset(event.what for event in events), whole, closing)


def closing_after(g: Game[Any], trial: Game[Any], seat: Seat, option: Option) -> Option | None:
    """The answer by which the seat may end this turn after an option.  A free move leads back to its question, so it is
    followed by that only where the question is put for the sake of free moves alone."""
    if trial.waiting != [seat] or trial.turn_serial() != g.turn_serial():
        return None
    step, options = trial.open[0]
    verb = step.verb
    assert isinstance(verb, Ask)
    closing = verb.closing(trial, step)
    is_beside = len(options) > 1 or verb.asks_one
    return closing if closing in options and not (is_beside and option not in g.options(seat)) else None


def closing_beneath(g: Game[Any], trial: Game[Any], seat: Seat) -> Option | None:
    """The answer by which the seat may end this turn after an option that brings something to light, where the end is
    all that is left to ask: by what lies on the stack, since nobody knows more before it is seen.  Where no free move
    will be left, the turn ends by itself."""
    if trial.turn_serial() != g.turn_serial() or all(free.seat != seat for free in g.rules.free(trial)):
        return None
    for step in reversed(trial.s.stack):
        verb = step.verb
        if isinstance(verb, Ask) and (options := verb.options(trial, step)):
            closing = verb.closing(trial, step)
            return closing if step.seat == seat and options == [closing] and not verb.asks_one else None
    return None


def pass_windows(g: Game[Any], depth: int) -> bool:
    """On a fork, let everybody pass the windows until the stack is as low as this; whether it came to that."""
    for _ in range(MOST_PASSED):
        if len(g.s.stack) <= depth:
            return True
        asked = g.open[0][0] if g.open else None
        if asked is None or not isinstance(asked.verb, Window):
            return False
        g.answer(asked.seat, PASS)
    return False


def _by(g: Game[Any], what: str, by: int) -> int:
    """A change; on a track that goes round, always forward."""
    length = g.rules.track_length(what)
    return by % length if length else by


def preview(g: Game[Any], seat: Seat, option: Option, ahead: Foresight) -> list[Change]:
    """What an option costs and brings for certain: as its offer says, and as its trial showed.

    Where all of it was tried, the trial is right; else it adds what the offer does not say.
    """
    found = changes_of(g, seat, option)
    tried = ahead.ahead.get(option)
    if tried is None:
        return found
    said = {change.what for change in found if _is_own(change, seat)}
    if tried.done:
        found = [_true(change, tried.stock) if _is_own(change, seat) else change for change in found]
    more = (Change(what, by) for what, by in tried.stock.items() if by and what not in said)
    return [*found, *more, *_happens(g, tried.events, said)]


def _is_own(change: Change, seat: Seat) -> bool:
    return not change.whose and (change.seats is None or change.seats == (seat,))


def _true(change: Change, stock: Mapping[str, int]) -> Change:
    """As the trial showed it; what it did not show may still follow."""
    by = stock.get(change.what)
    return change if by is None or (change.later and not by) else structs.replace(change, by=by)


def _happens(g: Game[Any], events: Iterable[str], said: Iterable[str]) -> Iterable[Change]:
    """What happens beside that is worth a sign of its own, though it has no number."""
    shown = {g.rules.event_signs[word] for word in events if word in g.rules.event_signs}
    return (Change(what) for what in sorted(shown.difference(said)))
