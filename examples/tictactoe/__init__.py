"""Tic-tac-toe: two seats, a grid, a line of marks.  The smallest whole game on the console."""

from typing import Any, ClassVar

from msgspec import Struct

from starboard.kernel.cartridge import About
from starboard.kernel.game import Game
from starboard.kernel.render import render_once
from starboard.kernel.rules import Rules
from starboard.kernel.scene import Board, Piece, Place, Player, Scene
from starboard.kernel.setup import Setup
from starboard.kernel.show import ending, question
from starboard.kernel.texts import Say
from starboard.kernel.verbs import Ask, State, Step
from starboard.kernel.words import Option, Outcome, Refused, Seat


class Grid(Struct, frozen=True, forbid_unknown_fields=True):
    """`grid.yaml`: how large the board is, and how many marks make a line."""

    size: int
    line: int


class World(Struct, frozen=True):
    """What a cartridge of this game holds."""

    cartridge: About
    grid: Grid


class Table(State):
    """The cells that each seat has marked, as the bits of a number."""

    marks: list[int] = []


class Mark(Ask, frozen=True):
    """Mark one empty cell; a line of marks wins, a full board without one is a draw.  TT-TRN-01 to TT-END-02."""

    prompt: ClassVar[str] = "mark"
    asks_one: ClassVar[bool] = True

    def options(self, g: "Game[Table]", here: Step) -> list[Option]:
        first, second = g.s.marks
        taken = first | second
        return [option for bit, option in board(g).places if not taken & bit]

    def refused(self, g: "Game[Table]", here: Step) -> list[Refused]:
        taken = g.s.marks[0] | g.s.marks[1]
        return [Refused(option, "why-taken", "TT-TRN-02", option.ids) for bit, option in board(g).places if taken & bit]

    def answer(self, g: "Game[Table]", here: Step, option: Option) -> None:
        marks, seat = g.s.marks, here.seat
        bit, lines = board(g).cell[option]
        marks[seat] |= bit
        g.did("mark", seat, *option.ids)
        mine = marks[seat]
        for line in lines:
            if mine & line == line:
                g.end(Outcome("win", (seat,), why="end-line"))
                return
        if marks[0] | marks[1] == board(g).full:
            g.end(Outcome("draw", why="end-full"))
        else:
            g.s.stack.append(TURN[1 - seat])


TURN = (Step(Mark(), 0), Step(Mark(), 1))


def board(g: "Game[Table]") -> "TicTacToe":
    assert isinstance(g.rules, TicTacToe)
    return g.rules


class TicTacToe(Rules[Table]):
    key: ClassVar = "tictactoe"
    prefix: ClassVar = "TT"
    state: ClassVar = Table
    world: ClassVar = World
    prompts: ClassVar = {"mark": "TT-TRN-01"}
    chance: ClassVar = False
    longest: ClassVar = 100

    def __init__(self, cartridge: World) -> None:
        super().__init__(cartridge)
        size, line = cartridge.grid.size, cartridge.grid.line
        self.names = [f"{chr(97 + x)}{size - y}" for y in range(size) for x in range(size)]
        self.full = (1 << size * size) - 1
        self.places = [(1 << i, Option("mark", (name,))) for i, name in enumerate(self.names)]
        self.lines = sorted(straight_lines(size, line))
        self.cell = {option: (bit, [mask for mask in self.lines if mask & bit]) for bit, option in self.places}

    def new(self, setup: Setup) -> Table:
        return Table(setup, stack=[TURN[0]], marks=[0, 0])

    def scene(self, g: Game[Table], seat: Seat | None, say: Say) -> Scene:
        return Scene(
            self.key,
            say.text(self.cartridge.cartridge.title),
            tuple(Player(s) for s in (0, 1)),
            board=(render_once(g, self.grid, g, say),),
            viewer=seat,
            waiting=tuple(g.waiting),
            question=question(g, seat, say),
            ending=ending(g, say),
            answers=g.s.answers,
        )

    def grid(self, g: Game[Table], say: Say) -> Board:
        """The cells and the marks in them, which both seats see alike."""
        size = self.cartridge.grid.size
        owner = {name: s for s in (0, 1) for i, name in enumerate(self.names) if g.s.marks[s] >> i & 1}
        by = {s: say(f"by-{s}") for s in (0, 1, "nobody")}
        cells = [
            Place(name, say("cell", cell=name, by=by[owner.get(name, "nobody")]), i % size, i // size)
            for i, name in enumerate(self.names)
        ]
        marks = [
            Piece(f"mark-{name}", "mark", say(f"mark-{s}"), name, s, ("cross", "ring")[s]) for name, s in owner.items()
        ]
        return Board("grid", say("board"), "grid", tuple(cells), tuple(marks))

    def value(self, g: Game[Table], seat: Seat) -> float:
        """The lines that are still open to this seat, less those that are open to the other."""
        if g.s.outcome is not None:
            return g.s.outcome.value(seat)
        mine, theirs = g.s.marks[seat], g.s.marks[1 - seat]
        lead = sum((not theirs & line) - (not mine & line) for line in self.lines)
        return 0.5 + lead / (2 * len(self.lines) + 2)

    def features(self, g: Game[Table], seat: Seat) -> list[float]:
        mine, theirs = g.s.marks[seat], g.s.marks[1 - seat]
        return [1.0 if marks & bit else 0.0 for marks in (mine, theirs) for bit, _ in self.places]

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
