"""Character against character: attacks, what the attacked may answer, shots and the reactions to them.

OS-PVP, OS-CBA-19, OS-CBA-20, OS-CBA-21, OS-CBA-22, OS-CBA-23, OS-CBA-25.
"""

from collections.abc import Iterable
from typing import ClassVar

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.constants import ATTACK, DODGE, SHOOT
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.model.hexes import distance
from starboard.games.under_our_sun.model.things import Thing
from starboard.games.under_our_sun.rules.combat import Answer, AttackKind, Suffer
from starboard.games.under_our_sun.rules.dice import Roll, odds_of, pool_for_test
from starboard.games.under_our_sun.rules.events import TriggerEvent
from starboard.games.under_our_sun.rules.forecast import damage_odds, fight_odds, odds_of_damage
from starboard.games.under_our_sun.rules.goods import thing_at
from starboard.games.under_our_sun.rules.ground import has_room, hex_id, move_price
from starboard.games.under_our_sun.rules.joining import UNLOADED, SeenAfterShot
from starboard.games.under_our_sun.rules.night import NightFalls
from starboard.games.under_our_sun.rules.persons import clockwise_from, name, person, push_for
from starboard.games.under_our_sun.rules.prices import Now
from starboard.games.under_our_sun.rules.weapons import Wield, attack_dice, blades, guns, is_loaded
from starboard.kernel.odds import Likely
from starboard.kernel.offers import Need, Offer, Offers, never
from starboard.kernel.verbs import Step, Verb, Verbs
from starboard.kernel.words import Option, opt


def duel_offers(now: Now) -> list[Offer]:
    """Attacks on the characters of one's tile and shots at those beside it, in every mode.

    OS-CBA-01, OS-CBA-12, OS-CBA-13, OS-PVP-04.
    """
    found = []
    for other in clockwise_from(now.g.s, now.me.id):
        if other.health > 0 and other.at == now.me.at:
            for ids, weapon in bare_or_armed(now.g, now.me):
                does = (Assault(other.id, weapon),)
                found.append(
                    now.offer("attack", ATTACK, name(other), *ids, does=does, rule="OS-CBA-01", odds=fight_odds)
                )
        elif other.health > 0 and distance(other.at, now.me.at) == 1 and now.me.things:
            for id_, gun in guns(now.g, now.me):
                does, loaded = (Assault(other.id, gun, "ranged"),), is_loaded(now.g, gun)
                if loaded or now.closed:
                    needs = () if loaded else (UNLOADED,)
                    found.append(
                        now.offer(
                            "shoot", SHOOT, name(other), id_, does=does, needs=needs, rule="OS-CBA-12", odds=fight_odds
                        )
                    )
    return found


def bare_or_armed(g: G, me: Character) -> list[tuple[tuple[str, ...], Thing | None]]:
    """With bare hands, or with one weapon.  OS-COM-18."""
    return [((), None), *(((id_,), thing) for id_, thing in blades(g, me))]


class Assault(Verb, frozen=True):
    """A character attacks another, which may answer; then both attacks land at once, and the enemies there answer.

    OS-PVP-01, OS-PVP-04, OS-COM-07, OS-STL-15, OS-STL-16
    """

    target: int
    weapon: Thing | None = None
    kind: AttackKind = "melee"

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        wield = () if self.weapon is None else (Wield(self.weapon, fires=self.kind == "ranged"),)
        if self.kind == "melee":
            me.hidden = False
        dice = attack_dice(g, me, self.kind, self.weapon)
        roll = Roll(dice, Tell(), me.id, self.target, me.at)
        g.did("assault", here.seat, name(me), name(g.s.characters[self.target]))
        g.push(here.seat, *wield, roll, Land(me.id, self.target, self.kind), SeenAfterShot(), Answer())
        push_for(g, self.target, Reply(me.id) if self.kind == "melee" else UnderFire(me.id))


class Tell(Verb, frozen=True, tag="tell_attack"):
    """What the attack came to."""

    result: int = 0

    def run(self, g: G, here: Step) -> None:
        g.amend(Land, result=self.result)


class Land(Verb, frozen=True, tag="attacks_land"):
    """Attack and counter-attack are simultaneous: who dies by the one still deals the other.  OS-PVP-04, OS-COM-12"""

    by: int
    target: int
    kind: AttackKind
    result: int = 0
    back: int = 0  # what the counter-attack came to
    less: int = 0  # taken off by a dodge under fire
    dodged: bool = False

    def run(self, g: G, here: Step) -> None:
        push_for(g, self.by, Suffer("melee", 0, self.back))
        if not self.dodged:
            push_for(g, self.target, Suffer(self.kind, 0, max(0, self.result - self.less)))


# The answers of who is attacked


