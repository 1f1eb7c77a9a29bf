"""Mini with one fault planted in each: what the contract has to find."""

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from msgspec import structs

from starboard.kernel.game import Game
from starboard.kernel.offers import Change, Free, Offer, Offers, never
from starboard.kernel.scene import Scene
from starboard.kernel.setup import Setup
from starboard.kernel.texts import Say
from starboard.kernel.verbs import Scope, Step, Verb
from starboard.kernel.words import Id, IllegalAnswer, Outcome, Seat, opt
from tests.fixtures.mini import Mini
from tests.fixtures.mini.model import Table
from tests.fixtures.mini.steps import G

TAKE = opt("take", "card")  # an option that mini has words for


class Faulty(Mini):
    """Its verbs may come from here too."""

    verbs: ClassVar[tuple[str, ...]] = ("tests.fixtures.mini", "tests.contract.faulty")


class SceneTells(Faulty):
    def scene(self, g: Game[Table], seat: Seat | None, say: Say) -> Scene:
        top = g.s.deck[-1] if g.s.deck else ""
        return structs.replace(super().scene(g, seat, say), subtitle=top)


class OthersHandTells(Faulty):
    def scene(self, g: Game[Table], seat: Seat | None, say: Say) -> Scene:
        sparks = sum(card.startswith("spark") for card in g.s.players[0].hand)
        return structs.replace(super().scene(g, seat, say), subtitle=str(sparks))


class LogTells(Faulty):
    def name(self, g: Game[Table], id_: Id, say: Say) -> str:
        return super().name(g, id_, say) + (g.s.deck[-1] if g.s.deck else "")

    def scene(self, g: Game[Table], seat: Seat | None, say: Say) -> Scene:
        return structs.replace(super().scene(g, seat, say), question=None)  # so that the log alone tells


class WaitingTells(Faulty):
    """A card that can be thrown in opens windows, so that everybody sees that it is held."""

    def free(self, g: Game[Table]) -> Iterable[Free]:
        return [Free(free.seat, structs.replace(free.offer, opens=True)) for free in super().free(g)]


class Blurt(Verb, frozen=True):
    """Everybody hears which card the next player holds."""

    def run(self, g: G, here: Step) -> None:
        for card in g.s.players[1].hand[:1]:
            g.did("bury", here.seat, card)


class EventTells(Faulty):
    def free(self, g: Game[Table]) -> Iterator[Free]:
        yield Free(0, Offer(TAKE, does=(Blurt(),), opens=False))
        yield from super().free(g)


class Snoop(Verb, frozen=True):
    """A card from the deck, taken past the kernel."""

    def run(self, g: G, here: Step) -> None:
        if g.s.deck:
            g.s.players[here.seat].hand.append(g.s.deck.pop())


class NoBarrierForCard(Faulty):
    def free(self, g: Game[Table]) -> Iterator[Free]:
        yield Free(0, Offer(TAKE, does=(Snoop(),), opens=False))
        yield from super().free(g)


class Steal(Verb, frozen=True):
    """A card of the next player, who does not say which."""

    def run(self, g: G, here: Step) -> None:
        if g.s.players[1].hand:
            g.s.players[here.seat].hand.append(g.s.players[1].hand.pop())


class NoBarrierForTheft(Faulty):
    def free(self, g: Game[Table]) -> Iterator[Free]:
        yield Free(0, Offer(TAKE, does=(Steal(),), opens=False))
        yield from super().free(g)


class Stir(Verb, frozen=True):
    """The generator, moved past the kernel."""

    def run(self, g: G, here: Step) -> None:
        g.s.rng += 1


class NoBarrierForChance(Faulty):
    def free(self, g: Game[Table]) -> Iterator[Free]:
        yield Free(0, Offer(TAKE, does=(Stir(),), opens=False))
        yield from super().free(g)


class Refuse(Verb, frozen=True):
    """It was offered, and is refused."""

    def run(self, g: G, here: Step) -> None:
        raise IllegalAnswer(here.seat, None, "on second thoughts, no")


class OfferIsRefused(Faulty):
    def free(self, g: Game[Table]) -> Iterator[Free]:
        yield from super().free(g)
        yield Free(0, Offer(TAKE, costs=(Refuse(),), opens=False))


class OfferedAndRefused(Faulty):
    """A card that is refused, because it is thrown in, is offered as a free move with the same words."""

    def free(self, g: Game[Table]) -> Iterator[Free]:
        yield from super().free(g)
        for free in super().free(g):
            if free.offer.option.key == "throw":
                yield Free(free.seat, Offer(opt("play", *free.offer.option.ids), opens=False))


