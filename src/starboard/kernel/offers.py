"""Offers: what may be chosen, said once: its price, what it needs, what it does.

From an offer follow the option, the reason why it is closed, the amounts that are shown, and what happens when it is
taken.  Offers are no part of the state: a question makes them anew, or once and for all (`@cache`) where they do not
depend on it.  Play asks only for the open offers; the closed ones are worked out when somebody reads the reasons.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import Struct, structs

from starboard.kernel.ids import AMOUNTS, amounts, pid
from starboard.kernel.verbs import ANYTHING, Ask, Step, Verb
from starboard.kernel.words import Id, Option, Refused, Seat

if TYPE_CHECKING:
    from starboard.kernel.game import Game
    from starboard.kernel.odds import Likely

Price: TypeAlias = tuple[tuple[str, int], ...]  # what of the stock, and how many
Ids: TypeAlias = tuple[Id, ...]


class Need(Struct, frozen=True):
    """A fact that must hold; where it does not, `why` is the reason, with its rule and the pieces that it names."""

    holds: Callable[[Any, Step], bool]
    why: str
    rule: str = ""
    ids: Ids | Callable[[Any, Step], Ids] = ()


def never(why: str, rule: str = "", *ids: Id) -> Need:
    """A need that never holds: its offer stands among the others only to say why it is closed."""
    return Need(lambda g, here: False, why, rule, ids)


class Change(Struct, frozen=True):
    """By how much something changes when an offer is taken, as far as it is certain."""

    what: str  # a word of the stock, or of a thing that has no number
    by: int | None = None
    seats: tuple[Seat, ...] | None = None  # whose it is; `None`: of the seat that takes the offer; none: not known yet
    whose: str = ""  # as `seats` is described, where it is not the seat that takes the offer
    most: int | None = None  # all changes with this limit together bring no more than that
    later: bool = False  # it follows for certain, but perhaps only after what the offer is a part of


UNKNOWN = Change("")  # something is drawn, uncovered or read from a card: more may change than is shown


class Offer(Struct, frozen=True):
    """One thing that may be chosen.  Its needs are judged before its price, so that the first reason is the deepest.

    An offer with `ways` is a heading: it is judged once for all its ways, which are offered in its place where it is
    open.  The ways of a heading are not judged again, unless the question does it (`judge_ways`).
    """

    option: Option
    price: Price = ()
    needs: tuple[Need, ...] = ()
    does: tuple[Verb, ...] = ()
    rule: str = ""  # which sets the price
    why: str = ""  # the reason where the price cannot be paid, instead of `why-price`
    costs: tuple[Verb, ...] = ()  # paid otherwise than from the stock: judged by `possible`, run before `does`
    opens: bool = True  # as a free move: False, if it is secret; no window stops for it, since that would be seen
    alters: int = ANYTHING  # as a free move: the facets of the table that it, and what it leads to, can change
    endless: bool = False  # as a free move: it can be done and undone for ever, so only so often in a row
    odds: "Callable[[Any, Step, Option], Iterable[Likely]] | None" = None  # instead of what its verbs say by themselves
    source: Id = ""  # the card or space that it belongs to: it is judged, and it happens, as an effect of that
    ways: "tuple[Offer, ...]" = ()
    judge_ways: bool = False
    checks: tuple[Callable[[Any, Step], bool], ...] = ()  # derived: all that must hold beside the price
    payment: tuple[Verb, ...] = ()  # derived: the verbs that pay for it

    def __post_init__(self) -> None:
        """Derive once what is asked for at every question."""
        if len(self.price) > 1:
            structs.force_setattr(self, "price", merge_price(self.price))
        if self.needs or self.costs:
            judged = (cost.possible for cost in self.costs if type(cost).possible is not Verb.possible)
            structs.force_setattr(self, "checks", (*(need.holds for need in self.needs), *judged))
        structs.force_setattr(self, "payment", (Charge(self.price), *self.costs) if self.price else self.costs)
        if self.ways and not self.judge_ways:
            self._check_ways()

    def _check_ways(self) -> None:
        limits = dict(self.price)
        for way in self.ways:
            dearer = any(n > limits.get(what, 0) for what, n in way.price)
            if dearer or not set(way.checks) <= set(self.checks):
                raise ValueError(
                    f"'{way.option}' needs or costs more than its heading '{self.option}', which is judged"
                )

    def is_open(self, g: "Game[Any]", here: Step) -> bool:
        return bool(open_now((self,), g, here))

    def refusal(self, g: "Game[Any]", here: Step) -> Refused | None:
        """Why it is closed, if it is: the first need that does not hold, then the price, then the costs."""
        if self.source != "":
            here = Step(here.verb, here.seat, self.source)
        for need in self.needs:
            if not need.holds(g, here):
                ids = need.ids if isinstance(need.ids, tuple) else need.ids(g, here)
                return Refused(self.option, need.why, need.rule, ids)
        purse = g.rules.purse(g, here.seat)
        if any(getattr(purse, what) < n for what, n in self.price):
            why, ids = too_dear(self.price, purse)
            return Refused(self.option, self.why or why, self.rule, ids)
        for cost in self.costs:
            if not cost.possible(g, here):
                why, ids = cost.lacks(g, here)
                return Refused(self.option, self.why or why, self.rule, ids)
        return None

    def changes(self, g: "Game[Any]", here: Step) -> Iterator[Change]:
        """What it costs and brings for certain."""
        if self.source != "":
            here = Step(here.verb, here.seat, self.source)
        for verb in (*self.payment, *self.does):
            yield from verb.amounts(g, here)

    def likely(self, g: "Game[Any]", here: Step) -> "Iterator[Likely]":
        """What it may come to by dice."""
        if self.odds is not None:
            yield from self.odds(g, here, self.option)
            return
        if self.source != "":
            here = Step(here.verb, here.seat, self.source)
        for verb in self.does:
            yield from verb.likely(g, here)


def too_dear(price: Price, purse: Any) -> tuple[str, Ids]:
    """Why a price cannot be paid, in every game alike: the text key, and ids that name the price and what is there."""
    there = tuple((what, getattr(purse, what)) for what, _ in price)
    if len(price) > 1:
        return "why-prices", (amounts(price), amounts(there))
    return "why-price", (amounts(price), pid(AMOUNTS, there[0][1]))


def merge_price(price: Price) -> Price:
    """A price that names each stock once."""
    total: dict[str, int] = {}
    for what, n in price:
        total[what] = total.get(what, 0) + n
    return tuple(total.items())


class Free(Struct, frozen=True, gc=False):
    """A free move that is open now: an offer to a seat, beside any question.  It is paid as it is declared; what it
    does are links of a chain.  A window stops for it before a link that it could change; for a secret move never, since
    everybody sees who is waited for."""

    seat: Seat
    offer: Offer


class Charge(Verb, frozen=True):
    """A price is paid from the stock, in full."""

    price: Price

    def run(self, g: "Game[Any]", here: Step) -> None:
        purse = g.rules.purse(g, here.seat)
        for what, n in self.price:
            left = getattr(purse, what) - n
            assert left >= 0, f"{what} was not judged"
            setattr(purse, what, left)

    def amounts(self, g: "Game[Any]", here: Step) -> Iterator[Change]:
        for what, n in self.price:
            if n:
                yield Change(what, -n)


def open_now(offers: Iterable[Offer], g: "Game[Any]", here: Step, ways: bool = True) -> list[Offer]:
    """The open ones of these, each heading by its ways.  The inner loop of all play: it calls nothing but checks."""
    purse = g.rules.purse(g, here.seat)
    found: list[Offer] = []
    for offer in offers:
        for what, n in offer.price:
            if getattr(purse, what) < n:
                break
        else:
            if offer.checks:
                step = here if offer.source == "" else Step(here.verb, here.seat, offer.source)
                for holds in offer.checks:
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

    def free_offers(self, g: "Game[Any]", here: Step) -> Iterable[Offer]:
        """The free moves whose reasons are shown with this question."""
        return ()

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

    def refusals(self, g: "Game[Any]", here: Step) -> list[Refused]:
        return refusals((*self.offers(g, here, True), *self.free_offers(g, here)), g, here)

    def answer(self, g: "Game[Any]", here: Step, option: Option) -> None:
        self.take(g, here, next(offer for offer in self.open_offers(g, here) if offer.option == option))

    def odds(self, g: "Game[Any]", here: Step, option: Option) -> "Iterator[Likely]":
        return next(offer for offer in self.open_offers(g, here) if offer.option == option).likely(g, here)

    def open_offers(self, g: "Game[Any]", here: Step) -> list[Offer]:
        """The open offers: as they were made for the options, which are worked out anew whenever something changed."""
        return g.offer_cache[1] if g.offer_cache is not None and g.offer_cache[0] is here else self.find_open(g, here)


def offer_of(g: "Game[Any]", seat: Seat, option: Option) -> tuple[Step, Offer] | None:
    """The offer behind an open option of a seat: an answer, or a free move; nothing, where a question makes none."""
    for step, _ in g.open:
        if step.seat == seat and isinstance(step.verb, Offers):
            found = next((offer for offer in step.verb.open_offers(g, step) if offer.option == option), None)
            if found is not None:
                return step, found
    free = next((f.offer for f in g.free if f.seat == seat and f.offer.option == option), None)
    return None if free is None else (Step(Judged(), seat), free)


def changes_of(g: "Game[Any]", seat: Seat, option: Option) -> list[Change]:
    """What an open option costs and brings for certain, each thing once, with what follows from it."""
    found = offer_of(g, seat, option)
    if found is None:
        return merge_changes(_answer_changes(g, seat, option))
    changes = merge_changes(found[1].changes(g, found[0]))
    return merge_changes((*changes, *g.rules.consequences(g, seat, changes)))


def _answer_changes(g: "Game[Any]", seat: Seat, option: Option) -> Iterable[Change]:
    """What a question that makes no offers says of one of its answers."""
    asked = next((step for step, options in g.open if step.seat == seat and option in options), None)
    return asked.verb.brings(g, asked, option) if asked is not None and isinstance(asked.verb, Ask) else ()


def odds_of(g: "Game[Any]", seat: Seat, option: Option) -> "list[Likely]":
    """What an open option of a seat may come to by dice: an answer, or a free move."""
    for step, options in g.open:
        if step.seat == seat and option in options:
            assert isinstance(step.verb, Ask)
            return list(step.verb.odds(g, step, option))
    free = next((f.offer for f in g.free if f.seat == seat and f.offer.option == option), None)
    return [] if free is None else list(free.likely(g, Step(Judged(), seat)))


def merge_changes(changes: Iterable[Change]) -> list[Change]:
    """Each thing once: what comes twice is added up, first what shares a limit."""
    limited = _add_up(changes, lambda change: (change.what, change.whose, change.most))
    return _add_up(limited, lambda change: (change.what, change.whose))


def _add_up(changes: Iterable[Change], key: Callable[[Change], tuple[Any, ...]]) -> list[Change]:
    found: dict[tuple[Any, ...], Change] = {}
    for change in changes:
        old = found.get(key(change))
        by = change.by
        if old is not None:
            by = None if old.by is None or by is None else old.by + by
            change = structs.replace(change, later=old.later or change.later)
        if by is not None and change.most is not None:
            by = min(by, change.most)
        found[key(change)] = structs.replace(change, by=by)
    return [change if change.most is None else structs.replace(change, most=None) for change in found.values()]


class Judged(Verb, frozen=True):
    """Stands for what is not yet chosen while it is judged: never run."""
