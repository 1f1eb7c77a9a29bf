"""Crafting: resources for a card of an open deck; ammunition.  OS-INT-13, OS-INT-14, OS-INT-15, OS-AMM-01, OS-AMM-02,
OS-AMM-03, OS-AMM-04, OS-AMM-08, OS-AMM-09."""

from msgspec import structs

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.constants import ARROWS_OF_WOOD, BULLETS_OF_METAL, CRAFT, GOODS, MAKE_AMMO
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.rules.board import fits, full_thing
from starboard.games.under_our_sun.rules.force import in_force
from starboard.games.under_our_sun.rules.goods import gain_goods, gain_thing, held_things
from starboard.games.under_our_sun.rules.ground import change
from starboard.games.under_our_sun.rules.modifiers import CheaperRecipe
from starboard.games.under_our_sun.rules.persons import name, person
from starboard.games.under_our_sun.rules.prices import Now
from starboard.kernel.offers import Offer, never
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import opt

AMMO_OF = (("bullet", "metal", BULLETS_OF_METAL, "OS-AMM-01"), ("arrow", "wood", ARROWS_OF_WOOD, "OS-AMM-02"))


def crafts(now: Now) -> list[Offer]:
    """What the character's resources, and those stored in a camp on its tile, can be turned into.  OS-INT-15."""
    g, me = now.g, now.me
    stores = now.tile.dropped if now.tile.has_camp else (0,) * len(GOODS)
    own = me.goods
    found = []
    if any(own) or any(stores):
        together = tuple(a + b for a, b in zip(own, stores, strict=True))
        spare = sum(cheap.n for cheap in in_force(g, me, CheaperRecipe))
        for key, recipe, needs in g.book.craftable:
            if spare == 0 and not _has_all(together, needs):
                continue
            if g.s.shop.get(key):
                found += _crafts_of(now, key, recipe, together, spare)
    for what, of, n, rule in AMMO_OF:
        if getattr(me, of):
            make = (MakeAmmo(what, n),)
            found.append(now.offer("make_ammo", MAKE_AMMO, what, does=make, goods=((of, 1),), rule=rule))
    return [*found, *loads(now)]


def _has_all(held: tuple[int, ...], needs: tuple[tuple[int, int], ...]) -> bool:
    for at, n in needs:  # noqa: SIM110  # asked for every recipe at every question: a generator costs more
        if held[at] < n:
            return False
    return True


def _crafts_of(now: Now, key: str, recipe: tuple[int, ...], held: tuple[int, ...], spare: int) -> list[Offer]:
    """One offer, or one for each resource that a cheaper recipe may leave out."""
    found = []
    for left_out in ((), *(((kind,) for kind in GOODS if recipe[GOODS.index(kind)]) if spare else ())):
        need = tuple(n - (kind in left_out) for n, kind in zip(recipe, GOODS, strict=True))
        if any(n > have for n, have in zip(need, held, strict=True)):
            continue
        needs = () if has_room_after(now.g, now.me, key, need) else (never("why-no-room", "OS-INT-14"),)
        if not needs or now.closed:
            craft = (Craft(key, need),)
            found.append(now.offer("craft", CRAFT, key, *left_out, does=craft, needs=needs, rule="OS-INT-13"))
    return found


def has_room_after(g: G, me: Character, key: str, need: tuple[int, ...]) -> bool:
    """Whether the card fits when the resources are spent, its own first.  OS-INT-14."""
    spent = sum(min(a, b) for a, b in zip(need, me.goods, strict=True))
    gear = key in g.book.is_gear
    return fits(g, me, goods=-spent, items=0 if gear else 1, gear=1 if gear else 0)


class Craft(Verb, frozen=True):
    """Resources go back to the supply and the card is taken from its deck; its own first, then what a camp stores.

    OS-INT-13, OS-INT-15, OS-ITM-01, OS-AMM-09
    """

    key: str
    need: tuple[int, ...]

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        stores = list(g.s.tiles[me.at].dropped)
        for at, (kind, n) in enumerate(zip(GOODS, self.need, strict=True)):
            own = min(n, getattr(me, kind))
            setattr(me, kind, getattr(me, kind) - own)
            stores[at] -= n - own
        change(g, me.at, dropped=tuple(stores))
        if self.need != g.book.recipes[self.key]:
            use_cheaper(g, me)
        g.s.shop[self.key] -= 1
        g.did("craft", here.seat, name(me), self.key)
        gain_thing(g, me, full_thing(g, self.key))


def use_cheaper(g: G, me: Character) -> None:
    """A recipe was made cheaper: what allowed it for one time is used."""
    for lasting in g.s.lasting:
        if isinstance(lasting.verb, CheaperRecipe) and lasting.left > 0 and lasting.source in ("", name(me)):
            g.use(lasting)
            return


class MakeAmmo(Verb, frozen=True):
    """Bullets or arrows, each of which takes the place of one resource.  OS-AMM-01, OS-AMM-02, OS-AMM-03"""

    what: str
    n: int

    def run(self, g: G, here: Step) -> None:
        gain_goods(g, person(g, here.seat), self.what, self.n)


def loads(now: Now) -> list[Offer]:
    """Loose ammunition is put on its weapon, for no AP.  OS-AMM-08."""
    g, me, found = now.g, now.me, []
    if me.bullet or me.arrow:
        for id_, thing in held_things(me):
            card = g.book.things.get(thing.key)
            if card is not None and card.ammo and thing.ammo < card.rounds and getattr(me, card.ammo):
                found.append(Offer(opt("load", id_), (), (), (Load(me.things.index(thing)),), "OS-AMM-08"))
    return found


class Load(Verb, frozen=True):
    """As much as there is and as the weapon holds.  OS-AMM-08"""

    at: int

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        thing = me.things[self.at]
        card = g.book.things[thing.key]
        n = min(card.rounds - thing.ammo, getattr(me, card.ammo))
        setattr(me, card.ammo, getattr(me, card.ammo) - n)
        me.things[self.at] = structs.replace(thing, ammo=thing.ammo + n)
        g.did("load", here.seat, name(me), thing.key, n=n)