class Overstate(Verb, frozen=True):
    """It says 2 energy, and gives 1."""

    def run(self, g: G, here: Step) -> None:
        g.s.players[here.seat].energy += 1

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        yield Change("energy", 2)


class AmountIsWrong(Faulty):
    def free(self, g: Game[Table]) -> Iterator[Free]:
        yield from super().free(g)
        yield Free(0, Offer(TAKE, does=(Overstate(),), opens=False))


class TakeUnseen(Verb, frozen=True):
    """It takes energy, and says nothing of it."""

    def run(self, g: G, here: Step) -> None:
        g.s.players[here.seat].energy -= 1


class CostIsUnseen(Faulty):
    def free(self, g: Game[Table]) -> Iterator[Free]:
        yield from super().free(g)
        if g.s.players[0].energy:
            yield Free(0, Offer(TAKE, does=(TakeUnseen(),), opens=False))


class ReasonHasNoWords(Faulty):
    """A card is closed for a reason that no text tells."""

    def new(self, setup: Setup) -> Table:
        table = super().new(setup)
        table.stack.append(Step(Speechlessly(), 0))
        return table


class Speechlessly(Offers, frozen=True):
    prompt: ClassVar[str] = "play"
    because: ClassVar[str] = "turn"
    asks_one: ClassVar[bool] = True

    def offers(self, g: G, here: Step, closed: bool = False) -> list[Offer]:
        return [Offer(opt("rest")), Offer(TAKE, needs=(never("why-nobody-says"),))]


class NobodySaysWhy(Faulty):
    """A question comes from no card and from no rule."""

    def new(self, setup: Setup) -> Table:
        table = super().new(setup)
        table.stack.append(Step(OutOfNowhere(), 0))
        return table


class OutOfNowhere(Speechlessly, frozen=True):
    because: ClassVar[str] = ""

    def offers(self, g: G, here: Step, closed: bool = False) -> list[Offer]:
        return [Offer(opt("rest"))]


class OfferedTwice(Faulty):
    def free(self, g: Game[Table]) -> Iterator[Free]:
        yield from super().free(g)
        yield from super().free(g)


class Tally(Verb, frozen=True):
    """A frozen verb with a list in it, which forks share."""

    ends: list[int] = []

    def run(self, g: G, here: Step) -> None:
        pass


class ForkShares(Faulty):
    def new(self, setup: Setup) -> Table:
        table = super().new(setup)
        table.stack.insert(0, Step(Tally([]), 0))
        return table

    def on_end(self, g: Game[Table], scope: Scope, here: Step) -> None:
        tally: Any = g.s.stack[0].verb
        tally.ends.append(here.seat)


class NotTheTypeItSays(Faulty):
    def new(self, setup: Setup) -> Table:
        table = super().new(setup)
        table.players[1].tableau = ()  # type: ignore[assignment]  # the fault
        return table


class LosesCards(Faulty):
    def on_end(self, g: Game[Table], scope: Scope, here: Step) -> None:
        if g.s.discard:
            g.s.discard.pop()


class NeverEnds(Faulty):
    rounds: ClassVar = 1_000_000
    longest: ClassVar = 60


class WaitsForNobody(Faulty):
    def on_end(self, g: Game[Table], scope: Scope, here: Step) -> None:
        g.s.stack.clear()


class LeavesThingsOpen(Faulty):
    def on_end(self, g: Game[Table], scope: Scope, here: Step) -> None:
        g.s.outcome = Outcome("draw")


class Remembers(Faulty):
    """The rules remember a game that was played: the next one differs."""

    def new(self, setup: Setup) -> Table:
        table = super().new(setup)
        table.players[0].energy += getattr(self, "games", 0)
        self.games = getattr(self, "games", 0) + 1
        return table


class Speechless(Faulty):
    def name(self, g: Game[Table], id_: Id, say: Say) -> str:
        return say("no-such-text") if id_ == "sector-1" else super().name(g, id_, say)


class LooksWithEffect(Faulty):
    """Asking what may be said changes the game."""

    def free(self, g: Game[Table]) -> Iterator[Free]:
        if g.s.players[0].credit < 9:
            g.s.players[0].credit += 1
        yield from super().free(g)


class NeverInPlay(Faulty):
    def keys(self) -> Iterable[str]:
        return [*super().keys(), "philosophers_stone"]


class AllyLoses(Faulty):
    """All are on one side, and yet one of them wins alone."""

    def side(self, s: Table, seat: Seat) -> str:
        return "all"
