"""Injury cards and injury dice of a member: where the dice stand, which are removed or turned.  IV-INJ"""

from typing import ClassVar, Literal

from msgspec import structs

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import COLOURS
from starboard.games.iss_vanguard.model.dice import Test
from starboard.games.iss_vanguard.model.member import Member
from starboard.games.iss_vanguard.model.table import Table
from starboard.games.iss_vanguard.rules.dice_choices import FitColumns
from starboard.games.iss_vanguard.rules.team import member, member_of
from starboard.kernel.ids import parts_of, pid
from starboard.kernel.picking import Groups, Pick
from starboard.kernel.verbs import Ask, Step
from starboard.kernel.words import Id, Option, Seat, opt


def dice_out(s: Table, seat: Seat) -> int:
    """Injury dice of a member that are off the columns during a test.  IV-LOC-18"""
    return s.test.out if s.test is not None and s.test.seat == seat else 0


def columns_to_roll(test: Test, me: Member) -> list[int]:
    """The columns whose injury dice are added in step 2: not of those that were gained in step 1.

    IV-TST-04, IV-INJ-23
    """
    return [column for column, die in enumerate(me.harm) if die and column not in test.fresh]


def injury_dice(s: Table, me: Member) -> int:
    """All injury dice of a member, on its board and in its test."""
    return sum(me.harm) + dice_out(s, me.seat)


class PlaceInjuryDice(Pick, frozen=True):
    """Injury dice go on the top slots of columns, at most one on each, and push dice down.

    IV-INJ-02, IV-INJ-03, IV-INJ-14
    """

    n: int = 1
    returns: bool = False  # they come back from a test
    prompt: ClassVar[str] = "place_injury_dice"
    key: ClassVar[str] = "injury_die_on"
    because: ClassVar[str] = "injury_die"

    def groups(self, g: G, here: Step) -> Groups:
        me = member(g.s, here.seat)
        return tuple([(pid("column", colour),) for colour, harm in zip(COLOURS, me.harm, strict=True) if not harm])

    def bounds(self, g: G, here: Step) -> tuple[int, int]:
        n = min(self.n, member(g.s, here.seat).harm.count(0))
        return n, n

    def on_pick(self, g: G, here: Step, ids: tuple[Id, ...]) -> None:
        me = member(g.s, here.seat)
        if self.returns and g.s.test is not None:
            g.s.test.out = 0
        columns = [COLOURS.index(parts_of(id_)[1]) for id_ in ids]
        for column in columns:
            me.harm[column] = 1
        test = g.s.test
        if test is not None and test.seat == me.seat and test.step < 2:
            test.fresh += columns
        if ids:
            g.did("injury_die", here.seat, *ids)
            g.push(here.seat, FitColumns())


def injury_id(me: Member, at: int) -> str:
    """An injury card by its key and its space from the left."""
    return pid("injury", me.injuries[at].key, at)


class ChooseInjury(Ask, frozen=True):
    """Which injury card is removed, or turned face down.  IV-INJ-15, IV-INJ-17"""

    act: Literal["remove", "flip"]
    injury: str = ""  # only cards of this kind
    prompt: ClassVar[str] = "choose_injury"

    def options(self, g: G, here: Step) -> list[Option]:
        me = member_of(g.s, here.seat)
        if me is None:
            return []
        key = "heal" if self.act == "remove" else "turn_down"
        return [
            opt(key, injury_id(me, at))
            for at, card in enumerate(me.injuries)
            if self.injury in ("", card.key) and not (self.act == "flip" and card.down)
        ]

    def answer(self, g: G, here: Step, option: Option) -> None:
        me = member(g.s, here.seat)
        at = int(parts_of(option.ids[0])[2])
        if self.act == "flip":
            me.injuries[at] = structs.replace(me.injuries[at], down=True)
            g.did("flip_injury", here.seat, me.injuries[at].key)
            return
        card = me.injuries.pop(at)
        g.s.injury_stock[card.key] = g.s.injury_stock.get(card.key, 0) + 1
        test = g.s.test
        if test is not None and test.seat == me.seat and test.placed:
            test.placed = [space - (space > at) for space in test.placed if space != at]
        g.did("heal_injury", here.seat, card.key)


class ChooseInjuryDie(Ask, frozen=True):
    """Which injury die goes back to the supply: one of a column, or one that lies in the pool.  IV-INJ-15, IV-INJ-24"""

    prompt: ClassVar[str] = "choose_injury_die"

    def options(self, g: G, here: Step) -> list[Option]:
        me = member_of(g.s, here.seat)
        if me is None:
            return []
        columns = [opt("remove_die", pid("column", c)) for c, n in zip(COLOURS, me.harm, strict=True) if n]
        test = g.s.test
        if test is not None and test.seat == me.seat and test.out:
            faces = sorted(set(test.injury))
            columns += [opt("remove_die", pid("harm", face)) for face in faces] or [opt("remove_die", "harm")]
        return columns

    def answer(self, g: G, here: Step, option: Option) -> None:
        me = member(g.s, here.seat)
        word, *rest = parts_of(option.ids[0])
        if word == "column":
            me.harm[COLOURS.index(rest[0])] = 0
        else:
            assert g.s.test is not None
            g.s.test.out -= 1
            if rest:
                g.s.test.injury.remove(int(rest[0]))
        g.did("heal_die", here.seat)
