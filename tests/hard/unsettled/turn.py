"""A turn: one cube assigned, one Move, and the regroup after all have played."""

from typing import ClassVar

from starboard.kernel.asking import Effect
from starboard.kernel.verbs import Ask, Scope, Step, Verb
from starboard.kernel.words import Option, Outcome, opt
from tests.hard.unsettled.model import CUBES, ROUNDS, marker_at
from tests.hard.unsettled.moves import Moving, Walk
from tests.hard.unsettled.verbs import G, LowerCube, PutCube, world


class Turn(Scope, frozen=True):
    """The inside of an explorer's turn; who let the windows of one turn go by is asked again in the next."""

    acted: bool = False
    moved: bool = False
    wakes: ClassVar[bool] = True

    def close(self, g: G, here: Step, cut: bool) -> None:
        g.s.used.clear()


class Act(Ask, frozen=True):
    """Assign a cube, move, or end the turn."""

    prompt: ClassVar[str] = "act"
    asks_one: ClassVar[bool] = True

    def options(self, g: G, here: Step) -> list[Option]:
        turn, me = g.inside(Turn), g.s.explorers[here.seat]
        open_here = [o.card for o in g.s.opportunities if marker_at(g.s, o) == me.at and not o.cube]
        spaces = [] if turn.acted else [*world(g).spaces, *open_here]
        move = [] if turn.moved else [opt("move")]
        return [*(opt("assign", cube, space) for cube in CUBES for space in spaces), *move, opt("end")]

    def answer(self, g: G, here: Step, option: Option) -> None:
        if option.key == "end":
            return
        g.push(here.seat, Act())
        if option.key == "move":
            g.amend(Turn, moved=True)
            g.scope(Moving(), here.seat, Walk())
            return
        g.amend(Turn, acted=True)
        cube, space = (str(i) for i in option.ids)
        self._assign(g, here, cube, space)

    def _assign(self, g: G, here: Step, cube: str, space: str) -> None:
        """The arrows come at once, with all the time they cost; the results are the next link.  UN-FOC-11, 30."""
        w = world(g)
        arrows, results = w.spaces.get(space) or (1, (PutCube(space), *w.cards[space].action))
        g.chain(here.seat, Effect(results), source=space)
        lower = g.number("arrows", arrows, here.seat)
        g.push(here.seat, Effect((LowerCube(cube, lower),)), source=space)


class NextTurn(Verb, frozen=True):
    """The next explorer; after the last one the regroup."""

    def run(self, g: G, here: Step) -> None:
        seat = here.seat + 1
        if seat == len(g.s.explorers):
            g.push(0, Regroup())
        else:
            begin(g, seat)


class Regroup(Verb, frozen=True):
    """Opportunities whose action was taken are completed: the card goes, and so does the engagement.  UN-OPP-10."""

    def run(self, g: G, here: Step) -> None:
        done = [o.card for o in g.s.opportunities if o.cube]
        g.s.opportunities = [o for o in g.s.opportunities if not o.cube]
        for explorer in g.s.explorers:
            if explorer.engaged in done:
                explorer.engaged = ""
        g.did("regroup", here.seat)
        g.s.round += 1
        if g.s.round > ROUNDS:
            g.end(Outcome("partial", why="end-rounds"))
        else:
            begin(g, 0)


def begin(g: G, seat: int) -> None:
    g.s.active = seat
    g.push(seat, NextTurn())
    g.scope(Turn(), seat, Act())
