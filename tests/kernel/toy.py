"""A toy to try the kernel on: counters that verbs change, a hand that only its owner sees, a free move, two scopes."""

from typing import Annotated, Any, ClassVar

from msgspec import Struct

from starboard.kernel.force import Modifier, When, Whenever
from starboard.kernel.forms import Condition, Counter
from starboard.kernel.game import Game
from starboard.kernel.offers import Free, Offer
from starboard.kernel.rules import Rules
from starboard.kernel.secrets import hidden
from starboard.kernel.verbs import Ask, Scope, State, Step, Verb, Verbs
from starboard.kernel.words import Event, Id, Option, Refused, Seat, opt


class Sailor(Struct, forbid_unknown_fields=True):
    """A player of the toy."""

    seat: Seat
    coins: int = 0
    hand: Annotated[list[int], hidden("deck", owner=True)] = []


class Toy(State):
    """The state of the toy."""

    sailors: list[Sailor] = []
    said: list[str] = []
    deck: Annotated[list[int], hidden("deck")] = []
    boosts: list[int] = []
    pieces: list[str] = []


class Say(Verb, frozen=True):
    """Write a word down."""

    word: str

    def run(self, g: Game[Toy], here: Step) -> None:
        g.s.said.append(self.word)
        g.did("said", here.seat, self.word)


class Richer(Modifier, frozen=True):
    """Each gain is larger."""

    n: int = 1


class Gain(Verb, frozen=True):
    """Gain coins."""

    n: int = 1

    def run(self, g: Game[Toy], here: Step) -> None:
        g.s.sailors[here.seat].coins += self.n + sum(richer.n for _, richer in g.in_force(Richer, here.seat))


class Throw(Verb, frozen=True):
    """Throw coins away, which must be there."""

    n: int = 1

    def possible(self, g: Game[Toy], here: Step) -> bool:
        return g.s.sailors[here.seat].coins >= self.n

    def run(self, g: Game[Toy], here: Step) -> None:
        g.s.sailors[here.seat].coins -= self.n


class Rich(Condition, frozen=True):
    """The sailor has so many coins."""

    n: int = 1

    def holds(self, g: Game[Toy], here: Step) -> bool:
        return g.s.sailors[here.seat].coins >= self.n


class Coins(Counter, frozen=True):
    """The coins of the sailor."""

    def number(self, g: Game[Toy], here: Step) -> int:
        return g.s.sailors[here.seat].coins


class Draw(Verb, frozen=True):
    """Draw a card."""

    def run(self, g: Game[Toy], here: Step) -> None:
        card = g.draw(g.s.deck)
        g.s.sailors[here.seat].hand.append(card)
        g.did("draw", here.seat, secret=(card,), to=(here.seat,))


class Later(Verb, frozen=True):
    """Owe verbs to a scope."""

    to: str
    verbs: Verbs

    def run(self, g: Game[Toy], here: Step) -> None:
        g.owe(here.seat, *self.verbs, to=(self.to,))


class Cause(Verb, frozen=True):
    """Owe these words, each by a call of its own; "push x" is pushed, "card x" owed to the card."""

    words: tuple[str, ...]

    def run(self, g: Game[Toy], here: Step) -> None:
        for word in self.words:
            how, _, said = word.rpartition(" ")
            if how == "push":
                g.push(here.seat, Say(said))
            else:
                g.owe(here.seat, Say(said), source=said, to=(how or "effect",))


class Pick(Ask, frozen=True):
    """Pick a word and say it; `taken` words are refused."""

    words: tuple[str, ...]
    taken: tuple[str, ...] = ()
    prompt: ClassVar[str] = "pick"
    because: ClassVar[str] = "turn"

    def options(self, g: Game[Toy], here: Step) -> list[Option]:
        return [opt("pick", word) for word in self.words if word not in self.taken]

    def refusals(self, g: Game[Toy], here: Step) -> list[Refused]:
        return [Refused(opt("pick", word), "taken", "XX-PCK-01", (word,)) for word in self.taken]

    def answer(self, g: Game[Toy], here: Step, option: Option) -> None:
        g.push(here.seat, Say(str(option.ids[0])))

    def skip(self, g: Game[Toy], here: Step) -> None:
        g.push(here.seat, Say("nothing to pick"))


class Turn(Scope, frozen=True):
    """A turn of the toy."""

    wakes: ClassVar[bool] = True
    note: int = 0


class Card(Scope, frozen=True):
    """A card being played."""

    def close(self, g: Game[Toy], here: Step, cut: bool) -> None:
        g.s.said.append("cut" if cut else "closed")


class ToyRules(Rules[Toy]):
    """The rules of the toy."""

    key: ClassVar = "toy"
    state: ClassVar = Toy
    verbs: ClassVar = ("tests.kernel.toy",)
    trigger_events: ClassVar = frozenset({"said"})

    def free(self, g: Game[Toy]) -> list[Free]:
        return [
            Free(seat, Offer(opt("boost"), costs=(Spend(),), does=(Say(f"boost {seat}"),)))
            for seat, n in enumerate(g.s.boosts)
            if n
        ]

    def printed_modifiers(self, book: Any) -> dict[type[Verb], list[tuple[Id, Verb, bool]]]:
        return {Richer: [("crown", Richer(), False)]}

    def waiting(self, book: Any) -> dict[str, list[tuple[Id, Whenever]]]:
        return {"said": [("bell", Whenever(When("said", whose="any"), (Gain(),)))]}

    def holder(self, g: Game[Toy], piece: Id) -> Seat | None:
        return 1 if piece in g.s.pieces else None

    def whose_turn(self, g: Game[Toy]) -> Seat:
        return 0


class Spend(Verb, frozen=True):
    """Spend a boost."""

    def run(self, g: Game[Toy], here: Step) -> None:
        g.s.boosts[here.seat] -= 1


def toy(*verbs: Verb, seats: int = 2, events: list[Event] | None = None, **fields: Any) -> Game[Toy]:
    """A game of the toy with these verbs about to happen for the first seat."""
    state = Toy(sailors=[Sailor(seat) for seat in range(seats)], boosts=[0] * seats, deck=list(range(10)), **fields)
    state.stack = [Step(verb, 0) for verb in reversed(verbs)]
    return Game(state, ToyRules(), events.append if events is not None else None)
