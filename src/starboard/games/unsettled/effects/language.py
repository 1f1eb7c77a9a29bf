"""The whole effect language in one import: content can only use a verb whose module is named here."""

from starboard.games.unsettled.effects import (
    costs,
    engagement,
    everywhere,
    finds,
    focus,
    forms,
    learning,
    moves,
    planet,
    planetdeck,
    progress,
    stores,
    time,
)
from starboard.games.unsettled.rules import modifiers

PARTS = (
    costs,
    engagement,
    everywhere,
    finds,
    focus,
    forms,
    learning,
    moves,
    planet,
    planetdeck,
    progress,
    stores,
    time,
)
MODULES = tuple(module.__name__ for module in (*PARTS, modifiers))
