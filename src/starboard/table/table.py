"""A table: its records folded into what it is now, beside the game in its present state.

It is loaded from its records and its last state, never replayed: a rule that is mended later breaks no running game.
"""

from collections.abc import Iterable
from functools import cache, cached_property
from typing import Any, Literal, TypeAlias

from starboard.kernel.cartridge import rules, say
from starboard.kernel.game import Game
from starboard.kernel.registry import find
from starboard.kernel.rules import Rules
from starboard.kernel.texts import Language, Say
from starboard.kernel.words import Seat
from starboard.table.clock import Watch, running
from starboard.table.consent import Pending, pending
from starboard.table.guides import follow, guides_of, told
from starboard.table.history import Line, ReadState, Stood
from starboard.table.play import loaded
from starboard.table.reach import Reach, reach
from starboard.table.records import Answered, Entry, Guided, Opened, Requested, Seated, Settled, Undone, Voted
from starboard.table.seats import NEVER_TAKEN, Holder, held_by, people

Status: TypeAlias = Literal["open", "playing", "over"]
CHANGE_THE_TABLE = (Opened, Seated, Settled)  # rather than the game
REMEMBERED = 256  # ids of what was said lately: none of it is heard twice


@cache
def _speaker(game: str, cartridge: str, lang: Language) -> Say:
    return say(find(game), cartridge, lang, strict=False)


class Table:
    """A game being played.  `deeds` say what changes it; `take` makes the change once it is on disk."""

    def __init__(self, id_: str, opening: Entry) -> None:
        opened = opening.what
        assert isinstance(opened, Opened), f"table {id_} does not begin with its opening"
        self.id, self.opened = id_, opened
        self.entries: list[Entry] = []
        self.seats: list[Holder] = list(opened.seats)
        self.name, self.listed, self.host = opened.name, opened.listed, opened.host
        self.line = Line(opened.first)
        self.requests: dict[int, Pending] = {}
        self.watch = Watch(opened.clock, len(opened.seats), opening.at)
        self._held: dict[str, tuple[Seat, ...]] = {}
        self._is_solo: bool | None = None
        self._has_bots: bool | None = None
        self.seq = -1  # of the last record
        self.facts = 0  # the last record that changed what the table is, rather than the game
        self.secrets = -1  # the last record of which not all may read the same
        self._said: dict[tuple[str, str], int] = {}
        self.guides = guides_of(opened)
        self.game: Game[Any]

    @classmethod
    def load(cls, id_: str, entries: Iterable[Entry], read: ReadState) -> "Table":
        """The table as its records and the last of its states say."""
        listed = list(entries)
        table = cls(id_, listed[0])
        for entry in listed:
            table.fold(entry)
        packed = read(table.line.seq(table.line.last))
        assert packed is not None, f"table {id_} has lost its last state"
        table.game = loaded(table.opened.game, table.opened.cartridge, packed)
        return table

    # Folding

    def take(self, entries: Iterable[Entry], game: Game[Any] | None = None) -> None:
        """What a deed came to is on disk: so it is."""
        for entry in entries:
            self.fold(entry)
        if game is not None:
            self.game = game

    def fold(self, entry: Entry) -> None:
        self.entries.append(entry)
        self.seq = entry.seq
        if entry.said:
            self._remember(entry)
        what = entry.what
        if isinstance(what, Answered):
            self.line.add(Stood(entry.seq, what.seat, what.option, what.wall, entry.at))
            self._drop_requests("undo")
            if what.hides:
                self.secrets = entry.seq
            if self.guides:
                follow(self.guides, what, self.seats_of(self.seats[what.seat].person))
        elif isinstance(what, Undone):
            self.line.cut(what.to)
            self._drop_requests("undo")
        elif isinstance(what, Seated):
            self.seats[what.seat] = what.holder
            self._held.clear()
            self._is_solo = self._has_bots = None
            self._drop_requests("seat", what.seat)
        elif isinstance(what, Settled):
            self.name = self.name if what.name is None else what.name
            self.listed = self.listed if what.listed is None else what.listed
            self.host = self.host if what.host is None else what.host
        elif isinstance(what, Requested):
            self.requests = {i: asked for i, asked in self.requests.items() if asked.by != entry.by}
            self.requests[entry.seq] = pending(entry, what)
        elif isinstance(what, Voted):
            self._vote(what, entry.by)
        elif isinstance(what, Guided):
            told(self.guides, what, self.seats_of(self.seats[what.seat].person))
        if isinstance(what, CHANGE_THE_TABLE):
            self.facts = entry.seq
        if entry.spent:
            self.watch.spent, self.watch.since = entry.spent, entry.at

    def _remember(self, entry: Entry) -> None:
        self._said[entry.by, entry.said] = entry.seq
        if len(self._said) > REMEMBERED:
            del self._said[next(iter(self._said))]

    def _vote(self, vote: Voted, by: str) -> None:
        asked = self.requests.get(vote.request)
        if asked is None:
            return
        if vote.yes:
            asked.yes.append(by)
        else:
            del self.requests[vote.request]

    def _drop_requests(self, kind: str, seat: Seat = 0) -> None:
        """What they asked for has come about, or the game has gone on without it."""
        if self.requests:
            self.requests = {
                i: asked
                for i, asked in self.requests.items()
                if asked.what.kind != kind or (kind == "seat" and asked.what.seat != seat)
            }

    # What it is

    @property
    def position(self) -> int:
        return self.line.last

    @property
    def updated(self) -> int:
        return self.entries[-1].at

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

    @property
    def is_solo(self) -> bool:
        """One person plays all the seats that people play, and nobody else is expected."""
        if self._is_solo is None:
            free = any(not holder.held and holder.kind != "bot" for holder in self.seats)
            self._is_solo = len(people(self.seats)) == 1 and not free
        return self._is_solo

    @property
    def is_undo_free(self) -> bool:
        """Nobody is asked, however far one goes back."""
        return self.opened.undo == "free" or self.is_solo

    @cached_property
    def rules(self) -> Rules[Any]:
        return rules(self.opened.game, self.opened.cartridge)

    def say(self, lang: Language) -> Say:
        """Who speaks for the game; a text that is missing is a fault of the game, and stops nobody."""
        return _speaker(self.opened.game, self.opened.cartridge, lang)

    @property
    def barrier(self) -> int:
        """Nobody goes back to before this alone; when the game is over, all has come to light."""
        return self.position if self.game.over else int(self.game.s.barrier)

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        mine = self._held.get(person)
        if mine is None:
            mine = held_by(self.seats, person) if person else ()
            if mine:
                self._held[person] = mine
        return mine

    def reach(self, mine: tuple[Seat, ...]) -> Reach | None:
        """How far the holder of these seats can undo; a spectator cannot, nor anybody where the table plays without."""
        if not mine or self.opened.undo == "none":
            return None
        return reach(self.line, mine, self.barrier, self.is_undo_free)

    def heard(self, by: str, said: str) -> int | None:
        """The record under which this was heard already."""
        return self._said.get((by, said))

    @property
    def bot_to_move(self) -> Seat | None:
        """The first seat of a bot that the table waits for."""
        if self._has_bots is None:
            self._has_bots = any(holder.kind == "bot" for holder in self.seats)
        if not self._has_bots:
            return None
        for seat in self.game.waiting:
            if self.seats[seat].kind == "bot":
                return seat
        return None
