"""The grammar of effects: verbs that hold verbs, facts that they ask for, numbers that they count.

Every game speaks it.  In content: `requires` is what must hold, `does` what happens, `cost` what is paid, `n` how many.

    {do: may, does: [...]}                      {do: if, requires: [{is: ...}], does: [...], otherwise: [...]}
    {do: choose_one, among: [{key, does}]}      {do: choose_up_to, n: 2, among: [...]}
    {do: if_possible, does: [...]}              {do: repeat, n: 2, does: [...]}
    {do: per, count: {count: ...}, does: [...]} {do: pay, cost: [...], does: [...], may: true, often: true}
"""

from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

from msgspec import Struct, structs

from starboard.kernel.enough import rivals
from starboard.kernel.offers import Offer, Offers
from starboard.kernel.texts import Text
from starboard.kernel.verbs import ANYTHING, NOTHING, AnyVerb, Ask, Stands, Step, Verb, Verbs, snake
from starboard.kernel.words import RUNAWAY, Option, Runaway, opt

if TYPE_CHECKING:
    from collections.abc import Iterator

    from starboard.kernel.game import Game
    from starboard.kernel.odds import Likely
    from starboard.kernel.offers import Change


class Condition(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="is", tag=snake):
    """One question of fact, one word of content: `{is: at_structure, kind: laboratory}`.  It is never spent."""

    goes_by: ClassVar[int] = ANYTHING  # the facets of the table that it reads; fewer only if certain

    def holds(self, g: "Game[Any]", here: Step) -> bool:
        raise NotImplementedError(type(self).__name__)

    def reads(self) -> int:
        """The facets of the table that it goes by, with all that is inside it."""
        return self.goes_by

    def contrary(self) -> "Condition | None":
        """What holds where this does not, in plainer words than “not”; None: there are none."""
        return None


class Counter(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="count", tag=snake):
    """A number read from the table at the moment it is asked for: `{count: landers, of: [mars]}`."""

    goes_by: ClassVar[int] = ANYTHING  # the facets of the table that it reads; fewer only if certain

    def number(self, g: "Game[Any]", here: Step) -> int:
        raise NotImplementedError(type(self).__name__)

    def reads(self) -> int:
        """The facets of the table that it goes by."""
        return self.goes_by


if TYPE_CHECKING:
    AnyCondition: TypeAlias = Condition
    Conditions: TypeAlias = tuple[Condition, ...]
    AnyCounter: TypeAlias = Counter
    Amount: TypeAlias = int | Counter
else:

    class AnyCondition(metaclass=Stands, kind=Condition):
        """Any condition of the game."""

    class Conditions(metaclass=Stands, kind=tuple, of=Condition):
        """Conditions of the game, all of which must hold."""

    class AnyCounter(metaclass=Stands, kind=Counter):
        """Any counter of the game."""

    class Amount(metaclass=Stands, kind=(int, Counter), of=Counter):
        """A number, or a counter of the game."""


def all_hold(g: "Game[Any]", here: Step, conditions: tuple[Condition, ...]) -> bool:
    for condition in conditions:  # noqa: SIM110  # a loop is a third faster, and this runs at every question
        if not condition.holds(g, here):
            return False
    return True


def all_read(conditions: tuple[Condition, ...]) -> int:
    """The facets of the table that these conditions go by."""
    found = NOTHING
    for condition in conditions:
        found |= condition.reads()
    return found


def possibly_at_stake(g: "Game[Any]", here: Step, verbs: tuple[Verb, ...]) -> int:
    """The facets of the table that decide whether these verbs can be done; what is done has windows of its own."""
    found = NOTHING
    for verb in verbs:
        if type(verb).possible is not Verb.possible:
            found |= verb.at_stake(g, here)
    return found


def all_possible(g: "Game[Any]", here: Step, verbs: tuple[Verb, ...]) -> bool:
    for verb in verbs:
        if not verb.possible(g, here):
            return False
    return len(verbs) < 2 or all(group.possible(g, here) for group in rivals(verbs))


class Not(Condition, frozen=True):
    """This does not hold."""

    what: AnyCondition
    mood_inside: ClassVar[str] = "not"  # messages of conditions have a wording for it

    def holds(self, g: "Game[Any]", here: Step) -> bool:
        return not self.what.holds(g, here)

    def reads(self) -> int:
        return self.what.reads()

    def contrary(self) -> Condition:
        return self.what


class AnyOf(Condition, frozen=True, tag="any"):
    """One of these holds."""

    of: Conditions

    def holds(self, g: "Game[Any]", here: Step) -> bool:
        return any(condition.holds(g, here) for condition in self.of)

    def reads(self) -> int:
        return all_read(self.of)

    def contrary(self) -> "AllOf":
        return AllOf(tuple(Not(condition) for condition in self.of))


