"""Modifiers: what changes a cost, a limit or an action without being resolved.  Each is asked for by one function.

They are data of content (`static` on a piece in play, or put in force for a time by `apply`), never run.
"""

from collections.abc import Iterator
from typing import Literal, TypeVar

from starboard.games.unsettled.console import console
from starboard.games.unsettled.model.ids import Action
from starboard.games.unsettled.model.table import G
from starboard.games.unsettled.rules.holding import holder
from starboard.kernel.verbs import Lasting, Verb, name_of
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
    unasked: bool = False  # all of them, without a question each time


class IgnoreEdges(Modifier, frozen=True):
    """The icons of edges are not applied: those of one kind, or all."""

    kind: str = "all"


class IgnoreWhenEntering(Modifier, frozen=True):
    """When Entering effects are not applied."""


class IgnorePlanetCard(Modifier, frozen=True):
    """A planet deck does not touch the explorer: its cards are not drawn, their effects do not apply.  UN-GLO-16"""

    deck: str
    what: Literal["all", "draws", "effects"] = "all"


class GrantProperty(Modifier, frozen=True):
    """The explorer has a property.  UN-PRP-01"""

    property: str


class Forbid(Modifier, frozen=True):
    """Something cannot be done: a space by its key, `move`, `scan`, or a kind of free action."""

    what: str


class Permit(Modifier, frozen=True):
    """Something can be done that a rule forbids, by the rule's id: one of `PERMITTED`."""

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
BEFORE_MOVING = (ChangeMove, MayCarry, Permit, Forbid)  # of a Move to come these are asked before it begins
PERMITTED = {  # the rules that a `permit` can lift, each asked for where the rule is kept
    "UN-DSC-04": "to consume a discovery without the comprehension that it asks for",
    "UN-FRE-04": "to trade with an explorer on another node",
    "UN-LUN-08": "to scan for what lies on LUNA's node already",
    "UN-MOV-20": "to cross impassable terrain",
    "UN-OPP-02": "to investigate a node again",
    "UN-OPP-06": "to use an opportunity from another node",
}
THIS_MOVE = "this_move"
Duration = Literal["this_action", "this_move", "this_turn", "until_start_of_your_next_turn", "rest_of_game"]


def printed(g: G, kind: type[Modifier] | None = None) -> Iterator[Lasting]:
    """The modifiers on all pieces that lie in play, or those of one kind.  A planet that prints none costs nothing."""
    statics = console(g).statics
    for some in statics.values() if kind is None else (statics[kind],):
        for card, verb, everybody in some:
            whose = holder(g, card)
            if whose is not None:
                yield Lasting(verb, -1 if everybody or card in g.s.nodes else whose, source=card)


def in_force(g: G, kind: type[M], seat: Seat) -> list[tuple[Lasting, M]]:
    """What of this kind holds for the seat."""
    statics = console(g).statics
    if not g.s.lasting and kind not in statics:  # nearly always
        return []
    found = [(m, m.verb) for m in g.s.lasting if m.seat in (-1, seat) and isinstance(m.verb, kind)]
    if found and kind not in BEFORE_MOVING:
        found = [(m, verb) for m, verb in found if THIS_MOVE not in m.until or _moves(g, seat)]
    if kind in statics:
        found += [(m, m.verb) for m in printed(g, kind) if m.seat in (-1, seat) and _reaches(g, m, seat)]  # type: ignore[misc]  # a table by kind
    return found


def _moves(g: G, seat: Seat) -> bool:
    """Whether this explorer is in the midst of a Move: only then does hold what holds for a Move."""
    return any(name_of(scope) == "moving" and g.s.stack[at].seat == seat for at, scope in g.scopes())


def _reaches(g: G, lasting: Lasting, seat: Seat) -> bool:
    """A node's effect serves only explorers who are on it; a deck that is ignored touches nobody.  UN-EXP-14"""
    book, source = console(g), str(lasting.source)
    if source in book.environment:
        return g.s.explorers[seat].at == source
    ignores = isinstance(lasting.verb, IgnorePlanetCard)  # which nothing can ignore: the question would not end
    return ignores or source not in book.planet or not exempt(g, book.planet[source].deck, seat, "effects")


def exempt(g: G, deck: str, seat: Seat, what: str) -> bool:
    """Whether this explorer is spared the draws, or the effects, of a planet deck.  UN-GLO-16"""
    return any(m.deck == deck and m.what in ("all", what) for _, m in in_force(g, IgnorePlanetCard, seat))


def permits(g: G, rule: str, seat: Seat) -> bool:
    """Whether something lifts this rule for the explorer."""
    return any(m.rule == rule for _, m in in_force(g, Permit, seat))


def is_forbidden(g: G, what: str, seat: Seat) -> bool:
    if not g.s.lasting and Forbid not in console(g).statics:  # nearly always
        return False
    return any(m.what == what for _, m in in_force(g, Forbid, seat))
