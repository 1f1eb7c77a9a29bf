"""What a program needs to play ISS Vanguard sensibly: how the team stands, what a member might well do next,
its table as numbers."""

from starboard.games.iss_vanguard.book import G
from starboard.games.iss_vanguard.bot import ship, standing
from starboard.games.iss_vanguard.bot.features import FEATURES
from starboard.games.iss_vanguard.bot.policy import prune, rollout
from starboard.kernel.words import UNREAD, Seat

LEFT_BEHIND = 0.6  # what is lost of a success, as a share of the team is


def value(g: G, seat: Seat) -> float:
    """How the team stands, from 0 to 1.  A mission for which somebody was left behind is worth less than any other."""
    outcome = g.s.outcome
    if outcome is not None and outcome is not UNREAD:
        team = g.s.members
        return outcome.value(seat) * (1.0 - LEFT_BEHIND * sum([me.dead for me in team]) / max(1, len(team)))
    return standing.value(g) if g.s.ship is None else ship.value(g)


def terms(g: G, seat: Seat) -> dict[str, float]:
    """What the standing is made of, in dice, so that an adviser can say why."""
    return standing.parts(g) if ship.is_afield(g) else ship.parts(g)


__all__ = ["FEATURES", "prune", "rollout", "terms", "value"]
