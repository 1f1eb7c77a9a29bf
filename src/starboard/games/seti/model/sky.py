"""What stands in space: probes, orbiters and landers, and the signals at the stars."""

from typing import Literal

from msgspec import Struct

from starboard.kernel.words import Seat


class Probe(Struct, frozen=True, forbid_unknown_fields=True):
    """A figure on the rings.  `at` is ring * 8 + sector; a capsule carries a sample: its place in `cargo`.

    SE-MOV-11, SE-MOV-12.
    """

    id: int
    seat: Seat
    at: int
    sample: int = -1

    @property
    def capsule(self) -> bool:
        return self.sample >= 0


class Figure(Struct, frozen=True, forbid_unknown_fields=True):
    """An orbiter or a lander; `at` is a planet or a moon, `first` the number of the first place that it covers.

    SE-ORB-05, SE-MOV-11, SE-PLN-09.
    """

    seat: Seat
    kind: Literal["orbiter", "lander"]
    at: str
    planet: str
    first: int = -1


class Slot(Struct, frozen=True, forbid_unknown_fields=True):
    """The data slot of a star: data left, and the markers in the order in which they were put, oldest first.

    SE-SEC-02.
    """

    data: int
    marks: tuple[Seat, ...] = ()


class Anomaly(Struct, frozen=True, forbid_unknown_fields=True):
    """A token at the rim of a sector, with one of its two sides up.  SE-ANO-08."""

    sector: int
    colour: str
    side: int
