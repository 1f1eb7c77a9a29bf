"""A turn: drop one disc."""

from typing import TYPE_CHECKING, ClassVar

from connect_four.model import Table
from starboard.kernel.game import Game
from starboard.kernel.verbs import Ask, Step
from starboard.kernel.words import Option, Outcome, Refused

if TYPE_CHECKING:
    from connect_four import ConnectFour


def rules(g: Game[Table]) -> "ConnectFour":
    game: ConnectFour = g.rules  # type: ignore[assignment]  # a Table is only ever moved by its own rules
    return game


class Drop(Ask, frozen=True):
    """Drop a disc in a column that is not full: a line wins, a full grid is a draw.  CF-TRN-01 to 03, CF-END-01, 02."""

    prompt: ClassVar[str] = "drop"
    asks_one: ClassVar[bool] = True

    def options(self, g: Game[Table], here: Step) -> list[Option]:
        game = rules(g)
        rows = game.rows
        return [option for option, height in zip(game.drops, g.s.heights, strict=True) if height < rows]

    def refused(self, g: Game[Table], here: Step) -> list[Refused]:
        game = rules(g)
        return [
            Refused(option, "why-full", "CF-TRN-02", option.ids)
            for option, height in zip(game.drops, g.s.heights, strict=True)
            if height == game.rows
        ]

    def answer(self, g: Game[Table], here: Step, option: Option) -> None:
        game, s, seat = rules(g), g.s, here.seat
        column = game.column[option]
        cell = column * game.rows + s.heights[column]
        s.heights[column] += 1
        mine = s.discs[seat] = s.discs[seat] | 1 << cell
        g.did("drop", seat, option.ids[0])
        for line in game.lines[cell]:
            if mine & line == line:
                g.end(Outcome("win", (seat,), why="end-line"))
                return
        if s.answers == game.full:
            g.end(Outcome("draw", why="end-full"))
        else:
            s.stack.append(TURN[1 - seat])


TURN = (Step(Drop(), 0), Step(Drop(), 1))
