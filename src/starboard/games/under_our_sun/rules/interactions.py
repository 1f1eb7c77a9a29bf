"""Interactions on one's tile: Recon, Collect, Refill, Eat, rainwater, chests, Discard, Loot.  OS-INT, OS-LOT-04."""

from collections.abc import Iterator
from typing import ClassVar

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.constants import (
    CHEST,
    COLLECT,
    EAT,
    GOOD,
    GOODS,
    LOOT,
    RAIN,
    RECON,
    REFILL,
    TAKE_WATER,
    Attribute,
)
from starboard.games.under_our_sun.rules.abilities import happen
from starboard.games.under_our_sun.rules.board import fits_thing, held_goods, room_for_goods, water_spaces
from starboard.games.under_our_sun.rules.decks import draw_card, put_under, shuffle_in
from starboard.games.under_our_sun.rules.dice import Roll
from starboard.games.under_our_sun.rules.enemies import Arrive, place_enemy
from starboard.games.under_our_sun.rules.goods import drop_one, gain_thing, gain_water, held_things
from starboard.games.under_our_sun.rules.ground import change, has_open_symbol, of_kind
from starboard.games.under_our_sun.rules.health import heal
from starboard.games.under_our_sun.rules.looting import found_thing
from starboard.games.under_our_sun.rules.persons import name, person
from starboard.games.under_our_sun.rules.prices import Now
from starboard.games.under_our_sun.rules.skill_tests import SkillTest
from starboard.kernel.forms import all_likely
from starboard.kernel.ids import pid
from starboard.kernel.odds import Likely
from starboard.kernel.offers import Need, Offer, never
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Option, opt

NO_STEALTH = Need(lambda g, here: person(g, here.seat).hidden, "why-not-hidden", "OS-INT-04")
FULL_HEALTH = Need(
    lambda g, here: (me := person(g, here.seat)).health < g.book.characters[me.key].health, "why-healthy", "OS-INT-19"
)
NO_ROOM_WATER = Need(
    lambda g, here: (me := person(g, here.seat)).water < water_spaces(g, me), "why-water-full", "OS-CHR-04"
)
NO_STORM = Need(lambda g, here: g.s.weather == "storm", "why-no-storm", "OS-INT-20")
NO_ROOM = never("why-no-room", "OS-ITM-12")


def interactions(now: Now) -> list[Offer]:
    """All that can be done with what lies on the tile and on the board."""
    g, me, tile = now.g, now.me, now.tile
    found: list[Offer] = []
    if has_open_symbol(g, me.at) and (me.hidden or now.closed):
        found.append(now.offer("recon", RECON, does=(Recon(),), needs=(NO_STEALTH,), rule="OS-INT-04"))
    if tile.water:
        found.append(now.offer("refill", REFILL, does=(Refill(),), needs=(NO_ROOM_WATER,), rule="OS-INT-10"))
    elif now.closed and g.book.tiles[tile.key].water:
        dry = (never("why-dry", "OS-INT-12"),)
        found.append(now.offer("refill", REFILL, does=(Refill(),), needs=dry, rule="OS-INT-10"))
    if me.ration and (now.closed or me.health < g.book.characters[me.key].health):
        found.append(
            now.offer("eat", EAT, does=(Eat(),), needs=(FULL_HEALTH,), goods=(("ration", 1),), rule="OS-INT-19")
        )
    if g.s.weather == "storm" or now.closed:
        needs = (NO_STORM, NO_ROOM_WATER)
        found.append(now.offer("rain", RAIN, does=(CollectRain(),), needs=needs, rule="OS-INT-20"))
    if tile.stored_water and tile.has_camp:
        found.append(now.offer("take_water", TAKE_WATER, does=(TakeWater(),), needs=(NO_ROOM_WATER,), rule="OS-CAM-08"))
    if tile.chest:
        found.append(now.offer("chest", CHEST, tile.chest, does=(OpenChest(),), rule="OS-INT-21"))
    found += [
        now.offer("loot", LOOT, pid("remains", r.id), does=(Loot(r.id),), rule="OS-LOT-04")
        for r in g.s.remains
        if r.at == me.at
    ]
    found += collects(now)
    if me.things or held_goods(me) or me.water:
        found.append(Offer(opt("discard"), (), (), (Discard(),), "OS-INT-24"))
    return found


# Collect


