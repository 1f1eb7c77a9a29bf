"""The whole effect language in one import: content can only use a verb whose module is named here."""

from starboard.games.under_our_sun.effects import dice, enemies, flow, goods, ground, health, people
from starboard.games.under_our_sun.rules import conditions, modifiers, skill_tests

CONDITIONS = (conditions,)  # known as soon as they are imported
MODULES = tuple(
    module.__name__ for module in (dice, enemies, flow, goods, ground, health, people, modifiers, skill_tests)
)
