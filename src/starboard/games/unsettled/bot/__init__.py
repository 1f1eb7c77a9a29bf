"""What a program needs to play Unsettled sensibly: how the crew stands, what somebody might well do next, what a seat
knows as numbers."""

from starboard.games.unsettled.bot.features import FEATURES
from starboard.games.unsettled.bot.odds import chance_to_win
from starboard.games.unsettled.bot.policy import prune, rollout
from starboard.games.unsettled.bot.standing import value
from starboard.games.unsettled.bot.terms import terms

__all__ = ["FEATURES", "chance_to_win", "prune", "rollout", "terms", "value"]
