"""What lasts, what is counted, what ends."""

from typing import Literal

from msgspec import structs

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.constants import NO_GOODS
from starboard.games.under_our_sun.effects.choices import PayOrSuffer
from starboard.games.under_our_sun.model.hexes import around
from starboard.games.under_our_sun.rules.decks import put_under
from starboard.games.under_our_sun.rules.ending import lose, win
from starboard.games.under_our_sun.rules.goods import back_to_deck
from starboard.games.under_our_sun.rules.ground import has_room
from starboard.games.under_our_sun.rules.persons import name, person
from starboard.games.under_our_sun.rules.progress import NextCard
from starboard.kernel.forms import Amount, all_possible, amount
from starboard.kernel.verbs import Step, Verb, Verbs


class Lasts(Verb, frozen=True):
    """Modifiers are in force for the character, or for everybody, until a turn, a phase or the day ends."""

    rule: Verbs
    until: Literal["round", "turn", "phase", "day"] = "phase"
    everybody: bool = False
    uses: int = -1  # of a changed price or recipe: for so many actions

    def run(self, g: G, here: Step) -> None:
        source = "" if self.everybody else name(person(g, here.seat))
        for verb in self.rule:
            g.last(verb, -1, until=(self.until,), source=source, uses=self.uses)


class PayOr(Verb, frozen=True):
    """A cost is paid, or else these happen; who cannot pay has no choice."""

    cost: Verbs
    otherwise: Verbs

    def run(self, g: G, here: Step) -> None:
        if all_possible(g, here, self.cost):
            g.push(here.seat, PayOrSuffer(self.cost, self.otherwise), source=here.source)
        else:
            g.flow(here.seat, self.otherwise, here.source)


class EndTurnNow(Verb, frozen=True, tag="end_turn"):
    """The character's AP are gone."""

    def run(self, g: G, here: Step) -> None:
        person(g, here.seat).ap = 0


class CountUp(Verb, frozen=True, tag="count"):
    """A counter of the mission rises or falls, never below 0."""

    what: str
    n: Amount = 1
    down: bool = False

    def run(self, g: G, here: Step) -> None:
        n = amount(g, here, self.n)
        now = max(0, g.s.counters.get(self.what, 0) + (-n if self.down else n))
        g.s.counters[self.what] = now
        g.did("counter", here.seat, self.what, n=now)


class RevealMissionCard(Verb, frozen=True, tag="next_card"):
    """The next card of the mission is revealed."""

    def run(self, g: G, here: Step) -> None:
        if g.s.card < len(g.book.mission.cards):
            g.push(here.seat, NextCard())


class LoseMission(Verb, frozen=True):
    """The mission is lost.  OS-END-02"""

    def run(self, g: G, here: Step) -> None:
        lose(g, here, "failed")


class WinMission(Verb, frozen=True):
    """The mission is won.  OS-END-01"""

    def run(self, g: G, here: Step) -> None:
        win(g)


class RemoveCards(Verb, frozen=True):
    """A card leaves its deck for good, all copies or so many."""

    deck: Literal["sun", "enemy", "night", "event", "loot"]
    card: str
    n: int = 99

    def run(self, g: G, here: Step) -> None:
        for pile in (getattr(g.s, self.deck), getattr(g.s, f"{self.deck}_done", [])):
            for _ in range(self.n):
                if self.card in pile and (self.deck != "sun" or len(pile) > 1):
                    pile.remove(self.card)
                    g.s.boxed.append(self.card)


class LoseTile(Verb, frozen=True):
    """A named tile is lost with all that lies there, merchants too; characters on it step to a neighbour.  Nobody
    comes back to the place.
    """

    tile: str

    def run(self, g: G, here: Step) -> None:
        s = g.s
        at = s.places.get(self.tile, -1)
        if at not in s.tiles:
            return
        for c in s.characters:
            if c.at == at:
                free = [to for to in around(at) if to in s.tiles and has_room(g, to)]
                free = free or [to for to in around(at) if to in s.tiles] or [to for to in s.tiles if to != at]
                c.at, c.hidden = free[0], False
        self.clear(g, at)
        del s.tiles[at]
        s.lost.append(at)
        s.places = {key: place for key, place in s.places.items() if place != at}
        g.did("tile_lost", -1, self.tile)

    def clear(self, g: G, at: int) -> None:
        """What lies there goes back to where it came from: cards to their decks, cubes to the supply."""
        s = g.s
        tile = s.tiles[at]
        for thing in (*tile.things, *((tile.tent,) if tile.tent else ())):
            back_to_deck(g, thing.key)
        for key, n in tile.markers:
            for _ in range(n):
                back_to_deck(g, key)
        for enemy in [enemy for enemy in s.enemies if enemy.at == at]:
            s.enemies.remove(enemy)
            put_under(g, "enemy", enemy.key)
        for remains in [remains for remains in s.remains if remains.at == at]:
            s.remains.remove(remains)
            put_under(g, "enemy", remains.key)
        for i, merchant in enumerate(s.merchants):
            if merchant.at == at:
                for thing in merchant.things:
                    back_to_deck(g, thing.key)
                s.merchants[i] = structs.replace(merchant, gone=True, water=0, goods=NO_GOODS, things=())
