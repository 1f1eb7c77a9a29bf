"""The bench: what the character whose turn it is can craft now, and what is missing for the rest of the open decks.

OS-CRD-02, OS-CRD-03: the cards of the Item and Gear decks, which carry the eye, are shown to everybody at any time.
"""

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.constants import GOODS
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.rules.crafting import has_room_after
from starboard.games.under_our_sun.wording import card_text
from starboard.kernel.scene import Panel
from starboard.kernel.scene_parts import Lines, Prospect, Requirement
from starboard.kernel.texts import Say


def bench(g: G, say: Say) -> tuple[Panel, ...]:
    """The recipes, those that are nearest to be crafted first; between turns for the first character."""
    if not g.s.day:
        return ()
    me = g.s.characters[max(g.s.active, 0)]
    if not me.key or me.at not in g.s.tiles:
        return ()
    found = sorted(_lines(g, me, say), key=lambda each: (not each[1].ready, each[0]))
    shown = tuple(line for _, line in found)
    lines = Lines("recipes", say("recipes"), shown, "", say("bench-ready"), say("bench-missing"))
    return (Panel("bench", say("bench"), (lines,)),)


def _lines(g: G, me: Character, say: Say) -> list[tuple[int, Prospect]]:
    """Every recipe of the open decks with what it takes; own goods count, and those stored in a camp here."""
    tile = g.s.tiles[me.at]
    stores = tile.dropped if tile.has_camp else (0,) * len(GOODS)
    have = dict(zip(GOODS, (a + b for a, b in zip(me.goods, stores, strict=True)), strict=True))
    found = []
    for key, recipe, _ in g.book.craftable:
        if not g.s.shop.get(key):
            continue
        needs = tuple(
            Requirement(say(f"stock-{kind}"), have[kind], n, kind) for kind, n in zip(GOODS, recipe, strict=True) if n
        )
        lacks = sum(max(0, need.need - need.have) for need in needs)
        fits = has_room_after(g, me, key, recipe)
        card = g.book.things[key]
        note = say("bench-no-room") if not lacks and not fits else say("bench-goes-to", slot=say.word(card.slot))
        title = say.text(card.title)
        line = Prospect(
            key, title[:1].upper() + title[1:], card_text(card, say), needs, card.type, note, not lacks and fits
        )
        found.append((lacks, line))
    return found
