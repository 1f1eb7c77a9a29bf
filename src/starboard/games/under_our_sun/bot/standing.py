"""How the Survivors stand: cards of the mission behind them, work before them, time left, and how well each is.

Everything is counted in AP, then brought into 0 to 1.  A revealed Son of Liberty is the Survivors' prey.
"""

from collections.abc import Mapping, Sequence

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.bot import wellbeing
from starboard.games.under_our_sun.bot.distance import Land
from starboard.games.under_our_sun.bot.plans import plan
from starboard.games.under_our_sun.bot.worth import worth_of
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.model.hexes import distance
from starboard.games.under_our_sun.rules.sides import is_open, mission_people, the_son

CARD, WORK, NEAR = 120.0, 2.2, 28.0  # a card; an AP of work on it, as far as so many
MORE, MOST = 1.1, 36.0  # an AP of work beyond that, as far as so many
BEGUN, LAST = 18.0, 4.0  # what the last of the work counts more, and the AP at which half of that is done
DREAD = 2.5  # AP for each step that a counter is nearer to a failure than it should be
AHEAD, LONG = 0.15, 44.0  # an AP of work on the next card, as far as so many
KNOWN, LAND = 0.45, 16  # each tile turned up, as far as so many
PREY = 2.2  # each point of health that a revealed Son of Liberty has lost
SLAIN = 14.0
ALONE, ASTRAY = 1.0, 4  # each step to the nearest of the others, as far as so many
BASE, GONE, EACH = 80.0, 80.0, 100.0  # where the scale begins and ends, for each character


def value(g: G) -> float:
    """From 0, lost, to 1, won; the same for all Survivors."""
    s = g.s
    people = len(s.characters)
    cards = len(g.book.mission.cards)
    low = -BASE - GONE * people
    score = sum(parts(g).values())
    return min(0.99, max(0.01, (score - low) / (CARD * cards + EACH * people - low)))


def parts(g: G) -> dict[str, float]:
    """What the standing is made of, by its words."""
    s, land, worth = g.s, Land(g), worth_of(g.book)
    phases, days = wellbeing.phases_left(g), g.book.mission.days - s.day
    found = dict.fromkeys(("mission", "ahead", "time", "health", "water", "food", "gear", "danger", "shelter"), 0.0)
    found["mission"], found["ahead"] = mission(g, land)
    found["land"] = KNOWN * min(len(s.tiles), LAND)
    found["rest"] = found["prey"] = found["kitchen"] = 0.0
    here: dict[int, list[Character]] = {}
    people = s.characters if not s.semi else mission_people(g)
    if any(c.dead for c in people):
        found["health"] += wellbeing.rescue(people, land, worth)
    for c in people:
        found["health"] += wellbeing.health(c)
        if c.health <= 0 or not c.key:
            continue
        found["time"] += wellbeing.time_left(c, phases)
        found["water"] += wellbeing.water(c, phases, land)
        found["food"] += wellbeing.food(c, days, land)
        found["rest"] += wellbeing.spirits(c, land.phase)
        found["gear"] += wellbeing.belongings(c, worth)
        found["kitchen"] += wellbeing.kitchen(g, c, days, land)
        here.setdefault(c.at, []).append(c)
        found["shelter"] += wellbeing.shelter(g, c, land.phase)
    found["company"] = -company(here)
    found["danger"] = sum(wellbeing.danger(g, together) for together in here.values())
    if s.semi:
        found["prey"] = prey(g)
    return found


def mission(g: G, land: Land) -> tuple[float, float]:
    """Cards behind the group and work before it; then what the next card will take."""
    today = plan(g)
    if today is None:
        return 0.0, 0.0
    effort = today.effort(land) + DREAD * today.dread(land)
    before = WORK * min(NEAR, effort) + MORE * max(0.0, min(MOST, effort - NEAR)) + BEGUN * effort / (effort + LAST)
    return CARD * (g.s.card - 1) - before, -AHEAD * min(LONG, today.ahead(land))


def company(here: Mapping[int, Sequence[Character]]) -> float:
    """How far each is from the nearest of the others: who fights alone, falls."""
    alone = [at for at, people in here.items() if len(people) == 1]
    steps = (min((distance(at, other) for other in here if other != at), default=0) for at in alone)
    return ALONE * sum(min(ASTRAY, n) for n in steps)


def prey(g: G) -> float:
    """What is done to a Son of Liberty whom all know."""
    son = the_son(g)
    if son is None or not is_open(son):
        return 0.0
    return SLAIN if son.health <= 0 else PREY * (full_health(g, son) - son.health)


def full_health(g: G, c: Character) -> int:
    return g.book.characters[c.key].health if c.key else 0
