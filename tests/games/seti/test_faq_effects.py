"""The questions of the FAQ about effects and free actions: Q1 to Q4, Q27, Q28, Q33, Q47, each test named by its own."""

import pytest

from starboard.games.seti.effects.gains import Gain, Income
from starboard.games.seti.effects.probes import Launch, Move
from starboard.games.seti.effects.sky import Signal, Tech, Trace
from starboard.games.seti.model.player import Mission
from starboard.games.seti.model.species import Species
from starboard.games.seti.rules.gold import sets
from starboard.kernel.secrets import Secret
from starboard.testing import rule
from tests.games.seti.given import Given, lander, missions, orbiter, probes, techs


def words(given: Given) -> set[str]:
    """The first words of the answers to the open question, free actions left out."""
    return {option.key for option in given.g.options(0)}


@rule("SE-EFF-01")
def test_q01_an_effect_that_is_not_optional_must_be_carried_out():
    given = Given(figures=[orbiter("venus"), orbiter("mars")], p0={"hand": ["atmospheric_entry"]})
    given.when("play atmospheric_entry").asks("remove", "remove venus", "remove mars").refuses("no", "stop", "decline")


@rule("SE-EFF-02")
def test_q01_an_income_increase_may_be_declined():
    given = Given(p0={"hand": ["vega_observation"]}).doing(Income()).asks("tuck", "tuck vega_observation", "decline")
    given.when("decline").then(p0={"tucked": [], "credits": 4, "hand": ["vega_observation"]})


@rule("SE-EFF-04")
def test_q01_a_rotation_cannot_be_declined():
    Given(p0={"hand": ["odinus_mission"]}).when("play odinus_mission").then(turned=[1, 0, 0]).asks("tech")


@rule("SE-EFF-05")
def test_q01_a_signal_cannot_be_declined():
    given = Given(p0={"data": 6}).doing(Signal("color", of=("red",)))
    given.asks("signal", "signal proxima_centauri", "signal barnards_star")


@rule("SE-EFF-06")
def test_q01_a_granted_technology_cannot_be_declined():
    assert words(Given().doing(Tech(("blue",)))) == {"tech"}


@rule("SE-EFF-07")
@pytest.mark.parametrize(
    ("what", "field"),
    [("credit", "credits"), ("energy", "energy"), ("publicity", "publicity"), ("data", "data"), ("vp", "vp")],
)
def test_q01_gains_cannot_be_declined(what, field):
    given = Given()
    before = getattr(given.me, field)
    given.doing(Gain(what, 2)).asks("action").then(p0={field: before + 2})


@rule("SE-EFF-08")
def test_q01_a_trace_cannot_be_declined_and_an_overflow_space_is_always_free():
    full = [Species(Secret(key, 0, "species"), False, [1, 1, 1], [(), (), ()]) for key in ("mascamites", "exertians")]
    given = Given(species=full).doing(Trace(("blue",)))
    given.asks("trace", "trace left-blue-overflow", "trace right-blue-overflow")


@rule("SE-EFF-09")
def test_q01_an_action_that_a_card_tells_to_perform_must_be_performed():
    given = Given(probes=probes("venus"), p0={"hand": ["dragonfly"]}).when("play dragonfly")
    given.asks("land", "land venus").when("land venus").then(figures=[lander("venus", first=0)])


@rule("SE-EFF-10")
def test_q02_an_effect_that_cannot_be_carried_out_is_skipped():
    Given(p0={"hand": ["dragonfly"]}).when("play dragonfly").asks("end").then(p0={"credits": 3})


@rule("SE-EFF-10", "SE-RES-04")
def test_q02_what_cannot_be_paid_gives_nothing():
    given = Given(figures=[orbiter("venus", 1)], p0={"hand": ["atmospheric_entry"]}).when("play atmospheric_entry")
    given.asks("end").then(p0={"vp": 0, "data": 0, "hand": []})


@rule("SE-EFF-11")
def test_q02_the_other_effects_of_a_card_are_still_resolved():
    given = Given(probes=probes("4.2"), p0={"hand": ["venera_probe"]}).when("play venera_probe")
    given.then(probes=probes("4.2"), p0={"publicity": 5})


@rule("SE-EFF-12")
def test_q02_an_income_increase_without_a_card_is_skipped():
    Given(p0={"publicity": 0, "credits": 0, "energy": 0}).doing(Income()).asks("action").then(p0={"tucked": []})


@rule("SE-EFF-13")
def test_q02_a_granted_launch_at_the_limit_is_skipped():
    Given(probes=probes("4.2")).doing(Launch()).then(probes=probes("4.2"))


@rule("SE-EFF-14")
def test_q02_a_technology_of_a_complete_colour_is_skipped_but_the_system_rotates():
    own = techs("blue_1", "blue_2", "blue_3", "blue_4")
    Given(p0={"techs": own}).doing(Tech(("blue",))).asks("action").then(turned=[1, 0, 0], p0={"techs": own})


