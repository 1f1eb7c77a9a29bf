"""What the records of a table say, folded one after the other; nothing of it needs the rules of the game."""

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Self

from starboard.kernel.registry import games
from starboard.kernel.words import Seat
from starboard.table.bot_names import name_bot, name_bots
from starboard.table.clock import Clocks
from starboard.table.consent import Pending, open_request
from starboard.table.guides import guides_of, mark_lesson, note_answer
from starboard.table.history import History, kept_answer
from starboard.table.records import (
    Answered,
    Chatted,
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
from starboard.table.seats import Holder, held_by, people

CHANGE_THE_TABLE = (Opened, Seated, Settled, Exposed, Entrusted, Muted)  # rather than the game
MOST_MESSAGE_IDS = 256  # recent message ids, so that a repeated message is recorded once


def default_orders(opened: Opened) -> dict[Seat, set[tuple[str, str]]]:
    """The standing orders with which every seat begins."""
    game = games().get(opened.game)
    prompts = game.default_orders if game is not None else ()
    return {seat: {(prompt, "") for prompt in prompts} for seat in range(len(opened.seats))} if prompts else {}


class FoldedTable:
    """A table as its records say."""

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
        self.records_aside = 0  # that are no answers
        self.records_of_spectators = 0
        self._forget_deal()
        if opened.foreseen:
            self.insiders.add(opened.host)

    @classmethod
    def from_records(cls, id_: str, entries: Iterable[Entry]) -> Self:
        """The table as these records say."""
        listed = list(entries)
        table = cls(id_, listed[0])
        for entry in listed:
            table.fold(entry)
        return table

    def fold(self, entry: Entry) -> None:
        """Take in the next record."""
        self.entries.append(entry)
        self.seq = entry.seq
        if entry.message_id:
            self._remember(entry)
        what = entry.what
        if isinstance(what, Answered):
            self._fold_answer(entry, what)
        else:
            self.records_aside += 1
            self._fold_other(entry)
        if isinstance(what, CHANGE_THE_TABLE):
            self.info_seq = entry.seq
        if entry.spent:
            self.clocks.spent, self.clocks.since = entry.spent, entry.at

    def _fold_answer(self, entry: Entry, what: Answered) -> None:
        self.position_seqs.append(entry.seq)
        self.history.add(kept_answer(entry.seq, entry.at, what))
        self._drop_requests("undo")
        if what.by_itself == "end":
            self.spared.add(what.seat)
        if what.hides:
            self.secret_seq = entry.seq
        if self.guides:
            note_answer(self.guides, what, self.seats_of(self.seats[what.seat].person))

    def _fold_other(self, entry: Entry) -> None:
        match entry.what:
            case Undone() as what:
                self._go_back(entry, what)
            case Dealt():
                self.history.deal(entry.seq)
                self._drop_requests("undo")
                self._forget_deal()
            case Exposed():
                self.is_exposed = True
            case Chatted():
                self._count_spectator(entry.by)
            case Guided() as what:
                mark_lesson(self.guides, what, self.seats_of(self.seats[what.seat].person), self.position)
            case Ordered() as what:
                self._order(what)
            case Requested() as what:
                self._count_spectator(entry.by)
                self.requests = {i: request for i, request in self.requests.items() if request.by != entry.by}
                self.requests[entry.seq] = open_request(entry, what)
            case Voted() as what:
                self._vote(what, entry.by)
            case _:
                self._fold_people(entry)

    def _go_back(self, entry: Entry, what: Undone) -> None:
        self.position_seqs.append(entry.seq)
        self.history.truncate(what.to)
        self._drop_requests("undo")
        for guide in self.guides.values():
            guide.undo(what.to)

    def _fold_people(self, entry: Entry) -> None:
        """Who sits where, and who may do what."""
        match entry.what:
            case Seated() as what:
                self._seat(what.seat, what.holder)
            case Settled() as what:
                self._settle(what)
            case Entrusted(person=person):
                self.entrusted.add(person)
                self.is_exposed = True
                self._keep_requests(lambda one: not (one.what.kind == "file" and one.by == person))
            case Muted() as what:
                (self.muted.add if what.on else self.muted.discard)(what.person)
            case Removed(person=person):
                self.removed.add(person)
                self._keep_requests(lambda one: one.by != person)

    def _seat(self, seat: Seat, holder: Holder) -> None:
        self.seats[seat] = name_bot(holder, self.seats)
        self._seats_by_person.clear()
        self._is_solo = self._has_bots = None
        self._drop_requests("seat", seat)
        self._drop_requests("hand_over", seat)
        if holder.held:
            self.past_holders[seat].add(holder.person)
            self._keep_requests(lambda one: not one.seats(holder.person))  # nobody asks for a second seat
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

    def _count_spectator(self, person: str) -> None:
        self.records_of_spectators += self.looks_on(person)

    # Requests

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
        self._keep_requests(lambda one: one.what.kind != kind or (kind != "undo" and one.what.seat != seat))

    def _keep_requests(self, stays: Callable[[Pending], bool]) -> None:
        if self.requests:
            self.requests = {i: request for i, request in self.requests.items() if stays(request)}

    # What it is

    @property
    def position(self) -> int:
        return self.history.last

    @property
    def updated(self) -> int:
        return self.entries[-1].at

    @property
    def last_answer(self) -> int:
        """When the last answer was given, or the table opened: since then whoever is asked is waited for."""
        answers = self.history.answers
        return max(answers[-1].at if answers else 0, self.entries[0].at)

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

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        mine = self._seats_by_person.get(person)
        if mine is None:
            mine = held_by(self.seats, person) if person else ()
            if mine:
                self._seats_by_person[person] = mine
        return mine

    def looks_on(self, person: str) -> bool:
        """Whether this person neither holds a seat nor is the host."""
        return bool(person) and person != self.host and not self.seats_of(person)

    def seq_of_message(self, by: str, message_id: str) -> int | None:
        """The record of a message that was already recorded, if any."""
        return self._seq_by_message.get((by, message_id))
