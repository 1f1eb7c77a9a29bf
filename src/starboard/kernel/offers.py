"""Offers: what may be chosen, said once: what it costs, what it asks for, what it does.

From an offer follow the option, the reason why it is closed, the price that is shown, and what happens when it is
taken.  Offers are no part of the state: they are made anew at each question, or once and for all (`@cache`) where they
do not depend on it.  Only what is wanted is worked out: play asks for the open ones, a reader for the closed ones too.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import Struct, structs

from starboard.kernel.ids import pid
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Id, Option, Refused, Seat

if TYPE_CHECKING:
    from starboard.kernel.game import Game
    from starboard.kernel.scene import Amount
    from starboard.kernel.texts import Say

Price: TypeAlias = tuple[tuple[str, int], ...]  # what of the stock, and how many
Ids: TypeAlias = tuple[Id, ...]


class Need(Struct, frozen=True):
    """A fact that must hold; where it does not, `why` is the reason, with its rule and the pieces that it names."""

    holds: Callable[[Any, Step], bool]
    why: str
    rule: str = ""
    ids: Ids | Callable[[Any, Step], Ids] = ()


def never(why: str, rule: str = "", *ids: Id) -> Need:
    """What stands among the offers only to say why it is closed."""
    return Need(lambda g, here: False, why, rule, ids)


class Offer(Struct, frozen=True):
    """One thing that may be chosen.  `needs` come before `pays`: who may not at all is not told what it would cost."""

    option: Option
    pays: Price = ()
    needs: tuple[Need, ...] = ()
    does: tuple[Verb, ...] = ()
    rule: str = ""  # which sets the price
    why: str = ""  # told who cannot pay, instead of `why-credits` and its like
    costs: tuple[Verb, ...] = ()  # paid otherwise than from the stock: judged by `possible`, run before `does`
    opens: bool = True  # as a free move: whether a window stops for it
    source: Id = ""  # the card or space whose it is: it is judged, and it happens, as an effect of that
    ways: "tuple[Offer, ...]" = ()  # what is offered in its place where it is open: it only says, once for all, why not
    tests: tuple[Callable[[Any, Step], bool], ...] = ()  # worked out: all that must hold beside the price
    payment: tuple[Verb, ...] = ()  # worked out: the verbs that pay for it

    def __post_init__(self) -> None:
        """What is asked again and again is worked out once."""
        if self.needs or self.costs:
            judged = (cost.possible for cost in self.costs if type(cost).possible is not Verb.possible)
            structs.force_setattr(self, "tests", (*(need.holds for need in self.needs), *judged))
        structs.force_setattr(self, "payment", (Charge(self.pays), *self.costs) if self.pays else self.costs)

    def is_open(self, g: "Game[Any]", here: Step) -> bool:
        return bool(open_now((self,), g, here))

    def refusal(self, g: "Game[Any]", here: Step) -> Refused | None:
        """Why it is closed, if it is: the first need that does not hold, then the price."""
        if self.source != "":
            here = Step(here.verb, here.seat, self.source)
        for need in self.needs:
            if not need.holds(g, here):
                ids = need.ids if isinstance(need.ids, tuple) else need.ids(g, here)
                return Refused(self.option, need.why, need.rule, ids)
        purse = g.rules.purse(g, here.seat)
        for what, n in self.pays:
            if getattr(purse, what) < n:
                if self.why:
                    numbers = tuple(pid("number", much) for _, much in self.pays)
                    return Refused(self.option, self.why, self.rule, (*self.option.ids, *numbers))
                return Refused(self.option, f"why-{what}", self.rule, (pid("number", n),))
        for cost in self.costs:
            if not cost.possible(g, here):
                why, ids = cost.lacks(g, here)
                return Refused(self.option, self.why or why, self.rule, ids)
        return None

    def amounts(self, g: "Game[Any]", here: Step, say: "Say") -> "Iterator[Amount]":
        """What it costs and brings for certain, as it is shown before it is chosen."""
        for what, n in self.pays:
            if n:
                yield g.rules.amount(what, -n, say)
        for verb in (*self.costs, *self.does):
            yield from verb.amounts(g, here, say)


class Free(Struct, frozen=True):
    """A free move open now: an offer to a seat, beside any question.  It is paid as it is declared; what it does are
    links of a chain.  A window stops for it only if the offer `opens`; a secret move never does, since who is waited
    for is public."""

    seat: Seat
    offer: Offer


def free_move(
    seat: Seat, option: Option, costs: tuple[Verb, ...] = (), does: tuple[Verb, ...] = (), opens: bool = True
) -> Free:
    return Free(seat, Offer(option, costs=costs, does=does, opens=opens))


class Charge(Verb, frozen=True):
    """A price is paid from the stock, in full."""

    price: Price

    def run(self, g: "Game[Any]", here: Step) -> None:
        purse = g.rules.purse(g, here.seat)
        for what, n in self.price:
            left = getattr(purse, what) - n
            assert left >= 0, f"{what} was not judged"
            setattr(purse, what, left)


def open_now(offers: Iterable[Offer], g: "Game[Any]", here: Step, ways: bool = True) -> list[Offer]:
    """The open ones of these, each heading by its ways.  The inner loop of all play: no call but those of the tests."""
    purse = g.rules.purse(g, here.seat)
    found: list[Offer] = []
    for offer in offers:
        for what, n in offer.pays:
            if getattr(purse, what) < n:
                break
        else:
            if offer.tests:
                step = here if offer.source == "" else Step(here.verb, here.seat, offer.source)
                for holds in offer.tests:
                    if not holds(g, step):
                        break
                else:
                    if ways and offer.ways:
                        found += offer.ways
                    else:
                        found.append(offer)
            elif ways and offer.ways:
                found += offer.ways
            else:
                found.append(offer)
    return found


def refusals(offers: Iterable[Offer], g: "Game[Any]", here: Step) -> list[Refused]:
    """Of these, why the closed ones are closed."""
    judged = (offer.refusal(g, here) for offer in offers)
    return [refused for refused in judged if refused is not None]


class Offers(Ask, frozen=True):
    """A question whose answers are offers.  Write `offers`; all else follows."""

    def offers(self, g: "Game[Any]", here: Step, closed: bool = False) -> Iterable[Offer]:
        """What might be chosen, in the order shown; `closed`: also what stands there only to say why it is closed."""
        raise NotImplementedError(type(self).__name__)

    def take(self, g: "Game[Any]", here: Step, offer: Offer) -> None:
        """It is paid, then it happens."""
        g.push(here.seat, *offer.payment, *offer.does, source=here.source)

    def options(self, g: "Game[Any]", here: Step) -> list[Option]:
        found = self.find_open(g, here)
        g.offer_cache = (here, found)
        return [offer.option for offer in found]

    def find_open(self, g: "Game[Any]", here: Step) -> list[Offer]:
        """The open offers."""
        return open_now(self.offers(g, here), g, here)

    def refused(self, g: "Game[Any]", here: Step) -> list[Refused]:
        return refusals(self.offers(g, here, True), g, here)

    def answer(self, g: "Game[Any]", here: Step, option: Option) -> None:
        self.take(g, here, next(offer for offer in self.open_offers(g, here) if offer.option == option))

    def open_offers(self, g: "Game[Any]", here: Step) -> list[Offer]:
        """The open offers: as they were made for the options, which are worked out anew whenever something changed."""
        return g.offer_cache[1] if g.offer_cache is not None and g.offer_cache[0] is here else self.find_open(g, here)


def offered(g: "Game[Any]", seat: Seat, option: Option) -> tuple[Step, Offer] | None:
    """The offer behind an open option of a seat: an answer, or a free move; nothing, where a question makes none."""
    for step, _ in g.open:
        if step.seat == seat and isinstance(step.verb, Offers):
            found = next((offer for offer in step.verb.open_offers(g, step) if offer.option == option), None)
            if found is not None:
                return step, found
    free = next((f.offer for f in g.free if f.seat == seat and f.offer.option == option), None)
    return None if free is None else (Step(Judged(), seat), free)


class Judged(Verb, frozen=True):
    """Stands for what is not yet chosen while it is judged: never run."""
