"""Whose a piece is: players by their number, the rival of a solo game by its name."""

from starboard.games.seti.book import G
from starboard.games.seti.constants import FREE, NEUTRAL
from starboard.games.seti.rules.solo.agencies import agency_of
from starboard.kernel.texts import Say
from starboard.kernel.words import Seat


def own_name(g: G, seat: Seat, say: Say) -> str:
    """The name that the game gives a seat; people have the names of their seats."""
    return say("scene-rival-name") if agency_of(g.s, seat).automatic else ""


def title_of(g: G, seat: Seat, say: Say) -> str:
    return own_name(g, seat, say) or say.seat(seat)


def subject(g: G, seat: Seat, say: Say) -> str:
    """Who did something, inside a sentence."""
    return say("scene-rival-in") if agency_of(g.s, seat).automatic else say.seat(seat)


def all_named(g: G, seats: tuple[Seat, ...], say: Say) -> str:
    """Those who have something there, or that nobody has."""
    return say.join([title_of(g, seat, say) for seat in seats]) or say("scene-nobody")


def holder(g: G, mark: int, say: Say) -> str:
    """Whose marker lies on a space, if any."""
    if mark == FREE:
        return say("scene-free")
    return say("scene-neutral") if mark == NEUTRAL else title_of(g, mark, say)


def piece_of(g: G, what: str, seat: Seat, say: Say) -> str:
    """`Probe of player 2`, `Orbiter of the rival`."""
    who = say("scene-rival-in") if agency_of(g.s, seat).automatic else say.seat(seat, "scene-player-in")
    return say(f"scene-{what}", who=who, **say.cases("who", who))
