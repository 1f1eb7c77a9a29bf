"""A table in a line, people by name, deeds in order, and what holds after.  No network, no disk unless asked for."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from starboard.kernel.registry import games
from starboard.kernel.words import Option, Seat
from starboard.table import actions
from starboard.table.actions import Actor, Draft
from starboard.table.history import ReadState, StoredState
from starboard.table.opening import Plan, open_table
from starboard.table.records import Clock
from starboard.table.seats import Holder
from starboard.table.table import Table


def seat(text: str) -> Holder:
    """`Ann` sits herself; `Ann/Bo` is Bo at Ann's screen; `*random` is a bot; `?` is open, `!abc` invites by a link."""
    if text.startswith("*"):
        return Holder("bot", bot=text[1:])
    if text.startswith("!"):
        return Holder("invite", invite=text[1:])
    if text == "?":
        return Holder("open")
    owner, _, guest = text.partition("/")
    return Holder("hot", owner.lower(), guest) if guest else Holder("person", owner.lower(), owner)


class Given:
    """A table and its kept states, as a store would keep them."""

    def __init__(
        self,
        *seats: str,
        id_: str = "t",
        game: str = "tictactoe",
        seed: int = 7,
        clock: Clock | None = None,
        chosen: int | None = None,
        **plan: Any,
    ):
        self.now = 1_000
        self.states: dict[int, bytes] = {}
        self.message = 0
        host = next(holder.person for holder in map(seat, seats) if holder.person)
        apply = Plan(game, tuple(map(seat, seats)), clock=clock, seed=chosen, **plan)
        self.table, draft = open_table(id_, Actor(host, host.title(), self.now), apply, seed)
        self.apply(draft)

    @property
    def read(self) -> ReadState:
        def stored(seq: int) -> StoredState | None:
            packed = self.states.get(seq)
            return None if packed is None else StoredState(packed, type(self.table.rules).version)

        return stored

    def apply(self, draft: Draft) -> Draft:
        """The draft is on disk."""
        self.states |= dict(draft.states)
        for seq in draft.drop:
            self.states.pop(seq, None)
        self.table.apply(draft.entries, draft.game)
        return draft

    def by(self, who: str, said: str = "") -> Actor:
        return Actor(who.lower(), who, self.now, said)

    def answer(self, who: str, at: Seat, words: str, question: int | None = None) -> Draft:
        key, *ids = words.split()
        number = self.table.game.s.question if question is None else question
        return self.apply(actions.answer(self.table, self.by(who), at, number, Option(key, tuple(ids))))

    def marks(self, *cells: str, who: str = "") -> "Given":
        """Marks in turn, each by whoever holds the seat that is asked."""
        for cell in cells:
            at = self.table.waiting[0]
            self.answer(who or self.table.seats[at].person, at, f"mark {cell}")
        return self

    def undo(self, who: str, to: int) -> Draft:
        return self.apply(actions.undo(self.table, self.by(who), to, self.read))

    def vote(self, who: str, yes: bool = True) -> Draft:
        (request,) = self.table.requests
        return self.apply(actions.vote(self.table, self.by(who), request, yes, self.read))

    def reloaded(self) -> Table:
        """The same table from its records and its last state."""
        return Table.load("t", list(self.table.entries), self.read)


@contextmanager
def mini() -> Iterator[None]:
    """The fixture game with hidden hands, installed for a while."""
    from tests.fixtures.mini import Mini

    games()["mini"] = Mini
    try:
        yield
    finally:
        del games()["mini"]
