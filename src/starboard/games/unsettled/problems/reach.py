"""Which cards of a planet some deck, verb or card can bring into play; `starboard check` names the others."""

from collections.abc import Iterator

from starboard.games.unsettled.book import Book
from starboard.kernel.lint import walk
from starboard.kernel.verbs import Verb


def reachable(book: Book) -> Iterator[str]:
    """All that is dealt or drawn by the system, and of the planet's own cards those that some verb draws or names."""
    named = {
        value
        for _, verb in walk(book.world)
        if isinstance(verb, Verb)
        for field in verb.__struct_fields__
        if isinstance(value := getattr(verb, field), str)
    }
    own = {card.key: card for card in book.world.planet}
    for card in book.cards():
        planet = own.get(card.key)
        if planet is None or card.key in named or planet.deck in named:
            yield card.key
