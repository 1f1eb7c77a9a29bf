"""OpenSpiel's own tests accept our games, and its own algorithms play them."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts, minimax
from open_spiel.python.observation import make_observation

from starboard.doors.openspiel import load
from starboard.kernel.registry import games

HEAVY = {name: next(iter(game.difficulties), "") for name, game in games().items() if game.weight >= 3}


def midgame(name: str, answers: int = 60):
    """A position of a heavy game after so many answers, with its game."""
    game = load(name, difficulty=HEAVY[name], seed=11)
    state = game.new_initial_state()
    for number in range(answers):
        actions = state.legal_actions()
        state.apply_action(actions[number % len(actions)])
    return game, state


def ismcts_bot(game, simulations: int, chance) -> ismcts.ISMCTSBot:
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    return ismcts.ISMCTSBot(game, evaluator, 1.0, simulations, random_state=chance, allow_inconsistent_action_sets=True)


def against_chance(game, bot, games: int, chance) -> float:
    """The mean return of a bot of OpenSpiel's against random play, from both seats."""
    total = 0.0
    for number in range(games):
        state, me = game.new_state(number), number % 2
        while not state.is_terminal():
            mine = state.current_player() == me
            state.apply_action(bot.step(state) if mine else chance.choice(state.legal_actions()))
        total += state.returns()[me]
    return total / games


def test_its_search_beats_chance_where_all_is_open():
    game, chance = load("connect_four"), np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.0, 40, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    assert against_chance(game, bot, 4, chance) > 0.4


def test_its_search_beats_chance_in_a_game_with_secrets(guests):
    game, chance = load("mini"), np.random.RandomState(1)
    assert against_chance(game, ismcts_bot(game, 30, chance), 4, chance) > 0.4


@pytest.mark.parametrize("name", ["tictactoe", "connect_four", "mini", "crew"])
def test_its_own_test_of_a_game_passes(name, guests):
    level = next(iter(games()[name].difficulties), "")
    pyspiel.random_sim_test(load(name, difficulty=level), num_sims=2, serialize=False, verbose=False)


@pytest.mark.parametrize("name", HEAVY)
def test_its_own_test_of_a_heavy_game_passes(name):
    pyspiel.random_sim_test(load(name, difficulty=HEAVY[name], seed=3), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", HEAVY)
def test_its_search_answers_in_a_heavy_game(name):
    """A playout of random moves to the end of a heavy game is long, so it is asked once."""
    game = load(name, difficulty=HEAVY[name], seed=3)
    state = game.new_initial_state()
    bot = ismcts_bot(game, 2, np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


def test_its_minimax_knows_that_tic_tac_toe_is_a_draw():
    game = load("tictactoe")
    state = game.new_initial_state()
    for cell in (4, 0, 8):  # centre, corner, the corner across it
        state.apply_action(cell)
    value, best = minimax.alpha_beta_search(game, state=state)
    assert value == 0.0
    assert state.action_to_string(1, best) in {"mark c1", "mark a3"}  # any other cell loses


def test_the_type_of_a_game_says_what_is_true_of_it(guests):
    kinds = pyspiel.GameType
    drawn, secret = load("connect_four").get_type(), load("mini").get_type()
    assert drawn.chance_mode == kinds.ChanceMode.DETERMINISTIC
    assert drawn.information == kinds.Information.PERFECT_INFORMATION
    assert drawn.utility == kinds.Utility.ZERO_SUM
    assert secret.chance_mode == kinds.ChanceMode.SAMPLED_STOCHASTIC
    assert secret.information == kinds.Information.IMPERFECT_INFORMATION
    assert load("unsettled").get_type().utility == kinds.Utility.GENERAL_SUM


def test_a_clone_goes_its_own_way():
    state = load("tictactoe").new_initial_state()
    state.apply_action(4)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert len(state.legal_actions()) == 8
    assert len(copy.legal_actions()) == 7
    assert copy.history() == [4, 0]


def test_a_child_is_the_position_after_an_action():
    state = load("connect_four").new_initial_state()
    child = state.child(3)
    assert (state.history(), child.history()) == ([], [3])
    assert child.current_player() == 1


def test_the_heavy_games_are_all_four():
    assert sorted(HEAVY) == ["iss_vanguard", "seti", "under_our_sun", "unsettled"]


@pytest.mark.parametrize("name", HEAVY)
def test_a_position_of_a_heavy_game_comes_back_from_its_text(name):
    """The setup is in the parameters, so chance falls as it fell, and goes on to fall."""
    game, state = midgame(name)
    again = game.deserialize_state(state.serialize())
    for number in range(20):
        assert again.history() == state.history()
        assert str(again) == str(state)
        actions = state.legal_actions()
        for one in (state, again):
            one.apply_action(actions[number % len(actions)])


@pytest.mark.parametrize("name", HEAVY)
def test_a_clone_of_a_heavy_game_goes_its_own_way_and_as_the_first_would(name):
    _, state = midgame(name)
    before, actions = str(state), state.legal_actions()
    copy = state.clone()
    copy.apply_action(actions[-1])
    assert str(state) == before
    assert state.legal_actions() == actions
    state.apply_action(actions[-1])
    assert str(state) == str(copy)
    assert state.history() == copy.history()


@pytest.mark.parametrize("name", HEAVY)
def test_a_heavy_game_gives_each_player_its_named_numbers_as_a_tensor(name):
    game, state = midgame(name)
    observation = make_observation(game)
    names, low, high = game.observer.names, game.observer.low, game.observer.high
    assert not names[0].startswith("hash_")
    rows = []
    for player in range(game.num_players()):
        observation.set_from(state, player)
        row = np.array(observation.tensor)
        assert row.shape == (len(names),)
        assert ((low <= row) & (row <= high)).all()
        assert list(row) == state.observation_tensor(player)
        dealt = state.resample_from_infostate(player, lambda: 0.42)
        assert list(row) == dealt.observation_tensor(player), "what a player may not know is in no number"
        rows.append(tuple(row))
    assert len(set(rows)) == len(rows), "each player is told from the own seat on"


def test_a_position_dealt_anew_is_not_taken_for_the_one_of_its_seed(guests):
    state = load("mini", seed=3, difficulty="calm").new_initial_state()
    state.apply_action(state.legal_actions()[0])
    with pytest.raises(ValueError, match="dealt anew"):
        state.resample_from_infostate(0, lambda: 0.42).serialize()


def test_what_a_player_knows_is_a_tensor_too():
    game = load("seti", 3, seed=5)
    state = game.new_initial_state()
    observation = make_observation(game)
    observation.set_from(state, 1)
    assert len(observation.tensor) == len(game.observer.names)
    assert observation.tensor[game.observer.names.index("round")] == 1
    assert list(observation.tensor) == state.observation_tensor(1)


def test_what_a_player_knows_is_the_same_in_a_world_dealt_anew(guests):
    state = load("mini", seed=3, difficulty="calm").new_initial_state()
    new_state = state.resample_from_infostate(0, lambda: 0.42)
    assert new_state.information_state_string(0) == state.information_state_string(0)
    assert new_state.information_state_string(1) != state.information_state_string(1)
    assert new_state.legal_actions() == state.legal_actions()


def test_actions_have_words():
    state = load("tictactoe").new_initial_state()
    assert state.action_to_string(0, 0) == "mark a1"
    assert state.returns() == [0.0, 0.0]
