"""What members may do beside any question: abilities of cards, Skills, Equipment, Discoveries; persevering.

IV-CRW-04, IV-CRD-06, IV-CRD-11, IV-EQP-08, IV-DSC-07, IV-SUP-02, IV-PSV-01
"""

from collections.abc import Mapping
from typing import Any, Final

from starboard.games.iss_vanguard.book import Book, G
from starboard.games.iss_vanguard.constants import (
    ALL_DICE,
    ARRIVAL,
    CARDS,
    DANGER,
    DICE,
    EVENT,
    FEWEST_DICE,
    GAINS,
    HELP,
    HURT,
    LAW,
    LYING,
    OF_OTHERS,
    OWN,
    RESULTS,
)
from starboard.games.iss_vanguard.model.member import Member
from starboard.games.iss_vanguard.model.table import Table
from starboard.games.iss_vanguard.rules.dice import dice_in_play
from starboard.games.iss_vanguard.rules.force import aids_for, cards_for
from starboard.games.iss_vanguard.rules.hand_choices import hand_limit
from starboard.games.iss_vanguard.rules.moments import is_spent, spend_limit
from starboard.games.iss_vanguard.rules.persevere import OFFERS, brings_dice_back, may_persevere
from starboard.games.iss_vanguard.rules.sectors import within_reach
from starboard.games.iss_vanguard.rules.support import AskSupport, may_support
from starboard.games.iss_vanguard.rules.team import living, member, member_of
from starboard.kernel.force import Modifier
from starboard.kernel.forms import Way, all_hold, all_possible
from starboard.kernel.offers import Free, Need, Offer, never
from starboard.kernel.verbs import ANYTHING, NOTHING, Step, Verb
from starboard.kernel.words import Seat, opt

FACETS: Final = {"test": RESULTS, "danger": DANGER, "event": EVENT, "support": HELP}
JUDGED: Final = Verb()


def free_moves(g: G) -> list[Free]:
    """The free moves of all members, in the order of the seats."""
    s = g.s
    if s.result or not s.stack:
        return []
    top = s.stack[-1]
    moment: str = getattr(top.verb, "moment", "")
    moments = g.book.moments
    always, in_turn, now = moments.get("any_time"), moments.get("own_turn"), moments.get(moment)
    found: list[Free] = []
    for me in s.members:
        if me.dead:
            continue
        if always:
            _add_uses(g, me, always, "any_time", found)
        if in_turn and is_own_turn(s, me.seat):
            _add_uses(g, me, in_turn, "own_turn", found)
        if now and _has_moment(g, me, top, moment):
            _add_uses(g, me, now, moment, found)
        if may_persevere(g, me):
            found.append(OFFERS[me.seat])
    return found


def is_own_turn(s: Table, seat: Seat) -> bool:
    """Whether it is a member's turn; in the landing whoever makes the landing test is on turn.  IV-EQP-08, IV-LDP-15"""
    return s.active == seat or (s.active < 0 and s.test is not None and s.test.seat == seat)


def _add_uses(g: G, me: Member, table: Mapping[str, tuple[int, ...]], when: str, found: list[Free]) -> None:
    """What a member may use now of what names this moment."""
    test = g.s.test
    supports = when == "test" and test is not None and test.seat != me.seat
    if not supports or (test is not None and me.seat not in test.supporters):  # one card.  IV-SUP-02
        for key in me.hand:
            if key in table:
                _add_open(g, me, key, table[key], when, True, found)
    if me.crew in table:
        _add_open(g, me, me.crew, table[me.crew], when, False, found)
    if supports:  # no Equipment and no Discovery.  IV-TST-09
        return
    for key in me.equipment:
        if key in table:
            _add_open(g, me, key, table[key], when, False, found)
    for key in g.s.finds:
        if key in table:
            _add_open(g, me, key, table[key], when, False, found)
    if me.at in g.s.sectors and g.s.sectors[me.at].tokens:
        for key in aids_for(g, me):
            if key in table:
                _add_open(g, me, key, table[key], when, False, found)


