"""Enemies that cards bring, move, hurt or take away; first rounds that cards start."""

from typing import Literal, TypeAlias

from msgspec import structs

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.constants import FACES, EnemyType, Faction
from starboard.games.under_our_sun.model.hexes import around, distance
from starboard.games.under_our_sun.model.memory import Action
from starboard.games.under_our_sun.rules import enemy_moves, joining
from starboard.games.under_our_sun.rules.decks import draw_card, shuffle_in, take_named
from starboard.games.under_our_sun.rules.enemies import Arrive, foes, place_enemy, set_enemy
from starboard.games.under_our_sun.rules.ground import is_night
from starboard.games.under_our_sun.rules.persons import person
from starboard.kernel.forms import Amount, amount
from starboard.kernel.verbs import Step, Verb

Where: TypeAlias = str  # `here`, `random_adjacent`, or the key of a named place


class Spawn(Verb, frozen=True):
    """An enemy appears: the top card, or the first of a type, a faction, a tier or a name; the others passed over are
    shuffled back.  One by name that the mission left in the box comes from there.  Its arrival text is carried out.
    OS-MOD-11, OS-MOD-12, OS-MIS-10, OS-CRD-10
    """

    type: EnemyType | Literal[""] = ""
    faction: Faction = ""
    tier: int = 0
    key: str = ""
    at: Where = "here"
    n: Amount = 1

    def run(self, g: G, here: Step) -> None:
        at = self.place(g, here)
        if at in g.s.tiles or at in g.s.covered:
            for _ in range(amount(g, here, self.n)):
                if key := self.unbox(g) or self.find(g) or self.instead(g):
                    place_enemy(g, key, at)
                    g.push(here.seat, Arrive(key), source=here.source)

    def place(self, g: G, here: Step) -> int:
        me = person(g, here.seat)
        if self.at == "random_adjacent":
            there = [to for to in around(me.at) if to in g.s.tiles or to in g.s.covered]
            return there[g.roll(len(there), "adjacent")] if there else -1
        return me.at if self.at == "here" else g.s.places.get(self.at, -1)

    def unbox(self, g: G) -> str:
        """A card by name that no deck has, because the mission keeps it for this moment."""
        if self.key not in g.s.boxed:
            return ""
        g.s.boxed.remove(self.key)
        return self.key

    def find(self, g: G) -> str:
        """The first card that fits, from the top; whole decks are looked through once."""
        passed: list[str] = []
        for _ in range(len(g.s.enemy) + len(g.s.enemy_done)):
            key = draw_card(g, "enemy")
            if not key or self.fits(g, key):
                break
            passed.append(key)
        else:
            key = ""
        if passed:
            shuffle_in(g, "enemy", *passed)
        return key

    def instead(self, g: G) -> str:
        """For a card that is named and not there: the strongest of its type and tier in the deck.  OS-MIS-10."""
        if not self.key:
            return ""
        named = g.book.enemies[self.key]
        alike = [
            key
            for key in dict.fromkeys((*g.s.enemy, *g.s.enemy_done))
            if (card := g.book.enemies[key]).type == named.type and card.tier == named.tier
        ]
        found = max(alike, key=lambda key: strength(g, key), default="")
        if found:
            take_named(g, "enemy", found)
        return found

    def fits(self, g: G, key: str) -> bool:
        card = g.book.enemies[key]
        return (
            self.type in ("", card.type)
            and self.faction in ("", card.faction)
            and self.tier in (0, card.tier)
            and self.key in ("", key)
        )


def strength(g: G, key: str) -> tuple[int, int]:
    """Expected successes of its melee dice now, then health.  OS-MUL-12."""
    return sum(sum(FACES[die]) for die in g.book.enemy_melee[key][is_night(g)]), g.book.enemies[key].health


class StartFirstRound(Verb, frozen=True, tag="first_round"):
    """A first combat round begins with the enemies on the character's tile; stealth is over.  OS-COM-04, OS-STL-18"""

    def run(self, g: G, here: Step) -> None:
        g.push(here.seat, joining.FirstRound(), source=here.source)


class MoveEnemies(Verb, frozen=True, tag="enemies_approach"):
    """All enemies within so many tiles move one step towards the character; one that is there already stays."""

    within: int = 2

    def run(self, g: G, here: Step) -> None:
        me = person(g, here.seat)
        for enemy in list(g.s.enemies):
            far = distance(enemy.at, me.at)
            if 0 < far <= self.within and not enemy_moves.is_held(g, enemy):
                enemy_moves.walk(g, enemy, enemy_moves.step_towards(enemy.at, me.at))


class ExhaustEnemies(Verb, frozen=True):
    """The enemies on the character's tile are exhausted: they do not answer in this round."""

    def run(self, g: G, here: Step) -> None:
        for enemy in foes(g, person(g, here.seat)):
            set_enemy(g, structs.replace(enemy, exhausted=True))
        if g.find(Action) is not None:  # an action that is no combat action: its answer is the round
            g.amend(Action, answered=True)
