"""Moving a game: an answer is given on a fork, so whatever goes wrong in a rule, the old state stands."""

import traceback
from typing import Any

from msgspec import Struct

from starboard.kernel.cartridge import rules
from starboard.kernel.codec import codec
from starboard.kernel.game import Game
from starboard.kernel.show import no_choice
from starboard.kernel.texts import Say
from starboard.kernel.words import Event, IllegalAnswer, Option, Seat
from starboard.table.history import Line, ReadState
from starboard.table.refusal import Refusal


class Fault(Refusal):
    """A rule broke.  `replay` is the save before it, with what was answered: enough for a test."""

    def __init__(self, replay: "Replay") -> None:
        super().__init__("fault")
        self.replay = replay


class Replay(Struct, frozen=True):
    """What is needed to see a fault again."""

    seat: Seat
    option: Option
    save: str
    trace: str


class Moved(Struct, frozen=True):
    """The game after an answer, what happened in it, and its state as bytes."""

    game: Game[Any]
    events: tuple[Event, ...]
    packed: bytes

    @property
    def wall(self) -> bool:
        return bool(self.game.s.barrier == self.game.s.answers)


def moved(g: Game[Any], seat: Seat, option: Option) -> Moved:
    """The game after an answer; `IllegalAnswer` if there is none, and the game given stays as it was."""
    events: list[Event] = []
    after = g.fork()
    after.emit = events.append
    kind = codec(type(g.rules))
    try:
        after.answer(seat, option)
        after.emit = None
        assert after.open or after.over  # a question whose options break is a fault of this answer
        return Moved(after, tuple(events), kind.encode(after.s))
    except IllegalAnswer:
        raise
    except Exception:
        raise Fault(Replay(seat, option, kind.save(g.s).decode(), traceback.format_exc())) from None


def refusal(g: Game[Any], seat: Seat, error: IllegalAnswer, say: Say) -> Refusal:
    """Why an answer is not legal, in words."""
    if g.over:
        return Refusal("over")
    if error.refused is not None:
        why = no_choice(g, error.refused, say).why
        return Refusal("illegal", why.rule, why.text)
    return Refusal("illegal" if g.moves(seat) else "not_asked")


def loaded(game: str, cartridge: str, packed: bytes) -> Game[Any]:
    """A game from its state as bytes."""
    made = rules(game, cartridge)
    return Game(codec(type(made)).decode(packed), made)


def recalled(game: str, cartridge: str, line: Line, position: int, read: ReadState) -> tuple[Game[Any], int]:
    """The game at a position, and the position that it is.

    Where that state was thinned out, it is played on from the nearest one kept before it; if a rule has changed since
    then and an answer no longer holds, the game stays at the last position that does.
    """
    at = position
    while (packed := read(line.seq(at))) is None:
        at -= 1
    g = loaded(game, cartridge, packed)
    for stood in line.after(at)[: position - at]:
        try:
            after = g.fork()
            after.answer(stood.seat, stood.option)
        except Exception:
            break
        g, at = after, at + 1
    return g, at
