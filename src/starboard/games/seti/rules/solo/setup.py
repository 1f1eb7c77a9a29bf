"""How the rival and the objectives are laid out.  SE-SLO-03, SE-SLO-04, SE-SLO-05, SE-SLO-31, SE-SLO-37, SE-SLO-54."""

from collections.abc import Callable

from starboard.games.seti.model.rival import Objective, Rival
from starboard.games.seti.rules.solo.objectives import OPEN
from starboard.games.seti.world import World

Shuffle = Callable[[list[str]], list[str]]


def new_rival(world: World, difficulty: str, shuffle: Shuffle) -> Rival:
    """The rival of this difficulty, with its deck and with the stack of objectives."""
    chosen = next(level for level in world.difficulties if str(level.number) == (difficulty or "1"))
    basic, advanced = (
        shuffle([card.key for card in world.rival if card.kind == kind]) for kind in ("basic", "advanced")
    )
    deck = shuffle(basic + [advanced.pop() for _ in range(chosen.advanced)])
    stack: list[int] = []
    for level in (3, 2, 1):  # level I lies on top
        numbers = shuffle([str(one.number) for one in world.objectives if one.level == level])
        stack += [int(number) for number in numbers[: chosen.objectives[level - 1]]]
    opened = [Objective(stack.pop()) for _ in range(min(OPEN, len(stack)))]
    return Rival(chosen.number, deck, [], advanced, chosen.start - 1, objectives=opened, stack=stack)
