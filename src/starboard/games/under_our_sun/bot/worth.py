"""What things and enemies are worth, in AP: worked out of the box once, whatever is printed on them."""

from functools import lru_cache

from starboard.games.under_our_sun.book import Book, pool
from starboard.games.under_our_sun.effects.health import Cure, Heal, Revive
from starboard.games.under_our_sun.model.things import Thing
from starboard.games.under_our_sun.rules.dice import odds_of
from starboard.games.under_our_sun.rules.modifiers import AddDice, AddSlot, Protection, WaterCapacity
from starboard.games.under_our_sun.world import ThingCard
from starboard.kernel.verbs import Verb

GOODS_WORTH = (0.0, 0.4, 0.5, 0.6, 0.6, 0.6, 0.6, 0.25, 0.25)  # by GOODS; rations are counted by themselves
SURPLUS, ENOUGH = 0.2, 2  # of what one more is worth, of a kind of which there are so many
STRIKE, SHOT = 4.0, 2.5  # for each success of a weapon, on average
TENT, FIRE, BOTTLE, HEALING, REVIVAL, CURE, ARMOUR, DIE, ROOM = 2.5, 3.0, 1.5, 2.2, 5.0, 2.0, 3.0, 1.2, 0.8
PRICE = 0.15  # for each water that a card costs, whatever it does
TURNED = 0.3  # a card that lies face down until tomorrow
CHARGES = 3  # uses beyond which more are worth nothing


class Worth:
    """The box, priced."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.strike = {key: odds_of(pool(card.melee)).mean() * STRIKE for key, card in book.things.items()}
        self.things = {key: self._plain(card) for key, card in book.things.items()}
        self.shots = {key: odds_of(pool(card.ranged)).mean() * SHOT for key, card in book.things.items()}
        self.harm = {
            key: (odds_of(book.enemy_melee[key][0]).mean(), odds_of(book.enemy_melee[key][1]).mean())
            for key in book.enemies
        }
        self.revivers = frozenset(
            key for key in book.things if any(_revives(verb) for it in book.abilities.get(key, ()) for verb in it.does)
        )
        self.blow = {key: max(0.3, odds_of(pools["melee"]).mean()) for key, pools in book.pools.items()}

    def _plain(self, card: ThingCard) -> float:
        """A card without its blows and shots."""
        worth = PRICE * card.value + TENT * card.tent + FIRE * card.fire + BOTTLE * card.bottle
        for verb in self.book.statics.get(card.key, {}).values():
            worth += sum(map(_modifier, verb))
        return worth + min(CHARGES, card.uses or 1) * self._use(card.key)

    def _use(self, key: str) -> float:
        """One use of a card: the best that it may be used for."""
        return max((sum(map(_effect, ability.does)) for ability in self.book.abilities.get(key, ())), default=0.0)

    def spent(self, thing: Thing) -> float:
        """What is gone of a card that was used."""
        full = min(CHARGES, self.book.things[thing.key].uses or 1)
        return (full - min(full, thing.uses)) * self._use(thing.key) if thing.uses else TURNED

    def worth_of_all(self, things: list[Thing]) -> float:
        """What a character's cards are worth together: of several weapons the best one counts."""
        total = best = 0.0
        for thing in things:
            key = thing.key
            if key not in self.things:
                continue
            total += self.things[key]
            if thing.uses or thing.turned:
                total -= self.spent(thing)
            if thing.ammo or not self.book.things[key].ammo:
                total += self.shots[key]
            if self.strike[key] > best:
                best = self.strike[key]
        return total + best


def _modifier(verb: Verb) -> float:
    if isinstance(verb, Protection):
        return ARMOUR * verb.n
    if isinstance(verb, AddDice):
        return DIE * len(verb.dice)
    if isinstance(verb, WaterCapacity):
        return BOTTLE * verb.n
    if isinstance(verb, AddSlot):
        return ROOM * verb.n
    return 0.0


def _effect(verb: Verb) -> float:
    if isinstance(verb, Heal):
        return HEALING * (verb.n if isinstance(verb.n, int) else 1)
    if isinstance(verb, Revive):
        return REVIVAL
    if isinstance(verb, Cure):
        return CURE
    inside = getattr(verb, "does", ()) or getattr(verb, "success", ())
    return sum(map(_effect, inside)) if inside else 0.3


def _revives(verb: Verb) -> bool:
    inside = getattr(verb, "does", ()) or getattr(verb, "success", ())
    return isinstance(verb, Revive) or any(map(_revives, inside))


@lru_cache(maxsize=64)
def worth_of(book: Book) -> Worth:
    return Worth(book)
