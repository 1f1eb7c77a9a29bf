"""Persevering: a die is sacrificed, five come back.  IV-PSV

IV-PSV-05
"""

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import ALL_DICE, DICE, HURT, PERSEVERE
from starboard.games.iss_vanguard.model.member import Member
from starboard.games.iss_vanguard.rules.dice import columns_of, of_colour
from starboard.games.iss_vanguard.rules.dice_modifiers import PersevereAmount
from starboard.games.iss_vanguard.rules.modifiers import is_forbidden
from starboard.games.iss_vanguard.rules.moments import happen
from starboard.games.iss_vanguard.rules.slots import Reactivate, SacrificeDie
from starboard.games.iss_vanguard.rules.team import member_of
from starboard.kernel.offers import Free, Offer
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import opt


def persevere_amount(g: G, me: Member) -> int:
    """How many dice persevering brings back.  IV-PSV-02"""
    found = g.in_force(PersevereAmount, me.seat)
    return max([m.n for _, m in found]) if found else PERSEVERE


def may_persevere(g: G, me: Member) -> bool:
    """At any time of an exploration, also where few dice or none could come back.

    IV-LDP-10, IV-PSV-01, IV-PSV-07, IV-PSV-08
    """
    has_dice = me.slots or me.used or g.s.test is not None  # who is only chosen for the team has none yet
    return bool(has_dice) and not is_forbidden(g, me.seat, "persevere")


def brings_dice_back(g: G, me: Member, colour: str = "any") -> bool:
    """Whether a die of the discard, of a colour or any, would find a slot now: else no window opens for it."""
    dice = g.book.dice
    room = columns_of(g, me)
    return any(room[dice[kind].colour] > 0 for kind in of_colour(g.book, me.used, colour))


class Persevere(Verb, frozen=True):
    """A die is sacrificed, or Exhausted gained; then five dice are reactivated, unless the team was evacuated.

    IV-PSV-01, IV-PSV-02, IV-PSV-03, IV-PSV-06, IV-PSV-08
    """

    def run(self, g: G, here: Step) -> None:
        g.did("persevere", here.seat)
        g.push(here.seat, SacrificeDie(), BackOnYourFeet(), source=here.source)


class BackOnYourFeet(Verb, frozen=True):
    """The dice of a member who persevered come back.  IV-PSV-02, IV-PSV-06"""

    def run(self, g: G, here: Step) -> None:
        me = member_of(g.s, here.seat)
        if me is not None:
            happen(g, "persevere", here.seat)
            g.push(here.seat, Reactivate(n=persevere_amount(g, me)), source=here.source)


OFFERS = tuple(
    Free(seat, Offer(opt("persevere"), does=(Persevere(),), rule="IV-PSV-01", alters=DICE | ALL_DICE | HURT))
    for seat in range(4)
)
