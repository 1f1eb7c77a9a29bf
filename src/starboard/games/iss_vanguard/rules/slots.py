"""Dice that effects take from a member or give back.  IV-LOC"""

from typing import ClassVar

from msgspec import structs

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import ALL_DICE, DICE, FEWEST_DICE, HURT, USED, AnyColour
from starboard.games.iss_vanguard.rules.dice import dice_in_play, of_colour
from starboard.games.iss_vanguard.rules.dice_choices import ChooseReactivated, ChooseSacrifice, ChooseSpent
from starboard.games.iss_vanguard.rules.injuries import GainInjury
from starboard.games.iss_vanguard.rules.team import member_of
from starboard.kernel.verbs import NOTHING, Step, Verb


class SpendDie(Verb, frozen=True):
    """Available dice go to the dice discard, die by die; for each that is missing one is sacrificed.

    IV-LOC-07, IV-LOC-08, IV-LOC-16
    """

    colour: AnyColour = "any"
    n: int = 1

    def at_stake(self, g: G, here: Step) -> int:
        """Whoever would have to sacrifice may persevere first.  IV-PSV-04"""
        me = member_of(g.s, here.seat)
        return DICE if me is not None and len(of_colour(g.book, me.slots, self.colour)) < self.n else NOTHING

    def run(self, g: G, here: Step) -> None:
        me = member_of(g.s, here.seat)
        if me is None:
            return
        there = min(self.n, len(of_colour(g.book, me.slots, self.colour)))
        if there < self.n:
            g.push(here.seat, SacrificeDie(self.colour, self.n - there, instead=True), source=here.source)
        if there:
            g.push(here.seat, ChooseSpent(self.colour, there), source=here.source)

    alters: ClassVar[int] = USED


class SacrificeDie(Verb, frozen=True):
    """A die returns to the compartment; who has too few, or none that fits, gains Exhausted instead.

    IV-LOC-09, IV-LOC-10, IV-LOC-11, IV-LOC-13
    """

    colour: AnyColour = "any"
    n: int = 1
    instead: bool = False  # of dice that should have been spent
    fixed: ClassVar[bool] = True
    alters: ClassVar[int] = ALL_DICE | HURT

    def run(self, g: G, here: Step) -> None:
        me = member_of(g.s, here.seat)
        if me is None:
            return
        if self.n > 1:
            g.push(here.seat, *(structs.replace(self, n=1) for _ in range(self.n)), source=here.source)
        elif self.instead and of_colour(g.book, me.slots, self.colour):
            g.push(here.seat, ChooseSpent(self.colour, 1), source=here.source)
        elif dice_in_play(g.s, me) <= FEWEST_DICE or not of_colour(g.book, (*me.slots, *me.used), self.colour):
            g.push(here.seat, GainInjury("exhausted"), source=here.source)
        else:
            g.push(here.seat, ChooseSacrifice(self.colour, self.instead), source=here.source)


class Reactivate(Verb, frozen=True):
    """Dice go from the dice discard to empty slots of their colours, as many as possible.  IV-LOC-05, IV-LOC-06"""

    colour: AnyColour = "any"
    n: int = 1
    alters: ClassVar[int] = DICE

    def at_stake(self, g: G, here: Step) -> int:
        """Dice that are spent first come back with it."""
        me = member_of(g.s, here.seat)
        return USED if me is not None and len(of_colour(g.book, me.used, self.colour)) < self.n else NOTHING

    def possible(self, g: G, here: Step) -> bool:
        me = member_of(g.s, here.seat)
        return me is not None and bool(of_colour(g.book, me.used, self.colour))

    def run(self, g: G, here: Step) -> None:
        if member_of(g.s, here.seat) is not None and self.n > 0:
            g.push(here.seat, ChooseReactivated(self.colour, self.n), source=here.source)
