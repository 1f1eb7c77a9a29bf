"""The campaign of the Unlit Road is whole: its cards are counted, its entries are read, all that is built is given."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

import starboard.games.iss_vanguard as package
from starboard.games.iss_vanguard import system

HOME = Path(package.__file__).parent / "cartridges"
ROAD: dict[str, Any] = {
    file.stem: yaml.safe_load(file.read_text("utf-8")) for file in (HOME / "unlit_road").glob("*.yaml")
}
WORLDS = ROAD["cartridge"]["includes"]
BOX = system()
PROJECTS = [*ROAD["research"], *ROAD["production"]]


def nodes(value: object) -> Iterator[dict[str, Any]]:
    """Every mapping in some content, however deep."""
    if isinstance(value, dict):
        yield value
        for inside in value.values():
            yield from nodes(inside)
    elif isinstance(value, list):
        for inside in value:
            yield from nodes(inside)


def delivered(cards: object) -> list[str]:
    return [key for node in nodes(cards) if node.get("do") == "deliver" for key in node["cards"]]


def entries_of(world: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = yaml.safe_load((HOME / world / "entries.yaml").read_text("utf-8"))
    return found


def test_the_campaign_has_its_cards():
    amounts = {
        name: len(ROAD[name]) for name in ("crises", "research", "production", "bridge", "facilities", "systems")
    }
    assert amounts == {"crises": 20, "research": 12, "production": 11, "bridge": 5, "facilities": 5, "systems": 7}
    assert sum(crisis.get("potential", False) for crisis in ROAD["crises"]) == 10
    assert [crisis["number"] for crisis in ROAD["crises"]] == [f"S{n:02}" for n in range(1, 21)]


def test_there_are_130_entries_more_than_the_first_three_worlds_have():
    assert len(ROAD["entries"]) + len(entries_of("verdigris")) >= 130


def test_exactly_one_project_gives_each_piece_of_equipment_and_each_module():
    givers = Counter(key for project in PROJECTS for key in set(delivered(project)))
    assert {card.key for card in (*BOX.equipment, *BOX.modules) if givers[card.key] != 1} == set()
    copies = Counter(delivered(PROJECTS))
    assert {card.key for card in BOX.equipment if copies[card.key] != card.copies} == set()


def test_a_project_an_upgrade_and_a_lander_are_given_once_or_there_from_the_beginning():
    start = ROAD["campaign"]
    given = Counter([*start["research"], *start["production"], *delivered(ROAD)])
    cards = [*PROJECTS, *ROAD["bridge"], *ROAD["facilities"]]
    assert {card["key"] for card in cards if given[card["key"]] != 1} == set()
    assert {card.key for card in BOX.landers if given[card.key] != 1} == {"space_ranger"}


def test_every_crisis_that_waits_becomes_potential():
    waiting = {crisis["key"] for crisis in ROAD["crises"] if not crisis.get("potential")}
    added = [key for node in nodes(ROAD) if node.get("do") == "add_crises" for key in node["cards"]]
    assert Counter(added) == Counter(waiting)


def test_a_crisis_can_be_solved_by_two_sections_and_costs_one_of_two_things():
    for crisis in ROAD["crises"]:
        assert len(set(crisis["sections"])) == len(crisis["losses"]) == 2, crisis["key"]
    solvers = Counter(section for crisis in ROAD["crises"] for section in crisis["sections"])
    assert all(8 <= often <= 12 for often in solvers.values())


def test_every_entry_on_board_is_read():
    read = {node["entry"] for node in nodes(ROAD) if node.get("do") == "read_entry"}
    read |= {ROAD["campaign"]["lost_crew"], ROAD["campaign"]["lost_morale"]}
    assert read == {entry["key"] for entry in ROAD["entries"]}


def test_every_note_of_the_ship_is_asked_for_and_none_is_asked_for_that_nothing_sets():
    everywhere = [ROAD, *(yaml.safe_load(f.read_text("utf-8")) for w in WORLDS for f in (HOME / w).glob("*.yaml"))]
    put = {node["key"] for node in nodes(everywhere) if node.get("do") == "note"}
    own = {node["key"] for node in nodes(ROAD) if node.get("do") == "note"}
    asked = {node["key"] for node in nodes(ROAD) if node.get("is") == "noted"}
    assert own <= asked <= put


def test_entries_are_of_the_right_length_in_both_languages():
    for entry in ROAD["entries"]:
        for lang in ("en", "fr"):
            words = [word for word in entry["text"][lang].split() if re.search(r"\w", word)]
            assert 60 <= len(words) <= 140, (entry["key"], lang, len(words))


def test_french_keeps_its_spaces():
    for node in nodes(ROAD):
        if "fr" in node and "en" in node:
            assert not re.search(r" [:;?!»]|« |\"", node["fr"]), node["fr"]
            assert not any(space in node["en"] for space in ("\u00a0", "\u202f")), node["en"]


@pytest.mark.parametrize("name", ["crises", "research", "production", "bridge", "facilities", "objectives"])
def test_a_card_of_the_ship_has_a_flavour_of_at_most_160_characters(name: str):
    for card in ROAD[name]:
        assert all(len(card["flavour"][lang]) < 160 for lang in ("en", "fr")), card["key"]


def test_every_system_can_be_reached_and_left():
    ways = {system["key"]: {way["to"] for way in system["neighbours"]} for system in ROAD["systems"]}
    for start in ways:
        seen, todo = {start}, [start]
        while todo:
            new = ways[todo.pop()] - seen
            seen |= new
            todo += new
        assert seen == set(ways)
    assert {thing["world"] for node in ROAD["systems"] for thing in node["objects"] if "world" in thing} == {
        card["world"] for card in ROAD["landing_cards"]
    }
