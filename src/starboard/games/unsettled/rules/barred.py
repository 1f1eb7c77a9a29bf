"""Steps and scans that one might expect in one's turn, and the rule that keeps them from being open."""

from collections.abc import Iterator

from starboard.games.unsettled.book import G
from starboard.games.unsettled.model.ids import SCARAB
from starboard.games.unsettled.rules.exploration import BARRIER, IMPASSABLE, around, bars, can_explore
from starboard.games.unsettled.rules.luna import SCANS, scans
from starboard.games.unsettled.rules.movement import name_of_place, stopping_edges
from starboard.games.unsettled.rules.order import Turn
from starboard.kernel.words import Refused, Seat, opt


def barred(g: G, seat: Seat) -> Iterator[Refused]:
    """What this explorer cannot do with Move and LUNA now, each with its reason."""
    turn, at = g.inside(Turn), g.s.explorers[seat].at
    yield from _steps(g, "move", at, turn.moved, "UN-MOV-01", stopping_edges(g, seat))
    yield from _steps(g, "luna", g.s.luna, turn.luna_moved, "UN-LUN-01", (BARRIER,))
    yield from _scans(g, seat, turn.scanned)


def _steps(g: G, word: str, start: str, used: bool, once: str, stops: tuple[str, ...]) -> Iterator[Refused]:
    fresh = can_explore(g)
    for side, place, to in around(g, start):
        option = opt(word, name_of_place(g, place))
        if BARRIER in stops and bars(g, BARRIER, start, side, to):
            yield Refused(option, "why-barrier", "UN-MOV-25", option.ids)
        elif IMPASSABLE in stops and bars(g, IMPASSABLE, start, side, to):
            yield Refused(option, "why-impassable", "UN-MOV-20", option.ids)
        elif not to and not fresh:
            yield Refused(option, "why-unexplored", "UN-EXP-05", option.ids)
        elif used:
            yield Refused(option, f"why-{word}-used", once, option.ids)


def _scans(g: G, seat: Seat, used: bool) -> Iterator[Refused]:
    able = scans(g, seat)
    for option in SCANS:
        if g.s.luna == SCARAB:
            yield Refused(option, "why-scan-scarab", "UN-SCA-05", option.ids)
        elif used:
            yield Refused(option, "why-scan-used", "UN-LUN-02", option.ids)
        elif option not in able:
            yield Refused(option, "why-scan-lies", "UN-LUN-08", option.ids)
