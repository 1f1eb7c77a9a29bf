"""The worlds in which a bot thinks: each might be the true one for all that its seat knows."""

from collections.abc import Callable
from typing import Any

from starboard.kernel.asking import AtOnce
from starboard.kernel.game import Game
from starboard.kernel.redeal import redeal
from starboard.kernel.words import Seat


def is_open(g: Game[Any]) -> bool:
    """Whether everybody knows everything and nothing is left to chance: then the true world is the only one."""
    rules = g.rules
    if rules.chance or rules.has_secrets:
        return False
    return not any(isinstance(step.verb, AtOnce) and step.verb.heard for step in g.s.stack)


def worlds(g: Game[Any], seat: Seat, chance: Callable[[], float]) -> Callable[[], Game[Any]]:
    """Gives a new world at each call, to be played on at will.  It depends on what the seat knows, on nothing else."""
    if is_open(g):
        return g.fork
    return lambda: _imagine(redeal(g, seat, int(chance() * (1 << 53))))


def _imagine(world: Game[Any]) -> Game[Any]:
    """A world that ends where something is read that nobody has read."""
    world.imagined = True
    return world
