"""The solar system: three discs over a board, cut-outs, what a space shows, what turns with what.  SE-SOL-02 to 09."""

from tests.hard.seti.model import Probe, Table

SECTORS = 8
RINGS = range(1, 5)
# A disc by ring, a space a letter: a cut-out is a dot, a comet c, asteroids a, a planet its capital.
BOARD = {1: "########", 2: "##a##c##", 3: "#c######", 4: "U###N###"}
DISCS = [
    {1: "E#..M#.V"},
    {1: "##..###a", 2: "#R#.a##."},
    {1: "####c###", 2: "#a##.#c#", 3: "J###.#aS"},
]
PLANETS = {"E": "earth", "M": "mercury", "V": "venus", "R": "mars", "J": "jupiter", "S": "saturn"}
PLANETS |= {"U": "uranus", "N": "neptune"}


def solid(s: Table, disc: int, ring: int, sector: int) -> str:
    """What this disc shows there; nothing if it does not reach there or has a cut-out."""
    row = DISCS[disc].get(ring)
    shown = row[(sector - s.turned[disc]) % SECTORS] if row else "."
    return "" if shown == "." else shown


def top(s: Table, ring: int, sector: int) -> tuple[int, str]:
    """The topmost disc without a cut-out there, and what it shows; the board is number 3."""
    for disc in range(len(DISCS)):
        if shown := solid(s, disc, ring, sector):
            return disc, shown
    return len(DISCS), BOARD[ring][sector]


def names(s: Table, ring: int, sector: int) -> tuple[str, ...]:
    """What a probe that moves there visits."""
    shown = top(s, ring, sector)[1]
    if shown in PLANETS:
        return ("planet", PLANETS[shown])
    return {"c": ("comet",), "a": ("asteroids",)}.get(shown, ())


def sector_of(s: Table, planet: str) -> int:
    """The sector with which a planet is aligned now.  SE-SEC-03."""
    return next(at for ring in RINGS for at in range(SECTORS) if names(s, ring, at) == ("planet", planet))


def near(probe: Probe) -> list[tuple[int, int]]:
    """The spaces one move away: along the ring, or one ring in or out.  SE-MOV-01, 02."""
    ring, sector = probe.ring, probe.sector
    along = [(ring, (sector + 1) % SECTORS), (ring, (sector - 1) % SECTORS)]
    return along + [(r, sector) for r in (ring - 1, ring + 1) if r in RINGS]


def rotate(s: Table) -> list[str]:
    """Turn the next discs; probes ride or are pushed, all at once.  The ids of those pushed.  SE-SOL-05 to 09."""
    turning = range(s.rotations % len(DISCS) + 1)
    stood = [top(s, probe.ring, probe.sector)[0] for probe in s.probes]
    s.rotations += 1
    for disc in turning:
        s.turned[disc] = (s.turned[disc] + 1) % SECTORS
    pushed = []
    for i, probe in enumerate(s.probes):
        rides = stood[i] in turning
        if rides or any(solid(s, disc, probe.ring, probe.sector) for disc in turning):
            s.probes[i] = Probe(probe.id, probe.seat, probe.ring, (probe.sector + 1) % SECTORS)
            if not rides:
                pushed.append(probe.id)
    return pushed
