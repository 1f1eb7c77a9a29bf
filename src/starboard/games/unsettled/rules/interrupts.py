"""Interrupts: before which links of a chain somebody is asked, and who.  UN-INT

A free action can come before any effect.  A window is left out only where it is certain that no free action at hand
could change the effect, and that the effect takes none away: then it is as good after it.  A table that wants every
window of UN-INT-13 says so in its settings.
"""

from starboard.games.unsettled.book import G
from starboard.games.unsettled.model.explorer import Explorer
from starboard.games.unsettled.rules.clauses import Resolve
from starboard.games.unsettled.rules.dashboard import JUDGED, Action
from starboard.games.unsettled.rules.distress import Manage
from starboard.games.unsettled.rules.facets import (
    AREA,
    AWAKE,
    BOARD,
    BUILT,
    CALMED,
    CARDS,
    DATA_DOWN,
    DATA_UP,
    FINDS,
    FOUND,
    HEAPED,
    KNOWN,
    LEARNT,
    LOWERED,
    LUNA,
    MAP,
    MARKERS,
    MATERIALS_DOWN,
    MATERIALS_UP,
    MOMENTS,
    MOVED,
    PAGE,
    PLACE,
    POWER_DOWN,
    POWER_UP,
    PROPERTY,
    RAISED,
    RAZED,
    SPARED,
    STRONGER,
    TIME,
    TOKENS,
    TRUST_UP,
    by_ability,
    by_chains,
    change_at_once,
    change_of,
    facts_of,
    is_loss,
    loss_of,
    need_of,
    of,
    stake_of,
    useful,
    verbs_of,
)
from starboard.games.unsettled.rules.movement import Cross, Crossing
from starboard.games.unsettled.rules.order import Turn
from starboard.kernel.asking import Effect, FreeMove
from starboard.kernel.ids import number_of
from starboard.kernel.offers import Free
from starboard.kernel.verbs import ANYTHING, NOTHING, Step, Verb
from starboard.kernel.words import NOBODY_SEAT, Option, Seat

_EVERYBODY = range(4)
HURTS = of(RAISED | SPARED | STRONGER | CALMED | PROPERTY, _EVERYBODY) | TRUST_UP
DISTRESS = of(LOWERED | MOVED, _EVERYBODY)
BAGS = of(FINDS | FOUND, _EVERYBODY)
IDLE = frozenset({"pursue", "leave", "stay"})  # they are as good beside the question before
ADDED = of(LEARNT, _EVERYBODY) | DATA_UP | MATERIALS_UP | POWER_UP | HEAPED  # as much of it comes in any order
AIMS = of(PLACE | FINDS | CARDS, _EVERYBODY) | LUNA | TOKENS | MARKERS | MAP  # by which a free action aims


def asks_always(g: G) -> bool:
    """UN-INT-13 to the letter."""
    return bool(g.s.setup.options) and g.s.setup.option("windows") == "all"


def at_stake(g: G, here: Step) -> int:
    """What a link goes by.  A question that a rule has put is a part of what put it, whose window came before."""
    verb = here.verb
    if verb.asks or verb.fixed:
        return NOTHING
    stake = stake_of(g, here, verb.parts) if isinstance(verb, Effect) else verb.at_stake(g, here)
    if not stake:
        return NOTHING
    return stake if _by_hand(g, stake) or _is_near(g, useful(g.book, stake)) else NOTHING


def _by_hand(g: G, stake: int) -> bool:
    """Whether a free action without a card may touch it: to manage a distress, to forfeit, to trade."""
    loses, people = is_loss(stake), g.s.explorers
    if stake & (MOMENTS | BOARD) and any(m.card for m in g.s.moments):
        return True
    if stake & DISTRESS and any(map(any, (e.distress for e in people))):
        return True
    return bool(loses or stake & BAGS) and any(e.finds or e.inventory for e in people)


def _is_near(g: G, pieces: frozenset[str]) -> bool:
    """Whether one of these pieces lies in play: else no free action is worked out."""
    if not pieces:
        return False
    s = g.s
    if any(t.built and t.key in pieces for t in s.structures) or not pieces.isdisjoint(s.shown):
        return True
    if (s.page and g.book.page_key(s.task, s.page) in pieces) or "journal" in pieces:
        return True
    return any(m.card in pieces for m in s.moments) or any(_holds(e, pieces) for e in s.explorers)