class AllOf(Condition, frozen=True, tag="all"):
    """All of these hold."""

    of: Conditions

    def holds(self, g: "Game[Any]", here: Step) -> bool:
        return all_hold(g, here, self.of)

    def reads(self) -> int:
        return all_read(self.of)

    def contrary(self) -> AnyOf:
        return AnyOf(tuple(Not(condition) for condition in self.of))


def amount(g: "Game[Any]", here: Step, n: "int | Counter") -> int:
    """What an amount comes to now."""
    return n if isinstance(n, int) else n.number(g, here)


def all_amounts(g: "Game[Any]", here: Step, verbs: tuple[Verb, ...]) -> "Iterator[Change]":
    for verb in verbs:
        yield from verb.amounts(g, here)


def all_likely(g: "Game[Any]", here: Step, verbs: tuple[Verb, ...]) -> "Iterator[Likely]":
    for verb in verbs:
        yield from verb.likely(g, here)


class May(Ask, frozen=True):
    """Whoever performs it may leave this out; what cannot be done is not asked."""

    does: Verbs
    prompt: ClassVar[str] = "may"
    alters: ClassVar[int] = NOTHING  # but for its parts

    def at_stake(self, g: "Game[Any]", here: Step) -> int:
        return possibly_at_stake(g, here, self.does)

    def options(self, g: "Game[Any]", here: Step) -> list[Option]:
        about = (here.source,) if here.source != "" else ()
        able = all_possible(g, here, self.does)
        return [Option("accept", about), Option("decline", about)] if able else []

    def silence(self, g: "Game[Any]", here: Step) -> Option:
        return Option("decline", (here.source,) if here.source != "" else ())

    def odds(self, g: "Game[Any]", here: Step, option: Option) -> "Iterator[Likely]":
        return all_likely(g, here, self.does if option.key == "accept" else ())

    def answer(self, g: "Game[Any]", here: Step, option: Option) -> None:
        if option.key == "accept":
            g.flow(here.seat, self.does, here.source)


class If(Verb, frozen=True):
    """These where the conditions hold at that moment, else those."""

    requires: Conditions
    does: Verbs
    otherwise: Verbs = ()
    alters: ClassVar[int] = NOTHING  # but for its parts

    def at_stake(self, g: "Game[Any]", here: Step) -> int:
        return all_read(self.requires)

    def branch(self, g: "Game[Any]", here: Step) -> tuple[Verb, ...]:
        return self.does if all_hold(g, here, self.requires) else self.otherwise

    def possible(self, g: "Game[Any]", here: Step) -> bool:
        return all_possible(g, here, self.branch(g, here))

    def run(self, g: "Game[Any]", here: Step) -> None:
        g.flow(here.seat, self.branch(g, here), here.source)

    def amounts(self, g: "Game[Any]", here: Step) -> "Iterator[Change]":
        return all_amounts(g, here, self.branch(g, here))

    def likely(self, g: "Game[Any]", here: Step) -> "Iterator[Likely]":
        return all_likely(g, here, self.branch(g, here))


class IfPossible(Verb, frozen=True):
    """These must be done where they can be, and are skipped where not."""

    does: Verbs

    def run(self, g: "Game[Any]", here: Step) -> None:
        if all_possible(g, here, self.does):
            g.flow(here.seat, self.does, here.source)

    def amounts(self, g: "Game[Any]", here: Step) -> "Iterator[Change]":
        return all_amounts(g, here, self.does if all_possible(g, here, self.does) else ())

    def likely(self, g: "Game[Any]", here: Step) -> "Iterator[Likely]":
        return all_likely(g, here, self.does if all_possible(g, here, self.does) else ())


class Repeat(Verb, frozen=True):
    """These, completely, so many times."""

    n: Amount
    does: Verbs
    alters: ClassVar[int] = NOTHING  # but for its parts

    def at_stake(self, g: "Game[Any]", here: Step) -> int:
        return NOTHING if isinstance(self.n, int) else self.n.reads()

    def run(self, g: "Game[Any]", here: Step) -> None:
        times = amount(g, here, self.n)
        if len(g.s.stack) + times * len(self.does) > RUNAWAY:
            raise Runaway(f"{times} repetitions of {len(self.does)} verbs")
        g.flow(here.seat, self.does * times, here.source)

    def amounts(self, g: "Game[Any]", here: Step) -> "Iterator[Change]":
        return all_amounts(g, here, self.does * self.n if isinstance(self.n, int) else ())


