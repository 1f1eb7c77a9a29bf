"""SETI: agencies that search the sky for signs of life."""

from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar

from starboard.games.seti import bot
from starboard.games.seti.effects import aliens, cards, control, counts, gains, probes, sky
from starboard.games.seti.ledger import in_play, main_cards
from starboard.games.seti.model.table import Table
from starboard.games.seti.places import name_of
from starboard.games.seti.prices import changes
from starboard.games.seti.prompts import PROMPTS
from starboard.games.seti.rules.effects import heeded
from starboard.games.seti.rules.free import free_moves
from starboard.games.seti.rules.missions import HEARD, react
from starboard.games.seti.rules.setup import new_table
from starboard.games.seti.rules.solo.objectives import hear
from starboard.games.seti.scene import draw_scene
from starboard.games.seti.tables import Tables
from starboard.games.seti.world import World
from starboard.kernel.game import Game
from starboard.kernel.rules import Free, Rules, Setting
from starboard.kernel.scene import Amount, Scene
from starboard.kernel.setup import Setup
from starboard.kernel.texts import Say
from starboard.kernel.verbs import Step
from starboard.kernel.words import Event, Id, Option, Seat

EFFECTS = (aliens, cards, control, counts, gains, probes, sky)


class Seti(Rules[Table]):
    """The game, with the tables worked out once from its cartridge."""

    key: ClassVar = "seti"
    prefix: ClassVar = "SE"
    seats: ClassVar = range(1, 5)
    difficulties: ClassVar = ("1", "2", "3", "4", "5")
    difficulty_seats: ClassVar = (1,)  # it is that of the rival of a solo game
    settings: ClassVar = (Setting("deck", ("printed", "alternates")), Setting("promo", ("no", "yes")))
    state: ClassVar = Table
    world: ClassVar = World
    effects: ClassVar = tuple(module.__name__ for module in EFFECTS)
    prompts: ClassVar = PROMPTS
    hears: ClassVar = HEARD
    free_is_whole: ClassVar = True
    longest: ClassVar = 6_000

    def __init__(self, cartridge: World) -> None:
        super().__init__(cartridge)
        self.tables = Tables(cartridge)

    def new(self, setup: Setup) -> Table:
        return new_table(self.tables, setup)

    def free(self, g: Game[Table]) -> Iterable[Free]:
        return free_moves(g)

    def stops(self, g: Game[Table], here: Step | None) -> bool:
        return here is not None and heeded(g, here)

    def polls(self, g: Game[Table], here: Step | None, holders: Sequence[Seat]) -> Sequence[Seat]:
        return holders if here is not None and heeded(g, here) else ()

    def react(self, g: Game[Table], event: Event) -> None:
        if g.s.rival is not None:
            hear(g, event)
        react(g, event)

    def scene(self, g: Game[Table], seat: Seat | None, say: Say) -> Scene:
        return draw_scene(self.tables, g, seat, say)

    def changes(self, g: Game[Table], seat: Seat, option: Option, say: Say) -> tuple[Amount, ...]:
        return changes(g, seat, option, say)

    def name(self, g: Game[Table], id_: Id, say: Say) -> str:
        return name_of(g, id_, say)

    def value(self, g: Game[Table], seat: Seat) -> float:
        return bot.value(g, seat)

    def rollout(self, g: Game[Table], seat: Seat, options: Sequence[Option], chance: Callable[[], float]) -> Option:
        return bot.rollout(g, options, chance)

    def weighs(self, g: Game[Table], seat: Seat, options: Sequence[Option], ahead: bool) -> Sequence[Option]:
        return bot.weighs(g, options, ahead)

    def counts(self, s: Table) -> dict[str, int]:
        return {"cards of the main deck": main_cards(self.tables, s), "species": len(s.species) + len(s.unused)}

    def keys(self) -> Iterable[str]:
        return [card.key for card in self.cartridge.cards]

    def in_play(self, s: Table) -> Iterable[str]:
        return in_play(s)
