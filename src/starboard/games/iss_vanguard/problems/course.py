"""The course of a world: missions that something completes, entries that something reads, notes that something sets."""

from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any

from starboard.games.iss_vanguard.book import HERE, Book
from starboard.games.iss_vanguard.effects.board import (
    AddMission,
    CompleteMission,
    CoverPlace,
    DropToken,
    FailMission,
    GiveToken,
    PlaceMarker,
    ReplacePlace,
    SetCircumstances,
)
from starboard.games.iss_vanguard.effects.story import EndExploration, Note
from starboard.games.iss_vanguard.effects.team import GainUnique
from starboard.games.iss_vanguard.effects.threats import Behave, PlaceThreat
from starboard.games.iss_vanguard.rules.conditions import Noted, SectorHas, TokenOnLander
from starboard.games.iss_vanguard.rules.counters import Markers
from starboard.games.iss_vanguard.rules.entries import ReadEntry
from starboard.kernel.lint import walk


def course_problems(book: Book) -> Iterator[str]:
    """What leads nowhere, and what nothing leads to."""
    world = book.worlds[HERE]
    planet = world.planet
    said = [(path, value) for path, value in walk(world)]
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
    yield from _notes(said)
    yield from _things(book, said)


def _notes(said: list[tuple[str, Any]]) -> Iterator[str]:
    written = {(value.key, value.value) for _, value in said if isinstance(value, Note)}
    keys = {key for key, _ in written}
    asked = {value.key for _, value in said if isinstance(value, Noted)}
    for path, value in said:
        if isinstance(value, Noted) and value.key not in keys:
            near = get_close_matches(value.key, sorted(keys), 2)
            meant = f"; did you mean {' or '.join(near)}?" if near else ""
            yield f"{path}: nothing notes {value.key}; expected: `{{do: note, key: {value.key}}}`{meant}"
        elif isinstance(value, Noted) and value.value and (value.key, value.value) not in written:
            verb = f"`{{do: note, key: {value.key}, value: {value.value}}}`"
            yield f"{path}: nothing notes {value.value} for {value.key}; expected: {verb}"
        elif isinstance(value, Note) and value.key not in asked:
            yield f"{path}: nothing asks for the note {value.key}; expected: `{{is: noted, key: {value.key}}}`"


def _things(book: Book, said: list[tuple[str, Any]]) -> Iterator[str]:
    """Uniques and behaviours that nothing brings; markers, tokens and signs that are asked for and never there."""
    world = book.worlds[HERE]
    values = [value for _, value in said]
    brought = {value.number for value in values if isinstance(value, GainUnique)} | set(world.planet.uniques)
    for card in world.uniques:
        if card.number not in brought:
            yield f"uniques[{card.key}]: nothing brings it; expected: {card.number} in `uniques` of planet.yaml"
    called = {value.behaviour for value in values if isinstance(value, Behave)}
    for threat in world.threats:
        for one in threat.behaviours:
            if one.key not in called:
                verb = f"`{{do: behave, behaviour: {one.key}}}`"
                yield f"threats[{threat.key}].behaviours[{one.key}]: nothing calls it; expected: {verb} in its `time`"
    signs = {name for name in ("final", "important") for value in values if getattr(value, name, False)}
    laid = {value.marker for value in values if isinstance(value, PlaceMarker)}
    given = {value.token for value in values if isinstance(value, GiveToken | DropToken)} | book.equipment.keys()
    for path, value in said:
        if isinstance(value, SectorHas) and value.what in ("final", "important") and value.what not in signs:
            yield f"{path}: no sector and no place is {value.what}; expected: `{value.what}: true` on one"
        marker = value.key if isinstance(value, SectorHas) and value.what == "marker" else getattr(value, "marker", "")
        if isinstance(value, SectorHas | Markers) and marker and marker not in laid:
            yield f"{path}: nothing places the marker {marker}; expected: `{{do: place_marker, marker: {marker}}}`"
        if isinstance(value, TokenOnLander) and value.token not in given:
            yield f"{path}: nothing gives the token {value.token}; expected: `{{do: give_token, token: {value.token}}}`"


def _missions(book: Book, values: list[object]) -> Iterator[str]:
    world = book.worlds[HERE]
    added = {value.mission for value in values if isinstance(value, AddMission)} | set(world.planet.missions)
    added |= {copy for key in added for copy in book.copies.get(key, ())}
    ended = {value.mission for value in values if isinstance(value, CompleteMission | FailMission)}
    ends = any(isinstance(value, EndExploration) for value in values)
    if all(book.missions[key].optional for key in added & book.missions.keys()):
        yield "planet.missions: none of them must be done, so to lift off is to win; expected: one without `optional`"
    for card in world.missions:
        own = any(isinstance(v, CompleteMission) and not v.mission for _, v in walk(card, "mission"))
        if card.key not in added:
            yield f"missions[{card.key}]: nothing adds it; expected: `missions` in planet.yaml, or `add_mission`"
        if not card.objective and card.key not in ended and not own and not ends:
            yield f"missions[{card.key}]: nothing completes it; expected: `objective`, or `complete_mission` somewhere"
