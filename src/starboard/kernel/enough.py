"""Whether several verbs can have together what each could have alone: no one thing pays twice.

A verb names the stock that it draws on (`Verb.draws_on`) and, thing by thing, which of it would do (`Verb.takes`).
"""

from collections.abc import Collection, Hashable, Sequence
from typing import TYPE_CHECKING, Any

from starboard.kernel.verbs import Scope, Step, Verb, Verbs

if TYPE_CHECKING:
    from starboard.kernel.game import Game


class Jointly(Verb, frozen=True):
    """Verbs that draw on one stock, judged together: it is asked, and never run."""

    verbs: Verbs

    def possible(self, g: "Game[Any]", here: Step) -> bool:
        return each_has_one([things for verb in self.verbs for things in verb.takes(g, here)])


def rivals(verbs: Sequence[Verb]) -> tuple[Jointly, ...]:
    """Of these verbs those that draw on one stock, a group for each stock that is wanted twice."""
    stocks: dict[str, list[Verb]] = {}
    for verb in verbs:
        if stock := verb.draws_on():
            stocks.setdefault(stock, []).append(verb)
    return tuple(Jointly(tuple(some)) for some in stocks.values() if len(some) > 1)


def still_wanted(g: "Game[Any]", stock: str) -> list[Collection[Hashable]]:
    """What the steps still to happen in the innermost open scope will take of a stock, which a choice must leave."""
    wanted: list[Collection[Hashable]] = []
    for step in reversed(g.s.stack):
        if isinstance(step.verb, Scope) and step.verb.open:
            break
        if step.verb.draws_on() == stock:
            wanted.extend(step.verb.takes(g, step))
    return wanted


def each_has_one(wanted: Sequence[Collection[Hashable]]) -> bool:
    """Whether each wish can have a thing of its own among those that will do for it."""
    taken: dict[Hashable, int] = {}
    return all(_is_served(i, wanted, taken, set()) for i in range(len(wanted)))


def _is_served(i: int, wanted: Sequence[Collection[Hashable]], taken: dict[Hashable, int], seen: set[Hashable]) -> bool:
    """Take a free thing, or one whose taker can have another instead."""
    for thing in wanted[i]:
        if thing not in seen:
            seen.add(thing)
            if thing not in taken or _is_served(taken[thing], wanted, taken, seen):
                taken[thing] = i
                return True
    return False
