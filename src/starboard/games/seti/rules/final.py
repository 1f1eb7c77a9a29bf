"""The final scoring.  SE-FIN."""

from starboard.games.seti.book import G
from starboard.games.seti.rules.endcards import card_points
from starboard.games.seti.rules.exertians import exertian_points, lose_to_danger
from starboard.games.seti.rules.gold import gold_points
from starboard.games.seti.rules.solo.mode import mode_of
from starboard.kernel.verbs import Step, Verb


class FinalScoring(Verb, frozen=True):
    """End-of-game cards, gold tiles, the step of a species; most points win, and a tie is shared.

    SE-FIN-01, SE-FIN-02, SE-FIN-03, SE-FIN-04.
    """

    def run(self, g: G, here: Step) -> None:
        players = g.s.players
        parts = [
            ("cards", [card_points(g, p.seat) for p in players]),
            ("gold", [gold_points(g, p.seat) for p in players]),
            ("exertians", [exertian_points(g, p.seat) for p in players]),
        ]
        parts += mode_of(g).scores(g)
        for what, points in parts:
            for player, n in zip(players, points, strict=True):
                player.vp += n
                if n:
                    g.did("score", player.seat, f"final-{what}", n=n)
        before = [player.vp for player in players]
        lose_to_danger(g)
        danger = ("danger", [player.vp - n for player, n in zip(players, before, strict=True)])
        g.s.tally = [(what, tuple(points)) for what, points in (*parts, danger)]
        g.end(mode_of(g).outcome(g))
