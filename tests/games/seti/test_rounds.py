"""Rounds, the order of turns, and what the end of a turn brings."""

import pytest

from starboard.games.seti.effects.gains import Gain
from starboard.games.seti.effects.sky import Signal
from starboard.games.seti.model.sky import Slot
from starboard.games.seti.rules.solar import Rotate
from starboard.kernel.asking import FreeMove
from starboard.testing import rule
from tests.games.seti.given import TABLES, Given, probes, slots


def passing(given: Given, *seats: int) -> Given:
    """These seats pass one after the other, each discarding and keeping the first card it sees."""
    for seat in seats:
        given.when(f"{seat}: pass_round")
        while given.g.options(seat) and given.g.options(seat)[0].key in ("discard", "keep"):
            given.g.answer(seat, given.g.options(seat)[0])
    return given


@rule("SE-RND-01")
def test_the_game_lasts_five_rounds():
    given = Given()
    for number in range(1, 6):
        given.then(round=number)
        first = given.g.s.active
        passing(given, first, 1 - first)
    assert given.g.s.outcome is not None


@rule("SE-RND-02")
def test_turns_go_clockwise_and_skip_who_has_passed():
    given = Given(3, first=1, active=1).when("1: launch", "1: end").then(active=2)
    passing(given, 2).then(active=0)
    given.when("0: launch", "0: end").then(active=1).when("1: scan", "1: part earth")
    given.g.answer(1, given.g.options(1)[0])
    while given.g.s.active == 1:
        given.g.answer(1, next((o for o in given.g.options(1) if o.key == "end"), given.g.options(1)[0]))
    given.then(active=0)


@rule("SE-RND-03")
def test_the_last_one_in_goes_on_until_passing():
    given = passing(Given(), 0).when("1: launch", "1: end").asks("action", seat=1)
    assert given.g.s.active == 1


@rule("SE-RND-04")
def test_a_round_ends_when_the_last_one_has_resolved_the_pass():
    given = passing(Given(), 0).when("1: pass_round").then(round=1).asks("round_card", seat=1)
    given.g.answer(1, given.g.options(1)[0])
    given.then(round=2)


@rule("SE-RND-05")
def test_between_rounds_come_income_then_the_marker():
    given = passing(Given(3, first=1, active=1), 1, 2, 0).then(round=2, first=2, active=2)
    told = [event.what for event in given.events]
    assert told.index("income") < told.index("round")


@rule("SE-RND-06")
@pytest.mark.parametrize(("number", "income"), [(1, 1), (2, 1), (3, 1), (4, 1), (5, 0)])
def test_income_comes_before_rounds_two_to_five_only(number, income):
    given = passing(Given(round=number), 0, 1)
    assert [seat for (seat,) in given.events_of("income")] == [0, 1][: 2 * income]
    assert Given().events_of("income") == []


@rule("SE-RND-07")
def test_after_the_fifth_round_the_final_scoring_follows_at_once():
    given = passing(Given(round=5, p0={"vp": 3}), 0, 1)
    assert given.g.s.outcome is not None and given.g.s.outcome.scores == (3, 0)


@rule("SE-PAS-02")
def test_a_pass_discards_then_rotates_then_takes_a_card():
    hand = [card.key for card in TABLES.world.cards[60:65]]
    given = Given(p0={"hand": hand}).when("pass_round").asks("discard").then(turned=[0, 0, 0])
    given.when(f"discard {hand[0]}").then(turned=[1, 0, 0]).asks("round_card")


@rule("SE-PAS-03", "SE-SOL-13")
def test_only_the_first_pass_of_a_round_rotates_in_round_five_too():
    given = passing(Given(round=5), 0).then(turned=[1, 0, 0])
    passing(given, 1).then(turned=[1, 0, 0])


@rule("SE-PAS-03", "SE-SOL-13")
def test_the_first_pass_of_the_next_round_rotates_again():
    given = passing(Given(), 0, 1).then(round=2, turned=[1, 0, 0])
    passing(given, 1).then(turned=[2, 1, 0])


@rule("SE-SOL-13")
def test_nothing_but_research_and_the_first_pass_rotates():
    given = Given(probes=probes("venus"), p0={"hand": ["vega_observation"]}).when("orbit venus", "decline", "end")
    given.when("1: launch", "1: end", "play vega_observation", "end").then(turned=[0, 0, 0], cycle=0)


@rule("SE-PAS-04", "SE-PAS-09")
def test_the_card_kept_is_one_of_those_left_and_beyond_the_hand_limit():
    hand = [card.key for card in TABLES.world.cards[60:64]]
    given = Given(p0={"hand": list(hand)})
    stack = [card.value for card in given.g.s.stacks[0]]
    given.when("pass_round").asks("round_card", *(f"keep {key}" for key in stack)).when(f"keep {stack[1]}")
    given.then(p0={"hand": [*hand, stack[1]]})


