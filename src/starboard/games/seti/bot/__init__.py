"""What a program needs to play SETI sensibly: how a seat stands, what it might well do next, its table as numbers."""

from starboard.games.seti.bot.features import FEATURES
from starboard.games.seti.bot.policy import prune, rollout
from starboard.games.seti.bot.standing import lead_of, value
from starboard.games.seti.bot.terms import terms

__all__ = ["FEATURES", "lead_of", "prune", "rollout", "terms", "value"]
