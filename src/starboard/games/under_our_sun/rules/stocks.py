"""What lies on a counter: parcels of water, goods and cards, and whether a board has room for them.

OS-INT-16, OS-INT-18, OS-CHR-22, OS-ITM-16.
"""

from collections.abc import Iterator, Sequence

from msgspec import Struct, structs

from starboard.games.under_our_sun.book import G
from starboard.games.under_our_sun.constants import GOODS, NO_GOODS, VALUE
from starboard.games.under_our_sun.model.character import Character
from starboard.games.under_our_sun.model.things import Thing
from starboard.games.under_our_sun.rules.board import fits, water_spaces
from starboard.games.under_our_sun.rules.goods import DropSurplus, thing_id
from starboard.kernel.basket import Line
from starboard.kernel.ids import parts_of
from starboard.kernel.words import Id, Option, opt


class Parcel(Struct, frozen=True, gc=False):
    """Water, goods as GOODS, and cards with their markers."""

    water: int = 0
    goods: tuple[int, ...] = NO_GOODS
    things: tuple[Thing, ...] = ()


def plus(a: tuple[int, ...], b: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(x + y for x, y in zip(a, b, strict=True))


def minus(a: tuple[int, ...], b: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(x - y for x, y in zip(a, b, strict=True))


def without(things: Sequence[Thing], gone: Sequence[Thing]) -> list[Thing]:
    """These cards less those, one for one."""
    left = list(things)
    for thing in gone:
        left.remove(thing)
    return left


def ids_of(things: Sequence[Thing]) -> Iterator[tuple[str, Thing, int]]:
    """The cards of a stock by id; those that are alike stand under one id, with their number."""
    found: dict[Thing, str] = {}
    for at, thing in enumerate(things):
        found.setdefault(thing, thing_id(at, thing))
    for thing, id_ in found.items():
        yield id_, thing, list(things).count(thing)


def parcel(put: Sequence[Option], word: str, things: Sequence[Thing]) -> Parcel:
    """What is on the counter under this word, of a stock with these cards."""
    ids = [option.ids[0] for option in put if option.key == word]
    goods = tuple(ids.count(kind) for kind in GOODS)
    cards = tuple(thing_in(things, id_) for id_ in ids if parts_of(id_)[0] == "thing")
    return Parcel(ids.count("water"), goods, cards)


def thing_in(things: Sequence[Thing], id_: Id) -> Thing:
    """A card of a stock by its id."""
    return things[int(parts_of(id_)[1])]


def stock_lines(g: G, word: str, me: Character, sign: int) -> list[Line]:
    """All that a character has, line by line: water, goods, cards, with their full worth in water.

    OS-INT-16, OS-INT-18, OS-RES-01, OS-RES-03.
    """
    found = [Line(opt(word, "water"), me.water, sign * VALUE["water"])] if me.water else []
    found += [Line(opt(word, kind), n, sign * VALUE[kind]) for kind, n in zip(GOODS, me.goods, strict=True) if n]
    for id_, thing, n in ids_of(me.things):
        card = g.book.things.get(thing.key)
        found.append(Line(opt(word, id_), n, sign * card.value if card is not None else 0))
    return found


def exchange(me: Character, gives: Parcel, gets: Parcel) -> None:
    """A parcel leaves a board, another one is put there."""
    me.water += gets.water - gives.water
    for kind, n in zip(GOODS, minus(gets.goods, gives.goods), strict=True):
        setattr(me, kind, getattr(me, kind) + n)
    me.things = [*without(me.things, gives.things), *gets.things]


def lacks_room(g: G, me: Character, gives: Parcel, gets: Parcel) -> str:
    """Why a board has no room for what it receives once what it gives has left, if so.  OS-INT-18, OS-CHR-17."""
    after = structs.replace(me)
    exchange(after, gives, gets)
    if gets.water and after.water > water_spaces(g, after):
        return "why-water-full"
    if (any(gets.goods) or gets.things) and not fits(g, after):
        return "why-no-room"
    return ""


def sort_out(g: G, me: Character) -> None:
    """Who gave a bottle or a bag away may have too much left: water is lost, the rest dropped.  OS-CHR-22."""
    me.water = min(me.water, water_spaces(g, me))
    if not fits(g, me):
        g.push(me.seat, DropSurplus(me.id))


def tell(g: G, word: str, seat: int, giver: Id, taker: Id, given: Parcel) -> None:
    """The log names each thing that changes hands (`hands`), or would (`would_give`)."""
    for kind, n in zip(("water", *GOODS), (given.water, *given.goods), strict=True):
        if n:
            g.did(word, seat, giver, taker, kind, n=n)
    for thing in given.things:
        g.did(word, seat, giver, taker, thing.key, n=1)
