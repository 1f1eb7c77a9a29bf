"""What `starboard check` says of a planet."""

from typing import Any

import pytest
from msgspec import structs

from starboard.games.unsettled import Unsettled
from tests.games.unsettled.given import RULES
from tests.games.unsettled.planet import TITLE, planet

ROLL = {"count": "roll"}


def clause(**written: Any) -> dict[str, Any]:
    return {"clauses": [{"when": "on_scan", **written}]}


def space(*does: dict[str, Any], **written: Any) -> dict[str, Any]:
    return {"spaces": [{"key": "odd_space", "does": list(does), **written}]}


def test_the_small_planet_has_no_fault():
    assert list(RULES.problems()) == []


FAULTS: list[tuple[dict[str, Any], str]] = [
    (space({"do": "spawn", "kind": "dragon"}), "kind dragon, which is none of the tokens"),
    (space({"do": "add_trigger", "kind": "gong"}), "kind gong, which is none of the triggers"),
    (space({"do": "place_marker", "meaning": "moss"}), "meaning moss, which is none of the markers"),
    (space({"do": "draw_planet_card", "deck": "tarot"}), "deck tarot, which is none of the decks"),
    (space({"do": "reveal_mystery", "card": "sphinx"}), "card sphinx, which is none of the planet cards"),
    (space({"do": "gain_discovery", "name": "grail"}), "name grail, which is none of the discoveries"),
    (space({"do": "build_structure", "kind": "tower"}), "kind tower, which is none of the structures"),
    (space({"do": "place", "where": {"node": "atlantis"}}), "node atlantis, which is none of the nodes"),
    (space({"do": "add_progress", "counter": "luck"}), "counter luck, which is none of the counters"),
    (space({"do": "add_inventory", "item": "sword"}), "item sword, which is none of the items"),
    (space({"do": "spawn", "kind": "elf"}), "kind elf, which is none of the tok"),
    (
        space({"do": "apply", "rule": [{"do": "forbid", "what": "joy"}]}),
        "what joy, which is none of the things that can",
    ),
    (space(requires=[{"is": "has_property", "property": "gills"}]), "property gills, which is none of the properties"),
    (space(completes="page"), "only a space on a page of a task completes a page"),
    (space({"do": "remove_from_node", "kind": "data", "n": ROLL}), "its amount cannot be rolled"),
    (
        clause(when="on_trigger", which="gong", does=[{"do": "raise_trust"}]),
        "which gong, which is none of the triggers",
    ),
    (clause(cost=[{"do": "advance_time", "n": ROLL}], does=[{"do": "raise_trust"}]), "what is rolled cannot be a cost"),
    (clause(does=[{"do": "raise_trust"}], chain=[[{"do": "raise_trust"}]]), "`does` and `chain`"),
    (clause(), "it does nothing"),
    (clause(when="as_soon_as", does=[{"do": "raise_trust"}]), "as_soon_as what?"),
    (clause(when="free_action", does=[{"do": "raise_trust"}]), "can be taken without end"),
    (clause(when="on_discard", does=[{"do": "raise_trust"}]), "only an anomaly has a discard effect"),
    ({"pages": {8: {}}}, "its last page asks for nothing"),
    ({"decks": [{"key": "empty_deck"}]}, "the deck empty_deck has no cards"),
    ({"discoveries": [{"key": "grail"}]}, "the discovery grail is pictured on 0 cards"),
    (
        {"nodes": [{"key": "gate", "edges": {"north": ["teeth"]}}]},
        "environment[gate].edges.north[0]: teeth is none of the icons of edges",
    ),
    ({"cards": [{"key": "sudden_hat"}]}, "two cards have the key sudden_hat"),
    ({"spaces": [{"key": "twin"}, {"key": "twin"}]}, "two action spaces have the key twin"),
]


@pytest.mark.parametrize("written, fault", FAULTS, ids=[fault for _, fault in FAULTS])
def test_a_fault_is_named(written: dict[str, Any], fault: str):
    found = list(planet(**written).problems())

    assert [line for line in found if fault in line], found


def test_a_planet_on_the_shelf_needs_distress_for_four():
    listed = structs.replace(RULES.cartridge, cartridge=structs.replace(RULES.cartridge.cartridge, listed=True))

    assert "distress: 6 distress; expected: 12 for four explorers" in list(Unsettled(listed).problems())


def test_a_way_to_choose_is_called_by_its_title():
    ways = [{"key": "left_door", "title": TITLE, "does": []}]
    rules = planet(spaces=[{"key": "doors", "does": [{"do": "choose_one", "among": ways}]}])

    assert "left_door" in rules.book.titles
