"""The examples of the rule list that belong to several areas, each test named by its own."""

from starboard.testing import rule
from tests.games.seti.given import Given, card, lander, missions, orbiter, played, probes, techs


@rule("SE-TRN-04", "SE-DAT-03", "SE-TEC-20")
def test_se_ex_01_free_actions_inside_a_scan():
    given = Given(p0={"techs": techs("purple_2"), "publicity": 0}).when("scan", "part earth", "part row")
    given.when("discard galileo_mission", "signal proxima_centauri").then(p0={"data": 2}).refuses("part mercury")
    given.when("place top-1", "place top-2").then(p0={"publicity": 1}).when("part mercury").then(p0={"publicity": 0})
    assert len(given.events_of("signal")) == 3
    given.asks("end")


@rule("SE-TRN-05", "SE-DAT-04", "SE-DAT-11")
def test_se_ex_02_a_free_action_is_resolved_as_a_whole():
    own = {"top": 3, "data": 2, "slots": [2, -1, -1, -1], "techs": techs("blue_3")}
    given = Given(p0=own).when("place top-4").asks("action").then(p0={"tucked": [], "top": 4})
    given.when("place lower-1", "deck").asks("action").then(p0={"tucked": [], "data": 0})


@rule("SE-DAT-04", "SE-DAT-11")
def test_the_reward_of_a_space_comes_before_the_next_token():
    given = (
        Given(p0={"data": 2, "top": 3, "hand": ["vega_observation"]}).when("place top-4").asks("tuck").lacks("place")
    )
    given.when("tuck vega_observation").then(p0={"credits": 5}).offers("place top-5")


@rule("SE-LAN-02", "SE-LAN-03", "SE-LAN-04", "SE-LAN-09")
def test_se_ex_03_landing_below_a_foreign_orbiter():
    own = {"energy": 1, "techs": techs("orange_3", "orange_4")}
    given = Given(probes=probes("jupiter"), figures=[orbiter("jupiter", 1, 0)], p0=own).when("land io")
    given.then(p0={"energy": 4, "vp": 10}, figures=[orbiter("jupiter", 1, 0), lander("io")])


@rule("SE-MOV-09", "SE-MIS-06", "SE-RES-01")
def test_se_ex_21_a_visit_that_does_not_count_and_one_that_may_be_saved():
    row = ("juno_probe", "cassini_probe", "falcon_heavy")
    for answer, left in (("cover mariner_10_mission circle-2", 0b01), ("skip", 0b11)):
        given = played(2, probes=probes("mercury"), row=row, p0={"publicity": 10, "energy": 3}).asks("end")
        given.then(p0={"missions": missions(card(2))}).when("fly probe-1 space-1-3", "fly probe-1 space-1-4")
        given.asks("cover", "cover mariner_10_mission circle-2", "skip").when(answer)
        assert given.me.missions[0].open == left and given.me.publicity == 10
