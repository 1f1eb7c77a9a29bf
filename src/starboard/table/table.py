"""A table: its records folded into what it is now, beside the game in its present state.

It is loaded from its records and its last state, never replayed: a rule that is mended later breaks no running game.
"""

from collections.abc import Iterable
from functools import cache, cached_property, lru_cache
from typing import Any, Literal, TypeAlias

from starboard.kernel.asking import Together
from starboard.kernel.cartridge import rules, say
from starboard.kernel.game import Game
from starboard.kernel.registry import find
from starboard.kernel.rules import Rules
from starboard.kernel.texts import Language, Say
from starboard.kernel.words import Option, Seat
from starboard.table.clock import running
from starboard.table.folded import FoldedTable
from starboard.table.history import ReadState
from starboard.table.play import Fault, load_game
from starboard.table.reach import Reach, reach
from starboard.table.records import Entry
from starboard.table.seats import NEVER_TAKEN

Status: TypeAlias = Literal["open", "playing", "over"]
MOST_FAULTS = 64  # answers at one position that are known to fail


@cache
def voice_of(game: str, cartridge: str, lang: Language) -> Say:
    """Who speaks at the tables of a game and a cartridge."""
    return say(find(game), cartridge, lang, strict=False)


@lru_cache(1_000)
def _table_speaker(game: str, cartridge: str, lang: Language, names: tuple[str, ...]) -> Say:
    return voice_of(game, cartridge, lang).at_table(names)


class Damaged(ValueError):
    """Something of a table that was stored is missing."""


class Table(FoldedTable):
    """A game being played.  `actions` prepares changes; `apply` makes them once they are committed."""

    def __init__(self, id_: str, opening: Entry) -> None:
        super().__init__(id_, opening)
        self.faults: dict[tuple[Seat, Option], Fault] = {}  # answers at this position in which a rule failed
        self.game: Game[Any]

    @classmethod
    def load(cls, id_: str, entries: Iterable[Entry], read: ReadState) -> "Table":
        """The table as its records and the last of its states say."""
        table = cls.from_records(id_, entries)
        stored = read(table.history.seq(table.history.last))
        if stored is None:
            raise Damaged(f"table {id_} has lost its last state")
        table.game = load_game(table.opened.game, table.opened.cartridge, stored.packed, stored.version)
        return table

    def apply(self, entries: Iterable[Entry], game: Game[Any] | None = None) -> None:
        """Apply committed records."""
        for entry in entries:
            self.fold(entry)
        if game is not None:
            self.game = game
            self.faults.clear()

    def note_fault(self, seat: Seat, option: Option, fault: Fault) -> None:
        """Remember that this answer fails at this position."""
        if len(self.faults) < MOST_FAULTS:
            self.faults[seat, option] = fault

    @property
    def waiting(self) -> tuple[Seat, ...]:
        return tuple(self.game.waiting)

    @property
    def running(self) -> tuple[Seat, ...]:
        return running(self.seats, self.game.waiting)

    @property
    def status(self) -> Status:
        if self.game.over:
            return "over"
        return "open" if any(holder.kind in NEVER_TAKEN for holder in self.seats) else "playing"

    @cached_property
    def rules(self) -> Rules[Any]:
        return rules(self.opened.game, self.opened.cartridge)

    def say(self, lang: Language) -> Say:
        """Who speaks for the game; a text that is missing is a fault of the game, and stops nobody."""
        return _table_speaker(self.opened.game, self.opened.cartridge, lang, tuple(h.name for h in self.seats))

    def say_of_any(self, lang: Language) -> Say:
        """Who speaks for the game at any of its tables: players have numbers."""
        return voice_of(self.opened.game, self.opened.cartridge, lang)

    @property
    def barrier(self) -> int:
        """Nobody goes back to before this alone; when the game is over, all has come to light."""
        return self.position if self.game.over else int(self.game.s.barrier)

    def reach(self, mine: tuple[Seat, ...]) -> Reach | None:
        """How far the holder of these seats can undo; a spectator cannot, nor anybody where the table plays without."""
        if not mine or self.opened.undo == "none":
            return None
        return reach(self.history, mine, self.barrier, self.is_undo_free)

    @property
    def bot_to_move(self) -> Seat | None:
        """The first seat that a bot plays and that the table waits for; a choice of the group is left to people."""
        if self._has_bots is None:
            self._has_bots = any(holder.played_by for holder in self.seats)
        if not self._has_bots:
            return None
        waiting = self.game.waiting
        stack = self.game.s.stack
        if stack and isinstance(stack[-1].verb, Together) and not all(self.seats[seat].played_by for seat in waiting):
            return None
        return next((seat for seat in waiting if self.seats[seat].played_by), None)
