"""What the cards of the rival do."""

from itertools import product

import pytest

from starboard.games.seti.constants import OUMUAMUA, RIVAL, TECH
from starboard.games.seti.effects.sky import Trace
from starboard.games.seti.model.rival import Rival
from starboard.games.seti.model.sky import Anomaly, Probe, Slot
from starboard.games.seti.rules.gold import MarkGold, gold_points
from starboard.games.seti.rules.movement import visit
from starboard.games.seti.rules.signals import MarkAt
from starboard.games.seti.rules.solo.choices import an_order
from starboard.games.seti.rules.solo.routes import best_route, routes
from starboard.kernel.words import opt
from starboard.testing import rule
from tests.games.seti.aliens import board, undiscovered
from tests.games.seti.given import ROW, TABLES, Given, at, lander, orbiter, probes, slots, techs, tiles
from tests.games.seti.solo import it, rival, turn


def done(given):
    """The deeds of the rival in its turn, in order."""
    words = ("launch", "analyze", "tech", "orbit", "land", "scan", "send", "plot", "pass")
    return [event.what for event in given.events if event.seat == RIVAL and event.what in words]


def stars(*where):
    """All eight in their places, these in the named sectors."""
    order = [star for star in range(8) if star not in dict(where).values()]
    made = [-1] * 8
    for sector, star in where:
        made[sector] = star
    return [star if star >= 0 else order.pop(0) for star in made]


# The card


@rule("SE-SLO-06")
@pytest.mark.parametrize(
    ("p1", "flying", "does"),
    [
        ({"top": 6, "publicity": 9}, False, "analyze"),
        ({"publicity": 9}, False, "launch"),
        ({"publicity": 9}, True, "tech"),
        ({"publicity": 0}, True, "land"),
    ],
)
def test_the_first_action_that_is_possible(p1, flying, does):
    there = [orbiter("venus", 0, 0)]
    given = turn("s_1", p1=p1, probes=probes("earth", seat=1) if flying else [], figures=there)
    assert done(given) == [does] and rival(given).shown == ["s_1"]


@rule("SE-SLO-15")
def test_a_launch():
    given = turn("s_14", p1={"publicity": 0})
    assert given.probe(RIVAL) == at("earth") and it(given).publicity == 1 and rival(given).space == 1


@rule("SE-SLO-15")
def test_no_launch_with_a_probe_on_earth():
    given = turn("s_14", p1={"publicity": 0}, probes=probes("earth", seat=1))
    assert done(given) == ["scan"]


@rule("SE-SLO-16")
def test_research_costs_publicity_and_takes_what_the_track_shows():
    given = turn("s_2", p1={"publicity": 8}, space=5, tiles=tiles(0))
    assert it(given).techs == techs("purple_2") and (it(given).publicity, it(given).vp) == (2, 5)


@rule("SE-SLO-16")
def test_it_prefers_a_two_point_tile_from_its_space_onwards():
    fresh = techs("blue_2", "orange_1")
    given = turn("s_2", p1={"publicity": 8}, space=5, fresh=fresh, tiles=tiles(0))
    assert it(given).techs == techs("orange_1")
    given = turn("s_2", p1={"publicity": 8}, space=9, fresh=techs("blue_2"), tiles=tiles(0))
    assert it(given).techs == techs("blue_2")


@rule("SE-SLO-16")
def test_without_such_a_tile_the_first_one_to_be_had():
    left = tiles(0)
    left[TECH["purple_2"]] = []
    given = turn("s_2", p1={"publicity": 8, "techs": techs("purple_3")}, space=5, fresh=0, tiles=left)
    assert it(given).techs == techs("purple_3", "purple_4") and it(given).vp == 3


@rule("SE-SLO-16")
def test_the_progress_of_the_card_comes_after_the_technology():
    given = turn("s_4", p1={"publicity": 0}, tiles=tiles(0))
    assert it(given).techs == techs("blue_1") and rival(given).space == 1


@rule("SE-SLO-16")
def test_with_less_publicity_it_is_impossible():
    assert done(turn("s_2", p1={"publicity": 5})) == ["scan"]


@rule("SE-SLO-17")
@pytest.mark.parametrize("key", ["orange_1", "purple_1", "blue_1"])
def test_it_gains_the_bonuses_but_not_what_the_technology_gives(key):
    given = turn("s_2", p1={"publicity": 8}, space=TABLES.tracks[1].index(key), tiles=tiles(1))
    assert it(given).vp == 2 and it(given).publicity == 3
    assert given.told("rotate") == [(RIVAL,)] and given.told("launch") == [] and it(given).top == 0


