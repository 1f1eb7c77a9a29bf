"""What is shown of an option is true: it is not refused as well, its reason has words, its amounts are what happens."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, TypeAlias

from msgspec import structs

from starboard.kernel.contract.run import Run
from starboard.kernel.game import Game
from starboard.kernel.irreversible import MOST_TRIED, foresee, pass_windows, preview, stock_of
from starboard.kernel.offers import UNKNOWN, Change, Free, Offer, changes_of, offer_of
from starboard.kernel.rules import Rules
from starboard.kernel.texts import Say
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Option, Refused, Seat

Stock: TypeAlias = dict[tuple[Seat, str], int]


def reasons(run: Run, voices: Iterable[Say]) -> None:
    """Nothing is both offered and refused, nothing is refused twice, and every reason has words."""
    for seat in run.seats:
        question = run.g.question(seat)
        if question is None or not question.refused:
            continue
        refused = [r.option for r in question.refused]
        if both := set(refused) & {*question.options, *question.free}:
            raise run.breach(f"seat {seat} is both offered and refused: {', '.join(sorted(map(str, both)))}")
        if len(set(refused)) < len(refused):
            twice = {str(option) for option in refused if refused.count(option) > 1}
            raise run.breach(f"seat {seat} is refused twice: {', '.join(sorted(twice))}")
        for voice in voices:
            if missing := [why for why in _keys(question.refused) if not voice.has(why)]:
                raise run.breach(f"these have no words in {voice.lang}: {', '.join(missing)}")


def _keys(refused: Iterable[Refused]) -> dict[str, None]:
    return dict.fromkeys(key for r in refused for key in (r.why, f"option-{r.option.key.replace('_', '-')}"))


def amounts(run: Run, breadth: int) -> None:
    """What an option is said to cost and to bring is what the stock has less and more: when it is paid, and when all
    that it does is done.  Of what falls unseen nothing is said: that is wrong, too."""
    offers = [(seat, option) for seat in run.seats for option in run.g.moves(seat)]
    for seat, option in run.whim.some(offers, breadth):
        if (found := offer_of(run.g, seat, option)) is not None:
            Trial(run, seat, option, *found).compare()


def previews(run: Run, breadth: int) -> None:
    """What is shown of an option is what the stock has more and less when it is next asked something and everybody has
    passed the windows, unless something came to light on the way.  Whether the option asks midway, or is a card, is no
    excuse where it is done by then."""
    for seat, options in run.whim.some([(seat, run.g.moves(seat)) for seat in run.seats if run.g.moves(seat)], 1):
        ahead = foresee(run.g, seat, tuple(options[:MOST_TRIED]))
        for option in run.whim.some(options[:MOST_TRIED], breadth):
            shown = total(preview(run.g, seat, option, ahead), seat)
            fork = run.g.fork()
            fork.answer(seat, option)
            if not pass_windows(fork, len(run.g.s.stack)) or fork.s.barrier > run.g.s.answers:
                continue
            before, after = stock_of(run.g, seat), stock_of(fork, seat)
            for what, had in before.items():
                told, by = shown.get((seat, what), (0,)), after[what] - had
                if not fits(run.rules, what, by, told):
                    raise run.breach(f"seat {seat} is shown {what} {_with_sign(told)} for '{option}'; it is {by:+}")


def _with_sign(numbers: tuple[int, ...]) -> str:
    return " or ".join(f"{n:+}" for n in numbers)


def fits(rules: Rules[Any], what: str, by: int, expected: tuple[int, ...]) -> bool:
    """Whether a stock changed as it was shown; on a track that goes round, as far as can be told."""
    length = rules.track_length(what)
    return not expected or any(by == n or (length and (by - n) % length == 0) for n in expected)


class Mark(Verb, frozen=True):
    """Stands behind what an offer costs, and behind all that it does, on a fork: it notes the stock there."""

    note: Callable[[], None]
    fixed: ClassVar[bool] = True

    def run(self, g: Game[Any], here: Step) -> None:
        self.note()


class Alone(Game[Any]):
    """A fork in which effects cause nothing: what follows from one when it is done, no option promises."""

    __slots__ = ()

    def later(self, *steps: Step, to: Sequence[str] = ("effect",)) -> None:
        """Nothing follows."""


class Trial:
    """One option, taken on a fork."""

    def __init__(self, run: Run, seat: Seat, option: Option, here: Step, offer: Offer) -> None:
        self.run, self.seat, self.option = run, seat, option
        self.changes = changes_of(run.g, seat, option)
        self.price = list(Offer(option, offer.price).changes(run.g, here))
        self.before = self.stock(run.g)
        self.paid: Stock | None = None
        self.done: Stock | None = None
        fork = run.g.fork()
        fork.__class__ = Alone  # made as cheaply as any fork
        self.take(fork, here, offer)

    def take(self, fork: Game[Any], here: Step, offer: Offer) -> None:
        """Take the offer with a mark behind its price and one at its end, and pass the windows between them."""

        def note_price() -> None:
            self.paid = self.stock(fork)

        def note_end() -> None:
            self.done = self.stock(fork)

        watched = structs.replace(offer, does=(*offer.does, Mark(note_end)))
        if offer.price:
            structs.force_setattr(watched, "payment", (watched.payment[0], Mark(note_price), *watched.payment[1:]))
        replace(fork, here, self.seat, offer, watched)
        fork.answer(self.seat, self.option)
        pass_windows(fork, len(self.run.g.s.stack))

    def stock(self, g: Game[Any]) -> Stock:
        words = dict.fromkeys((*g.rules.stock_words, *(change.what for change in self.changes)))
        counted = {(seat, what): g.rules.stock(g, seat, what) for seat in self.run.seats for what in words}
        return {key: n for key, n in counted.items() if n is not None}

    def compare(self) -> None:
        if self.paid is not None:
            self.check(self.paid, self.price, "is paid")
        if self.done is not None and UNKNOWN not in self.changes:
            self.check(self.done, self.changes, "is done")

    def check(self, after: Stock, changes: list[Change], moment: str) -> None:
        shown = total(changes, self.seat)
        for (seat, what), had in self.before.items():
            by = after[seat, what] - had
            if (seat, what) in shown:
                true = fits(self.run.rules, what, by, shown[seat, what])
            else:
                true = seat != self.seat or self.may_be_unseen(what, by)
            if not true:
                told = _with_sign(shown.get((seat, what), (0,)))
                raise self.run.breach(
                    f"seat {self.seat} is shown {what} {told} of seat {seat} for '{self.option}'; "
                    f"when it {moment}, it is {by:+}"
                )

    def may_be_unseen(self, what: str, by: int) -> bool:
        """A gain may come unseen; what is taken away may not, and a track that goes round stays where it is."""
        rules = self.run.rules
        return what not in rules.stock_words or by == 0 or (by > 0 and not rules.track_length(what))


def total(changes: Iterable[Change], seat: Seat) -> dict[tuple[Seat, str], tuple[int, ...]]:
    """What each seat should have more or less of each thing; several numbers where it may come later; none where it
    is not known."""
    found: dict[tuple[Seat, str], tuple[int, ...]] = {}
    for change in changes:
        for whose in (seat,) if change.seats is None else change.seats:
            old = found.get((whose, change.what), (0,))
            numbers = () if change.by is None else (0, change.by) if change.later else (change.by,)
            found[whose, change.what] = tuple(dict.fromkeys(a + b for a in old for b in numbers))
    return found


def replace(g: Game[Any], here: Step, seat: Seat, old: Offer, new: Offer) -> None:
    """On a fork, one open offer by another."""
    if g.offer_cache is not None and g.offer_cache[0] is here:
        g.offer_cache = (here, [new if offer is old else offer for offer in g.offer_cache[1]])
    g._free = [Free(f.seat, new) if f.seat == seat and f.offer is old else f for f in g.free]
