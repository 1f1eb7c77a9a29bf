"""What a seat sees of connect four: the grid, its discs, and the columns as the places that an option touches."""

from typing import TYPE_CHECKING

from connect_four.model import Table
from starboard.kernel.game import Game
from starboard.kernel.render import render_once
from starboard.kernel.scene import Board, Piece, Place, Player, Scene
from starboard.kernel.show import ending, question
from starboard.kernel.texts import Say
from starboard.kernel.words import Seat

if TYPE_CHECKING:
    from connect_four import ConnectFour


def draw_scene(game: "ConnectFour", g: Game[Table], seat: Seat | None, say: Say) -> Scene:
    about = game.cartridge.cartridge
    return Scene(
        game.key,
        say.text(about.title),
        tuple(Player(s) for s in (0, 1)),
        board=(render_once(g, grid, game, g, say),),
        viewer=seat,
        waiting=tuple(g.waiting),
        question=question(g, seat, say),
        ending=ending(g, say),
        answers=g.s.answers,
    )


def grid(game: "ConnectFour", g: Game[Table], say: Say) -> Board:
    """A row of column heads above the cells: the heads are what one presses."""
    heads = [
        Place(f"column-{letter}", say("column", letter=letter, left=game.rows - g.s.heights[x]), x, 0, letter, "head")
        for x, letter in enumerate(letters(game))
    ]
    cells = [
        Place(f"{letter}{y + 1}", say("cell", cell=f"{letter}{y + 1}"), x, game.rows - y)
        for x, letter in enumerate(letters(game))
        for y in range(game.rows)
    ]
    return Board("grid", say("board"), "grid", tuple(heads + cells), tuple(discs(game, g, say)), look="discs")


def discs(game: "ConnectFour", g: Game[Table], say: Say) -> list[Piece]:
    return [
        Piece(
            f"disc-{letter}{y + 1}",
            "disc",
            say("disc", seat=owner + 1, cell=f"{letter}{y + 1}"),
            f"{letter}{y + 1}",
            owner,
        )
        for x, letter in enumerate(letters(game))
        for y in range(g.s.heights[x])
        for owner in (0, 1)
        if g.s.discs[owner] >> x * game.rows + y & 1
    ]


def letters(game: "ConnectFour") -> str:
    return "abcdefghijklmnopqrstuvwxyz"[: game.columns]
