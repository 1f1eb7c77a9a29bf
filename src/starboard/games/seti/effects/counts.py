"""What content asks about: counters, conditions and triggers.  They are looked up, never run."""

from typing import Literal, TypeAlias

from starboard.games.seti.constants import ANY
from starboard.kernel.verbs import Verb

Counter: TypeAlias = Literal[
    "figures",
    "orbiters",
    "landers",
    "wins",
    "traces",
    "techs",
    "tucked",
    "publicity",
    "score",
    "hand",
    "exofossils",
    "completed_missions",
    "endgame_cards",
    "signal_sectors",
    "signals_there",
    "signals_anomaly",
    "signals_scan",
    "sectors_marked",
    "adjacent_asteroids",
    "earth_line",
    "techs_that_color",
    "traces_that_color",
    "probe_on",
    "probe_by_earth",
    "probe_distance",
    "chosen_on",
    "capsule_on",
    "landed",
    "tech_of_others",
    "earth_anomaly",
    "signals_oumuamua",
    "orbiter_and_lander",
    "paid_space",
]
Where: TypeAlias = Literal["", "this_species", "other_species", "each_species", "one_species"]
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


class Count(Verb, frozen=True):
    """A number read from the table at the moment it is asked for: own pieces, markers and deeds.  SE-EFF-18."""

    what: Counter
    of: tuple[str, ...] = ANY
    where: Where = ""


class Has(Verb, frozen=True):
    """A condition: the counter has at least, or exactly, that value.  SE-MIS-01."""

    what: Counter
    of: tuple[str, ...] = ANY
    where: Where = ""
    least: int = 1
    exactly: int = -1


class When(Verb, frozen=True):
    """A trigger: a deed of the owner that touches one of these; nothing named is any.  SE-MIS-04."""

    what: Deed
    of: tuple[str, ...] = ANY
    own_turn: bool = False


class Scores(Verb, frozen=True):
    """What a card scores at the end: points for each, points if, or its special way.  SE-EGC-01."""

    vp: int = 0
    per: Count | None = None
    when: tuple[Has, ...] = ()
    special: Literal["", "score_unmarked_tile"] = ""
