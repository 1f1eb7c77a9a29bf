"""Rules that cards, tiles, skills and weather change: each kind is read by the one function that asks for it.

Modifiers are data in `static`, or put in force for a time by `lasts`.  They stand here and not among the effects
because rules read them.  OS-ITM-04, OS-ITM-15, OS-SUN-03, OS-SUN-04.
"""

from typing import Literal

from starboard.games.under_our_sun.constants import ActionWord, Damage, Pool
from starboard.games.under_our_sun.rules.force import Changes
from starboard.games.under_our_sun.world import Dice


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


class EnemyDice(Changes, frozen=True, kw_only=True):
    """Enemies have more dice for their melee attacks on the character."""

    dice: Dice


class DismantleAnywhere(Changes, frozen=True, kw_only=True):
    """A card is dismantled anywhere for 1 AP and no water, but one cube of its recipe is lost."""
