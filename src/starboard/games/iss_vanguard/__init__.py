"""ISS Vanguard: four Sections of a starship explore planets."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import ClassVar

from starboard.games.iss_vanguard import bot, pieces, problems
from starboard.games.iss_vanguard.book import HERE, Book, G
from starboard.games.iss_vanguard.effects.language import MODULES, SPARE
from starboard.games.iss_vanguard.model.ship import Ship
from starboard.games.iss_vanguard.model.table import Table
from starboard.games.iss_vanguard.names import name_of, phrase_of
from starboard.games.iss_vanguard.prompts import PROMPTS
from starboard.games.iss_vanguard.rules import campaign, equipment, force, reactions, setup, uses
from starboard.games.iss_vanguard.rules.actions import Act
from starboard.games.iss_vanguard.rules.chronicle import measures
from starboard.games.iss_vanguard.rules.landing import LandingAdvances
from starboard.games.iss_vanguard.rules.pages import write
from starboard.games.iss_vanguard.rules.rounds import GiveStart
from starboard.games.iss_vanguard.scene import scene
from starboard.games.iss_vanguard.scene.chapters import printed_chapter, world_chapter
from starboard.games.iss_vanguard.scene.faces import face
from starboard.games.iss_vanguard.scene.journal import journal, standing_line
from starboard.games.iss_vanguard.wording import all_texts
from starboard.games.iss_vanguard.world import System, World
from starboard.games.iss_vanguard.world.ship import Campaign
from starboard.kernel.cartridge import read_folder, worlds_of
from starboard.kernel.features import Features
from starboard.kernel.forms import Way
from starboard.kernel.journal import JournalChapter
from starboard.kernel.offers import Free
from starboard.kernel.rulebook import Chapter
from starboard.kernel.rules import Printed, Rules, Setting
from starboard.kernel.scene import Card, Scene
from starboard.kernel.setup import Setup
from starboard.kernel.texts import Say
from starboard.kernel.verbs import Lasting, Step, Verb
from starboard.kernel.words import Event, Id, Option, Seat


class IssVanguard(Rules[Table, Book]):
    key: ClassVar = "iss_vanguard"
    prefix: ClassVar = "IV"
    seats: ClassVar = range(4, 5)  # a seat is a Section.  IV-SEC-01, IV-SEC-02
    settings: ClassVar = (
        Setting("players", ("4", "3", "2", "1")),  # IV-SEC-03
        Setting("team", ("by_players", "2", "3", "4")),
        Setting("survival", ("off", "on")),  # IV-SUR-01
        Setting("begin", ("tutorial", "quick", "act")),  # a campaign: IV-STR-05; a world with the kit of its act
    )
    weight: ClassVar = 4
    state: ClassVar = Table
    world: ClassVar = World
    worlds: ClassVar = {"campaign": Campaign}
    effects: ClassVar = MODULES
    prompts: ClassVar = PROMPTS
    stage_word: ClassVar = "round"
    trigger_events: ClassVar = reactions.TRIGGERS
    free_is_whole: ClassVar = True
    spare_words: ClassVar = SPARE
    horizon: ClassVar = 16  # an Action takes about four answers
    looks_at: ClassVar = (Act, GiveStart)
    longest: ClassVar = 100_000  # a campaign of chance; alone it may wander long where Supplies have no end

    def read(self, world: World | Campaign) -> Book:
        """A world is played by itself; a campaign with the worlds that it includes."""
        if isinstance(world, World):
            return Book(system(), {HERE: world}, (LandingAdvances(),))
        return Book(system(), worlds_of(IssVanguard, world.cartridge.includes), (LandingAdvances(),), world)

    def new(self, setup_: Setup) -> Table:
        return campaign.new_campaign(self.book, setup_) if self.book.campaign else setup.new_table(self.book, setup_)

    @classmethod
    def shared_content(cls) -> System:
        return system()

    def scene(self, g: G, seat: Seat | None, say: Say) -> Scene:
        return scene(g, seat, say)

    def chapters(self, g: G | None, say: Say) -> tuple[Chapter, ...]:
        """The own rules of the world where the team is; of a world by itself, what is printed open."""
        if g is not None:
            return (world_chapter(self.book, g.s, say),) if g.s.planet else ()
        return () if self.book.campaign else (printed_chapter(self.book, self.book.world(HERE), say),)

    def name(self, g: G, id_: Id, say: Say) -> str:
        return name_of(g, id_, say)

    def phrase(self, g: G, id_: Id, say: Say) -> str:
        return phrase_of(g, id_, say)

    def face(self, g: G, id_: Id, say: Say) -> Card | None:
        return face(g, id_, say)

    def headline(self, g: G, id_: Id, say: Say) -> tuple[str, str]:
        entry = g.book.entries.get(str(id_))
        return (say.text(entry.title), say.text(entry.text)) if entry is not None else super().headline(g, id_, say)

    def purse(self, g: G, seat: Seat) -> Ship | None:
        """Energy and Command are the ship's."""
        return g.s.ship

    def whose_turn(self, g: G) -> Seat:
        return g.s.active

    # What may interrupt, react and last

    def free(self, g: G) -> Iterable[Free]:
        return (*uses.free_moves(g), *equipment.exchanges(g))

    def at_stake(self, g: G, here: Step) -> int:
        return uses.at_stake(g, here)

    def could_change(self, g: G, here: Step, stake: int, free: Free) -> bool:
        return uses.could_change(g, here, stake, free)

    def printed_modifiers(self, book: Book) -> Mapping[type[Verb], Sequence[Printed]]:
        return book.printed_modifiers

    def holder(self, g: G, piece: Id) -> Seat | None:
        return force.holder(g, piece)

    def applies(self, g: G, lasting: Lasting, seat: Seat) -> bool:
        return force.applies(g, lasting, seat)

    def react(self, g: G, event: Event) -> None:
        super().react(g, event)
        reactions.react(g, event)

    # What the contract and bots ask

    def counts(self, s: Table) -> dict[str, int]:
        return pieces.counts(self.book, s)

    def in_play(self, s: Table) -> Iterable[str]:
        return pieces.in_play(s)

    def side(self, s: Table, seat: Seat) -> str:
        """All together.  IV-STR-02"""
        return "vanguard"

    def standing_line(self, g: G, say: Say) -> str:
        return standing_line(g, say)

    def warning(self, say: Say) -> str:
        """An Operation tells what the campaign keeps in its secret envelope.  IV-OPS-02"""
        return "" if self.book.campaign or self.book.worlds[HERE].tutorial else say("operation-warning")

    def journal(self, g: G, say: Say) -> Sequence[JournalChapter]:
        return journal(g, say)

    def chose(self, g: G, here: Step, way: Way) -> None:
        """What an entry leaves to choose is kept in the log with it.  IV-STR-09"""
        if here.source in g.s.entries:
            write(g, f"chose-{way.key}")

    def stage(self, s: Table) -> int:
        """The round of an exploration; what is done aboard counts in none."""
        return s.round if s.planet and not s.result else 0

    def measures(self, g: G) -> Mapping[str, float]:
        return {**super().measures(g), **measures(g)}

    def value(self, g: G, seat: Seat) -> float:
        return bot.value(g, seat)

    def features(self) -> Features:
        return bot.FEATURES

    def rollout(self, g: G, seat: Seat, options: Sequence[Option], chance: Callable[[], float]) -> Option:
        return bot.rollout(g, seat, options, chance)

    def prune(self, g: G, seat: Seat, options: Sequence[Option], ahead: bool) -> Sequence[Option]:
        return bot.prune(g, seat, options, ahead)

    def terms(self, g: G, seat: Seat) -> Mapping[str, float]:
        return bot.terms(g, seat)

    def texts(self, say: Say) -> Iterable[tuple[str, str]]:
        return all_texts(self.book, say)

    def problems(self) -> Iterable[str]:
        return problems.problems(self.book)


@cache
def system() -> System:
    """The box: all content that worlds share."""
    loaded: System = read_folder(IssVanguard, IssVanguard.home() / "system", System)
    return loaded