class Per(Verb, frozen=True):
    """These at once as many times as the counter says: a verb with a number multiplies it, another one repeats."""

    count: AnyCounter
    does: Verbs
    alters: ClassVar[int] = NOTHING  # but for its parts

    def at_stake(self, g: "Game[Any]", here: Step) -> int:
        return self.count.reads()

    def run(self, g: "Game[Any]", here: Step) -> None:
        times = self.count.number(g, here)
        g.flow(here.seat, tuple(multiply(verb, times) for verb in self.does) if times else (), here.source)


def multiply(verb: Verb, times: int) -> Verb:
    n = getattr(verb, "n", None)
    return structs.replace(verb, n=n * times) if isinstance(n, int) else Repeat(times, (verb,))


class Way(Struct, frozen=True, forbid_unknown_fields=True):
    """One of several things to choose from."""

    key: str
    does: Verbs
    title: Text | None = None  # as it is offered; without one, what the texts call its key


class ChooseOne(Ask, frozen=True):
    """One of these, as whoever performs it chooses among those that are possible."""

    among: tuple[Way, ...]
    prompt: ClassVar[str] = "choose"
    alters: ClassVar[int] = NOTHING  # but for its parts

    def at_stake(self, g: "Game[Any]", here: Step) -> int:
        found = NOTHING
        for way in self.among:
            found |= possibly_at_stake(g, here, way.does)
        return found

    def possible(self, g: "Game[Any]", here: Step) -> bool:
        return bool(self.options(g, here))

    def options(self, g: "Game[Any]", here: Step) -> list[Option]:
        return [opt("choose", way.key) for way in self.among if all_possible(g, here, way.does)]

    def odds(self, g: "Game[Any]", here: Step, option: Option) -> "Iterator[Likely]":
        return all_likely(g, here, way_of(self.among, option).does)

    def answer(self, g: "Game[Any]", here: Step, option: Option) -> None:
        way = way_of(self.among, option)
        g.rules.chose(g, here, way)
        g.flow(here.seat, way.does, here.source)


class ChooseUpTo(Ask, frozen=True):
    """Up to so many of these, each once, in an order that whoever performs it chooses."""

    n: int
    among: tuple[Way, ...]
    prompt: ClassVar[str] = "choose_up_to"

    def options(self, g: "Game[Any]", here: Step) -> list[Option]:
        able = [way.key for way in self.among if all_possible(g, here, way.does)] if self.n else []
        return [*(opt("choose", key) for key in able), opt("enough")] if able else []

    def silence(self, g: "Game[Any]", here: Step) -> Option:
        return opt("enough")

    def odds(self, g: "Game[Any]", here: Step, option: Option) -> "Iterator[Likely]":
        return all_likely(g, here, () if option.key == "enough" else way_of(self.among, option).does)

    def answer(self, g: "Game[Any]", here: Step, option: Option) -> None:
        if option.key == "enough":
            return
        way = way_of(self.among, option)
        g.rules.chose(g, here, way)
        rest = ChooseUpTo(self.n - 1, tuple(other for other in self.among if other != way))
        g.flow(here.seat, (*way.does, rest), here.source)


def way_of(among: tuple[Way, ...], option: Option) -> Way:
    return next(way for way in among if way.key == option.ids[0])


class Pay(Verb, frozen=True):
    """A cost, and only then: obligatory where it can be paid, unless `may`; `often`: as often as it is paid."""

    cost: Verbs
    does: Verbs
    may: bool = False
    often: bool = False
    alters: ClassVar[int] = NOTHING  # but for its parts

    def at_stake(self, g: "Game[Any]", here: Step) -> int:
        """What its cost goes by: whether it is paid, where it may be declined, is asked about."""
        return possibly_at_stake(g, here, self.cost)

    def run(self, g: "Game[Any]", here: Step) -> None:
        if not all_possible(g, here, self.cost):
            return
        if self.may:
            g.push(here.seat, PayOrNot(self.cost, structs.replace(self, may=False)), source=here.source)
            return
        again = (structs.replace(self, may=True),) if self.often else ()
        g.flow(here.seat, (*self.cost, *self.does, *again), here.source)


class PayOrNot(Offers, frozen=True):
    """Whether to pay for an effect that may be paid for."""

    cost: Verbs
    paid: AnyVerb
    prompt: ClassVar[str] = "pay"

    def offers(self, g: "Game[Any]", here: Step, closed: bool = False) -> tuple[Offer, ...]:
        return Offer(opt("pay"), costs=self.cost), Offer(opt("no"))

    def find_open(self, g: "Game[Any]", here: Step) -> list[Offer]:
        """Who cannot pay is not asked."""
        found = super().find_open(g, here)
        return found if len(found) > 1 else []

    def silence(self, g: "Game[Any]", here: Step) -> Option:
        return opt("no")

    def take(self, g: "Game[Any]", here: Step, offer: Offer) -> None:
        if offer.costs:
            g.push(here.seat, self.paid, source=here.source)
