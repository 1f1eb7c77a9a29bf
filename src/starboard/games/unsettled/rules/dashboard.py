"""Action spaces: which are open to an explorer, and what assigning a cube to one does.

UN-DSH, UN-FOC-19, UN-FOC-20, UN-FOC-21, UN-FOC-22, UN-FOC-23, UN-FOC-24, UN-FOC-25, UN-FOC-26, UN-FOC-27, UN-FOC-28,
UN-FOC-29, UN-FOC-30, UN-FOC-31, UN-FOC-32, UN-FOC-33, UN-FOC-34, UN-FOC-35
"""

from collections.abc import Iterator
from functools import cache

from msgspec import structs

from starboard.games.unsettled.book import Book, G
from starboard.games.unsettled.model.ids import ACTIONS, CUBES
from starboard.games.unsettled.rules import clauses, distress, opportunities, scarab, tasks, traits
from starboard.games.unsettled.rules.facets import verbs_in
from starboard.games.unsettled.rules.focus import TurnCube
from starboard.games.unsettled.rules.modifiers import Forbid, is_forbidden
from starboard.games.unsettled.rules.stock import CREW
from starboard.games.unsettled.world import ActionSpace
from starboard.kernel.asking import Effect
from starboard.kernel.forms import IfPossible
from starboard.kernel.ids import pid
from starboard.kernel.offers import Change, Judged, Need, Offer, never
from starboard.kernel.verbs import Scope, Step, Verb, name_of
from starboard.kernel.words import Seat, opt

REST = len(ACTIONS) - 1
OF_CUBES = frozenset({"raise_focus", "lower_focus", "raise_trust", "lower_trust", "for_each"})
OF_CASES = frozenset({"if", "if_possible", "per", "repeat"})  # they may read anything
OF_MAP = OF_CUBES | {"place", "place_luna", "spend_inventory", "spawn", "move_tokens", "if", "if_possible", "at_each"}
APART = frozenset({"gain", "gain_insight"})  # which neither cubes nor the map change


class Action(Scope, frozen=True):
    """One focus action, from the arrows to the last of its results; `this_action` lasts as long."""


class Assigned(Verb, frozen=True):
    """A cube lies on a space: what waits for that follows the arrows, before the results.

    UN-FOC-11, UN-FOC-30, UN-INT-14
    """

    names: tuple[str, ...]  # the cube, the space, and the trait's space that covers it

    def run(self, g: G, here: Step) -> None:
        clauses.happens(g, "on_action", here.seat, *self.names)


JUDGED = Judged()


def space(g: G, seat: Seat, key: str) -> "ActionSpace":
    """The space of this key as it is for this explorer: a personal action may be covered by a trait."""
    return g.book.spaces[traits.covers(g, seat).get(key, key)]


def offers(g: G, seat: Seat, rest_only: bool = False, closed: bool = False) -> Iterator[Offer]:
    """The spaces in reach, Rest last, each with its three ways: one for each cube.

    UN-FOC-10, UN-FOC-19, UN-FOC-20, UN-FOC-21, UN-FOC-22, UN-DSH-02, UN-TRT-16
    """
    book, taken, over = g.book, g.s.explorers[seat].on, traits.covers(g, seat)
    forbids = bool(g.s.lasting) or Forbid in book.statics  # nearly never
    for key in reachable(g, seat):
        if key in taken:
            if closed:
                yield shut(key, "why-taken", "UN-FOC-10")
        elif rest_only and key != "rest":
            if closed:
                yield shut(key, "why-rest", "UN-TRN-03")
        else:
            yield offer(book, key, over.get(key, key), forbids)
    if closed:
        yield from out_of_reach(g, seat)


