"""What a game gives the kernel beside its verbs: who it is, how it starts, what may interrupt, what a seat sees."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias

from msgspec import Struct
from typing_extensions import TypeVar

from starboard.kernel.asking import Effect
from starboard.kernel.features import Features
from starboard.kernel.force import Whenever
from starboard.kernel.offers import Change, Free
from starboard.kernel.scene import Amount
from starboard.kernel.secrets import holds_secrets
from starboard.kernel.setup import Setup
from starboard.kernel.verbs import Ask, Lasting, Scope, State, Step, Verb
from starboard.kernel.weights import FILE, read_weights
from starboard.kernel.words import Event, Id, Option, Seat

if TYPE_CHECKING:
    from starboard.kernel.forms import Way
    from starboard.kernel.game import Game
    from starboard.kernel.journal import JournalChapter
    from starboard.kernel.rulebook import Chapter
    from starboard.kernel.scene import Card, Scene
    from starboard.kernel.texts import Say

S = TypeVar("S", bound=State)
B = TypeVar("B", default=Any)  # what a game works out of a cartridge before anybody plays


Printed: TypeAlias = tuple[Id, Verb, bool]
NOTHING_PRINTED: Mapping[type[Verb], Sequence[Printed]] = {}
NOTHING_WAITS: Mapping[str, Sequence[tuple[Id, Whenever]]] = {}


class Setting(Struct, frozen=True):
    """One choice of a table before the game starts: a key, its values, the first of which is the default."""

    key: str
    values: tuple[str, ...]
    seats: tuple[int, ...] = ()  # the numbers of players with whom it matters; empty: with any

    def matters(self, seats: int) -> bool:
        return not self.seats or seats in self.seats


class Rules(Generic[S, B]):
    """A game.  Subclass it, name it in the entry point group `starboard.games`, and every way in can play it."""

    key: ClassVar[str] = ""
    version: ClassVar[int] = 1  # of the shape of its saves
    prefix: ClassVar[str] = ""  # of the ids of its rules
    seats: ClassVar[range] = range(2, 3)
    difficulties: ClassVar[tuple[str, ...]] = ()
    difficulty_seats: ClassVar[tuple[int, ...]] = ()  # the numbers of players with whom it matters; empty: with any
    settings: ClassVar[tuple[Setting, ...]] = ()
    weight: ClassVar[int] = 1  # how much there is to learn, from 1 (told in a minute) to 5 (a book of rules)
    state: ClassVar[type[Any]] = State
    world: ClassVar[type[Any] | None] = None  # what a cartridge of this game holds, one field a file
    worlds: ClassVar[Mapping[str, type[Any]]] = {}  # other kinds of cartridge, by the file that only they have
    verbs: ClassVar[tuple[str, ...]] = ()  # modules whose verbs may stand on the stack; the game's package if empty
    effects: ClassVar[tuple[str, ...]] = ()  # modules whose verbs content may use
    spare_words: ClassVar[Mapping[str, str]] = {}  # `do: engage` and the like that no cartridge uses yet: why they stay
    prompts: ClassVar[dict[str, str]] = {}  # the rule that each question is about
    trigger_events: ClassVar[frozenset[str]] = (
        frozenset()
    )  # the words of the events that something may react to or count
    free_is_whole: ClassVar[bool] = False  # a free move is shut: no other free move inside it
    endless_in_a_row: ClassVar[int] = 24  # free moves that can be undone, without an ordinary answer between them
    in_series: ClassVar[tuple[str, ...]] = ()  # the words of free moves that one makes as often as they fit
    default_orders: ClassVar[tuple[str, ...]] = ()  # prompts that silence answers for a seat until it wants to be asked
    stock_words: ClassVar[tuple[str, ...]] = ()  # what no option of a seat takes from it unless that is shown
    zero_sum: ClassVar[bool] = False  # what one of two seats wins the other loses, always
    event_signs: ClassVar[Mapping[str, str]] = {}  # events that are shown before they happen: the word of their change
    chance: ClassVar[bool] = True  # False: nothing is ever drawn or revealed, so there are no walls to warn of
    horizon: ClassVar[int] = 60  # answers of a playout after which a search asks `value`: fewer where it is trusted
    looks_past: ClassVar[bool] = True  # a look at an option goes on into questions that were waiting before it was put
    foresees: ClassVar[bool] = True  # a trial plays on with the dice that it has seen fall; False: with others
    looks_at: ClassVar[tuple[type[Ask], ...]] = ()  # a look ends at these questions and goes through those of allies
    longest: ClassVar[int] = 5_000  # answers within which any game must end
    largest: ClassVar[int] = 100_000  # number in a state: a file with a larger one is refused
    promise_words: ClassVar[tuple[str, ...]] = ()  # what `promises` counts, in its order: `weights.yaml` weighs each
    stage_word: ClassVar[str] = "stage"  # what `stage` counts, for a report: a stage, a page, a round, a card or a day

    def __init__(self, cartridge: Any = None) -> None:
        self.cartridge = cartridge
        self.weights = read_weights(self.home() / FILE, self.promise_words)
        self.book: B = self.read(cartridge)

    def read(self, world: Any) -> B:
        """All that can be worked out of a cartridge before anybody plays: `g.book` to every rule."""
        return world  # type: ignore[no-any-return]

    # How it starts and what it shows: every game writes these.

    def new(self, setup: Setup) -> S:
        """A new state, with its first steps on the stack.  Chance comes from `setup.seed` alone."""
        raise NotImplementedError

    def scene(self, g: "Game[S, B]", seat: Seat | None, say: "Say") -> "Scene":
        """What this seat sees, and a spectator when it is `None`."""
        raise NotImplementedError

    def name(self, g: "Game[S, B]", id_: Id, say: "Say") -> str:
        """A piece or a place by its name, for options, refusals and the log."""
        return say.word(id_)

    def seat_name(self, g: "Game[S, B]", seat: Seat, say: "Say") -> str:
        """Who sits there, inside a sentence of the log: `$who` of its message."""
        return say.seat(seat)

    def mover(self, g: "Game[S, B]", seat: Seat, option: Option) -> Id:
        """The piece that an option moves, if it is one that stands on a board."""
        return ""

    def phrase(self, g: "Game[S, B]", id_: Id, say: "Say") -> str:
        """The same inside a sentence: a title in quotation marks, a noun with its article."""
        return self.name(g, id_, say)

    def face(self, g: "Game[S, B]", id_: Id, say: "Say") -> "Card | None":
        """A piece as the card that is printed, wherever it lies: what a question comes from is shown by it."""
        return None

    def reason(self, g: "Game[S, B]", id_: Id, prompt: str, say: "Say") -> str:
        """Of what is printed on a piece, what leads to this question; empty: all of it."""
        return ""

    def upcoming(self, g: "Game[S, B]", step: Step, say: "Say") -> str:
        """What a step is about to do, as a clause; empty where nothing is printed of it."""
        parts = step.verb.parts if isinstance(step.verb, Effect) else ()
        return say.phrase(parts) if all(map(say.has_words, parts)) else ""

    def headline(self, g: "Game[S, B]", id_: Id, say: "Say") -> tuple[str, str]:
        """A thing that opens large: its title, and words under it where its own card does not say them."""
        return self.name(g, id_, say), ""

    def purse(self, g: "Game[S, B]", seat: Seat) -> Any:
        """From what a seat pays: an object whose attributes are the stock that prices name."""
        return None

    def stock(self, g: "Game[S, B]", seat: Seat, what: str) -> int | None:
        """How much a seat has of what a change names; `None`: it cannot be counted."""
        found = getattr(self.purse(g, seat), what, None)
        return found if isinstance(found, int) else None

    def track_length(self, what: str) -> int:
        """Of what is counted on a track that goes round: after how many spaces it begins anew; else nothing."""
        return 0

    def consequences(self, g: "Game[S, B]", seat: Seat, changes: Sequence[Change]) -> Iterable[Change]:
        """What else follows for certain from these changes together: time that goes round costs endurance."""
        return ()

    def amount(self, g: "Game[S, B]", seat: Seat, change: Change, say: "Say") -> Amount:
        """A change of the stock, as it is shown before an option is chosen."""
        return Amount(say(f"stock-{change.what}"), by=change.by, icon=change.what)

    def chapters(self, g: "Game[S, B] | None", say: "Say") -> "Sequence[Chapter]":
        """Chapters of the rulebook that are written from the cartridge, and from what a table has read so far."""
        return ()

    def discoveries(self, g: "Game[S, B]") -> Sequence[str]:
        """The discoveries that are made at this table: each opens the chapters of the rulebook that name it."""
        return ()

    def rule_of(self, prompt: str) -> str:
        """The rule at which the rulebook opens while this is asked."""
        return self.prompts.get(prompt, "")

    # What may interrupt, react and last: a game writes what it needs.

    def free(self, g: "Game[S, B]") -> Iterable[Free]:
        """Free moves open now, by any seat, where the scope is not shut; in the order in which seats are polled."""
        return ()

    def asks_always(self, g: "Game[S, B]") -> bool:
        """Whether this table wants every window, also where no free move could change anything."""
        return False

    def at_stake(self, g: "Game[S, B]", here: Step) -> int:
        """The facets through which a free move could change this link; nothing: it is certain that none could."""
        return here.verb.at_stake(g, here)

    def could_change(self, g: "Game[S, B]", here: Step, stake: int, free: Free) -> bool:
        """Whether this free move could change this link.  A game that knows more leaves out what certainly cannot."""
        return stake & free.offer.alters != 0

    def printed_modifiers(self, book: B) -> "Mapping[type[Verb], Sequence[Printed]]":
        """The modifiers printed on pieces, by their kind: the piece, the modifier, whether it serves everybody."""
        return NOTHING_PRINTED

    def holder(self, g: "Game[S, B]", piece: Id) -> Seat | None:
        """Whose a piece in play is; nobody, if it does not lie in play: then nothing that is printed on it holds."""
        return None

    def applies(self, g: "Game[S, B]", lasting: Lasting, seat: Seat) -> bool:
        """Whether a modifier in force reaches this seat now: a game leaves out those that do not."""
        return True

    def waiting(self, book: B) -> "Mapping[str, Sequence[tuple[Id, Whenever]]]":
        """The triggers printed on pieces, by the word of their event: the piece and the trigger."""
        return NOTHING_WAITS

    def whose_turn(self, g: "Game[S, B]") -> Seat:
        """Whose turn it is, for triggers that hear only what somebody does in their own turn."""
        return -1

    def react(self, g: "Game[S, B]", event: Event) -> None:
        """The one place where triggers are looked up: what reacts comes at once, each for its own seat."""
        found = g.triggers(event)
        for lasting, _ in found:
            g.use(lasting)
        for lasting, whenever in reversed(found):  # the first comes on top
            g.flow(event.seat if lasting.seat < 0 else lasting.seat, whenever.does, lasting.source)

    def on_end(self, g: "Game[S, B]", scope: Scope, here: Step) -> None:
        """A scope is over: the place for what must hold "as soon as" (an objective met, everybody unconscious)."""

    def silence(self, g: "Game[S, B]", step: Step) -> Option | None:
        """What silence means for a question that is put; a game leaves out those where only the seat itself can say."""
        return step.verb.silence(g, step) if isinstance(step.verb, Ask) else None

    def side(self, s: S, seat: Seat) -> Hashable:
        """With whom a seat wins and loses: seats of one side win together.  Each for itself, unless a game says so."""
        return seat

    # What the contract and the lab ask.

    def counts(self, s: S) -> dict[str, int]:
        """How many pieces of each kind there are, wherever they lie: never changes during a game."""
        return {}

    def keys(self) -> Iterable[str]:
        """The keys of all content of this cartridge that must come into play in some game."""
        return ()

    def in_play(self, s: S) -> Iterable[str]:
        """The keys of the content that is in play now: over many games every key must come up."""
        return ()

    def reachable(self) -> Iterable[str]:
        """The keys of the content that some deck, map or task of this cartridge can bring into play."""
        return self.keys()

    def texts(self, say: "Say") -> Iterable[tuple[str, str]]:
        """Every text of this cartridge that is written from verbs, under a name that tells where it is printed."""
        return ()

    def stage(self, s: S) -> int:
        """How far a game has come, as designers count it (`stage_word`): its page or round; 0 where there is none."""
        return 0

    def measures(self, g: "Game[S, B]") -> Mapping[str, float]:
        """What a report counts when a game is over, by words of the stock: what a seat has left, on average."""
        found: dict[str, float] = {}
        for what in self.stock_words:
            amounts = [n for seat in range(g.s.setup.seats) if (n := self.stock(g, seat, what)) is not None]
            if amounts:
                found[what] = sum(amounts) / len(amounts)
        return found

    def standing_line(self, g: "Game[S, B]", say: "Say") -> str:
        """Where a long game stands, in one line of the lobby, for everybody: nothing that a seat keeps from another.
        Empty in a game that is over in minutes."""
        return ""

    def warning(self, say: "Say") -> str:
        """What to know before this cartridge is chosen, beside it on the shelf: it warns, and forbids nothing."""
        return ""

    def journal(self, g: "Game[S, B]", say: "Say") -> "Sequence[JournalChapter]":
        """What a table has read so far, in chapters, to be read again on request; nothing that it has not read."""
        return ()

    @classmethod
    def has_journal(cls) -> bool:
        """Whether its tables keep a journal at all."""
        return cls.journal is not Rules.journal

    def chose(self, g: "Game[S, B]", here: Step, way: "Way") -> None:
        """Somebody has chosen one of the ways that a text leaves open: the place to write down what is told later."""

    def problems(self) -> Iterable[str]:
        """What else is wrong with this cartridge: whatever only the game can know."""
        return ()

    def key_of(self, id_: Id) -> str:
        """The key of the content that an id names: `survey.2`, the third copy, is `survey`."""
        return str(id_).partition(".")[0]

    @classmethod
    def upgrade(cls, plain: Any, version: int) -> Any:
        """A state of an older version, as plain data, in the shape of the present version; so too an option and an
        event of a record, which name pieces by the ids of their time."""
        raise ValueError(f"version {version} cannot be read any more")

    # What bots ask.  They think in worlds dealt anew, so these may look at the whole state.

    def exchange(self, s: S, pool: str, unknown: list[Any], rng: int) -> int:
        """Exchange what somebody does not know of a pool for what lies unseen in the box, before it is dealt anew; the
        next state of the generator.  Only a game that leaves pieces in the box unseen has something to exchange."""
        return rng

    def possible(self, g: "Game[S, B]", seat: Seat) -> bool:
        """Whether a world dealt anew fits what the seat has been told; a game with deductions narrows it."""
        return True

    def value(self, g: "Game[S, B]", seat: Seat) -> float | None:
        """How this seat stands, from 0 (lost) to 1 (won).  While the game goes on a game may estimate it; `None`: it
        does not, and who asks plays on to the end.  Where all seats win together, all have the same value."""
        return g.s.outcome.value(seat) if g.s.outcome is not None else None

    def terms(self, g: "Game[S, B]", seat: Seat) -> Mapping[str, float]:
        """The parts that `value` is made of while the game goes on, by their words: each has a message `term-…` that
        tells what more or less of it means.  The adviser says which differ most between two options."""
        return {}

    def promises(self, g: "Game[S, B]", seat: Seat) -> Sequence[float]:
        """What may still bring this seat points, in points before they are weighed, a number for each of
        `promise_words`: its evaluation adds them up by `weights`, and `starboard train` fits these."""
        return ()

    def points(self, value: float) -> float | None:
        """The lead in points that a value stands for; `None`: the game's values are chances to win."""
        return None

    def chance_to_win(self, g: "Game[S, B]", seat: Seat, value: float) -> float:
        """The chance to win that a value stands for at this position."""
        return value

    def rollout(self, g: "Game[S, B]", seat: Seat, options: Sequence[Option], chance: Callable[[], float]) -> Option:
        """What this seat might sensibly say, chosen fast: the playouts of a search are made of it.  `chance` draws a
        number in [0, 1)."""
        return options[int(chance() * len(options))]

    def follow(self, g: "Game[Any]", seat: Seat, options: Sequence[Option], chance: Callable[[], float]) -> Option:
        """What this seat answers to a question that an option led to, while a bot looks what the option comes to.

        It is asked in worlds that are dealt anew, so it may look ahead in forks of them.
        """
        return self.rollout(g, seat, options, chance)

    def prune(self, g: "Game[S, B]", seat: Seat, options: Sequence[Option], ahead: bool) -> Sequence[Option]:
        """Of all that this seat may say, what is worth a look; fewer, when a search looks `ahead` of the question."""
        return options

    def suggest(self, g: "Game[S, B]", seat: Seat, options: Sequence[Option]) -> tuple[Option, ...]:
        """Of many ways to pick several things, those that a screen names: the fewest and all, unless a game knows
        better ones."""
        return tuple(dict.fromkeys((options[0], options[-1])))

    def score(self, g: "Game[S, B]", seat: Seat) -> int | None:
        """The points that this seat has now; `None` in a game that counts none."""
        return None

    def features(self) -> Features | None:
        """What a seat knows as named numbers, for a program that learns; `None`: who observes hashes the view."""
        return None

    # Derived.

    @property
    def has_secrets(self) -> bool:
        """Whether some seat may know what another may not: then a shared screen is passed on behind a curtain."""
        return holds_secrets(type(self).state)

    @classmethod
    def deals_roles(cls, seats: int, options: tuple[tuple[str, str], ...]) -> bool:
        """Whether somebody's side is secret in a game of so many with these settings: then one person among bots is
        not alone, since a bot's card must stay hidden from them.
        """
        return False

    @classmethod
    def levels(cls, seats: int) -> tuple[str, ...]:
        """The difficulties among which a table of so many chooses; none where all would be the same game."""
        return cls.difficulties if not cls.difficulty_seats or seats in cls.difficulty_seats else ()

    @classmethod
    def shared_content(cls) -> Any:
        """The content that all cartridges of the game have in common, if there is some."""
        return ()

    @classmethod
    def world_in(cls, folder: Path) -> Any:
        """What the cartridge in a folder holds: told by a file that only cartridges of that kind have."""
        return next((kind for name, kind in cls.worlds.items() if (folder / f"{name}.yaml").exists()), cls.world)

    @classmethod
    def package(cls) -> str:
        return cls.__module__.rpartition(".rules")[0] or cls.__module__

    @classmethod
    def home(cls) -> Path:
        """The folder of the game's package, with its cartridges, texts and rules.yaml."""
        import sys

        return Path(str(sys.modules[cls.__module__].__file__)).parent
