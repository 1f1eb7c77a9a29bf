"""Clarifications of cards #82 to #127 of the main deck, each test named by its own."""

import pytest

from starboard.games.seti.effects.sky import Trace
from starboard.games.seti.model.sky import Probe
from starboard.games.seti.model.species import Species
from starboard.games.seti.rules.endcards import card_points
from starboard.games.seti.rules.gold import sets
from starboard.kernel.secrets import Secret
from starboard.testing import rule
from tests.games.seti.given import TABLES, Given, card, lander, missions, orbiter, played, probes, slots, techs, tiles


def species(left: list[int], overflow: tuple[int, ...] = ()) -> list[Species]:
    """Two species that nobody has discovered: markers on the discovery spaces and the blue overflow of the left one."""
    return [
        Species(Secret("mascamites", 0, "species"), False, left, [(), (), overflow]),
        Species(Secret("exertians", 0, "species"), False, [-1, -1, -1], [(), (), ()]),
    ]


@rule("SE-CLR-18")
@pytest.mark.parametrize(("discovery", "overflow"), [([-1, -1, 0], ()), ([-1, -1, 1], (0,))])
def test_clr_18_a_trace_on_a_discovery_or_overflow_space_is_enough(discovery, overflow):
    given = played(100, species=species(discovery, overflow))
    assert given.events_of("trace") == [(0, "left-blue-overflow", "blue")]
    played(100, species=species([-1, -1, 1])).asks("end")


@rule("SE-CLR-19", "SE-MIS-18")
def test_clr_19_se_ex_14_the_extra_signal_comes_before_the_sector_is_resolved():
    full = slots(kepler_22=(1, (0, 0, 1, 1)))
    given = Given(slots=full, p0={"missions": missions(card(101))}).when("scan", "part row")
    given.when("discard pioneer_11_mission", "signal kepler_22").asks("cover")
    assert [star for _, star in given.events_of("complete_sector")] == ["kepler_22"]
    given.when(f"cover {card(101)} circle-1", "signal kepler_22").then(p0={"data": 2}).asks("resolve")
    given.when("resolve kepler_22").asks("trace")
    assert given.g.s.wins[TABLES.stars["kepler_22"]] == (0,)


@rule("SE-CLR-20")
def test_clr_20_both_wins_must_be_in_the_same_sector():
    for wins, open_ in (([(0,), (0,)], False), ([(0, 1, 0), ()], True)):
        given = Given(wins=[*wins, *[()] * 6], p0={"missions": missions(card(103))})
        assert any(option.key == "complete" for option in given.g.moves(0)) is open_


@rule("SE-CLR-21")
@pytest.mark.parametrize(("number", "circle"), [(137, 1), (83, 2), (9, 3)])
def test_clr_21_a_card_played_for_one_two_or_three_credits_covers_its_circle(number, circle):
    given = played(number, p0={"missions": missions(card(106))})
    given.asks("cover", f"cover {card(106)} circle-{circle}", "skip")


@rule("SE-CLR-21", "SE-PLY-06")
def test_clr_21_discarding_a_card_for_its_corner_is_not_playing_it():
    Given(p0={"missions": missions(card(106)), "hand": [card(137)]}).when(f"corner {card(137)}").asks("action")


@rule("SE-CLR-47")
def test_clr_47_cards_of_nothing_four_credits_or_energy_cover_no_circle():
    played(129, p0={"missions": missions(card(106))}).asks("end")
    played(121, "tech blue_1", "slot slot-1", p0={"missions": missions(card(106))}, tiles=tiles(2)).asks("end")
    paid = next(c.key for c in TABLES.world.aliens if c.pays == "energy")
    own = {"aliens": [Secret(paid, 1, TABLES.cards[paid].species)], "missions": missions(card(106)), "energy": 9}
    given = Given(p0=own).when(f"play {paid}")
    assert given.events_of("play_card") == [(0, paid)] and given.prompt() != "cover"


@rule("SE-CLR-22")
@pytest.mark.parametrize("place", ["io", "jupiter"])
def test_clr_22_the_lander_may_be_on_a_moon_of_the_planet(place):
    figures = [orbiter("jupiter"), lander(place)]
    Given(figures=figures, p0={"missions": missions(card(112))}).offers(f"complete {card(112)}")
    Given(figures=[orbiter("mars"), lander(place)], p0={"missions": missions(card(112))}).lacks("complete")


@rule("SE-CLR-23")
def test_clr_23_the_solvay_conference_scores_an_unmarked_tile_at_its_lowest_value():
    own = {
        "kept": [card(113)],
        "techs": techs("orange_1", "orange_2", "purple_1", "purple_2"),
        "done": ["venera_probe"],
    }
    given = Given(p0=own, gold=["tech_b", "mission_a"], gold_marks=[(), ()])
    assert card_points(given.g, 0) == 3 * sets(given.g, 0, "tech_b") == 6
    given = Given(p0=own, gold=["tech_b", "mission_a"], gold_marks=[(0,), ()])
    assert card_points(given.g, 0) == 2
    given.then(gold_marks=[(0,), ()])


