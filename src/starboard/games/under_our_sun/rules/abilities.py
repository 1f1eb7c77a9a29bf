"""What cards, tiles, skills and missions can do: used on one's own turn, or by themselves at their moment.

OS-CHR-07, OS-CHR-08, OS-ITM-05, OS-ITM-06, OS-ITM-08, OS-ITM-09, OS-ITM-10, OS-ITM-11, OS-LOT-02, OS-MIS-05.
"""

from collections.abc import Iterable, Iterator

from msgspec import structs

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.model.things import Thing
from starboard.games.under_our_sun.rules.force import usable
from starboard.games.under_our_sun.rules.goods import back_to_deck, lose_thing
from starboard.games.under_our_sun.rules.persons import name, person, push_for
from starboard.games.under_our_sun.world import Ability
from starboard.kernel.forms import May, all_hold, all_likely, all_possible
from starboard.kernel.ids import parts_of, pid
from starboard.kernel.odds import Likely
from starboard.kernel.verbs import Step, Verb


def ability_id(key: str, at: int) -> str:
    """An ability by its piece and its number there."""
    return pid("ability", key, at)


def is_spent(me: Character, key: str, at: int) -> bool:
    """A limited ability whose marker lies there.  OS-CHR-07."""
    return bool(me.used) and ability_id(key, at) in me.used


def spend(g: G, me: Character, key: str, at: int, ability: Ability) -> None:
    """Its marker is put down; it comes off at the end of the turn, the phase, the day, or never.  OS-CHR-07."""
    if ability.limit:
        me.used.append(ability_id(key, at))


def refresh(g: G, me: Character, *limits: str) -> None:
    """The markers of these limits come off.  OS-CHR-08."""
    if me.used:
        me.used = [mark for mark in me.used if limit_of(g, mark) not in limits]


def limit_of(g: G, mark: str) -> str:
    _, key, at = parts_of(mark)
    return g.book.abilities[key][int(at)].limit


def happen(g: G, me: Character, when: str, keys: Iterable[str], *which: str) -> None:
    """Abilities of these pieces whose moment has come, for this character, in the order of the pieces."""
    moments = g.book.moments.get(when)
    if not moments or me.health <= 0:
        return
    due = [(key, at) for key in keys if key in moments for at in moments[key]]
    for key, at in reversed(due):
        ability = g.book.abilities[key][at]
        if ability.which in ("", *which) and not is_spent(me, key, at):
            push_for(g, me.id, Trigger(key, at), source=key)


class Trigger(Verb, frozen=True):
    """An ability whose moment has come happens, if what it requires holds.  OS-CHR-07"""

    key: str
    at: int

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        ability = g.book.abilities[self.key][self.at]
        if me.health <= 0 or not all_hold(g, here, ability.requires) or not all_possible(g, here, ability.cost):
            return
        spend(g, me, self.key, self.at, ability)
        does = (*ability.cost, *ability.does)
        g.flow(here.seat, (May(does),) if ability.may else does, self.key)


class UseThing(Verb, frozen=True):
    """A held card is used: its marker goes, or it is turned over, or it is used up; then what it does.

    OS-ITM-06, OS-ITM-09, OS-ITM-10, OS-ITM-11
    """

    thing: Thing
    at: int

    def likely(self, g: G, here: Step) -> Iterator[Likely]:
        return all_likely(g, here, g.book.abilities[self.thing.key][self.at].does)

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        if self.thing not in me.things:
            return
        key = self.thing.key
        ability = g.book.abilities[key][self.at]
        g.did("use", here.seat, name(me), key)
        spend(g, me, key, self.at, ability)
        g.flow(here.seat, ability.does, key)
        wear(g, me, self.thing)


def wear(g: G, me: Character, thing: Thing) -> None:
    """One use of a card: a marker less, the last one discards it; a single-use card goes, a reusable one is turned.

    OS-ITM-06, OS-ITM-10, OS-ITM-11, OS-FIR-11.
    """
    card = g.book.things.get(thing.key)
    if card is None:
        return
    at = me.things.index(thing)
    if card.single_use or (card.uses and thing.uses <= 1):
        lose_thing(g, me, thing)
        back_to_deck(g, thing.key)
        g.did("used_up", me.seat, name(me), thing.key)
    elif card.uses:
        me.things[at] = structs.replace(thing, uses=thing.uses - 1)
    elif card.reusable:
        me.things[at] = structs.replace(thing, turned=True)


def works(g: G, me: Character, thing: Thing) -> bool:
    """Whether a held card can be used now."""
    return usable(g, me, thing.key, thing.turned, g.s.weather == "solar_storm")
