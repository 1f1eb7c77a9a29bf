"""Under our Sun: survivors of a burnt earth, a day of phases at a time."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar

from starboard.games.under_our_sun import bot, pieces, problems
from starboard.games.under_our_sun.book import Book, G
from starboard.games.under_our_sun.effects.language import MODULES, SPARE
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.model.table import Table
from starboard.games.under_our_sun.names import name_of, phrase_of
from starboard.games.under_our_sun.prompts import PROMPTS
from starboard.games.under_our_sun.rules import ending, persons, setup, sides, traitor
from starboard.games.under_our_sun.scene import scene
from starboard.games.under_our_sun.scene.chapters import mission_chapter
from starboard.games.under_our_sun.scene.faces import face
from starboard.games.under_our_sun.scene.mission import standing_line
from starboard.games.under_our_sun.wording import all_texts
from starboard.games.under_our_sun.world import System, World
from starboard.kernel.cartridge import read_folder
from starboard.kernel.features import Features
from starboard.kernel.offers import Free
from starboard.kernel.rulebook import Chapter
from starboard.kernel.rules import Rules, Setting
from starboard.kernel.scene import Card, Scene
from starboard.kernel.setup import Setup
from starboard.kernel.texts import Say
from starboard.kernel.verbs import Step
from starboard.kernel.words import Id, Option, Seat

SILENT = frozenset({"window", "karma", "karma_idle", "join", "join_in", "step_in", "offered"})


class UnderOurSun(Rules[Table, Book]):
    key: ClassVar = "under_our_sun"
    prefix: ClassVar = "OS"
    weight: ClassVar = 4
    seats: ClassVar = range(1, 7)  # OS-SET-24
    settings: ClassVar = (Setting("mode", ("cooperative", "semi_cooperative"), (2, 3, 4, 5, 6)),)  # OS-SET-08
    state: ClassVar = Table
    world: ClassVar = World
    effects: ClassVar = MODULES
    prompts: ClassVar = PROMPTS
    stage_word: ClassVar = "day"
    default_orders: ClassVar = ("karma_idle",)
    looks_past: ClassVar = False  # karma, first rounds and the like lead back to the turn, which is another matter
    foresees: ClassVar = False  # dice decide most: who sees them fall never waits
    horizon: ClassVar = 16  # a turn takes about six answers
    spare_words: ClassVar = SPARE

    def read(self, world: World) -> Book:
        return Book(system(), world)

    def new(self, setup_: Setup) -> Table:
        return setup.new_table(self.book, setup_)

    @classmethod
    def deals_roles(cls, seats: int, options: tuple[tuple[str, str], ...]) -> bool:
        """OS-MOD-02"""
        return seats > 1 and dict(options).get("mode") == "semi_cooperative"

    @classmethod
    def shared_content(cls) -> System:
        return system()

    def scene(self, g: G, seat: Seat | None, say: Say) -> Scene:
        return scene(g, seat, say)

    def chapters(self, g: G | None, say: Say) -> tuple[Chapter, ...]:
        """The mission's own rules; at a table, with the cards that were revealed."""
        revealed = g.s.card if g is not None else 0
        return (mission_chapter(self.book, self.cartridge.cartridge.title, revealed, say),)

    def standing_line(self, g: G, say: Say) -> str:
        return standing_line(g, say)

    def purse(self, g: G, seat: Seat) -> Character:
        return persons.person(g, seat)

    def name(self, g: G, id_: Id, say: Say) -> str:
        return name_of(g, id_, say)

    def phrase(self, g: G, id_: Id, say: Say) -> str:
        return phrase_of(g, id_, say)

    def face(self, g: G, id_: Id, say: Say) -> Card | None:
        return face(g, id_, say)

    def silence(self, g: G, step: Step) -> Option | None:
        """Silence passes a window, declines a join and refuses an offer, and never anything else."""
        return super().silence(g, step) if getattr(step.verb, "prompt", "") in SILENT else None

    def whose_turn(self, g: G) -> Seat:
        return g.s.characters[g.s.active].seat if g.s.active >= 0 else -1

    def exchange(self, s: Table, pool: str, unknown: list[Any], rng: int) -> int:
        return setup.exchange_teams(self.book, s, unknown, rng) if pool == "team" and s.semi else rng

    def possible(self, g: G, seat: Seat) -> bool:
        return not g.s.semi or ending.may_go_on(g)

    def counts(self, s: Table) -> dict[str, int]:
        return pieces.counts(self.book, s)

    def in_play(self, s: Table) -> Iterable[str]:
        return pieces.in_play(s)

    def stage(self, s: Table) -> int:
        return s.day

    def measures(self, g: G) -> Mapping[str, float]:
        return persons.belongings(g.s)

    def free(self, g: G) -> Iterable[Free]:
        return traitor.free_moves(g) if g.s.semi else ()

    def side(self, s: Table, seat: Seat) -> str:
        """All together, or Survivors and the Son of Liberty.  OS-MOD-01, OS-END-06"""
        son = s.semi and any(c.seat == seat and sides.is_son(self.book, c) for c in s.characters)
        return "son_of_liberty" if son else "survivor"

    def features(self) -> Features:
        return bot.FEATURES

    def value(self, g: G, seat: Seat) -> float:
        return bot.value(g, seat)

    def terms(self, g: G, seat: Seat) -> Mapping[str, float]:
        return bot.terms(g, seat)

    def chance_to_win(self, g: G, seat: Seat, value: float) -> float:
        return bot.chance_to_win(g, value)

    def rollout(self, g: G, seat: Seat, options: Sequence[Option], chance: Callable[[], float]) -> Option:
        return bot.rollout(g, seat, options, chance)

    def prune(self, g: G, seat: Seat, options: Sequence[Option], ahead: bool) -> Sequence[Option]:
        return bot.prune(g, seat, options, ahead)

    def texts(self, say: Say) -> Iterable[tuple[str, str]]:
        return all_texts(self.book, say)

    def problems(self) -> Iterable[str]:
        return problems.problems(self.book)


@cache
def system() -> System:
    """The box: all content that missions share."""
    loaded: System = read_folder(UnderOurSun, UnderOurSun.home() / "system", System)
    return loaded
