"""A basket: what two sides exchange is put together line by line, offered, then agreed to, refused or answered once.

It ends for certain.  Each line has a limit, and nothing is taken off again, so the basket is full after as many answers
as there are things, in whatever order they are put there.  Then it is offered, or closed with nothing exchanged.  The
other side says yes, no, or makes one offer of its own, to which the first side says yes or no.  Nothing changes hands
before.

A game subclasses `Basket` with who is concerned, and writes `lines`, `judge`, `partner`, `mirror` and `settle`.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from msgspec import Struct, structs

from starboard.kernel.verbs import AnyVerb, Ask, Step
from starboard.kernel.words import Id, Option, Refused, Seat

if TYPE_CHECKING:
    from starboard.kernel.game import Game

OFFER: Final = Option("offer")
CLOSE: Final = Option("close")
AGREE: Final = Option("agree")
REFUSE: Final = Option("refuse")
COUNTER: Final = Option("counter")


class Line(Struct, frozen=True, gc=False):
    """A line of the counter: the option that puts one of it there, how many there are, and what one is worth.

    The worth counts for who fills the basket: what is given is above 0, what is received below.
    """

    option: Option
    most: int
    worth: int = 0


class Fault(Struct, frozen=True, gc=False):
    """Why a basket cannot be offered as it is: a text key, the rule, the pieces that the sentence names."""

    why: str
    rule: str = ""
    ids: tuple[Id, ...] = ()


class Basket(Ask, frozen=True, kw_only=True):
    """One side fills the basket, line by line; then it is offered or closed."""

    put: tuple[Option, ...] = ()  # what lies on the counter, in the order of the lines whoever came first
    reply: bool = False  # it answers an offer: there is no further one
    prompt: ClassVar[str] = "basket"
    asks_one: ClassVar[bool] = True
    is_own: ClassVar[bool] = True

    # A game writes these.

    def lines(self, g: "Game[Any]", here: Step) -> Sequence[Line]:
        """All that may lie on the counter, always in the same order."""
        raise NotImplementedError(type(self).__name__)

    def judge(self, g: "Game[Any]", here: Step) -> Fault | None:
        """Why what lies there cannot be exchanged now, if so."""
        return None

    def partner(self, g: "Game[Any]", here: Step) -> Seat | None:
        """Who must agree; nobody, where the exchange is settled as it is offered."""
        return None

    def mirror(self) -> "Basket":
        """The empty basket of the other side."""
        raise NotImplementedError(type(self).__name__)

    def settle(self, g: "Game[Any]", here: Step) -> None:
        """What lies there changes hands."""
        raise NotImplementedError(type(self).__name__)

    def on_close(self, g: "Game[Any]", here: Step) -> None:
        """Nothing is exchanged."""

    def on_offer(self, g: "Game[Any]", here: Step) -> None:
        """The basket is shown to the other side: told in the log, as a rule."""

    # The rest follows.

    def fault(self, g: "Game[Any]", here: Step) -> Fault | None:
        """Why it cannot be offered, or no longer agreed to: empty, no longer there, or as the game judges."""
        if not self.put:
            return Fault("why-basket-empty")
        most = {line.option: line.most for line in self.lines(g, here)}
        gone = next((option for option in self.put if self.put.count(option) > most.get(option, 0)), None)
        if gone is not None:
            return Fault("why-basket-gone", ids=gone.ids)
        return self.judge(g, here)

    def balance(self, g: "Game[Any]", here: Step) -> int:
        """The worth of what is given less the worth of what is received."""
        worth = {line.option: line.worth for line in self.lines(g, here)}
        return sum(worth.get(option, 0) for option in self.put)

    def options(self, g: "Game[Any]", here: Step) -> list[Option]:
        found = [line.option for line in self.lines(g, here) if self.put.count(line.option) < line.most]
        if self.put and self.fault(g, here) is None:
            found.append(OFFER)
        return [*found, CLOSE]

    def refusals(self, g: "Game[Any]", here: Step) -> list[Refused]:
        found = [
            Refused(line.option, "why-basket-all", ids=line.option.ids)
            for line in self.lines(g, here)
            if self.put.count(line.option) >= line.most
        ]
        fault = self.fault(g, here)
        return [*found, Refused(OFFER, fault.why, fault.rule, fault.ids)] if fault is not None else found

    def answer(self, g: "Game[Any]", here: Step, option: Option) -> None:
        if option == CLOSE:
            self.on_close(g, here)
        elif option != OFFER:
            order = {line.option: at for at, line in enumerate(self.lines(g, here))}
            put = tuple(sorted((*self.put, option), key=order.__getitem__))  # one basket, one value
            g.push(here.seat, structs.replace(self, put=put), source=here.source)
        elif self.partner(g, here) is None:
            self.settle(g, here)
        else:
            self.on_offer(g, here)
            g.push(here.seat, Offered(basket=self, by=here.seat), source=here.source)

    def silence(self, g: "Game[Any]", here: Step) -> Option | None:
        """Who says nothing exchanges nothing."""
        return CLOSE


class Offered(Ask, frozen=True, kw_only=True, tag="basket_offered"):
    """The other side agrees, refuses, or makes one offer of its own."""

    basket: AnyVerb
    by: Seat  # who offers
    prompt: ClassVar[str] = "offered"
    because: ClassVar[str] = "offer"
    asks_one: ClassVar[bool] = True

    def fill(self, here: Step) -> tuple[Basket, Step]:
        """The basket, and the step of who offers it, by which it is judged."""
        basket = self.basket
        assert isinstance(basket, Basket)
        return basket, Step(basket, self.by, here.source)

    def who(self, g: "Game[Any]", here: Step) -> Seat:
        basket, at = self.fill(here)
        seat = basket.partner(g, at)
        assert seat is not None, "nobody is asked"
        return seat

    def options(self, g: "Game[Any]", here: Step) -> list[Option]:
        basket, at = self.fill(here)
        agree = [AGREE] if basket.fault(g, at) is None else []
        return [*agree, REFUSE, *([] if basket.reply else [COUNTER])]

    def refusals(self, g: "Game[Any]", here: Step) -> list[Refused]:
        basket, at = self.fill(here)
        fault = basket.fault(g, at)
        found = [] if fault is None else [Refused(AGREE, fault.why, fault.rule, fault.ids)]
        return [*found, Refused(COUNTER, "why-basket-one-answer")] if basket.reply else found

    def answer(self, g: "Game[Any]", here: Step, option: Option) -> None:
        basket, at = self.fill(here)
        if option == AGREE:
            basket.settle(g, at)
        elif option == REFUSE:
            basket.on_close(g, at)
        else:
            g.push(self.who(g, here), structs.replace(basket.mirror(), put=(), reply=True), source=here.source)

    def silence(self, g: "Game[Any]", here: Step) -> Option | None:
        """Silence refuses."""
        return REFUSE
