"""Action spaces: which are open to an explorer, and what assigning a cube to one does.  UN-DSH, UN-FOC-19 to 35"""

from typing import TYPE_CHECKING

from starboard.games.unsettled.console import console
from starboard.games.unsettled.model.ids import ACTIONS, CUBES
from starboard.games.unsettled.model.table import G
from starboard.games.unsettled.rules import clauses, distress, opportunities, scarab, tasks, traits
from starboard.games.unsettled.rules.focus import TurnCube
from starboard.games.unsettled.rules.modifiers import ChangeAction, in_force, is_forbidden
from starboard.kernel.asking import Effect
from starboard.kernel.verbs import Scope, Step, Verb
from starboard.kernel.words import Seat

if TYPE_CHECKING:
    from starboard.games.unsettled.world import ActionSpace

REST = len(ACTIONS) - 1


class Action(Scope, frozen=True):
    """One focus action, from the arrows to the last of its results; `this_action` lasts as long."""


class Assigned(Verb, frozen=True):
    """A cube lies on a space: what waits for that follows the arrows, before the results.  UN-FOC-11, 30, UN-INT-14"""

    names: tuple[str, ...]  # the cube, the space, and the trait's space that covers it

    def run(self, g: G, here: Step) -> None:
        clauses.happens(g, "on_action", here.seat, *self.names)


class NoAction(Verb, frozen=True):
    """Stands for an action while its conditions are judged: never run."""


JUDGED = NoAction()


def space(g: G, seat: Seat, key: str) -> "ActionSpace":
    """The space of this key as it is for this explorer: a personal action may be covered by a trait."""
    return console(g).spaces[traits.covers(g, seat).get(key, key)]


def open_spaces(g: G, seat: Seat) -> list[str]:
    """Every space to which this explorer could assign a cube now, Rest last.  UN-FOC-10, 19 to 22, UN-DSH-02, 27"""
    taken, over = g.s.explorers[seat].on, traits.covers(g, seat)
    return [key for key in reachable(g, seat) if key not in taken and _serves(g, seat, key, over.get(key, key))]


def reachable(g: G, seat: Seat) -> list[str]:
    """The spaces in play that this explorer can reach, whether or not their requirements hold.  UN-FOC-19, 25, 28"""
    s, book = g.s, console(g)
    at = s.explorers[seat].at
    found: list[str] = [action for i, action in enumerate(ACTIONS[:-1]) if not distress.covered(g, seat, i)]
    found += book.boards
    for tile in s.structures:
        if key := (book.destroys if tile.built else book.builds).get(tile.key, ""):
            found.append(key)
    found += book.node_spaces.get(at, ())
    for card in opportunities.active(g):
        if opportunities.is_at_hand(g, seat, card) and reserved(g, seat, card):
            found += book.card_spaces.get(card, ())
    for card in (*s.shown, *s.explorers[seat].cards, *s.explorers[seat].engaged):
        if book.kind[card] != "opportunity":
            found += book.card_spaces.get(card, ())
    if s.page:
        found += (sp.key for sp in tasks.page(g).spaces)
    return [*found, *scarab.spaces(g, seat), "rest"]


def reserved(g: G, seat: Seat, card: str) -> bool:
    """Who may use an opportunity that somebody is engaged with.  UN-OPP-20, 21"""
    kept_for = console(g).opportunities[card].reserved_to
    return kept_for == "anyone" or (card in g.s.explorers[seat].engaged) == (kept_for == "engaged")


def is_open(g: G, seat: Seat, key: str) -> bool:
    """Whether all that the space demands holds, and all that it lists can be done.  UN-FOC-20 to 22, 33"""
    return _serves(g, seat, key, space(g, seat, key).key)


def _serves(g: G, seat: Seat, key: str, face: str) -> bool:
    """The same, where it is known which space lies there face up."""
    book = console(g)
    if demands := book.demands[face]:
        step = Step(JUDGED, seat, book.owner.get(key, key))
        for holds in demands:
            if not holds(g, step):
                return False
    return not is_forbidden(g, key, seat)


def arrows(g: G, seat: Seat, key: str) -> int:
    """The arrows of a space as this explorer finds them."""
    changed = [m.arrows for _, m in in_force(g, ChangeAction, seat) if m.action == key]
    return changed[-1] if changed else space(g, seat, key).arrows


def assign(g: G, seat: Seat, cube: int, key: str) -> None:
    """The cube lies there till the regroup: arrows, then all results as one effect.  UN-FOC-02, 09, 11, 17, 29"""
    here = space(g, seat, key)
    g.s.explorers[seat].on[cube] = key
    g.did("assign", seat, CUBES[cube], key)
    bonus = here.bonus.does if here.bonus is not None and here.bonus.focus == CUBES[cube] else ()
    results = Effect((*here.cost, *here.does, *bonus))
    turn = Effect((TurnCube(cube, arrows(g, seat, key)), *_heard(g, cube, key, here.key)))
    g.scope(Action(), seat, turn, links=(results,), source=console(g).owner.get(key, key))


def _heard(g: G, cube: int, key: str, space_key: str) -> tuple[Verb, ...]:
    """Nearly always nothing on the planet waits for an action."""
    return (Assigned((CUBES[cube], key, space_key)),) if "on_action" in console(g).by_when else ()
