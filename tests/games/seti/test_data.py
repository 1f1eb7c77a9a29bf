"""Data, the computer and the analysis."""

from starboard.testing import rule
from tests.games.seti.given import Given, techs


@rule("SE-DAT-01", "SE-DAT-02", "SE-DAT-03")
def test_data_fill_the_top_row_and_the_second_space_gives_publicity():
    given = Given(p0={"data": 2}).refuses("place top-2").when("place top-1", "place top-2")
    given.then(p0={"data": 0, "top": 2, "publicity": 5})


@rule("SE-DAT-04", "SE-TRN-05", "SE-DAT-11")
def test_se_ex_02_the_fourth_space_increases_income_before_the_next_token():
    given = Given(p0={"data": 2, "top": 3, "hand": ["vega_observation"]}).when("place top-4")
    given.asks("tuck", "tuck vega_observation", "decline")
    assert given.g.free == []
    given.when("tuck vega_observation").then(p0={"credits": 5, "tucked": ["vega_observation"]}).offers("place top-5")


@rule("SE-EFF-12")
def test_an_income_increase_with_an_empty_hand_is_skipped():
    Given(p0={"data": 1, "top": 3}).when("place top-4").asks("action").then(p0={"tucked": []})


@rule("SE-DAT-05", "SE-DAT-06")
def test_an_upper_space_scores_only_with_a_tile():
    Given(p0={"data": 1, "top": 2}).when("place top-3").then(p0={"vp": 0})
    with_tile = Given(p0={"data": 1, "top": 2, "slots": [-1, 3, -1, -1], "techs": techs("blue_4")})
    with_tile.when("place top-3").then(p0={"vp": 2})


@rule("SE-DAT-07", "SE-DAT-08", "SE-TEC-26")
def test_a_lower_space_opens_under_a_filled_one_and_gives_its_reward():
    given = Given(p0={"data": 2, "top": 0, "slots": [0, -1, -1, -1], "techs": techs("blue_1")})
    given.refuses("place lower-1").when("place top-1", "place lower-1").then(p0={"credits": 5, "vp": 2})
    given.lacks("place")


@rule("SE-ANA-01", "SE-ANA-02", "SE-ANA-03", "SE-ANA-05", "SE-ANA-07")
def test_an_analysis_needs_six_data_clears_the_computer_and_marks_a_blue_trace():
    Given(p0={"top": 5}).refuses("analyze")
    given = Given(p0={"top": 6, "data": 2, "slots": [0, 1, -1, -1], "lower": 1, "techs": techs("blue_1", "blue_2")})
    given.when("analyze").then(p0={"top": 0, "lower": 0, "data": 2, "energy": 2})
    given.asks("trace").offers("trace left-blue-discovery", "trace right-blue-overflow").lacks("end")


@rule("SE-ANA-08")
def test_the_computer_is_clear_before_the_trace_is_marked():
    Given(p0={"top": 6, "data": 1}).when("analyze").asks("trace").offers("place top-1")
