"""What signals at the stars promise: who leads a sector, and how soon it is full."""

from starboard.games.seti.book import G
from starboard.games.seti.bot.outlook import Outlook
from starboard.games.seti.bot.prices import LAST, PUBLICITY
from starboard.games.seti.constants import OUMUAMUA
from starboard.games.seti.model.player import Player

OPEN = 0.6  # how much each free place of a slot leaves undecided
LATE = (0.95, 0.75, 0.5, 0.3, 0.15, 0.1, 0.1)  # that a sector is still filled in the last round, by places left


def sectors(g: G, player: Player, book: Outlook, now: int) -> tuple[float, float]:
    """Over all stars where this player has signals: the chance to win the sector, times what that brings; and how
    full they are, as publicity."""
    won, full, seat = 0.0, 0.0, player.seat
    late = now >= LAST
    for star, slot in enumerate(g.s.slots[:OUMUAMUA]):
        marks = slot.marks
        if seat not in marks:
            continue
        mine, others = marks.count(seat), 0
        for other in set(marks):
            if other != seat:
                others = max(others, marks.count(other))
        lead = mine + 0.3 if marks[-1] == seat else float(mine)
        chance = lead * lead / (lead * lead + others * others + OPEN * slot.data)
        reward = book.stars[min(now, LAST)][star][bool(g.s.wins[star])]
        filled = len(marks) / (len(marks) + slot.data)
        likely = LATE[min(slot.data, 6)] if late else 1.0
        won += likely * chance * reward
        full += likely * filled * PUBLICITY[now]
    return won, full
