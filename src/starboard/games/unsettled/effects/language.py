"""The whole effect language in one import: content can only use a verb whose module is named here."""

from starboard.games.unsettled.effects import (
    costs,
    engagement,
    everywhere,
    finds,
    focus,
    forms,
    holding,
    learning,
    moves,
    planet,
    planetdeck,
    presence,
    progress,
    situation,
    stores,
    time,
)
from starboard.games.unsettled.rules import modifiers

CONDITIONS = (holding, presence, situation)  # known as soon as they are imported
MODULES = tuple(
    module.__name__
    for module in (
        costs, engagement, everywhere, finds, focus, forms, learning, moves, planet, planetdeck, progress, stores, time,
        modifiers,
    )
)  # fmt: skip
