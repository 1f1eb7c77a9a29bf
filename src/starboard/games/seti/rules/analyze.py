"""Analyzing data.  SE-ANA."""

from starboard.games.seti.constants import TOP_SPACES
from starboard.games.seti.model.player import Player
from starboard.games.seti.rules.traces import MarkTrace
from starboard.games.seti.tables import G
from starboard.kernel.words import Seat


def can_analyze(player: Player) -> bool:
    """Data on all six spaces of the top row.  SE-ANA-01 to 03."""
    return player.top == TOP_SPACES and player.energy > 0


def analyze(g: G, seat: Seat) -> None:
    """The computer is cleared, then a blue trace is marked.  SE-ANA-05 to 08."""
    player = g.s.players[seat]
    player.top = player.lower = 0
    g.did("analyze", seat)
    g.push(seat, MarkTrace(("blue",)))
