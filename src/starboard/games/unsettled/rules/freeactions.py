"""Free actions: what any conscious explorer may do at any time, in anyone's turn.  UN-FRE

Free moves are worked out before every link and every question, so this file keeps to plain loops over short lists.
"""

from collections.abc import Iterator

from starboard.games.unsettled.console import console
from starboard.games.unsettled.model.explorer import Explorer
from starboard.games.unsettled.model.ids import ACTIONS
from starboard.games.unsettled.model.table import G
from starboard.games.unsettled.rules import discoveries, distress, endgame, opportunities, tasks
from starboard.games.unsettled.rules.clauses import Resolve
from starboard.games.unsettled.rules.dashboard import JUDGED
from starboard.games.unsettled.rules.insight import PURSUE, Pursue
from starboard.games.unsettled.rules.modifiers import is_forbidden
from starboard.games.unsettled.rules.movement import local
from starboard.games.unsettled.rules.turn import clockwise
from starboard.kernel.asking import Effect
from starboard.kernel.rules import Free
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Seat, opt


class Declare(Verb, frozen=True):
    """An ability is used: once a turn where it says so, known from the moment it is declared.  UN-BRK-05, UN-FRE-07"""

    card: str
    once: bool

    def run(self, g: G, here: Step) -> None:
        if self.once:
            g.s.used.append(self.card)
        g.did("use", here.seat, self.card)


class Leave(Verb, frozen=True):
    """This explorer agrees to leave without the others.  UN-END-07"""

    def run(self, g: G, here: Step) -> None:
        g.did("leave", here.seat)
        endgame.leave(g, here.seat)


def free(g: G) -> Iterator[Free]:
    """All free actions open now, from the active explorer clockwise.  UN-FRE-01, 02, UN-UNC-04, UN-INT-15"""
    s = g.s
    shared = _shared(g)
    for seat in clockwise(s):
        me = s.explorers[seat]
        if me.endurance > 0:
            yield from _abilities(g, me, shared)
            yield from _consume(g, me)
            yield from _own(g, me)
            yield from _trade(g, me)


def _shared(g: G) -> list[str]:
    """The pieces whose abilities serve everybody: structures, the open page, cards in the planet area.  UN-STR-11"""
    book = console(g)
    found = [t.key for t in g.s.structures if t.built and t.key in book.abilities]
    found += [card for card in g.s.shown if card in book.abilities]
    if g.s.page and (key := book.page_key(g.s.task, g.s.page)) in book.abilities:
        found.append(key)
    return found + book.always_abilities


def _abilities(g: G, me: Explorer, shared: list[str]) -> Iterator[Free]:
    """Breakthroughs, reusable anomalies, conditions met on cards, structures, contributions.  UN-FRE-06, 08"""
    book, used = console(g), g.s.used
    held = [c for c in (*me.breakthroughs, *me.distress, *me.engaged, *me.cards) if c in book.abilities]
    held += [f.anomaly for f in me.finds if f.anomaly in book.abilities]
    if me.at in book.abilities:
        held.append(me.at)
    for card in (*held, *shared):
        for at in book.abilities[card]:
            clause = book.clauses[card][at]
            if clause.once_per_turn and card in used:
                continue
            step = Step(JUDGED, me.seat, card)
            if all(v.possible(g, step) for v in book.judged_cost[card, at]) and all(
                c.holds(g, step) for c in clause.requires
            ):
                yield book.use[card, at, me.seat]


def _consume(g: G, me: Explorer) -> Iterator[Free]:
    """A discovery is consumed where the comprehension that its anomaly asks for is present.  UN-DSC-03, 04"""
    book = console(g)
    for held in me.finds:
        for at in book.discards.get(held.anomaly, ()):
            step = Step(JUDGED, me.seat, held.anomaly)
            if all(c.holds(g, step) for c in book.clauses[held.anomaly][at].requires):
                cost = (discoveries.Consume(held.discovery),)
                links = tuple(Effect(parts) for parts in book.clauses[held.anomaly][at].links)
                yield Free(me.seat, opt("consume", held.anomaly), cost, links)


def _own(g: G, me: Explorer) -> Iterator[Free]:
    """Change pursuit, manage distress, forfeit, agree to leave: never worth a window.  UN-INS-06, UN-DIS-09"""
    for option in PURSUE:
        if option.ids[0] != me.pursuit:
            yield Free(me.seat, option, (Pursue(str(option.ids[0])),), (), False)
    if any(me.distress) and not is_forbidden(g, "manage", me.seat):
        for start in distress.held(g, me.seat):
            for to in distress.open_actions(g, me.seat):
                option = opt("manage", ACTIONS[start], ACTIONS[to])
                cost = (Effect(distress.MANAGE_COST),)
                yield Free(me.seat, option, cost, (distress.Manage(start, to),), False)
    for card in opportunities.active(g):
        if opportunities.can_forfeit(g, card):
            yield Free(me.seat, opt("forfeit", card), (opportunities.Forfeit(card),), (), False)
    if me.seat not in g.s.freely and g.s.page and endgame.may_leave(g, tasks.is_last(g)):
        yield Free(me.seat, opt("leave"), (Leave(),), (), False)


def _trade(g: G, me: Explorer) -> Iterator[Free]:
    """Discoveries change hands on a node; who is unconscious is given to and taken from.  UN-FRE-04, UN-UNC-08"""
    for other in g.s.explorers:
        if other.seat == me.seat or not (me.finds or other.finds) or not local(g, me.at, me.seat, other.seat):
            continue
        for held in me.finds:
            option = opt("give", held.discovery, f"explorer_{other.seat}")
            verb = _handing(held.discovery, me.seat, other.seat, other.conscious)
            yield Free(me.seat, option, (), (verb,), False)
        if not other.conscious:
            for held in other.finds:
                hand = discoveries.HandOver(held.discovery, other.seat, me.seat)
                yield Free(me.seat, opt("take", held.discovery, f"explorer_{other.seat}"), (), (hand,), False)


def _handing(discovery: str, giver: Seat, taker: Seat, asks: bool) -> Verb:
    return discoveries.Offer(discovery, taker) if asks else discoveries.HandOver(discovery, giver, taker)


def uses(card: str, at: int, seat: Seat, once: bool, cost: tuple[Verb, ...]) -> Free:
    """The free move by which a seat uses an ability: made once, when the cartridge is read."""
    option = opt("use", card) if not at else opt("use", card, at)
    return Free(seat, option, (Effect((Declare(card, once), *cost)),), (Resolve(card, at, paid=True),))
