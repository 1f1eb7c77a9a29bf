"""The map: tiles with what lies on them, who stands there, and what could be explored."""

from collections.abc import Iterator

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.constants import GOODS
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.model.hexes import around, axial
from starboard.games.under_our_sun.model.things import SYMBOL, Tile
from starboard.games.under_our_sun.names import character_name, enemy_name, hex_name, remains_name
from starboard.games.under_our_sun.rules.ground import has_open_symbol, hex_id, is_night, is_unexplored
from starboard.games.under_our_sun.rules.persons import name
from starboard.games.under_our_sun.scene.mission import aims
from starboard.games.under_our_sun.wording import card_text
from starboard.kernel.ids import pid
from starboard.kernel.scene import Amount, Board, Piece, Place, Tip
from starboard.kernel.texts import Say
from starboard.kernel.tokens import Condition


def draw_map(g: G, say: Say) -> Board:
    """Face-up tiles, and every position that could be explored."""
    s = g.s
    edge = [to for at in s.tiles for to in around(at) if to not in s.tiles and is_unexplored(g, to)]
    aimed = aims(g)
    places = [_tile(g, at, tile, aimed, say) for at, tile in s.tiles.items()]
    places += [_unknown(g, at, say) for at in dict.fromkeys((*edge, *s.covered))]
    look = "night" if s.day and is_night(g) else s.weather
    return Board("map", say("map"), "hex", tuple(places), tuple(_pieces(g, say)), look=look, flat=True)


def _unknown(g: G, at: int, say: Say) -> Place:
    q, r = axial(at)
    short = say("tile-covered") if at in g.s.covered else ""
    return Place(
        hex_id(at), hex_name(g, at, say), q, r, short, unknown=True, look="covered" if at in g.s.covered else ""
    )


def _tile(g: G, at: int, tile: Tile, aimed: frozenset[str], say: Say) -> Place:
    q, r = axial(at)
    card = g.book.tiles[tile.key]
    standing = sum(c.at == at and c.health > 0 for c in g.s.characters)
    text = card_text(card, say)
    return Place(
        hex_id(at),
        hex_name(g, at, say),
        q,
        r,
        plate(hex_name(g, at, say)),
        look=f"{card.family}:{tile.key}",
        price=(Amount(say("stock-ap"), card.move, icon="ap"),),
        signs=tuple(_signs(tile, say)),
        room=card.room - standing if card.room else None,
        marked=str(g.s.card) if tile.key in aimed else "",
        tip=Tip(text, "OS-TIL-01") if text else None,
    )


def plate(title: str) -> str:
    """A name as it stands on its tile: without its article."""
    for article in ("le ", "la ", "les ", "l’", "l'"):
        if title.startswith(article):
            title = title.removeprefix(article)
            break
    return title[:1].upper() + title[1:]


def _signs(tile: Tile, say: Say) -> Iterator[Amount]:
    """What can be taken there: water and goods, printed or dropped."""
    if tile.water:
        yield Amount(say("stock-water"), tile.water, icon="water")
    for kind, a, b in zip(GOODS, tile.goods, tile.dropped, strict=True):
        if a + b:
            yield Amount(say(f"stock-{kind}"), a + b, icon=kind)
    if tile.stored_water:
        yield Amount(say("stored-water"), tile.stored_water, icon="water")


def _pieces(g: G, say: Say) -> Iterator[Piece]:
    for at, tile in g.s.tiles.items():
        yield from _lying(g, at, tile, say)
    for remains in g.s.remains:
        label = remains_name(g, remains.id, say)
        yield Piece(pid("remains", remains.id), "remains", label, hex_id(remains.at), icon="remains")
    yield from (_merchant(g, key, at, say) for key, at in ((m.key, m.at) for m in g.s.merchants if not m.gone))
    for enemy in g.s.enemies:
        card = g.book.enemies[enemy.key]
        health = Amount(say("stock-health"), card.health - enemy.damage, icon="health", most=card.health)
        yield Piece(
            pid("enemy", enemy.id),
            "enemy",
            enemy_name(g, enemy.id, say),
            hex_id(enemy.at),
            icon=card.type,
            stock=(health,),
            state="spent" if enemy.exhausted else "",
            tip=Tip(card_text(card, say), "OS-ENE-03"),
        )
    for c in g.s.characters:
        if not c.out and c.key and c.at in g.s.tiles:
            yield _figure(g, c, say)


def _figure(g: G, c: Character, say: Say) -> Piece:
    state: Condition = "down" if c.health <= 0 else "hidden" if c.hidden else "waits" if c.waiting else ""
    title = character_name(g, c.id, say)
    letter = title[:1].upper() if g.s.setup.seats == 1 else ""
    return Piece(name(c), "character", title, hex_id(c.at), c.seat, text=letter, state=state, now=g.s.active == c.id)


def _merchant(g: G, key: str, at: int, say: Say) -> Piece:
    return Piece(key, "merchant", say.text(g.book.titles[key]), hex_id(at), icon="merchant")


def _lying(g: G, at: int, tile: Tile, say: Say) -> Iterator[Piece]:
    """Markers and cards on a tile, which are drawn with it."""
    here = hex_id(at)

    def piece(kind: str, label: str, count: int = 1) -> Piece:
        return Piece(f"{kind}-{at}", kind, label, here, icon=kind, count=count)

    if tile.has_camp:
        yield piece("camp" if tile.camp != SYMBOL else "shelter", say("lies-camp"))
    if tile.fire:
        yield piece("fire" if tile.fire == 1 else "cooking", say("lies-fire" if tile.fire == 1 else "lies-cooking"))
    if tile.chest:
        yield piece("chest", say("lies-chest", attribute=say.word(tile.chest)))
    if tile.event:
        yield piece("event", say("lies-event"))
    if has_open_symbol(g, at):
        yield piece("symbol", say("lies-symbol"))
    for key, n in tile.markers:
        yield Piece(f"{key}-{at}", "marker", say.text(g.book.titles[key]), here, icon="flag", count=n)
    for i, thing in enumerate(tile.things):
        yield Piece(f"lying-{at}-{i}", "thing", say.text(g.book.titles[thing.key]), here, icon="box")
