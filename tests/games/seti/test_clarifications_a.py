"""Clarifications of cards #1 to #81 of the main deck, each test named by its own."""

import pytest

from starboard.games.seti.effects.sky import Signal
from starboard.games.seti.model.sky import Slot
from starboard.testing import rule
from tests.games.seti.given import ROW, TABLES, Given, at, card, lander, orbiter, played, probes, slots, techs, tiles

FREE_ROW = ("juno_probe", "cassini_probe", "odinus_mission")


@rule("SE-CLR-01")
def test_clr_01_se_ex_10_both_launches_of_falcon_heavy_ignore_the_limit():
    given = played(9, probes=probes("4.2", "4.3"), p0={"techs": techs("orange_1")})
    assert len(given.g.s.probes) == 4


@rule("SE-CLR-02")
def test_clr_02_se_ex_10_the_limit_holds_again_for_later_launches():
    many = probes("4.2", "4.3", "4.5")
    Given(probes=many, p0={"techs": techs("orange_1")}).refuses("launch")
    Given(probes=many[:2], p0={"techs": techs("orange_1")}).refuses("launch")
    Given(probes=many[:1], p0={"techs": techs("orange_1")}).offers("launch")


@rule("SE-CLR-03")
def test_clr_03_grant_takes_a_card_of_the_row_performs_its_corner_and_keeps_it():
    given = played(11, "take juno_probe", row=FREE_ROW)
    given.then(p0={"data": 1, "hand": ["juno_probe"]}).asks("end")


@rule("SE-CLR-03")
def test_clr_03_grant_may_take_from_the_deck_and_skips_a_move_without_probes():
    given = played(11, "deck")
    taken = given.me.hand[0]
    gained = {"data": given.me.data, "publicity": given.me.publicity - 4, "move": 0}
    assert gained[TABLES.corner[taken][0]] == (0 if TABLES.corner[taken] == ("move",) else 1)
    played(11, "take pioneer_11_mission").asks("end").then(p0={"hand": ["pioneer_11_mission"]})


@rule("SE-CLR-04", "SE-PLN-09")
def test_clr_04_se_ex_12_dragonfly_uses_a_covered_first_place_which_then_holds_two():
    given = played(16, "land venus", probes=probes("venus"), figures=[lander("venus", 1, 0)]).then(p0={"data": 2})
    given.then(figures=[lander("venus", 1, 0), lander("venus", 0, 0)])


@rule("SE-PLN-09")
def test_clr_04_a_place_used_twice_is_free_again_only_when_both_are_gone():
    for left, data in (([lander("venus", 0, 0)], 0), ([], 2)):
        Given(probes=probes("venus"), figures=left).when("land venus").then(p0={"data": data})


@rule("SE-CLR-05")
def test_clr_05_dragonfly_lands_on_an_occupied_moon_given_the_technology():
    taken = (lander("io", 1),)
    played(16, probes=probes("jupiter"), figures=list(taken), p0={"techs": techs("orange_4")}).offers("land io")
    played(16, "land jupiter", probes=probes("jupiter"), figures=list(taken)).then(
        figures=[*taken, lander("jupiter", first=0)]
    )


@rule("SE-CLR-06")
def test_clr_06_osiris_rex_counts_asteroids_next_to_any_own_probe():
    near = [space for space in TABLES.near[at("3.1")] if TABLES.sky([0, 0, 0], False).cells[space] == "asteroids"]
    given = played(17, probes=probes("3.1", "4.3")).asks("name_probe", "probe probe-1", "probe probe-2")
    given.when("probe probe-1")
    while given.prompt() == "window":
        given.when("pass")
    given.then(p0={"data": len(near)})
    assert near


@rule("SE-CLR-06")
def test_clr_06_osiris_rex_on_asteroids_gives_two_data_more():
    cells = TABLES.sky([0, 0, 0], False).cells
    near = sum(cells[space] == "asteroids" for space in TABLES.near[at("3.2")])
    given = played(17, probes=probes("3.2"))
    while given.prompt() == "window":
        given.when("pass")
    given.then(p0={"data": 2 + near})


@rule("SE-CLR-07")
def test_clr_07_the_slingshot_lasts_for_the_whole_turn():
    played(19, "stop", probes=probes("4.2")).asks("end").when("fly probe-1 space-4-1").asks("instead")


@rule("SE-CLR-08")
@pytest.mark.parametrize(("number", "start", "there"), [(20, "1.1", "1.2"), (21, "1.3", "1.4"), (22, "2.2", "2.3")])
def test_clr_08_a_flyby_scores_its_planet_once(number, start, there):
    to, back = (f"space-{place.replace('.', '-')}" for place in (there, start))
    given = played(number, f"move probe-1 {to}", "stop", probes=probes(start), p0={"energy": 9})
    points = given.me.vp
    given.when(f"fly probe-1 {back}", f"fly probe-1 {to}").then(p0={"vp": points})
    assert points in (3, 4)


