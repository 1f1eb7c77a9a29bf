"""SETI: agencies that search the sky for signs of life."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from msgspec import structs

from starboard.games.seti import bot
from starboard.games.seti.book import Book, G
from starboard.games.seti.effects import aliens, cards, gains, probes, sky
from starboard.games.seti.model.player import Player
from starboard.games.seti.model.table import Table
from starboard.games.seti.names import name_of, phrase_of
from starboard.games.seti.pieces import in_play, main_cards
from starboard.games.seti.problems import problems
from starboard.games.seti.prompts import PROMPTS
from starboard.games.seti.rules import modifiers
from starboard.games.seti.rules.cards import hand_of
from starboard.games.seti.rules.free import free_moves
from starboard.games.seti.rules.missions import DEEDS, covers_circles, offer_circles
from starboard.games.seti.rules.setup import new_table
from starboard.games.seti.rules.solo.mode import mode_of
from starboard.games.seti.scene import causes, draw_scene, seats
from starboard.games.seti.upgrade import upgrade
from starboard.games.seti.wording import all_texts
from starboard.games.seti.world import World
from starboard.kernel.features import Features
from starboard.kernel.offers import Change, Free
from starboard.kernel.rules import Rules, Setting
from starboard.kernel.scene import Amount, Card, Scene
from starboard.kernel.setup import Setup
from starboard.kernel.texts import Say
from starboard.kernel.verbs import NOTHING, Step
from starboard.kernel.words import Event, Id, Option, Seat

MOVES = ("move", "move_energy", "move_card", "fly")  # options whose first id is the probe that goes
ICONS = {"cards": "card", "probes": "probe", "signals": "signal", "technologies": "chip", "traces": "trace-blue"}
EFFECTS = (aliens, cards, gains, probes, sky, modifiers)


class Seti(Rules[Table, Book]):
    """The game, with the tables worked out once from its cartridge."""

    key: ClassVar = "seti"
    version: ClassVar = 2  # its effects are written in the kernel's grammar
    prefix: ClassVar = "SE"
    seats: ClassVar = range(1, 5)  # SE-SET-01
    weight: ClassVar = 4
    difficulties: ClassVar = ("1", "2", "3", "4", "5")
    difficulty_seats: ClassVar = (1,)  # it is that of the rival of a solo game
    settings: ClassVar = (Setting("deck", ("printed", "alternates")), Setting("promo", ("no", "yes")))
    state: ClassVar = Table
    world: ClassVar = World
    effects: ClassVar = tuple(module.__name__ for module in EFFECTS)
    prompts: ClassVar = PROMPTS
    trigger_events: ClassVar = DEEDS
    free_is_whole: ClassVar = True  # one is finished before the next.  SE-TRN-12, SE-DAT-11
    in_series: ClassVar = ("place",)
    stage_word: ClassVar = "round"
    stock_words: ClassVar = ("credits", "energy", "publicity", "data", "vp", "exofossils")
    event_signs: ClassVar = {"rotate": "rotation"}
    longest: ClassVar = 6_000
    promise_words: ClassVar = bot.PROMISES

    def features(self) -> Features:
        return bot.FEATURES

    def score(self, g: G, seat: Seat) -> int:
        return g.s.players[seat].vp

    def read(self, world: World) -> Book:
        return Book(world)

    def new(self, setup: Setup) -> Table:
        return new_table(self.book, setup)

    @classmethod
    def upgrade(cls, plain: Any, version: int) -> Any:
        return upgrade(plain, version)

    def free(self, g: G) -> Iterable[Free]:
        return free_moves(g)

    def at_stake(self, g: G, here: Step) -> int:
        """Only the active player has free actions, and none in what another one resolves.  SE-TRN-03."""
        return here.verb.at_stake(g, here) if here.seat == g.s.active else NOTHING

    def could_change(self, g: G, here: Step, stake: int, free: Free) -> bool:
        return stake & free.offer.alters != 0 or covers_circles(g, free.seat)

    def react(self, g: G, event: Event) -> None:
        mode_of(g).hear(g, event)
        if event.seat >= 0:
            offer_circles(g, event)
            super().react(g, event)  # what a card has put in force for this turn comes first

    def scene(self, g: G, seat: Seat | None, say: Say) -> Scene:
        return draw_scene(self.book, g, seat, say)

    def standing_line(self, g: G, say: Say) -> str:
        return say("scene-round", n=g.s.round)

    def discoveries(self, g: G) -> tuple[str, ...]:
        """The species that were discovered: each opens its chapter.  SE-SET-03"""
        return tuple(str(species.key) for species in g.s.species if species.found)

    def whose_turn(self, g: G) -> Seat:
        return g.s.active

    def purse(self, g: G, seat: Seat) -> Player:
        return g.s.players[seat]

    def stock(self, g: G, seat: Seat, what: str) -> int | None:
        return len(hand_of(g, seat)) if what == "cards" else super().stock(g, seat, what)

    def amount(self, g: G, seat: Seat, change: Change, say: Say) -> Amount:
        """A rotation names the discs that turn next.  SE-SOL-05"""
        if change.what == "rotation":
            return Amount(say("stock-rotation", n=g.s.cycle + 1), icon="rot", tone="info")
        shown = super().amount(g, seat, change, say)
        return structs.replace(shown, icon=ICONS.get(change.what, shown.icon))

    def mover(self, g: G, seat: Seat, option: Option) -> Id:
        return option.ids[0] if option.key in MOVES else ""

    def name(self, g: G, id_: Id, say: Say) -> str:
        return name_of(g, id_, say)

    def seat_name(self, g: G, seat: Seat, say: Say) -> str:
        return seats.subject(g, seat, say)

    def face(self, g: G, id_: Id, say: Say) -> Card | None:
        return causes.face(g.book, str(id_), say)

    def phrase(self, g: G, id_: Id, say: Say) -> str:
        return phrase_of(g, id_, say)

    def texts(self, say: Say) -> Iterable[tuple[str, str]]:
        return all_texts(self.book, say)

    def value(self, g: G, seat: Seat) -> float:
        return bot.value(g, seat)

    def terms(self, g: G, seat: Seat) -> Mapping[str, float]:
        return bot.terms(g, seat)

    def promises(self, g: G, seat: Seat) -> Sequence[float]:
        return bot.promises(g, g.s.players[seat], hand=True)

    def points(self, value: float) -> float:
        return bot.lead_of(value)

    def rollout(self, g: G, seat: Seat, options: Sequence[Option], chance: Callable[[], float]) -> Option:
        return bot.rollout(g, options, chance)

    def follow(self, g: G, seat: Seat, options: Sequence[Option], chance: Callable[[], float]) -> Option:
        return bot.follow(g, seat, options, chance)

    def prune(self, g: G, seat: Seat, options: Sequence[Option], ahead: bool) -> Sequence[Option]:
        return bot.prune(g, options, ahead)

    def counts(self, s: Table) -> dict[str, int]:
        return {"cards of the main deck": main_cards(self.book, s), "species": len(s.species) + len(s.unused)}

    def problems(self) -> Iterable[str]:
        return problems(self.book)

    def keys(self) -> Iterable[str]:
        return [card.key for card in self.cartridge.cards]

    def stage(self, s: Table) -> int:
        return s.round

    def in_play(self, s: Table) -> Iterable[str]:
        return in_play(s)