def _holds(e: Explorer, pieces: frozenset[str]) -> bool:
    """Whether this explorer holds one of these pieces, or stands on one."""
    return (
        not pieces.isdisjoint(e.breakthroughs)
        or any(f.anomaly in pieces for f in e.finds)
        or not pieces.isdisjoint(e.distress)
        or e.at in pieces
        or not pieces.isdisjoint(e.engaged)
        or not pieces.isdisjoint(e.cards)
    )


def could_change(g: G, here: Step, stake: int, free: Free) -> bool:
    """Whether a free action could change this link, or the link take it away.

    What would have been as good beside the question from which the link follows is not asked for again of whoever
    answered it; of the others only where the link may hurt somebody.
    """
    option = free.offer.option
    if option.key == "use":
        if not stake & by_ability(g.book, str(option.ids[0]), number_of_ability(option)):
            return False
    elif option.key in IDLE or (option.key == "manage" and not stake & DISTRESS):
        return False
    common = touched_by(g, free, stake)
    if not common or is_same(here, free) or (isinstance(here.verb, Cross) and not _needs_mover(g, here, free)):
        return False
    if common & HURTS and free.seat != answered_by(g):
        return True
    since = since_question(g, here)
    return touched_by(g, free, (since | loss_of(since & AIMS) | gains_of(since)) & ~ADDED, at_once=True) != 0


def _needs_mover(g: G, here: Step, free: Free) -> bool:
    """Whether it must come before the mover crosses: else it is as good before what follows."""
    place = of(PLACE, (here.seat,))
    return touched_by(g, free, place | loss_of(place), at_once=True) != 0


def answered_by(g: G) -> Seat:
    """Whose answer this link follows from: of a free action, or of the turn; nobody's, as a turn begins."""
    for at, scope in g.scopes():
        if isinstance(scope, FreeMove):
            return g.s.stack[at].seat
        if isinstance(scope, Turn):
            return g.s.active if scope.chosen else NOBODY_SEAT
    return NOBODY_SEAT


def gains_of(since: int) -> int:
    """What a free action needs that may not have been there before: what is at hand now has lost nothing."""
    found = loss_of(DATA_DOWN) if since & DATA_UP else NOTHING
    found |= loss_of(MATERIALS_DOWN) if since & MATERIALS_UP else NOTHING
    found |= loss_of(POWER_DOWN) if since & POWER_UP else NOTHING
    return found


def is_same(here: Step, free: Free) -> bool:
    """Whether this is the very move that is being made: to make it twice is as good afterwards."""
    option, verb = free.offer.option, here.verb
    if isinstance(verb, Manage):
        return option.key == "manage" and free.seat == here.seat
    return option.key == "use" and isinstance(verb, Resolve) and verb.paid and option.ids[0] == verb.card


def since_question(g: G, here: Step) -> int:
    """What may have changed since the question from which this link follows.

    Every effect that has happened since has opened a scope: so their number says how much is certain.
    """
    s, scope, link = g.s, g.innermost(), _parts(g, here)
    if s.barrier == s.answers:  # something came to light
        return ANYTHING
    if isinstance(scope, FreeMove):
        return _paid(g, here) if s.serial <= scope.serial + 1 else ANYTHING
    turn = g.find(Turn)
    if turn is None or turn.page != s.page:  # a page was read
        return ANYTHING
    match scope:
        case Action():
            return _since_assigned(g, here, scope, link)
        case Crossing():
            return of(PLACE, _EVERYBODY) | (by_chains(g.book, link) if s.serial > scope.serial else NOTHING)
        case Turn():
            return by_chains(g.book, link) | MOMENTS | BUILT | RAZED if s.serial > scope.chosen else NOTHING
        case _:
            return ANYTHING


