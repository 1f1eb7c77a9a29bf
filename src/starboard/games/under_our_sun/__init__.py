"""Under our Sun: survivors of a burnt earth, a day of phases at a time."""

from collections.abc import Iterable
from functools import cache
from typing import ClassVar

from starboard.games.under_our_sun import pieces
from starboard.games.under_our_sun.book import Book, G
from starboard.games.under_our_sun.effects.language import MODULES
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.model.table import Table
from starboard.games.under_our_sun.names import name_of, phrase_of
from starboard.games.under_our_sun.prompts import PROMPTS
from starboard.games.under_our_sun.rules import persons, setup
from starboard.games.under_our_sun.scene import scene
from starboard.games.under_our_sun.wording import all_texts
from starboard.games.under_our_sun.world import System, World
from starboard.kernel.cartridge import read_folder
from starboard.kernel.rules import Rules, Setting
from starboard.kernel.scene import Scene
from starboard.kernel.setup import Setup
from starboard.kernel.texts import Say
from starboard.kernel.words import Id, Seat


class UnderOurSun(Rules[Table, Book]):
    key: ClassVar = "under_our_sun"
    prefix: ClassVar = "OS"
    seats: ClassVar = range(1, 7)  # OS-SET-24
    settings: ClassVar = (Setting("mode", ("cooperative", "semi_cooperative"), (2, 3, 4, 5, 6)),)  # OS-SET-08
    state: ClassVar = Table
    world: ClassVar = World
    effects: ClassVar = MODULES
    prompts: ClassVar = PROMPTS

    def read(self, world: World) -> Book:
        return Book(system(), world)

    def new(self, setup_: Setup) -> Table:
        return setup.new_table(self.book, setup_)

    @classmethod
    def shared_content(cls) -> System:
        return system()

    def scene(self, g: G, seat: Seat | None, say: Say) -> Scene:
        return scene(g, seat, say)

    def purse(self, g: G, seat: Seat) -> Character:
        return persons.person(g, seat)

    def name(self, g: G, id_: Id, say: Say) -> str:
        return name_of(g, id_, say)

    def phrase(self, g: G, id_: Id, say: Say) -> str:
        return phrase_of(g, id_, say)

    def whose_turn(self, g: G) -> Seat:
        return g.s.characters[g.s.active].seat if g.s.active >= 0 else -1

    def counts(self, s: Table) -> dict[str, int]:
        return pieces.counts(self.book, s)

    def in_play(self, s: Table) -> Iterable[str]:
        return pieces.in_play(s)

    def texts(self, say: Say) -> Iterable[tuple[str, str]]:
        return all_texts(self.book, say)


@cache
def system() -> System:
    """The box: all content that missions share."""
    loaded: System = read_folder(UnderOurSun, UnderOurSun.home() / "system", System)
    return loaded
