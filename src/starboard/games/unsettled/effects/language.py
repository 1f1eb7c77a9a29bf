"""The whole effect language in one import: content can only use a verb whose module is named here."""

from starboard.games.unsettled.effects import costs, finds, focus, forms, learning, moves, planet, stores, time
from starboard.games.unsettled.rules import modifiers

MODULES = tuple(
    module.__name__ for module in (costs, finds, focus, forms, learning, moves, planet, stores, time, modifiers)
)
