"""Distress: cards that cover the actions of a dashboard.  UN-DIS"""

from collections.abc import Iterable
from typing import ClassVar

from starboard.games.unsettled.book import G
from starboard.games.unsettled.constants import DISTRESS_MOST
from starboard.games.unsettled.model.ids import ACTIONS
from starboard.games.unsettled.rules import clauses, unconscious
from starboard.games.unsettled.rules.facets import CALMED, MOVED, STRAINED, of
from starboard.games.unsettled.rules.focus import PickLower
from starboard.games.unsettled.rules.modifiers import Forbid, in_force
from starboard.kernel.ids import pid
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Option, Seat, opt

COVERABLE = len(ACTIONS) - 1  # Rest is the last one.  UN-DIS-02


def covered_actions(g: G, seat: Seat) -> list[int]:
    """The actions of this explorer that distress covers."""
    return [i for i, card in enumerate(g.s.explorers[seat].distress) if card]


def open_actions(g: G, seat: Seat) -> list[int]:
    """Where a distress may be put: never on Rest, never on another one.  UN-DIS-02, UN-DIS-03, UN-DIS-19"""
    barred = {m.what for _, m in in_force(g, Forbid, seat)}
    cards = g.s.explorers[seat].distress
    free = [i for i in range(COVERABLE) if not cards[i]]
    return [i for i in free if f"distress_on_{ACTIONS[i]}" not in barred] or free


class DrawDistress(Verb, frozen=True):
    """The top card comes to this explorer; what cannot be drawn costs everybody endurance.

    UN-DIS-01, UN-DIS-05, UN-DIS-06, UN-DIS-07, UN-DIS-20
    """

    n: int = 1

    def run(self, g: G, here: Step) -> None:
        if self.n > 1:
            g.push(here.seat, DrawDistress(self.n - 1), source=here.source)
        if not g.s.distress or len(covered_actions(g, here.seat)) == DISTRESS_MOST:
            g.did("no_distress", here.seat)
            unconscious.lose(g, range(len(g.s.explorers)), 1)
            return
        card = g.draw(g.s.distress)
        g.did("distress", here.seat, card)
        g.push(here.seat, Cover(card), source=card)


class Cover(Ask, frozen=True):
    """The gainer chooses the action that it covers; its text follows the effect that gave it.

    UN-DIS-01, UN-DIS-04, UN-DIS-21, UN-UNC-17
    """

    card: str
    moved: bool = False  # from another dashboard: it was gained long ago, so its text stays silent
    prompt: ClassVar[str] = "cover"

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("cover", ACTIONS[i]) for i in open_actions(g, here.seat)]

    def answer(self, g: G, here: Step, option: Option) -> None:
        at = ACTIONS.index(option.ids[0])
        g.s.explorers[here.seat].distress[at] = self.card
        g.did("cover", here.seat, self.card, option.ids[0])
        if self.moved:
            return
        clauses.of_card(g, here.seat, self.card, "on_gain")
        clauses.happens(g, "on_distress_gained", here.seat, self.card)


class DropDistress(Ask, frozen=True):
    """Its owner chooses which card leaves, to the bottom of the deck.

    UN-DIS-08, UN-DIS-15, UN-DSH-17, UN-UNC-07, UN-UNC-17
    """

    n: int = 1
    prompt: ClassVar[str] = "drop_distress"

    def options(self, g: G, here: Step) -> list[Option]:
        cards = g.s.explorers[here.seat].distress
        return [opt("drop", card) for card in cards if card] if self.n else []

    def answer(self, g: G, here: Step, option: Option) -> None:
        if self.n > 1:
            g.push(here.seat, DropDistress(self.n - 1), source=here.source)
        remove(g, here.seat, str(option.ids[0]))


def remove(g: G, seat: Seat, card: str) -> None:
    cards = g.s.explorers[seat].distress
    cards[cards.index(card)] = ""
    g.s.distress.insert(0, card)
    g.did("drop_distress", seat, card)
    clauses.of_card(g, seat, card, "on_removed")


class Manage(Verb, frozen=True):
    """A distress moves to another action of the same dashboard; its text stays silent.

    UN-DIS-09, UN-DIS-10, UN-DIS-18
    """

    start: int
    to: int

    def at_stake(self, g: G, here: Step) -> int:
        return of(CALMED | MOVED | STRAINED, (here.seat,))

    def run(self, g: G, here: Step) -> None:
        cards = g.s.explorers[here.seat].distress
        if cards[self.start] and not cards[self.to]:
            cards[self.to], cards[self.start] = cards[self.start], ""
            g.did("manage", here.seat, cards[self.to], ACTIONS[self.to])


class HandDistress(Ask, frozen=True):
    """Its owner chooses which card goes to the other dashboard.  UN-DIS-11, UN-DIS-15"""

    taker: Seat
    prompt: ClassVar[str] = "hand_distress"

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("hand", card) for card in g.s.explorers[here.seat].distress if card]

    def answer(self, g: G, here: Step, option: Option) -> None:
        card, cards = str(option.ids[0]), g.s.explorers[here.seat].distress
        cards[cards.index(card)] = ""
        g.did("hand_distress", here.seat, card, pid("explorer", self.taker))
        g.push(self.taker, Cover(card, moved=True), source=here.source)


MANAGE_COST = (PickLower(1),)  # a cube of one's choice, or time.  UN-DIS-09, UN-DIS-12


def strains(g: G, seats: Iterable[Seat], n: int) -> int:
    """What it goes by that these explorers draw distress: where each card can lie, and whether there are enough."""
    crowded = [seat for seat in seats if covered_actions(g, seat)]
    found = of(CALMED, crowded) | of(
        MOVED, [seat for seat in crowded if len(covered_actions(g, seat)) + n >= COVERABLE]
    )
    if len(g.s.distress) < n * len(g.s.explorers) or any(
        len(covered_actions(g, seat)) + n > DISTRESS_MOST for seat in crowded
    ):
        everybody = range(len(g.s.explorers))
        found |= of(CALMED, everybody) | unconscious.at_risk(g, everybody, n)
    return found


def is_covered(g: G, seat: Seat, action: int) -> bool:
    """A covered action cannot be used, its trait neither.  UN-DSH-27, UN-TRT-07, UN-TRT-08"""
    return bool(g.s.explorers[seat].distress[action])
