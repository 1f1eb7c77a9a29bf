"""OpenSpiel from Python, random legal moves.  Arguments: language the game is written in, game, seconds."""

import random
import sys

import pyspiel
from open_spiel.python.games import tic_tac_toe  # noqa: F401  registers python_tic_tac_toe
from stopwatch import report

NAMES = {
    ("Python", "tic-tac-toe"): "python_tic_tac_toe",
    ("C++", "tic-tac-toe"): "tic_tac_toe",
    ("C++", "four in a row"): "connect_four",
}

language, name, seconds = sys.argv[1], sys.argv[2], float(sys.argv[3])
game = pyspiel.load_game(NAMES[language, name])
draw = random.random


def play() -> int:
    state = game.new_initial_state()
    moves = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[int(draw() * len(legal))])
        moves += 1
    return moves


report(f"OpenSpiel, game in {language}", name, "open-spiel", play, seconds)
