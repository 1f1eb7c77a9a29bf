"""Unsettled: explorers stranded on one strange planet at a time."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar

from starboard.games.unsettled import bot, pieces, problems, scene
from starboard.games.unsettled.book import Book, G
from starboard.games.unsettled.effects.language import MODULES, SPARE
from starboard.games.unsettled.model.table import Table
from starboard.games.unsettled.names import name_of, phrase_of
from starboard.games.unsettled.problems import reach
from starboard.games.unsettled.prompts import PROMPTS
from starboard.games.unsettled.rules import (
    clauses,
    dealing,
    freeactions,
    holding,
    interrupts,
    modifiers,
    movement,
    setup,
    stock,
    tasks,
)
from starboard.games.unsettled.rules.dashboard import Action
from starboard.games.unsettled.scene import amounts, causes, chapters
from starboard.games.unsettled.upgrade import upgrade
from starboard.games.unsettled.wording import all_texts
from starboard.games.unsettled.world import System, World
from starboard.kernel.codec import codec
from starboard.kernel.content import load
from starboard.kernel.features import Features
from starboard.kernel.force import Whenever
from starboard.kernel.offers import Change, Free
from starboard.kernel.rulebook import Chapter
from starboard.kernel.rules import Rules, Setting
from starboard.kernel.scene import Amount, Card, Scene
from starboard.kernel.setup import Setup
from starboard.kernel.texts import Say
from starboard.kernel.verbs import Lasting, Scope, Step, Verb
from starboard.kernel.words import Id, Option, Seat

LOOKED_AT = (Action, movement.Moving)


class Unsettled(Rules[Table, Book]):
    key: ClassVar = "unsettled"
    version: ClassVar = 2  # its ids have the kernel's separator
    prefix: ClassVar = "UN"
    seats: ClassVar = range(2, 5)  # UN-SET-01, UN-SET-02
    weight: ClassVar = 3
    difficulties: ClassVar = ("atrocious", "uncomfortable", "unbearable", "plain")  # UN-DIF-01
    settings: ClassVar = (
        Setting("task", ("a", "b", "c")),  # UN-SET-03, UN-SET-38, UN-TSK-01
        Setting("windows", ("matter", "all")),
        Setting("traits", dealing.WAYS),
        Setting("scarab", ("resurrection_chamber", "transporter", "rejuvenation_pod")),
    )
    state: ClassVar = Table
    world: ClassVar = World
    effects: ClassVar = MODULES
    spare_words: ClassVar = SPARE
    prompts: ClassVar = PROMPTS
    stage_word: ClassVar = "page"
    stock_words: ClassVar = stock.WORDS
    horizon: ClassVar = 20  # a turn takes about eight answers
    longest: ClassVar = 20_000

    def features(self) -> Features:
        return bot.FEATURES

    def read(self, world: World) -> Book:
        return Book(system(), world)

    def new(self, setup_: Setup) -> Table:
        return setup.new(self.book, setup_)

    @classmethod
    def upgrade(cls, plain: Any, version: int) -> Any:
        return upgrade(plain, version)

    @classmethod
    def shared_content(cls) -> System:
        return system()

    def free(self, g: G) -> Iterable[Free]:
        return freeactions.free(g)

    def asks_always(self, g: G) -> bool:
        return interrupts.asks_always(g)

    def at_stake(self, g: G, here: Step) -> int:
        return interrupts.at_stake(g, here)

    def could_change(self, g: G, here: Step, stake: int, free: Free) -> bool:
        return interrupts.could_change(g, here, stake, free)

    def printed_modifiers(self, book: Book) -> dict[type[Verb], list[tuple[str, Verb, bool]]]:
        return book.statics

    def waiting(self, book: Book) -> dict[str, list[tuple[Id, Whenever]]]:
        return clauses.triggers(book)

    def holder(self, g: G, piece: Id) -> Seat | None:
        return holding.holder(g, str(piece))

    def applies(self, g: G, lasting: Lasting, seat: Seat) -> bool:
        return modifiers.applies(g, lasting, seat)

    def on_end(self, g: G, scope: Scope, here: Step) -> None:
        """As soon as a page's objective holds the task advances; not in the midst of a step.  UN-TSK-05, UN-END-08

        An action and a Move end with effects and steps of their own, after which it was looked at already.
        """
        if not g.s.turns or g.s.outcome is not None or isinstance(scope, LOOKED_AT):
            return
        if g.find(movement.Crossing) is None:
            tasks.check(g)

    def scene(self, g: G, seat: Seat | None, say: Say) -> Scene:
        return scene.scene(g, seat, say)

    def purse(self, g: G, seat: Seat) -> Table:
        return g.s

    def stock(self, g: G, seat: Seat, what: str) -> int | None:
        return stock.stock(g, seat, what)

    def track_length(self, what: str) -> int:
        return self.book.numbers["spaces"] if what == "time" else 0

    def consequences(self, g: G, seat: Seat, changes: Sequence[Change]) -> Iterable[Change]:
        return stock.consequences(g, changes)

    def amount(self, g: G, seat: Seat, change: Change, say: Say) -> Amount:
        return amounts.amount(g, seat, change, say)

    def mover(self, g: G, seat: Seat, option: Option) -> Id:
        return scene.mover(g, option)

    def chapters(self, g: G | None, say: Say) -> tuple[Chapter, ...]:
        """The planet's own rules and, at a table, the pages that were read."""
        read = (chapters.task_chapter(g, say),) if g is not None and g.s.page else ()
        return (chapters.planet_chapter(self.book, say), *read)

    def name(self, g: G, id_: Id, say: Say) -> str:
        return name_of(g, id_, say)

    def seat_name(self, g: G, seat: Seat, say: Say) -> str:
        return say.seat(seat, "explorer-in")

    def face(self, g: G, id_: Id, say: Say) -> Card | None:
        return causes.face(g, id_, say)

    def reason(self, g: G, id_: Id, prompt: str, say: Say) -> str:
        return causes.reason(g, id_, prompt, say)

    def upcoming(self, g: G, step: Step, say: Say) -> str:
        return causes.upcoming(g, step, say) or super().upcoming(g, step, say)

    def phrase(self, g: G, id_: Id, say: Say) -> str:
        return phrase_of(g, id_, say)

    def headline(self, g: G, id_: Id, say: Say) -> tuple[str, str]:
        return chapters.headline(g, id_, say)

    def texts(self, say: Say) -> Iterable[tuple[str, str]]:
        return all_texts(self.book, say)

    def side(self, s: Table, seat: Seat) -> str:
        """All explorers win or lose together."""
        return "crew"

    def value(self, g: G, seat: Seat) -> float:
        return bot.value(g)

    def terms(self, g: G, seat: Seat) -> Mapping[str, float]:
        return bot.terms(g)

    def chance_to_win(self, g: G, seat: Seat, value: float) -> float:
        return bot.chance_to_win(g, value)

    def rollout(self, g: G, seat: Seat, options: Sequence[Option], chance: Callable[[], float]) -> Option:
        return bot.rollout(g, seat, options, chance)

    def prune(self, g: G, seat: Seat, options: Sequence[Option], ahead: bool) -> Sequence[Option]:
        return bot.prune(g, seat, options, ahead)

    def counts(self, s: Table) -> dict[str, Any]:
        return pieces.counts(s)

    def keys(self) -> Iterable[str]:
        return [card.key for card in self.book.cards()]

    def key_of(self, id_: Id) -> str:
        """A space belongs to the card on which it is printed: who assigns a cube to it uses the card."""
        return self.book.owner.get(str(id_), str(id_))

    def reachable(self) -> Iterable[str]:
        return reach.reachable(self.book)

    def standing_line(self, g: G, say: Say) -> str:
        task = self.book.tasks.get(g.s.task)
        return say("standing-line", task=say.text(task.title), n=g.s.page, most=len(task.pages)) if task else ""

    def stage(self, s: Table) -> int:
        return s.page

    def in_play(self, s: Table) -> Iterable[str]:
        return pieces.in_play(s)

    def problems(self) -> Iterable[str]:
        return problems.problems(self.book)


@cache
def system() -> System:
    """The game system's own pieces."""
    loaded: System = load(Unsettled.home() / "system" / "system.yaml", System, codec(Unsettled).hook)
    return loaded