@cache
def offer(book: Book, key: str, face: str, forbids: bool) -> Offer:
    """A space, made once: what it demands, and what assigning each cube to it does.

    UN-FOC-17, UN-FOC-20, UN-FOC-21, UN-FOC-22, UN-FOC-33
    """
    named, owner = (key,), book.owner.get(key, key)
    needs = (
        *(
            Need(fact.holds, "why-requires", "UN-FOC-20", (key, pid("fact", face, at)))
            for at, fact in enumerate(book.spaces[face].requires)
        ),
        *(
            Need(part.possible, "why-cannot", "UN-FOC-21", (key, pid("part", face, at)))
            for at, part in enumerate(book.judged[face])
        ),
        *((Need(lambda g, here: not is_forbidden(g, key, here.seat), "why-forbidden", "UN-FOC-19", named),) * forbids),
    )
    ways = tuple(
        Offer(
            opt("assign", cube, key),
            needs=tuple(
                Need(part.possible, "why-cannot", "UN-FOC-21", (key, pid("bonus", face, i, at)))
                for at, part in enumerate(book.judged_bonus.get((i, face), ()))
            ),
            does=(Assign(i, key),),
            source=owner,
        )
        for i, cube in enumerate(CUBES)
    )
    return Offer(opt("assign", "cube", key), needs=needs, source=owner, ways=ways, judge_ways=True)


def shut(key: str, why: str, rule: str) -> Offer:
    return Offer(opt("assign", "cube", key), needs=(never(why, rule, key),))


def out_of_reach(g: G, seat: Seat) -> Iterator[Offer]:
    """Actions that a distress covers, opportunities that lie elsewhere or are kept for others."""
    for i, action in enumerate(ACTIONS):
        if distress.is_covered(g, seat, i):
            yield shut(action, "why-covered", "UN-DSH-27")
    for card in opportunities.active(g):
        for key in g.book.card_spaces.get(card, ()):
            if not opportunities.is_at_hand(g, seat, card):
                yield shut(key, "why-elsewhere", "UN-OPP-06")
            elif not may_use(g, seat, card):
                yield shut(key, "why-reserved", "UN-OPP-21")


class Assign(Verb, frozen=True):
    """A cube is assigned to a space."""

    cube: int
    key: str

    def run(self, g: G, here: Step) -> None:
        assign(g, here.seat, self.cube, self.key)

    def amounts(self, g: G, here: Step) -> Iterator[Change]:
        """Of the results no number that something may change which the arrows cause before them.  UN-INT-14"""
        face, step = space(g, here.seat, self.key), self.step(g, here)
        turned = list(TurnCube(self.cube, face.arrows).amounts(g, step))
        yield from turned
        passed = sum(change.by or 0 for change in turned if change.what == "time")
        caused = _causes(g, here.seat, (CUBES[self.cube], self.key, face.key), passed)
        for verb in results(face, self.cube):
            unsure = caused and _may_differ(verb, caused)
            for change in verb.amounts(g, step):
                yield structs.replace(change, by=None) if unsure else change

    def step(self, g: G, here: Step) -> Step:
        return Step(here.verb, here.seat, g.book.owner.get(self.key, self.key))


def _causes(g: G, seat: Seat, names: tuple[str, ...], passed: int) -> frozenset[str]:
    """The words of what happens between the arrows and the results: what waits for the action, and for the time."""
    waiting = clauses.waiting(g, "on_action", seat, *names)
    for n in range(1, passed + 1):
        space = (g.s.time + n) % g.book.numbers["spaces"]
        waiting += clauses.waiting(g, "on_timeline_round", g.s.active) if not space else []
        for token in g.s.triggers:
            if token.space == space:
                waiting += clauses.waiting(g, "on_trigger", g.s.active, token.kind)
    found: set[str] = set()
    for step in waiting:
        assert isinstance(step.verb, clauses.Resolve)
        for parts in g.book.clauses[step.verb.card][step.verb.at].links:
            found.update(map(name_of, verbs_in(parts)))
    return frozenset(found)


