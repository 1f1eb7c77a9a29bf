"""Free actions: what any conscious explorer may do at any time, in anyone's turn.  UN-FRE

Free moves are worked out again and again, so this file keeps to plain loops over short lists.
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

from starboard.games.unsettled.book import Book, G
from starboard.games.unsettled.model.explorer import Explorer, Find
from starboard.games.unsettled.model.ids import ACTIONS, DISCIPLINES
from starboard.games.unsettled.rules import discoveries, distress, endgame, opportunities, tasks
from starboard.games.unsettled.rules.clauses import Resolve
from starboard.games.unsettled.rules.dashboard import JUDGED
from starboard.games.unsettled.rules.insight import PURSUE, Pursue
from starboard.games.unsettled.rules.modifiers import Forbid, in_force
from starboard.games.unsettled.rules.opportunities import active
from starboard.games.unsettled.rules.order import clockwise
from starboard.kernel.asking import Effect
from starboard.kernel.ids import pid
from starboard.kernel.offers import Free, Need, Offer, never
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Option, Seat, opt

TRADES = {"give": "trade", "take": "trade"}
FORBIDDABLE = frozenset(
    {"free_actions", "use", "consume", "pursue", "manage", "forfeit", "leave", "trade", "move", "scan"}
)


WHY_NOT = {  # the rule behind each reason why a free action is closed
    "why-forbidden-now": "UN-FRE-01",
    "why-pursued": "UN-INS-06",
    "why-no-distress": "UN-DIS-09",
    "why-all-covered": "UN-DIS-03",
    "why-nobody-near": "UN-FRE-04",
    "why-nothing-to-give": "UN-FRE-04",
    "why-used": "UN-FRE-07",
    "why-leave-page": "UN-END-07",
    "why-leave-aboard": "UN-END-07",
    "why-engaged": "UN-OPP-13",
    "why-in-effect": "UN-OPP-14",
    "why-cube-there": "UN-OPP-12",
}


class Declare(Verb, frozen=True):
    """An ability is used: once a turn where it says so, known from the moment it is declared.

    UN-BRK-05, UN-FRE-07, UN-DSC-15
    """

    card: str
    once: str = ""  # by what it is remembered for the rest of the turn

    def run(self, g: G, here: Step) -> None:
        if self.once:
            g.s.used.append(self.once)
        g.did("use", here.seat, self.card)


class Leave(Verb, frozen=True):
    """This explorer agrees to leave without the others.  UN-END-07"""

    def run(self, g: G, here: Step) -> None:
        g.did("leave", here.seat)
        g.s.freely.append(here.seat)  # whether all agree is looked at when this is over


class Stay(Verb, frozen=True):
    """Until all agree, nobody is bound: an agreement to leave is taken back.  UN-END-07"""

    def run(self, g: G, here: Step) -> None:
        g.did("stay", here.seat)
        g.s.freely.remove(here.seat)


def free(g: G) -> list[Free]:
    """The free actions open now, but for what is forbidden to somebody."""
    if not g.s.lasting and Forbid not in g.book.statics:  # nearly always
        return _free(g)
    barred = {e.seat: _forbidden(g, e.seat) for e in g.s.explorers}
    return [f for f in _free(g) if not barred[f.seat] or barred[f.seat].isdisjoint(_words(f.offer.option))]


def offers(g: G, seat: Seat) -> list[Offer]:
    """The free actions of one explorer, the closed ones among them, as they are read with their reasons."""
    me, barred = g.s.explorers[seat], _forbidden(g, seat)
    found = [f.offer for f in _of(g, me, _shared_pieces(g), active(g), why_not_leave(g), closed=True)]
    return [o if barred.isdisjoint(_words(o.option)) else _shut(o.option, "why-forbidden-now") for o in found]


def _forbidden(g: G, seat: Seat) -> set[str]:
    return {m.what for _, m in in_force(g, Forbid, seat)}


def _words(option: Option) -> tuple[str, ...]:
    """By what a free action can be forbidden: its kind, or the card that is used."""
    key = option.key
    return ("free_actions", TRADES.get(key, key), str(option.ids[0]) if key == "use" else "")


def why_not_leave(g: G) -> str:
    return endgame.why_not_leave(g, g.s.page > 0 and tasks.is_last(g))


def _free(g: G) -> list[Free]:
    """All free actions open now, from the active explorer clockwise.

    UN-FRE-01, UN-FRE-02, UN-UNC-04, UN-INT-15, UN-INT-01, UN-INT-09, UN-FRE-03
    """
    s, shared, stays = g.s, _shared_pieces(g), why_not_leave(g)
    forfeits = [card for card in active(g) if not opportunities.why_not_forfeit(g, card)]
    found: list[Free] = []
    for seat in clockwise(s):
        me = s.explorers[seat]
        if me.endurance:
            found += _of(g, me, shared, forfeits, stays)
    return found


def _of(g: G, me: Explorer, shared: list[str], forfeits: list[str], stays: str, closed: bool = False) -> list[Free]:
    """The free actions of one explorer: the open ones, or all that one might expect, each with its needs."""
    seat = me.seat
    found = _abilities(g, me, shared, closed)
    if me.finds:
        found += _consume(g, me, closed)
    found += PURSUITS[seat][me.pursuit]
    if any(me.distress):
        found += _manage(g, me)
    for card in forfeits:
        why = opportunities.why_not_forfeit(g, card) if closed else ""
        found.append(Free(seat, _shut(opt("forfeit", card), why)) if why else _forfeits(card)[seat])
    if not stays:
        found.append((STAYS if seat in g.s.freely else LEAVES)[seat])
    found += _trade(g, me)
    if closed:
        found += [Free(seat, offer) for offer in _nothing_there(g, me, stays)]
    return found


def _nothing_there(g: G, me: Explorer, stays: str) -> Iterator[Offer]:
    """What one might look for and does not find among the free actions."""
    if stays:
        yield LEAVE_NOT[stays]
    if me.pursuit:
        yield _shut(opt("pursue", me.pursuit), "why-pursued")
    if not any(me.distress):
        yield _shut(opt("manage_distress"), "why-no-distress")
    elif not distress.open_actions(g, me.seat):
        yield _shut(opt("manage_distress"), "why-all-covered")
    near = _partners(g, me)
    if not near:
        yield _shut(opt("trade"), "why-nobody-near")
    elif not me.finds and not any(me.inventory.values()):
        yield _shut(opt("trade"), "why-nothing-to-give")


def _shut(option: Option, why: str) -> Offer:
    return Offer(option, needs=(never(why, WHY_NOT[why], *option.ids),))


def _shared_pieces(g: G) -> list[str]:
    """The pieces whose abilities serve everybody: structures, the open page, cards in the planet area.

    UN-STR-11, UN-STR-08, UN-STR-12
    """
    book, s = g.book, g.s
    found = [t.key for t in s.structures if t.built and t.key in book.abilities]
    found += [card for card in s.shown if card in book.abilities]
    if s.page and (key := book.page_key(s.task, s.page)) in book.abilities:
        found.append(key)
    return found + book.always_abilities


def pieces_of(g: G, me: Explorer, shared: list[str]) -> list[str]:
    """The pieces with abilities that this explorer can use: their own, their node's, everybody's.  UN-FRE-03"""
    able = g.book.abilities
    mine = (*me.breakthroughs, *me.distress, *me.engaged, *me.cards)
    found = [c for c in mine if c in able]
    if me.finds:
        found += [f.anomaly for f in me.finds if f.anomaly in able]
    if me.at in able:
        found.append(me.at)
    found += [c for c in active(g) if c in able and c not in me.engaged and _at_hand(g, me, c)]
    return found + shared


def _at_hand(g: G, me: Explorer, card: str) -> bool:
    """An opportunity's effect without an action space serves who is at its marker.  UN-FRE-06, UN-OPP-18"""
    printed = g.book.opportunities[card]
    return not printed.engages and printed.reserved_to != "engaged" and opportunities.marker_of(g, card) == me.at


