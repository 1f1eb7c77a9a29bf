"""The course of a world: missions that something completes, entries that something reads, notes that something sets."""

from collections.abc import Iterator

from starboard.games.iss_vanguard.book import HERE, Book
from starboard.games.iss_vanguard.effects.board import (
    AddMission,
    CompleteMission,
    CoverPlace,
    FailMission,
    ReplacePlace,
    SetCircumstances,
)
from starboard.games.iss_vanguard.effects.story import EndExploration, Note
from starboard.games.iss_vanguard.effects.threats import PlaceThreat
from starboard.games.iss_vanguard.rules.conditions import Noted
from starboard.games.iss_vanguard.rules.entries import ReadEntry
from starboard.kernel.lint import walk


def course_problems(book: Book) -> Iterator[str]:
    """What leads nowhere, and what nothing leads to."""
    world = book.worlds[HERE]
    planet = world.planet
    said = [(path, value) for path, value in walk(world, "world")]
    values = [value for _, value in said]
    yield from _missions(book, values)
    printed = {planet.briefing, planet.landing_entry, planet.lift_off, planet.evacuation}
    printed |= {sector.entry for sector in planet.sectors}
    read = {value.entry for value in values if isinstance(value, ReadEntry)}
    for entry in world.entries:
        if entry.key not in read | printed:
            yield f"entries[{entry.key}]: nothing reads it; expected: `{{do: read_entry, entry: {entry.key}}}`"
    laid = {value.place for value in values if isinstance(value, ReplacePlace | CoverPlace)}
    laid |= {sector.place for sector in planet.sectors}
    laid |= {copy for key in laid for copy in book.copies.get(key, ())}
    for place in world.places:
        if place.key not in laid:
            yield f"places[{place.key}]: nothing lays it; expected: `{{do: replace_place, place: {place.key}}}`"
    put = {value.card for value in values if isinstance(value, SetCircumstances)} | {planet.circumstances}
    put |= {copy for key in put for copy in book.copies.get(key, ())}
    for card in world.circumstances:
        if card.key not in put:
            yield f"circumstances[{card.key}]: nothing puts them into force; expected: `{{do: set_circumstances, …}}`"
    placed = {value.threat for value in values if isinstance(value, PlaceThreat)} | set(planet.threats)
    for threat in world.threats:
        if threat.key not in placed:
            yield f"threats[{threat.key}]: nothing places it; expected: `threats` in planet.yaml, or `place_threat`"
    set_ = {value.key for value in values if isinstance(value, Note)}
    for path, value in said:
        if isinstance(value, Noted) and value.key not in set_:
            yield f"{path}: nothing notes {value.key}; expected: `{{do: note, key: {value.key}}}`"
    asked = {value.key for value in values if isinstance(value, Noted)}
    for path, value in said:
        if isinstance(value, Note) and value.key not in asked:
            yield f"{path}: nothing asks for the note {value.key}; expected: `{{is: noted, key: {value.key}}}`"


def _missions(book: Book, values: list[object]) -> Iterator[str]:
    world = book.worlds[HERE]
    added = {value.mission for value in values if isinstance(value, AddMission)} | set(world.planet.missions)
    added |= {copy for key in added for copy in book.copies.get(key, ())}
    ended = {value.mission for value in values if isinstance(value, CompleteMission | FailMission)}
    ends = any(isinstance(value, EndExploration) for value in values)
    for card in world.missions:
        own = any(isinstance(v, CompleteMission) and not v.mission for _, v in walk(card, "mission"))
        if card.key not in added:
            yield f"missions[{card.key}]: nothing adds it; expected: `missions` in planet.yaml, or `add_mission`"
        if not card.objective and card.key not in ended and not own and not ends:
            yield f"missions[{card.key}]: nothing completes it; expected: `objective`, or `complete_mission` somewhere"
