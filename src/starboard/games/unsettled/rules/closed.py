"""Action spaces that one might expect in one's turn, and the rule that keeps them closed."""

from collections.abc import Iterator

from starboard.games.unsettled.console import console
from starboard.games.unsettled.model.ids import ACTIONS
from starboard.games.unsettled.model.table import G
from starboard.games.unsettled.rules import dashboard, distress, opportunities
from starboard.games.unsettled.rules.modifiers import is_forbidden
from starboard.kernel.verbs import Step
from starboard.kernel.words import Refused, Seat, opt


def closed(g: G, seat: Seat, rest_only: bool) -> Iterator[Refused]:
    """Why this explorer cannot assign a cube to a space, or regroup: one line a space."""
    me, left = g.s.explorers[seat], [key for key in ACTIONS if not distress.covered(g, seat, ACTIONS.index(key))]
    for action in ACTIONS:
        if action not in left:
            yield _line(action, "why-covered", "UN-DSH-27")
    for key in dashboard.reachable(g, seat):
        if key in me.on:
            yield _line(key, "why-taken", "UN-FOC-10")
        elif rest_only and key != "rest":
            yield _line(key, "why-rest", "UN-TRN-03")
        elif (found := _reason(g, seat, key)) is not None:
            yield _line(key, *found)
    yield from _opportunities(g, seat)


def _line(key: str, why: str, rule: str) -> Refused:
    return Refused(opt("assign", "cube", key), why, rule, (key,))


def _reason(g: G, seat: Seat, key: str) -> tuple[str, str] | None:
    """What a space lacks: a requirement, something under it that can be done, or leave to use it."""
    here, book = dashboard.space(g, seat, key), console(g)
    step = Step(dashboard.JUDGED, seat, book.owner.get(key, key))
    if not all(c.holds(g, step) for c in here.requires):
        return "why-requires", "UN-FOC-20"
    if not all(part.possible(g, step) for part in book.judged[here.key]):
        return "why-impossible", "UN-FOC-21"
    return ("why-forbidden", "UN-FOC-19") if is_forbidden(g, key, seat) else None


def _opportunities(g: G, seat: Seat) -> Iterator[Refused]:
    """Opportunities that lie elsewhere, or that are kept for others."""
    for card in opportunities.active(g):
        for key in console(g).card_spaces.get(card, ()):
            if not opportunities.is_at_hand(g, seat, card):
                yield _line(key, "why-elsewhere", "UN-OPP-06")
            elif not dashboard.reserved(g, seat, card):
                yield _line(key, "why-reserved", "UN-OPP-21")
