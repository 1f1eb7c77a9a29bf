"""What a program needs to play SETI sensibly: how a seat stands, and what it might well do next."""

from starboard.games.seti.bot.policy import prune, rollout
from starboard.games.seti.bot.standing import value

__all__ = ["prune", "rollout", "value"]
