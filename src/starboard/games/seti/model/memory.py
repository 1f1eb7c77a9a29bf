"""Scopes: what has an inside on the stack, and what it remembers until it is over."""

from typing import ClassVar

from starboard.kernel.verbs import Scope


class Turn(Scope, frozen=True):
    """A turn of one player, up to its end: free moves may come anywhere in it.

    SE-TRN-01, SE-TRN-02, SE-TRN-03, SE-TRN-04, SE-TRN-05, SE-TRN-06.
    """

    wakes: ClassVar[bool] = True


class Main(Scope, frozen=True):
    """A main action: sectors that it completes are resolved when it is done.  SE-TRN-06."""


class Aside(Scope, frozen=True):
    """What a player resolves outside the own turn, or after it: no free move.  SE-TRN-08, SE-SEC-23."""


class Source(Scope, frozen=True):
    """A card, mission, circle or tile while it is resolved, with what its later effects ask about."""

    card: str = ""
    marked: tuple[int, ...] = ()  # the stars where it marked signals; 8 is the tile of Oumuamua
    scanned: tuple[int, ...] = ()  # the same, by the scan that it granted
    landed: tuple[str, ...] = ()  # the planet and the moon of its landing or orbit
    tech: str = ""
    trace: str = ""
    species: int = -1  # the place of species that fulfilled its condition
    probe: int = -1
    drawn: tuple[str, ...] = ()
    discarded: tuple[str, ...] = ()
    sample: int = -1
    returns: bool = False  # the card goes back to hand


class Scanning(Scope, frozen=True):
    """A scan: its parts are done once each, and the row is filled when it is over.  SE-SCN-04, SE-SCN-05, SE-SCN-06."""

    because: ClassVar[str] = "scan"
    marked: tuple[int, ...] = ()
