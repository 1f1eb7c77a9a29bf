"""Cards that are put on a tile and work there: traps, palisades, rain sheets.  OS-ITM-08."""

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.rules.board import fits_thing, thing_of
from starboard.games.under_our_sun.rules.goods import gain_thing, held_things, lose_thing
from starboard.games.under_our_sun.rules.ground import change, drop, in_supply, of_kind
from starboard.games.under_our_sun.rules.persons import name, person, standing
from starboard.games.under_our_sun.rules.prices import Now
from starboard.kernel.offers import Offer, never
from starboard.kernel.verbs import Step, Verb

NO_CAMP_HERE = never("why-no-camp", "OS-ITM-02")
NO_ROOM = never("why-no-room", "OS-ITM-12")
SET_UP = 1


def fixture_offers(now: Now) -> list[Offer]:
    """What can be put on the tile, and what can be taken back from it."""
    g, me = now.g, now.me
    found: list[Offer] = []
    if not g.book.fixtures:
        return found
    for id_, thing in held_things(me):
        fixture = g.book.fixtures.get(thing.key)
        if fixture is not None:
            needs = (NO_CAMP_HERE,) if fixture.camp_only and not now.tile.has_camp else ()
            found.append(now.offer("set_up", SET_UP, id_, does=(SetUp(thing.key),), needs=needs, rule="OS-ITM-09"))
    for key, _ in now.tile.markers:
        if key in g.book.fixtures:
            needs = () if fits_thing(g, me, key) else (NO_ROOM,)
            found.append(now.offer("take_down", SET_UP, key, does=(TakeDown(key),), needs=needs, rule="OS-ITM-09"))
    return found


class SetUp(Verb, frozen=True):
    """The card becomes a marker on the tile."""

    key: str

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        thing = next((each for each in me.things if each.key == self.key), None)
        if thing is not None:
            lose_thing(g, me, thing)
            mark(g, me.at, self.key, 1)
            g.did("set_up", here.seat, name(me), self.key)


class TakeDown(Verb, frozen=True):
    """The marker becomes the card again."""

    key: str

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        mark(g, me.at, self.key, -1)
        gain_thing(g, me, thing_of(g, self.key))


def mark(g: G, at: int, key: str, n: int) -> None:
    found = dict(g.s.tiles[at].markers)
    found[key] = found.get(key, 0) + n
    change(g, at, markers=tuple((each, left) for each, left in found.items() if left > 0))


def work(g: G, when: str) -> None:
    """All fixtures on the map whose moment has come put what they yield on their tile; a trap only where nobody is."""
    if not g.book.fixtures:
        return
    for at, tile in list(g.s.tiles.items()):
        for key, n in tile.markers:
            fixture = g.book.fixtures.get(key)
            if fixture is None or not fixture.yields or fixture.when != when:
                continue
            if fixture.when == "preparation" and standing(g.s, at):
                continue
            if fixture.yields == "water":
                drop(g, at, water=fixture.n * n)
            else:
                drop(g, at, of_kind(fixture.yields, min(fixture.n * n, in_supply(g, fixture.yields))))
            g.did("yields", -1, key, fixture.yields, n=fixture.n * n)
