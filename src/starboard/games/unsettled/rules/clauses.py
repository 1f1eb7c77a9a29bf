"""Clauses: what is printed on pieces in play, found by the moment at which it happens, and resolved link by link.

A verb that does X calls `happens`; the clauses of pieces in play that wait for X are owed, so that they follow the
effect which caused them, in the order caused.  UN-INT-14
"""

from collections.abc import Iterator
from functools import cache
from typing import ClassVar

from msgspec import structs

from starboard.games.unsettled.book import Book, G
from starboard.games.unsettled.rules.facets import CALMED, facts_of, of, stake_of
from starboard.games.unsettled.rules.holding import holder
from starboard.games.unsettled.rules.modifiers import exempt
from starboard.kernel.asking import Effect
from starboard.kernel.force import When, Whenever
from starboard.kernel.offers import Change
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Event, Id, Option, Seat, opt

ONCE = ("on_gain", "on_removed")  # what a distress does once, whether or not it is still there


class Resolve(Verb, frozen=True):
    """A clause takes effect, if its conditions hold when it is reached.  UN-INT-11, UN-INT-03, UN-INT-04, UN-INT-05"""

    card: str
    at: int = 0
    agreed: bool = False
    paid: bool = False  # a free action, whose cost and conditions were met as it was declared
    due: bool = False  # it happens by itself, unless its holder has used it in this turn.  UN-TRN-17

    def run(self, g: G, here: Step) -> None:
        clause = g.book.clauses[self.card][self.at]
        if not self.paid and not self.able(g, here):
            return
        if clause.may and not self.agreed and not self.paid:
            g.push(here.seat, Agree(self), source=self.card)
            return
        if self.due:
            g.s.used.append(g.book.ability_name(self.card, self.at))
        first, *others = (Effect(parts) for parts in clause.links)
        g.chain(here.seat, *others, source=self.card)
        g.push(here.seat, first, source=self.card)  # its window came before this
        if clause.cost and not self.paid:
            g.push(here.seat, Effect(clause.cost), source=self.card)

    def at_stake(self, g: G, here: Step) -> int:
        """What decides whether it happens, and what its first effect goes by: each later one has a window of its own.

        A distress that lasts must still be there.  UN-DIS-04
        """
        clause = g.book.clauses[self.card][self.at]
        found = stake_of(g, here, clause.links[0])
        if self.paid:
            return found
        if clause.cost:
            found |= stake_of(g, here, clause.cost)
        if clause.requires and clause.when != "as_soon_as":  # what has begun to hold is not undone.  UN-INT-03
            found |= facts_of(g, here, clause.requires)
        if clause.when not in ONCE and g.book.kind.get(self.card) == "distress":
            found |= of(CALMED, (here.seat,))
        return found

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        clause, step = g.book.clauses[self.card][self.at], Step(self, here.seat, self.card)
        for parts in clause.links:
            for verb in parts:
                yield from verb.amounts(g, step)

    def able(self, g: G, here: Step) -> bool:
        """Whether it applies to this explorer now: in force, conditions, a cost that can be paid, no exemption.

        UN-GLO-16, UN-DIS-04, UN-TRN-17
        """
        book, step = g.book, Step(self, here.seat, self.card)
        clause = book.clauses[self.card][self.at]
        return (
            is_in_force(g, self.card, clause.when, here.seat)
            and not (self.due and book.ability_name(self.card, self.at) in g.s.used)
            and all(c.holds(g, step) for c in clause.requires)
            and all(v.possible(g, step) for v in book.judged_cost[self.card, self.at])
            and not (self.card in book.planet and exempt(g, book.planet[self.card].deck, here.seat, "effects"))
        )


class Agree(Ask, frozen=True):
    """An effect that one may have or leave.  UN-PRP-08"""

    what: Resolve
    prompt: ClassVar[str] = "may"

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("accept", self.what.card), opt("decline", self.what.card)]

    def answer(self, g: G, here: Step, option: Option) -> None:
        if option.key == "accept":
            g.push(here.seat, structs.replace(self.what, agreed=True), source=here.source)


def is_in_force(g: G, card: str, when: str, seat: Seat) -> bool:
    """A lasting part of a distress ends with its card; the text of its gain or of its removal happens anyway.

    UN-DIS-04, UN-INT-03
    """
    return g.book.kind.get(card) != "distress" or when in ONCE or holder(g, card) == seat


def happens(g: G, when: str, seat: Seat, *ids: Id) -> None:
    """Something happened: the clauses in play that wait for it follow.  `ids` name what it happened to."""
    if steps := waiting(g, when, seat, *ids):
        g.later(*steps)


def waiting(g: G, when: str, seat: Seat, *ids: Id) -> list[Step]:
    """The clauses in play that wait for this, each for its own seat, in the order in which they will follow."""
    if when not in triggers(g.book):  # nearly always
        return []
    return [Step(whenever.does[0], m.seat, m.source) for m, whenever in g.triggers(Event(when, seat, ids))]


@cache
def triggers(book: Book) -> dict[str, list[tuple[Id, Whenever]]]:
    """Every printed clause that waits for a moment, by its word."""
    return {word: [(card, trigger(book, card, at)) for card, at in pairs] for word, pairs in book.by_when.items()}


def trigger(book: Book, card: str, at: int) -> Whenever:
    clause = book.clauses[card][at]
    of = (clause.which,) if clause.which else ()
    return Whenever(When(clause.when, of, clause.whose), (Resolve(card, at),))


def of_card(g: G, seat: Seat, card: str, when: str) -> None:
    """What is printed on this very card for this moment follows, for this seat.  UN-INT-06, UN-INT-08, UN-OPP-04"""
    clauses = enumerate(g.book.clauses.get(card, ()))
    steps = [Step(Resolve(card, at), seat, card) for at, clause in clauses if clause.when == when]
    if steps:
        g.later(*steps)


def owe(g: G, seat: Seat, card: str, at: int) -> None:
    g.owe(seat, Resolve(card, at), source=card)


def watch(g: G) -> None:
    """What happens as soon as a state of the game holds happens once for each time that it begins to hold."""
    s, book = g.s, g.book
    waiting = book.by_when.get("as_soon_as")
    if not waiting:
        return
    for card, at in waiting:
        whose, name = holder(g, card), book.ability_name(card, at)
        clause = book.clauses[card][at]
        step = None if whose is None else Step(Resolve(card, at), whose, card)
        holds = step is not None and all(c.holds(g, step) for c in clause.requires)
        if holds and name not in s.met:
            s.met.append(name)
            assert whose is not None
            owe(g, whose, card, at)
        elif not holds and name in s.met:
            s.met.remove(name)


def still_due(g: G) -> list[tuple[Seat, Resolve]]:
    """What must happen in this turn, at a moment of its holder's choice, and has not happened yet.  UN-TRN-17"""
    book, found = g.book, []
    for when in ("each_turn", "each_of_your_turns"):
        for card, at in book.by_when.get(when, ()):
            whose = holder(g, card)
            yours = when == "each_turn" or whose == g.s.active
            if whose is not None and yours and book.ability_name(card, at) not in g.s.used:
                found.append((whose, Resolve(card, at, due=True)))
    return found
