"""What a seat is told, and random play in which no seat may notice that what it does not know was dealt anew."""

import random
from typing import Any

from starboard.kernel.game import Game
from starboard.kernel.redeal import redeal
from starboard.kernel.rules import Rules
from starboard.kernel.setup import Setup
from starboard.kernel.views import view
from starboard.kernel.words import Seat


def told(g: Game[Any], seat: Seat | None) -> tuple[Any, ...]:
    """All that a seat, or a spectator, is told at this moment: its view, its question, whom the table waits for."""
    return view(g.s, seat), None if seat is None else g.question(seat), g.waiting


def play_and_redeal(rules: Rules[Any], seats: int, seed: int) -> Game[Any]:
    """Play at random; at every question each seat, and a spectator, is told the same in a world dealt anew."""
    chance = random.Random(seed)
    g = Game(rules.new(Setup(seats, seed)), rules)
    while not g.over:
        for seat in (None, *range(seats)):
            world = redeal(g, seat, chance.getrandbits(64))
            assert told(world, seat) == told(g, seat), f"seat {seat} is told something that it may not know"
        g.answer(*chance.choice([(seat, option) for seat in range(seats) for option in g.moves(seat)]))
    return g
