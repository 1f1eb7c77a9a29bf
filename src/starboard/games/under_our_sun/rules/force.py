"""What is in force for a character: modifiers printed on what speaks for it, and those put in force for a time.

OS-ITM-04, OS-ITM-15, OS-SUN-03, OS-SUN-04.
"""

from typing import TypeVar

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.model.character import Character
from starboard.kernel.force import Modifier
from starboard.kernel.forms import Conditions, all_hold
from starboard.kernel.ids import pid
from starboard.kernel.verbs import Step

M = TypeVar("M", bound="Changes")


class Changes(Modifier, frozen=True, kw_only=True):
    """A modifier that holds only where its conditions do."""

    requires: Conditions = ()


def in_force(g: G, me: Character, kind: type[M]) -> list[M]:
    """What of this kind holds for this character: on its board, its cards, its tile, in the sky, for a time."""
    s, printed = g.s, g.book.printed_modifiers.get(kind)
    found: list[M] = []
    if printed is not None:
        for key in (me.key, s.sun_card, s.tiles[me.at].key if me.at in s.tiles else ""):
            if key in printed:
                found += printed[key]  # type: ignore[arg-type]  # the table is by kind
        for thing in me.things:
            if thing.key in printed and usable(g, me, thing.key, thing.turned, s.weather == "solar_storm"):
                found += printed[thing.key]  # type: ignore[arg-type]
        for key in g.book.static_cards[s.card]:
            if key in printed:
                found += printed[key]  # type: ignore[arg-type]
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
