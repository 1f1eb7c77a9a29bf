"""The cards that lie nowhere but in a question, laid out so that one can read what one chooses from."""

from collections.abc import Iterator

from starboard.games.seti.book import Book
from starboard.games.seti.scene.faces import pile
from starboard.kernel.scene import Asked, Cards, Panel, Part, Player
from starboard.kernel.texts import Say


def offered(
    t: Book, asked: Asked | None, players: tuple[Player, ...], shared: tuple[Part, ...], say: Say
) -> tuple[Cards, ...]:
    """Those of a stack, of which one is kept; nothing while all lie open already."""
    if asked is None:
        return ()
    open_ = {*lying(shared), *(key for player in players for key in lying(player.parts))}
    touched = dict.fromkeys(id_ for choice in (*asked.choices, *asked.free) for id_ in choice.touches)
    keys = [key for key in touched if key in t.cards and key not in open_]
    return (pile(t, "offered", keys, say, "scene-offered"),) if keys else ()


def lying(parts: tuple[Part, ...]) -> Iterator[str]:
    for part in parts:
        if isinstance(part, Panel):
            yield from lying(part.parts)
        elif isinstance(part, Cards):
            yield from (card.id for card in part.cards)
