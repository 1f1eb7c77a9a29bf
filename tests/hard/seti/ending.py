"""The end of a turn: milestones in turn order, neutral ones after them, then discoveries.  SE-TRN-07, 08."""

from typing import ClassVar

from starboard.kernel.verbs import Ask, Scope, Step, Verb
from starboard.kernel.words import Option, opt
from tests.hard.seti.model import GOLD, NEUTRAL, NOBODYS, SPECIES, clockwise
from tests.hard.seti.verbs import DrawCard, G

TILES = ("tech", "mission", "income", "other")


class Closing(Scope, frozen=True):
    """The end of a turn: shut, so that no free action comes into it."""


class Milestones(Verb, frozen=True):
    """The first thing due, then this again: so points gained meanwhile count.  SE-MIL-02, 03, 14, 15."""

    def run(self, g: G, here: Step) -> None:
        for me in clockwise(g.s):
            if due := next((n for n in GOLD if me.vp >= n and n not in me.gold), 0):
                me.gold.append(due)
                g.push(here.seat, Milestones())
                g.push(me.seat, MarkGold(due))
                return
        for me in clockwise(g.s):
            if due := next((n for n in NEUTRAL if me.vp >= n and n not in me.neutral), 0):
                me.neutral.append(due)
                g.push(me.seat, PlaceNeutral(due), Milestones())
                return


class MarkGold(Ask, frozen=True):
    """Choose a gold tile for this milestone.  SE-MIL-05."""

    milestone: int
    prompt: ClassVar[str] = "gold"

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("gold", tile) for tile in TILES]

    def answer(self, g: G, here: Step, option: Option) -> None:
        g.did("gold", here.seat, here.seat, self.milestone)


class PlaceNeutral(Verb, frozen=True):
    """One neutral marker a player and milestone, on the leftmost discovery space, while both last.  SE-MIL-08 to 11."""

    milestone: int

    def run(self, g: G, here: Step) -> None:
        key = str(self.milestone)
        if g.s.neutrals.get(key, 0) and len(g.s.spaces) < 3 * SPECIES:
            g.s.neutrals[key] -= 1
            g.s.spaces.append(NOBODYS)
            g.did("neutral", here.seat, here.seat, self.milestone)


class Discoveries(Verb, frozen=True):
    """A species with all three spaces marked is discovered; its markers bring cards.  SE-SPE-01, 02, 05, 11."""

    def run(self, g: G, here: Step) -> None:
        for species in range(SPECIES):
            marks = g.s.spaces[3 * species : 3 * species + 3]
            if len(marks) == 3 and species not in g.s.found:
                g.s.found.append(species)
                g.did("discover", here.seat, species)
                g.push(here.seat, Discoveries())
                g.put(*(Step(DrawCard(), seat) for seat in marks if seat != NOBODYS))
                return
