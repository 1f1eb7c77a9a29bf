"""What a combat action comes to before it is chosen: its chance, and the damage to expect both ways, counted exactly.

The chance of an attack is that to deal damage at all, of a Dodge that to avoid an attack, of a sneak attack that not
to be seen.  Nobody is taken to join, to use karma or to use a card against damage.
"""

from itertools import product

from msgspec import Struct

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.model.memory import Round
from starboard.games.under_our_sun.model.things import Enemy, Thing
from starboard.games.under_our_sun.rules.combat import AttackKind, answering, enemy_dice, protection
from starboard.games.under_our_sun.rules.dice import chance_of_test, odds_of
from starboard.games.under_our_sun.rules.enemies import enemy_of, foes
from starboard.games.under_our_sun.rules.goods import thing_at
from starboard.games.under_our_sun.rules.health import damage_after
from starboard.games.under_our_sun.rules.persons import character_of, person
from starboard.games.under_our_sun.rules.ranged import REACTION_DIE, cannot_charge
from starboard.games.under_our_sun.rules.weapons import attack_dice
from starboard.kernel.ids import number_of
from starboard.kernel.odds import Likely, Odds, sum_odds
from starboard.kernel.verbs import Step
from starboard.kernel.words import Id, Option


class Forecast(Struct, frozen=True):
    """Chances and means."""

    chance: float
    defeats: float  # the chance that the target falls
    deals: float
    takes: float


def forecast(g: G, me: Character, option: Option) -> Forecast | None:
    """What an option of a fight comes to; nothing for any other."""
    if option.key == "dodge":
        return of_dodge(g, me)
    if option.key not in ("attack", "sneak_attack", "shoot"):
        return None
    kind: AttackKind = "ranged" if option.key == "shoot" else "melee"
    weapon = thing_at(me, option.ids[1]) if len(option.ids) > 1 else None
    dealt, left = damage_to(g, me, option.ids[0], kind, weapon)
    chance, defeats, deals = dealt.at_least(1), dealt.at_least(left), dealt.mean()
    if option.key == "sneak_attack":
        unseen = chance_of_test(g, me, "stealth")
        return Forecast(unseen, unseen * defeats, unseen * deals, (1 - unseen) * answers(g, me).mean())
    target = number_of(option.ids[0], "enemy") if kind == "melee" and str(option.ids[0]).startswith("enemy-") else 0
    takes = answers(g, me, target).mean() if kind == "melee" or not me.hidden else 0.0
    return Forecast(chance, defeats, deals, takes + shot_back(g, me, option))


def fight_odds(g: G, here: Step, option: Option) -> list[Likely]:
    """The same as it is shown with an option of a fight."""
    found = forecast(g, person(g, here.seat), option)
    if found is None:
        return []
    if option.key == "dodge":
        likely = [Likely("dodged", found.chance)]
    else:
        unseen = option.key == "sneak_attack"
        likely = [Likely("unseen" if unseen else "hit", found.chance)]
        likely += [Likely("defeats", found.defeats)] if found.defeats else []
        likely.append(Likely("deals", mean=found.deals))
    return [*likely, *damage_odds(found.takes)]


def damage_odds(mean: float) -> list[Likely]:
    return [Likely("takes", mean=mean, bad=True)] if mean else []


def damage_to(g: G, me: Character, target: Id, kind: AttackKind, weapon: Thing | None) -> tuple[Odds, int]:
    """How much an attack deals to an enemy or a character, after protection and skills, and the health it has left."""
    rolled = odds_of(attack_dice(g, me, kind, weapon))
    if str(target).startswith("character-"):
        other = character_of(g.s, target)
        return odds_of_damage(g, other, rolled, kind), other.health
    foe = enemy_of(g, number_of(target, "enemy"))
    assert foe is not None, target
    card = g.book.enemies[foe.key]
    return rolled.less(card.protection), card.health - foe.damage


def odds_of_damage(g: G, me: Character, rolled: Odds, kind: AttackKind, pierce: int = 0) -> Odds:
    """What is left of an attack on a character.  OS-COM-16, OS-COM-17, OS-CHR-21."""
    return rolled.less(protection(g, me, kind, pierce)).map(lambda n: damage_after(g, me, n, "normal"))


def attack_of(g: G, me: Character, foe: Enemy, kind: AttackKind = "melee") -> Odds:
    """The damage of one enemy's attack on a character."""
    rolled = odds_of(enemy_dice(g, foe, kind, me))
    return odds_of_damage(g, me, rolled, kind, g.book.enemies[foe.key].pierce)


def answers(g: G, me: Character, target: int = 0) -> Odds:
    """The damage of all that answer an action: at the start of a round all are ready.  OS-COM-07, OS-COM-11."""
    return sum_odds(attack_of(g, me, foe) for foe in attackers(g, me, target))


def attackers(g: G, me: Character, target: int) -> list[Enemy]:
    """Who answers: in a round that runs only those that are still ready.  OS-MUL-06, OS-MUL-07."""
    return foes(g, me) if g.find(Round) is None else answering(g, me, target)


def shot_back(g: G, me: Character, option: Option) -> float:
    """The damage of the target's reaction to a shot, on average.  OS-CBA-16, OS-CBA-26."""
    foe = enemy_of(g, number_of(option.ids[0], "enemy")) if str(option.ids[0]).startswith("enemy-") else None
    if option.key != "shoot" or foe is None:
        return 0.0
    stays = 1.0 if cannot_charge(g, foe, me) else odds_of(REACTION_DIE).exactly(0)
    return stays * attack_of(g, me, foe, "ranged").mean()


def of_dodge(g: G, me: Character) -> Forecast:
    """With a success the worst of the attacks is avoided.  OS-CBA-02, OS-CBA-03."""
    chance = chance_of_test(g, me, "dexterity")
    attacks = [attack_of(g, me, foe) for foe in attackers(g, me, 0)]
    everything = sum(odds.mean() for odds in attacks)
    return Forecast(chance, 0.0, 0.0, everything - chance * mean_of_worst(attacks))


def mean_of_worst(attacks: list[Odds]) -> float:
    """The highest of several independent results, on average."""
    total = 0.0
    for rolled in product(*(odds.chances.items() for odds in attacks)):
        likely = 1.0
        for _, chance in rolled:
            likely *= float(chance)
        total += likely * max((n for n, _ in rolled), default=0)
    return total
