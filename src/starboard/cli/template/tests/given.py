"""A table of My game in one line: `Given(p0={"credits": 1, "hand": ["old_rocket"]})`."""

from typing import Any

from my_game import MyGame
from my_game.book import Book
from my_game.model import Table
from starboard.kernel.cartridge import read
from starboard.kernel.setup import Setup
from starboard.testing.given import Given as Base

RULES = MyGame(read(MyGame, MyGame.home() / "cartridges" / "first_light"))


class Given(Base[Table, Book]):
    """Seat 0 is asked; hands are empty and nobody has anything unless it is said."""

    def __init__(self, seats: int = 2, **given: Any) -> None:
        state = RULES.new(Setup(seats))
        for player in state.players:
            player.credits, player.hand = 0, []
        super().__init__(RULES, state, **given)
