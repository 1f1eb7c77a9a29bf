"""The preparation of a day, steps a to h in their order.  OS-RND-04, OS-RND-05, OS-RND-06, OS-RND-07, OS-RND-08,
OS-RND-09, OS-RND-10, OS-RND-11, OS-RND-12, OS-RND-13, OS-RND-14, OS-RND-15, OS-RND-24, OS-STL-11, OS-LOT-08."""

from typing import Final

from msgspec import structs

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.constants import NO_GOODS
from starboard.games.under_our_sun.rules.abilities import happen, refresh
from starboard.games.under_our_sun.rules.camp import change_fitness
from starboard.games.under_our_sun.rules.decks import put_under
from starboard.games.under_our_sun.rules.enemy_moves import MoveEnemies
from starboard.games.under_our_sun.rules.fixtures import work
from starboard.games.under_our_sun.rules.force import in_force
from starboard.games.under_our_sun.rules.goods import back_to_deck
from starboard.games.under_our_sun.rules.ground import has_open_symbol
from starboard.games.under_our_sun.rules.modifiers import SkipUpkeep
from starboard.games.under_our_sun.rules.persons import living, name, put_for_all
from starboard.games.under_our_sun.rules.progress import Look
from starboard.games.under_our_sun.rules.upkeep import Meal
from starboard.kernel.verbs import Step, Verb


class PassFirstPlayer(Verb, frozen=True):
    """Step a: the first-player marker goes clockwise, past players who are out.  OS-RND-05, OS-RND-24"""

    def run(self, g: G, here: Step) -> None:
        s = g.s
        for i in range(1, s.setup.seats + 1):
            seat = (s.first + i) % s.setup.seats
            if any(c.seat == seat and not c.out for c in s.characters):
                s.first = seat
                break
        g.did("first_player", s.first)


class CleanUp(Verb, frozen=True):
    """Step b: what was dropped goes, except in a camp; printed cubes stay.  OS-RND-06, OS-RND-07, OS-INT-26"""

    def run(self, g: G, here: Step) -> None:
        s = g.s
        for at, tile in list(s.tiles.items()):
            if tile.has_camp or (tile.dropped == NO_GOODS and not tile.things):
                continue
            kept = tuple(thing for thing in tile.things if thing.key in g.book.markers)  # OS-MIS-06
            for thing in tile.things:
                if thing not in kept:
                    back_to_deck(g, thing.key)
            s.tiles[at] = structs.replace(tile, dropped=NO_GOODS, things=kept)
        g.did("clean_up", -1)
        work(g, "preparation")


class NextDate(Verb, frozen=True):
    """Step c: the day cube advances.  OS-RND-08"""

    def run(self, g: G, here: Step) -> None:
        g.s.day += 1
        g.did("day", -1, n=g.s.day)


class Refresh(Verb, frozen=True):
    """Step d: cards are turned back, universal markers and remains leave the tiles; who stands on a symbol that opens
    is in stealth.  Karma and what may be used once a day come back.

    OS-RND-09, OS-RND-10, OS-LOT-08, OS-ENE-07, OS-STL-11, OS-KAR-04
    """

    def run(self, g: G, here: Step) -> None:
        s = g.s
        for c in s.characters:
            c.things = [structs.replace(thing, turned=False) if thing.turned else thing for thing in c.things]
            c.karma_used = False
            refresh(g, c, "day")
        for at, tile in list(s.tiles.items()):
            if any(thing.turned for thing in tile.things):  # those that a camp stores
                things = tuple(structs.replace(thing, turned=False) for thing in tile.things)
                s.tiles[at] = structs.replace(tile, things=things)
        for remains in s.remains:
            put_under(g, "enemy", remains.key)
        s.remains.clear()
        for at in [at for at, tile in s.tiles.items() if tile.covered]:
            s.tiles[at] = structs.replace(s.tiles[at], covered=False)
            for c in s.characters:
                if c.at == at and c.health > 0 and has_open_symbol(g, at) and not c.hidden:
                    c.hidden, c.fought = True, False
                    g.did("hidden", c.seat, name(c))


class RestoreWater(Verb, frozen=True):
    """Step f: printed water is back on every face-up tile.  OS-RND-12, OS-TIL-14"""

    def run(self, g: G, here: Step) -> None:
        s = g.s
        for at, tile in list(s.tiles.items()):
            printed = g.book.tiles[tile.key].water
            if tile.water != printed:
                s.tiles[at] = structs.replace(tile, water=printed)


class Tire(Verb, frozen=True):
    """Step g: every character's fitness goes down a step.  OS-RND-13, OS-RND-14, OS-RND-25"""

    def run(self, g: G, here: Step) -> None:
        for c in living(g.s):
            if not any(skip.what == "fitness" for skip in in_force(g, c, SkipUpkeep)):
                change_fitness(g, c, -1)


class Meals(Verb, frozen=True):
    """Step h: each eats, one after the other.  OS-RND-15, OS-RND-25"""

    def run(self, g: G, here: Step) -> None:
        put_for_all(g, living(g.s), Meal())


class Prepared(Verb, frozen=True):
    """A step of the preparation is over: what cards say of it, then the mission is looked at.  OS-MIS-02"""

    step: str

    def run(self, g: G, here: Step) -> None:
        s = g.s
        g.push(here.seat, Look())
        cards = g.book.cards_in_force[s.card]
        for i, c in reversed(list(enumerate(living(s)))):
            happen(g, c, "preparation", (c.key, *(t.key for t in c.things), *(cards if not i else ())), self.step)


STEPS: Final = (
    ("a", PassFirstPlayer()), ("b", CleanUp()), ("c", NextDate()), ("d", Refresh()),
    ("e", MoveEnemies()), ("f", RestoreWater()), ("g", Tire()), ("h", Meals()),
)  # fmt: skip
PREPARATION: Final[tuple[Verb, ...]] = tuple(verb for step, does in STEPS for verb in (does, Prepared(step)))
