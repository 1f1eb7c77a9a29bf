"""Why one option is better than another: the parts of the game's own evaluation that differ most between them."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from starboard.bots.lookahead import value_after
from starboard.bots.worlds import worlds
from starboard.kernel.game import Game
from starboard.kernel.texts import Say
from starboard.kernel.words import UNREAD, Option, Seat

WORLDS = 3  # in which both options are looked at
MOST = 2  # more than two reasons are none
SHARE = 0.3  # of the largest difference, below which another is not worth a word


class Reason(Struct, frozen=True):
    """A part of the evaluation, by its word, and whether the option has more of it than the other."""

    term: str
    more: bool


def compare(g: Game[Any], seat: Seat, option: Option, other: Option, chance: Callable[[], float]) -> tuple[Reason, ...]:
    """What the option has more of than the other, and what less, the largest difference first."""
    world, gaps = worlds(g, seat, chance), dict[str, float]()
    for _ in range(WORLDS):
        here = world()
        if not here.rules.terms(here, seat):
            return ()
        ours, theirs = (_terms_after(here.fork(), seat, each, chance) for each in (option, other))
        for term in ours.keys() | theirs.keys():
            gaps[term] = gaps.get(term, 0.0) + ours.get(term, 0.0) - theirs.get(term, 0.0)
    found = sorted(gaps, key=lambda term: (-abs(gaps[term]), term))
    enough = SHARE * abs(gaps[found[0]]) if found else 0.0
    return tuple(Reason(term, gaps[term] > 0) for term in found[:MOST] if gaps[term] and abs(gaps[term]) >= enough)


def favourable(reasons: tuple[Reason, ...], more: bool) -> tuple[Reason, ...]:
    """Those that speak for an option, or against it."""
    return tuple(reason for reason in reasons if reason.more == more)


def because(reasons: tuple[Reason, ...], say: Say) -> str:
    """The reasons as a list of clauses, in words of the game."""
    told = [say(f"term-{reason.term}".replace("_", "-"), more="yes" if reason.more else "no") for reason in reasons]
    return say.join(told)


def _terms_after(world: Game[Any], seat: Seat, option: Option, chance: Callable[[], float]) -> dict[str, float]:
    value_after(world, seat, option, chance)
    over = world.s.outcome is not None and world.s.outcome is not UNREAD
    return {} if over else dict(world.rules.terms(world, seat))
