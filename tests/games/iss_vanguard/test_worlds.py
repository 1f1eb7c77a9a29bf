"""The four worlds are whole: every entry is read, every note is used, every sector can be reached and left."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

import starboard.games.iss_vanguard as package
from starboard.games.iss_vanguard.model.requirements import parse
from starboard.testing import rule

HOME = Path(package.__file__).parent / "cartridges"
NAMES = ("ferry_rock", "marrow", "tidewater", "verdigris")
AMOUNTS = {"ferry_rock": (19, 20), "marrow": (23, 30), "tidewater": (22, 30), "verdigris": (25, 32)}  # places, entries
WORDS = range(60, 141)
SPACES = ("\u00a0", "\u202f")


def world(name: str) -> dict[str, Any]:
    return {file.stem: yaml.safe_load(file.read_text("utf-8")) for file in (HOME / name).glob("*.yaml")}


WORLDS = {name: world(name) for name in NAMES}


def nodes(value: object) -> Iterator[dict[str, Any]]:
    """Every mapping in a world, however deep."""
    if isinstance(value, dict):
        yield value
        for inside in value.values():
            yield from nodes(inside)
    elif isinstance(value, list):
        for inside in value:
            yield from nodes(inside)


def done(name: str, *verbs: str) -> list[dict[str, Any]]:
    return [node for node in nodes(WORLDS[name]) if node.get("do") in verbs]


def ways(planet: dict[str, Any], turned: tuple[tuple[int, int], ...] = ()) -> dict[int, set[int]]:
    """The sectors that each one is connected with; `turned`: routes that were closed are open, and the reverse."""
    found: dict[int, set[int]] = {sector["number"]: set() for sector in planet["sectors"]}
    for route in planet["routes"]:
        a, b = route["a"], route["b"]
        if bool(route.get("closed")) != ((a, b) in turned):
            continue
        found[a].add(b)
        if not route.get("one_way"):
            found[b].add(a)
    return found


def reach(graph: dict[int, set[int]], start: int) -> set[int]:
    seen, todo = {start}, [start]
    while todo:
        new = graph[todo.pop()] - seen
        seen |= new
        todo += new
    return seen


def test_four_worlds_have_112_entries():
    assert sum(len(found["entries"]) for found in WORLDS.values()) == 112


@pytest.mark.parametrize("name", NAMES)
def test_a_world_has_its_places_and_entries_of_the_right_length_in_both_languages(name: str):
    found = WORLDS[name]
    assert (len(found["places"]), len(found["entries"])) == AMOUNTS[name]
    for entry in found["entries"]:
        assert len(entry["text"]["en"].split()) in WORDS, entry["key"]
        assert len(re.split(r"[\s\u00a0\u202f]+", entry["text"]["fr"])) in range(60, 151), entry["key"]


@pytest.mark.parametrize("name", NAMES)
def test_french_keeps_its_spaces(name: str):
    for node in nodes(WORLDS[name]):
        if "fr" in node and "en" in node:
            assert node["en"] and node["fr"]
            assert not re.search(r" [:;?!»]|« |\"", node["fr"]), node["fr"]
            assert not any(space in node["en"] for space in SPACES), node["en"]


@pytest.mark.parametrize("name", NAMES)
def test_every_entry_is_read_and_every_card_is_laid(name: str):
    found, planet = WORLDS[name], WORLDS[name]["planet"]
    read = {node["entry"] for node in done(name, "read_entry")} | {
        s["entry"] for s in planet["sectors"] if "entry" in s
    }
    read |= {planet[moment] for moment in ("briefing", "landing_entry", "lift_off", "evacuation") if moment in planet}
    assert read == {entry["key"] for entry in found["entries"]}
    laid = {node["place"] for node in done(name, "replace_place", "cover_place")}
    laid |= {sector["place"] for sector in planet["sectors"] if "place" in sector}
    assert laid == {place["key"] for place in found["places"]} | {"nothing_left"}
    missions = {node["mission"] for node in done(name, "add_mission")} | set(planet["missions"])
    assert missions == {mission["key"] for mission in found["missions"]}
    in_force = {node["card"] for node in done(name, "set_circumstances")} | {planet["circumstances"]}
    assert in_force == {card["key"] for card in found["circumstances"]}


def test_the_two_operations_have_three_threats_and_each_is_placed():
    threats = {name: {card["key"] for card in WORLDS[name].get("threats", [])} for name in NAMES[:3]}
    assert {name: len(keys) for name, keys in threats.items()} == {"ferry_rock": 0, "marrow": 1, "tidewater": 2}
    for name, keys in threats.items():
        placed = {node["threat"] for node in done(name, "place_threat")} | {*WORLDS[name]["planet"].get("threats", {})}
        assert placed == keys


@pytest.mark.parametrize("name", NAMES)
def test_every_note_is_set_and_asked_for(name: str):
    values: dict[str, set[str]] = {}
    for node in done(name, "note"):
        values.setdefault(node["key"], set()).add(node.get("value", "yes"))
    asked = [node for node in nodes(WORLDS[name]) if node.get("is") == "noted"]
    assert {node["key"] for node in asked} == set(values)
    assert all(node.get("value", "") in {"", *values[node["key"]]} for node in asked)


@pytest.mark.parametrize("name", NAMES)
def test_every_requirement_can_be_read(name: str):
    found = [node["req"] for node in nodes(WORLDS[name]) if "req" in node]
    assert found and all(parse(req) for req in found)


@pytest.mark.parametrize(
    ("name", "turned"), [(name, ()) for name in NAMES] + [("tidewater", ((8, 9), (7, 9)))], ids=lambda value: str(value)
)
def test_every_sector_can_be_reached_and_the_lander_from_every_sector(name: str, turned: tuple[tuple[int, int], ...]):
    planet = WORLDS[name]["planet"]
    graph = ways(planet, turned)
    home = next(sector["number"] for sector in planet["sectors"] if sector.get("lander"))
    for start in planet.get("start", [home]):
        assert reach(graph, start) == set(graph)
    assert all(home in reach(graph, number) for number in graph)


@pytest.mark.parametrize("name", NAMES)
def test_green_tracks_take_four_to_nine_advances_and_red_ones_two_to_four(name: str):
    cards = [*WORLDS[name]["places"]]
    tracks = [track for card in cards for node in nodes(card) for track in node.get("tracks", [])]
    assert tracks
    for track in tracks:
        assert track["length"] in (range(4, 10) if track["colour"] == "green" else range(2, 5))


@rule("IV-TUT-17")
def test_the_tutorial_planet_has_four_printed_places_an_empty_one_and_three_entries():
    planet = WORLDS["ferry_rock"]["planet"]
    sectors = planet["sectors"]
    assert [s["number"] for s in sectors] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert [s["number"] for s in sectors if "place" in s] == [1, 2, 6, 7]
    assert [s["number"] for s in sectors if "entry" in s] == [4, 5, 8]
    assert [s["number"] for s in sectors if s.get("card_space")] == [3]
    first = next(mission for mission in WORLDS["ferry_rock"]["missions"] if mission["key"] == planet["missions"][0])
    assert first["objective"] == [{"is": "all_members_on", "sector": 4}]


def test_the_first_planet_gives_nothing_that_it_does_not_use():
    words = ("gain_lead", "gain_discovery", "gain_charge", "place_threat", "place_token")
    assert not done("ferry_rock", *words)
    assert done("marrow", *words[:1])
