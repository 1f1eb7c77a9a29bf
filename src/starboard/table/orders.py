"""What the table answers for a seat: by a standing order, at the end of a turn, and where all answers are the same.

A seat that has said so once is not asked again, and the table says for it what silence means.  An order holds for one
kind of question, about one card or about any; it is changed at any moment.  Where only the answer that ends a turn is
left, and no free move at hand could matter, the table gives it by itself, unless the seat wants to be asked always;
so it does where all answers lead to the same state.
What the table answers is an answer like any other, in the records, in a replay and for undo.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct

from starboard.kernel.cause import cause_of
from starboard.kernel.irreversible import foresee
from starboard.kernel.needless import indifferent_answer, needless_answer
from starboard.kernel.show import message
from starboard.kernel.texts import Say
from starboard.kernel.verbs import Ask, Step
from starboard.kernel.words import Option, Seat
from starboard.table.actions import judge_answer
from starboard.table.drafts import Actor, Draft, entries_of, require_seat
from starboard.table.records import ByItself, Ordered
from starboard.table.refusal import Refusal, words

if TYPE_CHECKING:
    from starboard.table.table import Table

OrderKind: TypeAlias = Literal["silence", "by_itself", "always"]
MOST_ORDERS = 200  # of one seat


class Order(Struct, frozen=True, omit_defaults=True):
    """An order that stands, as its seat reads it."""

    seat: Seat
    prompt: str
    text: str
    about: str = ""  # the card or space that it is about; empty: any
    kind: OrderKind = "silence"  # what the table does at such a question


def give_order(table: "Table", by: Actor, seat: Seat, prompt: str, about: str, on: bool, always: bool = False) -> Draft:
    """Let the table answer such questions for a seat that one holds, or no more; or let it ask them always."""
    if seat not in require_seat(table, by):
        raise Refusal("not_your_seat", seat=seat + 1)
    if on and not always:
        _check_question(table, by, seat, prompt, about)
    if on and len(table.orders.get(seat, ())) >= MOST_ORDERS:
        raise Refusal("too_fast")
    return Draft(entries_of(table, by, Ordered(seat, prompt, about, on, always)))


def _check_question(table: "Table", by: Actor, seat: Seat, prompt: str, about: str) -> None:
    """Refuse an order for what no question is, or for a card that asks nothing now: it would be told what that is
    called, and nobody may learn so of a card that lies hidden."""
    if not table.say(by.lang).has(message("prompt", prompt)):
        raise Refusal("malformed", why=f"prompt: {prompt}")
    asks = {str(cause_of(table.game, step)) for step, _ in table.game.open if step.seat == seat}
    if about and about not in asks:
        raise Refusal("stale")


class Due(Struct, frozen=True):
    """An answer that the table is to give."""

    seat: Seat
    option: Option
    by_itself: ByItself = ""  # why, where no order is the reason
    usual: bool = False  # by an order that every seat begins with


def due_order(table: "Table") -> Due | None:
    """The first open question that the table answers, with the answer."""
    if table.game.over:
        return None
    for step, options in table.game.open:
        if not table.seats[step.seat].held or table.seats[step.seat].played_by:
            continue
        silence = _order(table, step)
        if silence is not None:
            return Due(step.seat, silence, usual=_is_usual(table, step))
        last = _needless(table, step, options)
        if last is not None:
            return Due(step.seat, last, "end")
        any_ = indifferent_answer(table.game, step, options)
        if any_ is not None and not _bars_undo(table, step.seat, any_):
            return Due(step.seat, any_, "same")
    return None


def _order(table: "Table", step: Step) -> Option | None:
    """What silence means to a question for which the seat has a standing order."""
    verb, orders = step.verb, table.orders.get(step.seat, ())
    if not orders or not isinstance(verb, Ask):
        return None
    if (verb.prompt, "") in orders or (verb.prompt, str(cause_of(table.game, step))) in orders:
        return table.rules.silence(table.game, step)
    return None


def _is_usual(table: "Table", step: Step) -> bool:
    return isinstance(step.verb, Ask) and step.verb.prompt in table.rules.default_orders


def _needless(table: "Table", step: Step, options: list[Option]) -> Option | None:
    """The answer that ends a turn, where nothing else could matter.  Who learns the game is asked as long as anything
    can be done at all; and nobody is barred by it from taking back an answer of their own."""
    game, seat = table.game, step.seat
    found = needless_answer(game, step, options, strict=bool(table.guides))
    if found is None or seat in table.asked_always:
        return None
    return None if _bars_undo(table, seat, found) else found


def _bars_undo(table: "Table", seat: Seat, option: Option) -> bool:
    """Whether an answer of the table would bring something to light and so keep a seat from taking back its own."""
    answers = table.history.answers
    if table.is_undo_free or not answers or answers[-1].seat != seat:
        return False
    return foresee(table.game, seat, (option,)).is_irreversible(option)


def obey_order(table: "Table", now: int) -> Draft:
    """Give the answer that is due."""
    due = due_order(table)
    if due is None:
        raise Refusal("stale")
    by = Actor("", table.seats[due.seat].name, now)
    number, itself = table.game.s.question, due.by_itself
    return judge_answer(table, by, due.seat, number, due.option, ordered=not itself, by_itself=itself, usual=due.usual)


def orders_of(table: "Table", seats: tuple[Seat, ...], say: Say) -> tuple[Order, ...]:
    """The orders of these seats in words, and what the table has answered for them by itself."""
    return tuple(order for seat in seats for order in _of_seat(table, seat, say))


def _of_seat(table: "Table", seat: Seat, say: Say) -> Iterator[Order]:
    name = table.rules.name
    for prompt, about in sorted(table.orders.get(seat, ())):
        asked = say(message("prompt", prompt))
        yield Order(seat, prompt, say.fact(name(table.game, about, say), asked) if about else asked, about)
    if seat in table.asked_always or seat in table.spared:
        kind: OrderKind = "always" if seat in table.asked_always else "by_itself"
        yield Order(seat, "", words(say.lang)(f"order-{kind}".replace("_", "-")), kind=kind)
