"""Using items, gear, skills and mission actions on one's own turn.  OS-ITM-08, OS-ITM-09, OS-MIS-05, OS-CON-08."""

from collections.abc import Iterator

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.rules.abilities import UseThing, ability_id, is_spent, spend, works
from starboard.games.under_our_sun.rules.goods import held_things
from starboard.games.under_our_sun.rules.persons import name, person
from starboard.games.under_our_sun.rules.prices import Now
from starboard.games.under_our_sun.world import Ability
from starboard.kernel.forms import all_likely, all_possible
from starboard.kernel.ids import pid
from starboard.kernel.odds import Likely
from starboard.kernel.offers import Need, Offer, never
from starboard.kernel.verbs import Step, Verb

DEAD_CURRENT = never("why-electric", "OS-ITM-04")
TURNED = never("why-turned", "OS-ITM-11")
NOT_YOURS = never("why-not-yours", "OS-LOT-02")  # it may be carried, traded and sold all the same: OS-LOT-03
SPENT = never("why-spent", "OS-CHR-07")


def uses(now: Now) -> list[Offer]:
    """What the character may use: held cards, its skills, and what its tile and the mission offer."""
    return [*thing_uses(now), *skill_uses(now), *mission_actions(now)]


def thing_uses(now: Now) -> list[Offer]:
    g, me, moments = now.g, now.me, now.g.book.moments.get("use", {})
    found = []
    for id_, thing in held_things(me):
        for at in moments.get(thing.key, ()):
            if not works(g, me, thing) and not now.closed:
                continue
            ability = g.book.abilities[thing.key][at]
            needs = () if works(g, me, thing) else (_why(g, now, thing.key, thing.turned),)
            several = len(g.book.abilities[thing.key]) > 1
            ids = (id_, ability_id(thing.key, at)) if several else (id_,)
            spent = (SPENT,) if is_spent(me, thing.key, at) else ()
            found.append(
                now.offer(
                    "use",
                    ability.ap,
                    *ids,
                    does=(UseThing(thing, at),),
                    needs=(*needs, *spent, *needs_of_ability(g, thing.key, at)),
                    costs=ability.cost,
                    rule="OS-ITM-09",
                )
            )
    return found


def _why(g: G, now: Now, key: str, turned: bool) -> Need:
    card = g.book.things[key]
    if turned:
        return TURNED
    return DEAD_CURRENT if card.electric and g.s.weather == "solar_storm" else NOT_YOURS


def needs_of_ability(g: G, key: str, at: int) -> tuple[Need, ...]:
    """What an ability requires, and that what it does can be done: worked out once."""
    known = g.book.needs_of_abilities
    if (key, at) not in known:
        known[key, at] = needs_of(key, at, g.book.abilities[key][at])
    return known[key, at]


def needs_of(key: str, at: int, ability: Ability) -> tuple[Need, ...]:
    """A need for each thing that must hold: the reason names the one that does not."""
    found = [
        Need(fact.holds, "why-requires", "OS-ITM-02", (pid("fact", key, at, i),))
        for i, fact in enumerate(ability.requires)
    ]
    if any(type(verb).possible is not Verb.possible for verb in ability.does):
        found.append(Need(lambda g, here: all_possible(g, here, ability.does), "why-impossible", "OS-ITM-02"))
    return tuple(found)


def skill_uses(now: Now) -> list[Offer]:
    """Special skills of the character's board."""
    me = now.me
    numbers = now.g.book.moments.get("use", {}).get(me.key, ())
    return [_of_piece(now, "use", me.key, at) for at in numbers if now.closed or not is_spent(me, me.key, at)]


def mission_actions(now: Now) -> list[Offer]:
    """Actions that the mission card in force, the tile or a carried marker offers.  OS-MIS-05."""
    g, s, moments = now.g, now.g.s, now.g.book.moments.get("mission", {})
    if not moments:
        return []
    keys = (
        *g.book.cards_in_force[s.card],
        now.tile.key,
        *(thing.key for thing in now.me.things),
        *(key for key, _ in now.tile.markers),
    )
    return [
        _of_piece(now, "mission", key, at)
        for key in dict.fromkeys(keys)
        for at in moments.get(key, ())
        if (which := g.book.abilities[key][at].which) in ("", now.tile.key) or s.places.get(which) == now.me.at
    ]


def _of_piece(now: Now, word: str, key: str, at: int) -> Offer:
    ability = now.g.book.abilities[key][at]
    spent = (SPENT,) if is_spent(now.me, key, at) else ()
    return now.offer(
        word,
        ability.ap,
        key,
        ability_id(key, at),
        does=(UseAbility(key, at),),
        needs=(*spent, *needs_of_ability(now.g, key, at)),
        costs=ability.cost,
        rule="OS-MIS-05" if word == "mission" else "OS-CHR-07",
    )


class UseAbility(Verb, frozen=True):
    """A skill or a mission action is used.  OS-CHR-07, OS-MIS-05"""

    key: str
    at: int

    def likely(self, g: G, here: Step) -> Iterator[Likely]:
        return all_likely(g, here, g.book.abilities[self.key][self.at].does)

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        ability = g.book.abilities[self.key][self.at]
        g.did("use", here.seat, name(me), ability_id(self.key, self.at))
        spend(g, me, self.key, self.at, ability)
        g.flow(here.seat, ability.does, self.key)
