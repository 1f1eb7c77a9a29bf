"""Combined answers of SETI, and turns that end by themselves."""

import pytest

from starboard.kernel.cartridge import say
from starboard.kernel.combined import goes_on, series
from starboard.kernel.needless import needless_answer
from starboard.kernel.scene import Choice
from starboard.kernel.show import question
from starboard.kernel.words import opt
from starboard.testing import rule
from tests.games.seti.given import RULES, Given, missions, slots

POOR = {"credits": 2, "energy": 0, "publicity": 0}


def choices(given: Given) -> list[Choice]:
    asked = question(given.g, 0, say(type(RULES), "base", "en"))
    assert asked is not None
    return [*asked.free, *asked.choices]


def needless(given: Given, strict: bool = False) -> str:
    step, options = given.g.open[0]
    found = needless_answer(given.g, step, options, strict)
    return "" if found is None else str(found)


def test_all_data_that_fits_is_one_free_action_with_what_it_costs_and_brings():
    first = choices(Given(p0={"data": 3}))[0]

    assert first.label == "Place all the data that fits (3)"
    assert (first.option, first.more) == (opt("place", "top-1"), (opt("place", "top-2"), opt("place", "top-3")))
    assert [(amount.icon, amount.by) for amount in first.changes] == [("publicity", 1), ("data", -3)]


@rule("SE-DAT-05")
def test_a_series_stops_where_something_else_is_asked():
    given = Given(p0={"data": 6, "hand": ["juno_probe"]})

    found = series(given.g, 0, "place")

    assert found is not None and len(found.options) == 4  # the fourth asks for a card to tuck
    given.when(*map(str, found.options)).asks("tuck")


def test_one_data_is_no_series():
    assert series(Given(p0={"data": 1}).g, 0, "place") is None


@rule("SE-DAT-07")
def test_data_that_may_lie_in_several_ways_is_a_series_only_if_all_of_them_are_filled():
    under_the_first = {"slots": [0, -1, -1, -1], "data": 2}

    assert series(Given(p0={**under_the_first, "top": 1}).g, 0, "place") is None
    assert series(Given(p0={**under_the_first, "top": 5}).g, 0, "place") is not None


def test_a_main_action_may_end_the_turn_in_the_same_press():
    launch = next(choice for choice in choices(Given()) if choice.option == opt("launch"))

    assert launch.then is not None and launch.then.option == opt("end")
    assert launch.then.label == "Launch a probe and end your turn"


def test_the_turn_may_end_in_the_same_press_whatever_comes_to_light():
    given = Given(p0={"hand": ["juno_probe"], "publicity": 3}).when("launch", "buy")

    taken = {str(choice.option): choice for choice in choices(given)}

    assert all(choice.wall and choice.then for key, choice in taken.items() if key.startswith("take"))
    given.when("take galileo_mission")
    assert goes_on(given.g, 0, opt("end"))
    assert not goes_on(given.g, 0, opt("exchange", "card", "credit"))  # the new card in the row is seen first


def test_who_passes_needs_no_end_of_the_turn():
    passing = next(choice for choice in choices(Given()) if choice.option == opt("pass_round"))

    assert passing.wall and passing.then is None  # the discs turn; afterwards nothing is free any more


def test_no_end_of_the_turn_is_offered_with_an_answer_after_which_more_is_asked():
    given = Given(p0={"hand": ["juno_probe"], "publicity": 3}).when("buy")

    assert all(choice.then is None for choice in choices(given))  # the main action is still to come


@rule("SE-TRN-03")
@pytest.mark.parametrize(
    "more",
    [
        {"credits": 4},  # they buy a card of the row, which others may take
        {"publicity": 3},
        {"data": 1},
        {"energy": 1},  # the probe may fly on
    ],
)
def test_a_turn_does_not_end_by_itself_while_something_could_matter(more: dict[str, int]):
    assert needless(Given(p0={**POOR, **more}).when("launch")) == ""


@rule("SE-TRN-03", "SE-FRE-02")
def test_a_corner_that_only_brings_stock_can_wait_for_the_next_turn_and_one_that_moves_a_probe_cannot():
    data, move = ["juno_probe"], ["mars_science_laboratory"]

    assert needless(Given(p0={**POOR, "hand": data}).when("launch")) == "end"
    assert needless(Given(p0={**POOR, "hand": data}).when("launch"), strict=True) == ""
    assert needless(Given(p0={**POOR, "hand": move}).when("launch")) == ""


@rule("SE-TRN-09")
def test_who_can_do_nothing_at_all_passes_without_being_asked():
    assert needless(Given(p0={"credits": 0, "energy": 0, "publicity": 0})) == "pass_round"
    assert needless(Given(p0={"credits": 0, "energy": 2, "publicity": 0})) == ""


@rule("SE-SEC-25")
def test_one_sector_is_resolved_by_itself_unless_a_mission_or_room_for_publicity_is_wanted_first():
    def completed(**own: object) -> Given:
        stars = slots(vega=(1, (0, 0, 0)), sirius_a=(5, (0,)), procyon=(4, (0,)), kepler_22=(4, (0,)))
        hand = {"hand": ["vega_observation", "falcon_heavy"]}
        return Given(slots=stars, p0={**hand, **own}).when("play vega_observation").asks("resolve")

    assert needless(completed()) == "resolve vega"
    assert needless(completed(), strict=True) == ""  # who learns the game sees it
    assert needless(completed(publicity=10)) == ""
    assert needless(completed(missions=missions("chandra_space_observatory"))) == ""
