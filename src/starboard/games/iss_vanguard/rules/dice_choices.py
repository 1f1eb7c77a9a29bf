"""Which dice: to spend, to sacrifice, to reactivate, to push out of a column.  IV-LOC"""

from collections.abc import Iterable
from typing import ClassVar

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import COLOURS
from starboard.games.iss_vanguard.model.member import Member
from starboard.games.iss_vanguard.rules.dice import columns_of, dice_groups, die_id, kind_of, of_colour
from starboard.games.iss_vanguard.rules.team import member
from starboard.kernel.ids import word_of
from starboard.kernel.picking import Groups, Pick
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Id, Option


class ChooseSpent(Pick, frozen=True):
    """Which available dice are spent.  IV-LOC-07"""

    colour: str
    n: int
    prompt: ClassVar[str] = "spend_dice"
    key: ClassVar[str] = "spend"

    def groups(self, g: G, here: Step) -> Groups:
        me = member(g.s, here.seat)
        return dice_groups(g.book, "die", me.seat, of_colour(g.book, me.slots, self.colour))

    def bounds(self, g: G, here: Step) -> tuple[int, int]:
        return self.n, self.n

    def on_pick(self, g: G, here: Step, ids: tuple[Id, ...]) -> None:
        me = member(g.s, here.seat)
        for id_ in ids:
            kind = kind_of(g.book, id_)
            me.slots.remove(kind)
            me.used.append(kind)
        g.did("spend_die", here.seat, *ids, n=len(ids))


class ChooseSacrifice(Pick, frozen=True):
    """Which die returns to the compartment: an available one or one of the dice discard.

    Where it stands in for a die to be spent and one came back meanwhile, that one is spent.  IV-LOC-09, IV-PSV-04
    """

    colour: str
    instead: bool = False
    prompt: ClassVar[str] = "sacrifice_die"
    key: ClassVar[str] = "sacrifice"

    def groups(self, g: G, here: Step) -> Groups:
        me = member(g.s, here.seat)
        book = g.book
        return (
            *dice_groups(book, "used", me.seat, of_colour(book, me.used, self.colour)),
            *dice_groups(book, "die", me.seat, of_colour(book, me.slots, self.colour)),
        )

    def bounds(self, g: G, here: Step) -> tuple[int, int]:
        return 1, 1

    def options(self, g: G, here: Step) -> list[Option]:
        can_spend = self.instead and of_colour(g.book, member(g.s, here.seat).slots, self.colour)
        return [] if can_spend else super().options(g, here)

    def skip(self, g: G, here: Step) -> None:
        if self.instead:
            g.push(here.seat, ChooseSpent(self.colour, 1), source=here.source)

    def on_pick(self, g: G, here: Step, ids: tuple[Id, ...]) -> None:
        me = member(g.s, here.seat)
        kind = kind_of(g.book, ids[0])
        (me.slots if word_of(ids[0]) == "die" else me.used).remove(kind)
        me.lost.append(kind)
        g.did("sacrifice_die", here.seat, die_id(g.book, me.seat, kind))


def most_reactivated(g: G, me: Member, kinds: Iterable[int]) -> tuple[int, dict[int, int]]:
    """How many of these dice can be reactivated at most, and the empty slots of each column.  IV-LOC-05, IV-LOC-06"""
    used = [0] * len(COLOURS)
    for kind in kinds:
        used[g.book.dice[kind].colour] += 1
    room = {number: max(0, empty) for number, empty in enumerate(columns_of(g, me)) if used[number]}
    return sum([min(used[number], empty) for number, empty in room.items()]), room


class ChooseReactivated(Pick, frozen=True):
    """Which dice go from the discard to empty slots of their colours: as many as possible.  IV-LOC-05, IV-LOC-06"""

    colour: str
    n: int
    among: tuple[int, ...] = ()  # only these, where an effect names dice
    prompt: ClassVar[str] = "reactivate_dice"
    key: ClassVar[str] = "reactivate"

    def dice(self, g: G, me: Member) -> list[int]:
        """The dice of the discard that may come back."""
        found = of_colour(g.book, me.used, self.colour)
        if not self.among:
            return found
        return [kind for kind in sorted(set(found)) for _ in range(min(found.count(kind), self.among.count(kind)))]

    def groups(self, g: G, here: Step) -> Groups:
        me = member(g.s, here.seat)
        return dice_groups(g.book, "used", me.seat, self.dice(g, me))

    def bounds(self, g: G, here: Step) -> tuple[int, int]:
        me = member(g.s, here.seat)
        n = min(self.n, most_reactivated(g, me, self.dice(g, me))[0])
        return n, n

    def options(self, g: G, here: Step) -> list[Option]:
        me = member(g.s, here.seat)
        kinds = self.dice(g, me)
        total, room = most_reactivated(g, me, kinds)
        if not total:
            return []
        found = super().options(g, here)
        dice = g.book.dice
        tight = [c for c, n in room.items() if n < min(self.n, sum([dice[kind].colour == c for kind in kinds]))]
        if not tight:
            return found
        colours = {id_: dice[kind_of(g.book, id_)].colour for group in self.groups(g, here) for id_ in group}
        return [
            option for option in found if all(sum([colours[id_] == c for id_ in option.ids]) <= room[c] for c in tight)
        ]

    def on_pick(self, g: G, here: Step, ids: tuple[Id, ...]) -> None:
        me = member(g.s, here.seat)
        for id_ in ids:
            kind = kind_of(g.book, id_)
            me.used.remove(kind)
            me.slots.append(kind)
        if ids:
            g.did("reactivate", here.seat, *ids, n=len(ids))


class ChoosePushedOut(Pick, frozen=True):
    """Which die of a column that overflows goes to the dice discard.  IV-LOC-17, IV-INJ-04, IV-INJ-05"""

    colour: int
    n: int
    prompt: ClassVar[str] = "push_out"
    key: ClassVar[str] = "push_out"
    because: ClassVar[str] = "column"

    def groups(self, g: G, here: Step) -> Groups:
        me = member(g.s, here.seat)
        return dice_groups(g.book, "die", me.seat, of_colour(g.book, me.slots, COLOURS[self.colour]))

    def bounds(self, g: G, here: Step) -> tuple[int, int]:
        return self.n, self.n

    def on_pick(self, g: G, here: Step, ids: tuple[Id, ...]) -> None:
        me = member(g.s, here.seat)
        for id_ in ids:
            kind = kind_of(g.book, id_)
            me.slots.remove(kind)
            me.used.append(kind)
        g.did("push_out", here.seat, *ids, n=len(ids))


class FitColumns(Verb, frozen=True):
    """Columns that hold more dice than they have slots lose some to the dice discard.  IV-LOC-17, IV-INJ-03"""

    def run(self, g: G, here: Step) -> None:
        me = member(g.s, here.seat)
        for colour, empty in enumerate(columns_of(g, me)):
            over = -empty
            if over > 0:
                held = len(of_colour(g.book, me.slots, COLOURS[colour]))
                g.push(here.seat, ChoosePushedOut(colour, min(over, held)))
