"""The words of a world: each name that a verb or a condition uses is one that it or the box defines."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from difflib import get_close_matches
from typing import Any

from msgspec import Struct

from starboard.games.iss_vanguard.book import HERE, Book
from starboard.games.iss_vanguard.constants import SECTIONS
from starboard.games.iss_vanguard.model.requirements import parse
from starboard.games.iss_vanguard.world import Combination, OutcomeLine, SpecialEffect
from starboard.kernel.lint import walk

CARDS = ("entries", "places", "missions", "circumstances", "threats")


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
    for path, value in walk(world, "world"):
        if isinstance(value, Struct) and value.__struct_config__.tag_field in ("do", "is", "count"):
            for field, known in groups.items():
                name = getattr(value, field, "")
                if isinstance(name, str) and name and name not in known:
                    yield f"{path}.{field}: there is no {field} called {name}{nearest(name, known)}"
            yield from _sectors(book, path, value)
        elif isinstance(value, Combination | OutcomeLine | SpecialEffect):
            try:
                parse(value.req)
            except ValueError as error:
                yield f"{path}.req: {error}"
    yield from _keys(book)
    yield from _printed(book, groups)
    yield from _kit(book)


def nearest(name: str, known: Iterable[str]) -> str:
    """The names that it may be meant for."""
    near = get_close_matches(name, list(known), 2, 0.5)
    return f"; did you mean {' or '.join(near)}?" if near else f"; expected: {', '.join(sorted(known)[:8]) or 'none'}"


def _sectors(book: Book, path: str, value: Any) -> Iterator[str]:
    numbers = book.sectors[HERE]
    for field in ("sector", "a", "b"):
        number = getattr(value, field, 0)
        if isinstance(number, int) and number > 0 and number not in numbers:
            known = ", ".join(map(str, sorted(numbers)))
            yield f"{path}.{field}: there is no sector {number}; expected one of: {known}"


def _keys(book: Book) -> Iterator[str]:
    """No key stands twice: the log and saves name everything by its key."""
    world = book.worlds[HERE]
    own = [(name, piece.key) for name in (*CARDS, "uniques", "events") for piece in getattr(world, name)]
    box = [piece.key for name in ("injuries", "events", "discoveries", "section_cards", "crew", "equipment", "landers",
           "modules", "ranks", "places") for piece in getattr(book.system, name)]  # fmt: skip
    twice = {key for key, n in Counter([*(key for _, key in own), *box]).items() if n > 1}
    yield from (
        f"{name}[{key}]: the key {key} stands twice; expected: a key of its own" for name, key in own if key in twice
    )


def _printed(book: Book, groups: dict[str, Iterable[str]]) -> Iterator[str]:
    planet = book.worlds[HERE].planet
    named = [("entry", planet.briefing, "briefing"), ("entry", planet.landing_entry, "landing_entry"),
             ("entry", planet.lift_off, "lift_off"), ("entry", planet.evacuation, "evacuation")]  # fmt: skip
    named += [("mission", key, "missions") for key in planet.missions]
    named += [("threat", key, "threats") for key in planet.threats]
    named.append(("card", planet.circumstances, "circumstances"))
    for sector in planet.sectors:
        named += [
            ("entry", sector.entry, f"sectors[{sector.number}]"),
            ("place", sector.place, f"sectors[{sector.number}]"),
        ]
    for field, name, where in named:
        if name and name not in groups[field]:
            yield f"planet.{where}: there is no {field} called {name}{nearest(name, groups[field])}"
    for number in planet.uniques:
        if number not in book.uniques:
            yield f"planet.uniques: there is no unique discovery {number}; expected: a card in uniques.yaml"


def _kit(book: Book) -> Iterator[str]:
    """What the kit brings is in the box, and the lander holds it.  IV-EQP-03, IV-EQP-06"""
    kit = book.worlds[HERE].kit
    held: list[str] = []
    for section in SECTIONS:
        member = getattr(kit, section)
        groups: tuple[tuple[str, tuple[str, ...], Collection[str]], ...] = (
            ("crew", (member.crew,), book.crew.keys()),
            ("deck", member.deck, book.section_cards.keys()),
            ("dice", member.dice, book.die_number.keys()),
            ("equipment", member.equipment, book.equipment.keys()),
        )
        for field, names, known in groups:
            for name in names:
                if name not in known:
                    yield f"kit.{section}.{field}: there is no {name} in the box{nearest(name, known)}"
        for key in member.equipment:
            if key in book.equipment and book.equipment[key].section not in ("", section):
                yield f"kit.{section}.equipment: {key} is carried by {book.equipment[key].section} alone"
        held += member.equipment
    if kit.lander not in book.landers:
        yield f"kit.lander: there is no {kit.lander} in the box{nearest(kit.lander, book.landers)}"
    for module in kit.modules:
        if module not in book.modules:
            yield f"kit.modules: there is no {module} in the box{nearest(module, book.modules)}"
    if kit.lander in book.landers:
        for kind in ("personal", "mission"):
            room = getattr(book.landers[kit.lander], kind) + sum(
                book.modules[m].capacity.get(kind, 0) for m in kit.modules if m in book.modules
            )
            n = sum(key in book.equipment and book.equipment[key].kind == kind for key in held)
            if n > room:
                yield f"kit: {n} pieces of {kind} Equipment, but the lander holds {room}"
