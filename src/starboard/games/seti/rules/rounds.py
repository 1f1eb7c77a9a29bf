"""Rounds, and what lies between them.  SE-RND."""

from starboard.games.seti.book import G, clockwise
from starboard.games.seti.constants import ROUNDS
from starboard.games.seti.model.memory import Aside, Turn
from starboard.games.seti.rules.final import FinalScoring
from starboard.games.seti.rules.income import TakeIncome
from starboard.games.seti.rules.milestones import Milestones
from starboard.games.seti.rules.solo.agencies import agency_of
from starboard.games.seti.rules.solo.mode import mode_of
from starboard.games.seti.rules.species import Discoveries
from starboard.games.seti.rules.turn import ChooseAction, EndTurn
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Seat


class TakeTurn(Verb, frozen=True):
    """One main action, the rest of the turn, milestones, discoveries, the next turn.  SE-TRN-01, SE-TRN-07."""

    def run(self, g: G, here: Step) -> None:
        g.s.active = here.seat
        g.s.visited.clear()
        g.did("turn", here.seat)
        g.push(here.seat, NextTurn())
        g.scope(Aside(shut=True), here.seat, *after_turn(g))
        g.scope(Turn(), here.seat, *turn_of(g, here.seat))


def turn_of(g: G, seat: Seat) -> tuple[Verb, ...]:
    """What fills a turn; for the automatic rival this is its own verb, without a question.  SE-TRN-01."""
    return mode_of(g).turn(seat) or (ChooseAction(), EndTurn())


def after_turn(g: G) -> tuple[Verb, ...]:
    """What the end of a turn brings, in this order.  SE-TRN-07, SE-SLO-57."""
    return (Milestones(), Discoveries(), *mode_of(g).after_turn)


class NextTurn(Verb, frozen=True):
    """Clockwise to the next player who has not passed; when all have, the round ends.

    SE-RND-02, SE-RND-03, SE-RND-04.
    """

    def run(self, g: G, here: Step) -> None:
        order = clockwise(g, (g.s.active + 1) % len(g.s.players))
        playing = [player.seat for player in order if not player.passed]
        if playing:
            g.push(playing[0], TakeTurn())
        else:
            g.push(g.s.first, EndRound())


class EndRound(Verb, frozen=True):
    """Income, the next starting player, the next round; after the fifth one the final scoring.

    SE-RND-05, SE-RND-06, SE-RND-07.
    """

    def run(self, g: G, here: Step) -> None:
        s = g.s
        if s.round == ROUNDS:
            g.push(s.first, FinalScoring())
            return
        g.push(s.first, StartRound())
        g.put(*between_rounds(g))


def between_rounds(g: G) -> tuple[Step, ...]:
    """What comes before the next round starts: income for all but the automatic rival.  SE-RND-05, SE-SLO-02."""
    players = [player.seat for player in clockwise(g, g.s.first) if not agency_of(g.s, player.seat).automatic]
    return (*mode_of(g).between_rounds, *(Step(TakeIncome(), seat) for seat in players))


class StartRound(Verb, frozen=True):
    """The starting-player marker moves on, and everybody is back in.  SE-RND-02, SE-RND-05."""

    def run(self, g: G, here: Step) -> None:
        s = g.s
        s.round += 1
        s.rotated = False
        s.first = (s.first + 1) % len(s.players)
        for player in s.players:
            player.passed = False
        g.did("round", s.first, n=s.round)
        g.push(s.first, TakeTurn())
