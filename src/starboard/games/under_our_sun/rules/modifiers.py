"""Rules that cards, tiles, skills and weather change: each kind is read by the one function that asks for it.

Modifiers are data in `static`, or put in force for a time by `lasts`.  They stand here and not among the effects
because rules read them.  OS-ITM-04, OS-ITM-15, OS-SUN-03, OS-SUN-04.
"""

from typing import Literal, TypeVar

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.constants import ActionWord, Damage, Pool
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.world import Dice
from starboard.kernel.force import Modifier
from starboard.kernel.forms import Conditions, all_hold
from starboard.kernel.ids import pid
from starboard.kernel.verbs import Step

M = TypeVar("M", bound="Changes")


class Changes(Modifier, frozen=True, kw_only=True):
    """A modifier that holds only where its conditions do."""

    requires: Conditions = ()


class AddDice(Changes, frozen=True, kw_only=True):
    """More dice for a test or an attack."""

    pool: Pool
    dice: Dice
    only: Literal["", "chest"] = ""  # only for this kind of test


class RemoveDice(Changes, frozen=True, kw_only=True):
    """Fewer dice: those of these colours that there are."""

    pool: Pool
    dice: Dice


class CancelFailure(Changes, frozen=True, kw_only=True):
    """So many failures of a test do not count."""

    pool: Literal["", "strength", "dexterity", "stealth"] = ""
    n: int = 1


class NoNightDie(Changes, frozen=True, kw_only=True):
    """The night adds no red die to Stealth tests."""


class Protection(Changes, frozen=True, kw_only=True):
    """Attacks on its holder deal so much less.  OS-COM-16"""

    n: int = 1
    against: Literal["melee", "ranged", "all"] = "all"


class ReduceDamage(Changes, frozen=True, kw_only=True):
    """Damage above 1 is 1 less, of each attack or effect by itself.  OS-CHR-19, OS-CHR-21"""


class Immune(Changes, frozen=True, kw_only=True):
    """No damage of this kind.  OS-CHR-20"""

    to: Damage


class CostChange(Changes, frozen=True, kw_only=True):
    """An action costs more or fewer AP, never fewer than `floor`."""

    action: ActionWord
    by: int
    floor: int = 0


class CapMove(Changes, frozen=True, kw_only=True):
    """A movement value above this counts as this."""

    most: int


class Forbid(Changes, frozen=True, kw_only=True):
    """An action is closed."""

    action: ActionWord


class WaterCapacity(Changes, frozen=True, kw_only=True):
    """More water spaces.  OS-CHR-04"""

    n: int


class AddSlot(Changes, frozen=True, kw_only=True):
    """More spaces on the board."""

    slot: Literal["item", "mixed", "gear"]
    n: int = 1


class Upkeep(Changes, frozen=True, kw_only=True):
    """Hydrating or eating takes so much."""

    what: Literal["hydrate", "eat"]
    n: int


class SkipUpkeep(Changes, frozen=True, kw_only=True):
    """A step of upkeep is left out."""

    what: Literal["hydrate", "eat", "fitness", "night_card"]


class CheaperRecipe(Changes, frozen=True, kw_only=True):
    """Crafting takes so many resources fewer, which the crafter chooses."""

    n: int = 1


class SellMore(Changes, frozen=True, kw_only=True):
    """A merchant pays so much more for a card, never above the value of its recipe."""

    n: int = 1


class BarEnemies(Changes, frozen=True, kw_only=True):
    """Enemies of this type, or all, do not move onto the tile."""

    type: Literal["", "human", "mutant", "animal"] = ""


def in_force(g: G, me: Character, kind: type[M]) -> list[M]:
    """What of this kind holds for this character: on its board, its cards, its tile, in the sky, for a time."""
    s, statics = g.s, g.book.statics
    found: list[M] = []
    solar = s.weather == "solar_storm"
    for key in (me.key, s.sun_card, s.tiles[me.at].key if me.at in s.tiles else ""):
        if key in statics and kind in statics[key]:
            found += statics[key][kind]  # type: ignore[arg-type]  # the table is by kind
    for thing in me.things:
        static = statics.get(thing.key)
        if static is not None and kind in static and usable(g, me, thing.key, thing.turned, solar):
            found += static[kind]  # type: ignore[arg-type]
    if s.card and (card := g.book.mission.cards[s.card - 1].key) in statics and kind in statics[card]:
        found += statics[card][kind]  # type: ignore[arg-type]
    for lasting in s.lasting:
        if isinstance(lasting.verb, kind) and lasting.source in ("", pid("character", me.id)):
            found.append(lasting.verb)
    if not found:
        return found
    here = Step(found[0], me.seat, pid("character", me.id))
    return [each for each in found if not each.requires or all_hold(g, here, each.requires)]


def usable(g: G, me: Character, key: str, turned: bool, solar: bool) -> bool:
    """Whether a held card works now: not turned over, not electric in a solar storm, not another's.

    OS-ITM-04, OS-ITM-11, OS-ITM-15, OS-LOT-02.
    """
    card = g.book.things.get(key)
    if card is None:
        return True
    return not turned and not (card.electric and solar) and card.only in ("", me.key)
