"""Rounds, and what lies between them.  SE-RND."""

from starboard.games.seti.constants import ROUNDS
from starboard.games.seti.model.memory import Aside, Turn
from starboard.games.seti.rules.final import FinalScoring
from starboard.games.seti.rules.income import TakeIncome
from starboard.games.seti.rules.milestones import Milestones
from starboard.games.seti.rules.species import Discoveries
from starboard.games.seti.rules.turn import ChooseAction, EndTurn
from starboard.games.seti.tables import G, clockwise
from starboard.kernel.verbs import Step, Verb


class TakeTurn(Verb, frozen=True):
    """One main action, the rest of the turn, milestones, discoveries, the next turn.  SE-TRN-01, 07."""

    def run(self, g: G, here: Step) -> None:
        g.s.active = here.seat
        g.s.visited.clear()
        g.did("turn", here.seat)
        g.push(here.seat, NextTurn())
        g.scope(Aside(shut=True), here.seat, Milestones(), Discoveries())
        g.scope(Turn(), here.seat, ChooseAction(), EndTurn())


class NextTurn(Verb, frozen=True):
    """Clockwise to the next player who has not passed; when all have, the round ends.  SE-RND-02 to 04."""

    def run(self, g: G, here: Step) -> None:
        order = clockwise(g, (g.s.active + 1) % len(g.s.players))
        playing = [player.seat for player in order if not player.passed]
        if playing:
            g.push(playing[0], TakeTurn())
        else:
            g.push(g.s.first, EndRound())


class EndRound(Verb, frozen=True):
    """Income, the next starting player, the next round; after the fifth one the final scoring.  SE-RND-05 to 07."""

    def run(self, g: G, here: Step) -> None:
        s = g.s
        if s.round == ROUNDS:
            g.push(s.first, FinalScoring())
            return
        g.push(s.first, StartRound())
        g.put(*(Step(TakeIncome(), player.seat) for player in clockwise(g, s.first)))


class StartRound(Verb, frozen=True):
    """The starting-player marker moves on, and everybody is back in.  SE-RND-02, 05."""

    def run(self, g: G, here: Step) -> None:
        s = g.s
        s.round += 1
        s.rotated = False
        s.first = (s.first + 1) % len(s.players)
        for player in s.players:
            player.passed = False
        g.did("round", s.first, n=s.round)
        g.push(s.first, TakeTurn())
