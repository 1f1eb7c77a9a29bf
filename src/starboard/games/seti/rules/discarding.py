"""Cards that are discarded or shown for what they give.  SE-CLR-13, SE-ANO-12, SE-CRD-09."""

from collections.abc import Iterator
from typing import ClassVar, Literal

from msgspec import structs

from starboard.games.seti.book import G, me
from starboard.games.seti.model.memory import Source
from starboard.games.seti.rules.cards import RefillAfter, discard, hand_of, income_resource, leave_hand
from starboard.games.seti.rules.effects import flow
from starboard.kernel.asking import AnyOrder
from starboard.kernel.offers import Change
from starboard.kernel.verbs import Ask, Step, Verb, Verbs
from starboard.kernel.words import Option, opt


class Corners(Verb, frozen=True):
    """The corner actions of cards drawn or discarded by this card, in the order that the owner likes.  SE-CLR-13."""

    of: Literal["drawn", "discarded"]

    def run(self, g: G, here: Step) -> None:
        source = g.inside(Source)
        cards = source.drawn if self.of == "drawn" else source.discarded
        g.amend(Source, discarded=())
        todo = tuple((opt("corner", card), g.book.cards[card].corner) for card in cards)
        if len(todo) == 1:
            flow(g, here.seat, todo[0][1], here.source)
        elif todo:
            g.push(here.seat, AnyOrder(todo), source=here.source)


def income_of_discarded(g: G, here: Step) -> None:
    for card in g.inside(Source).discarded:
        income_resource(g, here.seat, card)
    g.amend(Source, discarded=())


def discard_for(g: G, here: Step, what: str, then: Verbs) -> None:
    """Discard the row, or one of the drawn cards, for what follows."""
    if what == "drawn":
        g.push(here.seat, DiscardDrawn(then), source=here.source)
        return
    row = [card for card in g.s.row if card]
    g.s.row[:] = [""] * len(g.s.row)
    for card in row:
        discard(g, card)
    g.amend(Source, discarded=tuple(row))
    g.push(here.seat, RefillAfter())
    flow(g, here.seat, then, here.source)


class DiscardDrawn(Ask, frozen=True):
    """Discard one of the cards that were drawn and kept apart.  SE-ANO-12."""

    does: Verbs
    prompt: ClassVar[str] = "discard"
    fixed: ClassVar[bool] = True

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("discard", card) for card in me(g, here).apart]

    def answer(self, g: G, here: Step, option: Option) -> None:
        card = str(option.ids[0])
        me(g, here).apart.remove(card)
        discard(g, card)
        g.did("discard", here.seat, card)
        g.amend(Source, discarded=(card,))
        flow(g, here.seat, self.does, here.source)


class ShowCards(Ask, frozen=True):
    """Show cards of one kind from hand, one after the other; showing is never obligatory."""

    does: Verbs
    corner: str = ""
    income: str = ""
    shown: tuple[str, ...] = ()
    prompt: ClassVar[str] = "show"
    asks_one: ClassVar[bool] = True  # else a question that is not put would tell that the hand holds none

    def options(self, g: G, here: Step) -> list[Option]:
        t = g.book
        fit = [
            card
            for card in hand_of(g, here.seat)
            if card not in self.shown
            and (self.corner in t.corner[card] if self.corner else t.cards[card].income == self.income)
        ]
        return [*(opt("show", card) for card in fit), opt("stop")]

    def answer(self, g: G, here: Step, option: Option) -> None:
        if option.key == "stop":
            return
        card = str(option.ids[0])
        g.barrier()
        g.did("show", here.seat, card)
        g.push(here.seat, structs.replace(self, shown=(*self.shown, card)), source=here.source)
        flow(g, here.seat, self.does, here.source)


class DiscardCards(Ask, frozen=True):
    """Discard so many cards from hand.  SE-CRD-09, SE-FRE-04, SE-FRE-06."""

    n: int
    prompt: ClassVar[str] = "discard"
    because: ClassVar[str] = "pass"

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("discard", card) for card in hand_of(g, here.seat)] if self.n > 0 else []

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        yield Change("cards", -self.n)

    def answer(self, g: G, here: Step, option: Option) -> None:
        card = str(option.ids[0])
        leave_hand(g, here.seat, card)
        discard(g, card)
        g.did("discard", here.seat, card)
        if self.n > 1:
            g.push(here.seat, DiscardCards(self.n - 1), source=here.source)
