"""Camps, campfires, cooking and sleep.  OS-CAM, OS-FIR, OS-SLP."""

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.constants import (
    BUILD_FIRE,
    COOK,
    COOKING_SIDE,
    FIT,
    FITNESS,
    GOODS,
    NO_GOODS,
    PITCH,
    RATIONS_COOKED,
    SLEEP,
    SLEEP_LEAST,
    STRIKE,
)
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.model.things import NO_CAMP, SYMBOL, Thing
from starboard.games.under_our_sun.rules.abilities import wear, works
from starboard.games.under_our_sun.rules.board import fits_thing
from starboard.games.under_our_sun.rules.enemies import is_threatened
from starboard.games.under_our_sun.rules.goods import gain_goods, gain_thing, gain_water, lose_thing
from starboard.games.under_our_sun.rules.ground import change, drop, is_night, of_kind, spot
from starboard.games.under_our_sun.rules.persons import name, person
from starboard.games.under_our_sun.rules.prices import Now
from starboard.kernel.offers import Need, Offer, never
from starboard.kernel.verbs import Step, Verb

NO_STORM = Need(lambda g, here: g.s.weather != "storm", "why-storm", "OS-FIR-10")
UNDISTURBED = Need(  # OS-SLP-09
    lambda g, here: (me := person(g, here.seat)).hidden or not is_threatened(g, me), "why-enemy-here", "OS-SLP-08"
)
NOT_FIT = Need(lambda g, here: person(g, here.seat).fitness < FIT, "why-fit", "OS-SLP-11")
HAS_FIRE = Need(lambda g, here: bool(fire_source(g, person(g, here.seat))), "why-no-fire", "OS-FIR-01")
CAMP_THERE = never("why-camp-there", "OS-CAM-10")
NOT_OWNER = never("why-not-owner", "OS-CAM-09")
NO_ROOM_TENT = never("why-no-room", "OS-CAM-10")


def camp_offers(now: Now) -> list[Offer]:
    """Tents, fires, cooking, sleep."""
    g, me, tile = now.g, now.me, now.tile
    found = []
    if tent_of(g, me) is not None and (not tile.has_camp or now.closed):
        there = (CAMP_THERE,) if tile.has_camp else ()
        found.append(now.offer("pitch", PITCH, does=(PitchCamp(),), needs=there, rule="OS-CAM-01"))
    if tile.camp >= 0 and (not (closed := strike_needs(g, me)) or now.closed):
        found.append(now.offer("strike", STRIKE, does=(StrikeCamp(),), needs=closed, rule="OS-CAM-02"))
    found += fire_offers(now)
    if me.fitness < FIT or now.closed:
        needs = (NOT_FIT, UNDISTURBED)
        found.append(now.offer("sleep", sleep_price(g, me), does=(Sleep(),), needs=needs, rule=sleep_rule(g, me)))
    return found


# Camp


def tent_of(g: G, me: Character) -> Thing | None:
    return next((t for t in me.things if t.key in g.book.things and g.book.things[t.key].tent), None)


def strike_needs(g: G, me: Character) -> tuple[Need, ...]:
    """Only the owner strikes a camp, or anybody if the owner is dead; the tent needs a space.  OS-CAM-09, OS-CAM-10."""
    tile = g.s.tiles[me.at]
    owner = g.s.characters[tile.camp]
    if owner.id != me.id and owner.alive:
        return (NOT_OWNER,)
    assert tile.tent is not None
    return () if fits_thing(g, me, tile.tent.key) else (NO_ROOM_TENT,)


class PitchCamp(Verb, frozen=True):
    """The tent becomes a camp.  OS-CAM-01, OS-CAM-11"""

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        tent = tent_of(g, me)
        if tent is not None:
            lose_thing(g, me, tent)
            change(g, me.at, camp=me.id, tent=tent)
            g.did("pitch", here.seat, name(me))


class StrikeCamp(Verb, frozen=True):
    """The tent comes back, and with it what is stored: what has no room is dropped, surplus water is lost.

    OS-CAM-02, OS-CAM-05, OS-CAM-06, OS-CAM-11
    """

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        tile = g.s.tiles[me.at]
        if tile.camp in (NO_CAMP, SYMBOL) or tile.tent is None:
            return
        change(g, me.at, camp=NO_CAMP, tent=None, stored_water=0, dropped=NO_GOODS, things=())
        g.did("strike", here.seat, name(me))
        me.things.append(tile.tent)
        roomy = [thing for thing in tile.things if brings_room(g, thing)]  # first: the rest may need their spaces
        for thing in roomy:
            gain_thing(g, me, thing)
        gain_water(g, me, tile.stored_water)
        for kind, n in zip(GOODS, tile.dropped, strict=True):
            gain_goods(g, me, kind, n, from_supply=False)
        for thing in tile.things:
            if thing not in roomy:
                gain_thing(g, me, thing)


