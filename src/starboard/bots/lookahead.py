"""Looking one step ahead: what an option comes to when it has had its effect, and which option looks best."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from starboard.kernel.asking import AtOnce
from starboard.kernel.game import Game
from starboard.kernel.playout import follow, playout, sensible
from starboard.kernel.words import Option, Seat

RESOLVE = 12  # answers within which an option must have had its effect
SCREEN_WORLDS = 2  # worlds in which all options are looked at
HALF = 0.5  # an option is promising that is no further behind the best than half of what the field is on average
UNKNOWN = 0.5  # the value of a game of which neither the end nor an estimate was reached


def value_after(world: Game[Any], seat: Seat, option: Option, chance: Callable[[], float]) -> float:
    """How the seat stands when this option has had its effect, in a world of its own.

    What follows from an option before anybody else is asked, or the same is asked again, belongs to it.
    """
    stack = world.s.stack
    asked, beneath = stack[-1], [] if world.rules.looks_past else stack[-2:-1]
    depth = len(stack)
    answer_and_resolve(world, seat, option, chance)
    stops = world.rules.looks_at
    for _ in range(RESOLVE):
        if world.s.outcome is not None or (not stops and world.waiting != [seat]):
            break
        if stops and isinstance(world.s.stack[-1].verb, stops):
            break
        if beneath and (len(stack) < depth or stack[depth - 2] is not beneath[0]):
            break
        if type(world.s.stack[-1].verb) is type(asked.verb):
            break
        follow(world, chance)
    return evaluate(world, seat, chance)


def promising(first_values: Mapping[Option, float], margin: float = HALF) -> list[Option]:
    """Of options and how they looked, those that might be best after all, the best first."""
    found = sorted(first_values, key=lambda option: -first_values[option])
    top = first_values[found[0]]
    behind = sum(top - value for value in first_values.values()) / len(found)
    return [option for option in found if first_values[option] >= top - margin * behind]


def candidates(g: Game[Any], seat: Seat, ahead: bool = False) -> Sequence[Option]:
    """What the seat might say that is worth a look; always something."""
    options = sensible(g, seat)
    return (g.rules.prune(g, seat, options, ahead) or options) if len(options) > 1 else options


def answer_and_resolve(world: Game[Any], seat: Seat, option: Option, chance: Callable[[], float]) -> None:
    """Answer; where several answer in secret at once, the others do so as well, so that it takes effect."""
    at_once = isinstance(world.s.stack[-1].verb, AtOnce)
    world.answer(seat, option)
    while at_once and world.s.outcome is None and isinstance(world.s.stack[-1].verb, AtOnce):
        playout(world, chance, 1)


def evaluate(world: Game[Any], seat: Seat, chance: Callable[[], float]) -> float:
    """The game's own evaluation; without an estimate the game is played to its end."""
    value = world.rules.value(world, seat)
    if value is None:
        playout(world, chance, world.rules.longest)
        value = world.rules.value(world, seat)
    return UNKNOWN if value is None else value


def best(world: Game[Any], seat: Seat, options: Sequence[Option], chance: Callable[[], float]) -> Option:
    """The option that looks best in this very world; of those alike, the first."""
    found, top = options[0], -1.0
    for option in options:
        value = value_after(world.fork(), seat, option, chance)
        if value > top:
            found, top = option, value
    return found
