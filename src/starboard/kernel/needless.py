"""Questions that need nobody's answer: only the end of the turn is left, or one thing that happens anyway, or all
options come to the same.

The table answers them by itself; before the end of a turn a seat may want to be asked always.
"""

from typing import Any

from starboard.kernel.asking import AnyOrder
from starboard.kernel.game import Game
from starboard.kernel.irreversible import foresee
from starboard.kernel.verbs import Ask, Step
from starboard.kernel.words import Option


def needless_answer(g: Game[Any], step: Step, options: list[Option], strict: bool = False) -> Option | None:
    """The only answer of a question, if it needs nobody, as the end of a turn, and no free move at hand could matter
    before it.

    `strict`: it is needless only where no free move is at hand at all.
    """
    verb = step.verb
    if len(options) != 1 or not isinstance(verb, Ask) or not verb.needs_nobody(g, step, options[0]):
        return None
    moves = [f.offer.option for f in g.free if f.seat == step.seat]
    if moves and (strict or not all(verb.can_wait(g, step, move) for move in moves)):
        return None
    return options[0]


def indifferent_answer(g: Game[Any], step: Step, options: list[Option]) -> Option | None:
    """The first answer of a question all of whose answers lead to the same state, before anything comes to light, or of
    one that is a blind choice.

    A free move could make them differ, so none may be at hand; what is put in an order has windows of its own.
    """
    if len(options) < 2 or g.waiting != [step.seat]:
        return None
    if isinstance(step.verb, Ask) and step.verb.is_blind:
        return options[0]
    if not isinstance(step.verb, AnyOrder) and any(f.seat == step.seat for f in g.free):
        return None
    first, *others = options
    tried = foresee(g, step.seat, (first,))
    for option in others:  # nearly always the second one differs, and the look ends there
        if not foresee(g, step.seat, (option,)).leads_to(option, tried.ahead.get(first)):
            return None
    return first
