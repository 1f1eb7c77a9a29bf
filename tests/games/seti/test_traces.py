"""Life traces and the discovery of species."""

import pytest

from starboard.games.seti.constants import FREE, NEUTRAL
from starboard.games.seti.effects.cards import AlienCard
from starboard.games.seti.effects.sky import Trace
from starboard.games.seti.rules.conditions import count
from starboard.games.seti.rules.counters import Traces
from starboard.games.seti.rules.sectors import award
from starboard.testing import rule
from tests.games.seti.aliens import alien, board, discovering, known, undiscovered
from tests.games.seti.given import TABLES, Given


def fresh(**fields):
    return Given(species=[undiscovered("anomalies"), undiscovered("mascamites")], neutral=[0, 0], **fields)


# Marking


@rule("SE-TRA-01")
@pytest.mark.parametrize(
    ("verbs", "colour"), [(TABLES.world.stars[0].first, "purple"), (TABLES.planets["venus"].land, "yellow")]
)
def test_a_win_gives_a_purple_trace_and_a_landing_a_yellow_one(verbs, colour):
    given = fresh()
    award(given.g, 0, verbs, "")
    given.g.settle()
    given.asks(
        "trace", *(f"trace {side}-{colour}-{at}" for side in ("left", "right") for at in ("discovery", "overflow"))
    )


@rule("SE-TRA-01")
def test_an_analysis_gives_a_blue_trace():
    given = fresh(p0={"top": 6}).when("analyze")
    given.asks("trace", *(f"trace {side}-blue-{at}" for side in ("left", "right") for at in ("discovery", "overflow")))


@rule("SE-TRA-02")
def test_q39_any_free_space_of_the_colour():
    given = known("anomalies", columns={"blue": {1: 1}}).doing(Trace(("blue",)))
    spaces = ["space-2", "space-3", "space-4", "top", "overflow"]
    right = ["trace right-blue-discovery", "trace right-blue-overflow"]
    given.asks("trace", *(f"trace left-blue-{space}" for space in spaces), *right)


@rule("SE-TRA-02")
def test_before_the_discovery_the_board_is_closed():
    fresh().doing(Trace(("blue",))).refuses(
        "trace left-blue-space-1", "trace left-blue-top", "trace left-yellow-discovery"
    )


@rule("SE-TRA-03")
def test_q39_a_higher_space_may_be_marked_first():
    given = known("anomalies").doing(Trace(("blue",))).when("trace left-blue-space-4").then(p0={"vp": 3})
    assert given.g.s.species[0].columns[2] == [FREE, FREE, FREE, 0]


@rule("SE-TRA-04")
def test_a_discovery_space_on_the_left():
    fresh().doing(Trace(("purple",))).when("trace left-purple-discovery").then(p0={"vp": 5, "publicity": 5})


@rule("SE-TRA-05")
def test_a_discovery_space_on_the_right():
    fresh().doing(Trace(("purple",))).when("trace right-purple-discovery").then(p0={"vp": 3, "publicity": 5})


@rule("SE-TRA-06")
def test_an_overflow_space_takes_any_number():
    given = fresh().doing(Trace(("blue",)), Trace(("blue",)))
    given.when("trace left-blue-overflow", "trace left-blue-overflow").then(p0={"vp": 6, "publicity": 4})
    assert given.g.s.species[0].overflow == [(), (), (0, 0)]


@rule("SE-TRA-07")
def test_q38_the_player_names_the_species_of_an_overflow_space():
    given = fresh().doing(Trace(("blue",))).offers("trace left-blue-overflow", "trace right-blue-overflow")
    given.when("trace right-blue-overflow")
    assert [species.overflow[2] for species in given.g.s.species] == [(), (0,)]


@rule("SE-TRA-08")
def test_an_overflow_space_may_be_chosen_while_others_are_free():
    fresh().doing(Trace(("blue",))).offers("trace left-blue-discovery").when("trace left-blue-overflow").then(
        p0={"vp": 3}
    )


@rule("SE-TRA-09")
def test_q38_all_markers_count_as_traces_of_the_species():
    made = board("anomalies", blue={2: 0, 5: 0})
    made.discovery, made.overflow = [NEUTRAL, 0, 1], [(0, 1), (), ()]
    given = Given(species=[made, undiscovered("mascamites", 0)], found=[0])
    assert count(given.g, 0, Traces(where="this_species"), "anomalies") == 4
    assert count(given.g, 0, Traces(where="other_species"), "anomalies") == 1


