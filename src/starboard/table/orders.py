"""Standing orders: a seat that has said so once is not asked again, and the table says for it what silence means.

An order holds for one kind of question, about one card or about any; it is changed at any moment.  What the table
answers is an answer like any other, in the records, in a replay and for undo.
"""

from typing import TYPE_CHECKING

from msgspec import Struct

from starboard.kernel.cause import cause_of
from starboard.kernel.show import message
from starboard.kernel.texts import Say
from starboard.kernel.verbs import Ask
from starboard.kernel.words import Option, Seat
from starboard.table.actions import judge_answer
from starboard.table.drafts import Actor, Draft, entries_of, require_seat
from starboard.table.records import Ordered
from starboard.table.refusal import Refusal

if TYPE_CHECKING:
    from starboard.table.table import Table

MOST_ORDERS = 200  # of one seat


class Order(Struct, frozen=True, omit_defaults=True):
    """An order that stands, as its seat reads it."""

    seat: Seat
    prompt: str
    text: str
    about: str = ""  # the card or space that it is about; empty: any


def give_order(table: "Table", by: Actor, seat: Seat, prompt: str, about: str, on: bool) -> Draft:
    """Let the table answer such questions for a seat that one holds, or no more."""
    if seat not in require_seat(table, by):
        raise Refusal("not_your_seat", seat=seat + 1)
    if on and len(table.orders.get(seat, ())) >= MOST_ORDERS:
        raise Refusal("too_fast")
    return Draft(entries_of(table, by, Ordered(seat, prompt, about, on)))


def due_order(table: "Table") -> tuple[Seat, Option] | None:
    """The first open question that an order answers, with the answer."""
    if not table.orders or table.game.over:
        return None
    for step, _ in table.game.open:
        verb, orders = step.verb, table.orders.get(step.seat, ())
        if not orders or not isinstance(verb, Ask) or not table.seats[step.seat].held:
            continue
        if (verb.prompt, "") in orders or (verb.prompt, str(cause_of(table.game, step))) in orders:
            silence = verb.silence(table.game, step)
            if silence is not None:
                return step.seat, silence
    return None


def obey_order(table: "Table", now: int) -> Draft:
    """Answer the question that an order answers."""
    due = due_order(table)
    if due is None:
        raise Refusal("stale")
    seat, option = due
    by = Actor("", table.seats[seat].name, now)
    return judge_answer(table, by, seat, table.game.s.question, option, ordered=True)


def orders_of(table: "Table", seats: tuple[Seat, ...], say: Say) -> tuple[Order, ...]:
    """The orders of these seats in words."""
    name = table.rules.name
    return tuple(
        Order(
            seat,
            prompt,
            say.fact(name(table.game, about, say), say(message("prompt", prompt)))
            if about
            else say(message("prompt", prompt)),
            about,
        )
        for seat in seats
        for prompt, about in sorted(table.orders.get(seat, ()))
    )
