"""The objectives of the solo game: tasks that deeds mark, and what comes of them.

SE-SLO-29, SE-SLO-31, SE-SLO-32, SE-SLO-33, SE-SLO-34, SE-SLO-35, SE-SLO-36, SE-SLO-37, SE-SLO-57, SE-SLO-58.
"""

from typing import ClassVar

from msgspec import structs

from starboard.games.seti.book import G
from starboard.games.seti.constants import ALONE
from starboard.games.seti.model.rival import Objective, Rival
from starboard.games.seti.rules.solo.gains import progress
from starboard.games.seti.rules.solo.totals import mark_totals
from starboard.kernel.ids import number_of, pid
from starboard.kernel.verbs import Ask, Step, Verb
from starboard.kernel.words import Event, Option, opt

OPEN = 3  # objectives that lie open while the stack lasts
MISSING = 3  # progress of the rival for each completed objective that the player cannot spend
LEFT_OVER = 5  # points of the rival for each objective that is not completed


def hear(g: G, event: Event) -> None:
    """A deed of the player may mark a task.  SE-SLO-32, SE-SLO-33."""
    if event.seat == ALONE and fitting_tasks(g, event):
        g.push(event.seat, MarkTask(event))


def fitting_tasks(g: G, event: Event) -> list[tuple[int, int]]:
    """The open tasks that this deed could mark, as objective and task; of two alike in one objective the first."""
    assert g.s.rival is not None
    found = []
    for objective in g.s.rival.objectives:
        seen = []
        for i, task in enumerate(g.book.objectives[objective.number].tasks):
            open_ = not objective.done >> i & 1 and task.deeds not in seen
            if open_ and any(when.fits(g, event, event.seat) for when in task.deeds):
                seen.append(task.deeds)
                found.append((objective.number, i))
    return found


class MarkTask(Ask, frozen=True):
    """One event marks one task over all open objectives.  SE-SLO-32."""

    event: Event
    prompt: ClassVar[str] = "task"
    because: ClassVar[str] = "objective"
    fixed: ClassVar[bool] = True

    def options(self, g: G, here: Step) -> list[Option]:
        return [opt("task", pid("objective", number), pid("task", i + 1)) for number, i in fitting_tasks(g, self.event)]

    def answer(self, g: G, here: Step, option: Option) -> None:
        number, task = number_of(option.ids[0], "objective"), number_of(option.ids[1], "task") - 1
        rival = g.s.rival
        assert rival is not None
        at = next(i for i, objective in enumerate(rival.objectives) if objective.number == number)
        objective = rival.objectives[at]
        rival.objectives[at] = structs.replace(objective, done=objective.done | 1 << task)
        g.did("task", here.seat, option.ids[0])


def complete(g: G, objective: Objective) -> bool:
    return objective.done == (1 << len(g.book.objectives[objective.number].tasks)) - 1


def replace_completed(g: G) -> None:
    """Completed objectives leave the row, and others are opened in their place.  SE-SLO-31, SE-SLO-34."""
    rival = g.s.rival
    assert rival is not None
    done = [objective for objective in rival.objectives if complete(g, objective)]
    for objective in done:
        rival.objectives.remove(objective)
        rival.completed += 1
        g.did("objective", ALONE, pid("objective", objective.number))
    while len(rival.objectives) < OPEN and rival.stack:
        rival.objectives.append(Objective(g.draw(rival.stack)))
    if done:
        mark_totals(g, ALONE)


class ReplaceObjectives(Verb, frozen=True):
    """At the end of the player's turn, after milestones and discoveries.  SE-SLO-34, SE-SLO-57."""

    def run(self, g: G, here: Step) -> None:
        if g.s.active == ALONE:
            replace_completed(g)


class SpendObjectives(Verb, frozen=True):
    """After round n the player spends n completed objectives; each one missing helps the rival.

    SE-SLO-35, SE-SLO-37, SE-SLO-58.
    """

    def run(self, g: G, here: Step) -> None:
        rival = g.s.rival
        assert rival is not None
        if not has_objectives(g, rival):
            return
        replace_completed(g)
        spent = min(g.s.round, rival.completed - rival.spent)
        rival.spent += spent
        g.did("spend", here.seat, n=spent)
        if spent < g.s.round:
            progress(g, MISSING * (g.s.round - spent))


def has_objectives(g: G, rival: Rival) -> bool:
    return any(g.book.difficulties[rival.difficulty].objectives)


def points_for_objectives(g: G) -> int:
    """What the rival scores at the end for objectives in the row and in the stack.  SE-SLO-29."""
    rival = g.s.rival
    assert rival is not None
    row = [objective for objective in rival.objectives if not complete(g, objective)]
    return LEFT_OVER * (len(row) + len(rival.stack))
