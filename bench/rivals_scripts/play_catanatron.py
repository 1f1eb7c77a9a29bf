"""Catanatron, four random players.  Arguments: what is counted (see below); seconds.

`Catan`: every tick of whole games.  Most ticks leave one thing to do (roll, end the turn), so `Catan, decisions` counts
only those with a choice, in games of its own.  `Catan, a copy`: `game.copy()`.
A copy costs more as the game's own log grows, so copies are taken all along some games, not at their start.
The seed does not fix Catanatron's games from one process to the next: twenty of them even out the copies.
"""

import random
import sys

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT
from stopwatch import report

game, seconds = sys.argv[1], float(sys.argv[2])


def start() -> Game:
    return Game([RandomPlayer(color) for color in Color])


def play() -> int:
    g = start()
    ticks = 0
    while g.winning_color() is None and g.state.num_turns < TURNS_LIMIT:
        g.play_tick()
        ticks += 1
    return ticks


def decide() -> int:
    g = start()
    decisions = 0
    while g.winning_color() is None and g.state.num_turns < TURNS_LIMIT:
        decisions += len(g.state.playable_actions) > 1
        g.play_tick()
    return decisions


def positions(games: int, every: int) -> list[Game]:
    """Positions at every so many ticks of some games, from the first settlement to the end."""
    kept = []
    for _ in range(games):
        g = start()
        ticks = 0
        while g.winning_color() is None and g.state.num_turns < TURNS_LIMIT:
            if ticks % every == 0:
                kept.append(g.copy())
            g.play_tick()
            ticks += 1
    return kept


if game == "Catan":
    report("Catanatron", game, "catanatron", play, seconds, "ticks")
elif game == "Catan, decisions":
    report("Catanatron", game, "catanatron", decide, seconds, "decisions")
else:
    random.seed(1)
    stock = positions(games=20, every=100)

    def copy_all() -> int:
        for g in stock:
            g.copy()
        return len(stock)

    report("Catanatron", game, "catanatron", copy_all, seconds, "copies")