@rule("SE-SLO-18")
def test_the_technology_for_asteroids_gives_it_no_publicity():
    given = Given(rival=Rival(), p1={"techs": techs("orange_2"), "publicity": 0}, p0={"techs": techs("orange_2")})
    for seat in (RIVAL, 0):
        visit(given.g, seat, at("1.8"))
    given.then(p0={"publicity": 5}, p1={"publicity": 0})


@rule("SE-SLO-18")
def test_the_technology_for_scans_adds_no_part():
    given = turn("s_2", p1={"publicity": 0, "techs": techs("orange_1", "blue_1")})
    assert len(given.told("signal")) == 3 and it(given).techs == techs("orange_1", "blue_1")


# Flights


@rule("SE-SLO-19")
def test_it_flies_to_the_first_planet_of_the_list_within_reach():
    given = turn("s_1", p1={"publicity": 0}, probes=probes("earth", seat=1))
    assert [f.planet for f in given.g.s.figures] == ["venus"]  # the others are more than three moves away
    given = turn("s_8", p1={"publicity": 0}, probes=probes("earth", seat=1))
    near = [planet for planet in ("uranus", "jupiter", "mercury", "venus") if best(planet, 4)]
    assert [f.planet for f in given.g.s.figures] == near[:1]


def on_earth(turned):
    """A probe of the rival on Earth, with the discs turned so far."""
    return [Probe(1, RIVAL, TABLES.sky(list(turned), False).at["earth"])]


def best(planet, moves, turned=(0, 0, 0)):
    """The way that the rival takes."""
    return best_route(Given(rival=Rival(), turned=list(turned), probes=on_earth(turned)).g, planet, moves)


@rule("SE-SLO-19")
def test_asteroids_cost_a_move_more():
    sky = TABLES.sky([0, 0, 0], False)
    ways = routes(TABLES.near, sky, at("1.8"), at("1.7"), 1)
    assert list(ways) == [] and (at("1.7"),) in list(routes(TABLES.near, sky, at("1.8"), at("1.7"), 2))


@rule("SE-SLO-19")
def test_it_takes_the_way_with_most_publicity():
    for turned in product(range(0, 8, 3), repeat=3):
        sky = TABLES.sky(list(turned), False)
        ways = list(routes(TABLES.near, sky, sky.at["earth"], sky.at["jupiter"], 5))
        if ways:
            most = max(sum(sky.cells[at] not in ("", "earth", "asteroids") for at in way) for way in ways)
            chosen = best("jupiter", 5, turned)
            assert sum(sky.cells[at] not in ("", "earth", "asteroids") for at in chosen) == most


@rule("SE-SLO-19")
def test_visits_on_the_way_give_publicity():
    given = turn("s_1", p1={"publicity": 0}, probes=probes("earth", seat=1))
    way = best("venus", 3)
    assert it(given).publicity == sum(TABLES.sky([0, 0, 0], False).cells[at] in ("venus", "comet") for at in way) > 0


@rule("SE-SLO-40")
def test_in_every_orientation_saturn_is_within_four_moves_or_jupiter_within_five():
    for turned in product(range(8), repeat=3):
        sky = TABLES.sky(list(turned), False)
        ways = [(planet, moves) for planet, moves in (("saturn", 4), ("jupiter", 5))]
        assert any(any(routes(TABLES.near, sky, sky.at["earth"], sky.at[p], m)) for p, m in ways), turned


@rule("SE-SLO-20")
@pytest.mark.parametrize(("arrow", "moon"), [("s_15", "io"), ("s_8", "callisto")])
def test_a_probe_technology_is_discarded_for_a_moon(arrow, moon):
    own = {"publicity": 0, "techs": techs("orange_2")}
    turned = next(t for t in product(range(8), repeat=3) if not best("saturn", 4, t) and best("jupiter", 4, t)
                  and not best("uranus", 4, t))  # fmt: skip
    there = on_earth(turned)
    species = "mascamites" if arrow == "s_15" else ""
    given = turn(arrow, species=species, p1=own, probes=there, turned=list(turned))
    assert [f.at for f in given.g.s.figures] == [moon] and it(given).techs == 0


