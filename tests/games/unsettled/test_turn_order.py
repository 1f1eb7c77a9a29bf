"""Effects of one piece that come at the same moment of a turn are put in an order, each by its own name.  UN-TRN"""

from typing import Any

from starboard.games.unsettled import Unsettled
from starboard.kernel.cartridge import say
from starboard.kernel.show import choice
from starboard.testing import rule
from tests.games.unsettled.given import Given
from tests.games.unsettled.planet import planet

TWICE: dict[str, Any] = {
    "key": "rooster",
    "goes": "area",
    "clauses": [
        {"when": "start_of_each_turn", "does": [{"do": "gain", "kind": "data"}]},
        {"when": "start_of_each_turn", "does": [{"do": "gain", "kind": "power"}]},
    ],
}
CROW: dict[str, Any] = {"key": "crow", "goes": "area", "clauses": TWICE["clauses"][:1]}


@rule("UN-TRN-13")
def test_two_effects_of_one_piece_at_the_start_are_put_in_order_too():
    given = Given(rules=planet(cards=[TWICE]), shown=["rooster"]).regroups()
    given.asks("order", "first rooster 1", "first rooster 2", seat=1).then(data=0).when("first rooster 2")

    given.asks("act", seat=1).then(data=1)
    assert [e.ids[0] for e in given.events if e.what == "gain"][-2:] == ["power", "data"]


@rule("UN-TRN-13")
def test_a_piece_with_two_effects_and_one_with_one_are_all_told_apart():
    given = Given(rules=planet(cards=[TWICE, CROW]), shown=["rooster", "crow"]).regroups()
    given.asks("order", "first rooster 1", "first rooster 2", "first crow", seat=1).when("first crow")
    given.asks("order", "first rooster 1", "first rooster 2", seat=1).when("first rooster 2").then(data=2)


@rule("UN-TRN-19")
def test_two_effects_of_one_piece_at_the_regroup_are_put_in_order_too():
    bells = [{"when": "on_regroup", "does": [{"do": "gain", "kind": kind}]} for kind in ("data", "materials")]
    given = Given(rules=planet(cards=[{"key": "bells", "goes": "area", "clauses": bells}]), shown=["bells"]).regroups()

    given.asks("order", "first bells 1", "first bells 2").then(data=0, materials=0).when("first bells 2")
    given.asks("act", seat=1).then(data=1, materials=1)
    assert [e.ids[0] for e in given.events if e.what == "gain"][-2:] == ["materials", "data"]


def test_each_of_two_effects_of_one_piece_has_its_own_words():
    given = Given(rules=planet(cards=[TWICE]), shown=["rooster"]).regroups()
    for lang in ("en", "fr"):
        voice = say(Unsettled, "tiny", lang)
        assert len({choice(given.g, 1, option, voice).label for option in given.g.options(1)}) == 2
