"""Modifiers: what changes a cost, a limit or an action without being resolved.  Each is asked for by one function.

They are data of content (`static` on a piece in play, or put in force for a time by `apply`), never run.
"""

from collections.abc import Iterator
from typing import Literal, TypeVar

from starboard.games.unsettled.console import console
from starboard.games.unsettled.model.ids import Action
from starboard.games.unsettled.model.table import G
from starboard.kernel.verbs import Lasting, Verb
from starboard.kernel.words import Seat


class Modifier(Verb, frozen=True):
    """In force while its piece lies in play, or for the time that an effect names."""


class ChangeMove(Modifier, frozen=True):
    """A Move is longer or shorter.  UN-MOV-33"""

    n: int


class ChangeLunaMove(Modifier, frozen=True):
    """LUNA's own move is longer or shorter.  UN-MOV-33"""

    n: int


class MayCarry(Modifier, frozen=True):
    """The ordinary Move may carry an explorer too.  UN-MOV-15"""


class IgnoreTime(Modifier, frozen=True):
    """Time icons may be ignored: one, or all.  UN-TIM-12"""

    all: bool = False


class IgnoreEdges(Modifier, frozen=True):
    """The icons of edges are not applied: those of one kind, or all."""

    kind: str = "all"


class IgnoreWhenEntering(Modifier, frozen=True):
    """When Entering effects are not applied."""


class IgnorePlanetCard(Modifier, frozen=True):
    """The lasting or triggered effects of a planet deck are not applied.  UN-GLO-16"""

    deck: str


class GrantProperty(Modifier, frozen=True):
    """The explorer has a property.  UN-PRP-01"""

    property: str


class Forbid(Modifier, frozen=True):
    """Something cannot be done: a space by its key, `move`, `scan`, or a kind of free action."""

    what: str


class Permit(Modifier, frozen=True):
    """Something can be done that a rule forbids, by the rule's id."""

    rule: str


class ChangeAction(Modifier, frozen=True):
    """An action space has other arrows."""

    action: str
    arrows: int


class ReplaceAction(Modifier, frozen=True):
    """A personal action is replaced by the space of this key."""

    action: Action
    by: str


class RestOptional(Modifier, frozen=True):
    """Rest need not be taken.  UN-TRN-03"""


M = TypeVar("M", bound=Modifier)
Duration = Literal["this_action", "this_move", "this_turn", "until_start_of_your_next_turn", "rest_of_game"]


def printed(g: G) -> Iterator[Lasting]:
    """The modifiers of all pieces that lie in play.  A planet that prints none costs nothing."""
    from starboard.games.unsettled.rules.clauses import holder

    for card, verbs, everybody in console(g).statics:
        whose = holder(g, card)
        if whose is not None:
            for verb in verbs:
                yield Lasting(verb, -1 if everybody or card in g.s.nodes else whose, source=card)


def in_force(g: G, kind: type[M], seat: Seat) -> list[tuple[Lasting, M]]:
    """What of this kind holds for the seat."""
    book = console(g)
    if kind not in book.static_kinds:  # nearly always: nothing printed on this planet is of this kind
        return [(m, m.verb) for m in g.s.lasting if m.seat in (-1, seat) and isinstance(m.verb, kind)]
    found = g.in_force(kind, seat)
    return [(m, verb) for m, verb in found if m.source not in book.environment or _stands(g, m, seat)]


def _stands(g: G, lasting: Lasting, seat: Seat) -> bool:
    """A node's effect serves only explorers who are on it.  UN-EXP-14"""
    return g.s.explorers[seat].at == lasting.source


def is_forbidden(g: G, what: str, seat: Seat) -> bool:
    return any(m.what == what for _, m in in_force(g, Forbid, seat))
