"""The whole effect language in one import: content can only use a verb whose module is named here."""

from starboard.games.under_our_sun.effects import dice, enemies, flow, goods, ground, health, people
from starboard.games.under_our_sun.rules import conditions, modifiers, skill_tests

# Words that none of our missions says yet, each with why it stays.
SPARE = {
    "do: win_mission": "OS-END-01: a mission is won by its own words",
    "do: lose_mission": "OS-END-02: a mission is lost by its own words",
    **dict.fromkeys(
        ("do: detect", "do: hide_here", "do: roll", "do: end_turn"),
        "the mission in examples/missions says it",
    ),
    "do: next_card": "OS-MIS-01: a card of the mission is revealed by an effect, before its goal is met",
    "do: remove_marker": "a marker that a mission placed is taken off the map",
    "do: remove_dice": "a modifier that the pools of dice ask for",
    "do: skip_upkeep": "a modifier that night and upkeep ask for",
}
CONDITIONS = (conditions,)  # known as soon as they are imported
MODULES = tuple(
    module.__name__ for module in (dice, enemies, flow, goods, ground, health, people, modifiers, skill_tests)
)
