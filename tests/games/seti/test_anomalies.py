"""The Anomalies: tokens at the rim that answer when Earth comes by."""

import pytest

from starboard.games.seti.effects.aliens import AnomalyReward
from starboard.games.seti.effects.sky import Trace
from starboard.games.seti.model.sky import Anomaly
from starboard.games.seti.rules.anomalies import next_anomaly
from starboard.games.seti.rules.solar import Rotate
from starboard.testing import rule
from tests.games.seti.aliens import alien, discovering, known
from tests.games.seti.given import TABLES, probes, slots

EARTH = 5  # the sector of Earth before a rotation; after it, 4
AFTER = 4
COLUMN = {"purple": 0, "yellow": 1, "blue": 2}


def token(colour, side, sector=AFTER):
    """One token where Earth will be, the two others elsewhere."""
    others = [other for other in COLUMN if other != colour]
    return [Anomaly(sector, colour, side), Anomaly(1, others[0], 0), Anomaly(7, others[1], 0)]


def turned(colour, side, marks, **fields):
    given = known("anomalies", columns={colour: marks}, anomalies=token(colour, side), **fields)
    return given.doing(Rotate())


@rule("SE-ANO-01")
def test_three_tokens_go_to_earth_and_three_sectors_to_either_side():
    found = [discovering("anomalies", 0, 1, 1, rng=seed).g.s.anomalies for seed in range(12)]
    for anomalies in found:
        assert [anomaly.sector for anomaly in anomalies] == [EARTH, (EARTH + 3) % 8, (EARTH - 3) % 8]
        assert {anomaly.colour for anomaly in anomalies} == set(COLUMN)
    assert len({tuple(a.colour for a in anomalies) for anomalies in found}) > 2
    assert {a.side for anomalies in found for a in anomalies} == {0, 1}


@rule("SE-ANO-02", "SE-ANO-03")
@pytest.mark.parametrize(
    ("colour", "side", "gained"),
    [
        ("purple", 0, {"credits": 10}),
        ("purple", 1, {"vp": 4}),
        ("yellow", 0, {"publicity": 6}),
        ("blue", 0, {"data": 1}),
        ("blue", 1, {"energy": 10}),
    ],
)
def test_earth_meets_an_anomaly_after_a_rotation(colour, side, gained):
    turned(colour, side, {1: 0}).then(p0=gained)


@rule("SE-ANO-02")
def test_the_other_side_of_the_yellow_one_is_a_card():
    given = turned("yellow", 1, {1: 0}).asks("take_card").when("deck")
    assert len(given.me.hand) == 1


@rule("SE-ANO-03")
def test_elsewhere_nothing_is_resolved():
    given = known("anomalies", columns={"purple": {1: 0}}, anomalies=token("purple", 1, 3)).doing(Rotate())
    given.then(p0={"vp": 0})


@rule("SE-ANO-04")
@pytest.mark.parametrize(("marks", "vp"), [({1: 0, 3: 1}, (0, 4)), ({1: 1, 4: 0}, (4, 0)), ({}, (0, 0))])
def test_the_highest_marker_of_the_column_gains_it(marks, vp):
    given = turned("purple", 1, marks)
    assert tuple(player.vp for player in given.g.s.players) == vp


@rule("SE-ANO-05")
def test_discovery_and_overflow_spaces_do_not_count():
    given = known("anomalies", anomalies=token("purple", 1))
    given.g.s.species[0].discovery[0] = 0
    given.g.s.species[0].overflow[0] = (0,)
    given.doing(Rotate()).then(p0={"vp": 0}, p1={"vp": 0})


@rule("SE-ANO-06")
@pytest.mark.parametrize("colour", list(COLUMN))
@pytest.mark.parametrize(
    ("at", "vp", "publicity", "card"),
    [("space-1", 4, 4, 1), ("space-2", 2, 4, 1), ("space-3", 2, 5, 0), ("space-4", 3, 4, 0), ("top", 2, 4, 0)],
)
def test_the_spaces_of_a_column(colour, at, vp, publicity, card):
    given = known("anomalies").doing(Trace((colour,))).when(f"trace left-{colour}-{at}", *["deck"] * card)
    given.then(p0={"vp": vp, "publicity": publicity})
    assert len(given.me.aliens) == card


@rule("SE-ANO-07")
def test_a_later_marker_on_the_top_space_lies_above():
    turned("purple", 1, {5: 0, 6: 1}).then(p0={"vp": 0}, p1={"vp": 4})
    turned("purple", 1, {5: 1, 6: 0}).then(p0={"vp": 4}, p1={"vp": 0})


@rule("SE-ANO-08")
def test_anomalies_stay_and_a_probe_in_their_sector_gains_nothing():
    tokens = token("purple", 1, 6)
    given = known("anomalies", columns={"purple": {1: 0}}, anomalies=tokens, probes=probes("3.6"))
    before = given.me.publicity
    given.when("fly probe-1 space-3-7").then(p0={"vp": 0, "publicity": before}, anomalies=tokens)
    given.doing(Rotate()).then(anomalies=tokens)


@rule("SE-ANO-09")
@pytest.mark.parametrize(("sectors", "next_"), [((4, 6, 0), 4), ((6, 7, 0), 0), ((2, 3, 6), 3)])
def test_the_next_anomaly_is_the_nearest_counter_clockwise(sectors, next_):
    tokens = [Anomaly(sector, colour, 0) for sector, colour in zip(sectors, COLUMN, strict=True)]
    assert next_anomaly(known("anomalies", anomalies=tokens).g).sector == next_


@rule("SE-ANO-10")
def test_one_in_the_sector_of_earth_comes_last():
    tokens = [Anomaly(EARTH, "purple", 0), Anomaly((EARTH + 3) % 8, "yellow", 0), Anomaly((EARTH - 3) % 8, "blue", 0)]
    assert next_anomaly(known("anomalies", anomalies=tokens).g).sector == (EARTH - 3) % 8
    tokens = [Anomaly(EARTH, "purple", 0), Anomaly((EARTH + 1) % 8, "yellow", 0)]
    assert next_anomaly(known("anomalies", anomalies=tokens).g).sector == (EARTH + 1) % 8


@rule("SE-ANO-09")
def test_et_17_gains_the_visible_reward_of_the_next_anomaly():
    known("anomalies", anomalies=token("purple", 1)).doing(AnomalyReward(), source="anomalies").then(p0={"vp": 4})


@rule("SE-ANO-11")
def test_et_20_scores_the_signal_just_marked_before_its_sector_is_resolved():
    star = TABLES.star_keys[2]
    fields = {"slots": slots(**{star: (1, (0, 1, 1, 0))}), "anomalies": token("purple", 0, 2)}
    given = known("anomalies", 20, **fields).when(f"play {alien(20)}", f"signal {star}").then(p0={"vp": 3})
    assert given.events_of("win") == []


@rule("SE-ANO-12")
def test_se_ex_19_everyday_life():
    world = TABLES.world.cards
    data = next(c.key for c in world if TABLES.corner[c.key] == ("data",))
    energy = next(c.key for c in world if c.income == "energy" and c.key != data)
    third = next(c.key for c in world if c.key not in (data, energy))
    given = known("anomalies", 15)
    given.g.s.deck[:] = [card for card in given.g.s.deck if card not in (data, energy, third)] + [third, energy, data]
    given.when(f"play {alien(15)}", f"discard {data}").then(p0={"data": 1, "energy": 9})
    given.when(f"discard {energy}").then(p0={"data": 1, "energy": 10, "hand": [third]})
