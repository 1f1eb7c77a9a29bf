"""Verbs and the stack of steps: what is still to happen, as data.

A *verb* is one thing that a card or a rule can do.  It is a frozen Struct, so it is at once the schema of a line of
content and an item of the stack.  A plain verb runs at once; an `Ask` puts a question to a seat.  No method ever
waits: what is still to be done is the rest of the stack.  That is why a state can be saved, forked, sent, shown and
replayed at every question, and why an interrupt is only more steps on top.
"""

import re
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, TypeAlias

from msgspec import Struct, structs

from starboard.kernel.secrets import NOBODY
from starboard.kernel.setup import Setup
from starboard.kernel.words import Event, Id, Option, Outcome, Refused, Seat

if TYPE_CHECKING:
    from collections.abc import Collection, Hashable, Iterable, Sequence

    from starboard.kernel.game import Game
    from starboard.kernel.odds import Likely
    from starboard.kernel.offers import Change

    Stands = type
    AnyVerb: TypeAlias = "Verb"
    Verbs: TypeAlias = tuple["Verb", ...]
else:

    class Stands(type):
        """A type that `codec` decodes with the game's own kinds: what comes out is a `kind`, or a tuple `of` them."""

        def __new__(cls, name, bases, body, kind=Struct, of=None):
            made = super().__new__(cls, name, bases, body)
            made.kind, made.of = kind, of
            return made

        def __init__(cls, name, bases, body, **_):
            super().__init__(name, bases, body)

        def __instancecheck__(cls, value: object) -> bool:
            return isinstance(value, cls.kind)

    class AnyVerb(metaclass=Stands):
        """Any verb of the game."""

    class Verbs(metaclass=Stands, kind=tuple):
        """Verbs of the game, in the order in which they happen."""


# What a free move changes and what a link goes by are facets of the table: bits that a game names as it likes.
ANYTHING = -1
NOTHING = 0


def snake(name: str) -> str:
    """`LaunchProbe` is `launch_probe` in content and saves."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Verb(Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True, tag_field="do", tag=snake):
    """One thing that happens.  Its docstring is the rule in a sentence, with the rule's ids."""

    asks: ClassVar[bool] = False
    fixed: ClassVar[bool] = False  # no free move just before can ever change what it does: it needs no window
    alters: ClassVar[int] = ANYTHING  # as a part of a free move: the facets of the table that it can change

    def run(self, g: "Game[Any]", here: "Step") -> None:
        raise NotImplementedError(f"{type(self).__name__} is data: it is looked up, never run")

    def possible(self, g: "Game[Any]", here: "Step") -> bool:
        """Whether it can be done, or as a cost paid, in full."""
        return True

    def draws_on(self) -> str:
        """The stock from which it takes something, if it does: two verbs of one stock are judged together."""
        return ""

    def takes(self, g: "Game[Any]", here: "Step") -> "Sequence[Collection[Hashable]]":
        """What it takes of its stock: a wish for each thing, by the things of which any one will do."""
        return ()

    def at_stake(self, g: "Game[Any]", here: "Step") -> int:
        """The facets through which a free move just before could change what it does now; less only if certain."""
        return NOTHING if self.fixed else ANYTHING

    def lacks(self, g: "Game[Any]", here: "Step") -> tuple[str, tuple[Id, ...]]:
        """What is told where it is not possible: a text key, and the pieces that the sentence names."""
        return "why-impossible", ()

    def amounts(self, g: "Game[Any]", here: "Step") -> "Iterable[Change]":
        """What it costs and brings for certain, shown before it is chosen."""
        return ()

    def likely(self, g: "Game[Any]", here: "Step") -> "Iterable[Likely]":
        """What it may come to by dice, counted exactly, shown before it is chosen."""
        return ()


def name_of(verb: Verb | type[Verb]) -> str:
    """The verb's word in content, saves, texts and scopes."""
    return str(verb.__struct_config__.tag)


