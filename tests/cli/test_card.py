"""A card opened at the prompt: found by part of its title, with everything that is written on it."""

from starboard.kernel.scene import Amount, Card, Cards, Panel, Piece, Player, Scene
from starboard.terminal.card import card_text, find_cards

LANTERN = Card(
    "lantern",
    "The Lantern",
    "tool",
    "Gain 1 light.",
    "It burns because somebody is watching.",
    (Amount("oil", 2),),
    "Corner: 1 move.",
    pieces=(Piece("wick-1", "wick", "wick", count=2),),
)
HIDDEN = Card("hidden", "The Lantern Thief", face_down=True)
SCENE = Scene(
    "toy",
    "Toy",
    (Player(0, parts=(Cards("hand", "Hand", (LANTERN, HIDDEN)),)),),
    shared=(Panel("row", "Row", (Cards("open", "Open", (Card("lamp", "A Lamp"), LANTERN)),)),),
)


def test_a_card_is_found_by_part_of_its_title_wherever_it_lies_and_only_once():
    assert find_cards(SCENE, "lantern") == [LANTERN]
    assert [card.id for card in find_cards(SCENE, "LA")] == ["lamp", "lantern"]
    assert find_cards(SCENE, "sun") == []


def test_everything_on_it_is_printed_and_the_flavour_last():
    assert card_text(LANTERN).splitlines() == [
        "The Lantern · tool · oil 2",
        "  Gain 1 light.",
        "  wick ×2",
        "  Corner: 1 move.",
        "  It burns because somebody is watching.",
    ]
