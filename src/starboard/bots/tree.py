"""The tree of a search: what each seat might say, how often it was tried, and what came of it."""

from collections.abc import Sequence
from math import log, sqrt
from typing import TypeAlias

from starboard.kernel.words import Option, Seat

EXPLORE = 0.7  # how much a search prefers what it knows little of

Worth: TypeAlias = Sequence[float]  # what something comes to, for each seat


class Arm:
    """One option of one seat at one node."""

    __slots__ = ("ends", "mean", "node", "option", "rarity", "seen", "squares", "sure", "total", "tries", "visits")

    def __init__(self, option: Option) -> None:
        self.option = option
        self.visits = self.tries = self.seen = 0  # playouts, ways down the tree, times that it was open
        self.total = self.squares = self.mean = self.rarity = 0.0
        self.node: Node | None = None
        self.ends = False  # whether the game was ever over right after it
        self.sure: Worth | None = None  # what it comes to when all play their best, once that is known

    def add(self, playouts: int, total: float, squares: float) -> None:
        """So many more playouts, all from one place in the tree, came to this together."""
        self.tries += 1
        self.visits = visits = self.visits + playouts
        self.total += total
        self.squares += squares
        self.mean = self.total / visits
        self.rarity = EXPLORE / sqrt(self.tries)

    def interval(self) -> tuple[float, float]:
        """The range in which the mean lies with 95%, from 0 to 1; a prior of two observations keeps it honest."""
        if self.sure is not None:
            return self.mean, self.mean
        n = self.visits + 2
        mean = (self.total + 1) / n
        spread = max((self.squares + 1) / n - mean * mean, 0.0)
        half = 1.96 * sqrt(spread / n)
        return max(0.0, min(mean - half, self.mean)), min(1.0, max(mean + half, self.mean))


class SeatOptions:
    """The options of one seat at a node.  Not every world offers all of them."""

    __slots__ = ("arms", "is_sure", "known", "least", "new", "options", "varied", "visits")

    def __init__(self) -> None:
        self.known: dict[Option, Arm] = {}
        self.options: Sequence[Option] = ()
        self.arms: list[Arm] = []
        self.new: list[Arm] = []  # of those offered, the ones that were never tried
        self.visits = 0
        self.varied = False  # whether worlds differ in what they offer: then each arm counts how often it was open
        self.is_sure = False  # whether every arm is
        self.least: Worth | None = None  # the best of what is sure: the seat need not put up with less

    def offer(self, options: Sequence[Option]) -> None:
        """These options are open in this world; one that offers the same as the last costs nothing."""
        if options != self.options:
            if self.options and not self.varied:
                self.varied = True
                for arm in self.arms:
                    arm.seen = self.visits
            known = self.known
            for option in options:
                if option not in known:
                    known[option] = Arm(option)
            self.options, self.arms = options, [known[option] for option in options]
            self.new = [arm for arm in self.arms if not arm.visits]
        self.visits += 1
        if self.varied:
            for arm in self.arms:
                arm.seen += 1

    def best(self) -> Arm:
        """The arm to try next, all having been tried: what did well, and what was tried seldom though often open.

        What is sure needs no trying.
        """
        if self.varied:
            return max(self.arms, key=_promise)
        eager = sqrt(log(self.visits))
        top, found = -1.0, self.arms[0]
        for arm in self.arms:
            score = arm.mean + eager * arm.rarity
            if score > top and arm.sure is None:
                top, found = score, arm
        return found

    def learn(self, seat: Seat, arm: Arm, worth: Worth) -> Worth | None:
        """This arm is sure to come to that; and to what the whole question, if it is won or nothing is left open."""
        arm.sure, arm.mean = worth, worth[seat]
        if self.least is None or worth[seat] > self.least[seat]:
            self.least = worth
        self.is_sure = all(one.sure is not None for one in self.arms)
        return self.least if self.is_sure or self.least[seat] >= 1.0 else None


def _promise(arm: Arm) -> float:
    return arm.mean + arm.rarity * sqrt(log(arm.seen))


class Node:
    """A question in the tree: one seat's, or that of several who answer in secret and so know nothing of each other."""

    __slots__ = ("by_seat", "joint")

    def __init__(self) -> None:
        self.by_seat: dict[Seat, SeatOptions] = {}
        self.joint: dict[tuple[Option, ...], Node] | None = None

    def options_of(self, seat: Seat) -> SeatOptions:
        found = self.by_seat.get(seat)
        if found is None:
            found = self.by_seat[seat] = SeatOptions()
        return found

    def after(self, said: tuple[Option, ...]) -> "Node":
        """What follows when several seats have said this."""
        if self.joint is None:
            self.joint = {}
        return self.joint.setdefault(said, Node())
