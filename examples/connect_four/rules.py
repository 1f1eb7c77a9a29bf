"""A turn: drop one disc."""

from typing import ClassVar

from connect_four.book import G
from starboard.kernel.verbs import Ask, Step
from starboard.kernel.words import Option, Outcome, Refused


class Drop(Ask, frozen=True):
    """Drop a disc in a column that is not full: a line wins, a full grid is a draw.

    CF-TRN-01, CF-TRN-02, CF-TRN-03, CF-END-01, CF-END-02, CF-TRN-04, CF-END-03.
    """

    prompt: ClassVar[str] = "drop"
    because: ClassVar[str] = "turn"
    asks_one: ClassVar[bool] = True

    def options(self, g: G, here: Step) -> list[Option]:
        book = g.book
        rows = book.rows
        return [option for option, height in zip(book.drops, g.s.heights, strict=True) if height < rows]

    def refusals(self, g: G, here: Step) -> list[Refused]:
        book = g.book
        return [
            Refused(option, "why-full", "CF-TRN-02", option.ids)
            for option, height in zip(book.drops, g.s.heights, strict=True)
            if height == book.rows
        ]

    def answer(self, g: G, here: Step, option: Option) -> None:
        book, s, seat = g.book, g.s, here.seat
        column = book.column[option]
        cell = column * book.rows + s.heights[column]
        s.heights[column] += 1
        mine = s.discs[seat] = s.discs[seat] | 1 << cell
        g.did("drop", seat, option.ids[0])
        for line in book.lines[cell]:
            if mine & line == line:
                g.end(Outcome("win", (seat,), why="end-line"))
                return
        if s.answers == book.full:
            g.end(Outcome("draw", why="end-full"))
        else:
            s.stack.append(TURN[1 - seat])


TURN = (Step(Drop(), 0), Step(Drop(), 1))  # CF-SET-01, CF-TRN-03
