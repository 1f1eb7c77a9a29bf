"""What counters are called, and what one reads of the word of content that asks for it.  SE-EFF-18."""

from typing import Literal, Protocol, TypeAlias

Counted: TypeAlias = Literal[
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

SETTLED = {
    "landed",
    "tech_of_others",
    "techs_that_color",
    "sectors_marked",
    "signals_scan",
    "signals_there",
    "earth_line",
    "earth_anomaly",
}  # what a card has done, or what no free action changes


class Counts(Protocol):
    """What is counted, of which kinds, and where: a counter or a condition of content."""

    @property
    def what(self) -> Counted: ...

    @property
    def of(self) -> tuple[str, ...]: ...

    @property
    def where(self) -> Where: ...
