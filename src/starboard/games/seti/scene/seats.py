"""Whose a piece is: players by their number, the rival of a solo game by its name."""

from starboard.games.seti.book import G, is_rival
from starboard.games.seti.constants import FREE, NEUTRAL
from starboard.kernel.texts import Say
from starboard.kernel.words import Seat


def named(g: G, seat: Seat, say: Say) -> str:
    return say("scene-rival-name") if is_rival(g, seat) else say("text-seat", n=seat + 1)


def all_named(g: G, seats: tuple[Seat, ...], say: Say) -> str:
    """Those who have something there, or that nobody has."""
    return say.joined([named(g, seat, say) for seat in seats]) or say("scene-nobody")


def holder(g: G, mark: int, say: Say) -> str:
    """Whose marker lies on a space, if any."""
    if mark == FREE:
        return say("scene-free")
    return say("scene-neutral") if mark == NEUTRAL else named(g, mark, say)


def piece_of(g: G, what: str, seat: Seat, say: Say) -> str:
    """`Probe of player 2`, `Orbiter of the rival`."""
    return say(f"scene-{what}", seat=seat + 1, rival="yes" if is_rival(g, seat) else "no")
