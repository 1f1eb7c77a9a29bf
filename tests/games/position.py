"""A small game set up by its answers: `played("tictactoe", "a1 b2 c3")`, then more of them, then what holds."""

from typing import Any

from starboard.kernel.game import Game
from starboard.kernel.replay import spoken, start
from starboard.kernel.setup import Setup


def played(game: str, answers: str = "", cartridge: str = "") -> Game[Any]:
    """The position after these answers, by whoever is asked."""
    return more(start(game, Setup(2, cartridge=cartridge)), answers)


def more(g: Game[Any], answers: str) -> Game[Any]:
    for word in answers.split():
        seat = g.waiting[0]
        option = spoken(word, g.options(seat))
        assert option is not None, f"{word} is not open: {[str(o) for o in g.options(seat)]}"
        g.answer(seat, option)
    return g


def named(g: Game[Any], seat: int) -> list[str]:
    """The pieces that the seat's options touch."""
    return [str(option.ids[0]) for option in g.options(seat)]