class Ask(Verb, frozen=True):
    """A verb that puts a question.  Legality lives in `options` and nowhere else."""

    asks: ClassVar[bool] = True
    prompt: ClassVar[str] = "?"
    asks_one: ClassVar[bool] = False  # a single answer is still put, because giving it is a deed of the player
    shared: ClassVar[bool] = False  # several seats answer it, none of whom the others' answers concern
    is_own: ClassVar[bool] = False  # the seat itself has opened it: no standing order is offered for it
    is_blind: ClassVar[bool] = False  # nobody can know how its answers differ: any of them will do
    because: ClassVar[str] = ""  # the word of the rule that puts it where no piece does; `turn`: the turn itself

    def options(self, g: "Game[Any]", here: "Step") -> list[Option]:
        """Every legal answer now.  Asked again after each interrupt, so it must not change anything."""
        raise NotImplementedError(type(self).__name__)

    def answer(self, g: "Game[Any]", here: "Step", option: Option) -> None:
        raise NotImplementedError(type(self).__name__)

    def refusals(self, g: "Game[Any]", here: "Step") -> list[Refused]:
        """Answers that one might expect and that are not open now, each with its reason."""
        return []

    def is_certain(self, g: "Game[Any]", here: "Step") -> bool:
        """Whether it is certain, without working out its options, that it is put; only if it `asks_one`."""
        return False

    def silence(self, g: "Game[Any]", here: "Step") -> Option | None:
        """What silence means: to pass, to decline, to have enough; nothing, where only the seat itself can say."""
        return None

    def closing(self, g: "Game[Any]", here: "Step") -> Option | None:
        """The answer that ends what the seat is about, its turn as a rule, whether it is open now or not."""
        return None

    def needs_nobody(self, g: "Game[Any]", here: "Step", only: Option) -> bool:
        """Whether its only answer may be given for the seat, if no free move at hand could matter before it."""
        return only == self.closing(g, here)

    def can_wait(self, g: "Game[Any]", here: "Step", free: Option) -> bool:
        """Where nothing but one answer is left that needs nobody: whether this free move would be as good after it."""
        return False

    def odds(self, g: "Game[Any]", here: "Step", option: Option) -> "Iterable[Likely]":
        """What an open answer may come to by dice, counted exactly: never sampled, never from what is hidden."""
        return ()

    def brings(self, g: "Game[Any]", here: "Step", option: Option) -> "Iterable[Change]":
        """What an open answer costs and brings for certain, where the question makes no offers and waits for others."""
        return ()

    def skip(self, g: "Game[Any]", here: "Step") -> None:
        """What happens when there is nothing to choose from: nothing, as a rule."""

    def lapse(self, g: "Game[Any]", here: "Step") -> None:
        """What was said earlier is no longer legal: the question is put again, as a rule."""
        g.s.stack.append(structs.replace(here, said=None))

    def who(self, g: "Game[Any]", here: "Step") -> Seat:
        """Who decides.  `here.seat` is whose effect it is; often, not always, the same."""
        return here.seat

    def questions(self, g: "Game[Any]", here: "Step") -> list["Step"]:
        """The questions that are open while this is on top: itself, unless several seats are asked at once."""
        who = self.who(g, here)
        return [here if who == here.seat else structs.replace(here, seat=who)]

    def hear(self, g: "Game[Any]", here: "Step", seat: Seat, option: Option) -> None:
        """One of the seats asked has answered."""
        self.answer(g, here, option)

    def reopen(self) -> "Ask":
        """This question after a free move: the same, unless it remembers who passed."""
        return self


class Step(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A verb about to happen: for whom, because of what, and whether free moves may come just before it."""

    verb: AnyVerb
    seat: Seat
    source: Id = ""
    said: Option | None = None  # a question that was answered earlier takes effect without being asked
    link: bool = False


class Scope(Verb, frozen=True, kw_only=True):
    """Something that has an inside: a turn, a test, a card, an indivisible effect.

    It waits on the stack with its body; when it is reached it opens, and lies beneath all that happens inside;
    when that is done it closes.  The steps owed to it lie just under it, first caused on top, so the stack stays one
    flat list.  A game subclasses it; the fields it adds are the memory of that thing, and vanish with it.
    """

    shut: bool = False  # no free move inside; a scope inside a shut one is shut
    keeps: tuple[str, ...] = ()  # the words of the events that later steps of this scope will ask for
    body: tuple[Step, ...] = ()
    open: bool = False
    serial: int = 0
    owed: int = 0
    kept: tuple[Event, ...] = ()

    wakes: ClassVar[bool] = False  # seats that let windows go by are asked again after it
    because: ClassVar[str] = ""  # the word of the rule that puts the questions inside it, where no piece does

    def close(self, g: "Game[Any]", here: Step, cut: bool) -> None:
        """Put away what belonged to it.  One that is cut because an outer scope is must push nothing."""

    def run(self, g: "Game[Any]", here: Step) -> None:
        if self.open:
            g.close_scope(here, cut=False)
        else:
            g.open_scope(here)


class Lasting(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A modifier or a trigger in force, for a seat or for all, until one of the named scopes ends."""

    verb: AnyVerb  # read by the one function that asks for its kind; never run by itself
    seat: Seat = -1
    until: tuple[str, ...] = ()
    frame: int = 0  # the scope that was open when it came into force; 0: the next one of these names to close
    source: Id = ""
    left: int = -1  # uses left; -1 is no limit


class State(Struct, forbid_unknown_fields=True):
    """The kernel's part of a game's state.  A game subclasses it with fields of its own, all with defaults."""

    setup: Setup = Setup()
    rng: Annotated[int, NOBODY] = 0  # who sees the generator sees the future
    answers: int = 0  # how many answers led here
    question: int = 0  # the number of the open question: an answer to another one is stale
    barrier: int = 0  # nobody may undo to before this answer by themselves: it brought something hidden to light
    frees: int = 0  # free moves since the last ordinary answer
    serial: int = 0  # scopes opened so far
    outcome: Outcome | None = None
    stack: list[Step] = []
    lasting: list[Lasting] = []
    muted: list[Seat] = []  # these seats pass every window until a scope wakes them
    forced: Annotated[dict[str, list[int]], NOBODY] = {}  # outcomes of chance laid ready by a test or a tutorial