def _has_moment(g: G, me: Member, top: Step, moment: str) -> bool:
    """Whether a moment is this member's: its own test, a test that it may support, a danger die on its sector."""
    test = g.s.test
    if moment == "test":
        if test is None:
            return False
        return me.seat == test.seat or may_support(g, test, me)
    if moment == "danger":
        roller = member_of(g.s, top.seat)
        return roller is not None and roller.at == me.at
    if moment == "support":
        return isinstance(top.verb, AskSupport) and me.seat in top.verb.asked
    return True


def _add_open(g: G, me: Member, key: str, numbers: tuple[int, ...], when: str, hand: bool, found: list[Free]) -> None:
    if hand and len(me.hand) > hand_limit(g, me):  # nothing is played before the limit holds.  IV-CRD-05
        return
    supports = hand and when == "test" and g.s.test is not None and g.s.test.seat != me.seat
    how = "support" if supports else "hand" if hand else ""
    here = Step(JUDGED, me.seat, key)
    for at in numbers:
        if is_spent(g.s, me.seat, key, at):
            continue
        name = (key, at, me.seat, how)
        free = g.book.uses.get(name)
        if free is None:
            free = g.book.uses[name] = _offer(g.book, *name)
        for holds in free.offer.checks:
            if not holds(g, here):
                break
        else:
            found.append(free)


def _offer(book: Book, key: str, at: int, seat: Seat, how: str) -> Free:
    ability = book.abilities[key][at]

    def holds(g: G, here: Step) -> bool:
        return all_hold(g, played_by(g, here, how), ability.requires)

    def can_do_something(g: G, here: Step) -> bool:
        judged = played_by(g, here, how)
        return any(verb.possible(g, judged) for verb in ability.does)

    def can_be_paid(g: G, here: Step) -> bool:
        return all_possible(g, played_by(g, here, how), ability.cost)

    needs: tuple[Need, ...] = (Need(holds, "why-requires"), Need(can_do_something, "why-nothing-to-do"))
    if ability.as_action:  # it is chosen among the Actions.  IV-ACT-03
        needs = (never("why-requires"),)
    elif not ability.requires:
        needs = needs[1:]
    costs = ability.cost
    if how == "support" and costs:  # the active member pays: it is resolved as if it had played the card
        needs, costs = (*needs, Need(can_be_paid, "why-requires")), ()
    first: Verb = PlayCard(key, how == "support") if how else UseAbility(key, at)
    option = opt("play" if how else "use", key) if not at else opt("use", key, at)
    alters = facets_of((*ability.cost, *ability.does)) | (CARDS if how else NOTHING)
    offer = Offer(
        option, needs=needs, costs=(first, *costs), does=(Resolve(key, at),),
        rule="IV-CRD-06" if how else "IV-CRW-04", alters=alters | FACETS.get(ability.when, NOTHING),
        source=key,
    )  # fmt: skip
    return Free(seat, offer)


def played_by(g: G, here: Step, how: str) -> Step:
    """Of a card played in support all is judged as if the active member played it.  IV-SUP-02"""
    test = g.s.test
    return here if how != "support" or test is None else Step(here.verb, test.seat, here.source)


def facets_of(parts: Any) -> int:
    """What verbs, and the verbs inside them, can change of what links go by; of others where those are meant."""
    found = NOTHING
    for part in parts:
        if isinstance(part, Modifier):
            found |= LAW
        elif isinstance(part, Verb | Way):
            inner = facets_of([getattr(part, field) for field in part.__struct_fields__])
            whom: str = getattr(part, "whom", "")
            if whom:
                own = NOTHING if whom.startswith("others") else inner
                inner = own | inner & ~OWN | (inner & OWN) << OF_OTHERS
            found |= inner | getattr(type(part), "alters", NOTHING)
        elif isinstance(part, tuple):
            found |= facets_of(part)
    return found


