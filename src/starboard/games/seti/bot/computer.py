"""What the computer promises: the rewards that lie ahead on its spaces, less the data that they still take."""

from starboard.games.seti.bot.prices import DATA, ENERGY, LAST, MOMENTS, PUBLICITY, TRACE, TUCK
from starboard.games.seti.constants import SLOTS_AT, TOP_SPACES
from starboard.games.seti.model.player import Player

PLACED = 0.15  # a token in the computer is worth a little more than one in the pool
BARE = 0.4  # of an income increase, while there is no card in hand to tuck
FAR = 0.35  # of rewards that the data at hand do not reach in the last round


def _ahead(now: int, top: int, data: int, tuck: float) -> float:
    """What the spaces above `top` still bring, without technologies."""
    rewards = {2: PUBLICITY[now], 4: tuck * TUCK[now], TOP_SPACES: max(0.0, TRACE[now] - ENERGY[now])}
    best = total = 0.0
    for space in range(top + 1, TOP_SPACES + 1):
        brings = rewards.get(space, 0.0)
        total += (brings if now < LAST or space - top <= data else FAR * brings) - DATA[now]
        best = max(best, total)
    if top == TOP_SPACES:
        return rewards[TOP_SPACES]
    return best + PLACED * top


TABLE = {
    tuck: [[[_ahead(now, top, data, tuck) for data in range(7)] for top in range(TOP_SPACES + 1)] for now in MOMENTS]
    for tuck in (BARE, 1.0)
}


def computer(player: Player, now: int) -> float:
    """The spaces ahead; each slot with a technology gives two points more when the token above it is placed."""
    if now > LAST:
        return 0.0
    total = TABLE[1.0 if player.hand or player.aliens else BARE][now][player.top][player.data]
    for slot, at in zip(player.slots, SLOTS_AT, strict=True):
        if slot >= 0 and at > player.top and (now < LAST or at - player.top <= player.data):
            total += 1.0
    return total
