"""My game: agencies earn credits, buy plans, and launch them for points."""

from collections.abc import Iterable
from typing import ClassVar

from my_game import bot, effects, pieces
from my_game.book import Book, G
from my_game.model import Player, Table
from my_game.names import name_of
from my_game.prompts import PROMPTS
from my_game.rules import new_table
from my_game.scene import draw_scene
from my_game.world import World
from starboard.kernel.rules import Rules
from starboard.kernel.scene import Scene
from starboard.kernel.setup import Setup
from starboard.kernel.texts import Say
from starboard.kernel.words import Id, Seat


class MyGame(Rules[Table, Book]):
    """What the game gives the console: one line for each part of its folder."""

    key: ClassVar = "my_game"
    prefix: ClassVar = "MG"
    seats: ClassVar = range(2, 4)
    state: ClassVar = Table
    world: ClassVar = World
    effects: ClassVar = (effects.__name__,)
    stock_words: ClassVar = ("credits", "points")
    prompts: ClassVar = PROMPTS
    longest: ClassVar = 200

    def read(self, world: World) -> Book:
        return Book(world)

    def new(self, setup: Setup) -> Table:
        return new_table(self.book, setup)

    def scene(self, g: G, seat: Seat | None, say: Say) -> Scene:
        return draw_scene(g, seat, say)

    def purse(self, g: G, seat: Seat) -> Player:
        return g.s.players[seat]

    def name(self, g: G, id_: Id, say: Say) -> str:
        return name_of(g, id_, say)

    def value(self, g: G, seat: Seat) -> float:
        return bot.value(g, seat)

    def counts(self, s: Table) -> dict[str, int]:
        return pieces.counts(s)

    def keys(self) -> Iterable[str]:
        return self.book.cards

    def in_play(self, s: Table) -> Iterable[str]:
        return pieces.in_play(s)
