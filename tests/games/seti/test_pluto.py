"""The promo card that opens Pluto to its owner."""

import pytest

from starboard.games.seti.effects.probes import Move
from starboard.games.seti.rules.gold import sets
from starboard.testing import rule
from tests.games.seti.given import Given, card, lander, missions, orbiter, probes, techs

PLUTO = "not_a_planet_since_2006"


def owner(**own: object) -> dict[str, object]:
    return {"kept": [PLUTO], **own}


@rule("SE-CLR-38")
def test_clr_38_the_card_stays_open_and_pluto_is_its_owners_alone():
    given = Given(probes=[*probes("4.2"), *probes("4.3", seat=1, first=2)], p0={"hand": [PLUTO]}).lacks("orbit", "land")
    given.when(f"play {PLUTO}").then(p0={"kept": [PLUTO], "hand": []}).when("end").lacks("orbit", "land", seat=1)
    Given(probes=probes("4.2"), p0=owner()).offers("orbit pluto", "land pluto")


@rule("SE-CLR-39")
@pytest.mark.parametrize(("place", "open_"), [("4.2", True), ("4.8", True), ("uranus", True), ("3.2", False)])
def test_clr_39_it_is_reached_from_any_space_of_the_outer_ring(place, open_):
    given = Given(probes=probes(place), p0=owner())
    assert ("orbit pluto" in [str(option) for option in given.g.options(0)]) is open_


@rule("SE-CLR-39")
def test_clr_39_an_orbit_costs_a_credit_and_an_energy_and_a_landing_three_energy():
    Given(probes=probes("4.2"), p0=owner()).when("orbit pluto").then(p0={"credits": 3, "energy": 2, "vp": 11})
    Given(probes=probes("4.2"), p0=owner()).when("land pluto").then(p0={"credits": 4, "energy": 0, "vp": 11, "data": 4})


@rule("SE-CLR-39")
def test_clr_39_with_probes_on_several_spaces_the_owner_chooses_which_one():
    given = Given(probes=probes("4.2", "4.5"), p0=owner()).when("orbit pluto")
    given.asks("name_probe", "probe probe-1", "probe probe-2").when("probe probe-2").then(probes=probes("4.2"))
    given = Given(probes=probes("4.2", "4.5"), p0=owner()).when("land pluto", "probe probe-1")
    assert [probe.id for probe in given.g.s.probes] == [2]


@rule("SE-CLR-40", "SE-CLR-43")
def test_clr_40_se_ex_20_an_own_orbiter_and_the_technology_make_landing_cheap():
    own = owner(energy=1, techs=techs("orange_3"))
    given = Given(probes=probes("4.2"), figures=[orbiter("pluto")], p0=own, wins=[(0, 0), *[()] * 7]).when("land pluto")
    given.then(p0={"energy": 0}, figures=[orbiter("pluto"), lander("pluto")])
    assert sets(given.g, 0, "other_b") == 2


@rule("SE-CLR-41")
def test_clr_41_pluto_holds_one_orbiter_and_one_lander():
    given = Given(probes=probes("4.2"), figures=[orbiter("pluto"), lander("pluto")], p0=owner())
    given.refuses("orbit pluto", "land pluto")
    assert {given.refusals()[f"{word} pluto"][1] for word in ("orbit", "land")} == {"SE-CLR-41"}


@rule("SE-CLR-42")
def test_clr_42_pluto_has_no_space_and_is_never_visited():
    given = Given(probes=probes("4.2"), p0=owner(missions=missions(card(128)))).doing(Move(1))
    given.when("move probe-1 space-4-3").asks("action").then(p0={"publicity": 4})
    assert given.events_of("visit") == []


@rule("SE-CLR-43")
def test_clr_43_its_figures_count_for_missions():
    figures = [orbiter("pluto"), lander("pluto")]
    Given(figures=figures, p0=owner(missions=missions(card(112)))).offers(f"complete {card(112)}")
    Given(figures=[orbiter("pluto"), orbiter("mars")], p0=owner(missions=missions(card(111)))).offers(
        f"complete {card(111)}"
    )


@rule("SE-CLR-44")
@pytest.mark.parametrize(("number", "figure", "back"), [(15, orbiter("pluto"), "orbit"), (84, lander("pluto"), "land")])
def test_clr_44_its_figures_may_be_removed_and_pluto_used_again(number, figure, back):
    given = Given(probes=probes("4.2"), figures=[figure], p0=owner(hand=[card(number)])).refuses(f"{back} pluto")
    given.when(f"play {card(number)}").then(figures=[])
    Given(probes=probes("4.2"), p0=owner()).offers(f"{back} pluto")


@rule("SE-CLR-44")
def test_clr_44_dragonfly_may_land_there_although_a_lander_is_present():
    given = Given(probes=probes("4.2"), figures=[lander("pluto")], p0=owner(hand=[card(16)]))
    given.when(f"play {card(16)}", "land pluto").then(figures=[lander("pluto"), lander("pluto")])
