"""Tables that the installed version cannot open: each is kept as it is, says why in a sentence, and can be exported."""

import logging
from typing import Any

import msgspec
from msgspec import Raw

from starboard.kernel.cartridge import UnknownCartridge
from starboard.kernel.codec import NOTHING, SAVE_FORMAT, Said, Save, SaveError
from starboard.kernel.content import ContentError
from starboard.kernel.registry import UnknownGame
from starboard.kernel.texts import Language
from starboard.table.files import SavedSeat, TablePart
from starboard.table.refusal import Refusal, words
from starboard.table.store import Store
from starboard.table.table import Damaged, Table

log = logging.getLogger("starboard.tables")

REASONS: tuple[tuple[type[Exception], str], ...] = (
    (UnknownGame, "game"),
    (UnknownCartridge, "cartridge"),
    (ContentError, "content"),
    (SaveError, "state"),
    (msgspec.MsgspecError, "records"),
    (Damaged, "damaged"),
    (Exception, "rule"),
)


class UnreadableTable(Refusal):
    """Why a table cannot be opened: a reason that has a text, and the error in full for whoever runs the server."""

    def __init__(self, reason: str, detail: str, **facts: Any) -> None:
        super().__init__("unreadable_table", **facts)
        self.reason, self.detail = reason, detail

    def message(self, lang: Language) -> str:
        say = words(lang)
        return say(self.key, why=say(f"unreadable-{self.reason}", **self.facts))


def load_table(store: Store, id_: str) -> Table | None:
    """A table of the store; `UnreadableTable` if there is one that this version cannot open."""
    try:
        return store.table(id_)
    except Exception as error:
        reason = next(word for kind, word in REASONS if isinstance(error, kind))
        detail = f"{type(error).__name__}: {error}"
        log.warning("cannot open table %s: %s", id_, detail, exc_info=error if reason == "rule" else None)
        raise UnreadableTable(reason, detail, **_facts(store, id_)) from None


def _facts(store: Store, id_: str) -> dict[str, str]:
    """Game and cartridge of a table, from its line in the list."""
    found = store.summaries("id = ?", id_)
    return {"game": found[0].game, "cartridge": found[0].cartridge} if found else {"game": "", "cartridge": ""}


def raw_file(store: Store, id_: str, person: str | None) -> bytes:
    """The file of a table that cannot be opened, its state as it is stored; `None` is who runs the server.

    Without the rules nothing can be dealt anew: people get it only where they play alone, or when the game is over.
    `UnreadableTable` if what is stored is damaged.
    """
    try:
        return _raw_file(store, id_, person)
    except Refusal:
        raise
    except Exception as error:  # whatever bytes are there instead
        raise UnreadableTable("damaged", f"{type(error).__name__}: {error}", **_facts(store, id_)) from None


def _raw_file(store: Store, id_: str, person: str | None) -> bytes:
    table = Table.from_records(id_, store.stored_entries(id_))
    is_over = any(summary.status == "over" for summary in store.summaries("id = ?", id_))
    if person is not None and not is_over and not (table.is_solo and table.seats_of(person)):
        raise Refusal("not_allowed", key="hidden")
    read, history = store.states(id_), table.history
    stored, first = read(history.seq(history.last)), read(0)
    if stored is None:
        raise Damaged("it has lost its last state")
    part = TablePart(
        table.name,
        tuple(SavedSeat(holder.name, holder.bot) for holder in table.seats),
        _json(first.packed) if first is not None and table.opened.first else NOTHING,
    )
    answers = tuple(Said(answer.seat, answer.option) for answer in history.answers)
    envelope = (SAVE_FORMAT, table.opened.game, stored.version, _json(stored.packed), answers, stored.cartridge)
    return msgspec.json.encode(Save(*envelope, Raw(msgspec.json.encode(part))))


def _json(packed: bytes) -> Raw:
    """A packed state as JSON, whatever it holds."""
    return Raw(msgspec.json.encode(msgspec.msgpack.decode(packed)))
