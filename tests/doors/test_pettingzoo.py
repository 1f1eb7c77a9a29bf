"""Every game behind PettingZoo, by PettingZoo's own tests."""

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from starboard.doors.pettingzoo import env
from starboard.kernel.registry import games
from starboard.kernel.views import view

EVERY = [*games(), "mini", "crew"]


@pytest.mark.filterwarnings("ignore:Observation")  # an empty board is all zeros; a mask makes it a dictionary
@pytest.mark.parametrize("game", EVERY)
def test_pettingzoo_accepts_it(game, guests):
    level = next(iter(games()[game].difficulties), "")
    api_test(env(game, difficulty=level), num_cycles=60)
    seed_test(lambda: env(game, difficulty=level), num_cycles=40)


def test_a_win_is_worth_one_and_a_loss_minus_one():
    table = env("tictactoe")
    table.reset(seed=1)
    for cell in ("a1", "b1", "a2", "b2", "a3"):
        words = [str(option) for option in table.vocabulary.words]
        table.step(words.index(f"mark {cell}"))
    assert table.terminations == {"seat_1": True, "seat_2": True}
    assert table.rewards == {"seat_1": 1.0, "seat_2": -1.0}


def test_an_illegal_action_loses():
    table = env("tictactoe")
    table.reset(seed=1)
    table.step(4)
    table.step(4)
    assert table.rewards == {"seat_1": 0.0, "seat_2": -1.0}
    assert table.terminations["seat_1"]


def test_only_who_is_asked_has_a_mask():
    table = env("connect_four")
    table.reset(seed=1)
    assert table.observe("seat_1")["action_mask"].sum() == 7
    assert table.observe("seat_2")["action_mask"].sum() == 0


def test_a_mask_samples_evenly_and_by_seed():
    space = env("tictactoe").action_space("seat_1")
    mask = np.array([0, 1, 0, 0, 1, 0, 0, 0, 1], np.int8)
    drawn = []
    for _ in range(2):
        space.seed(3)
        drawn.append([int(space.sample(mask)) for _ in range(300)])
    assert drawn[0] == drawn[1]
    assert set(drawn[0]) == {1, 4, 8}
    assert min(drawn[0].count(number) for number in (1, 4, 8)) > 60


def test_a_row_of_numbers_tells_no_more_than_the_view(guests):
    """The hidden deck and the other hands are not in it; what the seat sees is."""
    from starboard.kernel.redeal import redeal

    table = env("mini", difficulty="calm")
    table.reset(seed=4)
    g = table.g
    world, observe = redeal(g, 0, 9), table.observer
    assert view(world.s, 0) == view(g.s, 0)
    assert world.s.players[1].hand != g.s.players[1].hand
    assert (observe(world, 0) == observe(g, 0)).all()
    assert (observe(world, 1) != observe(g, 1)).any()


def test_it_is_drawn_as_text():
    table = env("tictactoe", render_mode="ansi")
    table.reset(seed=1)
    assert "The board" in table.render()


def play(table, seed: int) -> dict[str, float]:
    """A random game; what each agent was rewarded with in all."""
    table.reset(seed=seed)
    chance, total = np.random.RandomState(seed), dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, _ = table.last()
        total[agent] += reward
        legal = observation["action_mask"].nonzero()[0]
        table.step(None if termination or truncation else int(chance.choice(legal)))
    return total


def test_points_as_a_reward_add_up_to_the_final_score():
    table = env("seti", 3, reward="points")
    table.reset(seed=4)
    start = [player.vp for player in table.g.s.players]
    total = play(table, 4)
    final = table.g.s.outcome.scores
    assert [total[f"seat_{seat + 1}"] + start[seat] for seat in range(3)] == list(final)
    assert any(total.values())


def test_a_game_without_points_has_no_such_reward():
    with pytest.raises(ValueError, match="unsettled counts no points"):
        env("unsettled", difficulty="atrocious", reward="points")


def test_info_tells_the_score_and_the_words_of_what_is_open():
    table = env("seti", 2)
    table.reset(seed=4)
    info = table.infos[table.agent_selection]
    mask = table.observe(table.agent_selection)["action_mask"]
    assert info["score"] == table.g.s.players[0].vp
    assert sorted(info["words"]) == list(mask.nonzero()[0])
    assert sorted(info["words"].values()) == sorted(map(str, table.g.moves(0)))
