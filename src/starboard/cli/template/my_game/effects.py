"""Verbs that cards may use, beside those of the console's grammar (`may`, `if`, `choose_one` and their like)."""

from collections.abc import Iterable
from typing import Literal

from my_game.book import G
from starboard.kernel.offers import Change
from starboard.kernel.verbs import Step, Verb


class Gain(Verb, frozen=True):
    """The owner of the card gains credits or points.  MG-CRD-01."""

    what: Literal["credits", "points"]
    n: int = 1

    def run(self, g: G, here: Step) -> None:
        player = g.s.players[here.seat]
        setattr(player, self.what, getattr(player, self.what) + self.n)
        g.did("gain", here.seat, self.what, n=self.n)

    def amounts(self, g: G, here: Step) -> Iterable[Change]:
        yield Change(self.what, self.n)


class OthersLose(Verb, frozen=True):
    """Everybody else loses credits, as far as they have any.  MG-CRD-02."""

    n: int = 1

    def run(self, g: G, here: Step) -> None:
        for player in g.s.players:
            lost = min(self.n, player.credits)
            if player.seat != here.seat and lost:
                player.credits -= lost
                g.did("lose_credits", player.seat, n=lost)