def collects(now: Now) -> list[Offer]:
    """One item, or up to two resources, printed or dropped; water is none of them.

    OS-INT-08, OS-INT-09, OS-INT-27, OS-CAM-08, OS-MIS-06.
    """
    g, me, tile = now.g, now.me, now.tile
    lying = [kind for at, kind in enumerate(GOODS) if tile.goods[at] or tile.dropped[at]]
    room = room_for_goods(g, me, 2) if lying else 0
    found = []
    for i, kind in enumerate(lying):
        if room or now.closed:
            needs = () if room else (NO_ROOM,)
            found.append(_collect(now, (kind,), needs))
        if room > 1:
            found += [_collect(now, (kind, other), ()) for other in lying[i:] if other != kind or _twice(now, kind)]
    for key in dict.fromkeys(thing.key for thing in tile.things):
        fits = fits_thing(g, me, key)
        if fits or now.closed:
            take = (CollectThing(key),)
            found.append(
                now.offer("collect", COLLECT, key, does=take, needs=() if fits else (NO_ROOM,), rule="OS-INT-08")
            )
    return found


def _twice(now: Now, kind: str) -> bool:
    at = GOOD[kind]  # type: ignore[index]
    return now.tile.goods[at] + now.tile.dropped[at] > 1


def _collect(now: Now, kinds: tuple[str, ...], needs: tuple[Need, ...]) -> Offer:
    return now.offer("collect", COLLECT, *kinds, does=(Collect(kinds),), needs=needs, rule="OS-INT-08")


class Collect(Verb, frozen=True):
    """Resources are taken from the tile: what was dropped first.  OS-INT-08"""

    kinds: tuple[str, ...]

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        for kind in self.kinds:
            tile, at = g.s.tiles[me.at], GOOD[kind]  # type: ignore[index]
            if not (tile.dropped[at] or tile.goods[at]) or not room_for_goods(g, me, 1):
                return
            where = "dropped" if tile.dropped[at] else "goods"
            left = tuple(a - b for a, b in zip(getattr(tile, where), of_kind(kind), strict=True))
            change(g, me.at, **{where: left})
            setattr(me, kind, getattr(me, kind) + 1)
            g.did("collect", here.seat, name(me), kind)


class CollectThing(Verb, frozen=True):
    """A card or a marker is taken from the tile, with the markers on it.  OS-INT-08, OS-ITM-16"""

    key: str

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        things = g.s.tiles[me.at].things
        thing = next((each for each in things if each.key == self.key), None)
        if thing is not None and fits_thing(g, me, self.key):
            at = things.index(thing)
            change(g, me.at, things=things[:at] + things[at + 1 :])
            gain_thing(g, me, thing)


# Water and food


class Refill(Verb, frozen=True):
    """All water spaces are filled for one cube of the tile.  OS-INT-10, OS-INT-11, OS-INT-12"""

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        tile = g.s.tiles[me.at]
        if tile.water:
            change(g, me.at, water=tile.water - 1)
            gain_water(g, me, water_spaces(g, me) - me.water)


class Eat(Verb, frozen=True):
    """The ration becomes health.  OS-INT-19, OS-CMP-09"""

    def run(self, g: G, here: Step) -> None:
        heal(g, person(g, here.seat), 1)


class CollectRain(Verb, frozen=True):
    """1 water of a storm.  OS-INT-20"""

    def run(self, g: G, here: Step) -> None:
        gain_water(g, person(g, here.seat), 1)


class TakeWater(Verb, frozen=True):
    """Stored water is taken, as much as there is room for.  OS-CAM-08"""

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        stored = g.s.tiles[me.at].stored_water
        taken = gain_water(g, me, stored)
        change(g, me.at, stored_water=stored - taken)


# Recon, chests, remains


class Recon(Verb, frozen=True):
    """The enemy of an open symbol is drawn and placed; the character stays in stealth.

    OS-INT-04, OS-INT-05, OS-INT-06, OS-INT-07
    """

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        if has_open_symbol(g, me.at) and (key := draw_card(g, "enemy")):
            place_enemy(g, key, me.at)
            g.push(here.seat, Arrive(key))


