"""Cards and parts of the table by their names; a card with everything that is written on it, the flavour too."""

from collections.abc import Iterable, Iterator

from starboard.kernel.plain import amount_text, indent, piece_text
from starboard.kernel.scene import Board, Book, Card, Cards, Panel, Part, Place, Scene
from starboard.kernel.texts import Say


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
        elif isinstance(part, Panel | Book):
            yield from find_parts(part.parts, words)


def cards_in(parts: Iterable[Part]) -> Iterator[Card]:
    """The open cards of these parts."""
    for part in parts:
        if isinstance(part, Panel | Book):
            yield from cards_in(part.parts)
        elif isinstance(part, Cards):
            yield from (card for card in part.cards if not card.face_down)


def card_text(card: Card) -> str:
    """Title and kind, cost, rules, what lies on it, foot, and the flavour last."""
    cost = ", ".join(amount_text(amount) for amount in card.cost)
    head = " · ".join(text for text in (card.title, card.kind, cost) if text)
    lines = [card.rules, *(piece_text(piece) for piece in card.pieces), card.foot, card.flavour]
    return "\n".join([head, *(indent(line) for line in lines if line)])


def find_places(scene: Scene, words: str) -> list[tuple[Board, Place]]:
    """The known places of the boards whose name has these words."""
    boards = list(boards_in((*scene.strip, *scene.board, *scene.shared)))
    wanted = words.casefold()
    return [
        (board, place)
        for board in boards
        for place in board.places
        if not place.unknown and (wanted in place.label.casefold() or wanted in place.short.casefold())
    ]


def boards_in(parts: Iterable[Part]) -> Iterator[Board]:
    """The boards of these parts."""
    for part in parts:
        if isinstance(part, Panel | Book):
            yield from boards_in(part.parts)
        elif isinstance(part, Board):
            yield part


def place_text(board: Board, place: Place, say: Say) -> str:
    """A place: its name, what is printed there, what it costs and pays, and who and what is there."""
    head = " · ".join(dict.fromkeys(text for text in (place.label, board.label) if text))
    signs = ", ".join(map(amount_text, (*place.price, *place.signs)))
    tip = [place.tip.text] if place.tip else []
    pays = [
        say.fact(reward.label, ", ".join(map(amount_text, reward.amounts)))
        for reward in place.rewards
        if not place.note
    ]
    lying = [piece_text(piece) for piece in board.pieces if piece.at == place.id]
    lines = dict.fromkeys([place.note, *tip, signs, *pays, *lying])
    return "\n".join([head, *(indent(line) for line in lines if line and line != place.label)])
