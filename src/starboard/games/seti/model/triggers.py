"""What content waits for and scores: triggers and end cards.  They are looked up, never run."""

from typing import Literal, TypeAlias

from starboard.games.seti.constants import ANY
from starboard.kernel.forms import AnyCounter, Conditions
from starboard.kernel.verbs import Verb

Deed: TypeAlias = Literal[
    "visit",
    "launch",
    "orbit",
    "land",
    "scan",
    "tech",
    "trace",
    "signal",
    "play",
    "corner",
    "complete_sector",
    "move",
    "win",
    "mission",
]


class When(Verb, frozen=True):
    """A trigger: a deed of the owner that touches one of these; nothing named is any.  SE-MIS-04."""

    what: Deed
    of: tuple[str, ...] = ANY
    own_turn: bool = False


class Scores(Verb, frozen=True):
    """What a card scores at the end: points for each, points if, or its special way.  SE-EGC-01."""

    vp: int = 0
    per: AnyCounter | None = None
    when: Conditions = ()
    special: Literal["", "score_unmarked_tile"] = ""
