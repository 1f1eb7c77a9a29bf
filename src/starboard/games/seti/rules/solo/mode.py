"""What the solo game adds to rounds, reactions and the final scoring.  SE-SLO."""

from starboard.games.seti.book import G
from starboard.games.seti.constants import ALONE, RIVAL
from starboard.games.seti.rules.solo.objectives import ReplaceObjectives, SpendObjectives, hear, points_for_objectives
from starboard.games.seti.rules.solo.scoring import solo_outcome
from starboard.games.seti.rules.solo.turn import RenewDeck, RivalTurn
from starboard.kernel.verbs import Step, Verb
from starboard.kernel.words import Event, Outcome, Seat


class Mode:
    """Two to four people: nothing is added."""

    after_turn: tuple[Verb, ...] = ()
    between_rounds: tuple[Step, ...] = ()

    def turn(self, seat: Seat) -> tuple[Verb, ...]:
        """What fills a turn in place of a question; nothing, if somebody is asked."""
        return ()

    def hear(self, g: G, event: Event) -> None:
        """A deed happened, before cards react to it."""

    def scores(self, g: G) -> list[tuple[str, list[int]]]:
        """More parts of the final scoring, each with the points of every seat."""
        return []

    def outcome(self, g: G) -> Outcome:
        """Most points win, and a tie is shared.  SE-FIN-04."""
        scores = tuple(player.vp for player in g.s.players)
        winners = tuple(player.seat for player in g.s.players if player.vp == max(scores))
        return Outcome("win", winners, scores, "end-points")


class Solo(Mode):
    """One person against the rival, with objectives.  SE-SLO-08, SE-SLO-34, SE-SLO-57."""

    after_turn = (ReplaceObjectives(),)
    between_rounds = (Step(SpendObjectives(), ALONE), Step(RenewDeck(), RIVAL))

    def turn(self, seat: Seat) -> tuple[Verb, ...]:
        return (RivalTurn(),) if seat == RIVAL else ()

    def hear(self, g: G, event: Event) -> None:
        hear(g, event)

    def scores(self, g: G) -> list[tuple[str, list[int]]]:
        return [("objectives", [points_for_objectives(g) if p.seat == RIVAL else 0 for p in g.s.players])]

    def outcome(self, g: G) -> Outcome:
        return solo_outcome(g)


MODE, SOLO = Mode(), Solo()


def mode_of(g: G) -> Mode:
    return MODE if g.s.rival is None else SOLO
