"""Which nodes a selector of content means, and what holds where somebody or something is."""

from typing import Any

import pytest

from starboard.games.unsettled.effects.presence import (
    At,
    AtStructure,
    ExplorersPresent,
    LunaPresent,
)
from starboard.games.unsettled.effects.where import NodeWith, nodes
from starboard.games.unsettled.model.node import Moment, Token
from starboard.games.unsettled.rules.dashboard import JUDGED
from starboard.kernel.verbs import Step
from tests.games.unsettled.given import Given
from tests.games.unsettled.ground import NORTH, hide, lying, tiles

HIDDEN = f"hidden-{NORTH}"


@pytest.fixture
def given() -> Given:
    """The Scarab with a hidden node north of it, and three nodes in a row to the east; everything lies somewhere."""
    found = Given(
        seats=3,
        map="sulking_cliff 1 0,library_of_moss 2 0,bouncing_meadow 3 0",
        environment=["glass_thicket"],
        structures=tiles(workshop="library_of_moss"),
        tokens=[Token(1, "bug", "sulking_cliff"), Token(2, "moth", "scarab")],
        moments=[Moment("bug_parade", "library_of_moss"), Moment("strange_jelly", "bouncing_meadow")],
        luna="bouncing_meadow",
        p1={"at": "library_of_moss"},
        p2={"at": "library_of_moss"},
    )
    hide(found, "glass_thicket", NORTH)
    lying(found, "sulking_cliff", materials=1, markers=(("eggs", 2),))
    return lying(found, "library_of_moss", data=1, markers=(("dust", 1),))


@pytest.mark.parametrize(
    "where, meant",
    [
        ("here", ["scarab"]),
        ("luna_node", ["bouncing_meadow"]),
        ("adjacent_node", [HIDDEN, "sulking_cliff"]),
        ("any_node", ["scarab", "sulking_cliff", "library_of_moss", "bouncing_meadow", HIDDEN]),
        ("any_revealed_node", ["scarab", "sulking_cliff", "library_of_moss", "bouncing_meadow"]),
        ("any_hidden_node", [HIDDEN]),
        ("scarab", ["scarab"]),
        ("marker", ["library_of_moss"]),
        (NodeWith(node="library_of_moss"), ["library_of_moss"]),
        (NodeWith(node="puddle_of_noon"), []),
        (NodeWith(within=2), ["scarab", HIDDEN, "sulking_cliff", "library_of_moss"]),
        (NodeWith(within=2, revealed=True), ["scarab", "sulking_cliff", "library_of_moss"]),
        (NodeWith(within=1, from_luna=True), ["bouncing_meadow", "library_of_moss"]),
        (NodeWith(structure="workshop"), ["library_of_moss"]),
        (NodeWith(structure="laboratory"), []),
        (NodeWith(token="bug"), ["sulking_cliff"]),
        (NodeWith(marker="eggs"), ["sulking_cliff"]),
        (NodeWith(resource="data"), ["library_of_moss"]),
        (NodeWith(resource="materials", within=1), ["sulking_cliff"]),
        (NodeWith(occupied=True), ["library_of_moss"]),
    ],
)
def test_a_selector_means_these_nodes(given: Given, where: Any, meant: list[str]):
    assert nodes(given.g, Step(JUDGED, 0, "bug_parade"), where) == meant


@pytest.mark.parametrize(
    "condition, seat, holds",
    [
        (At("scarab"), 0, True),
        (At("scarab"), 1, False),
        (At("luna_node", who="another"), 0, False),
        (AtStructure("workshop"), 1, True),
        (AtStructure("workshop"), 0, False),
        (AtStructure("laboratory"), 1, False),
        (ExplorersPresent(2), 1, True),
        (ExplorersPresent(2), 0, False),
        (ExplorersPresent(2, NodeWith(node="library_of_moss")), 0, True),
        (ExplorersPresent(3, NodeWith(node="library_of_moss")), 0, False),
        (LunaPresent("scarab", alone=True), 0, False),
        (LunaPresent("any_node", alone=True), 0, True),
    ],
)
def test_what_holds_where_somebody_is(given: Given, condition: Any, seat: int, holds: bool):
    assert condition.holds(given.g, Step(JUDGED, seat, "bug_parade")) is holds
