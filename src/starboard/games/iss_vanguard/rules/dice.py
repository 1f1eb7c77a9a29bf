"""Section dice of a member: their ids, their columns, and where they are.  IV-DIC, IV-LOC

`die-SEAT-KIND-COPY` is an available die, `used-…` one in the dice discard, `rolled-SEAT-KIND-FACE-COPY` one of the
pool.

IV-LOC-01
"""

from collections.abc import Iterable
from functools import lru_cache

from starboard.games.iss_vanguard.book import Book, G
from starboard.games.iss_vanguard.constants import COLOURS, ICONS, ROOM
from starboard.games.iss_vanguard.model.dice import LENT, Rolled
from starboard.games.iss_vanguard.model.member import Member
from starboard.games.iss_vanguard.model.table import Table
from starboard.games.iss_vanguard.rules.dice_modifiers import RoomChange
from starboard.games.iss_vanguard.rules.team import member_of
from starboard.kernel.ids import parts_of, pid
from starboard.kernel.picking import Groups
from starboard.kernel.words import Id, Seat

SUPPLY = "x"  # the owner of a lent die, in an id


@lru_cache(maxsize=8_192)
def _groups(word: str, seat: Seat, keys: tuple[str, ...]) -> Groups:
    return tuple(tuple(pid(word, seat, key, copy) for copy in range(keys.count(key))) for key in dict.fromkeys(keys))


def dice_groups(book: Book, word: str, seat: Seat, kinds: Iterable[int]) -> Groups:
    """Dice of a member as they are picked from: those of a kind are alike."""
    return _groups(word, seat, tuple([book.dice[kind].key for kind in sorted(kinds)]))


def kind_of(book: Book, id_: Id) -> int:
    return book.die_number[parts_of(id_)[2]]


def die_id(book: Book, seat: Seat, kind: int, word: str = "die", copy: int = 0) -> str:
    return pid(word, seat, book.dice[kind].key, copy)


def rolled_id(book: Book, die: Rolled, copy: int = 0) -> str:
    owner = SUPPLY if die.owner == LENT else die.owner
    return pid("rolled", owner, book.dice[die.kind].key, die.face, copy)


def rolled_of(book: Book, id_: Id) -> Rolled:
    _, owner, key, face, _ = parts_of(id_)
    return Rolled(LENT if owner == SUPPLY else int(owner), book.die_number[key], int(face))


def rolled_groups(book: Book, dice: Iterable[Rolled]) -> Groups:
    """Dice of the pool as they are picked from, in the order in which they lie."""
    counts: dict[Rolled, int] = {}
    for die in dice:
        counts[die] = counts.get(die, 0) + 1
    return tuple(tuple(rolled_id(book, die, copy) for copy in range(n)) for die, n in counts.items())


def rolled_ids(book: Book, dice: Iterable[Rolled]) -> tuple[str, ...]:
    return tuple(str(id_) for group in rolled_groups(book, dice) for id_ in group)


def first_face(book: Book, kind: int, face: int) -> int:
    """Of equal faces the first."""
    faces = book.dice[kind].faces
    return faces.index(faces[face])


def face_word(book: Book, kind: int, face: int) -> str:
    """A face by its icons: `vanguard`, `collect+defence`."""
    return "+".join(ICONS[icon] for icon in book.dice[kind].faces[face])


def of_colour(book: Book, kinds: Iterable[int], colour: str) -> list[int]:
    """Of these dice those of a colour, or all where any will do."""
    if colour == "any":
        return list(kinds)
    number = COLOURS.index(colour)
    return [kind for kind in kinds if book.dice[kind].colour == number]


# Columns


def columns_of(g: G, me: Member) -> list[int]:
    """Empty usable slots of each column: as many as the Rank gives, less an injury die, less the dice there.

    IV-LOC-02, IV-LOC-03, IV-LOC-04, IV-LOC-17
    """
    most = ROOM[me.rank]
    for _, change in g.in_force(RoomChange, me.seat):
        most += change.n
    room = [most - die for die in me.harm]
    dice = g.book.dice
    for kind in me.slots:
        room[dice[kind].colour] -= 1
    return room


def room_of(g: G, me: Member, colour: int) -> int:
    """The same of one column."""
    return columns_of(g, me)[colour]


def dice_in_play(s: Table, me: Member) -> int:
    """Dice in slots, hand, result pool and dice discard together.  IV-LOC-12"""
    n = len(me.slots) + len(me.used)
    for test in (*s.tests, s.test) if s.test is not None else ():
        if test is not None:
            n += sum([owner == me.seat for owner, _ in test.hand]) + sum([die.owner == me.seat for die in test.pool])
    return n


def leave_pool(g: G, dice: Iterable[Rolled]) -> None:
    """Dice of the pool go to the dice discards of their owners; lent ones to the supply.  IV-LOC-15, IV-SUP-04"""
    test = g.s.test
    assert test is not None
    for die in dice:
        test.pool.remove(die)
        test.left.append(die)
        if die.owner != LENT:
            owner = member_of(g.s, die.owner)
            if owner is not None:
                owner.used.append(die.kind)
