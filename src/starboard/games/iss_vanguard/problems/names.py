"""The words of a world: each name that a verb or a condition uses is one that it or the box defines."""

from collections.abc import Collection, Iterable, Iterator
from typing import Any

from msgspec import Struct

from starboard.games.iss_vanguard.book import HERE, Book
from starboard.games.iss_vanguard.constants import ROOM, SECTIONS
from starboard.games.iss_vanguard.effects.board import AdvanceTime, RegressTime, ResetTime
from starboard.games.iss_vanguard.effects.team import GainUnique
from starboard.games.iss_vanguard.rules.conditions import OwnsUnique
from starboard.games.iss_vanguard.world import Kit
from starboard.kernel.content_hints import nearest
from starboard.kernel.lint import walk

CARDS = ("entries", "places", "missions", "circumstances", "threats")
BOX = (
    "injuries",
    "events",
    "discoveries",
    "section_cards",
    "crew",
    "equipment",
    "landers",
    "modules",
    "ranks",
    "places",
)


def name_problems(book: Book) -> Iterator[str]:
    """A line for each name that nothing defines, with the nearest one that there is."""
    world = book.worlds[HERE]
    groups: dict[str, Iterable[str]] = {
        "entry": book.entries,
        "place": {*book.places, *book.copies},
        "mission": {*book.missions, *book.copies},
        "threat": book.threats,
        "injury": book.injuries,
        "card": {*book.circumstances, *book.copies, *book.by_key},
        "behaviour": {b.key for card in book.threats.values() for b in card.behaviours},
    }
    clocks = [card.key for name in CARDS[1:] for card in getattr(world, name) if card.time is not None]
    for path, value in walk(world):
        if isinstance(value, Struct) and value.__struct_config__.tag_field in ("do", "is", "count"):
            for field, known in groups.items():
                name = getattr(value, field, "")
                if isinstance(name, str) and name and name not in known:
                    yield f"{path}.{field}: there is no {field} called {name}{nearest(name, sorted(known))}"
            yield from _sectors(book, path, value)
        if isinstance(value, AdvanceTime | RegressTime | ResetTime) and value.of not in ("all", "this", *book.by_key):
            yield f"{path}.of: there is no card called {value.of}{nearest(value.of, ['all', 'this', *sorted(clocks)])}"
        elif isinstance(value, OwnsUnique | GainUnique) and value.number and value.number not in book.uniques:
            yield f"{path}.number: {_no_unique(book, value.number)}"
    yield from _keys(book)
    yield from _printed_names(book, groups)
    act, last = world.planet.act, len(book.system.kits)
    if not 1 <= act <= last:
        yield f"planet.act: there is no act {act}; expected: 1 to {last}"
    if world.kit is not None:
        yield from kit_problems(book, world.kit)


def _sectors(book: Book, path: str, value: Any) -> Iterator[str]:
    numbers = book.sectors[HERE]
    for field in ("sector", "a", "b"):
        number = getattr(value, field, 0)
        if isinstance(number, int) and number > 0 and number not in numbers:
            yield f"{path}.{field}: {no_sector(book, number)}"


def no_sector(book: Book, number: int) -> str:
    """What is said of a number that is none of a sector."""
    return f"there is no sector {number}; expected: {', '.join(map(str, sorted(book.sectors[HERE])))}"


def _keys(book: Book) -> Iterator[str]:
    """No key stands twice: the log and saves name everything by its key."""
    world = book.worlds[HERE]
    first = {piece.key: "the box" for name in BOX for piece in getattr(book.system, name)}
    for name in (*CARDS, "uniques", "events"):
        for at, piece in enumerate(getattr(world, name)):
            if piece.key in first:
                where = first[piece.key]
                yield f"{name}[{at}].key: the key {piece.key} stands in {where} already; expected: a key of its own"
            first.setdefault(piece.key, f"{name}.yaml")
    numbers: set[int] = set()
    for at, card in enumerate(world.uniques):
        if card.number in numbers:
            yield f"uniques[{at}].number: two unique discoveries are number {card.number}; expected: one for each"
        numbers.add(card.number)


