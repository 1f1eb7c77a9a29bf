"""Gold scoring tiles: marking them, and what they are worth at the end.  SE-GLD, SE-MIL-05, SE-MIL-06, SE-MIL-07."""

from typing import ClassVar

from starboard.games.seti.book import G
from starboard.games.seti.rules.conditions import count
from starboard.games.seti.rules.solo.agencies import agency_of
from starboard.kernel.verbs import Ask, Step
from starboard.kernel.words import Option, Seat, opt


class MarkGold(Ask, frozen=True):
    """Mark one gold tile that one has not marked.  SE-MIL-04, SE-MIL-05, SE-MIL-06, SE-MIL-07."""

    prompt: ClassVar[str] = "gold"
    because: ClassVar[str] = "milestone"

    def options(self, g: G, here: Step) -> list[Option]:
        s = g.s
        found = [opt("gold", key) for key, marks in zip(s.gold, s.gold_marks, strict=True) if here.seat not in marks]
        return agency_of(g.s, here.seat).choose(g, self.prompt, found)

    def answer(self, g: G, here: Step, option: Option) -> None:
        at = g.s.gold.index(str(option.ids[0]))
        g.s.gold_marks[at] = (*g.s.gold_marks[at], here.seat)
        g.did("gold", here.seat, *option.ids)


def sets(g: G, seat: Seat, key: str) -> int:
    """How many sets the player has for a side.

    SE-GLD-02, SE-GLD-03, SE-GLD-04, SE-GLD-05, SE-GLD-06, SE-GLD-07, SE-GLD-08, SE-GLD-09, SE-GLD-10, SE-GLD-11,
    SE-GLD-12, SE-GLD-13.
    """
    side = g.book.gold[key]
    sums = [sum(count(g, seat, what) for what in part) for part in side.sums]
    return (max(sums) if side.largest else min(sums)) // side.each


def tile_points(g: G, seat: Seat, key: str, marks: tuple[Seat, ...]) -> int:
    """What a tile is worth: the value that the player has marked, or would mark now, times the sets.

    SE-GLD-01, SE-GLD-14, SE-MIL-07.
    """
    place = marks.index(seat) if seat in marks else len(marks)
    return g.book.gold[key].values[min(2, place)] * sets(g, seat, key)


def gold_points(g: G, seat: Seat) -> int:
    """The points of all tiles that the player has marked; none for the rival.  SE-GLD-01, SE-SLO-28."""
    if not agency_of(g.s, seat).scores_gold:
        return 0
    tiles = zip(g.s.gold, g.s.gold_marks, strict=True)
    return sum(tile_points(g, seat, key, marks) for key, marks in tiles if seat in marks)


def unmarked_points(g: G, seat: Seat) -> int:
    """The best tile that the player has not marked, with its lowest value.  SE-CLR-23."""
    values = g.book.gold
    return max(
        (
            values[key].values[2] * sets(g, seat, key)
            for key, marks in zip(g.s.gold, g.s.gold_marks, strict=True)
            if seat not in marks
        ),
        default=0,
    )
