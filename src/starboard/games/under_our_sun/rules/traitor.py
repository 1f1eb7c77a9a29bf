"""The hidden Son of Liberty: abilities and reveal.  OS-MOD-06, OS-MOD-10 and those that follow it.

Nothing here is ever asked: what the Son of Liberty may do are offers of their own turn and free moves, which only
their seat sees, so that nobody learns of the card by a question.
"""

from collections.abc import Iterator
from typing import Final

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.constants import COMMAND
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.model.hexes import around
from starboard.games.under_our_sun.model.things import Enemy
from starboard.games.under_our_sun.rules.death import stamp
from starboard.games.under_our_sun.rules.decks import draw_card, shuffle_in
from starboard.games.under_our_sun.rules.enemies import Arrive, enemy_of, place_enemy
from starboard.games.under_our_sun.rules.enemy_moves import is_barred, walk
from starboard.games.under_our_sun.rules.ground import hex_id
from starboard.games.under_our_sun.rules.persons import name, person
from starboard.games.under_our_sun.rules.prices import Now
from starboard.games.under_our_sun.rules.progress import Look
from starboard.games.under_our_sun.rules.sides import is_open, is_son, the_son, turn_up_teams
from starboard.kernel.ids import pid
from starboard.kernel.offers import Free, Offer, never
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import opt

FACTION: Final = "sons_of_liberty"
USED = never("why-infiltrated", "OS-MOD-10")
NOWHERE = never("why-nowhere", "OS-MOD-24")


def traitor_offers(now: Now) -> list[Offer]:
    """What only the Son of Liberty may do on their own turn: reveal the card, or command.

    OS-MOD-13, OS-MOD-17.  Infiltrate is a free move (`free_moves`); here stands only why it is closed.
    """
    g, me = now.g, now.me
    if not g.s.semi or not is_son(g.book, me):
        return []
    found = [REVEAL] if not is_open(me) else []
    found += [
        now.offer(
            "command", COMMAND, pid("enemy", enemy.id), hex_id(to), does=(CommandEnemy(enemy.id, to),), rule="OS-MOD-13"
        )
        for enemy in g.s.enemies
        if g.book.enemies[enemy.key].faction == FACTION and enemy.at in (me.at, *around(me.at))
        for to in commanded_to(g, enemy)
    ]
    if now.closed and (why := USED if g.s.infiltrated == g.s.day else None if gates(g, me) else NOWHERE):
        found.append(Offer(opt("infiltrate"), needs=(why,), rule="OS-MOD-10"))
    return found


def commanded_to(g: G, enemy: Enemy) -> list[int]:
    """Where an enemy can be sent: any neighbour that is not barred; what stands there does not hold it.  OS-MOD-23."""
    s = g.s
    return [
        to
        for to in around(enemy.at)
        if not is_barred(g, enemy, to) and (to in s.tiles or to in s.covered or bool(s.stack_tiles))
    ]


def gates(g: G, me: Character) -> list[int]:
    """Tiles on the table next to a character, face up or face down.  OS-MOD-24."""
    return [to for to in around(me.at) if to in g.s.tiles or to in g.s.covered]


def free_moves(g: G) -> Iterator[Free]:
    """Infiltrate between two actions of anybody; the card shown instead of a first round with one's own.

    OS-MOD-10, OS-MOD-15, OS-MOD-22, OS-MOD-24
    """
    s, son = g.s, the_son(g)
    if son is None or son.health <= 0 or not s.stack:
        return
    top = s.stack[-1]
    prompt = getattr(top.verb, "prompt", "")
    if prompt == "act" and s.infiltrated != s.day:
        for to in gates(g, son):
            does = (Infiltrate(son.id, to), Look())
            yield Free(son.seat, Offer(opt("infiltrate", hex_id(to)), does=does, rule="OS-MOD-10", opens=False))
    if prompt == "first_round" and top.seat == son.seat and not is_open(son) and meets_own(g, son):
        yield SHOW[son.seat]


def meets_own(g: G, me: Character) -> bool:
    """Whether an enemy of the Sons of Liberty stands on its tile.  OS-MOD-15."""
    return any(enemy.at == me.at and g.book.enemies[enemy.key].faction == FACTION for enemy in g.s.enemies)


class Reveal(Verb, frozen=True, tag="reveal_team"):
    """The Son of Liberty is revealed: all Team cards in play are turned up.  OS-MOD-06, OS-MOD-14, OS-MOD-17"""

    def run(self, g: G, here: Step) -> None:
        reveal(g, person(g, here.seat))


def reveal(g: G, son: Character) -> None:
    """OS-MOD-06, OS-MOD-14."""
    if not is_open(son):
        g.barrier()
        turn_up_teams(g)
        g.s.revealed = stamp(g.s)
        g.did("unmasked", son.seat, name(son), son.team.value)


REVEAL: Final = Offer(opt("unmask"), (), (), (Reveal(),), "OS-MOD-17")
SHOW: Final = tuple(
    Free(seat, Offer(opt("unmask"), does=(Reveal(),), rule="OS-MOD-15", opens=False)) for seat in range(6)
)


class Infiltrate(Verb, frozen=True):
    """A Son of Liberty enemy appears on a tile next to the character; who does it is revealed.  It counts as used even
    if none is left.  OS-MOD-10, OS-MOD-11, OS-MOD-12, OS-MOD-14, OS-MOD-24, OS-ENE-21
    """

    who: int
    to: int

    def run(self, g: G, here: Step) -> None:
        s = g.s
        reveal(g, s.characters[self.who])
        s.infiltrated = s.day
        key = next_of_faction(g)
        if key:
            place_enemy(g, key, self.to)
            g.push(here.seat, Arrive(key))


def next_of_faction(g: G) -> str:
    """Enemy cards are drawn until the first one of the faction; the others are shuffled back.  OS-MOD-11, OS-MOD-12."""
    passed: list[str] = []
    found = ""
    for _ in range(len(g.s.enemy) + len(g.s.enemy_done)):
        key = draw_card(g, "enemy")
        if g.book.enemies[key].faction == FACTION:
            found = key
            break
        passed.append(key)
    if passed:
        shuffle_in(g, "enemy", *passed)
    return found


class CommandEnemy(Verb, frozen=True):
    """One enemy of the faction goes one tile, off a tile with characters too; who does it is revealed.

    OS-MOD-13, OS-MOD-14, OS-MOD-23
    """

    enemy: int
    to: int

    def run(self, g: G, here: Step) -> None:
        reveal(g, person(g, here.seat))
        enemy = enemy_of(g, self.enemy)
        if enemy is not None:
            walk(g, enemy, self.to)
