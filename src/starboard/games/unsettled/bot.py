"""What a program needs to play Unsettled sensibly: how the crew stands, and what somebody might well do next."""

from collections.abc import Callable, Sequence

from starboard.games.unsettled.console import console
from starboard.games.unsettled.model.explorer import Explorer
from starboard.games.unsettled.model.table import G
from starboard.games.unsettled.rules import tasks
from starboard.kernel.verbs import Step
from starboard.kernel.words import Option

ENDURANCE, FOCUS, LEARNT, INSIGHT, DISTRESS = 5, 9, 2, 4, 3  # what a well-placed explorer has of each
STORES = 3
TASK, CREW, LAND = 0.62, 0.30, 0.08  # what counts how much
LIKED = {"manage": 0.1, "forfeit": 0.02, "pursue": 0.2, "leave": 0.05, "give": 0.1, "refuse": 0.5}


def value(g: G) -> float:
    """From 0 to 1, the same for all: pages behind us, what of this one holds, and how the crew and its stores are."""
    s = g.s
    if s.outcome is not None:
        return s.outcome.value(0)
    crew = sum(condition(explorer) for explorer in s.explorers) / len(s.explorers)
    stores = sum(min(n, STORES) for n in (s.data, s.materials, s.power)) / (3 * STORES)
    known = min(1.0, sum(not node.hidden for node in s.nodes.values()) / 10)
    return TASK * done(g) + CREW * crew + LAND * (stores + known) / 2


def done(g: G) -> float:
    """The part of the task that is done: pages, and the conditions of the open one that hold."""
    s = g.s
    if not s.page:
        return 0.0
    pages = console(g).tasks[s.task].pages
    objective = tasks.page(g).objective
    here = Step(tasks.ReadOn(s.page), s.active)
    holds = sum(condition.holds(g, here) for condition in objective) / len(objective) if objective else 0.0
    return (s.page - 1 + 0.8 * holds) / len(pages)


def condition(explorer: Explorer) -> float:
    """How well one of the crew is, from 0 to 1."""
    if not explorer.conscious:
        return 0.0
    body = min(explorer.endurance, ENDURANCE) / ENDURANCE
    mind = sum(explorer.focus) / FOCUS
    learnt = min(len(explorer.comprehension), LEARNT) / LEARNT
    insight = min(explorer.insight, INSIGHT) / INSIGHT
    burden = min(sum(map(bool, explorer.distress)), DISTRESS) / DISTRESS
    return max(0.0, 0.45 * body + 0.25 * mind + 0.2 * learnt + 0.1 * insight - 0.2 * burden)


def rollout(options: Sequence[Option], chance: Callable[[], float]) -> Option:
    """One of the options; those that are seldom wise, seldom."""
    weights = [LIKED.get(option.key, 1.0) for option in options]
    left = chance() * sum(weights)
    for option, weight in zip(options, weights, strict=True):
        left -= weight
        if left < 0:
            return option
    return options[-1]
