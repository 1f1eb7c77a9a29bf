"""Traits are dealt, two an explorer, and chosen: silently, in the open, or by draft.

UN-SET-27, UN-SET-28, UN-SET-29
"""

from typing import ClassVar

from starboard.games.unsettled.book import G
from starboard.games.unsettled.rules.order import clockwise
from starboard.kernel.asking import AtOnce
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Option, opt

WAYS = ("silent", "open", "draft")


def choosing(way: str, tiles: list[str], explorers: int) -> list[Step]:
    """The steps by which the top tiles, two an explorer, are chosen from.  UN-SET-29"""
    seats = range(explorers)
    hands = [tuple(tiles[2 * seat : 2 * seat + 2]) for seat in seats]
    if way == "draft":
        return [Step(DraftTrait(tuple(tiles[: 2 * explorers])), 0)]
    if way == "open":
        shown = [Step(ShowTraits(hands[seat]), seat) for seat in seats]
        return shown + [Step(KeepTrait(hands[seat]), seat) for seat in seats]
    return [Step(AtOnce(tuple((seat, KeepTrait(hands[seat])) for seat in seats)), 0)]


class ShowTraits(Verb, frozen=True):
    """The two tiles lie open, so that the table can talk about them.  UN-SET-29"""

    dealt: tuple[str, ...]

    def run(self, g: G, here: Step) -> None:
        g.did("show_traits", here.seat, *self.dealt)


class KeepTrait(Ask, frozen=True):
    """Two tiles are dealt; one is kept, white side up, the other returns to the box.  UN-SET-27, UN-SET-28"""

    dealt: tuple[str, ...]
    prompt: ClassVar[str] = "trait"

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("trait", key) for key in self.dealt]

    def answer(self, g: G, here: Step, option: Option) -> None:
        g.s.explorers[here.seat].trait = str(option.ids[0])
        g.did("trait", here.seat, option.ids[0])


class DraftTrait(Ask, frozen=True):
    """All tiles dealt lie open; from the first explorer clockwise each takes one.  UN-SET-27, UN-SET-29"""

    left: tuple[str, ...]
    prompt: ClassVar[str] = "trait"

    def who(self, g: G, here: Step) -> int:
        return next((seat for seat in clockwise(g.s) if not g.s.explorers[seat].trait), here.seat)

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("trait", key) for key in self.left] if any(not e.trait for e in g.s.explorers) else []

    def answer(self, g: G, here: Step, option: Option) -> None:
        taken, seat = str(option.ids[0]), self.who(g, here)
        g.s.explorers[seat].trait = taken
        g.did("trait", seat, taken)
        g.push(here.seat, DraftTrait(tuple(key for key in self.left if key != taken)))
