"""Modifiers: what changes a cost or a gain for the rest of a turn.  Cards put them in force; each is asked for here."""

from typing import Literal

from starboard.games.seti.book import G
from starboard.kernel.force import Modifier
from starboard.kernel.verbs import Verbs
from starboard.kernel.words import Seat


class Waive(Modifier, frozen=True):
    """The owner is spared the asteroid surcharge, or gains no publicity for moving."""

    what: Literal["asteroid_surcharge", "visit_publicity"]


class InsteadOfPublicity(Modifier, frozen=True):
    """The owner may have these effects instead of the publicity of a planet that is visited.  SE-CLR-07, SE-CLR-46."""

    does: Verbs


def is_waived(g: G, seat: Seat, what: str) -> bool:
    return any(waive.what == what for _, waive in g.in_force(Waive, seat))