@rule("SE-SLO-21")
@pytest.mark.parametrize(
    ("figures", "kind"),
    [
        ([], "orbiter"),
        ([orbiter("venus", 0, 0)], "lander"),
        ([lander("venus", 0, 0)], "orbiter"),
        ([orbiter("venus", 0, 0), lander("venus", 0, 0)], "orbiter"),
    ],
)
def test_it_takes_the_first_place_that_is_free(figures, kind):
    given = turn("s_1", p1={"publicity": 0}, probes=probes("earth", seat=1), figures=list(figures))
    assert [f.kind for f in given.g.s.figures if f.seat == RIVAL] == [kind]


# Scans and signals


@rule("SE-SLO-22")
@pytest.mark.parametrize(("card", "used"), [("s_3", ROW[:2]), ("s_2", ROW[:0:-1])])
def test_the_row_is_used_from_the_side_of_the_arrow(card, used):
    given = turn(card, p1={"publicity": 0})
    assert [ids[1] for ids in given.told("discard_row")] == list(used)
    assert given.told("signal")[0] == (RIVAL, "beta_pictoris", "black") and len(given.told("signal")) == 3
    assert all(given.g.s.row)


@rule("SE-SLO-22")
def test_a_telescope_technology_is_one_more_signal():
    given = turn("s_2", p1={"publicity": 0, "techs": techs("purple_3", "purple_4")})
    assert len(given.told("signal")) == 4 and it(given).techs == techs("purple_4")


def between(one, other, arrow="left", **given):
    """Where the rival marks between two stars; the slots of those named are as given."""
    table = Given(rival=Rival(arrow=arrow), slots=slots(**given))
    keys = [TABLES.stars[key] for key in (one, other)]
    table.doing(MarkAt(tuple(keys)), seat=RIVAL)
    return table.told("signal")[0][1]


RED = ("barnards_star", "proxima_centauri")  # slots of 5 and 6


@rule("SE-SLO-23")
def test_first_where_it_wins():
    assert between(*RED, barnards_star=(1, (1, 1, 0, 0)), proxima_centauri=(5, (1,))) == "barnards_star"
    assert between(*RED, barnards_star=(1, (1, 0, 0, 0)), proxima_centauri=(5, (1,))) == "proxima_centauri"


@rule("SE-SLO-23")
def test_a_tie_that_it_makes_with_the_latest_marker_is_a_win():
    assert between(*RED, barnards_star=(4, (0,)), proxima_centauri=(1, (1, 1, 0, 0, 0))) == "proxima_centauri"


@rule("SE-SLO-23")
def test_then_the_second_position():
    assert between(*RED, barnards_star=(4, (0,)), proxima_centauri=(2, (1, 1, 1, 1))) == "barnards_star"


@rule("SE-SLO-23")
def test_se_ex_24_then_most_of_its_markers():
    assert between(*RED, barnards_star=(2, (1, 0, 0)), proxima_centauri=(3, (1, 1, 0))) == "proxima_centauri"


@rule("SE-SLO-23")
def test_a_tie_goes_to_the_larger_slot():
    assert between(*RED) == "proxima_centauri"
    assert between(*RED, barnards_star=(1, (1, 1, 1, 0)), proxima_centauri=(1, (1, 1, 1, 0, 0))) == "proxima_centauri"


@rule("SE-SLO-23")
@pytest.mark.parametrize(("arrow", "star"), [("left", "kepler_22"), ("right", "beta_pictoris")])
def test_then_to_the_first_sector_from_earth(arrow, star):
    """Earth is in sector 6: Kepler 22 is next clockwise, Beta Pictoris put two sectors the other way."""
    order = stars((6, TABLES.stars["kepler_22"]), (3, TABLES.stars["beta_pictoris"]))
    table = Given(rival=Rival(arrow=arrow), star_at=order)
    table.doing(MarkAt((TABLES.stars["kepler_22"], TABLES.stars["beta_pictoris"])), seat=RIVAL)
    assert table.told("signal")[0][1] == star


@rule("SE-SLO-56")
@pytest.mark.parametrize(("arrow", "first"), [("left", "kepler_22"), ("right", "procyon")])
def test_completed_sectors_are_resolved_from_earth_in_the_direction_of_the_arrow(arrow, first):
    given = Given(rival=Rival(arrow=arrow))
    waiting = [opt("resolve", star) for star in ("oumuamua", "procyon", "kepler_22")]
    assert an_order(given.g, waiting) == [opt("resolve", first)]


