"""Several things picked in one answer: dice to roll, cards to discard.

The options are all the ways to pick, each with its things in the order in which they lie, so that a search sees no
permutations.  Things of one group are alike: of two alike the first is picked.  A screen does not list the ways; it
lets the reader press the things, and names what the game suggests.
"""

from collections.abc import Callable, Collection
from functools import lru_cache
from itertools import product
from string import ascii_lowercase
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

from msgspec import Struct

from starboard.kernel.verbs import Ask, Step
from starboard.kernel.words import Id, Option, Seat

if TYPE_CHECKING:
    from starboard.kernel.game import Game

Groups: TypeAlias = tuple[tuple[Id, ...], ...]


@lru_cache(maxsize=4_096)
def picks(key: str, groups: Groups, least: int, most: int) -> list[Option]:
    """Every way to pick between `least` and `most` of these things; shared by all who ask, so never changed."""
    ways = product(*(range(len(group) + 1) for group in groups))
    return [
        Option(key, tuple(id_ for group, n in zip(groups, way, strict=True) for id_ in group[:n]))
        for way in ways
        if least <= sum(way) <= most
    ]


class Pick(Ask, frozen=True):
    """Which of several things: any number between two bounds, in one answer."""

    key: ClassVar[str] = "pick"  # the word of its options

    def groups(self, g: "Game[Any]", here: Step) -> Groups:
        """What may be picked; things that are alike stand in one group."""
        raise NotImplementedError(type(self).__name__)

    def bounds(self, g: "Game[Any]", here: Step) -> tuple[int, int]:
        """The fewest and the most that are picked."""
        return 0, sum(map(len, self.groups(g, here)))

    def on_pick(self, g: "Game[Any]", here: Step, ids: tuple[Id, ...]) -> None:
        """What happens with the things that were picked."""
        raise NotImplementedError(type(self).__name__)

    def options(self, g: "Game[Any]", here: Step) -> list[Option]:
        least, most = self.bounds(g, here)
        return picks(self.key, self.groups(g, here), least, most)

    def answer(self, g: "Game[Any]", here: Step, option: Option) -> None:
        self.on_pick(g, here, option.ids)


class Picking(Struct, frozen=True, omit_defaults=True):
    """A question that is answered by pressing things: what may be pressed, how many, and the word of the answer."""

    key: str
    groups: tuple[tuple[str, ...], ...]
    least: int
    most: int
    labels: dict[str, str] = {}  # what each thing is called

    def option(self, ids: Collection[str]) -> Option | None:
        """The answer that picks these things, as the rules write it; nothing where it is none."""
        if not self.least <= len(ids) <= self.most or not set(ids) <= set(self.labels) or len(set(ids)) < len(ids):
            return None
        counted = ((group, sum(id_ in ids for id_ in group)) for group in self.groups)
        return Option(self.key, tuple(id_ for group, n in counted for id_ in group[:n]))

    def letters(self) -> dict[str, str]:
        """Each thing by the letter that a terminal gives it."""
        return dict(zip(ascii_lowercase, (id_ for group in self.groups for id_ in group), strict=False))

    def spoken(self, text: str) -> Option | None:
        """The answer of letters: `a c d`, `acd`; a hyphen picks nothing."""
        letters = list(text.replace(" ", "").casefold())
        known = self.letters()
        if text.strip() == "-":
            return self.option(())
        return self.option([known[letter] for letter in letters]) if letters and set(letters) <= set(known) else None


def picking_of(g: "Game[Any]", seat: Seat, name: Callable[[Id], str]) -> Picking | None:
    """What this seat picks from, if that is what it is asked; to pick just one thing is a plain question."""
    for step, _ in g.open:
        if step.seat == seat and isinstance(step.verb, Pick):
            least, most = step.verb.bounds(g, step)
            if least == most == 1:
                return None
            groups = tuple(tuple(map(str, group)) for group in step.verb.groups(g, step))
            return Picking(step.verb.key, groups, least, most, {id_: name(id_) for group in groups for id_ in group})
    return None
