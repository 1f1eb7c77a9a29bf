"""A table: its records folded into what it is now, beside the game in its present state.

It is loaded from its records and its last state, never replayed: a rule that is mended later breaks no running game.
"""

from collections.abc import Iterable
from functools import cache, cached_property, lru_cache
from typing import Any, Literal, TypeAlias

from starboard.kernel.asking import Together
from starboard.kernel.cartridge import rules, say
from starboard.kernel.game import Game
from starboard.kernel.registry import find, games
from starboard.kernel.rules import Rules
from starboard.kernel.texts import Language, Say
from starboard.kernel.words import Option, Seat
from starboard.table.bot_names import name_bot, name_bots
from starboard.table.clock import Clocks, running
from starboard.table.consent import Pending, open_request
from starboard.table.guides import guides_of, mark_lesson, note_answer
from starboard.table.history import History, ReadState, kept_answer
from starboard.table.play import Fault, load_game
from starboard.table.reach import Reach, reach
from starboard.table.records import (
    Answered,
    Dealt,
    Entrusted,
    Entry,
    Exposed,
    Guided,
    Muted,
    Opened,
    Ordered,
    Removed,
    Requested,
    Seated,
    Settled,
    Undone,
    Voted,
)
from starboard.table.seats import NEVER_TAKEN, Holder, held_by, people

Status: TypeAlias = Literal["open", "playing", "over"]
CHANGE_THE_TABLE = (Opened, Seated, Settled, Exposed, Entrusted, Muted)  # rather than the game
MOST_FAULTS = 64  # answers at one position that are known to fail
MOST_MESSAGE_IDS = 256  # recent message ids, so that a repeated message is recorded once


@cache
def voice_of(game: str, cartridge: str, lang: Language) -> Say:
    """Who speaks at the tables of a game and a cartridge."""
    return say(find(game), cartridge, lang, strict=False)


@lru_cache(1_000)
def _table_speaker(game: str, cartridge: str, lang: Language, names: tuple[str, ...]) -> Say:
    return voice_of(game, cartridge, lang).at_table(names)


def default_orders(opened: Opened) -> dict[Seat, set[tuple[str, str]]]:
    """The standing orders with which every seat begins."""
    game = games().get(opened.game)
    prompts = game.default_orders if game is not None else ()
    return {seat: {(prompt, "") for prompt in prompts} for seat in range(len(opened.seats))} if prompts else {}