def test_the_rival_is_asked_nothing_when_it_completes_sectors():
    full = slots(
        beta_pictoris=(1, (1, 1, 1, 1)), barnards_star=(1, (1, 1, 1, 0)), proxima_centauri=(1, (0, 0, 0, 0, 0))
    )
    given = turn("s_2", p1={"publicity": 0}, slots=full).asks("action")
    assert {star for _, star, _ in given.told("win")} == {"beta_pictoris", "barnards_star"}
    assert given.g.s.completed == []


# Analysis


@rule("SE-SLO-24")
def test_an_analysis_empties_the_computer_and_fills_it_from_the_pool():
    given = turn("s_5", p1={"top": 6, "data": 3, "publicity": 0})
    assert (it(given).top, it(given).data, it(given).vp) == (3, 0, 3 + 5)
    assert given.told("trace") == [(RIVAL, "left-blue-discovery", "blue")]
    assert it(given).publicity == 2  # of the discovery space and of the second space of the computer


@rule("SE-SLO-24")
def test_a_computer_technology_is_three_points_and_progress():
    given = turn("s_2", p1={"top": 6, "techs": techs("blue_3")})
    assert it(given).techs == 0 and it(given).vp == 3 + 3 and rival(given).space == 1


@rule("SE-SLO-24")
def test_without_a_full_computer_there_is_none():
    assert "analyze" not in done(turn("s_2", p1={"top": 5, "publicity": 0}))


# Traces


def traced(*colours, arrow="left", left=None, right=None, p1=None):
    pair = [left or undiscovered("anomalies"), right or undiscovered("mascamites")]
    given = Given(rival=Rival(arrow=arrow), species=pair, neutral=[0, 0], p1=p1 or {})
    given.doing(Trace(colours or ("any",)), seat=RIVAL)
    return given.told("trace")[0][1]


@rule("SE-SLO-25", "SE-SLO-55")
@pytest.mark.parametrize(
    ("left", "right", "space"),
    [
        (None, None, "left-blue-discovery"),
        (board("anomalies"), None, "right-blue-discovery"),
        (board("anomalies", blue={1: 0}), board("exertians", blue={1: 0, 2: 0}), "left-blue-space-2"),
        (board("anomalies", blue={1: 0, 2: 0, 3: 0, 4: 0}), board("exertians", blue={1: 0, 2: 0, 3: 0, 4: 0}),
         "right-blue-space-5"),
        (board("anomalies", blue={1: 0, 2: 0, 3: 0, 4: 0}), undiscovered("mascamites", 0, 0, 0), "left-blue-top"),
        (undiscovered("anomalies", 0, 0, 0), undiscovered("mascamites", 0, 0, 0), "left-blue-overflow"),
    ],
)  # fmt: skip
def test_the_lowest_free_space(left, right, space):
    assert traced("blue", left=left, right=right) == space


@rule("SE-SLO-25", "SE-SLO-56")
def test_if_equally_low_by_the_arrow():
    assert traced("blue", arrow="right") == "right-blue-discovery"
    assert traced("blue", arrow="left") == "left-blue-discovery"


@rule("SE-SLO-25")
def test_a_universal_trace_is_looked_for_over_all_colours():
    given = traced(left=undiscovered("anomalies", 0, 1), right=board("mascamites"))
    assert given == "left-blue-discovery"


@rule("SE-SLO-46")
def test_a_space_for_data_needs_them_in_the_pool():
    full = board("centaurians", blue={1: 0, 2: 0, 3: 0})
    away = undiscovered("mascamites", 0, 0, 0)
    assert traced("blue", left=full, right=away, p1={"top": 6}) == "left-blue-overflow"
    assert traced("blue", left=full, right=away, p1={"top": 6, "data": 2}) == "left-blue-top"
    assert traced("blue", left=full, right=away, p1={"top": 6, "data": 3}) == "left-blue-space-4"


@rule("SE-SLO-52")
@pytest.mark.parametrize(("fossils", "space"), [(0, "space-2"), (3, "space-2"), (4, "space-1")])
def test_a_space_that_it_cannot_pay_counts_as_occupied(fossils, space):
    away = undiscovered("mascamites", 0, 0, 0)
    assert traced("blue", left=board("oumuamua"), right=away, p1={"exofossils": fossils}) == f"left-blue-{space}"


# Species


@rule("SE-SLO-26")
def test_the_card_of_a_species_takes_the_place_of_the_basic_one():
    given = turn("s_3", species="centaurians", p1={"publicity": 0}, more={"messages": 3})
    assert rival(given).shown == ["s_18"] and rival(given).arrow == "right" and done(given) == ["send"]
    assert given.told("reveal") == [(RIVAL, "s_3"), (RIVAL, "s_18")]


