"""What enemies on a tile will cost those who stand there: to fight them down together, or to walk away from them."""

from collections.abc import Sequence
from functools import lru_cache
from math import exp, sqrt

from starboard.games.under_our_sun.book import G, pool
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.model.things import Enemy
from starboard.games.under_our_sun.rules.combat import protection
from starboard.games.under_our_sun.rules.dice import odds_of
from starboard.games.under_our_sun.rules.enemies import foes
from starboard.games.under_our_sun.rules.force import in_force
from starboard.games.under_our_sun.rules.modifiers import ReduceDamage

HEALTH = (0.0, 14.0, 24.0, 32.0, 38.0, 43.0, 47.0, 50.0, 52.5, 54.0)  # by points: the last ones are dear
DEATH, GONE = -60.0, -80.0  # dead with a window to be revived, and eliminated: worse than any thirst, so no relief
SPREAD = 0.6  # the variance of damage, for each point that is to be expected
OVERSHOT = 0.3  # rounds that a fight lasts beyond the health that is left over the damage of a round
ROUND = 0.25  # a round, in AP that could do something better
BLOCKED, FLED = 1.5, 3.0  # what it costs that an enemy stands there; that somebody must leave the tile because of it
PRESSING = 1.15  # a fight that is put off comes dearer
HIDDEN = 0.6  # of all that, for who is in stealth
LEAST = 0.2  # a blow that is too weak to count as one


def peril(g: G, people: Sequence[Character]) -> float:
    """What the enemies on one tile will cost these characters, who stand on it; the cheaper of both ways counts."""
    there = foes(g, people[0])
    if not there:
        return 0.0
    harm = [[harm_of(g, foe, c) for foe in there] for c in people]
    fight = fought(g, people, there, harm)
    flight = sum(loss(c.health, sum(each)) + FLED for c, each in zip(people, harm, strict=True))
    seen = sum(1.0 if not c.hidden else HIDDEN for c in people) / len(people)
    return seen * (min(PRESSING * fight, flight) + BLOCKED * len(there))


def fought(g: G, people: Sequence[Character], there: Sequence[Enemy], harm: Sequence[Sequence[float]]) -> float:
    """The health, as the bots value it, that it takes to fight them all down by day, one after the other."""
    rounds = []
    for i, foe in enumerate(there):
        card = g.book.enemies[foe.key]
        blow = sum(max(LEAST, blow_of(g, c, card.protection)) for c in people)
        lasts = max(1.0, (card.health - foe.damage) / blow + OVERSHOT)
        rounds.append((lasts, sum(each[i] for each in harm) / len(people)))
    rounds.sort(key=lambda each: each[0] / (each[1] + 0.01))
    taken = time = 0.0
    for lasts, each in rounds:
        time += lasts
        taken += time * each
    return sum(loss(c.health, taken / len(people)) for c in people) + ROUND * time * len(people)


def loss(health: int, harm: float) -> float:
    """What it is worth to lose so much health on average, death being the more likely the nearer it is."""
    if harm <= 0.0:
        return 0.0
    left = max(0.0, health - harm)
    low = int(left)
    after = HEALTH[low] + (left - low) * (HEALTH[min(low + 1, len(HEALTH) - 1)] - HEALTH[low])
    z = 1.7 * (health - 0.5 - harm) / sqrt(SPREAD * harm)
    dies = 1.0 / (1.0 + exp(z)) if z < 30.0 else 0.0
    return (1.0 - dies) * (HEALTH[min(health, len(HEALTH) - 1)] - after) + dies * (HEALTH[health] - DEATH)


def harm_of(g: G, foe: Enemy, c: Character) -> float:
    """The damage of one attack of an enemy by day, after protection."""
    card = g.book.enemies[foe.key]
    return mean_damage(
        g.book.enemy_melee[foe.key][0], protection(g, c, "melee", card.pierce), bool(in_force(g, c, ReduceDamage))
    )


@lru_cache(maxsize=1 << 12)
def mean_damage(dice: str, less: int, reduced: bool) -> float:
    odds = odds_of(dice).less(less)
    return (odds.map(lambda n: n - 1 if n > 1 else n) if reduced else odds).mean()


def blow_of(g: G, c: Character, less: int) -> float:
    """The damage of a blow with the best of its weapons."""
    own = g.book.pools[c.key]["melee"]
    arms = {
        pool(g.book.things[thing.key].melee) for thing in c.things if thing.key in g.book.things and not thing.turned
    }
    return max([dealt(own, less), *(dealt(own + more, less) for more in arms if more)])


@lru_cache(maxsize=1 << 12)
def dealt(dice: str, less: int) -> float:
    return odds_of(dice).less(less).mean()