@rule("SE-PAS-04")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_in_rounds_one_to_four_a_card_of_the_stack_of_the_round_is_kept(number):
    given = Given(round=number)
    stack = [card.value for card in given.g.s.stacks[number - 1]]
    given.when("pass_round").asks("round_card", *(f"keep {key}" for key in stack))


@rule("SE-PAS-05")
def test_the_card_left_over_is_discarded():
    given = Given()
    stack = [card.value for card in given.g.s.stacks[0]]
    passing(given, 0, 1)
    assert given.g.s.discards == stack[2:] and given.g.s.stacks[0] == []


@rule("SE-PAS-06")
def test_in_round_five_a_pass_gives_no_card():
    passing(Given(round=5), 0).then(p0={"hand": [], "passed": True}).asks("action", seat=1)


@rule("SE-PAS-07")
def test_who_has_passed_is_still_pushed_wins_sectors_and_reaches_milestones():
    given = Given(
        active=1, probes=probes("1.1"), slots=slots(vega=(1, (0, 0, 1))), p0={"passed": True, "vp": 23},
        p1={"hand": ["vega_observation"]},
    )  # fmt: skip
    given.doing(Rotate(), seat=1)
    assert given.events_of("visit") == [(0, "asteroids")]
    given.when("1: play vega_observation", "1: resolve vega").asks("trace", seat=1)
    given = Given(
        active=1, slots=slots(vega=(1, (0, 0, 0))), p0={"passed": True, "vp": 23}, p1={"hand": ["vega_observation"]}
    )
    given.when("1: play vega_observation", "1: resolve vega").asks("trace").when("0: trace left-purple-overflow")
    given.then(p0={"publicity": 5, "vp": 28}).when("1: end").asks("gold")


@rule("SE-TRN-07")
def test_milestones_come_before_discoveries_and_both_before_the_next_turn():
    given = Given(p0={"vp": 24, "hand": ["vega_observation"]}, slots=slots(vega=(3, (1,))))
    given.g.s.species[0].discovery[:] = [0, 1, 0]
    given.when("play vega_observation").asks("end").then(active=0).when("end").asks("gold").then(active=0)
    assert not given.g.s.species[0].found
    given.when("gold " + given.g.s.gold[0])
    assert given.g.s.species[0].found


def free_signal(given: Given) -> Given:
    """A free action that marks a signal at Vega, and then gives a credit."""
    given.g.scope(FreeMove(shut=True), 0, Signal("star", of=("vega",)), Gain("credit"))
    given.g.settle()
    return given


@rule("SE-TRN-10")
def test_a_sector_completed_by_a_free_action_is_resolved_when_that_is_finished():
    given = free_signal(Given(slots=slots(vega=(1, (1, 1, 1))))).asks("resolve").then(p0={"credits": 5}, completed=[3])
    given.when("resolve vega", "1: trace left-purple-overflow").asks("action").then(completed=[])


@rule("SE-TRN-10")
def test_inside_a_main_action_it_is_resolved_with_the_sectors_of_that_action():
    given = free_signal(Given(slots=slots(vega=(1, (1, 1, 1)))).when("scan")).asks("scan").then(completed=[3])
    given.when("part earth", "discard galileo_mission", "signal barnards_star").asks("resolve", "resolve vega")


@rule("SE-SEC-10")
def test_the_active_player_chooses_the_order_of_several_sectors():
    full = slots(vega=(1, (0, 0, 0)), beta_pictoris=(1, (0, 0, 0, 0)))
    given = free_signal(Given(slots=full).when("scan")).when("part earth", "discard galileo_mission")
    given.when("signal barnards_star").asks("resolve", "resolve beta_pictoris", "resolve vega")
    given.when("resolve vega", "trace left-purple-overflow").asks("resolve", "resolve beta_pictoris")


@rule("SE-SEC-22")
def test_a_sector_is_resolved_publicity_then_reward_then_reset():
    given = Given(3, active=1, slots=slots(vega=(1, (0, 2, 2))), p1={"hand": ["vega_observation"]})
    given.when("1: play vega_observation", "1: resolve vega").asks("trace", seat=2)
    gained = [event.seat for event in given.events if event.what == "gain" and event.ids == ("publicity",)]
    assert gained == [1, 2, 0]
    assert given.g.s.slots[3] == Slot(0, (0, 2, 2, 1)) and given.g.s.wins[3] == (2,)
    given.when("2: trace left-purple-overflow")
    assert given.g.s.slots[3] == Slot(3, (1,))


@rule("SE-SEC-08", "SE-SEC-11", "SE-SEC-13", "SE-SEC-16")
def test_se_ex_22_a_three_way_tie_with_an_excess_signal():
    given = Given(3, slots=slots(vega=(1, (1, 2, 1, 2, 0))), p0={"hand": ["vega_observation"]})
    given.when("play vega_observation", "resolve vega").asks("trace")
    given.then(p0={"publicity": 5}, p1={"publicity": 5}, p2={"publicity": 5}).when("trace left-purple-overflow")
    assert given.g.s.wins[3] == (0,) and given.g.s.slots[3] == Slot(3, (2,))
