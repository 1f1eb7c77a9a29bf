"""Moving onto a tile: Move, Rush, Stealth move, and what entering brings.  OS-MOV, OS-STL-06, OS-STL-07, OS-STL-08."""

from functools import lru_cache
from typing import Any, Final

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.constants import EXPLORE, RUSH, STEALTH_MORE
from starboard.games.under_our_sun.model.hexes import around
from starboard.games.under_our_sun.rules.abilities import happen
from starboard.games.under_our_sun.rules.combat import Answered
from starboard.games.under_our_sun.rules.events import TriggerEvent
from starboard.games.under_our_sun.rules.force import in_force
from starboard.games.under_our_sun.rules.ground import has_room, hex_id, is_unexplored, move_value, spot, turn_up
from starboard.games.under_our_sun.rules.joining import Detected, Meet
from starboard.games.under_our_sun.rules.merchants import flee, left_alone
from starboard.games.under_our_sun.rules.modifiers import CapMove
from starboard.games.under_our_sun.rules.night import NightFalls
from starboard.games.under_our_sun.rules.persons import name, person
from starboard.games.under_our_sun.rules.prices import SNEAKS, UNSURE, VENTURES, Now
from starboard.games.under_our_sun.rules.skill_tests import SkillTest
from starboard.kernel.odds import Likely
from starboard.kernel.offers import Need, Offer, never
from starboard.kernel.verbs import Step, Verb, Verbs
from starboard.kernel.words import opt


def moves(now: Now) -> list[Offer]:
    """Onto each neighbour: a Move and a Stealth move to a face-up tile, a Rush to an unexplored position.

    OS-MOV-01, OS-MOV-02, OS-MOV-03, OS-MOV-06, OS-TIL-04.
    """
    g, me = now.g, now.me
    found: list[Offer] = []
    caps = in_force(g, me, CapMove)
    for to in around(me.at):
        if to in g.s.tiles:
            room = has_room(g, to)
            if not room and not now.closed:
                continue
            full = () if room else (never("why-full", "OS-TIL-04", hex_id(to)),)
            ap = move_value(g, caps, to)
            less = now.price("move", ap) if now.changes else ap
            found += (onto(now, "move", ap, to, full), onto(now, "sneak", less + STEALTH_MORE, to, full))
        elif is_unexplored(g, to):
            found += (onto(now, "rush", RUSH, to), onto(now, "explore", EXPLORE, to))
    return found


def onto(now: Now, word: str, ap: int, to: int, needs: tuple[Need, ...] = ()) -> Offer:
    """An offer of one of these words; one that nothing closes is the same whenever it costs the same."""
    if needs or word in now.bans:
        kind, rule = WAYS[word]
        return now.offer(word, ap, hex_id(to), does=(kind(to),), needs=needs, rule=rule)
    return way(word, now.price(word, ap) if now.changes else ap, to, now.unsure)


@lru_cache(maxsize=1 << 14)
def way(word: str, ap: int, to: int, unsure: bool) -> Offer:
    kind, rule = WAYS[word]
    more: Verbs = (SNEAKS if word == "sneak" else UNSURE,) if unsure or word in VENTURES else ()
    return Offer(opt(word, hex_id(to)), (("ap", ap),) if ap else (), (), (kind(to), *more), rule)


class EnterTile(Verb, frozen=True):
    """A character enters a tile: figure moved, Night card if one is due, enemy and first round, then the event.

    OS-MOV-09, OS-MOV-07, OS-STL-01, OS-COM-08, OS-NIT-08
    """

    at: int
    unseen: bool = False  # by a successful Stealth move

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        if me.health <= 0 or not has_room(g, self.at):
            return
        left = me.at
        me.at, me.hidden, me.fought = self.at, self.unseen, False
        flee(g, me, left)
        left_alone(g)
        g.did("move", here.seat, name(me), spot(g, self.at))
        night = () if self.unseen else (NightFalls(entering=True),)
        g.push(here.seat, *night, Meet(), TriggerEvent(), TileEntered(left))


class TileEntered(Verb, frozen=True):
    """What the tile left and the tile entered say of it."""

    left: int

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        happen(g, me, "leave", (g.s.tiles[self.left].key,) if self.left in g.s.tiles else ())
        happen(g, me, "enter", (g.s.tiles[me.at].key, *(thing.key for thing in me.things)))


class RushTo(Verb, frozen=True):
    """The tile is turned up and entered at once.  OS-MOV-03, OS-MOV-04, OS-MOV-05"""

    at: int

    def run(self, g: G, here: Step) -> None:
        if person(g, here.seat).health > 0:
            g.push(here.seat, Explore(self.at), EnterTile(self.at))


class Explore(Verb, frozen=True):
    """A tile is turned up beside the character.  OS-INT-01, OS-INT-02, OS-INT-03, OS-EVT-07"""

    at: int

    def run(self, g: G, here: Step) -> None:
        if self.at in g.s.tiles:
            return
        key = turn_up(g, self.at)
        g.did("reveal", here.seat, key)
        happen(g, person(g, here.seat), "reveal", (key,))


class SneakTo(Verb, frozen=True):
    """A Stealth move: one test counts for the tile left and the tile entered.

    Who hid on the tile left and is seen there is met or answered by its enemies before it moves.
    OS-MOV-06, OS-MOV-07, OS-MOV-08, OS-MOV-12, OS-STL-04, OS-STL-07, OS-STL-08
    """

    at: int

    def likely(self, g: G, here: Step) -> list[Likely]:
        return SkillTest("stealth").likely(g, here)

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        if me.health <= 0:
            return
        seen: tuple[Verb, ...] = (Detected(), Answered(), EnterTile(self.at)) if me.hidden else (EnterTile(self.at),)
        g.push(here.seat, SkillTest("stealth", (EnterTile(self.at, unseen=True),), seen), source=here.source)


WAYS: Final[dict[str, tuple[Any, str]]] = {
    "move": (EnterTile, "OS-MOV-01"),
    "sneak": (SneakTo, "OS-MOV-06"),
    "rush": (RushTo, "OS-MOV-03"),
    "explore": (Explore, "OS-INT-01"),
}