def _abilities(g: G, me: Explorer, shared: list[str], closed: bool) -> list[Free]:
    """Breakthroughs, reusable anomalies, conditions met on cards, structures, contributions.  UN-FRE-06, UN-FRE-08"""
    made, used, seat = abilities(g.book), g.s.used, me.seat
    found: list[Free] = []
    for card in pieces_of(g, me, shared):
        step = None
        for at, timed, checks, each in made[card]:
            if timed and _is_over(g, me, card, at, used, shared):
                if closed:
                    found.append(Free(seat, _shut(each[seat].offer.option, "why-used")))
                continue
            step = step or Step(JUDGED, seat, card)
            for holds in checks:  # as `open_now` does, with one step for all abilities of a card
                if not closed and not holds(g, step):
                    break
            else:
                found.append(each[seat])
    return found


def _is_over(g: G, me: Explorer, card: str, at: int, used: list[str], shared: list[str]) -> bool:
    """Used in this turn already, or not for this explorer in this turn.

    UN-TRN-15, UN-TRN-16, UN-TRN-17, UN-DSC-15, UN-TRN-23
    """
    book = g.book
    if book.ability_name(card, at) in used:
        return True
    when = book.clauses[card][at].when
    whole = when == "each_of_your_turns" or (when == "each_turn" and card in shared)
    return whole and me.seat != g.s.active


def _consume(g: G, me: Explorer, closed: bool) -> Iterator[Free]:
    """A discovery is consumed where the comprehension that its anomaly asks for is present.  UN-DSC-03, UN-DSC-04"""
    book = g.book
    for find in me.finds:
        for at in book.discards.get(find.anomaly, ()):
            move = _consumes(book, me.seat, find, at)
            if closed or move.offer.is_open(g, Step(JUDGED, me.seat)):
                yield move


@cache
def _consumes(book: Book, seat: Seat, find: Find, at: int) -> Free:
    clause, card = book.clauses[find.anomaly][at], find.anomaly

    needs = tuple(
        Need(asked.holds, "why-consume", "UN-DSC-04", (card, pid("claim", card, at, i)))
        for i, asked in enumerate(clause.requires)
    )
    links = tuple(Effect(parts) for parts in clause.links)
    return Free(
        seat, Offer(opt("consume", card), (), needs, links, costs=(discoveries.Consume(find.discovery),), source=card)
    )


