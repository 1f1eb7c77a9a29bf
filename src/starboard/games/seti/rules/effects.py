"""How lists of effects are put on the stack, and before which of them a window opens.  SE-EFF-15."""

from starboard.games.seti.book import G
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Id, Seat


def steps(seat: Seat, verbs: tuple[Verb, ...], source: Id = "") -> tuple[Step, ...]:
    """Verbs as steps; a free action may come before each that it could change."""
    return tuple(Step(verb, seat, source, None, not verb.fixed) for verb in verbs)


def flow(g: G, seat: Seat, verbs: tuple[Verb, ...], source: Id = "") -> None:
    """These effects come next, from left to right.  SE-EFF-15, SE-EFF-11."""
    g.flow(seat, verbs, source)