@rule("SE-SLO-26")
def test_before_the_discovery_the_line_is_impossible():
    given = turn("s_3", p1={"publicity": 0})
    assert rival(given).shown == ["s_3"] and done(given) == ["scan"]
    given = turn("s_4", species="centaurians", p1={"publicity": 0})  # a second one is not yet discovered
    assert rival(given).shown == ["s_4"] and done(given) == ["tech"]


@rule("SE-SLO-38")
def test_q51_the_oumuamua_symbol_marks_the_tile():
    given = turn("s_17", species="oumuamua", p1={"publicity": 0})
    assert given.g.s.slots[OUMUAMUA] == Slot(2, (RIVAL,)) and it(given).vp == 1


@rule("SE-SLO-38", "SE-SLO-39")
def test_q51_any_other_signal_in_that_sector_goes_to_the_star():
    given = turn("s_17", species="oumuamua", p1={"publicity": 0})
    assert given.told("signal")[0] == (RIVAL, "beta_pictoris", "black")


@rule("SE-SLO-39")
def test_even_if_the_tile_would_be_won():
    given = turn("s_2", species="oumuamua", p1={"publicity": 0}, tile=Slot(1, (1, 1)))
    assert given.g.s.slots[OUMUAMUA] == Slot(1, (1, 1))


def with_sample(**fields):
    turned = next(t for t in product(range(8), repeat=3) if best("saturn", 4, t))
    there = on_earth(turned)
    return turn("s_15", species="mascamites", probes=there, turned=list(turned), p1={"publicity": 0}, **fields)


@rule("SE-SLO-40")
def test_s_15_launches_or_flies_to_saturn():
    assert done(turn("s_15", species="mascamites")) == ["launch"]
    assert [f.at for f in with_sample().g.s.figures] == ["saturn"]


@rule("SE-SLO-41")
def test_s_15_brings_a_sample_to_light_without_its_reward():
    given = with_sample()
    assert len(given.g.s.samples[1]) == 2 and len(given.g.s.samples_out) == 2 and given.g.s.samples_out[1] in (3, 4, 5)
    assert it(given).vp == 8 + 3 and given.g.s.probes == []  # of the landing and of the trace


@rule("SE-SLO-41")
def test_with_no_sample_left_this_is_skipped():
    given = with_sample(samples=[[], []])
    assert given.g.s.samples_out == [6] and done(given) == ["land"]


NEXT = [Anomaly(4, "blue", 0), Anomaly(7, "purple", 0), Anomaly(1, "yellow", 0)]


@rule("SE-SLO-42")
@pytest.mark.parametrize(
    ("marks", "at"), [({}, "space-1"), ({1: 0}, "space-2"), ({2: 0}, "space-1"), ({5: 0}, "space-1")]
)
def test_s_16_marks_the_lowest_space_of_the_column(marks, at):
    given = turn("s_16", species="anomalies", columns={"blue": marks}, anomalies=NEXT)
    assert given.told("trace") == [(RIVAL, f"left-blue-{at}", "blue")]
    assert it(given).vp == 3 + (4 if at == "space-1" else 2) and done(given) == []


@rule("SE-SLO-42")
def test_s_16_with_the_highest_marker_researches():
    given = turn("s_16", species="anomalies", columns={"blue": {1: 0, 2: 1}}, anomalies=NEXT)
    assert done(given) == ["tech"]


@rule("SE-SLO-43")
def test_s_17_flies_to_oumuamua_or_scans():
    there = probes("earth", seat=1)
    given = turn("s_17", species="oumuamua", probes=there, p1={"publicity": 0})
    reach = bool(list(routes(TABLES.near, TABLES.sky([0, 0, 0], True), at("earth"), at("3.6"), 4)))
    assert reach and done(given) == ["land"] and it(given).exofossils == 2
    assert done(turn("s_17", species="oumuamua", p1={"publicity": 0})) == ["scan"]


@rule("SE-SLO-44", "SE-CEN-12")
def test_s_18_sends_a_message_when_none_is_on_its_way():
    given = turn("s_18", species="centaurians", p1={"vp": 4}, more={"messages": 3})
    assert it(given).message == 19 and rival(given).messages == 2 and rival(given).space == 1
    assert done(turn("s_18", species="centaurians", p1={"message": 19}, more={"messages": 2})) == ["scan"]
    assert done(turn("s_18", species="centaurians", more={"messages": 0})) == ["scan"]


