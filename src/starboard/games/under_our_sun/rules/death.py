"""The dead: a window of three phases, then elimination; what may be taken from a body; a waived revival.

OS-DTH, OS-END-04, OS-MIS-06.
"""

from typing import ClassVar

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.constants import COLLECT, GOODS
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.model.table import Table
from starboard.games.under_our_sun.rules.board import fits_thing
from starboard.games.under_our_sun.rules.ending import settle_sides
from starboard.games.under_our_sun.rules.goods import gain_thing
from starboard.games.under_our_sun.rules.ground import drop
from starboard.games.under_our_sun.rules.persons import name, person
from starboard.games.under_our_sun.rules.prices import FORBIDDEN, Now
from starboard.games.under_our_sun.rules.sides import is_open, the_son
from starboard.kernel.asking import AtOnce
from starboard.kernel.offers import Offer, never
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Option, Seat, opt

NO_ROOM = never("why-no-room", "OS-ITM-12")


def count_down(g: G) -> None:
    """A phase is over: who was not revived by the end of the third is eliminated.  OS-DTH-03, OS-DTH-04, OS-DTH-05."""
    for c in g.s.characters:
        if c.dead:
            c.dead -= 1
            if not c.dead:
                eliminate(g, c)


def eliminate(g: G, me: Character) -> None:
    """Its belongings are dropped on its tile, its water is lost, its karma dice leave the game.  OS-DTH-08.

    With a Team card that is still hidden it comes to light whether this was the Son of Liberty: the game ends, or not.
    """
    if g.s.semi and not is_open(me):
        g.barrier()
    me.out, me.dead, me.water, me.karma = True, 0, 0, 0
    drop(g, me.at, me.goods, tuple(me.things))
    for kind in GOODS:
        setattr(me, kind, 0)
    me.things = []
    g.did("eliminated", me.seat, name(me))


# What lies on a body


def body_offers(now: Now) -> list[Offer]:
    """Carried markers may be collected from a body; nothing else of it may.  OS-MIS-06, OS-DTH-10."""
    g, me = now.g, now.me
    bodies = [c for c in g.s.characters if c.dead and c.at == me.at]
    found = []
    for body in bodies:
        for key in dict.fromkeys(thing.key for thing in body.things if thing.key in g.book.markers):
            needs = (*((FORBIDDEN,) if "collect" in now.bans else ()), *(() if fits_thing(g, me, key) else (NO_ROOM,)))
            take = TakeFromBody(body.id, key)
            found.append(now.offer("take_from", COLLECT, key, name(body), does=(take,), needs=needs, rule="OS-MIS-06"))
    return found


class TakeFromBody(Verb, frozen=True):
    """A carried marker changes hands.  OS-MIS-06"""

    body: int
    key: str

    def run(self, g: G, here: Step) -> None:
        me, body = person(g, here.seat), g.s.characters[self.body]
        thing = next((each for each in body.things if each.key == self.key), None)
        if thing is not None and body.dead and body.at == me.at and fits_thing(g, me, self.key):
            body.things.remove(thing)
            gain_thing(g, me, thing)


# A waived revival


def stamp(s: Table) -> int:
    """A phase of the game as one number."""
    return 3 * s.day + s.phase


def waiver(g: G) -> tuple[Verb, ...]:
    """A revealed Son of Liberty lies dead: once a phase all others are asked whether they waive the revival; of a
    hidden one nothing is asked.  OS-END-04
    """
    s, son = g.s, the_son(g)
    if son is None or not son.dead or not is_open(son) or s.waiver_asked == stamp(s):
        return ()
    s.waiver_asked = stamp(s)
    others = [c.seat for c in s.characters if c.seat != son.seat and not c.out]
    return (WaiveRevival(tuple((seat, Waive(son.id)) for seat in others), son=son.id),)


class Waive(Ask, frozen=True):
    """One voice: whether the revival is waived."""

    son: int
    prompt: ClassVar[str] = "waive"
    because: ClassVar[str] = "waive"

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("waive", name(g.s.characters[self.son])), opt("grant", name(g.s.characters[self.son]))]


class WaiveRevival(AtOnce, frozen=True):
    """Only if all others waive the revival is the Son of Liberty eliminated at once.  OS-END-04"""

    son: int = 0
    prompt: ClassVar[str] = "waive"
    because: ClassVar[str] = "waive"

    def take_effect(self, g: G, here: Step, said: dict[Seat, Option]) -> None:
        son = g.s.characters[self.son]
        if son.dead and all(option.key == "waive" for option in said.values()):
            g.did("waived", -1, name(son))
            eliminate(g, son)
            g.push(here.seat, Waived())


class Waived(Verb, frozen=True):
    """The Survivors win as the Son of Liberty is eliminated.  OS-END-04, OS-MOD-08"""

    def run(self, g: G, here: Step) -> None:
        settle_sides(g, here, False)
