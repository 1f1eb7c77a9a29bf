"""Plays answers on a fork of the game, so that an error in a rule leaves the old state intact."""

import traceback
from pathlib import Path
from typing import Any

from msgspec import Struct

from starboard.kernel.cartridge import rules
from starboard.kernel.codec import codec
from starboard.kernel.game import Game
from starboard.kernel.show import no_choice
from starboard.kernel.texts import Say
from starboard.kernel.words import Event, IllegalAnswer, Option, Runaway, Seat, TooLong
from starboard.table.history import History, ReadState
from starboard.table.refusal import Refusal

MOST_TRACE = 20_000  # characters
MOST_STATE = 1_000_000  # bytes of a packed state; those of real games have about 10,000


class Fault(Refusal):
    """A rule raised an error.  Faults of one table and one cause are the same fault, and are kept once."""

    def __init__(self, g: Game[Any], seat: Seat, option: Option, error: Exception) -> None:
        stopped = {Runaway: "runaway", TooLong: "too_long"}
        super().__init__("fault", key=stopped.get(type(error), "fault"))
        frames = traceback.extract_tb(error.__traceback__)
        where = f" {Path(frames[-1].filename).name}:{frames[-1].lineno}"
        self.cause = type(error).__name__ + ("" if isinstance(error, TooLong) else where)
        self._game, self._seat, self._option = g, seat, option
        self._trace = "".join(traceback.format_exception(error))[-MOST_TRACE:]

    @property
    def replay(self) -> "Replay":
        """The save before it and the answer: enough for a test.  Made only for who keeps it."""
        save = codec(type(self._game.rules)).save(self._game.s).decode()
        return Replay(self._seat, self._option, save, self._trace)


class Replay(Struct, frozen=True):
    """What is needed to reproduce a fault."""

    seat: Seat
    option: Option
    save: str
    trace: str


class AnswerResult(Struct, frozen=True):
    """The game after an answer, its events, and its state as bytes."""

    game: Game[Any]
    events: tuple[Event, ...]
    packed: bytes

    @property
    def irreversible(self) -> bool:
        return bool(self.game.s.barrier == self.game.s.answers)


def play_answer(g: Game[Any], seat: Seat, option: Option) -> AnswerResult:
    """Play an answer on a fork.  Raises `IllegalAnswer` or `Fault`; the given game is unchanged."""
    events: list[Event] = []
    after = g.fork()
    after.emit = events.append
    kind = codec(type(g.rules))
    try:
        after.answer(seat, option)
        after.emit = None
        if not after.over and not after.open:  # working out the options may fail, too: a fault of this answer
            raise RuntimeError("the game goes on without a question")
        packed = kind.encode(after.s)
        if len(packed) > MOST_STATE:
            raise RuntimeError(f"the state has grown to {len(packed)} bytes")
        return AnswerResult(after, tuple(events), packed)
    except IllegalAnswer:
        raise
    except Exception as error:
        raise Fault(g, seat, option, error) from None


def explain_refusal(g: Game[Any], seat: Seat, error: IllegalAnswer, say: Say) -> Refusal:
    """The refusal of an illegal answer, with its reason as text."""
    if g.over:
        return Refusal("over")
    if error.refused is not None:
        why = no_choice(g, error.refused, say).why
        return Refusal("illegal", why.rule, why.text)
    return Refusal("illegal" if g.moves(seat) else "not_asked")


def load_game(game: str, cartridge: str, packed: bytes, version: int = 0) -> Game[Any]:
    """A game from its state as bytes; one of an older version is brought forward."""
    made = rules(game, cartridge)
    return Game(codec(type(made)).decode(packed, version), made)


def game_at(game: str, cartridge: str, history: History, position: int, read: ReadState) -> tuple[Game[Any], int]:
    """The game at a position, and the position that it is.

    Where that state was thinned out, it is played on from the nearest one kept before it; if a rule has changed since
    then and an answer no longer holds, the game stays at the last position that does.
    """
    at = position
    while (stored := read(history.seq(at))) is None:
        at -= 1
    g = load_game(game, cartridge, stored.packed, stored.version)
    for answer in history.after(at)[: position - at]:
        try:
            after = g.fork()
            after.answer(answer.seat, answer.option)
        except Exception:
            break
        g, at = after, at + 1
    return g, at