class Table:
    """A game being played.  `actions` prepares changes; `apply` makes them once they are committed."""

    def __init__(self, id_: str, opening: Entry) -> None:
        opened = opening.what
        assert isinstance(opened, Opened), f"table {id_} does not begin with its opening"
        self.id, self.opened = id_, opened
        self.entries: list[Entry] = []
        self.position_seqs: list[int] = []  # the records that changed the position
        self.seats: list[Holder] = name_bots(opened.seats)
        self.name, self.listed, self.host = opened.name, opened.listed, opened.host
        self.history = History(opened.first, opened.presets)
        self.requests: dict[int, Pending] = {}
        self.clocks = Clocks(opened.clock, len(opened.seats), opening.at)
        self._seats_by_person: dict[str, tuple[Seat, ...]] = {}
        self._is_solo: bool | None = None
        self._has_bots: bool | None = None
        self.seq = -1  # of the last record
        self.info_seq = 0  # the last record that changed what the table is, rather than the game
        self.secret_seq = -1  # the last record of which not all may read the same
        self._seq_by_message: dict[tuple[str, str], int] = {}
        self.guides = guides_of(opened)
        self.orders = default_orders(opened)  # standing orders: the prompt, and what asks
        self.asked_always: set[Seat] = set()  # seats for which the table never answers by itself
        self.spared: set[Seat] = set()  # seats for which it has
        self.is_locked, self.spectator_chat = False, True
        self.muted: set[str] = set()
        self.removed: set[str] = set()
        self.is_exposed = False  # somebody may know what is hidden, and all are told
        self._forget_deal()
        self.faults: dict[tuple[Seat, Option], Fault] = {}  # answers at this position in which a rule failed
        self.game: Game[Any]

    @classmethod
    def load(cls, id_: str, entries: Iterable[Entry], read: ReadState) -> "Table":
        """The table as its records and the last of its states say."""
        table = cls.folded(id_, entries)
        stored = read(table.history.seq(table.history.last))
        assert stored is not None, f"table {id_} has lost its last state"
        table.game = load_game(table.opened.game, table.opened.cartridge, stored.packed, stored.version)
        return table

    @classmethod
    def folded(cls, id_: str, entries: Iterable[Entry]) -> "Table":
        """The table as its records say, without its game."""
        listed = list(entries)
        table = cls(id_, listed[0])
        for entry in listed:
            table.fold(entry)
        return table

    # Folding

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

    def fold(self, entry: Entry) -> None:
        self.entries.append(entry)
        self.seq = entry.seq
        if isinstance(entry.what, Answered | Undone):
            self.position_seqs.append(entry.seq)
        if entry.message_id:
            self._remember(entry)
        what = entry.what
        if isinstance(what, Answered):
            self.history.add(kept_answer(entry.seq, entry.at, what))
            self._drop_requests("undo")
            if what.by_itself == "end":
                self.spared.add(what.seat)
            if what.hides:
                self.secret_seq = entry.seq
            if self.guides:
                note_answer(self.guides, what, self.seats_of(self.seats[what.seat].person))
        elif isinstance(what, Undone):
            self.history.truncate(what.to)
            self._drop_requests("undo")
            for guide in self.guides.values():
                guide.undo(what.to)
        elif isinstance(what, Seated):
            self._seat(what.seat, what.holder)
        elif isinstance(what, Settled):
            self._settle(what)
        elif isinstance(what, Dealt):
            self.history.deal(entry.seq)
            self._drop_requests("undo")
            self._forget_deal()
        elif isinstance(what, Exposed):
            self.is_exposed = True
        elif isinstance(what, Entrusted):
            self.entrusted.add(what.person)
            done = {
                i for i, request in self.requests.items() if request.what.kind == "file" and request.by == what.person
            }
            self.requests = {i: request for i, request in self.requests.items() if i not in done}
            self.is_exposed = True
        elif isinstance(what, Muted):
            (self.muted.add if what.on else self.muted.discard)(what.person)
        elif isinstance(what, Removed):
            self.removed.add(what.person)
            self.requests = {i: request for i, request in self.requests.items() if request.by != what.person}
        elif isinstance(what, Requested):
            self.requests = {i: request for i, request in self.requests.items() if request.by != entry.by}
            self.requests[entry.seq] = open_request(entry, what)
        elif isinstance(what, Voted):
            self._vote(what, entry.by)
        elif isinstance(what, Guided):
            mark_lesson(self.guides, what, self.seats_of(self.seats[what.seat].person), self.position)
        elif isinstance(what, Ordered):
            self._order(what)
        if isinstance(what, CHANGE_THE_TABLE):
            self.info_seq = entry.seq
        if entry.spent:
            self.clocks.spent, self.clocks.since = entry.spent, entry.at

    def _seat(self, seat: Seat, holder: Holder) -> None:
        self.seats[seat] = name_bot(holder, self.seats)
        self._seats_by_person.clear()
        self._is_solo = self._has_bots = None
        self._drop_requests("seat", seat)
        self._drop_requests("hand_over", seat)
        if holder.held:
            self.past_holders[seat].add(holder.person)
        if self.is_solo:
            self.insiders.update(people(self.seats))

    def _order(self, what: Ordered) -> None:
        if what.always:
            (self.asked_always.add if what.on else self.asked_always.discard)(what.seat)
            return
        orders = self.orders.setdefault(what.seat, set())
        (orders.add if what.on else orders.discard)((what.prompt, what.about))
        if not orders:
            del self.orders[what.seat]

    def _settle(self, what: Settled) -> None:
        self.name = self.name if what.name is None else what.name
        self.listed = self.listed if what.listed is None else what.listed
        self.host = self.host if what.host is None else what.host
        self.is_locked = self.is_locked if what.locked is None else what.locked
        self.spectator_chat = self.spectator_chat if what.spectator_chat is None else what.spectator_chat

    def _forget_deal(self) -> None:
        """Nobody knows of the present deal but what their seats know, nor may anybody take it along."""
        self.past_holders = [{holder.person} if holder.held else set() for holder in self.seats]
        self.insiders = set(people(self.seats)) if self.is_solo else set()  # they could see all: they played alone
        self.entrusted: set[str] = set()  # who may take the whole table along as a file, by consent of all who play

    def _remember(self, entry: Entry) -> None:
        self._seq_by_message[entry.by, entry.message_id] = entry.seq
        if len(self._seq_by_message) > MOST_MESSAGE_IDS:
            del self._seq_by_message[next(iter(self._seq_by_message))]

    def _vote(self, vote: Voted, by: str) -> None:
        request = self.requests.get(vote.request)
        if request is None:
            return
        if vote.yes:
            request.yes.append(by)
        else:
            del self.requests[vote.request]

    def _drop_requests(self, kind: str, seat: Seat = 0) -> None:
        """Drop the requests that were carried out or have become moot."""
        if self.requests:
            self.requests = {
                i: request
                for i, request in self.requests.items()
                if request.what.kind != kind or (kind != "undo" and request.what.seat != seat)
            }

    # What it is

    @property
    def position(self) -> int:
        return self.history.last

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
            alone = len(people(self.seats)) == 1 and not free
            self._is_solo = alone and not (self.hides_roles and any(holder.kind == "bot" for holder in self.seats))
        return self._is_solo

    @cached_property
    def hides_roles(self) -> bool:
        """Whether somebody's side is secret here."""
        game = games().get(self.opened.game)
        return game is not None and game.deals_roles(len(self.opened.seats), self.opened.options)

    @property
    def is_undo_free(self) -> bool:
        """Nobody is asked, however far one goes back; where sides are secret, that would show them."""
        return self.is_solo or (self.opened.undo == "free" and not self.hides_roles)

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
    def last_answer(self) -> int:
        """When the last answer was given, or the table opened: since then whoever is asked is waited for."""
        answers = self.history.answers
        return max(answers[-1].at if answers else 0, self.entries[0].at)

    @property
    def barrier(self) -> int:
        """Nobody goes back to before this alone; when the game is over, all has come to light."""
        return self.position if self.game.over else int(self.game.s.barrier)

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        mine = self._seats_by_person.get(person)
        if mine is None:
            mine = held_by(self.seats, person) if person else ()
            if mine:
                self._seats_by_person[person] = mine
        return mine

    def reach(self, mine: tuple[Seat, ...]) -> Reach | None:
        """How far the holder of these seats can undo; a spectator cannot, nor anybody where the table plays without."""
        if not mine or self.opened.undo == "none":
            return None
        return reach(self.history, mine, self.barrier, self.is_undo_free)

    def seq_of_message(self, by: str, message_id: str) -> int | None:
        """The record of a message that was already recorded, if any."""
        return self._seq_by_message.get((by, message_id))

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