class OpenChest(Verb, frozen=True):
    """The test that the chest shows; a failure leaves it closed.  OS-INT-21, OS-INT-23, OS-TIL-15"""

    def test(self, g: G, here: Step) -> tuple[SkillTest, ...]:
        chest: Attribute = g.s.tiles[person(g, here.seat).at].chest  # type: ignore[assignment]
        return (SkillTest(chest, (EmptyChest(),), kind="chest"),) if chest else ()

    def likely(self, g: G, here: Step) -> Iterator[Likely]:
        return all_likely(g, here, self.test(g, here))

    def run(self, g: G, here: Step) -> None:
        g.push(here.seat, *self.test(g, here))


class EmptyChest(Verb, frozen=True):
    """2 Loot cards, of which 1 is kept; the chest is gone.  OS-INT-22, OS-TIL-15"""

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        change(g, me.at, chest="")
        g.did("chest", here.seat, name(me))
        g.push(here.seat, LootCards(2, 1))
        happen(g, me, "chest", g.book.cards_in_force[g.s.card])


class LootCards(Verb, frozen=True):
    """Loot cards are drawn, so many are kept, the others are shuffled back.  OS-INT-22, OS-LOT-01"""

    n: int = 1
    keep: int = 1

    def run(self, g: G, here: Step) -> None:
        drawn = [key for _ in range(self.n) if (key := draw_card(g, "loot"))]
        if len(drawn) <= self.keep:
            g.push(here.seat, *(found_thing(g, person(g, here.seat), key) for key in drawn))
        else:
            g.push(here.seat, KeepLoot(tuple(drawn), self.keep))


class KeepLoot(Ask, frozen=True):
    """Which of the Loot cards drawn is kept.  OS-INT-22, OS-CRD-12"""

    cards: tuple[str, ...]
    keep: int
    prompt: ClassVar[str] = "keep_loot"
    because: ClassVar[str] = "loot"

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("take", key) for key in dict.fromkeys(self.cards)]

    def answer(self, g: G, here: Step, option: Option) -> None:
        key = str(option.ids[0])
        rest = list(self.cards)
        rest.remove(key)
        if self.keep > 1 and rest:
            g.push(here.seat, KeepLoot(tuple(rest), self.keep - 1))
        else:
            shuffle_in(g, "loot", *rest)
        g.push(here.seat, found_thing(g, person(g, here.seat), key))


class Loot(Verb, frozen=True):
    """The remains of one enemy are searched with one green die; then they are gone.

    OS-LOT-04, OS-LOT-05, OS-LOT-06, OS-LOT-08, OS-LOT-09
    """

    id: int

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        remains = next((r for r in g.s.remains if r.id == self.id), None)
        if remains is not None:
            g.s.remains.remove(remains)
            put_under(g, "enemy", remains.key)  # OS-ENE-07
            g.did("loot", here.seat, name(me), remains.key)
            g.push(here.seat, Roll("g", LootRow(remains.key), me.id, -1, me.at))


class LootRow(Verb, frozen=True):
    """The row of the loot table that the die picks.  OS-LOT-05, OS-LOT-06"""

    key: str
    result: int = 0

    def run(self, g: G, here: Step) -> None:
        me, card = person(g, here.seat), g.book.enemies[self.key]
        happen(g, me, "loot", (me.key, *(thing.key for thing in me.things)), card.type, card.faction, card.key)
        g.flow(here.seat, card.loot[min(2, self.result)], self.key)


# Discard


class Discard(Ask, frozen=True):
    """Things are dropped on the tile, one by one, for no AP.  OS-INT-24, OS-INT-25, OS-INT-26, OS-CAM-07"""

    prompt: ClassVar[str] = "discard"
    because: ClassVar[str] = "discard"

    def options(self, g: G, here: Step) -> list[Option]:
        me = person(g, here.seat)
        return [
            opt("enough"),
            *(opt("drop", kind) for kind in held_goods(me)),
            *((opt("drop", "water"),) if me.water else ()),
            *(opt("drop", id_) for id_, _ in held_things(me)),
        ]

    def answer(self, g: G, here: Step, option: Option) -> None:
        if option.key == "enough":
            return
        me = person(g, here.seat)
        g.push(here.seat, self)
        if option.ids[0] == "water":
            me.water -= 1
            tile = g.s.tiles[me.at]
            if tile.has_camp:
                change(g, me.at, stored_water=tile.stored_water + 1)
            g.did("drop", here.seat, name(me), "water")
        else:
            drop_one(g, me, str(option.ids[0]))
