"""Opportunities: revealed on a node, used there, completed at the regroup; some engage an explorer.  UN-OPP"""

from typing import ClassVar

from msgspec import structs

from starboard.games.unsettled.book import G
from starboard.games.unsettled.model.ids import MARKERS, SCARAB
from starboard.games.unsettled.model.node import Moment
from starboard.games.unsettled.model.table import Deck
from starboard.games.unsettled.rules import clauses, exploration
from starboard.kernel.asking import FreeMove
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Option, Seat, opt


def deck(g: G, marker: int) -> Deck:
    return g.s.blue if marker else g.s.pink


def free_markers(g: G) -> list[int]:
    """The markers on the moment board, if a card is left for them.  UN-OPP-07, UN-OPP-24, UN-OPP-25, UN-OPP-31"""
    if not g.s.pink and not g.s.blue:
        return []
    return [i for i, moment in enumerate(g.s.moments) if not moment.card]


def engaged_with(g: G, card: str) -> Seat | None:
    return next((e.seat for e in g.s.explorers if card in e.engaged), None)


def marker_of(g: G, card: str) -> str:
    """Where an active opportunity can be used: its marker travels with who is engaged.  UN-OPP-06, UN-OPP-16"""
    seat = engaged_with(g, card)
    if seat is not None:
        return g.s.explorers[seat].at
    return next((m.at for m in g.s.moments if m.card == card), "")


def is_at_hand(g: G, seat: Seat, card: str) -> bool:
    """Whether this explorer is where the card can be used; LUNA alone is enough only if it says so.

    UN-OPP-06, UN-OPP-22
    """
    at = marker_of(g, card)
    return g.s.explorers[seat].at == at or (g.s.luna == at and g.book.opportunities[card].luna_alone)


def active(g: G) -> list[str]:
    """The opportunities that are neither completed nor forfeited.  UN-OPP-08"""
    return [m.card for m in g.s.moments if m.card]


def can_investigate(g: G, node: str) -> bool:
    """UN-DSH-09, UN-OPP-02, UN-OPP-24, UN-OPP-25, UN-SCA-04"""
    if node == SCARAB or node not in g.s.nodes or not free_markers(g):
        return False
    return not g.s.nodes[node].investigated


class TurnOpportunity(Ask, frozen=True):
    """A free marker comes to a node with the top card of its deck.

    UN-OPP-01, UN-OPP-03, UN-OPP-26, UN-OPP-27, UN-OPP-04, UN-OPP-05
    """

    node: str
    investigate: bool = False
    prompt: ClassVar[str] = "marker"
    is_blind: ClassVar[bool] = True  # both decks are shuffled, nobody has seen a card of them

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("marker", MARKERS[i]) for i in free_markers(g)]

    def answer(self, g: G, here: Step, option: Option) -> None:
        marker = MARKERS.index(option.ids[0])
        s = g.s
        if self.investigate:
            exploration.put(g, structs.replace(s.nodes[self.node], investigated=True))
            clauses.happens(g, "on_investigate", here.seat, self.node)
        refill(g, marker)
        card = g.draw(deck(g, marker))
        printed = g.book.opportunities[card]
        found = tuple(d for d in printed.discoveries if d in s.discoveries)
        s.discoveries = [d for d in s.discoveries if d not in found]
        s.moments[marker] = Moment(card, self.node, found)
        g.did("opportunity", here.seat, card, self.node)
        if printed.engages:
            engage(g, here.seat, card)
        clauses.of_card(g, here.seat, card, "on_reveal")


def refill(g: G, marker: int) -> None:
    """An empty deck takes the top half, rounded up, of the other, in its order.  UN-OPP-23, UN-OPP-30"""
    mine, other = deck(g, marker), deck(g, 1 - marker)
    if not mine and other:
        half = (len(other) + 1) // 2
        mine.extend(other[-half:])
        del other[-half:]


def finish(g: G, seat: Seat, card: str, what: str) -> None:
    """The card is discarded, its marker returns to the board, and so does a discovery left on it.

    UN-OPP-10, UN-OPP-11, UN-OPP-28, UN-GLO-05, UN-OPP-33
    """
    s = g.s
    at = next(i for i, m in enumerate(s.moments) if m.card == card)
    s.discoveries.extend(s.moments[at].discoveries)
    s.moments[at] = Moment()
    for explorer in s.explorers:
        if card in explorer.engaged:
            explorer.engaged.remove(card)
    s.spent.append(card)
    g.did(what, seat, card)


class Forfeit(Verb, frozen=True):
    """Any conscious explorer gives an active opportunity up.  UN-OPP-11, UN-OPP-32"""

    card: str

    def run(self, g: G, here: Step) -> None:
        if can_forfeit(g, self.card):
            finish(g, here.seat, self.card, "forfeit")


def can_forfeit(g: G, card: str) -> bool:
    return not why_not_forfeit(g, card)


def why_not_forfeit(g: G, card: str) -> str:
    """Not with a cube on it, not while somebody is engaged, not during its own effect.

    UN-OPP-12, UN-OPP-13, UN-OPP-14
    """
    if card not in active(g):
        return "why-not-active"
    if engaged_with(g, card) is not None:
        return "why-engaged"
    if any(step.source == card and not isinstance(step.verb, Forfeit | FreeMove) for step in g.s.stack):
        return "why-in-effect"
    owner = g.book.owner
    return "why-cube-there" if any(owner.get(space) == card for space in g.s.explorers[g.s.active].on if space) else ""


def can_engage(g: G, card: str) -> bool:
    """An active opportunity, or a planet card that lies open, with which nobody is engaged."""
    return engaged_with(g, card) is None and (card in active(g) or card in g.s.shown)


def engage(g: G, seat: Seat, card: str) -> None:
    """The card comes to this explorer's dashboard; its marker, if it has one, travels along.

    UN-OPP-15, UN-OPP-16, UN-UNC-18
    """
    if card in g.s.shown:
        g.s.shown.remove(card)
    g.s.explorers[seat].engaged.append(card)
    g.did("engage", seat, card)


def move_marker(g: G, seat: Seat, card: str, node: str) -> None:
    """The marker of an opportunity lies elsewhere; an engaged explorer is placed there with it.  UN-OPP-17"""
    g.s.moments[:] = [structs.replace(m, at=node) if m.card == card else m for m in g.s.moments]
    g.did("move_marker", seat, card, node)
    engaged = engaged_with(g, card)
    if engaged is not None and g.s.explorers[engaged].at != node:
        from starboard.games.unsettled.rules.movement import put_on

        put_on(g, engaged, node)


def release(g: G, card: str) -> None:
    """Nobody is engaged with this card any more: its marker stays on the node where it is."""
    at = marker_of(g, card)
    for explorer in g.s.explorers:
        if card in explorer.engaged:
            explorer.engaged.remove(card)
            g.did("disengage", explorer.seat, card)
    g.s.moments[:] = [structs.replace(m, at=at) if m.card == card else m for m in g.s.moments]
