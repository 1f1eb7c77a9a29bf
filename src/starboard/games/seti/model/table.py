"""The whole table."""

from typing import Annotated

from starboard.games.seti.model.player import Player
from starboard.games.seti.model.rival import Rival
from starboard.games.seti.model.sky import Anomaly, Figure, Probe, Slot
from starboard.games.seti.model.species import Species
from starboard.kernel.secrets import Secret, hidden
from starboard.kernel.verbs import State
from starboard.kernel.words import Seat


class Table(State):
    """Everything on the table.  Of every pile the end of the list is the top.  SE-CRD-11."""

    round: int = 1
    active: Seat = 0  # whose turn it is
    first: Seat = 0  # who holds the starting-player marker
    rotated: bool = False  # somebody has passed in this round, and turned the solar system
    players: list[Player] = []

    turned: list[int] = []  # how often each disc has been turned, from 0 to 7
    cycle: int = 0  # which discs turn next: 0 the first, 1 the first two, 2 all three.  SE-SET-14
    probes: list[Probe] = []
    probes_made: int = 0
    figures: list[Figure] = []
    visited: list[str] = []  # the planets that the active player has visited in this turn

    star_at: list[int] = []  # the star that each sector faces
    slots: list[Slot] = []  # one a star; a ninth is the tile of Oumuamua
    wins: list[tuple[Seat, ...]] = []  # one a star, oldest first
    completed: list[int] = []  # the stars that wait to be resolved

    deck: Annotated[list[str], hidden("main")] = []
    row: list[str] = []  # three places; an empty one holds ""
    discards: list[str] = []
    stacks: list[list[Secret[str]]] = []  # the end-of-round cards of rounds 1 to 4

    tiles: list[list[Secret[int]]] = []  # of each technology: the number of the printed bonus
    fresh: int = 0  # bits: technologies whose 2-point tile is still there
    gold: list[str] = []  # the side of each gold tile that lies up
    gold_marks: list[tuple[Seat, ...]] = []
    neutral: list[int] = []  # neutral markers left at each neutral milestone

    species: list[Species] = []
    unused: Annotated[list[str], hidden("species")] = []
    found: list[int] = []  # the places of species, in the order of their discovery

    samples: list[list[Secret[int]]] = []  # of Jupiter and of Saturn
    cargo: list[Secret[int]] = []  # what capsules carry: the sample of a capsule is a place in this list
    samples_out: list[int] = []  # face up on the board of the Mascamites
    anomalies: list[Anomaly] = []
    oumuamua: bool = False
    messages: int = 0  # bits: message rewards that are taken
    exertian_deck: Annotated[list[str], hidden("exertian")] = []
    exertian_marks: list[int] = []  # the scores of the two Exertian milestones

    rival: Rival | None = None
    tally: list[tuple[str, tuple[int, ...]]] = []  # the steps of the final scoring, with the points of each seat

    @property
    def taken_away(self) -> list[Secret[str]]:
        """The end-of-round cards that a rival took away unseen."""
        return self.rival.away if self.rival is not None else []
