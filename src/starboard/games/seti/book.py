"""What can be worked out once from a cartridge: cards by key, neighbours, the sky in each orientation of the discs."""

from typing import NamedTuple, TypeAlias

from starboard.games.seti.constants import DISCS, RINGS, SECTORS
from starboard.games.seti.model.ids import seen_id
from starboard.games.seti.model.player import Player
from starboard.games.seti.model.table import Table
from starboard.games.seti.world import Card, PlanetData, SpeciesData, Titled, World
from starboard.kernel.game import Game
from starboard.kernel.ids import pid
from starboard.kernel.texts import Text
from starboard.kernel.verbs import Step
from starboard.kernel.words import Seat

CELLS = RINGS * SECTORS
FROM_ABOVE = (1, 2, 3, 0)  # the discs, the smallest uppermost, then the board beneath
Layers: TypeAlias = dict[tuple[int, int], tuple[str, ...]]  # by disc and ring: what each cell shows


class Sky(NamedTuple):
    """What each of the 32 spaces shows in one orientation of the discs, and where each planet is."""

    cells: tuple[str, ...]  # "" is empty space
    at: dict[str, int]


class Turned(NamedTuple):
    """What one rotation does: where what stands on each space goes, and whether it was pushed there."""

    to: tuple[int, ...]
    pushed: tuple[bool, ...]


def cell(ring: int, sector: int) -> int:
    """The number of a space; rings are counted from 0 at the Sun."""
    return ring * SECTORS + sector % SECTORS


