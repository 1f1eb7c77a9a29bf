"""Conversion: IV-CNV."""

import pytest

from starboard.games.iss_vanguard.constants import ICONS
from starboard.games.iss_vanguard.rules.pool import conversion_of, counts_of, current_test
from starboard.games.iss_vanguard.rules.requirements import is_met, ways
from starboard.testing import rule
from tests.games.iss_vanguard.given import Given

SCIENCE, TECHNOLOGY, CONSTRUCTION = (ICONS.index(i) for i in ("science", "technology", "construction"))


@rule("IV-CNV-01", "IV-CNV-02", "IV-CNV-03", "IV-CNV-04")
def test_crew_and_equipment_convert_a_basic_when_it_is_spent_to_one_icon_at_most():
    """IV-EX-27"""
    table = Given(p2={"equipment": ["welder"], "hand": ["shelter"]}, roll="blue_basic:basic")
    table.testing("door-0", "blue_basic")
    conversion = conversion_of(table.g, 2)
    pool = counts_of(table.g, current_test(table.g))

    assert conversion == ((), (), (CONSTRUCTION, SCIENCE))
    assert all(is_met(pool, word, True, conversion) for word in ("science", "construction", "basic"))
    assert not is_met(pool, "technology", True, conversion)
    assert not is_met(pool, "science+construction", True, conversion)
    assert not is_met(pool, "science", False, conversion)  # while it lies there it is Basic
    assert table.pool() == ["blue_basic:basic"]


@rule("IV-CNV-01", "IV-CNV-06")
def test_only_a_basic_of_the_stated_colour_is_converted_and_it_keeps_its_colour():
    red = Given(roll="red_basic:basic", p2={"hand": ["shelter"]}).testing("door-0", "red_basic")
    assert not is_met(counts_of(red.g, current_test(red.g)), "science", True, conversion_of(red.g, 2))

    blue = Given(roll="blue_basic:basic", p2={"hand": ["shelter"]}).testing("door-0", "blue_basic")
    assert not is_met(counts_of(blue.g, current_test(blue.g)), "science+blue", True, conversion_of(blue.g, 2))
    assert is_met(counts_of(blue.g, current_test(blue.g)), "blue", False)


@rule("IV-CNV-05", "IV-SUP-05")
def test_the_active_member_converts_the_dice_of_supporters_with_the_own_ability():
    table = Given(p2={"crew": "rosa"}, p3={"at": 1}, roll="blue_basic:basic").testing("door-0")
    table.choose("blue_basic", seat=3)

    table.asks("mark_outcome", "mark green", "mark red", seat=2).when("mark green")
    assert table.used(3) == ["blue_basic"]


@rule("IV-CNV-07")
@pytest.mark.parametrize(("place", "at"), [("combination", 1), ("special", 2)])
def test_conversion_serves_combinations_and_special_effects_too(place: str, at: int):
    table = Given(
        p2={"crew": "bela", "at": at, "hand": ["treatment"] if place == "combination" else []},
        p0={"at": 3}, p1={"at": 3}, p3={"at": 3}, roll="green_basic:basic",
    )  # fmt: skip
    if place == "combination":
        table.testing("door-0", "green_basic").asks("combinations", "combine treatment", "enough", seat=2)
    else:
        table.testing("crash-1", "green_basic").asks("how_often", "times number-0", "times number-1", seat=2)


@rule("IV-CMB-10")
def test_two_basics_of_any_colours_are_a_pair_and_a_converted_one_counts_as_its_icon():
    table = Given(p2={"hand": ["shelter"]}, roll="red_basic:basic green_basic:basic")
    table.testing("door-0", "red_basic green_basic")
    assert is_met(counts_of(table.g, current_test(table.g)), "A+A", False)

    table = Given(p2={"hand": ["shelter"]}, roll="blue_basic:basic blue_single_y:science")
    table.testing("door-0", "blue_basic blue_single_y")
    pool = counts_of(table.g, current_test(table.g))
    assert ways(pool, "A+A", conversion_of(table.g, 2)) == ((1, 1),)
    assert not is_met(pool, "A+A", False)
