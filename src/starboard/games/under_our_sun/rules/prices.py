"""What an action costs a character now, and whether something closes it.  OS-ACT-01, OS-ACT-02, OS-CHR-12."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import TypeAlias

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.model.things import Tile
from starboard.games.under_our_sun.rules.dice import chance_of_test
from starboard.games.under_our_sun.rules.enemies import is_threatened
from starboard.games.under_our_sun.rules.force import in_force
from starboard.games.under_our_sun.rules.forecast import answers, damage_odds
from starboard.games.under_our_sun.rules.modifiers import CostChange, Forbid
from starboard.games.under_our_sun.rules.persons import person
from starboard.kernel.odds import Likely
from starboard.kernel.offers import UNKNOWN, Change, Need, Offer, Price, never
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Id, Option

OddsOf: TypeAlias = Callable[[G, Step, Option], Iterable[Likely]]
FORBIDDEN = never("why-forbidden", "OS-ACT-03")


class Unsure(Verb, frozen=True):
    """Enemies may answer the action, or it brings something to light: more may change than is shown."""

    sneaks: bool = False  # no test for a further action: it has its own, or needs none.  OS-STL-08, OS-INT-06

    def run(self, g: G, here: Step) -> None:
        """Nothing happens by it."""

    def amounts(self, g: G, here: Step) -> tuple[Change, ...]:
        return (UNKNOWN,)

    def likely(self, g: G, here: Step) -> list[Likely]:
        """Not to be seen where one hides; else what the enemies on the tile deal on average."""
        me = person(g, here.seat)
        if me.hidden:
            return [] if self.sneaks else [Likely("unseen", chance_of_test(g, me, "stealth"))]
        return damage_odds(answers(g, me).mean())


UNSURE, SNEAKS = Unsure(), Unsure(sneaks=True)
VENTURES = frozenset({"move", "rush", "sneak", "explore", "recon", "chest", "loot", "use", "mission"})


class Now:
    """One character at one moment: what all offers of its turn are judged by."""

    __slots__ = ("bans", "changes", "closed", "g", "me", "tile", "unsure")

    def __init__(self, g: G, me: Character, closed: bool = False) -> None:
        self.g, self.me, self.closed = g, me, closed
        self.unsure = me.hidden or is_threatened(g, me)
        self.tile: Tile = g.s.tiles[me.at]
        self.changes = in_force(g, me, CostChange)
        self.bans = {ban.action for ban in in_force(g, me, Forbid)}

    def price(self, action: str, base: int) -> int:
        """AP, as cards change them."""
        for change in self.changes:
            if change.action == action:
                base = max(change.floor, base + change.by)
        return base

    def offer(
        self,
        action: str,
        ap: int,
        *ids: Id,
        does: tuple[Verb, ...],
        needs: tuple[Need, ...] = (),
        goods: Price = (),
        rule: str = "",
        costs: tuple[Verb, ...] = (),
        odds: OddsOf | None = None,
    ) -> Offer:
        """An action with its price in AP and goods."""
        ap = self.price(action, ap) if self.changes else ap
        if action in self.bans:
            needs = (FORBIDDEN, *needs)
        if self.unsure or action in VENTURES:
            does = (*does, SNEAKS if action in ("sneak", "recon") else UNSURE)
        price = (("ap", ap), *goods) if ap else goods
        if not needs and not costs:
            return plain_offer(Option(action, ids), price, does, rule, odds)
        return Offer(Option(action, ids), price, needs, does, rule, costs=costs, odds=odds)


@lru_cache(maxsize=1 << 16)
def plain_offer(option: Option, price: Price, does: tuple[Verb, ...], rule: str, odds: OddsOf | None) -> Offer:
    """An offer that needs nothing but its price is the same whenever it is made."""
    return Offer(option, price, (), does, rule, odds=odds)


Offering = Callable[[Now], list[Offer]]