def space_id(at: int) -> str:
    return pid("space", at // SECTORS + 1, at % SECTORS + 1)


def neighbours(at: int) -> tuple[int, ...]:
    """The spaces orthogonally adjacent to a space.  SE-MOV-01, SE-MOV-02."""
    ring, sector = divmod(at, SECTORS)
    along = (cell(ring, sector - 1), cell(ring, sector + 1))
    across = tuple(cell(r, sector) for r in (ring - 1, ring + 1) if 0 <= r < RINGS)
    return (*along, *across)


NEAR = tuple(neighbours(at) for at in range(CELLS))


class Book:
    """The tables of one cartridge."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.cards: dict[str, Card] = {c.key: c for c in (*world.cards, *world.promo, *world.alternates, *world.aliens)}
        self.exertians = {c.key: c for c in world.exertians}
        self.planets: dict[str, PlanetData] = {p.key: p for p in world.planets}
        self.moons = {m.key: m for m in world.moons}
        self.moons_of: dict[str, tuple[str, ...]] = {
            p: tuple(m.key for m in world.moons if m.planet == p) for p in self.planets
        }
        self.stars = {star.key: number for number, star in enumerate(world.stars)}
        self.star_keys = (*self.stars, "oumuamua")
        self.of_colour = {
            colour: tuple(i for i, star in enumerate(world.stars) if star.colour == colour)
            for colour in ("yellow", "red", "blue", "black")
        }
        self.colour = tuple(star.colour for star in world.stars)
        self.gold = {side.key: side for side in world.gold}
        self.species: dict[str, SpeciesData] = {species.key: species for species in world.species}
        self.techs = tuple(world.techs)
        self.rival = {card.key: card for card in world.rival}
        self.objectives = {objective.number: objective for objective in world.objectives}
        self.difficulties = {level.number: level for level in world.difficulties}
        self.tracks = {
            level.number: tuple(f"{colour}_{n}" for colour in level.track for n in (1, 2, 3, 4))
            for level in world.difficulties
        }
        titled: tuple[Titled, ...] = (*world.exertians, *world.techs, *world.gold, *world.species)
        self.titles: dict[str, Text] = {
            thing.key: thing.title
            for thing in (*self.cards.values(), *titled)
            if thing.key not in self.planets  # the planet and the species Oumuamua have one name
        }
        self.near = NEAR
        self.space = tuple(map(space_id, range(CELLS)))
        self.corner = {c.key: tuple(corner_words(c)) for c in self.cards.values()}
        plain: Layers = {(layer.disc, layer.ring - 1): tuple(layer.cells) for layer in world.layers}
        self._layers: dict[bool, Layers] = {False: plain, True: plain | _with_oumuamua(plain)}
        self._skies: dict[tuple[int, int, int, bool], Sky] = {}
        self._turns: dict[tuple[int, int, int, int, bool], Turned] = {}

    def sky(self, turned: list[int], oumuamua: bool) -> Sky:
        key = (turned[0], turned[1], turned[2], oumuamua)
        found = self._skies.get(key)
        if found is None:
            found = self._skies[key] = self._look(key)
        return found

    def turn(self, cycle: int, turned: list[int], oumuamua: bool) -> Turned:
        """What the next rotation does to each space."""
        key = (cycle, turned[0], turned[1], turned[2], oumuamua)
        found = self._turns.get(key)
        if found is None:
            found = self._turns[key] = self._rotate(cycle, turned, oumuamua)
        return found

    def _ground(self, disc: int, ring: int, sector: int, turned: int, oumuamua: bool) -> str:
        """What a layer shows over a sector: after r turns cell i of a disc is over sector i - r.  SE-OUM-04."""
        cells = self._layers[oumuamua].get((disc, ring))
        return "hole" if cells is None else cells[(sector + turned) % SECTORS]

    def levels(self, turned: list[int], oumuamua: bool, at: int) -> tuple[str, ...]:
        """What the discs and the board beneath show on a space, the topmost first; "hole" where one is cut out.

        SE-SOL-03.
        """
        ring, sector = divmod(at, SECTORS)
        return tuple(self._ground(disc, ring, sector, turned[disc - 1] if disc else 0, oumuamua) for disc in FROM_ABOVE)

    def _look(self, key: tuple[int, int, int, bool]) -> Sky:
        layers = self._layers[key[3]]
        cells = []
        for ring in range(CELLS // SECTORS):
            discs = ((layers.get((disc, ring)), key[disc - 1] if disc else 0) for disc in FROM_ABOVE)
            there = [(layer, turned) for layer, turned in discs if layer]
            for sector in range(SECTORS):
                shown = "hole"
                for layer, turned in there:
                    shown = layer[(sector + turned) % SECTORS]
                    if shown != "hole":
                        break
                cells.append("" if shown == "empty" else shown)
        return Sky(tuple(cells), {c: at for at, c in enumerate(cells) if c in self.planets or c == "earth"})

    def _rotate(self, cycle: int, turned: list[int], oumuamua: bool) -> Turned:
        """A group of discs turns as one body: it carries what stands on it and pushes what its edge meets.

        SE-SOL-14.
        """

        def solid(ring: int, sector: int, more: int) -> bool:
            for d in range(cycle + 1):
                if self._ground(d + 1, ring, sector, turned[d] + more, oumuamua) != "hole":
                    return True
            return False

        to, pushed = [], []
        for at in range(CELLS):
            ring, sector = divmod(at, SECTORS)
            rides = solid(ring, sector, 0)
            push = not rides and solid(ring, sector, 1)
            to.append(cell(ring, sector - 1) if rides or push else at)
            pushed.append(push)
        return Turned(tuple(to), tuple(pushed))


def _with_oumuamua(layers: Layers) -> Layers:
    """The layer on which Oumuamua lies once it is discovered.  SE-OUM-04."""
    where = (DISCS, 2)
    return {where: (*layers[where][:5], "oumuamua", *layers[where][6:])} if where in layers else {}


def corner_words(card: Card) -> list[str]:
    """What the corner action of a card includes: publicity, data, move, vp.  SE-CRD-03, SE-CLR-35."""
    return [str(getattr(verb, "what", "move")) for verb in card.corner]


G: TypeAlias = Game[Table, Book]


def sky_of(g: G) -> Sky:
    s = g.s
    return g.book.sky(s.turned, s.oumuamua)


def cell_id(g: G, at: int) -> str:
    """What lies on a space now, as an id that means the same when the discs have turned: `seen-mars-3-vega`."""
    what = sky_of(g).cells[at] or "empty"
    ring, sector = divmod(at, SECTORS)
    return seen_id(what, ring + 1, g.book.world.stars[g.s.star_at[sector]].key)


def me(g: G, here: Step) -> Player:
    return g.s.players[here.seat]


def clockwise(g: G, start: Seat) -> list[Player]:
    """All players in turn order from this one."""
    return [*g.s.players[start:], *g.s.players[:start]]


def has_probes(g: G, seat: Seat) -> bool:
    """Whether there is an own probe that a free action could move."""
    return any(probe.seat == seat for probe in g.s.probes)