def _printed_names(book: Book, groups: dict[str, Iterable[str]]) -> Iterator[str]:
    planet = book.worlds[HERE].planet
    named = [("entry", getattr(planet, field), field) for field in ("briefing", "landing_entry", "lift_off")]
    named.append(("entry", planet.evacuation, "evacuation"))
    named += [("mission", key, f"missions[{at}]") for at, key in enumerate(planet.missions)]
    named += [("threat", key, f"threats[{key}]") for key in planet.threats]
    named.append(("card", planet.circumstances, "circumstances"))
    for at, sector in enumerate(planet.sectors):
        named += [("entry", sector.entry, f"sectors[{at}].entry"), ("place", sector.place, f"sectors[{at}].place")]
    for field, name, where in named:
        if name and name not in groups[field]:
            yield f"planet.{where}: there is no {field} called {name}{nearest(name, sorted(groups[field]))}"
    for key, number in planet.threats.items():
        if number and number not in book.sectors[HERE]:  # 0: it begins without a figure on the board
            yield f"planet.threats[{key}]: {no_sector(book, number)}"
    for at, number in enumerate(planet.start):
        if number not in book.sectors[HERE]:
            yield f"planet.start[{at}]: {no_sector(book, number)}"
    for at, number in enumerate(planet.uniques):
        if number not in book.uniques:
            yield f"planet.uniques[{at}]: {_no_unique(book, number)}"


def _no_unique(book: Book, number: int) -> str:
    return f"there is no unique discovery {number}; expected: {', '.join(map(str, sorted(book.uniques))) or 'none'}"


def kit_problems(book: Book, kit: Kit) -> Iterator[str]:
    """What the kit brings is in the box, and the lander holds it.  IV-EQP-03, IV-EQP-06"""
    goes: dict[str, str] = {}
    for section in SECTIONS:
        member = getattr(kit, section)
        groups: tuple[tuple[str, tuple[str, ...], Collection[str]], ...] = (
            ("deck", member.deck, book.section_cards.keys()),
            ("dice", member.dice, book.die_number.keys()),
            ("equipment", member.equipment, book.equipment.keys()),
        )
        for field, names, known in groups:
            for at, name in enumerate(names):
                if name not in known:
                    yield f"kit.{section}.{field}[{at}]: there is no {name} in the box{nearest(name, sorted(known))}"
        for field, cards in (("equipment", book.equipment), ("deck", book.section_cards)):
            for at, key in enumerate(getattr(member, field)):
                if key in cards and cards[key].section not in ("", section):
                    own = cards[key].section
                    yield f"kit.{section}.{field}[{at}]: {key} belongs to {own}; expected: there, or another card"
        if member.crew not in book.crew:
            near = nearest(member.crew, sorted(book.crew))
            yield f"kit.{section}.crew: there is no {member.crew} in the box{near}"
        if member.crew in goes:
            yield f"kit.{section}.crew: {member.crew} goes for {goes[member.crew]}; expected: somebody else"
        goes[member.crew] = section
        if not 1 <= member.rank < len(ROOM):
            yield f"kit.{section}.rank: there is no Rank {member.rank}; expected: 1 to {len(ROOM) - 1}"
    yield from _lander(book, kit)


def _lander(book: Book, kit: Kit) -> Iterator[str]:
    for field, names, known in (("modules", kit.modules, book.modules), ("rank_cards", kit.rank_cards, book.ranks)):
        for at, name in enumerate(names):
            if name not in known:
                yield f"kit.{field}[{at}]: there is no {name} in the box{nearest(name, sorted(known))}"
    if kit.lander not in book.landers:
        yield f"kit.lander: there is no {kit.lander} in the box{nearest(kit.lander, sorted(book.landers))}"
        return
    held = [key for section in SECTIONS for key in getattr(kit, section).equipment if key in book.equipment]
    for kind in ("personal", "mission"):
        more = sum(book.modules[key].capacity.get(kind, 0) for key in kit.modules if key in book.modules)
        room = getattr(book.landers[kit.lander], kind) + more
        n = sum(book.equipment[key].kind == kind for key in held)
        if n > room:
            yield f"kit: {n} pieces of {kind} Equipment, but the lander holds {room}; expected: {room} at most"
