"""Which dice of the pool an effect turns, rolls again or takes away.  IV-TST-08, IV-TST-22"""

from typing import ClassVar, Final

from msgspec import structs

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.constants import ICONS
from starboard.games.iss_vanguard.model.dice import Rolled
from starboard.games.iss_vanguard.rules.dice import (
    die_id,
    face_word,
    first_face,
    leave_pool,
    rolled_groups,
    rolled_id,
    rolled_of,
    room_of,
)
from starboard.games.iss_vanguard.rules.pool import Which, current_test, dice_that
from starboard.games.iss_vanguard.rules.team import member_of
from starboard.kernel.ids import pid
from starboard.kernel.picking import Groups, Pick
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Id, Option, opt

ENOUGH: Final = opt("enough")


class PoolPick(Pick, frozen=True):
    """Dice of the pool that an effect means, so many of them."""

    which: Which
    least: int = 1
    most: int = 1
    key: ClassVar[str] = "choose_dice"

    def groups(self, g: G, here: Step) -> Groups:
        return rolled_groups(g.book, dice_that(g, self.which, here.seat))

    def bounds(self, g: G, here: Step) -> tuple[int, int]:
        there = len(dice_that(g, self.which, here.seat))
        return min(self.least, there), min(self.most, there)

    def options(self, g: G, here: Step) -> list[Option]:
        found = super().options(g, here)
        if self.which.same and self.most > 1:
            faces = {o: {icons_of(g, rolled_of(g.book, id_)) for id_ in o.ids} for o in found}
            found = [o for o in found if len(faces[o]) == 1]
        return found if found and found[-1].ids else []


def icons_of(g: G, die: Rolled) -> tuple[int, ...]:
    return g.book.dice[die.kind].faces[die.face]


class ChooseRerolled(PoolPick, frozen=True):
    """Which dice are rolled again, once."""

    prompt: ClassVar[str] = "reroll"

    def on_pick(self, g: G, here: Step, ids: tuple[Id, ...]) -> None:
        test = current_test(g)
        new: list[Rolled] = []
        for id_ in ids:
            die = rolled_of(g.book, id_)
            test.pool.remove(die)
            face = first_face(g.book, die.kind, g.roll(6, g.book.dice[die.kind].key))
            new.append(structs.replace(die, face=face))
        test.pool = sorted([*test.pool, *new])
        g.did("reroll", here.seat, *(rolled_id(g.book, die) for die in new), n=len(new))


class ChooseDiscarded(PoolPick, frozen=True):
    """Which dice of the pool go to the dice discards of their owners.  IV-LOC-15"""

    prompt: ClassVar[str] = "pool_to_discard"

    def on_pick(self, g: G, here: Step, ids: tuple[Id, ...]) -> None:
        leave_pool(g, [rolled_of(g.book, id_) for id_ in ids])
        g.did("pool_to_discard", here.seat, *ids, n=len(ids))


class ChooseTakenBack(PoolPick, frozen=True):
    """Which dice of the pool return to slots of their owners; one that finds no slot goes to the discard."""

    prompt: ClassVar[str] = "pool_to_slots"

    def on_pick(self, g: G, here: Step, ids: tuple[Id, ...]) -> None:
        for id_ in ids:
            die = rolled_of(g.book, id_)
            leave_pool(g, [die])
            current_test(g).left.remove(die)
            owner = member_of(g.s, die.owner)
            if owner is not None and room_of(g, owner, g.book.dice[die.kind].colour) > 0:
                owner.used.remove(die.kind)
                owner.slots.append(die.kind)
                g.did("back_to_slot", owner.seat, die_id(g.book, owner.seat, die.kind))


class ChooseTurned(Ask, frozen=True):
    """Which die is turned, and to which of its faces; of several dice each once, the further ones by choice.

    IV-DIC-20
    """

    which: Which
    face: str = ""  # an icon; empty: any face that the die has
    n: int = 1
    turned: tuple[Rolled, ...] = ()  # by the same effect
    prompt: ClassVar[str] = "turn_die"

    def options(self, g: G, here: Step) -> list[Option]:
        found: dict[Option, None] = {}
        dice = dice_that(g, self.which, here.seat)
        for die in dict.fromkeys(dice):
            if dice.count(die) <= self.turned.count(die):
                continue
            for face in faces_for(g, die, self.face):
                found[opt("turn", rolled_id(g.book, die), pid("face", face_word(g.book, die.kind, face)))] = None
        return [*found, ENOUGH] if found and self.turned else list(found)

    def answer(self, g: G, here: Step, option: Option) -> None:
        if option == ENOUGH:
            return
        die = rolled_of(g.book, option.ids[0])
        kind = die.kind
        word = str(option.ids[1]).partition("-")[2]
        face = next(f for f in range(6) if face_word(g.book, kind, f) == word)
        test = current_test(g)
        test.pool.remove(die)
        new = structs.replace(die, face=face)
        test.pool = sorted([*test.pool, new])
        g.did("turn", here.seat, *option.ids)
        if self.n > 1:
            more = structs.replace(self, n=self.n - 1, turned=(*self.turned, new))
            g.push(here.seat, more, source=here.source)


def faces_for(g: G, die: Rolled, icon: str = "") -> list[int]:
    """The faces to which a die may be turned: those that it has, and not the one that lies up.  IV-DIC-20"""
    faces = g.book.dice[die.kind].faces
    wanted = ICONS.index(icon) if icon else -1
    return [
        face
        for face, icons in enumerate(faces)
        if faces.index(icons) == face and face != die.face and (wanted < 0 or wanted in icons)
    ]


class TradeDice(Verb, frozen=True):
    """After one die has gone, another is turned."""

    which: Which
    face: str = ""

    def run(self, g: G, here: Step) -> None:
        g.push(here.seat, ChooseTurned(self.which, self.face), source=here.source)