@rule("SE-TRA-10")
def test_a_universal_trace_is_a_trace_of_the_colour_that_is_chosen():
    given = fresh().doing(Trace()).offers("trace left-purple-discovery", "trace left-yellow-discovery")
    given.when("trace left-blue-discovery")
    assert given.events_of("trace") == [(0, "left-blue-discovery", "blue")]


@rule("SE-TRA-11")
@pytest.mark.parametrize(("fossils", "open_"), [(0, ()), (1, ("top",)), (4, ("top", "space-1"))])
def test_a_payment_must_be_at_hand(fossils, open_):
    given = known("oumuamua", p0={"exofossils": fossils}).doing(Trace(("blue",)))
    offered = {str(option) for option in given.g.options(0)}
    assert {at for at in ("top", "space-1") if f"trace left-blue-{at}" in offered} == set(open_)


@rule("SE-TRA-12")
def test_a_space_takes_one_marker_and_an_open_top_many():
    given = known("anomalies", columns={"blue": {1: 1}}).doing(Trace(("blue",)), Trace(("blue",)))
    given.refuses("trace left-blue-space-1").when("trace left-blue-top", "trace left-blue-top").then(p0={"vp": 4})
    assert given.g.s.species[0].columns[2][4:] == [0, 0]


# Discovering


@rule("SE-SPE-01")
def test_three_markers_discover_neutral_ones_included():
    given = discovering("anomalies", 0, NEUTRAL, 1)
    assert given.g.s.species[0].found and given.events_of("discover") == [(-1, "anomalies")]


@rule("SE-SPE-01")
def test_two_markers_do_not():
    assert not discovering("anomalies", 0, 1).g.s.species[0].found


@rule("SE-SPE-02", "SE-SPE-03")
def test_a_discovery_comes_after_all_milestones_of_the_turn():
    given = discovering("anomalies", 0, 0, 1, p1={"vp": 25}).asks("gold", seat=1).then(found=[])
    given.when(f"1: gold {given.g.s.gold[0]}").asks("action", seat=1).then(found=[0])
    assert len(given.g.s.anomalies) == 3


@rule("SE-SPE-02")
def test_a_third_trace_of_a_player_in_mid_turn_discovers_only_at_the_end_of_the_turn():
    pair = [undiscovered("anomalies", 0, 1), undiscovered("exertians")]
    given = Given(species=pair, neutral=[0, 0], p0={"data": 1, "top": 6, "vp": 24})
    given.when("analyze", "trace left-blue-discovery").asks("end").then(found=[])
    assert given.g.s.species[0].discovery == [0, 1, 0] and not given.g.s.species[0].found
    given.when("exchange credit energy").asks("end").then(found=[])

    given.when("end").asks("gold", seat=0).then(found=[])  # its five points reached a milestone, which comes first
    given.when(f"gold {given.g.s.gold[0]}").then(found=[0]).asks("action", seat=1)


@rule("SE-SPE-02")
def test_a_neutral_marker_of_this_turn_discovers_in_this_turn():
    given = discovering("anomalies", 0, 1, p0={"vp": 20}, neutral=[1, 0])
    assert given.g.s.species[0].discovery == [0, 1, NEUTRAL] and given.g.s.species[0].found


@rule("SE-SPE-03")
def test_the_board_lies_face_up_for_all():
    given = discovering("anomalies", 0, 1, 1)
    species = given.g.s.species[0]
    assert species.key.known_to(None) and [len(column) for column in species.columns] == [4, 4, 4]


@rule("SE-SPE-04")
def test_q37_overflow_markers_get_no_card():
    made = undiscovered("anomalies", 0, NEUTRAL, NEUTRAL)
    made.overflow = [(1, 1), (), ()]
    given = Given(species=[made, undiscovered("exertians")], neutral=[0, 0]).when("launch", "end")
    assert [len(player.aliens) for player in given.g.s.players] == [1, 0]