@rule("SE-CLR-24")
def test_clr_24_replaced_data_go_back_to_the_supply():
    given = played(118, "sector vega", probes=probes("4.4")).then(p0={"data": 0})
    assert given.g.s.slots[TABLES.stars["vega"]].marks == (0, 0, 0)
    given = played(136, "signal kepler_22", "signal barnards_star", "signal procyon", "signal vega")
    given.then(p0={"data": 0})
    assert len(given.events_of("signal")) == 4


@rule("SE-CLR-25", "SE-DAT-07")
def test_clr_25_se_ex_15_free_actions_before_the_scoring_raise_the_publicity():
    own = {"publicity": 2, "data": 2, "top": 1}
    given = played(119, "tech blue_4", "slot slot-1", p0=own, tiles=tiles(0), fresh=0).asks("window")
    given.when("place lower-1").then(p0={"publicity": 4}).when("pass").then(p0={"vp": 3 + 4})


@rule("SE-CLR-26", "SE-CLR-49")
@pytest.mark.parametrize(("marks", "back"), [((), True), ((1,), True), ((0,), False)])
def test_clr_26_clr_49_the_lagrange_point_returns_unless_a_marker_was_there(marks, back):
    given = played(120, "sector vega", slots=slots(vega=(4 - len(marks), marks)), probes=probes("4.4"))
    assert (card(120) in given.me.hand) is back
    assert (card(120) in given.g.s.discards) is not back


@rule("SE-CLR-27")
def test_clr_27_se_ex_17_it_returns_before_the_sector_that_it_fills_is_resolved():
    given = played(120, "sector vega", slots=slots(vega=(1, (1, 1, 1))), probes=probes("4.4")).asks("resolve")
    given.then(p0={"hand": [card(120)]})


@rule("SE-CLR-28")
def test_clr_28_amateur_astronomers_reveals_one_card_after_the_other():
    given = played(122)
    for n in (1, 2, 3):
        assert len(given.events_of("discard_row")) == n
        assert {option.key for option in given.g.options(0)} == {"signal"}
        given.g.answer(0, given.g.options(0)[0])
    assert len(given.events_of("signal")) == 3


@rule("SE-CLR-29")
def test_clr_29_the_reward_for_asteroids_is_gained_once_a_turn():
    given = played(123, "move probe-1 space-3-2", probes=probes("3.1"), p0={"energy": 9}).then(p0={"data": 1})
    given.when("fly probe-1 space-3-1", "fly probe-1 space-3-2").then(p0={"data": 1})


@rule("SE-CLR-29")
def test_clr_29_the_reward_for_comets_is_gained_once_a_turn():
    moves = ("move probe-1 space-4-6", "move probe-1 space-4-7")
    given = played(124, *moves, probes=probes("4.7")).then(p0={"vp": 4}).when("fly probe-1 space-4-6")
    given.then(p0={"vp": 4, "publicity": 6})


@rule("SE-CLR-30")
def test_clr_30_euclid_gives_one_technology_orange_or_purple_with_one_rotation():
    given = played(126, tiles=tiles(2)).asks(
        "tech", *(f"tech {c}_{n}" for c in ("orange", "purple") for n in (1, 2, 3, 4))
    )
    given.when("tech purple_3").asks("end").then(turned=[1, 0, 0], p0={"techs": techs("purple_3")})


def spoilt_by_a_rotation() -> tuple[list[int], int]:
    """An orientation, and a space with asteroids in it where a probe stands on none after the next rotation."""
    for turned in ([a, b, c] for a in range(8) for b in range(8) for c in range(8)):
        after = TABLES.sky([(turned[0] + 1) % 8, *turned[1:]], False).cells
        for space, what in enumerate(TABLES.sky(turned, False).cells):
            if what == "asteroids" != after[TABLES.turn(0, turned, False).to[space]]:
                return turned, space
    raise AssertionError("no rotation takes a probe off asteroids")


@rule("SE-CLR-31", "SE-EGC-03")
@pytest.mark.parametrize(("rotated", "points"), [(True, 13), (False, 0)])
def test_clr_31_the_probe_must_stand_on_asteroids_when_the_game_ends(rotated, points):
    turned, space = spoilt_by_a_rotation()
    own = {"kept": [card(127)], "passed": True}
    given = Given(round=5, turned=turned, probes=[Probe(1, 0, space)], active=1, rotated=rotated, p0=own)
    assert card_points(given.g, 0) == 13
    given.when("1: pass_round").then(p0={"vp": points})


@rule("SE-EFF-08")
def test_the_trace_of_a_card_for_a_marked_species_is_skipped_where_there_is_none():
    given = Given(species=species([-1, -1, -1])).doing(Trace(("blue",), "same_species")).asks("action")
    assert given.events_of("trace") == []