@rule("SE-SLO-44")
def test_the_rival_owns_three_tiles_and_sets_none_at_the_discovery():
    pair = [undiscovered("centaurians", 0, 1, 1), undiscovered("mascamites")]
    given = Given(rival=Rival(), species=pair, neutral=[0, 0]).when("launch", "end")
    assert rival(given).messages == 3 and it(given).message == 0 and given.me.message == 15
    assert given.told("progress") == [(RIVAL,), (RIVAL,), (RIVAL,)]  # two markers, and its pass


@rule("SE-SLO-45", "SE-SLO-56")
@pytest.mark.parametrize(("card", "taken"), [("s_9", "message-4"), ("s_5", "message-2")])
def test_it_takes_a_message_reward_by_the_arrow(card, taken):
    given = turn(card, species="centaurians", p1={"vp": 20, "message": 20, "top": 6}, messages=0b0001)
    assert given.told("message") == [(RIVAL, taken)]


@rule("SE-SLO-47", "SE-SLO-51")
def test_s_19_plays_the_top_card_of_the_exertian_deck():
    given = turn("s_19", species="exertians", exertian_deck=["deflector", "extractor"])
    assert it(given).plotted == ["extractor"] and given.g.s.exertian_deck == ["deflector"]


@rule("SE-SLO-47")
def test_se_ex_09_the_rival_stops_playing_exertian_cards():
    own = {"plotted": ["expender_core", "extractor"], "publicity": 0}
    three = {"blue": {1: 1, 2: 1, 3: 1}}
    given = turn("s_19", species="exertians", exertian_deck=["deflector"], p1=dict(own), columns=three)
    assert done(given) == ["scan"]
    given = turn("s_19", species="exertians", exertian_deck=["deflector"], p1=dict(own), columns={"blue": {1: 1, 2: 1}})
    assert done(given) == ["plot"]


@rule("SE-SLO-48")
@pytest.mark.parametrize(
    ("blue", "does"), [(dict.fromkeys(range(1, 5), 1), "plot"), (dict.fromkeys(range(1, 6), 1), "scan")]
)
def test_discovery_and_overflow_spaces_do_not_count_for_it(blue, does):
    made = board("exertians", blue=blue)
    made.discovery, made.overflow = [1, 1, 1], [(1,), (1, 1), ()]
    given = Given(
        active=RIVAL,
        rival=Rival(deck=["s_19"]),
        species=[made, undiscovered("mascamites")],
        found=[0],
        exertian_deck=["deflector"],
        exertian_marks=[99, 199],
    )
    assert done(given) == [does]


@rule("SE-SLO-49", "SE-SLO-51")
def test_the_rival_holds_no_exertian_cards():
    pair = [undiscovered("exertians", 1, 1, 0), undiscovered("mascamites")]
    given = Given(rival=Rival(deck=["s_2"]), species=pair, neutral=[0, 0]).when("launch", "end").asks("plot")
    assert it(given).exertian == [] and rival(given).space == 2 and len(given.g.s.exertian_deck) == 15 - 4
    given.when("decline").asks("action")


# Milestones


@rule("SE-SLO-27")
@pytest.mark.parametrize(("arrow", "tile"), [("left", 1), ("right", 2)])
def test_q49_it_marks_only_first_places_of_gold_tiles(arrow, tile):
    given = Given(rival=Rival(arrow=arrow), gold_marks=[(0,), (), (), (0,)]).doing(MarkGold(), seat=RIVAL)
    assert [RIVAL in marks for marks in given.g.s.gold_marks] == [i == tile for i in range(4)]


@rule("SE-SLO-27")
def test_and_none_when_all_are_taken():
    marks = [(0,), (0,), (0,), (1,)]
    Given(rival=Rival(), gold_marks=list(marks)).doing(MarkGold(), seat=RIVAL).asks("action").then(gold_marks=marks)


@rule("SE-SLO-28")
def test_q49_it_does_not_score_them():
    given = Given(rival=Rival(), gold_marks=[(1,)] * 4, p1={"techs": (1 << 12) - 1})
    assert gold_points(given.g, RIVAL) == 0


@rule("SE-SLO-30")
def test_it_reaches_neutral_milestones():
    turn("s_2", p1={"vp": 20, "publicity": 0}, neutral=[2, 2]).then(neutral=[1, 2])


@rule("SE-SLO-56")
def test_before_its_first_card_the_arrow_is_left():
    assert Rival().arrow == "left" and traced("blue") == "left-blue-discovery"
