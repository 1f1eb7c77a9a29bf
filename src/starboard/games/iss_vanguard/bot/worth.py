"""What effects are worth, in dice: a Success is four, an injury costs eight.  Only open cards are read."""

from functools import cache
from typing import Any, Final, NamedTuple

from starboard.games.iss_vanguard.book import Book, Deed
from starboard.games.iss_vanguard.effects.board import (
    AddMission,
    AdvanceTime,
    CompleteMission,
    CoverPlace,
    FailMission,
    PlaceMarker,
    ReplacePlace,
)
from starboard.games.iss_vanguard.effects.people import Each
from starboard.games.iss_vanguard.effects.story import EndExploration, Note
from starboard.games.iss_vanguard.effects.team import (
    GainDiscovery,
    GainLead,
    GainSuccess,
    GainSupplies,
    GainUnique,
    LoseSuccess,
    LoseSupplies,
)
from starboard.games.iss_vanguard.effects.threats import RemoveThreat
from starboard.games.iss_vanguard.rules.danger import RollDanger
from starboard.games.iss_vanguard.rules.entries import ReadEntry
from starboard.games.iss_vanguard.rules.hand import DiscardSection, DrawSection
from starboard.games.iss_vanguard.rules.injuries import GainInjury, RemoveInjuryCard, RemoveInjuryDie
from starboard.games.iss_vanguard.rules.slots import Reactivate, SacrificeDie, SpendDie
from starboard.kernel.forms import ChooseOne, If, May, Way
from starboard.kernel.verbs import Verb

PRICES: Final[dict[type[Verb], float]] = {
    GainSuccess: 4.0, LoseSuccess: -4.0, GainSupplies: 3.0, LoseSupplies: -3.0, GainLead: 2.5, GainDiscovery: 8.0,
    GainUnique: 9.0, GainInjury: -8.0, RemoveInjuryCard: 2.0, RemoveInjuryDie: 1.0, DrawSection: 2.0,
    DiscardSection: -2.0, Reactivate: 1.0, SpendDie: -1.0, SacrificeDie: -5.0, ReadEntry: 1.5, ReplacePlace: 1.5,
    CoverPlace: 1.5, AddMission: 4.0, CompleteMission: 20.0, FailMission: -40.0, AdvanceTime: -1.0, RemoveThreat: 3.0,
    EndExploration: 10.0,
}  # fmt: skip  # a piece of it
DANGER: Final = {"A": -2.0, "B": -3.0, "C": -1.5, "D": -4.0, "E": -4.0, "T": -0.7}
MOST: Final = 12.0  # no line counts for more than that beside what a mission wants


class Yield(NamedTuple):
    """What an outcome of a deed brings: its track and length (0: a line), its worth, what missions may want of it."""

    colour: str
    track: int  # the number of its track; -1: a line, or no test
    length: int
    worth: float
    wants: frozenset[str]  # `note relay_powered`, `marker flag`, `gained living_specimen`
    req: str = ""


def worth(verbs: Any) -> float:
    """What these verbs are worth to the team."""
    return sum([_worth(verb) for verb in verbs])


def _worth(verb: Verb) -> float:
    if isinstance(verb, RollDanger):
        return DANGER.get(verb.letter, -2.0)
    if isinstance(verb, ChooseOne):
        return max([worth(way.does) for way in verb.among], default=0.0)
    if isinstance(verb, May):
        return max(0.0, sum(_inside(verb)))
    if isinstance(verb, If):
        return 0.5 * sum(_inside(verb))
    price = PRICES.get(type(verb))
    if price is not None:
        n = getattr(verb, "n", 1)
        return price * (n if isinstance(n, int) else 2)
    return sum(_inside(verb)) * (2.0 if isinstance(verb, Each) else 1.0)


def _inside(verb: Verb) -> list[float]:
    parts = [getattr(verb, field) for field in verb.__struct_fields__]
    return [_worth(one) for part in parts if isinstance(part, tuple) for one in part if isinstance(one, Verb)]


def wants(verbs: Any) -> frozenset[str]:
    """What missions may want of these verbs, whatever stands around them."""
    found: set[str] = set()
    for verb in verbs:
        if isinstance(verb, Note):
            found.add(f"note {verb.key}")
        elif isinstance(verb, PlaceMarker):
            found.add(f"marker {verb.marker}")
        elif isinstance(verb, GainLead | GainDiscovery):
            found.add(f"gained {verb.deck}")
        elif isinstance(verb, CompleteMission):
            found.add(f"mission {verb.mission}")
        if isinstance(verb, Verb | Way):
            parts = [getattr(verb, field) for field in verb.__struct_fields__]
            for part in parts:
                if isinstance(part, tuple):
                    found |= wants([one for one in part if isinstance(one, Verb | Way)])
    return frozenset(found)


@cache
def yields_of(book: Book) -> dict[str, tuple[Yield, ...]]:
    """Of each Special Action what its outcomes bring."""
    return {id_: tuple(_yields(deed)) for id_, deed in book.deeds.items()}


def _yields(deed: Deed) -> list[Yield]:
    action = deed.action
    found = []
    if action.does:
        found.append(Yield("", -1, 0, min(MOST, worth(action.does)), wants(action.does)))
    if action.test is not None:
        test = action.test
        for line in test.lines:
            bring = (*line.does, *(next((o.does for o in test.lines if o.colour == line.arrow), ())))
            found.append(Yield(line.colour, -1, 0, min(MOST, worth(bring)), wants(bring), line.req))
        for number, track in enumerate(test.tracks):
            worth_ = min(MOST, worth(track.does))
            found.append(Yield(track.colour, number, track.length, worth_, wants(track.does)))
    return found
