"""How the Son of Liberty stands: alive, unseen as long as it serves, the mission slow, and their own goal near.

What the goal asks for is read from the Team card, condition by condition; nothing here knows a card.
"""

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.bot import standing, wellbeing
from starboard.games.under_our_sun.bot.distance import Land
from starboard.games.under_our_sun.bot.maker import JUDGED, way_to
from starboard.games.under_our_sun.bot.plans import plan
from starboard.games.under_our_sun.bot.worth import worth_of
from starboard.games.under_our_sun.constants import MORNING
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.model.hexes import HOME, distance
from starboard.games.under_our_sun.rules.conditions import AtLeast, AtTile, Fallen, Foes, Revealed
from starboard.games.under_our_sun.rules.sides import is_open, survivors
from starboard.kernel.forms import amount
from starboard.kernel.verbs import Step

MISSION = 0.7  # what the Survivors' work counts
COVER, COVERED = 8.0, 0.5  # each day that the card stays hidden beyond the need, and the least that it counts
HUNT, HUNTED = 2, 9.0  # steps within which a Survivor is soon there, and what each of those is feared
LATE = 80.0  # the card is not shown when it should be
SLAIN, DYING, HURT = 60.0, 40.0, 3.0  # a Survivor eliminated, dead, each point of health lost, of those who must fall
SPARED = 0.15  # of the health of those who must not: with the last Survivor the game is lost for all
WEAKENED = 0.5  # the same, of a traitor who wins with a mission that is lost
GATHERED, NEAR = 26.0, 4.0  # an enemy of the faction where it is wanted, and less for each step that it is away
WALK = 1.2
ALIVE = 1.4  # own health beside that of a Survivor
WORK, CARD_AHEAD = 9.0, 12.0  # AP of work a character-day, and of a card that is still covered
BLED, BLEEDS = 1.5, 0.7  # health lost a character-day, and the days that are taken off to be in time
LOW, HIGH = -450.0, 350.0


def value(g: G, son: Character) -> float:
    """From 0 to 1, for the seat of the Son of Liberty."""
    score = sum(parts(g, son).values())
    return min(0.99, max(0.01, (score - LOW) / (HIGH - LOW)))


def parts(g: G, son: Character) -> dict[str, float]:
    """What the standing is made of, by its words."""
    s, land, worth = g.s, Land(g), worth_of(g.book)
    phases, days = wellbeing.phases_left(g), g.book.mission.days - s.day
    done, _ = standing.mission(g, land)
    found = {
        "sabotage": -MISSION * done,
        "victims": victims(g, son),
        "cover": cover(g, son, land),
        "goal": goal(g, son, land),
        "health": ALIVE * wellbeing.health(son),
    }
    if son.health > 0 and son.key:
        found |= {
            "time": wellbeing.time_left(son, phases),
            "water": wellbeing.water(son, phases, land),
            "food": wellbeing.food(son, days, land),
            "rest": wellbeing.spirits(son, land.phase),
            "gear": wellbeing.belongings(son, worth),
            "danger": wellbeing.danger(g, [son]),
            "shelter": wellbeing.shelter(g, son, land.phase),
        }
    return found


def cover(g: G, son: Character, land: Land) -> float:
    """What it is worth not to be known: days for which nobody hunts the traitor, until the card must be shown."""
    if is_open(son):
        return 0.0
    shows = [it for it in g.book.teams[son.team.value].goal if isinstance(it, Revealed)]
    spare = days_to_come(g, son, land) - days_needed(g, son)
    near = sum(c.health > 0 and distance(c.at, son.at) <= HUNT for c in survivors(g))
    worth = COVER * max(COVERED, spare) + HUNTED * near
    late = spare if any(it.by_last_morning for it in shows) else calendar(g) - days_needed(g, son) + 1
    return worth - (LATE * min(1.0, max(0.0, 1.0 - late)) if shows else 0.0)


def calendar(g: G) -> int:
    """Whole days that are left."""
    return g.book.mission.days - g.s.day - (g.s.phase > MORNING)


def days_to_come(g: G, son: Character, land: Land) -> float:
    """How long it will last: until the days run out or the Survivors are worn down, or else until they have done it."""
    others = [c for c in survivors(g) if c.health > 0]
    days = min(float(calendar(g)), sum(c.health for c in others) / (BLED * max(1, len(others))) - BLEEDS)
    today = plan(g)
    if today is None or g.book.teams[son.team.value].wins_lost_missions:
        return days
    work = today.effort(land) + CARD_AHEAD * (len(g.book.mission.cards) - g.s.card)
    return min(days, work / (WORK * max(1, len(others))))


def days_needed(g: G, son: Character) -> int:
    """How many days the goal must be worked on openly: each calls one enemy of the faction."""
    for it in g.book.teams[son.team.value].goal:
        if isinstance(it, AtLeast) and isinstance(it.what, Foes):
            here = Step(JUDGED, son.seat)
            return max(0, amount(g, here, it.n) - it.what.number(g, here))
    return 0


def goal(g: G, son: Character, land: Land) -> float:
    """How near the Team card's own goal is, beside the Survivors that must fall for it."""
    total = 0.0
    for it in g.book.teams[son.team.value].goal:
        if isinstance(it, AtLeast) and isinstance(it.what, Foes):
            total += gather(g, it, it.what)
        elif isinstance(it, AtTile):
            total -= WALK * way_to(land, son, it.tile)
    return total


def victims(g: G, son: Character) -> float:
    """How the Survivors are: as many as must fall are better off dead, the others alive."""
    card = g.book.teams[son.team.value]
    others = survivors(g)
    if card.wins_lost_missions:
        return -WEAKENED * sum(map(wellbeing.health, others))
    n = next((_number(g, son, it) for it in card.goal if isinstance(it, AtLeast) and isinstance(it.what, Fallen)), 0)
    others = sorted(others, key=lambda c: (not c.out, c.health))
    fallen = sum(
        SLAIN if c.out else DYING if c.health <= 0 else HURT * (standing.full_health(g, c) - c.health)
        for c in others[:n]
    )
    return fallen + SPARED * sum(map(wellbeing.health, others[n:]))


def _number(g: G, son: Character, it: AtLeast) -> int:
    return amount(g, Step(JUDGED, son.seat), it.n)


def gather(g: G, it: AtLeast, what: Foes) -> float:
    """Enemies of the faction near where they are wanted, as many as it takes."""
    n = amount(g, Step(JUDGED, 0), it.n)
    at = g.s.places.get(what.at, HOME)
    away = sorted(max(0, distance(e.at, at) - what.within) for e in g.s.enemies if what.means(g, e.key))
    return sum(GATHERED - min(GATHERED - 2.0, NEAR * steps) for steps in away[:n])
