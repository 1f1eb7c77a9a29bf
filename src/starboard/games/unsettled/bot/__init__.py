"""What a program needs to play Unsettled sensibly: how the crew stands, and what somebody might well do next."""

from starboard.games.unsettled.bot.policy import prune, rollout
from starboard.games.unsettled.bot.standing import value

__all__ = ["prune", "rollout", "value"]
