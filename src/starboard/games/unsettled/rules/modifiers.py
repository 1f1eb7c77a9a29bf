"""Modifiers: what changes a cost, a limit or an action without being resolved.  Each is asked for by one function.

They are data of content (`static` on a piece in play, or put in force for a time by `apply`), never run.
"""

from typing import Literal, TypeVar

from starboard.games.unsettled.book import G
from starboard.kernel.force import Modifier
from starboard.kernel.verbs import Lasting, name_of
from starboard.kernel.words import Seat


class ChangeMove(Modifier, frozen=True):
    """A Move is longer or shorter.  UN-MOV-33"""

    n: int


class ChangeLunaMove(Modifier, frozen=True):
    """LUNA's own move is longer or shorter.  UN-MOV-33"""

    n: int


class IgnoreTime(Modifier, frozen=True):
    """Time icons may be ignored: one, or all.  UN-TIM-12"""

    all: bool = False
    unasked: bool = False  # all of them, without a question each time


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


class RestOptional(Modifier, frozen=True):
    """Rest need not be taken.  UN-TRN-03"""


M = TypeVar("M", bound=Modifier)
BEFORE_MOVING = (ChangeMove, Forbid)  # of a Move to come these are asked before it begins
THIS_MOVE = "this_move"
Duration = Literal[
    "this_action",  # until the action is settled
    "this_move",  # until the move is over
    "this_turn",  # until the turn is over, whoever's it is
    "until_start_of_your_next_turn",
    "rest_of_game",
]


def in_force(g: G, kind: type[M], seat: Seat) -> list[tuple[Lasting, M]]:
    """What of this kind holds for the seat."""
    return g.in_force(kind, seat)


def applies(g: G, lasting: Lasting, seat: Seat) -> bool:
    """What holds for a Move waits for one; a node's effect serves who is on it; a deck may be ignored.  UN-EXP-14"""
    if lasting.source in g.book.static_pieces:
        return _reaches(g, lasting, seat)
    return THIS_MOVE not in lasting.until or isinstance(lasting.verb, BEFORE_MOVING) or moves(g, seat)


def moves(g: G, seat: Seat) -> bool:
    """Whether this explorer is in the midst of a Move: only then does hold what holds for a Move."""
    return any(name_of(scope) == "moving" and g.s.stack[at].seat == seat for at, scope in g.scopes())


def _reaches(g: G, lasting: Lasting, seat: Seat) -> bool:
    """A node's effect serves only explorers who are on it; a deck that is ignored touches nobody.  UN-EXP-14"""
    book, source = g.book, str(lasting.source)
    if source in book.environment:
        return g.s.explorers[seat].at == source
    ignores = isinstance(lasting.verb, IgnorePlanetCard)  # which nothing can ignore: the question would not end
    return ignores or source not in book.planet or not exempt(g, book.planet[source].deck, seat, "effects")


def exempt(g: G, deck: str, seat: Seat, what: str) -> bool:
    """Whether this explorer is spared the draws, or the effects, of a planet deck.  UN-GLO-16"""
    return any(m.deck == deck and m.what in ("all", what) for _, m in in_force(g, IgnorePlanetCard, seat))


def is_forbidden(g: G, what: str, seat: Seat) -> bool:
    if not g.s.lasting and Forbid not in g.book.statics:  # nearly always
        return False
    return any(m.what == what for _, m in in_force(g, Forbid, seat))