@rule("SE-EFF-15")
def test_q03_effects_are_resolved_from_left_to_right():
    given = Given(p0={"hand": ["mars_science_laboratory"]}).when("play mars_science_laboratory")
    assert given.events_of("gain") == [(0, "publicity"), (0, "data")]
    given = Given(probes=probes("4.3"), p0={"hand": ["breakthrough_watch"]}).when("play breakthrough_watch")
    given.asks("walk").when("stop").asks("signal")


@rule("SE-EFF-16")
def test_q03_the_system_rotates_before_the_technology_is_chosen():
    Given(p0={"publicity": 6}).when("research").asks("tech").then(turned=[1, 0, 0], p0={"techs": 0})


@rule("SE-EFF-17")
def test_q03_a_text_at_the_foot_governs_the_effects_before_it():
    given = Given(probes=probes("1.1"), p0={"hand": ["mercury_flyby"]}).when("play mercury_flyby").asks("walk")
    given.when("move probe-1 space-1-2").then(p0={"vp": 4})


@rule("SE-TRN-11")
def test_q03_free_actions_come_between_the_rotation_and_the_tile():
    given = Given(p0={"publicity": 6, "data": 1}).when("research").asks("tech").when("place top-1").asks("tech")
    given.then(p0={"top": 1, "data": 0, "techs": 0})


@rule("SE-TRN-11")
def test_q03_free_actions_come_between_two_effects_of_a_card():
    given = Given(p0={"hand": ["mars_science_laboratory"], "data": 5}).when("play mars_science_laboratory")
    given.then(p0={"publicity": 5, "data": 5}).asks("window").when("place top-1").then(p0={"data": 6, "top": 1})


@rule("SE-TRN-02")
def test_q04_free_actions_come_before_and_after_the_main_action():
    given = Given(p0={"data": 3}).when("place top-1", "place top-2", "launch", "place top-3").asks("end")
    given.then(p0={"top": 3, "publicity": 5})


@rule("SE-TRN-03")
def test_q04_free_actions_are_for_the_own_turn_only():
    Given(p1={"data": 3}).lacks("place", "buy", seat=1)


@rule("SE-TRN-05")
def test_q04_a_free_action_is_not_interrupted():
    given = Given(p0={"data": 2, "top": 3, "hand": ["vega_observation"]}).when("place top-4").asks("tuck")
    given.lacks("place", "buy", "exchange", "corner")


@rule("SE-TRN-12")
def test_q04_the_rewards_of_a_circle_belong_to_the_free_action_that_covers_it():
    given = Given(probes=probes("4.5"), p0={"missions": missions("advanced_navigation_system"), "data": 1})
    given.when("fly probe-1 space-4-4", "cover advanced_navigation_system circle-3").asks("walk")
    given.lacks("place", "fly", "buy").when("stop").offers("place top-1")


@rule("SE-TRN-12", "SE-MIS-01")
def test_q26_completing_a_mission_is_a_free_action_of_its_own():
    given = Given(figures=[orbiter("neptune"), orbiter("uranus")], p0={"missions": missions("odinus_mission")})
    given.when("complete odinus_mission").asks("take_card").lacks("buy", "exchange").when("deck").asks("action")


@rule("SE-EFF-18")
def test_q27_cards_count_only_what_is_the_owners():
    figures = [orbiter("mars"), orbiter("venus", 1), orbiter("mercury", 1)]
    Given(figures=figures, p0={"missions": missions("roman_space_telescope")}).lacks("complete")
    Given(figures=[*figures, orbiter("mars")], p0={"missions": missions("roman_space_telescope")}).offers(
        "complete roman_space_telescope"
    )


@rule("SE-MIS-06")
def test_q28_a_triggered_reward_may_be_declined_and_needs_a_new_trigger():
    given = Given(probes=probes("4.2"), p0={"missions": missions("advanced_navigation_system")}).doing(Move(3))
    given.when("move probe-1 space-4-1", "skip").then(p0={"missions": missions("advanced_navigation_system")})
    given.asks("walk").when("move probe-1 space-4-2", "move probe-1 space-4-1").asks("cover")


@rule("SE-MIS-13")
def test_q33_only_completed_missions_count():
    given = Given(p0={"missions": [Mission("galileo_mission", 1)], "done": ["venera_probe"]}, gold=["mission_a"])
    assert sets(given.g, 0, "mission_a") == 1


@rule("SE-TEC-10")
def test_q47_a_card_that_shows_rotation_and_technology_rotates_once():
    Given(p0={"hand": ["starship"]}).when("play starship", "pass", "tech orange_3").then(turned=[1, 0, 0])
