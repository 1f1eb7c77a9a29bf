"""Meticula: what is not labelled is put back."""

from typing import Any

import pytest

from starboard.games.unsettled import Unsettled
from starboard.games.unsettled.effects.planet import PlaceMarker
from starboard.games.unsettled.effects.progress import AddProgress
from starboard.games.unsettled.effects.time import AdvanceTime
from starboard.games.unsettled.effects.where import NodeWith
from starboard.games.unsettled.model.explorer import Find
from starboard.kernel.cartridge import read
from starboard.kernel.irreversible import foresee, preview
from starboard.kernel.offers import changes_of
from starboard.kernel.words import opt
from starboard.testing import contract
from tests.games.unsettled.given import Given
from tests.games.unsettled.ground import lying

RULES = Unsettled(read(Unsettled, Unsettled.home() / "cartridges" / "meticula"))
WORLD = RULES.cartridge
CARDS = RULES.book.cards()
FULL = {"focus": [3, 3, 3]}

TestContract = contract(Unsettled, seeds=1, cartridges=["meticula"], every=60, games_for_content=1200)


def meticula(**given):
    """Two explorers beside the Scarab, and the Tidying one step away."""
    return Given(rules=RULES, map="folded_hills 0 -1, cloud_line 1 0", triggers="tidying 8", time=7, **given)


def labelled(given, node):
    return given.doing(PlaceMarker("label", where=NodeWith(node=node)))


def test_the_tidying_puts_back_who_stands_on_a_node_without_a_label():
    given = meticula(p0={"at": "folded_hills", **FULL}, p1={"at": "cloud_line", **FULL}, luna="cloud_line")

    labelled(given, "folded_hills").doing(AdvanceTime())

    given.then(p0={"at": "folded_hills"}, p1={"at": "scarab"}, luna="scarab")


@pytest.mark.parametrize("windows", ["matter", "all"])
def test_data_that_the_tidying_takes_out_of_reach_before_they_are_gained_are_not_promised(windows: str):
    tired: dict[str, Any] = {"p0": {"focus": [0, 3, 3]}, "p1": FULL}  # so that time pays, and the Tidying comes first
    given = meticula(luna="cloud_line", windows=windows, **tired)
    lying(given, "cloud_line", data=2)

    assert shown(given, "data") == [0]
    assert [change.by for change in changes_of(given.g, 0, ANALYZE) if change.what == "data"] == [None]
    given.when("assign awareness analyze_data").passes().then(data=0, luna="scarab")
    rested = meticula(luna="cloud_line", windows=windows, p0=FULL, p1=FULL)
    lying(rested, "cloud_line", data=2)
    assert shown(rested, "data") == [2]  # nothing comes between


ANALYZE = opt("assign", "awareness", "analyze_data")


def shown(given, what: str) -> list[int | None]:
    """By how much something changes, as an explorer is shown it."""
    ahead = foresee(given.g, 0, (ANALYZE,))
    return [change.by for change in preview(given.g, 0, ANALYZE, ahead) if change.what == what]


def test_who_is_put_back_is_tucked_in_and_loses_what_the_drawer_lent():
    part = {"engine_part": 1}
    given = meticula(p0={"at": "folded_hills", "focus": [3, 2, 3], "inventory": part}, p1={"inventory": part, **FULL})

    given.doing(AdvanceTime())

    given.then(p0={"at": "scarab", "focus": [3, 3, 3], "inventory": {"engine_part": 0}}, p1={"inventory": part})


def test_a_name_badge_is_a_label_that_one_wears():
    badge = [Find("paper_badge", "it_has_a_slow_heart")]

    meticula(p0={"at": "cloud_line", "finds": badge, **FULL}).doing(AdvanceTime()).then(p0={"at": "cloud_line"})


def test_one_label_a_node_and_none_on_the_scarab():
    given = meticula(p0={"at": "folded_hills", **FULL}).when("assign energy write_a_label")

    assert dict(given.s.nodes["folded_hills"].markers) == {"label": 1}
    labelled(meticula(p0={"at": "cloud_line", **FULL}), "cloud_line").refuses("assign energy write_a_label")
    meticula(p0=FULL).refuses("assign energy write_a_label")


def test_a_structure_is_its_own_label():
    given = meticula(p0={"at": "folded_hills", **FULL}).when("assign energy build_workshop").regroups()

    assert dict(given.s.nodes["folded_hills"].markers) == {"label": 1}


@pytest.mark.parametrize(("seats", "hours"), [(2, 2), (3, 2), (4, 0)])
def test_only_four_lose_no_time_when_the_engine_is_almost_one(seats, hours):
    given = Given(rules=RULES, seats=seats, task="b", page=3, progress={"engine": 6}, map="folded_hills 0 -1", time=0)

    given.doing(AddProgress("engine"))

    given.then(page=5, time=hours)
