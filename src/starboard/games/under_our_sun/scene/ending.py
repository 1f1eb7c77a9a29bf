"""How the game ended, and what became of each character."""

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.model.hexes import HOME
from starboard.games.under_our_sun.rules.sides import is_open, the_son
from starboard.kernel.scene import Ending, Prose
from starboard.kernel.scene_kit import ending_with
from starboard.kernel.texts import Say


def fates(g: G, say: Say) -> Ending | None:
    """The ending with a line for each character, the dead among them."""
    return ending_with(g, say, lambda end: [_stories(g, say)])


def _stories(g: G, say: Say) -> Prose:
    son = the_son(g)
    lines = [_fate(g, c, say) for c in g.s.characters if c.key]
    if son is not None and is_open(son):
        lines[son.id] = say("fate-son", line=lines[son.id])
    return Prose("fates", say("fates"), tuple(lines))


def _fate(g: G, c: Character, say: Say) -> str:
    """Where it is at the end, and whether it fell on the way."""
    who = say.text(g.book.characters[c.key].title)
    tile = g.s.tiles.get(c.at)
    place = say.text(g.book.tiles[tile.key].title) if tile is not None else ""
    if c.health <= 0:
        return say("fate-fell", who=who, day=c.fell, place=place)
    key = "fate-again" if c.fell else "fate-home" if c.at == HOME else "fate-away"
    return say(key, who=who, day=c.fell, place=place, health=c.health, water=c.water)
