"""The console: a state and the rules that move it, one open question at a time."""

from collections.abc import Callable
from typing import Any, Generic

from msgspec import structs

from starboard.kernel.asking import FreeMove, Window
from starboard.kernel.cause import cause_of
from starboard.kernel.chance import Chance
from starboard.kernel.force import Force, React
from starboard.kernel.fork import forker
from starboard.kernel.offers import Free, Offer
from starboard.kernel.rules import B, Rules, S
from starboard.kernel.stack import Stack
from starboard.kernel.verbs import ANYTHING, Ask, Step, name_of
from starboard.kernel.words import (
    RUNAWAY,
    UNREAD,
    Event,
    IllegalAnswer,
    Option,
    Outcome,
    Question,
    Runaway,
    Seat,
    StaleAnswer,
)


class Game(Stack, Chance, Force, Generic[S, B]):
    """A state and the rules that move it.  Cheap to make: a search makes one for each playout.

    `answer` changes the state in place; who needs the old one answers on a `fork`.
    """

    __slots__ = (
        "_free", "_later", "_news", "_open", "book", "emit", "imagined", "offer_cache", "page_turned", "render_cache",
        "rules", "s",
    )  # fmt: skip
    s: S  # the parts above know it as any state

    def __init__(self, state: S, rules: Rules[S, B], emit: Callable[[Event], None] | None = None) -> None:
        self.s, self.rules, self.emit = state, rules, emit
        self.book: B = rules.book
        self.imagined = False  # a world in which a bot thinks: it ends after something is read for the first time
        self.page_turned = False  # that has happened in it
        self._open: list[tuple[Step, list[Option]]] = []
        self._later = False  # the options of the question that is put are worked out when somebody wants them
        self._free: list[Free] | None = None
        self._news: list[Event] = []
        self.offer_cache: tuple[Step, list[Offer]] | None = (
            None  # the open offers of the question that was last worked out
        )
        self.render_cache: dict[Any, Any] | None = (
            None  # what was rendered of this position, where it is kept (see `kernel.render`)
        )
        self.settle()

    def fork(self) -> "Game[S, B]":
        """The same game, to play on without touching this one.  It tells nobody what happens in it."""
        copy: Game[S, B] = Game.__new__(Game)
        copy.s, copy.rules, copy.book, copy.emit = forker(type(self.s))(self.s), self.rules, self.book, None
        copy._open, copy._later, copy._free, copy._news, copy.render_cache = self.open, False, self._free, [], None
        copy.offer_cache, copy._caused, copy.imagined = self.offer_cache, -1, self.imagined
        copy.page_turned = self.page_turned
        return copy

    def with_state(self, state: S) -> "Game[S, B]":
        """The same rules over another state, only to ask facts of it: nothing is settled and no question is open."""
        other: Game[S, B] = Game.__new__(Game)
        other.s, other.rules, other.book, other.emit = state, self.rules, self.book, None
        other._open, other._later, other._free, other._news, other.render_cache = [], False, None, [], None
        other.offer_cache, other.imagined, other.page_turned = None, self.imagined, self.page_turned
        return other

    def turn_page(self) -> bool:
        """Something is read that nobody has read: nobody takes back to before it.

        A world that a bot imagines cannot say what stands there.  Then it is left out (`False`), what is known to
        follow still happens, and the world ends at the next question (`words.UNREAD`).
        """
        self.barrier()
        if self.imagined:
            self.page_turned = True
        return not self.imagined

    # What is asked

    @property
    def over(self) -> bool:
        return self.s.outcome is not None

    @property
    def waiting(self) -> list[Seat]:
        """Whom the table waits for: public, so it must never depend on a secret."""
        return [step.seat for step, _ in self._open]

    @property
    def open(self) -> list[tuple[Step, list[Option]]]:
        """The open questions, each with its options."""
        if self._later:
            self._later = False
            step = self._open[0][0]
            options = step.verb.options(self, step)  # type: ignore[attr-defined]  # who is asked is asked by an Ask
            assert options, f"{name_of(step.verb)} stands without an answer"
            self._open = [(step, options)]
        return self._open

    @property
    def free(self) -> list[Free]:
        """The free moves open now, for all seats; worked out once a question."""
        if self._free is None:
            self._free = [] if self.shut else list(self.rules.free(self))
            if self.s.frees >= self.rules.endless_in_a_row:
                self._free = [f for f in self._free if not f.offer.endless]
        return self._free

    def options(self, seat: Seat) -> list[Option]:
        """The answers that this seat may give to the question that is put to it."""
        for step, options in self.open if self._later else self._open:
            if step.seat == seat:
                return options
        return []

    def moves(self, seat: Seat) -> list[Option]:
        """All that this seat may say now: answers, then free moves."""
        free = [f.offer.option for f in self.free if f.seat == seat] if self._open else []
        return [*self.options(seat), *free]

    def question(self, seat: Seat) -> Question | None:
        """What this seat may say now, if anything.  It is made for that seat alone."""
        free = tuple(f.offer.option for f in self.free if f.seat == seat) if self._open else ()
        for step, options in self.open:
            if step.seat == seat:
                verb = step.verb
                assert isinstance(verb, Ask)
                refused = tuple(verb.refusals(self, step))
                return Question(seat, self.s.question, verb.prompt, tuple(options), free, refused, cause_of(self, step))
        return Question(seat, self.s.question, "", (), free) if free else None

    # Answering

    def answer(self, seat: Seat, option: Option, number: int | None = None) -> None:
        """Answer an open question, or make a free move: it goes on top, and the question comes back after.

        An answer that is not legal raises `IllegalAnswer` and changes nothing.
        """
        s = self.s
        if number is not None and number != s.question:
            raise StaleAnswer(seat, option, f"question {number} is past: {s.question} is open now")
        for step, options in self.open if self._later else self._open:
            if step.seat == seat and option in options:
                break
        else:
            self._move(seat, option)
            return
        here = s.stack.pop()
        verb = here.verb
        assert isinstance(verb, Ask)
        s.answers += 1
        if not verb.shared or len(self._open) == 1:
            s.question = s.answers
        if s.frees and not isinstance(verb, Window) and self.find(FreeMove) is None:
            s.frees = 0
        verb.hear(self, here, seat, option)
        if self._news:
            self._tell()
        self.settle()

    def _move(self, seat: Seat, option: Option) -> None:
        """A free move.  Its cost comes without a window: else the same move could be declared twice."""
        s = self.s
        free = (
            next((f.offer for f in self.free if f.seat == seat and f.offer.option == option), None)
            if self._open
            else None
        )
        if free is None:
            raise self._illegal(seat, option)
        here = s.stack[-1]
        assert isinstance(here.verb, Ask)
        verb = here.verb.reopen()
        if verb is not here.verb:
            s.stack[-1] = structs.replace(here, verb=verb)
        s.question = s.answers = s.answers + 1
        s.frees += free.endless
        source = option.ids[0] if option.ids else option.key
        self.scope(FreeMove(shut=self.rules.free_is_whole), seat, *free.payment, links=free.does, source=source)
        self.settle()

    def _illegal(self, seat: Seat, option: Option) -> IllegalAnswer:
        """Why this answer is not open: the rule's own reason where the question gives one."""
        if self.s.outcome is not None:
            return IllegalAnswer(seat, option, "the game is over")
        question = self.question(seat)
        if question is None:
            asked = ", ".join(str(seat) for seat in self.waiting)
            return IllegalAnswer(seat, option, f"seat {seat} is not asked; asked: {asked or 'nobody'}")
        refused = next((r for r in question.refused if r.option == option), None)
        if refused:
            return IllegalAnswer(seat, option, refused.why, refused)
        open_now = [*question.options, *question.free]
        listed = ", ".join(str(o) for o in open_now[:12]) + (f" and {len(open_now) - 12} more" * (len(open_now) > 12))
        return IllegalAnswer(seat, option, f"'{option}' is not open; expected one of: {listed}")

    # Running

    def settle(self) -> None:
        """Run verbs until a question is on top.  A question without an answer is not put."""
        s = self.s
        stack = s.stack
        self._open, self._later, self._caused = [], False, -1
        self._free = self.render_cache = None
        for _ in range(RUNAWAY):
            if not stack or s.outcome is not None:
                return
            here = stack[-1]
            verb = here.verb
            if here.link:
                stack[-1] = here = structs.replace(here, link=False)
                if self.window_holders(here):
                    stack.append(Step(Window(), here.seat, here.source))
                    self._free = None  # as if loaded here: what is free may depend on what is on top
                    continue
            if not verb.asks:
                stack.pop()
                verb.run(self, here)
            else:
                assert isinstance(verb, Ask)
                if here.said is not None:
                    stack.pop()
                    if here.said in verb.options(self, here):
                        verb.answer(self, here, here.said)
                    else:
                        verb.lapse(self, here)
                elif self._put(here, verb):
                    if self.page_turned:
                        s.outcome = UNREAD
                    return
            self._free, self._caused = None, -1
            if self._news:
                self._tell()
        raise Runaway(f"{RUNAWAY} verbs without a question: {[name_of(step.verb) for step in stack[-8:]]}")

    def _put(self, here: Step, ask: Ask) -> bool:
        """Put a question; whether somebody has to answer it."""
        asked = ask.questions(self, here)
        if ask.asks_one and len(asked) == 1 and ask.is_certain(self, here):
            self._open, self._later = [(asked[0], [])], True
            return True
        self._open = put = []
        for step in asked:
            options = step.verb.options(self, step)  # type: ignore[attr-defined]  # as above
            if options:
                put.append((step, options))
        if not put:
            self.s.stack.pop()
            ask.skip(self, here)
            return False
        step, options = put[0]
        if ask.asks_one or len(options) > 1 or any(other != options for _, other in put[1:]):
            return True
        if any(self._worth_asking(step) for step, _ in put):
            return True
        self.s.stack.pop()
        self._open = []
        ask.hear(self, here, step.seat, options[0])
        return False

    def _tell(self) -> None:
        """The verb is done: its events are reacted to, one after the other, before anything else on the stack."""
        if self.s.outcome is None:
            self.s.stack.extend([Step(React(event), event.seat) for event in reversed(self._news)])
        self._news = []

    def window_holders(self, here: Step | None) -> list[Seat]:
        """The seats that get a window before this link: whoever could change it; whom it asks anyway has one there."""
        holders = self._may_interrupt(here)
        if holders and here and isinstance(here.verb, Ask) and not isinstance(here.verb, Window):
            asked = [step.seat for step in here.verb.questions(self, here) if step.verb.options(self, step)]  # type: ignore[attr-defined]
            holders = [seat for seat in holders if seat not in asked]
        return holders

    def _may_interrupt(self, here: Step | None) -> list[Seat]:
        """The seats with a free move that could change this, in the order in which they are polled."""
        if here is None:
            return []
        rules, muted = self.rules, self.s.muted
        always = rules.asks_always(self)
        stake = ANYTHING if always else rules.at_stake(self, here)
        if not stake or self.shut:
            return []
        found: list[Seat] = []
        for f in self.free:
            if f.seat in found or f.seat in muted or not f.offer.opens:
                continue
            if always or rules.could_change(self, here, stake, f):
                found.append(f.seat)
        return found

    def _worth_asking(self, here: Step) -> bool:
        """A single answer is put only where the seat could first make a free move that changes what follows."""
        return here.seat in self._may_interrupt(here)

    def end(self, outcome: Outcome) -> None:
        """The game is over: nothing that was still to happen happens."""
        self.s.outcome = outcome
        self.s.stack.clear()
        self.s.lasting.clear()
