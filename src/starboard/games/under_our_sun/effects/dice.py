"""Rolls that cards make, karma, stealth."""

from starboard.games.under_our_sun.book import G, pool
from starboard.games.under_our_sun.constants import KARMA, Colour
from starboard.games.under_our_sun.effects.choices import PickRow
from starboard.games.under_our_sun.rules import joining, stealth
from starboard.games.under_our_sun.rules.combat import AttackKind, Suffer
from starboard.games.under_our_sun.rules.dice import Roll, odds_of
from starboard.games.under_our_sun.rules.forecast import damage_odds, odds_of_damage
from starboard.games.under_our_sun.rules.persons import name, person
from starboard.kernel.odds import Likely
from starboard.kernel.verbs import Step, Verb, Verbs


class RollFor(Verb, frozen=True, tag="roll"):
    """Dice are rolled, without attribute or wound: with no success, with one, and with two or more these happen."""

    dice: tuple[Colour, ...]
    none: Verbs = ()
    one: Verbs = ()
    more: Verbs = ()

    def run(self, g: G, here: Step) -> None:
        me, rows = person(g, here.seat), PickRow((self.none, self.one, self.more))
        g.push(here.seat, Roll(pool(self.dice), rows, me.id, -1, me.at), source=here.source)


class AttackOn(Verb, frozen=True, tag="attack"):
    """One attack roll on the character, without a standee: protection counts.  OS-COM-16"""

    dice: tuple[Colour, ...]
    kind: AttackKind = "melee"

    def likely(self, g: G, here: Step) -> list[Likely]:
        return damage_odds(odds_of_damage(g, person(g, here.seat), odds_of(pool(self.dice)), self.kind).mean())

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        g.push(here.seat, Roll(pool(self.dice), Suffer(self.kind), -1, me.id, me.at), source=here.source)


class GainKarma(Verb, frozen=True):
    """Karma dice come back, never more than 3."""

    n: int = 1

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        me.karma = min(KARMA, me.karma + self.n)
        g.did("gain_karma", here.seat, name(me), n=self.n)


class LoseKarma(Verb, frozen=True):
    """Karma dice leave the game."""

    n: int = 1

    def possible(self, g: G, here: Step) -> bool:
        return person(g, here.seat).karma >= self.n

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        me.karma = max(0, me.karma - self.n)
        g.did("lose_karma", here.seat, name(me), n=self.n)


class GoUnseen(Verb, frozen=True, tag="hide_here"):
    """The character is in stealth on its tile.  OS-STL-01"""

    def run(self, g: G, here: Step) -> None:
        g.push(here.seat, stealth.Hide())


class BeSeen(Verb, frozen=True, tag="detect"):
    """The character is detected.  OS-STL-04"""

    def run(self, g: G, here: Step) -> None:
        g.push(here.seat, joining.Detected())
