"""Panels that come to the front are printed with their question: what is sold, and a counter whenever it changes."""

from starboard.kernel.scene import Amount, Card, Cards, Panel, Player, Scene
from starboard.kernel.scene_parts import Exchange, Party, Ware
from starboard.terminal.differences import openings


def shop(*cards: str) -> Panel:
    return Panel("offer", "For sale", (Cards("sold", "Sold", tuple(Card(card, card) for card in cards)),), opens=True)


def counter(put: int) -> Panel:
    left = Party("You", (Ware("w", "wood", 3, put, 2),), "You give", 2 * put)
    part = Exchange("exchange", "Counter", left, Party("They", (), "They give", 0), 2 * put, "", Amount("water"))
    return Panel("counter", "Counter", (part,), opens=True)


def scene(*shared: Panel) -> Scene:
    return Scene("toy", "Toy", (Player(0),), shared=shared)


def test_what_is_sold_comes_to_the_front_once():
    assert openings(scene(), scene(shop("lamp", "rope"))) == [shop("lamp", "rope")]
    assert openings(scene(shop("lamp", "rope")), scene(shop("rope"))) == []


def test_a_counter_is_shown_again_whenever_something_is_put_there():
    assert openings(scene(counter(0)), scene(counter(1))) == [counter(1)]
    assert openings(scene(counter(1)), scene(counter(1))) == []


def test_a_panel_that_does_not_open_stays_where_it_is():
    assert openings(scene(), scene(Panel("row", "Row", ()))) == []
