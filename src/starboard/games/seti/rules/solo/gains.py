"""What the rival gains: progress for what a player spends, data straight into its computer.

SE-SLO-09, SE-SLO-10, SE-SLO-11, SE-SLO-12, SE-SLO-13, SE-SLO-14.
"""

from starboard.games.seti.book import G
from starboard.games.seti.constants import RIVAL, TOP_SPACES

TRACK = 12  # spaces of the progress track
INCOME = 4  # what an income increase is worth in progress
OUT_OF_CARDS = 8  # points when there is no advanced card left


def rival_gains(g: G, what: str, n: int) -> bool:
    """Whether the rival took something else instead: points, publicity and exofossils it takes as they are."""
    if what in ("credit", "energy", "card"):
        progress(g, n)
    elif what == "income":
        progress(g, INCOME * n)
    elif what == "data":
        for _ in range(n):
            take_data(g)
    else:
        return False
    return True


def progress(g: G, n: int) -> None:
    """The marker goes on; each time it comes round, an advanced card goes on top of the deck.  SE-SLO-11, SE-SLO-12."""
    rival = g.s.rival
    assert rival is not None
    if not n:
        return
    g.did("progress", RIVAL, n=n)
    rounds, rival.space = divmod(rival.space + n, TRACK)
    for _ in range(rounds):
        if rival.advanced:
            rival.deck.append(g.draw(rival.advanced))
        else:
            g.s.players[RIVAL].vp += OUT_OF_CARDS


def take_data(g: G) -> None:
    """The next space of the computer, or the pool, which has no limit.  SE-SLO-13, SE-SLO-14, SE-SLO-46."""
    player = g.s.players[RIVAL]
    if player.top == TOP_SPACES:
        player.data += 1
        return
    player.top += 1
    if player.top == 2:
        player.publicity = min(10, player.publicity + 1)
    elif player.top == 4:
        progress(g, INCOME)
