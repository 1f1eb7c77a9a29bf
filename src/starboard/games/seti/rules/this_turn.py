"""What a card puts in force for the rest of a turn: clauses that react to deeds, and what the owner is spared."""

from typing import Literal

from starboard.games.seti.book import G
from starboard.games.seti.model.triggers import When
from starboard.kernel.verbs import Step, Verb, Verbs


class ThisTurn(Verb, frozen=True):
    """For the rest of this turn, the first time or each time that a deed happens.  SE-CLR-07, SE-CLR-08, SE-CLR-29."""

    when: When
    does: Verbs
    once: bool = False
    instead: Literal["", "publicity"] = ""  # the owner may take this instead of what the deed gives

    def run(self, g: G, here: Step) -> None:
        g.last(self, here.seat, until=("turn",), source=here.source, uses=1 if self.once else -1)


class Waive(Verb, frozen=True):
    """For the rest of this turn the owner is spared the asteroid surcharge, or gains no publicity for moving."""

    what: Literal["asteroid_surcharge", "visit_publicity"]

    def run(self, g: G, here: Step) -> None:
        g.last(self, here.seat, until=("turn",), source=here.source)
