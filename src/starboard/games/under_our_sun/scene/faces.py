"""Whatever is printed, as a card: its title, what it does, its flavour, its numbers."""

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.constants import GOODS
from starboard.games.under_our_sun.rules.enemies import enemy_of
from starboard.games.under_our_sun.wording import card_text
from starboard.games.under_our_sun.world import EnemyCard, MissionCard, Piece, SunCard, ThingCard, TileCard
from starboard.kernel.asides import with_aside
from starboard.kernel.ids import number_of, parts_of
from starboard.kernel.scene import Amount, Card
from starboard.kernel.texts import Say
from starboard.kernel.words import Id


def piece_of(g: G, id_: Id) -> Piece | None:
    """The printed piece that an id names: a card by its key, an enemy on the map, a held thing, an ability."""
    key = str(id_)
    if key.startswith("enemy-"):
        foe = enemy_of(g, number_of(id_, "enemy"))
        key = foe.key if foe is not None else ""
    elif key.startswith("thing-"):
        key = parts_of(id_)[2]
    elif key.startswith("ability-"):
        key = parts_of(id_)[1]
    return g.book.by_key.get(key)


def face(g: G, id_: Id, say: Say) -> Card | None:
    """The card, with its text; nothing, where nothing is printed."""
    piece = piece_of(g, id_)
    return face_of(g, piece, piece.key, say) if piece is not None else None


def face_of(g: G, piece: Piece, id_: str, say: Say) -> Card:
    """One piece as it is printed."""
    said = piece.text if isinstance(piece, MissionCard) else piece.flavour
    flavour = with_aside(said, getattr(piece, "asides", ()), g.s.asides.get(piece.key), say) if said is not None else ""
    kind, art = _kind(piece)
    signs = _numbers(piece, say)
    title = say.text(piece.title)
    return Card(
        id_,
        title[:1].upper() + title[1:],
        say(f"card-kind-{kind}"),
        card_text(piece, say),
        flavour,
        art=f"{art}:{piece.key}",
        signs=signs,
    )


def _kind(piece: Piece) -> tuple[str, str]:
    """The word under which a kind of card stands, and what its picture is drawn from."""
    word = type(piece).__name__.removesuffix("Card").removesuffix("Board").lower()
    if isinstance(piece, TileCard):
        return "tile", piece.family
    if isinstance(piece, EnemyCard):
        return "enemy", piece.type
    if isinstance(piece, SunCard):
        return "sun", piece.weather
    if isinstance(piece, ThingCard):
        return ("gear" if piece.slot == "gear" else "thing"), piece.type
    return word, word


def _numbers(piece: Piece, say: Say) -> tuple[Amount, ...]:
    """What stands at its corners."""
    if isinstance(piece, TileCard):
        goods = [Amount(say(f"stock-{kind}"), n, icon=kind) for kind, n in piece.goods.items()]
        return (Amount(say("stock-ap"), piece.move, icon="ap"), *goods)
    if isinstance(piece, EnemyCard):
        return (Amount(say("stock-health"), piece.health, icon="health"),)
    if isinstance(piece, ThingCard):
        recipe = [Amount(say(f"stock-{kind}"), piece.recipe[kind], icon=kind) for kind in GOODS if kind in piece.recipe]
        return (Amount(say("worth"), piece.value, icon="water"), *recipe)
    return ()
