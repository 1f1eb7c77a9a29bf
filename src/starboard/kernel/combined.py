"""Combined answers: what a player thinks in one thought is one press, and is recorded as the answers it consists of.

An answer may be followed by the one that ends the turn; free moves of one kind may be made as often as they fit.  Both
are worked out on forks that end where something hidden comes to light.  Whoever plays a combined answer gives its parts
one after the other and stops where a part is not open, or where the table has something to show first; only the end of
the turn was meant whatever is shown.
"""

from typing import Any

from msgspec import Struct

from starboard.kernel.game import Game
from starboard.kernel.irreversible import ComeToLight, Trial, closing_after, stock_of
from starboard.kernel.offers import Change
from starboard.kernel.verbs import Ask
from starboard.kernel.words import Option, Seat

MOST_PARTS = 12  # answers in one


class Series(Struct, frozen=True):
    """Free moves of one kind, one after the other, and what they cost and bring together."""

    options: tuple[Option, ...]
    changes: tuple[Change, ...]
    closing: Option | None = None  # the answer that may follow it to end the turn


def goes_on(g: Game[Any], seat: Seat, option: Option) -> bool:
    """Whether the next part of a combined answer can be given: the last one brought nothing to light that the seat
    should see first, unless this one ends the turn; nobody else is asked, and the part is open."""
    if g.waiting != [seat] or option not in g.moves(seat):
        return False
    step = g.open[0][0]
    assert isinstance(step.verb, Ask)
    return g.s.barrier != g.s.answers or option == step.verb.closing(g, step)


def series(g: Game[Any], seat: Seat, key: str) -> Series | None:
    """The free moves of this kind that can be made one after the other, where their order makes no difference."""
    tried = [_play(g, seat, key, at) for at in (0, -1)]
    (first, after), (_, other) = tried
    if len(first) < 2 or after.s != other.s:
        return None
    before, now = stock_of(g, seat), stock_of(after, seat)
    changes = tuple(Change(what, now[what] - n) for what, n in before.items() if now[what] != n)
    return Series(first, changes, closing_after(g, after, seat, first[0]))


def _play(g: Game[Any], seat: Seat, key: str, at: int) -> tuple[tuple[Option, ...], Game[Any]]:
    """Make a free move of this kind again and again, always the first or the last that is open."""
    asked, found = g.open[0][0].verb, list[Option]()
    while len(found) < MOST_PARTS and g.waiting == [seat] and g.open[0][0].verb == asked:
        again = [f.offer.option for f in g.free if f.seat == seat and f.offer.option.key == key]
        if not again:
            break
        trial = g.fork()
        trial.__class__ = Trial
        try:
            trial.answer(seat, again[at])
        except ComeToLight:
            break
        found.append(again[at])
        g = trial
    return tuple(found), g
