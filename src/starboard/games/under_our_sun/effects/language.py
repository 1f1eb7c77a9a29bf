"""The whole effect language in one import: content can only use a verb whose module is named here."""

from starboard.games.under_our_sun.effects import dice, enemies, flow, goods, ground, health, people
from starboard.games.under_our_sun.rules import conditions, modifiers, skill_tests

SPARE = dict.fromkeys(
    (
        "do: damage_enemies", "do: detect", "do: draw_event", "do: end_turn", "do: hide_here", "do: lose_mission",
        "do: move_character", "do: next_card", "do: put_goods", "do: remove_dice", "do: remove_marker", "do: roll",
        "do: skip_upkeep", "do: win_mission", "is: alone", "is: character_is", "is: fitness_is", "is: in_stealth",
        "is: wounded",
    ),
    "for missions that others write",
)  # fmt: skip
CONDITIONS = (conditions,)  # known as soon as they are imported
MODULES = tuple(
    module.__name__ for module in (dice, enemies, flow, goods, ground, health, people, modifiers, skill_tests)
)