@rule("SE-CLR-09")
def test_clr_09_standing_there_when_the_card_is_played_is_no_visit():
    played(21, "stop", probes=probes("venus")).then(p0={"vp": 0})


@rule("SE-CLR-10")
def test_clr_10_the_square_kilometre_array_scores_different_sectors():
    yellow = ("pioneer_11_mission", "voyager_2_mission", "falcon_heavy")
    given = played(50, row=yellow)
    for key in yellow[:2]:
        given.when(f"discard {key}", "signal kepler_22")
    given.when(f"discard {yellow[2]}", "signal 61_virginis")
    given.then(p0={"vp": 2 * 2 + 2})  # two sectors, and the second position at Kepler 22


@rule("SE-CLR-11", "SE-PLN-04")
@pytest.mark.parametrize(("number", "moon"), [(58, "titania"), (60, "triton")])
def test_clr_11_the_moon_of_the_planet_counts(number, moon):
    given = Given(figures=[lander(moon)], p0={"hand": [card(number)]}).when(f"play {card(number)}")
    given.offers(f"complete {card(number)}")
    Given(figures=[lander(moon, 1)], p0={"hand": [card(number)]}).when(f"play {card(number)}").lacks("complete")


@rule("SE-CLR-12")
def test_clr_12_fast_refills_the_row_before_it_rotates_and_researches():
    given = played(65, "discard galileo_mission", "signal barnards_star", row=ROW, tiles=tiles(3)).then(
        turned=[0, 0, 0]
    )
    given.when("discard pioneer_11_mission", "signal kepler_22").asks("tech").then(turned=[1, 0, 0])
    assert all(given.g.s.row)
    given.when("tech purple_2").asks("take_card", "deck", *(f"take {key}" for key in given.g.s.row))


@rule("SE-CLR-13")
def test_clr_13_the_whole_row_is_discarded_even_if_a_corner_cannot_be_used():
    given = played(73, row=("juno_probe", "cassini_probe", "falcon_heavy")).asks("order")
    given.when("corner falcon_heavy", "corner cassini_probe").then(p0={"data": 1, "publicity": 5})
    assert {"juno_probe", "cassini_probe", "falcon_heavy"} <= set(given.g.s.discards) and all(given.g.s.row)


@rule("SE-CLR-14")
@pytest.mark.parametrize(("tech", "launched", "data"), [("orange_1", 1, 0), ("purple_1", 0, 2), ("orange_3", 0, 0)])
def test_clr_14_card_81_gives_the_effect_of_the_technology_but_no_printed_bonus(tech, launched, data):
    given = played(81, f"tech {tech}", p1={"techs": techs(tech)}, tiles=tiles(2)).then(p0={"energy": 3, "data": data})
    assert len(given.g.s.probes) == launched


@rule("SE-CLR-15")
def test_clr_15_card_81_asks_for_a_technology_of_another_player_and_does_not_rotate():
    given = played(81, p1={"techs": techs("purple_2", "orange_3")}).asks("tech", "tech orange_3", "tech purple_2")
    given.then(turned=[0, 0, 0])
    played(81).asks("end").then(p0={"techs": 0})


@rule("SE-CLR-16")
@pytest.mark.parametrize("figure", [orbiter("mars"), lander("mars")])
def test_clr_16_orbiters_and_landers_serve_for_no_sector(figure):
    given = Given(figures=[figure]).doing(Signal("probe")).asks("action")
    assert given.events_of("signal") == []


@rule("SE-CLR-17")
@pytest.mark.parametrize("number", [88, 134])
def test_clr_17_the_mission_may_be_completed_before_the_filled_sector_is_resolved(number):
    full = slots(vega=(1, (0, 0, 0)), sirius_a=(5, (0,)), procyon=(4, (0,)), kepler_22=(4, (0,)))
    given = played(number, "sector vega", slots=full, probes=probes("4.4")).asks("resolve")
    given.when(f"complete {card(number)}").then(p0={"done": [card(number)]}).asks("resolve")


@rule("SE-CLR-37")
def test_clr_37_yevpatoria_discards_up_to_one_card_for_its_signal():
    given = played(67, "tech purple_2", p0={"hand": [card(67), "juno_probe"]}, tiles=tiles(2))
    given.asks("hand_signal", "discard juno_probe", "stop").when("stop").then(p0={"hand": ["juno_probe"]})


@rule("SE-CLR-50")
def test_clr_50_great_observatories_takes_up_to_three_probes_of_anybody():
    mine, theirs = probes("4.4", "1.4"), probes("4.5", seat=1, first=3)
    given = played(30, "probe probe-1", "probe probe-2", probes=[*mine, *theirs])
    given.asks("probe_signal", "probe probe-3", "stop").when("probe probe-3").asks("end")
    assert [star for _, star, _ in given.events_of("signal")] == ["vega", "vega", "61_virginis"]
    assert given.g.s.slots[TABLES.stars["vega"]] == Slot(2, (0, 0))