def _since_assigned(g: G, here: Step, scope: Action, link: tuple[Verb, ...]) -> int:
    """The arrows; the results, if they are not still to come; and what all that has caused, if it has."""
    owner = next(step.source for step in g.s.stack if step.verb is scope)
    effects = g.s.serial - scope.serial - 1
    found = TIME if _takes_time(g, here, str(owner)) else NOTHING  # focus is as good changed before the arrows
    if not any(step.source == owner and isinstance(step.verb, Effect) and step.seat == here.seat for step in g.s.stack):
        effects -= 1
        for key in g.book.spaces_of[str(owner)]:
            face = g.book.spaces[key]
            found |= change_of(g, here, (*face.cost, *face.does, *(face.bonus.does if face.bonus else ())))
    return found | by_chains(g.book, link) if effects > 0 else found


def _takes_time(g: G, here: Step, owner: str) -> bool:
    """Whether the arrows may have cost time: the cube that lies there is at 0."""
    me = g.s.explorers[here.seat]
    cubes = [i for i, key in enumerate(me.on) if g.book.owner.get(key, key) == owner]
    return any(not me.focus[i] for i in cubes)


def _parts(g: G, here: Step) -> tuple[Verb, ...]:
    """What this link does, by which it is known among all that a chain may do."""
    match here.verb:
        case Effect(parts=parts):
            return parts
        case Resolve(card=card, at=at):
            return g.book.clauses[card][at].links[0]
        case _:
            return ()


def _paid(g: G, here: Step) -> int:
    """What a free action has cost."""
    found = of(FINDS, (here.seat,)) if isinstance(here.verb, Effect) else NOTHING
    if isinstance(here.verb, Resolve):
        cost = g.book.clauses[here.verb.card][here.verb.at].cost
        found |= change_of(g, here, cost) | stake_of(g, here, cost)
    return found


def touched_by(g: G, free: Free, stake: int, at_once: bool = False) -> int:
    """Of what is at stake, what a free action changes, with what follows from it unless only `at_once`, or needs.

    Another pursuit, and to agree to leave, are as good beside the question before; another action for a distress, to
    forfeit and to trade are so where who does it falls.
    """
    option, seat = free.offer.option, free.seat
    match option.key:
        case "use":
            return _ability(g, seat, str(option.ids[0]), number_of_ability(option), stake, at_once)
        case "consume":
            card = str(option.ids[0])
            finds = of(FINDS, (seat,))
            ability = _ability(g, seat, card, g.book.discards[card][0], stake, at_once)
            return stake & (finds | loss_of(finds)) | ability
        case "give" | "take":
            pair = (seat, number_of(option.ids[1], "explorer"))
            return stake & (of(FINDS | FOUND, pair) | loss_of(of(FINDS | PLACE, pair)))
        case "manage":
            return stake & of(LOWERED | MOVED, (seat,))
        case "forfeit":
            card = str(option.ids[0])
            board = BOARD if any(m.card == card and m.discoveries for m in g.s.moments) else NOTHING
            return stake & (MOMENTS | board)
        case _:
            return NOTHING


def number_of_ability(option: Option) -> int:
    """Which ability of its card an option means."""
    return int(option.ids[1]) if len(option.ids) > 1 else 0


def _ability(g: G, seat: Seat, card: str, at: int, stake: int, at_once: bool) -> int:
    """Of what is at stake, what an ability changes or needs; only what is at stake is worked out."""
    clause, here = g.book.clauses[card][at], Step(JUDGED, seat, card)
    verbs = verbs_of(g.book, card, at)
    found = stake & (change_at_once(g, here, verbs) if at_once else change_of(g, here, verbs))
    if is_loss(stake):
        found |= stake & loss_of(_kept(g, seat, card) | of(AWAKE, (seat,)))
        found |= stake & loss_of(facts_of(g, here, clause.requires) | need_of(g, here, verbs))
    return found


def _kept(g: G, seat: Seat, card: str) -> int:
    """What must not leave, so that this explorer can use this card."""
    match g.book.kind.get(card, ""):
        case "distress":
            return of(CALMED, (seat,))
        case "anomaly":
            return of(FINDS, (seat,))
        case "planet_card":
            return AREA if card in g.s.shown else of(CARDS, (seat,))
        case "opportunity":
            return MOMENTS | of(CARDS | PLACE, (seat,))
        case "structure":
            return RAZED
        case "node":
            return of(PLACE, (seat,))
        case "page":
            return PAGE
        case "breakthrough":
            return of(KNOWN, (seat,))
        case _:
            return NOTHING
