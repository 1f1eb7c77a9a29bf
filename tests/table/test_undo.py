"""Undo: alone back to the last barrier while nobody else has answered, by consent beyond; who plays alone, freely."""

import pytest

from starboard.kernel.codec import digest
from starboard.kernel.words import Option
from starboard.table.history import EVERY, RECENT, History, KeptAnswer
from starboard.table.play import game_at
from starboard.table.reach import Reach
from starboard.table.records import Undone
from starboard.table.refusal import Refusal
from tests.table.given import Given, mini


def reach(given: Given, who: str) -> Reach:
    found = given.table.reach(given.table.seats_of(who.lower()))
    assert found is not None
    return found


def test_my_own_last_answer_is_mine_to_take_back():
    given = Given("Ann", "Bo").marks("a1", "b2", "c3")
    assert reach(given, "Ann") == Reach(alone=(2,), limit="other", by_consent=(0,))

    given.undo("Ann", 2)

    assert given.table.position == 2 and given.table.waiting == (0,)
    given.marks("a3")
    assert given.table.position == 3


def test_across_another_answer_the_table_is_asked():
    given = Given("Ann", "Bo").marks("a1", "b2")
    assert reach(given, "Ann") == Reach(alone=(), limit="other", by_consent=(0,))

    given.undo("Ann", 0)
    assert given.table.position == 2 and len(given.table.requests) == 1

    given.vote("Bo")
    assert given.table.position == 0 and not given.table.requests
    last = given.table.entries[-1].what
    assert isinstance(last, Undone) and last.agreed


def test_one_refusal_ends_the_request():
    given = Given("Ann", "Bo").marks("a1", "b2")
    given.undo("Ann", 0)

    given.vote("Bo", yes=False)

    assert given.table.position == 2 and not given.table.requests


def test_who_asked_may_take_the_request_back_but_not_grant_it():
    given = Given("Ann", "Bo").marks("a1", "b2")
    given.undo("Ann", 0)

    with pytest.raises(Refusal, match="not_allowed"):
        given.vote("Ann", yes=True)
    given.vote("Ann", yes=False)

    assert not given.table.requests


def test_a_new_answer_drops_the_request():
    given = Given("Ann", "Bo").marks("a1", "b2")
    given.undo("Bo", 0)

    given.marks("c3")

    assert not given.table.requests and given.table.position == 3


def test_alone_one_goes_back_as_far_as_one_likes():
    given = Given("Ann", "Ann/Bo").marks("a1", "b2", "c3", "a3")
    assert reach(given, "Ann") == Reach(alone=(3, 2, 1, 0), limit="start", by_consent=(), free=True)

    given.undo("Ann", 0)

    assert given.table.position == 0 and isinstance(given.table.entries[-1].what, Undone)


def test_across_a_bot_one_goes_back_to_ones_own_answer():
    given = Given("Ann", "*random").marks("a1")
    from starboard.table.actions import bot_answer

    given.apply(bot_answer(given.table, given.now, 1, Option("mark", ("b2",))))

    assert reach(given, "Ann").alone == (0,)


def test_a_reveal_is_a_wall():
    with mini():
        given = Given("Ann", "Bo", game="mini")
        table = given.table
        assert table.waiting == (0,)
        given.answer("Ann", 0, "rest")  # then Bo draws: a barrier
        assert table.game.s.barrier == table.position == 1

        assert reach(given, "Ann") == Reach(alone=(), limit="chance", by_consent=(0,))
        given.undo("Ann", 0)
        assert table.requests and table.position == 1


def test_when_the_game_is_over_all_has_come_to_light():
    given = Given("Ann", "Bo").marks("a1", "a2", "b1", "b2", "c1")

    assert reach(given, "Ann") == Reach(alone=(), limit="chance", by_consent=(4, 2, 0))


def test_where_undo_is_free_nobody_is_asked():
    given = Given("Ann", "Bo", undo="free").marks("a1", "b2", "c3")
    assert reach(given, "Bo") == Reach(alone=(1,), limit="start", by_consent=(), free=True)

    given.undo("Bo", 1)

    assert given.table.position == 1 and not given.table.requests


@pytest.mark.parametrize("other", ["Bo", "Ann/Bo"])
def test_where_there_is_no_undo_nothing_is_taken_back_not_even_alone(other: str):
    given = Given("Ann", other, undo="none").marks("a1")
    assert given.table.reach(given.table.seats_of("ann")) is None

    with pytest.raises(Refusal, match="not_allowed"):
        given.undo("Ann", 0)
    assert given.table.position == 1


def test_a_spectator_has_no_reach_and_no_undo():
    given = Given("Ann", "Bo").marks("a1")
    assert given.table.reach(()) is None

    with pytest.raises(Refusal, match="spectator"):
        given.undo("Cleo", 0)


@pytest.mark.parametrize("to", [1, 2, 99])
def test_only_an_earlier_position_can_be_gone_back_to(to: int):
    given = Given("Ann", "Ann/Bo").marks("a1")

    with pytest.raises(Refusal, match="unknown_position"):
        given.undo("Ann", to)


def test_old_states_are_thinned_and_still_found():
    line = History()
    kept = {0}
    for seq in range(1, 201):
        gone = line.next_to_drop()
        line.add(KeptAnswer(seq, 0, Option("x"), False, 0))
        kept.add(seq)
        kept.discard(gone or -1)
    old = [seq for seq in kept if seq <= 200 - RECENT]

    assert set(range(200 - RECENT + 1, 201)) <= kept
    assert sorted(old) == list(range(0, 200 - RECENT + 1, EVERY))


def test_a_thinned_position_is_played_on_from_the_nearest_kept():
    given = Given("Ann", "Ann/Bo").marks("a1", "b2", "c3")
    wanted = digest(game_at("tictactoe", "classic", given.table.history, 2, given.read)[0].s)
    del given.states[2], given.states[1]

    g, at = game_at("tictactoe", "classic", given.table.history, 2, given.read)

    assert at == 2 and digest(g.s) == wanted
