"""What lies on a planet."""

from msgspec import Struct


class Sector(Struct, forbid_unknown_fields=True):
    """A sector: the cards that cover its printed place, and what lies on the sector itself.  IV-POI-02, IV-POI-04"""

    places: list[str] = []  # point of interest cards, the active one last
    markers: list[str] = []  # flags and the like
    tokens: list[str] = []  # of Mission Equipment: keys
    no_move: bool | None = None  # added or removed by an effect; None: as printed


class Threat(Struct, forbid_unknown_fields=True):
    """A Threat: its main figure, and secondary ones.  IV-THR-01"""

    key: str
    at: int = 0  # 0: off the board.  IV-THR-06
    figures: list[int] = []  # sectors of the secondary figures
