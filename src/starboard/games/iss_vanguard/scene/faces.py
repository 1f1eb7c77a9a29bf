"""Cards as they are printed, wherever they lie."""

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.wording import card_kind, card_text
from starboard.kernel.scene import Card
from starboard.kernel.texts import Say
from starboard.kernel.words import Id


def card_by_key(g: G, key: str, say: Say, id_: str = "") -> Card:
    """A card by its key, with the text that is written from what it does."""
    piece = g.book.by_key[key]
    flavour = say.text(piece.flavour) if piece.flavour is not None else ""
    return Card(id_ or key, say.text(piece.title), card_kind(piece, say), card_text(piece, say), flavour, art=key)


def face(g: G, id_: Id, say: Say) -> Card | None:
    """A piece as the card that is printed, where it is one."""
    key = str(id_).partition("@")[0]
    return card_by_key(g, key, say, str(id_)) if key in g.book.by_key else None
