"""OpenSpiel's own search plays our games."""

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from starboard.doors.openspiel import load


def against_chance(name: str, games: int, simulations: int) -> float:
    """The mean return of OpenSpiel's ISMCTS against random play, from both seats."""
    game = load(name)
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, chance),
        1.0,
        simulations,
        random_state=chance,
        allow_inconsistent_action_sets=True,
    )
    total = 0.0
    for number in range(games):
        state, me = game.new_state(number), number % 2
        while not state.is_terminal():
            mine = state.current_player() == me
            state.apply_action(bot.step(state) if mine else chance.choice(state.legal_actions()))
        total += state.returns()[me]
    return total / games


def test_its_search_beats_chance_where_all_is_open():
    assert against_chance("connect_four", 4, 40) > 0.4


def test_its_search_beats_chance_in_a_game_with_secrets(guests):
    assert against_chance("mini", 4, 30) > 0.4


def test_a_clone_goes_its_own_way():
    state = load("tictactoe").new_initial_state()
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert len(state.legal_actions()) == 9
    assert len(copy.legal_actions()) == 8
    assert copy.current_player() == 1


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
