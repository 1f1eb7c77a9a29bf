"""What a seat sees of connect four: the grid, its discs, and the columns as the places that an option touches."""

from msgspec import structs

from connect_four.book import G
from starboard.kernel.ids import pid
from starboard.kernel.render import render_once
from starboard.kernel.scene import Board, Ending, Piece, Place, Player, Scene
from starboard.kernel.scene_kit import lay_out
from starboard.kernel.texts import Say
from starboard.kernel.words import Seat


def draw_scene(g: G, seat: Seat | None, say: Say) -> Scene:
    scene = lay_out(g, seat, say, [Player(0), Player(1)], board=(render_once(g, grid, g, say),))
    return structs.replace(scene, ending=decide(g, scene.ending)) if scene.ending else scene


def grid(g: G, say: Say) -> Board:
    """A row of column heads above the cells: the heads are what one presses."""
    book = g.book
    heads = [
        Place(
            pid("column", letter), say("column", letter=letter, left=book.rows - g.s.heights[x]), x, 0, letter, "head"
        )
        for x, letter in enumerate(book.letters)
    ]
    cells = [
        Place(f"{letter}{y + 1}", say("cell", cell=f"{letter}{y + 1}"), x, book.rows - y)
        for x, letter in enumerate(book.letters)
        for y in range(book.rows)
    ]
    return Board("grid", say("board"), "grid", tuple(heads + cells), tuple(discs(g, say)), look="discs")


def discs(g: G, say: Say) -> list[Piece]:
    book = g.book
    return [
        Piece(
            pid("disc", f"{letter}{y + 1}"),
            "disc",
            say("disc", seat=owner + 1, cell=f"{letter}{y + 1}"),
            f"{letter}{y + 1}",
            owner,
        )
        for x, letter in enumerate(book.letters)
        for y in range(g.s.heights[x])
        for owner in (0, 1)
        if g.s.discs[owner] >> x * book.rows + y & 1
    ]


def decide(g: G, end: Ending) -> Ending:
    """The ending with the discs of the lines that won."""
    if not end.winners:
        return end
    book, mine = g.book, g.s.discs[end.winners[0]]
    won = [line for line in book.all_lines if mine & line == line]
    cells = [f"{letter}{y + 1}" for letter in book.letters for y in range(book.rows)]
    ids = [pid("disc", cell) for i, cell in enumerate(cells) if any(line >> i & 1 for line in won)]
    return structs.replace(end, pieces=tuple(ids))
