"""How many ways of saying so many things in a row there are from a position: one number pins a rule set."""

import random
from typing import Any

from starboard.kernel.cartridge import cartridges
from starboard.kernel.game import Game
from starboard.kernel.registry import find
from tests.golden.games import GAMES, GoldenGame, answer

DEPTHS = {"tictactoe": 4, "connect_four": 5, "seti": 3, "unsettled": 3, "under_our_sun": 4, "iss_vanguard": 4}
# Random answers that lead from the setup to the position:
BEFORE = {"seti": 40, "unsettled": 24, "under_our_sun": 40, "iss_vanguard": 24}
SEED = 11


def counted(g: Game[Any], depth: int) -> int:
    """The lines of so many answers and free moves, by any seat that may speak."""
    if depth == 0 or g.over:
        return 1
    total = 0
    for seat in range(g.s.setup.seats):
        for option in g.moves(seat):
            if depth == 1:
                total += 1
            else:
                fork = g.fork()
                fork.answer(seat, option)
                total += counted(fork, depth - 1)
    return total


def position(golden: GoldenGame) -> Game[Any]:
    g, chance = golden.new(), random.Random(SEED)
    for _ in range(BEFORE.get(golden.game, 0)):
        g.answer(g.waiting[0], answer(g, g.waiting[0], chance))
    return g


def counts() -> dict[str, int]:
    """The count of each cartridge with its fewest and its most seats."""
    found = {}
    for key in GAMES:
        seats = find(key).seats
        for world in list(cartridges(find(key))) or [""]:
            for number in sorted({seats[0], seats[-1]}):
                golden = GoldenGame(key, world, number, SEED)
                found[golden.name] = counted(position(golden), DEPTHS[key])
    return found
