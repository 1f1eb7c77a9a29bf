"""Tic-tac-toe: two seats, a grid, a line of marks.  The smallest whole game on the console."""

from typing import Any, ClassVar, TypeAlias

from msgspec import Struct

from starboard.kernel.cartridge import About
from starboard.kernel.features import Feature, Features, Group, repeat
from starboard.kernel.game import Game
from starboard.kernel.ids import pid
from starboard.kernel.render import render_once
from starboard.kernel.rules import Rules
from starboard.kernel.scene import Board, Piece, Place, Player, Scene
from starboard.kernel.scene_kit import lay_out
from starboard.kernel.setup import Setup
from starboard.kernel.texts import Say
from starboard.kernel.verbs import Ask, State, Step
from starboard.kernel.words import Option, Outcome, Refused, Seat


class Grid(Struct, frozen=True, forbid_unknown_fields=True):
    """`grid.yaml`: how large the board is, and how many marks make a line."""

    size: int  # TT-SET-02
    line: int  # TT-END-03


class World(Struct, frozen=True):
    """What a cartridge of this game holds."""

    cartridge: About
    grid: Grid


class Table(State):
    """The cells that each seat has marked, as the bits of a number."""

    marks: list[int] = []


class Book:
    """All that can be worked out of a grid before anybody plays: `g.book` to every rule."""

    def __init__(self, world: World) -> None:
        size, line = world.grid.size, world.grid.line
        self.world, self.size = world, size
        self.names = [f"{chr(97 + x)}{size - y}" for y in range(size) for x in range(size)]
        self.full = (1 << size * size) - 1
        self.places = [(1 << i, Option("mark", (name,))) for i, name in enumerate(self.names)]
        self.lines = sorted(straight_lines(size, line))
        self.cell = {option: (bit, [mask for mask in self.lines if mask & bit]) for bit, option in self.places}


G: TypeAlias = Game[Table, Book]


class Mark(Ask, frozen=True):
    """Mark one empty cell; a line of marks wins, a full board without one is a draw.

    TT-TRN-01, TT-TRN-02, TT-TRN-03, TT-END-01, TT-END-02, TT-TRN-04, TT-END-04.
    """

    prompt: ClassVar[str] = "mark"
    because: ClassVar[str] = "turn"
    asks_one: ClassVar[bool] = True

    def options(self, g: G, here: Step) -> list[Option]:
        first, second = g.s.marks
        taken = first | second
        return [option for bit, option in g.book.places if not taken & bit]

    def refusals(self, g: G, here: Step) -> list[Refused]:
        taken = g.s.marks[0] | g.s.marks[1]
        return [Refused(option, "why-taken", "TT-TRN-02", option.ids) for bit, option in g.book.places if taken & bit]

    def answer(self, g: G, here: Step, option: Option) -> None:
        marks, seat = g.s.marks, here.seat
        bit, lines = g.book.cell[option]
        marks[seat] |= bit
        g.did("mark", seat, *option.ids)
        mine = marks[seat]
        for line in lines:
            if mine & line == line:
                g.end(Outcome("win", (seat,), why="end-line"))
                return
        if marks[0] | marks[1] == g.book.full:
            g.end(Outcome("draw", why="end-full"))
        else:
            g.s.stack.append(TURN[1 - seat])


TURN = (Step(Mark(), 0), Step(Mark(), 1))  # TT-SET-01, TT-TRN-03


class TicTacToe(Rules[Table, Book]):
    key: ClassVar = "tictactoe"
    prefix: ClassVar = "TT"
    state: ClassVar = Table
    world: ClassVar = World
    prompts: ClassVar = {"mark": "TT-TRN-01"}
    chance: ClassVar = False
    zero_sum: ClassVar = True
    longest: ClassVar = 100
    largest: ClassVar = 2**63  # a side is one number, a bit for each cell

    def read(self, world: World) -> Book:
        return Book(world)

    def new(self, setup: Setup) -> Table:
        return Table(setup, stack=[TURN[0]], marks=[0, 0])

    def scene(self, g: G, seat: Seat | None, say: Say) -> Scene:
        return lay_out(g, seat, say, [Player(0), Player(1)], board=(render_once(g, self.grid, g, say),))

    def grid(self, g: G, say: Say) -> Board:
        """The cells and the marks in them, which both seats see alike."""
        size, names = self.book.size, self.book.names
        owner = {name: s for s in (0, 1) for i, name in enumerate(names) if g.s.marks[s] >> i & 1}
        by = {s: say(f"by-{s}") for s in (0, 1, "nobody")}
        cells = [
            Place(name, say("cell", cell=name, by=by[owner.get(name, "nobody")]), i % size, i // size)
            for i, name in enumerate(names)
        ]
        marks = [
            Piece(pid("mark", name), "mark", say(f"mark-{s}"), name, s, ("cross", "ring")[s])  # TT-SET-03
            for name, s in owner.items()
        ]
        return Board("grid", say("board"), "grid", tuple(cells), tuple(marks))

    def value(self, g: G, seat: Seat) -> float:
        """The lines that are still open to this seat, less those that are open to the other."""
        if g.s.outcome is not None:
            return g.s.outcome.value(seat)
        mine, theirs = g.s.marks[seat], g.s.marks[1 - seat]
        lead = sum((not theirs & line) - (not mine & line) for line in self.book.lines)
        return 0.5 + lead / (2 * len(self.book.lines) + 2)

    def features(self) -> Features:
        """Each cell twice: a mark of this seat's own, a mark of the other's."""
        bits = [bit for bit, _ in self.book.places]

        def read(g: G, seat: Seat) -> list[float]:
            mine, theirs = g.s.marks[seat], g.s.marks[1 - seat]
            return [1.0 if marks & bit else 0.0 for marks in (mine, theirs) for bit in bits]

        return Features(Group(repeat(("mine", "theirs"), *map(Feature, self.book.names)), read))

    def counts(self, s: Table) -> dict[str, Any]:
        return {"cells marked twice": (s.marks[0] & s.marks[1]).bit_count()}


def straight_lines(size: int, line: int) -> set[int]:
    """Every straight run of so many cells, as bits."""
    found = set()
    for y in range(size):
        for x in range(size):
            for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
                run = [(x + dx * k, y + dy * k) for k in range(line)]
                if all(0 <= a < size and 0 <= b < size for a, b in run):
                    found.add(sum(1 << b * size + a for a, b in run))
    return found
