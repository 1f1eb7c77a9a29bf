"""What is in force: triggers ("whenever X, do Y") and modifiers (what changes a cost, a limit, an action), as data.

Each was put in force for a time (`Game.last`, in content `last`), or is printed on a piece and holds while that lies in
play: modifiers are looked up by their kind (`Rules.printed_modifiers`), triggers by their event (`Rules.waiting`).
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypeVar

from msgspec import Struct, structs

from starboard.kernel.verbs import NOTHING, Lasting, Scope, Step, Verb, Verbs, name_of
from starboard.kernel.words import Event, Id, Seat

if TYPE_CHECKING:
    from starboard.kernel.game import Game
    from starboard.kernel.rules import Rules

M = TypeVar("M", bound=Verb)


class Modifier(Verb, frozen=True):
    """Changes a cost, a limit or an action while it is in force: the one function that asks for its kind reads it."""


class When(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An event that something waits for: its word, one of the pieces that it names, and whose it is."""

    what: str
    of: tuple[Id, ...] = ()  # one of these; none: any
    whose: Literal["mine", "any"] = "mine"
    own_turn: bool = False  # only in the turn of whoever did it

    def fits(self, g: "Game[Any]", event: Event, mine: Seat) -> bool:
        """Whether this event is one of them, to a piece of this seat's; -1: of everybody's."""
        return (
            event.what == self.what
            and (self.whose == "any" or mine in (-1, event.seat))
            and (not self.of or any(piece in event.ids for piece in self.of))
            and (not self.own_turn or g.rules.whose_turn(g) == event.seat)
        )


class Whenever(Verb, frozen=True):
    """Whenever the event happens, do these verbs at once."""

    when: When
    does: Verbs


class Last(Verb, frozen=True):
    """Put a modifier or a trigger in force until one of these scopes ends."""

    rule: Verbs
    until: tuple[str, ...] = ("turn",)
    uses: int = -1
    fixed: ClassVar[bool] = True  # it comes into force whatever was done before
    alters: ClassVar[int] = NOTHING  # but for its parts

    def run(self, g: "Game[Any]", here: Step) -> None:
        for verb in self.rule:
            g.last(verb, here.seat, until=self.until, source=here.source, uses=self.uses)


class React(Verb, frozen=True):
    """An event is looked up by all that may react to it."""

    event: Event

    def run(self, g: "Game[Any]", here: Step) -> None:
        g.rules.react(g, self.event)


class Force:
    """The part of a game that knows what is in force, and tells what happened to what reacts."""

    __slots__ = ()
    s: Any
    rules: "Rules[Any]"
    emit: Any
    book: Any
    _news: list[Event]

    def did(
        self,
        what: str,
        seat: Seat,
        *ids: Id,
        n: int = 1,
        secret: tuple[Id, ...] = (),
        to: Sequence[Seat] = (),
        source: Id = "",
    ) -> None:
        """Say that something happened: to the log, to the scopes that keep count of it, and, when the verb that is
        running is done, to what reacts; so it does not matter where in a verb this is called."""
        heard = what in self.rules.trigger_events
        if not heard and self.emit is None:  # a search does not pay for a log
            return
        event = Event(what, seat, ids, n, secret, sum([1 << who for who in to]) if to else 0, source)
        if self.emit is not None:
            self.emit(event)
        if heard:
            stack = self.s.stack
            for i, step in enumerate(stack):
                verb = step.verb
                if isinstance(verb, Scope) and verb.open and what in verb.keeps:
                    stack[i] = structs.replace(step, verb=structs.replace(verb, kept=(*verb.kept, event)))
            self._news.append(event)

    def last(self, verb: Verb, seat: Seat = -1, *, until: tuple[str, ...], source: Id = "", uses: int = -1) -> None:
        """Put a modifier or a trigger in force until the innermost open scope of one of these names ends."""
        open_scopes = self.scopes()  # type: ignore[attr-defined]  # Force is always part of a Game
        frame = next((scope.serial for _, scope in open_scopes if name_of(scope) in until), 0)
        self.s.lasting.append(Lasting(verb, seat, until, frame, source, uses))

    def in_force(self, kind: type[M], seat: Seat) -> list[tuple[Lasting, M]]:
        """What of this kind holds for the seat: put in force for a time, or printed on what lies in play.

        What is printed is looked up by its kind (`Rules.printed_modifiers`): a kind that no piece has costs nothing.
        """
        rules, lasting = self.rules, self.s.lasting
        pieces = rules.printed_modifiers(self.book).get(kind, ())
        if not lasting and not pieces:  # nearly always
            return []
        found = [m for m in lasting if m.seat in (-1, seat) and isinstance(m.verb, kind)]
        for piece, verb, everybody in pieces:
            whose = rules.holder(self, piece)  # type: ignore[arg-type]  # Force is always part of a Game
            if whose is not None and (everybody or whose == seat):
                found.append(Lasting(verb, -1 if everybody else whose, source=piece))
        return [(m, m.verb) for m in found if rules.applies(self, m, seat)]  # type: ignore[arg-type]

    def use(self, lasting: Lasting) -> None:
        """Something with a limit was used once; with the last use it is gone."""
        s = self.s
        if lasting.left < 0:
            return
        at = s.lasting.index(lasting)
        if lasting.left == 1:
            del s.lasting[at]
        else:
            s.lasting[at] = structs.replace(lasting, left=lasting.left - 1)

    def triggers(self, event: Event) -> list[tuple[Lasting, Whenever]]:
        """What reacts to this event: first what was put in force for a time, then what is printed on pieces in play."""
        game: Any = self  # Force is always part of a Game
        rules = self.rules
        found = [
            (m, m.verb)
            for m in self.s.lasting
            if isinstance(m.verb, Whenever) and m.verb.when.fits(game, event, m.seat)
        ]
        for piece, whenever in rules.waiting(self.book).get(event.what, ()):
            whose = rules.holder(game, piece)
            if whose is not None and whenever.when.fits(game, event, whose):
                found.append((Lasting(whenever, whose, source=piece), whenever))
        return found
