"""A small game that all seats win or lose together: the cards in their hands are secret, and must add up exactly."""

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, ClassVar

from msgspec import Struct

from starboard.kernel.chance import shuffle
from starboard.kernel.game import Game
from starboard.kernel.rules import Rules
from starboard.kernel.scene import Counter, Player, Scene
from starboard.kernel.secrets import hidden
from starboard.kernel.setup import Setup
from starboard.kernel.show import ending, question
from starboard.kernel.texts import Say
from starboard.kernel.verbs import Ask, State, Step
from starboard.kernel.words import Id, Option, Outcome, Seat, opt

WORTH = {"ember": 1, "torch": 2, "beacon": 3, "flare": 5}
TARGET = {"calm": 8, "harsh": 12}


class Hand(Struct):
    seat: Seat
    cards: Annotated[list[str], hidden("cards", owner=True)] = []


class Fire(State):
    hands: list[Hand] = []
    deck: Annotated[list[str], hidden("cards")] = []
    burnt: list[str] = []
    light: int = 0


class Burn(Ask, frozen=True):
    """Burn a card for its light, or wait: exactly enough light wins; too much, or an empty deck, loses."""

    prompt: ClassVar[str] = "burn"
    asks_one: ClassVar[bool] = True

    def options(self, g: Game[Fire], here: Step) -> list[Option]:
        return [opt("burn", card) for card in g.s.hands[here.seat].cards] + [opt("wait")]

    def answer(self, g: Game[Fire], here: Step, option: Option) -> None:
        s, hand = g.s, g.s.hands[here.seat].cards
        if option.key == "wait":
            s.light += 0 if s.light else 1  # who waits in the dark must strike a match
        else:
            card = str(option.ids[0])
            hand.remove(card)
            s.burnt.append(card)
            s.light += WORTH[card.partition(".")[0]]
            g.did("burn", here.seat, card)
        target = TARGET[s.setup.difficulty]
        if s.light == target:
            g.end(Outcome("win", tuple(range(s.setup.seats)), why="end-lit"))
        elif s.light > target or not s.deck:
            g.end(Outcome("loss", why="end-blaze" if s.light > target else "end-dark"))
        else:
            hand.append(g.draw(s.deck))
            g.push((here.seat + 1) % s.setup.seats, Burn())


class Crew(Rules[Fire]):
    key: ClassVar = "crew"
    seats: ClassVar = range(1, 4)
    difficulties: ClassVar = ("calm", "harsh")
    state: ClassVar = Fire
    verbs: ClassVar = ("tests.bots.crew",)
    longest: ClassVar = 200

    @classmethod
    def home(cls) -> Path:
        return Path(__file__).parent / "crew_home"

    def side(self, s: Fire, seat: Seat) -> str:
        return "crew"

    def new(self, setup: Setup) -> Fire:
        deck = [f"{key}.{n}" for key in WORTH for n in range(3)]
        rng = shuffle(deck, setup.seed)
        hands = [Hand(seat, [deck.pop(), deck.pop()]) for seat in range(setup.seats)]
        return Fire(setup, rng, stack=[Step(Burn(), 0)], hands=hands, deck=deck)

    def scene(self, g: Game[Fire], seat: Seat | None, say: Say) -> Scene:
        return Scene(
            self.key,
            "Crew",
            tuple(Player(hand.seat) for hand in g.s.hands),
            strip=(Counter("light", say("light"), g.s.light, TARGET[g.s.setup.difficulty]),),
            viewer=seat,
            waiting=tuple(g.waiting),
            question=question(g, seat, say),
            ending=ending(g, say),
            answers=g.s.answers,
        )

    def name(self, g: Game[Fire], id_: Id, say: Say) -> str:
        return say.word(str(id_).partition(".")[0])

    def keys(self) -> Iterable[str]:
        return [*WORTH, "never_printed"]

    def in_play(self, s: Fire) -> Iterable[str]:
        return {card.partition(".")[0] for card in s.burnt}