def _may_differ(verb: Verb, caused: frozenset[str]) -> bool:
    """Whether what a result comes to may be another number after that: time passes anyway, cubes change only cubes."""
    words = {name_of(part) for part in verbs_in((verb,))}
    if caused <= OF_CUBES:
        return not words.isdisjoint(OF_CUBES | OF_CASES)
    return words != {"advance_time"} and not (caused <= OF_MAP and words <= APART)


def reachable(g: G, seat: Seat) -> list[str]:
    """The spaces in play that this explorer can reach, whether or not their requirements hold.

    UN-FOC-19, UN-FOC-25, UN-FOC-28, UN-LUN-15, UN-STR-04, UN-DSH-01
    """
    s, book = g.s, g.book
    at = s.explorers[seat].at
    found: list[str] = [action for i, action in enumerate(ACTIONS[:-1]) if not distress.is_covered(g, seat, i)]
    found += book.boards
    for tile in s.structures:
        if key := (book.destroys if tile.built else book.builds).get(tile.key, ""):
            found.append(key)
    found += book.node_spaces.get(at, ())
    for card in opportunities.active(g):
        if opportunities.is_at_hand(g, seat, card) and may_use(g, seat, card):
            found += book.card_spaces.get(card, ())
    for card in (*s.shown, *s.explorers[seat].cards, *s.explorers[seat].engaged):
        if book.kind[card] != "opportunity":
            found += book.card_spaces.get(card, ())
    if s.page:
        found += (sp.key for sp in tasks.page(g).spaces)
    return [*found, *scarab.spaces(g, seat), "rest"]


def may_use(g: G, seat: Seat, card: str) -> bool:
    """Who may use an opportunity that somebody is engaged with.  UN-OPP-20, UN-OPP-21"""
    kept_for = g.book.opportunities[card].reserved_to
    return kept_for == "anyone" or (card in g.s.explorers[seat].engaged) == (kept_for == "engaged")


def is_open(g: G, seat: Seat, key: str) -> bool:
    """Whether all that the space demands holds, and all that it lists can be done.

    UN-FOC-20, UN-FOC-21, UN-FOC-22, UN-FOC-33
    """
    return offer(g.book, key, space(g, seat, key).key, True).is_open(g, Step(JUDGED, seat))


def arrows(g: G, seat: Seat, key: str) -> int:
    """The arrows of a space as this explorer finds them."""
    return space(g, seat, key).arrows


def assign(g: G, seat: Seat, cube: int, key: str) -> None:
    """The cube lies there till the regroup: arrows, then all results as one effect.

    UN-FOC-02, UN-FOC-09, UN-FOC-11, UN-FOC-17, UN-FOC-29, UN-OPP-09, UN-TRT-16, UN-FOC-07
    """
    here = space(g, seat, key)
    g.s.explorers[seat].on[cube] = key
    g.did("assign", seat, CUBES[cube], key)
    turn = Effect((TurnCube(cube, arrows(g, seat, key)), *_echo(g, cube, key, here.key)))
    g.scope(Action(), seat, turn, links=(Effect(_payable(here, cube)),), source=g.book.owner.get(key, key))


def results(space: ActionSpace, cube: int) -> tuple[Verb, ...]:
    """What a space costs and does, and its bonus for this cube.  UN-FOC-16"""
    bonus = space.bonus.does if space.bonus is not None and space.bonus.focus == CUBES[cube] else ()
    return (*space.cost, *space.does, *bonus)


def _payable(space: ActionSpace, cube: int) -> tuple[Verb, ...]:
    """The results, when they are reached: resources of which somebody spent a part meanwhile are not paid at all.

    UN-FOC-33, UN-RES-21
    """
    n, listed = len(space.cost), results(space, cube)
    return (*(IfPossible((cost,)) if cost.draws_on() in CREW else cost for cost in listed[:n]), *listed[n:])


def _echo(g: G, cube: int, key: str, space_key: str) -> tuple[Verb, ...]:
    """Nearly always nothing on the planet waits for an action."""
    return (Assigned((CUBES[cube], key, space_key)),) if "on_action" in g.book.by_when else ()
