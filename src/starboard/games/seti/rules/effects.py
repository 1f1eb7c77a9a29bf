"""How lists of effects are put on the stack, and before which of them a window opens.  SE-EFF-15."""

from starboard.games.seti.book import G
from starboard.games.seti.constants import BUY_PUBLICITY
from starboard.games.seti.model.player import Player
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Id, Seat


def steps(seat: Seat, verbs: tuple[Verb, ...], source: Id = "") -> tuple[Step, ...]:
    """Verbs as steps; one that heeds what free actions change comes after a window for the active player."""
    return tuple(Step(verb, seat, source, None, verb.heeds) for verb in verbs)


def heeded(g: G, here: Step) -> bool:
    """Whether a free action just before this could change what it does: the one place that decides on windows.

    A verb that may be changed at all says `heeds`; one that is changed only now and then says when in `matters`.
    """
    verb = here.verb
    return verb.heeds and here.seat == g.s.active and verb.matters(g, here)  # only the active player has free actions


def can_get_card(player: Player) -> bool:
    """Whether free actions could bring a card to an empty hand, in a way that is seen at a glance."""
    return player.publicity >= BUY_PUBLICITY or player.credits > 1 or player.energy > 1 or player.data > 0


def flow(g: G, seat: Seat, verbs: tuple[Verb, ...], source: Id = "") -> None:
    """These effects come next, from left to right.  SE-EFF-15, SE-EFF-11."""
    g.flow(seat, verbs, source)