@rule("SE-SPE-05")
def test_a_card_for_each_marker_and_none_for_neutral_ones():
    given = discovering("mascamites", 1, NEUTRAL, 1)
    assert [len(player.aliens) for player in given.g.s.players] == [0, 2]
    assert all(card.to == 0b10 for card in given.g.s.players[1].aliens)


@rule("SE-SPE-05")
def test_the_exertians_have_no_such_cards():
    given = discovering("exertians", 0, 1, NEUTRAL)
    assert [len(player.aliens) for player in given.g.s.players] == [0, 0]


@rule("SE-SPE-06")
def test_one_card_lies_face_up_beside_the_deck():
    species = discovering("mascamites", 1, NEUTRAL, 1).g.s.species[0]
    assert TABLES.cards[species.face_up].species == "mascamites" and len(species.deck) == 7


@rule("SE-SPE-07")
def test_the_face_up_card_is_replaced_at_once():
    given = known("anomalies")
    up, top = given.g.s.species[0].face_up, given.g.s.species[0].deck[-1].value
    given.doing(AlienCard(), source="anomalies").asks("take_alien", f"take {up}", "deck").when(f"take {up}")
    assert given.me.aliens[0].value == up and given.g.s.species[0].face_up == top


@rule("SE-SPE-07")
def test_or_the_top_card_of_the_deck_unseen_by_others():
    given = known("anomalies")
    up, top = given.g.s.species[0].face_up, given.g.s.species[0].deck[-1].value
    given.doing(AlienCard(), source="anomalies").when("deck")
    assert (given.me.aliens[0].value, given.g.s.species[0].face_up) == (top, up)
    assert not given.me.aliens[0].known_to(1)


@rule("SE-SPE-07")
def test_with_no_card_left_it_does_nothing():
    given = known("anomalies")
    given.g.s.species[0].deck, given.g.s.species[0].face_up = [], ""
    given.doing(AlienCard(), source="anomalies").asks("action")


@rule("SE-SPE-08")
def test_alien_cards_in_hand_are_ordinary_cards():
    card = alien(11)
    given = known("anomalies", 11, 12, 13).offers(f"play {card}", f"corner {card}", "exchange card credit")
    given.when(f"corner {card}").then(p0={"publicity": 6})
    assert given.g.s.species[0].discards == [card] and given.g.s.discards == []


@rule("SE-SPE-08")
def test_they_count_for_the_hand_limit():
    given = known("anomalies", 11, 12, 13, 14, 15).when("pass_round")
    given.asks("discard", *(f"discard {alien(n)}" for n in (11, 12, 13, 14, 15)))


@rule("SE-SPE-09")
def test_q40_an_alien_card_is_discarded_for_its_signal():
    given = known("anomalies", 11, p0={"techs": 1 << 6}).when("scan", "part hand", f"discard {alien(11)}")
    given.asks("signal", "signal sirius_a", "signal procyon")


@rule("SE-SPE-10")
def test_discovery_spaces_stay_marked():
    given = discovering("anomalies", 0, 1, NEUTRAL).doing(Trace(("purple",)), seat=1)
    given.refuses("1: trace left-purple-discovery")
    assert given.g.s.species[0].discovery == [0, 1, NEUTRAL]


@rule("SE-SPE-11", "SE-SPE-12")
def test_two_discoveries_in_one_turn_come_left_first():
    two = [undiscovered("anomalies", 0, 0, 1), undiscovered("mascamites", 1, 1, 1)]
    given = Given(species=two, neutral=[0, 0]).when("launch", "end").then(found=[0, 1])
    assert given.events_of("discover") == [(-1, "anomalies"), (-1, "mascamites")]


@rule("SE-SPE-12")
def test_species_are_numbered_by_their_discovery():
    two = [undiscovered("anomalies", 0), undiscovered("mascamites", 1, 1, 1)]
    Given(species=two, neutral=[0, 0]).when("launch", "end").then(found=[1])


@rule("SE-SPE-13")
def test_cards_are_dealt_purple_yellow_blue_and_then_the_face_up_card():
    given = discovering("anomalies", 1, 0, 1)
    dealt = [event.seat for event in given.events if event.what == "draw"]
    assert dealt == [1, 0, 1]
    assert {card.value for card in given.g.s.players[1].aliens} & {given.g.s.species[0].face_up} == set()
