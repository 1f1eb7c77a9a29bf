"""Cards and parts of the table by their names; a card with everything that is written on it, the flavour too."""

from collections.abc import Iterable, Iterator

from starboard.kernel.plain import amount_text, indent, piece_text
from starboard.kernel.scene import Card, Cards, Panel, Part, Scene


def find_cards(scene: Scene, words: str) -> list[Card]:
    """The open cards of a scene whose title has these words, each once."""
    parts = (*scene.strip, *scene.board, *scene.shared, *(part for player in scene.players for part in player.parts))
    found = {card.id: card for card in cards_in(parts) if words.casefold() in card.title.casefold()}
    return list(found.values())


def find_parts(parts: Iterable[Part], words: str) -> Iterator[Part]:
    """The parts with these words in their name; one inside such a part is not named again."""
    for part in parts:
        if words in part.label.casefold():
            yield part
        elif isinstance(part, Panel):
            yield from find_parts(part.parts, words)


def cards_in(parts: Iterable[Part]) -> Iterator[Card]:
    """The open cards of these parts."""
    for part in parts:
        if isinstance(part, Panel):
            yield from cards_in(part.parts)
        elif isinstance(part, Cards):
            yield from (card for card in part.cards if not card.face_down)


def card_text(card: Card) -> str:
    """Title and kind, cost, rules, what lies on it, foot, and the flavour last."""
    cost = ", ".join(amount_text(amount) for amount in card.cost)
    head = " · ".join(text for text in (card.title, card.kind, cost) if text)
    lines = [card.rules, *(piece_text(piece) for piece in card.pieces), card.foot, card.flavour]
    return "\n".join([head, *(indent(line) for line in lines if line)])
