"""The cards that lie nowhere but in a question, laid out so that one can read what one chooses from."""

from starboard.games.seti.book import Book
from starboard.games.seti.scene.faces import pile
from starboard.kernel.scene import Asked, Cards, Part, Player
from starboard.kernel.scene_kit import touched_only
from starboard.kernel.texts import Say


def offer_pile(
    t: Book, asked: Asked | None, players: tuple[Player, ...], shared: tuple[Part, ...], say: Say
) -> tuple[Cards, ...]:
    """Those of a stack, of which one is kept; nothing while all lie open already."""
    keys = touched_only(asked, t.cards, (*shared, *(part for player in players for part in player.parts)))
    return (pile(t, "offered", keys, say, "scene-offered"),) if keys else ()
