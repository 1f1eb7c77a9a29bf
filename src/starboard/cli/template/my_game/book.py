"""All that can be worked out of a cartridge before anybody plays: `g.book` to every rule."""

from typing import TypeAlias

from my_game.model import Table
from my_game.world import World
from starboard.kernel.game import Game


class Book:
    """The cards of one cartridge, by key."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.cards = {card.key: card for card in world.cards}
        self.titles = {card.key: card.title for card in world.cards}


G: TypeAlias = Game[Table, Book]
