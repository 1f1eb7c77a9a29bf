"""Missions."""

from starboard.games.seti.effects.probes import Move
from starboard.testing import rule
from tests.games.seti.given import TABLES, Given, missions, orbiter, probes, techs

ROW = ("juno_probe", "cassini_probe", "falcon_heavy")


@rule("SE-MIS-01", "SE-MIS-03")
def test_a_conditional_mission_is_completed_as_a_free_action():
    given = Given(p0={"missions": missions("venera_probe")}, figures=[orbiter("venus")]).when("complete venera_probe")
    given.then(p0={"vp": 7, "publicity": 5, "missions": [], "done": ["venera_probe"]}).asks("action")


@rule("SE-MIS-01")
def test_not_before_its_state_holds():
    Given(p0={"missions": missions("venera_probe")}, figures=[orbiter("venus", 1)]).lacks("complete")


@rule("SE-MIS-02", "SE-PLY-07")
def test_it_can_be_completed_right_after_its_card_is_resolved():
    given = Given(p0={"hand": ["venera_probe"]}, figures=[orbiter("venus")]).lacks("complete").when("play venera_probe")
    given.asks("end").offers("complete venera_probe")


@rule("SE-MIS-04", "SE-MIS-08", "SE-MIS-07")
def test_one_event_covers_one_circle_over_all_missions():
    given = Given(probes=probes("1.3"), p0={"missions": missions("mariner_10_mission", "galileo_mission")}, row=ROW)
    given.doing(Move(1)).when("move probe-1 space-1-4")
    given.asks("cover", "cover mariner_10_mission circle-2", "cover galileo_mission circle-1", "skip")
    given.when("cover galileo_mission circle-1").then(p0={"publicity": 6}).asks("action")


@rule("SE-MIS-10", "SE-MIS-11")
def test_a_mission_is_complete_when_all_its_circles_are_covered():
    given = Given(probes=probes("1.3"), p0={"missions": missions("mariner_10_mission")}, row=ROW).doing(Move(3))
    given.when("move probe-1 space-1-4", "cover mariner_10_mission circle-2").then(p0={"done": []})
    given.when("move probe-1 space-1-3", "move probe-1 space-1-2", "cover mariner_10_mission circle-1")
    given.then(p0={"done": ["mariner_10_mission"], "missions": []})


@rule("SE-MIS-05")
def test_what_was_done_before_does_not_count():
    given = Given(probes=probes("1.3"), p0={"hand": ["mariner_10_mission"]}, row=ROW).when("fly probe-1 space-1-4")
    given.when("play mariner_10_mission").asks("end").then(p0={"missions": missions("mariner_10_mission")})


@rule("SE-PLY-02")
def test_a_card_that_costs_nothing_is_still_a_main_action():
    Given(p0={"hand": ["mariner_10_mission"]}, row=ROW).when("play mariner_10_mission").lacks("play", "launch")


@rule("SE-PLY-01", "SE-PLY-04")
def test_a_card_costs_its_credits_and_is_discarded():
    given = Given(p0={"hand": ["falcon_heavy"], "credits": 2}, row=(*ROW[:2], "odinus_mission")).lacks("play")
    given = Given(p0={"hand": ["falcon_heavy"]}).when("play falcon_heavy")
    given.then(p0={"credits": 1, "hand": []}, discards=["falcon_heavy"])


@rule("SE-MIS-04", "SE-PLN-04")
def test_gateway_to_mars_hears_of_orbits_landings_moons_and_cards_with_mars_in_their_title():
    own = {"missions": missions("gateway_to_mars"), "techs": techs("orange_4"), "hand": ["mars_science_laboratory"]}
    for answer in ("orbit mars", "land mars", "land phobos_deimos", "play mars_science_laboratory"):
        given = Given(probes=probes("mars"), p0=own).when(answer)
        if given.prompt() == "first_place":
            given.when("first first-1")
        given.asks("cover", "cover gateway_to_mars circle-1", "cover gateway_to_mars circle-2", "skip")
    Given(probes=probes("venus"), p0=own).when("land venus").asks("trace")


@rule("SE-MIS-15")
def test_gateway_to_mars_names_mars_itself_and_does_not_hear_of_its_own_playing():
    alone = Given(p0={"hand": ["gateway_to_mars"]}).when("play gateway_to_mars")
    assert alone.prompt() != "cover"
    assert [mission.card for mission in alone.s.players[0].missions] == ["gateway_to_mars"]
    assert "mars" in TABLES.cards["gateway_to_mars"].tags