def brings_room(g: G, thing: Thing) -> bool:
    """A bottle, or gear, which takes no space that anything else could use."""
    return thing.key in g.book.is_gear or (thing.key in g.book.things and g.book.things[thing.key].bottle > 0)


# Fire


def fire_source(g: G, me: Character) -> Thing | str:
    """Something with the keyword FIRE: a card that works, or a campfire on the tile.  OS-FIR-01, OS-FIR-04."""
    if g.s.tiles[me.at].fire:
        return "campfire"
    found = (t for t in me.things if t.key in g.book.things and g.book.things[t.key].fire and works(g, me, t))
    return next(found, "")


def fire_offers(now: Now) -> list[Offer]:
    """Build a campfire, turn it to its cooking side, cook."""
    me, tile, found = now.me, now.tile, []
    if not tile.fire and (me.wood or now.closed):
        needs = (HAS_FIRE, NO_STORM)
        found.append(
            now.offer(
                "build_fire", BUILD_FIRE, does=(BuildFire(),), needs=needs, goods=(("wood", 1),), rule="OS-FIR-01"
            )
        )
    if tile.fire == 1:
        turn = (TurnToCooking(),)
        found.append(now.offer("cooking_side", COOKING_SIDE, does=turn, goods=(("metal", 1),), rule="OS-FIR-06"))
    if tile.fire == 2:
        found.append(now.offer("cook", COOK, does=(Cook(),), goods=(("ration", 1),), rule="OS-FIR-07"))
    return found


class BuildFire(Verb, frozen=True):
    """A campfire burns on the tile; the card that lit it is used only if its uses are limited.

    OS-FIR-01, OS-FIR-02, OS-FIR-11
    """

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        source = fire_source(g, me)
        change(g, me.at, fire=1)
        g.did("fire", here.seat, name(me))
        if isinstance(source, Thing) and (g.book.things[source.key].uses or g.book.things[source.key].single_use):
            wear(g, me, source)


class TurnToCooking(Verb, frozen=True):
    """The metal lies under the marker.  OS-FIR-06, OS-FIR-13"""

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        change(g, me.at, fire=2)
        g.did("cooking_side", here.seat, name(me))


class Cook(Verb, frozen=True):
    """1 ration becomes 3.  OS-FIR-07"""

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        g.did("cook", here.seat, name(me))
        gain_goods(g, me, "ration", RATIONS_COOKED)


def put_out(g: G, at: int) -> None:
    """A campfire goes out; one on its cooking side leaves its metal.  OS-FIR-03, OS-FIR-08, OS-FIR-09, OS-FIR-13."""
    tile = g.s.tiles[at]
    if tile.fire:
        change(g, at, fire=0)
        if tile.fire == 2:
            drop(g, at, of_kind("metal"))
        g.did("fire_out", -1, spot(g, at))


# Sleep


def sleep_price(g: G, me: Character) -> int:
    """OS-SLP-01, OS-SLP-03, OS-SLP-04, OS-SLP-05, OS-SLP-06, OS-SLP-07, OS-SLP-10.  Example OS-EX-15."""
    base = SLEEP["night"] if is_night(g) else SLEEP["storm"] if g.s.weather == "storm" else SLEEP["day"]
    return max(SLEEP_LEAST, base - (1 if g.s.tiles[me.at].has_camp else 0))


def sleep_rule(g: G, me: Character) -> str:
    if is_night(g):
        return "OS-SLP-06" if g.s.tiles[me.at].has_camp else "OS-SLP-05"
    return "OS-SLP-03" if g.s.weather == "storm" else "OS-SLP-01"


class Sleep(Verb, frozen=True):
    """Fitness rises by one step.  OS-SLP-02"""

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        change_fitness(g, me, 1)


def change_fitness(g: G, me: Character, by: int) -> None:
    """A step of fitness, never beyond the ends of the track.  OS-CHR-11."""
    now = max(0, min(FIT, me.fitness + by))
    if now != me.fitness:
        me.fitness = now
        g.did("fitness", me.seat, name(me), FITNESS[now], n=by)
