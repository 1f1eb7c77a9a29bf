"""The Centaurians: messages that arrive fifteen points later."""

from typing import Any

import pytest

from starboard.games.seti.effects.gains import Income
from starboard.games.seti.effects.sky import Trace
from starboard.games.seti.model.player import Waiting
from starboard.games.seti.rules.conditions import count
from starboard.games.seti.rules.counters import CompletedMissions
from starboard.testing import rule
from tests.games.seti.aliens import alien, discovering, known


def ending(given):
    return given.when("launch", "end")


@rule("SE-CEN-01")
def test_every_player_puts_a_tile_fifteen_points_ahead():
    given = discovering("centaurians", 0, 1, 1, p0={"vp": 4}, p1={"vp": 9})
    given.then(p0={"message": 19}, p1={"message": 24})


@rule("SE-CEN-02")
def test_a_reached_tile_gives_one_reward_that_is_left():
    given = ending(known("centaurians", p0={"vp": 15, "message": 15}, messages=0b0100))
    given.asks("message", "message message-1", "message message-2", "message message-4").when("message message-4")
    given.then(p0={"vp": 23, "message": 0}, messages=0b1100)


@rule("SE-CEN-02")
@pytest.mark.parametrize(
    ("number", "answers", "gained"),
    [
        (1, ["trace right-blue-discovery"], {"vp": 18}),
        (2, ["deck"], {"energy": 10}),
        (3, [], {"publicity": 7}),
        (4, [], {"vp": 23}),
    ],
)
def test_the_four_rewards(number, answers, gained):
    given = ending(known("centaurians", p0={"vp": 15, "message": 15}))
    given.when(f"message message-{number}", *answers).then(p0=gained)
    assert len(given.me.aliens) == (number == 2)


@rule("SE-CEN-02")
def test_short_of_the_tile_nothing_happens():
    ending(known("centaurians", p0={"vp": 14, "message": 15})).asks("action", seat=1)


@rule("SE-CEN-03")
def test_the_cards_cost_energy():
    known("centaurians", 33, p0={"energy": 0}).lacks("play")
    known("centaurians", 33, p0={"credits": 0}).when(f"play {alien(33)}").then(p0={"energy": 8, "credits": 1})


@rule("SE-CEN-04")
def test_the_marker_is_set_before_the_immediate_part():
    given = known("centaurians", 40, p0={"vp": 3}).when(f"play {alien(40)}").asks("sector")
    assert given.me.waiting == [Waiting(alien(40), 18)]
    given.when("sector vega")
    assert given.me.aliens == [] and given.g.s.species[0].discards == [] and given.me.missions == []


def waiting(*numbers, vp=15, **own):
    return known("centaurians", p0={"vp": vp, "waiting": [Waiting(alien(n), 15) for n in numbers], **own})


@rule("SE-CEN-05")
def test_the_delayed_part_comes_with_the_milestones_oldest_card_first():
    given = ending(waiting(34, 36)).asks("trace").when("trace right-purple-overflow")
    given.asks("trace").offers("trace right-blue-overflow").when("trace right-blue-overflow").asks("action", seat=1)
    assert given.events_of("arrive") == [(0, alien(34)), (0, alien(36))]


@rule("SE-CEN-05")
def test_it_waits_until_the_marker_is_reached():
    given = ending(waiting(34, vp=14)).asks("action", seat=1)
    assert len(given.me.waiting) == 1


@rule("SE-CEN-06")
def test_a_delayed_income_tucks_the_card_itself():
    given = ending(waiting(32)).then(p0={"tucked": [alien(32)], "data": 1, "waiting": []})
    assert given.g.s.species[0].discards == []


@rule("SE-CEN-07")
def test_a_card_in_hand_is_tucked_by_any_income_increase():
    given = known("centaurians", 31).doing(Income()).when(f"tuck {alien(31)}")
    given.then(p0={"tucked": [alien(31)], "publicity": 5, "aliens": []})


@rule("SE-CEN-08")
def test_q43_they_are_no_missions():
    given = known("centaurians", 33).when(f"play {alien(33)}").then(p0={"missions": [], "done": []})
    assert count(given.g, 0, CompletedMissions()) == 0
    given = ending(waiting(36)).when("trace right-blue-overflow").then(p0={"done": []})


@rule("SE-CEN-09")
@pytest.mark.parametrize("colour", ["purple", "yellow", "blue"])
@pytest.mark.parametrize(
    ("space", "vp", "card", "data"),
    [("space-1", 5, 1, 4), ("space-2", 3, 1, 4), ("space-3", 5, 0, 4), ("space-4", 15, 0, 1), ("top", 6, 0, 3)],
)
def test_the_spaces_of_a_column(colour, space, vp, card, data):
    given = known("centaurians", p0={"data": 4}).doing(Trace((colour,)))
    given.when(f"trace left-{colour}-{space}", *["deck"] * card).then(p0={"vp": vp, "data": data})
    assert len(given.me.aliens) == card


@rule("SE-CEN-10")
def test_data_in_the_computer_pay_for_nothing():
    given = known("centaurians", p0={"data": 0, "top": 6}).doing(Trace(("blue",)))
    given.refuses("trace left-blue-space-4", "trace left-blue-top")
    known("centaurians", p0={"data": 2, "top": 6}).doing(Trace(("blue",))).refuses("trace left-blue-space-4")


@rule("SE-CEN-11")
def test_without_an_income_part_the_card_is_discarded():
    given = ending(waiting(36)).when("trace right-blue-overflow").then(p0={"waiting": []})
    assert given.g.s.species[0].discards == [alien(36)]


@rule("SE-CEN-12")
def test_a_tile_is_spent_when_reached_and_a_reward_is_always_left():
    fields: dict[str, Any] = {f"p{seat}": {"vp": 15, "message": 15} for seat in range(4)}
    given = ending(known("centaurians", seats=4, **fields))
    for seat, reward in enumerate((3, 4, 2)):
        given.when(f"{seat}: message message-{reward}", *["deck"] * (reward == 2))
    given.asks("trace", seat=3).when("trace right-blue-overflow").asks("action", seat=1)
    assert [player.message for player in given.g.s.players] == [0, 0, 0, 0] and given.g.s.messages == 0b1111