def _manage(g: G, me: Explorer) -> Iterator[Free]:
    """A distress moves to another action.  UN-DIS-09, UN-DIS-13"""
    to_open = distress.open_actions(g, me.seat)
    for start in distress.covered_actions(g, me.seat):
        for to in to_open:
            yield _manages(me.seat, start, to)


def _trade(g: G, me: Explorer) -> Iterator[Free]:
    """Discoveries and items change hands on a node; who is unconscious is given to and taken from.  UN-FRE-04"""
    for other in g.s.explorers:
        if other.seat == me.seat or not (me.finds or me.inventory or other.finds or other.inventory):
            continue
        if not discoveries.can_trade(g, me.seat, other.seat):
            continue
        for what, verb in _handing(me, other):
            gift = discoveries.Trade(verb, other.seat)
            yield Free(me.seat, Offer(opt("give", what, pid("explorer", other.seat)), does=(gift,), endless=True))
        if not other.conscious:  # UN-UNC-08
            for what, verb in _handing(other, me):
                taking = discoveries.Trade(verb, other.seat, gives=False)
                yield Free(me.seat, Offer(opt("take", what, pid("explorer", other.seat)), does=(taking,), endless=True))


def _partners(g: G, me: Explorer) -> list[Explorer]:
    others = (other for other in g.s.explorers if other.seat != me.seat)
    return [other for other in others if discoveries.can_trade(g, me.seat, other.seat)]


def _handing(giver: Explorer, taker: Explorer) -> Iterator[tuple[str, Verb]]:
    """All that one explorer can hand to another: not comprehension, breakthroughs, distress, focus.  UN-FRE-05"""
    for find in giver.finds:
        yield find.discovery, discoveries.HandOver(find.discovery, giver.seat, taker.seat)
    for item, n in giver.inventory.items():
        if n:
            yield item, discoveries.HandItem(item, giver.seat, taker.seat)


# Free moves that are always alike are made once.

SEATS = range(4)
LEAVES = tuple(Free(seat, Offer(opt("leave"), costs=(Leave(),), endless=True)) for seat in SEATS)
STAYS = tuple(Free(seat, Offer(opt("stay"), costs=(Stay(),), endless=True)) for seat in SEATS)
LEAVE_NOT = {why: _shut(opt("leave"), why) for why in ("why-leave-page", "why-leave-aboard")}
PURSUITS: tuple[dict[str, tuple[Free, ...]], ...] = tuple(
    {
        now: tuple(
            Free(seat, Offer(o, costs=(Pursue(str(o.ids[0])),), endless=True)) for o in PURSUE if o.ids[0] != now
        )
        for now in ("", *DISCIPLINES)
    }
    for seat in SEATS
)


@cache
def _forfeits(card: str) -> tuple[Free, ...]:
    offer = Offer(opt("forfeit", card), costs=(opportunities.Forfeit(card),))
    return tuple(Free(seat, offer) for seat in SEATS)


@cache
def _manages(seat: Seat, start: int, to: int) -> Free:
    option, cost = opt("manage", ACTIONS[start], ACTIONS[to]), Effect(distress.MANAGE_COST)
    return Free(seat, Offer(option, does=(distress.Manage(start, to),), costs=(cost,), endless=True))


class Ability(NamedTuple):
    """An ability as it is offered to each seat; a timed one is over once it was used in this turn."""

    at: int
    timed: bool
    checks: tuple[Callable[[G, Step], bool], ...]
    each: tuple[Free, ...]


@cache
def abilities(book: Book) -> dict[str, tuple[Ability, ...]]:
    """The abilities of every piece, made once."""
    return {card: tuple(ability(book, card, at) for at in some) for card, some in book.abilities.items()}


def ability(book: Book, card: str, at: int) -> Ability:
    """A cost that can be paid, and requirements; whether the effect helps is the user's affair.

    UN-FRE-08, UN-FRE-09, UN-BRK-06, UN-STR-12, UN-INT-10, UN-BRK-09
    """
    clause = book.clauses[card][at]
    timed = clause.once_per_turn or clause.when != "free_action"
    option = opt("use", card) if not at else opt("use", card, at)
    needs = (
        *(
            Need(part.possible, "why-cannot", "UN-FRE-08", (card, pid("price", card, at, i)))
            for i, part in enumerate(book.judged_cost[card, at])
        ),
        *(
            Need(fact.holds, "why-requires", "UN-FRE-08", (card, pid("claim", card, at, i)))
            for i, fact in enumerate(clause.requires)
        ),
    )
    declared = Effect((Declare(card, book.ability_name(card, at) if timed else ""), *clause.cost))
    does = (Resolve(card, at, paid=True),)
    offer = Offer(option, (), needs, does, costs=(declared,), source=card, endless=not timed)
    return Ability(at, timed, offer.checks, tuple(Free(seat, offer) for seat in SEATS))
