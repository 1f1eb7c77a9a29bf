"""The stack of a game: pushing steps, opening scopes, owing, looking at what encloses us, ending early."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import structs

from starboard.kernel.verbs import Scope, Step, Verb, name_of
from starboard.kernel.words import Event, Id, Seat

if TYPE_CHECKING:
    from starboard.kernel.rules import Rules

W = TypeVar("W", bound=Verb)


class Stack:
    """The part of a game that knows what is still to happen."""

    __slots__ = ("_caused",)
    s: Any
    rules: "Rules[Any]"
    _caused: int  # where the links lie that the running verb has owed to no scope; -1: it has owed none yet

    # Pushing

    def push(self, seat: Seat, *verbs: Verb, source: Id = "") -> None:
        """Put verbs on top of the stack, to happen in the order written, before what was there."""
        self.s.stack.extend([Step(verb, seat, source) for verb in reversed(verbs)])

    def chain(self, seat: Seat, *verbs: Verb, source: Id = "") -> None:
        """The same as links of a chain: free moves may come before each."""
        self.s.stack.extend([Step(verb, seat, source, None, True) for verb in reversed(verbs)])

    def flow(self, seat: Seat, verbs: Sequence[Verb], source: Id = "") -> None:
        """Effects to happen in the order written: as links, but for those that no free move can change."""
        self.s.stack.extend([Step(verb, seat, source, None, not verb.fixed) for verb in reversed(verbs)])

    def put(self, *steps: Step) -> None:
        """Steps of several seats, to happen in the order written."""
        self.s.stack.extend(reversed(steps))

    def scope(self, scope: Scope, seat: Seat, *verbs: Verb, source: Id = "", links: Sequence[Verb] = ()) -> None:
        """Verbs, then links, inside a scope of their own, on top of the stack.  It opens when it is reached."""
        body = (
            *(Step(verb, seat, source, None, True) for verb in reversed(links)),
            *(Step(verb, seat, source) for verb in reversed(verbs)),
        )
        self.s.stack.append(Step(structs.replace(scope, body=body), seat, source))

    def enter(self, scope: Scope, seat: Seat, *verbs: Verb, source: Id = "") -> None:
        """The same, open at once: for who puts nothing more on top of it."""
        s = self.s
        s.serial += 1
        live = structs.replace(scope, open=True, serial=s.serial, shut=scope.shut or self.shut)
        s.stack.append(Step(live, seat, source))
        s.stack.extend([Step(verb, seat, source) for verb in reversed(verbs)])

    def owe(self, seat: Seat, *verbs: Verb, source: Id = "", to: Sequence[str] = ("effect",)) -> None:
        """Links that wait until a scope is done: the innermost of the first name in `to` that is open.

        If none is open they happen now, before what was there; what one verb owes happens in the order of its calls.
        """
        self.later(*(Step(verb, seat, source) for verb in verbs), to=to)

    def later(self, *steps: Step, to: Sequence[str] = ("effect",)) -> None:
        """The same with steps of several seats, to happen in the order written."""
        stack = self.s.stack
        links = [structs.replace(step, link=True) for step in reversed(steps)]
        at = next((i for name in to for i, scope in self.scopes() if name_of(scope) == name), None)
        if at is None:
            if self._caused < 0:
                self._caused = len(stack)
            stack[self._caused : self._caused] = links  # beneath what was caused earlier
            return
        here = stack[at]
        stack[at] = structs.replace(here, verb=structs.replace(here.verb, owed=here.verb.owed + len(links)))
        under = at - here.verb.owed
        stack[under:under] = links
        if under < self._caused:
            self._caused += len(links)

    # Looking

    def scopes(self) -> Iterator[tuple[int, Scope]]:
        """The open scopes with their places on the stack, innermost first."""
        stack = self.s.stack
        for i in range(len(stack) - 1, -1, -1):
            verb = stack[i].verb
            if isinstance(verb, Scope) and verb.open:
                yield i, verb

    def innermost(self) -> Scope | None:
        """The scope that we are inside."""
        for step in reversed(self.s.stack):
            verb = step.verb
            if isinstance(verb, Scope) and verb.open:
                return verb
        return None

    def turn_serial(self) -> int:
        """The serial of the turn that is played; 0 outside of any."""
        return next((scope.serial for _, scope in self.scopes() if scope.wakes), 0)

    @property
    def shut(self) -> bool:
        """No free move may come now: the innermost scope says so."""
        scope = self.innermost()
        return scope is not None and scope.shut

    def find(self, kind: type[W]) -> W | None:
        """The nearest verb of this kind that is still to happen, or the scope of this kind that we are inside."""
        for step in reversed(self.s.stack):
            verb = step.verb
            if isinstance(verb, kind) and (not isinstance(verb, Scope) or verb.open):
                return verb
        return None

    def inside(self, kind: type[W]) -> W:
        """The same, where there must be one."""
        found = self.find(kind)
        if found is None:
            raise LookupError(f"not inside a {name_of(kind)}")
        return found

    def kept(self, what: str, seat: Seat | None = None, source: Id | None = None) -> list[Event]:
        """The events of that word in the innermost scope that keeps count of it: all, or a seat's, or a source's.

        What interrupts a card happens inside its scope as well; only what has its source was done by the card.
        """
        for _, scope in self.scopes():
            if what in scope.keeps:
                return [
                    event
                    for event in scope.kept
                    if event.what == what and seat in (None, event.seat) and source in (None, event.source)
                ]
        return []

    # Changing

    def amend(self, kind: type[Verb], **changes: Any) -> None:
        """Change fields of the nearest verb of this kind: how a verb hands its result to what comes after."""
        stack = self.s.stack
        for i in range(len(stack) - 1, -1, -1):
            verb = stack[i].verb
            if isinstance(verb, kind) and (not isinstance(verb, Scope) or verb.open):
                stack[i] = structs.replace(stack[i], verb=structs.replace(verb, **changes))
                return
        raise LookupError(f"nothing to amend: {name_of(kind)}")

    def cut(self, to: type[Scope], keep: bool = False) -> None:
        """Forget what is still to happen inside the nearest open scope of this kind, and the scope too unless kept.

        Every scope on the way is closed, innermost first; what they were owed is forgotten with them.
        """
        serial = self.inside(to).serial  # not the scope itself: one that closes on the way may amend it
        stack = self.s.stack
        while True:
            here = stack[-1]
            last = isinstance(here.verb, Scope) and here.verb.open and here.verb.serial == serial
            if last and keep:
                return
            stack.pop()
            if isinstance(here.verb, Scope) and here.verb.open:
                if here.verb.owed:
                    del stack[-here.verb.owed :]
                self.close_scope(here, cut=True)
            self._caused = min(self._caused, len(stack))
            if last:
                return

    def cancel(self, source: Id) -> None:
        """Forget the steps that come from a source which has left play; scopes and other steps stay."""
        stack = self.s.stack
        for i in range(len(stack) - 1, -1, -1):
            step = stack[i]
            if step.source == source and not (isinstance(step.verb, Scope) and step.verb.open):
                del stack[i]
                self._owed_one_less(i)
                if i < self._caused:
                    self._caused -= 1

    def _owed_one_less(self, gone: int) -> None:
        """A step that was owed to a scope is gone: the scope that lies over it counts one less."""
        stack = self.s.stack
        for i in range(gone, len(stack)):
            verb = stack[i].verb
            if isinstance(verb, Scope) and verb.open:
                if i - verb.owed < gone:
                    stack[i] = structs.replace(stack[i], verb=structs.replace(verb, owed=verb.owed - 1))
                return

    # A scope's life

    def open_scope(self, here: Step) -> None:
        """A scope is reached: its steps are inside from here on."""
        s, scope = self.s, here.verb
        assert isinstance(scope, Scope)
        s.serial += 1
        live = structs.replace(scope, open=True, body=(), serial=s.serial, shut=scope.shut or self.shut)
        s.stack.append(structs.replace(here, verb=live))
        s.stack.extend(scope.body)

    def close_scope(self, here: Step, cut: bool) -> None:
        """A scope is over, reached or cut: what was in force until its end is so no longer."""
        s, scope = self.s, here.verb
        assert isinstance(scope, Scope)
        if s.lasting:
            name = name_of(scope)
            s.lasting = [m for m in s.lasting if m.frame != scope.serial and (m.frame or name not in m.until)]
        if scope.wakes:
            s.muted.clear()
        scope.close(self, here, cut)  # type: ignore[arg-type]  # a Stack is always part of a Game
        if not cut:
            self.rules.on_end(self, scope, here)  # type: ignore[arg-type]  # as above