def at_stake(g: G, here: Step) -> int:
    """What a link goes by.  A question that a rule has put is a part of what put it, whose window came before."""
    stake = here.verb.at_stake(g, here)
    return NOTHING if stake == ANYTHING and here.verb.asks else stake


def could_change(g: G, here: Step, stake: int, free: Free) -> bool:
    """Whether a free move could change a link: what it does to its own member, to others, to the team."""
    if free.seat != here.seat and stake != ANYTHING:  # what is the link's own is another's to who moves
        others = stake >> OF_OTHERS & OWN
        stake = stake & ~(OWN | OWN << OF_OTHERS) | others | (others | stake & OWN) << OF_OTHERS
    alters = free.offer.alters
    if free is OFFERS[free.seat]:
        alters = persevering_alters(g, member(g.s, free.seat), getattr(here.verb, "colour", "any"))
    if alters & GAINS:  # everybody's cards speak of what is found
        for me in living(g.s):
            alters |= spoken_facets(g, me, "discovery_gained") | spoken_facets(g, me, "lead_placed")
    if alters & ARRIVAL and not stake & alters:
        alters |= arriving_alters(g)
    return stake & alters != 0


def arriving_alters(g: G) -> int:
    """Who arrives in the own turn reads what stands on a sector that no card covers: that may do anything.

    IV-MOV-08, IV-MOV-13
    """
    s, me = g.s, member_of(g.s, g.s.active)
    if me is None or me.at not in s.sectors:
        return NOTHING
    sectors = g.book.sectors[s.planet]
    if any(sectors[at].entry and not s.sectors[at].places for at in within_reach(g.book, s, me)):
        return ANYTHING & ~LYING
    return spoken_facets(g, me, "arrival")


def persevering_alters(g: G, me: Member, colour: str) -> int:
    """Dice of a colour come back only where one of the discard finds a slot; who has too few is Exhausted.

    IV-PSV-02, IV-PSV-03
    """
    exhausts = dice_in_play(g.s, me) <= FEWEST_DICE
    found = (DICE if brings_dice_back(g, me, colour) else NOTHING) | (HURT if exhausts else ALL_DICE)
    return found | spoken_facets(g, me, "persevere")


def spoken_facets(g: G, me: Member, moment: str) -> int:
    """What the cards that speak at a moment of a member can change."""
    spoken = g.book.moments.get(moment, {})
    found = NOTHING
    for key in (*cards_for(g, me.seat), *me.hand) if spoken else ():
        for at in spoken.get(key, ()):
            found |= facets_of(g.book.abilities[key][at].does)
    return found


class PlayCard(Verb, frozen=True):
    """A Section card goes from the hand to the card discard of its owner.  IV-TST-08, IV-SUP-02, IV-CMB-08"""

    card: str
    supports: bool = False

    def run(self, g: G, here: Step) -> None:
        me = member(g.s, here.seat)
        me.hand.remove(self.card)
        me.spent.append(self.card)
        if self.supports and g.s.test is not None:
            g.s.test.supporters.append(here.seat)
        g.did("play", here.seat, self.card)


class UseAbility(Verb, frozen=True):
    """An ability is used, as often as its limit says."""

    card: str
    at: int

    def run(self, g: G, here: Step) -> None:
        spend_limit(g.s, here.seat, self.card, self.at, g.book.abilities[self.card][self.at])
        g.did("use", here.seat, self.card)


class Resolve(Verb, frozen=True, tag="resolve_use"):
    """What a card or an ability does; a card played in support as if the active member had played it.

    A Skill is its holder's, on anyone's turn.  IV-SUP-02, IV-CRW-04
    """

    card: str
    at: int

    def run(self, g: G, here: Step) -> None:
        ability = g.book.abilities[self.card][self.at]
        test = g.s.test
        if ability.when != "test" or test is None or self.card not in g.book.section_cards:
            g.flow(here.seat, ability.does, self.card)
        elif here.seat == test.seat:  # it has paid as it played the card
            g.flow(test.seat, ability.does, self.card)
        else:
            g.flow(test.seat, (*ability.cost, *ability.does), self.card)
