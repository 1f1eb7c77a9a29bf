"""What `starboard check` finds wrong with a world."""

from typing import Any

import pytest
from msgspec import structs

from starboard.games.iss_vanguard import IssVanguard
from starboard.games.iss_vanguard.effects.story import Note, RollD10, Row
from starboard.games.iss_vanguard.effects.team import GainSuccess
from starboard.games.iss_vanguard.rules.conditions import Noted
from starboard.games.iss_vanguard.rules.entries import ReadEntry
from starboard.kernel.forms import If
from starboard.testing import rule
from tests.games.iss_vanguard.ground import RULES

WORLD = RULES.cartridge


def faults(**changes: Any) -> list[str]:
    return list(IssVanguard(structs.replace(WORLD, **changes)).problems())


def planet(**changes: Any) -> Any:
    return structs.replace(WORLD.planet, **changes)


def entries(*does: Any) -> Any:
    first, *rest = WORLD.entries
    return (structs.replace(first, does=does), *rest)


def test_the_tiny_world_is_whole():
    assert faults() == []


def test_a_sector_that_nobody_reaches():
    found = faults(planet=planet(routes=tuple(route for route in WORLD.planet.routes if 4 not in (route.a, route.b))))
    assert any("planet.sectors[3]: nobody can ever reach sector 4" in fault for fault in found)


def test_a_mission_that_nothing_completes():
    first, *rest = WORLD.missions
    found = faults(missions=(structs.replace(first, objective=()), *rest))
    assert any("missions[stand_together]: nothing completes it" in fault for fault in found)


def test_an_entry_that_nothing_reads():
    found = faults(planet=planet(landing_entry=""))
    assert any("entries[on_the_ground]: nothing reads it" in fault for fault in found)


def test_a_note_that_nothing_sets_and_one_that_nothing_asks_for():
    asked = faults(entries=entries(If((Noted("never"),), (Note("hummed"),))))
    assert any("nothing notes never" in fault for fault in asked)
    idle = faults(entries=entries(Note("idle")))
    assert any("nothing asks for the note idle" in fault for fault in idle)


def test_a_name_that_is_unknown_comes_with_the_nearest_one():
    found = faults(entries=entries(ReadEntry("a_voice_bellow")))
    assert any("did you mean a_voice_below" in fault for fault in found)


@pytest.mark.parametrize("icons", [("spend_pink",), ("danger_Z",), ("moves",)])
def test_an_icon_that_routes_do_not_have(icons: tuple[str, ...]):
    first, *rest = WORLD.planet.routes
    found = faults(planet=planet(routes=(structs.replace(first, icons=icons), *rest)))
    assert any("is no icon" in fault for fault in found)


@rule("IV-DIC-17")
@pytest.mark.parametrize(
    ("rows", "said"),
    [
        ((0, 4, 9), ""),
        ((9,), ""),
        ((4, 8), "no row for 9"),
        ((4, 10), "rows[1].upto: 10 after 4; expected: 5 to 9"),
        ((4, 4, 9), "rows[1].upto: 4 after 4"),
    ],
)
def test_the_rows_of_a_d10_go_from_0_to_9(rows: tuple[int, ...], said: str):
    roll = RollD10(tuple(Row(upto, (GainSuccess(),)) for upto in rows))
    found = [fault for fault in faults(entries=entries(roll)) if ".rows" in fault]
    assert len(found) == bool(said)
    assert all(said in fault for fault in found)


def test_a_kit_that_the_lander_does_not_hold():
    assert WORLD.kit is not None
    kit = structs.replace(WORLD.kit, recon=structs.replace(WORLD.kit.recon, equipment=("zip_line", "core_drill")))
    assert any("the lander holds 2" in fault for fault in faults(kit=kit))
