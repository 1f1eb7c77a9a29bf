"""Decks: drawn from the top, done cards face up beneath, shuffled when those come up.  OS-CRD-04, OS-CRD-05,
OS-CRD-06, OS-CRD-07, OS-CRD-12, OS-LOT-01, OS-LOT-07."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

from starboard.games.under_our_sun.book import G
from starboard.kernel.asides import Aside, first_that_fits
from starboard.kernel.verbs import Step

DeckName: TypeAlias = Literal["night", "event", "enemy", "loot"]


def draw_card(g: G, deck: DeckName) -> str:
    """The top card; with none face down, the deck is shuffled whole first; nothing, if all of it is in play.

    OS-CRD-05, OS-CRD-06, OS-CRD-07.
    """
    pile: list[str] = getattr(g.s, deck)
    if not pile:
        done: list[str] = getattr(g.s, f"{deck}_done")
        if not done:
            return ""
        pile.extend(done)
        done.clear()
        g.shuffle(pile)
    return g.draw(pile)


def put_under(g: G, deck: DeckName, key: str) -> None:
    """A card that is done lies face up at the bottom.  OS-CRD-04."""
    getattr(g.s, f"{deck}_done").append(key)


def shuffle_in(g: G, deck: DeckName, *keys: str) -> None:
    """Cards go back among the face-down ones; the face-up ones stay beneath.  OS-CRD-12."""
    pile: list[str] = getattr(g.s, deck)
    pile.extend(keys)
    g.shuffle(pile)


def take_named(g: G, deck: DeckName, key: str) -> bool:
    """A card searched for by name, in the whole deck, which is shuffled afterwards.  OS-LOT-07, OS-MIS-10."""
    for pile in (getattr(g.s, deck), getattr(g.s, f"{deck}_done")):
        if key in pile:
            pile.remove(key)
            g.shuffle(getattr(g.s, deck))
            return True
    return False


def tell_aside(g: G, here: Step, key: str, asides: Sequence[Aside]) -> None:
    """Which sentence a card adds to its own, by what happened until it was drawn or revealed."""
    g.s.asides.pop(key, None)
    if (told := first_that_fits(g, here, asides)) is not None:
        g.s.asides[key] = told