def reply_odds(g: G, here: Step, option: Option) -> list[Likely]:
    """What an answer to the attack that is about to be rolled comes to."""
    me, land = person(g, here.seat), g.inside(Land)
    rolled = odds_of(g.inside(Roll).dice)
    takes = odds_of_damage(g, me, rolled, land.kind).mean()
    if option.key == "counter":
        weapon = thing_at(me, option.ids[0]) if option.ids else None
        back = odds_of_damage(g, g.s.characters[land.by], odds_of(attack_dice(g, me, "melee", weapon)), "melee")
        return [Likely("hit", back.at_least(1)), Likely("deals", mean=back.mean()), *damage_odds(takes)]
    if option.key == "take_it":
        return damage_odds(takes)
    dodge = odds_of(*pool_for_test(g, me, "dexterity"))
    if option.key == "charge":
        return [Likely("charged", dodge.at_least(1)), *damage_odds(takes)]
    if land.kind == "melee":
        return [Likely("dodged", dodge.at_least(1)), *damage_odds(takes * dodge.exactly(0))]
    left = sum(chance * odds_of_damage(g, me, rolled.less(n), "ranged").mean() for n, chance in dodge.chances.items())
    return [Likely("dodged", dodge.at_least(1)), *damage_odds(float(left))]


class Reply(Offers, frozen=True):
    """A counter-attack or a Dodge for 1 AP, or nothing; to flee is no answer.  OS-PVP-01, OS-PVP-02, OS-PVP-03"""

    by: int
    prompt: ClassVar[str] = "attacked"
    because: ClassVar[str] = "assault"

    def offers(self, g: G, here: Step, closed: bool = False) -> Iterable[Offer]:
        me = person(g, here.seat)
        price = (("ap", ATTACK),)
        strokes = [
            Offer(Option("counter", ids), price, (), (StrikeBack(weapon),), "OS-PVP-02", odds=reply_odds)
            for ids, weapon in bare_or_armed(g, me)
        ]
        dodge = Offer(opt("dodge"), (("ap", DODGE),), (), (test(Evaded()),), "OS-PVP-02", odds=reply_odds)
        return [*strokes, dodge, TAKE_IT]


class StrikeBack(Verb, frozen=True):
    """A counter-attack is rolled.  OS-PVP-01"""

    weapon: Thing | None = None

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        me.hidden = False
        wield = () if self.weapon is None else (Wield(self.weapon),)
        g.push(here.seat, *wield, Roll(attack_dice(g, me, "melee", self.weapon), Back(), me.id, self_by(g), me.at))


def self_by(g: G) -> int:
    """Who attacks."""
    return g.inside(Land).by


class Back(Verb, frozen=True, tag="counter_roll"):
    """What the counter-attack came to."""

    result: int = 0

    def run(self, g: G, here: Step) -> None:
        g.amend(Land, back=self.result)


class Dexterity(Verb, frozen=True, tag="dexterity_test"):
    """The test of a Dodge or a reaction: Dexterity.  OS-SKL-13"""

    then: Verbs

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        dice, cancel = pool_for_test(g, me, "dexterity")
        g.push(here.seat, Roll(dice, self.then[0], me.id, -1, me.at, cancel))


def test(then: Verb) -> Verb:
    return Dexterity((then,))


class Evaded(Verb, frozen=True):
    """A Dodge with a success takes no damage.  OS-CBA-02, OS-PVP-01"""

    result: int = 0
    passes_with_one: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        g.did("test_passed" if self.result else "test_failed", here.seat)
        g.amend(Land, dodged=self.result > 0)


class UnderFire(Offers, frozen=True):
    """Under fire: a dodge for 1 AP, a charge for the movement value of the shooter's tile, or nothing.

    OS-CBA-19, OS-CBA-20, OS-CBA-22, OS-CBA-23
    """

    by: int
    prompt: ClassVar[str] = "under_fire"
    because: ClassVar[str] = "assault"

    def offers(self, g: G, here: Step, closed: bool = False) -> Iterable[Offer]:
        me, to = person(g, here.seat), g.s.characters[self.by].at
        ap = move_price(g, me, to)
        needs = [Need(lambda g, here: person(g, here.seat).ap >= ap, "why-charge", "OS-CBA-22", (hex_id(to),))]
        if not has_room(g, to):
            needs.append(never("why-full", "OS-CBA-23", hex_id(to)))
        charge = Offer(
            opt("charge", hex_id(to)), (), tuple(needs), (test(RunAt(to, ap)),), "OS-CBA-20", odds=reply_odds
        )
        dodge = Offer(opt("dodge"), (("ap", DODGE),), (), (test(Ducked()),), "OS-CBA-22", odds=reply_odds)
        return dodge, charge, TAKE_IT


class Ducked(Verb, frozen=True):
    """Each success takes 1 off the damage.  OS-CBA-19"""

    result: int = 0

    def run(self, g: G, here: Step) -> None:
        g.amend(Land, less=self.result)


class RunAt(Verb, frozen=True, tag="charge_at"):
    """With a success the tile's movement value is paid and the character stands there, without a first round; else it
    pays 1 AP and stays.  The full damage is taken either way.  OS-CBA-20, OS-CBA-21, OS-CBA-23
    """

    at: int
    ap: int
    result: int = 0
    passes_with_one: ClassVar[bool] = True

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        if not self.result:
            me.ap = max(0, me.ap - 1)
            g.did("test_failed", here.seat)
            return
        me.ap -= self.ap
        me.at, me.hidden, me.fought = self.at, False, True
        g.did("charge", here.seat, name(me))
        g.push(here.seat, NightFalls(entering=True), TriggerEvent())


TAKE_IT = Offer(opt("take_it"), odds=reply_odds)
