"""What a program needs to play SETI sensibly: how a seat stands, what it might well do next, its table as numbers."""

from starboard.games.seti.bot.features import FEATURES
from starboard.games.seti.bot.policy import follow, prune, rollout
from starboard.games.seti.bot.standing import PROMISES, lead_of, promises, value
from starboard.games.seti.bot.terms import terms

__all__ = ["FEATURES", "PROMISES", "follow", "lead_of", "promises", "prune", "rollout", "terms", "value"]
