"""The whole effect language in one import: content can only use a verb whose module is named here."""

from starboard.games.iss_vanguard.effects import board, dice, people, ship, story, team, threats
from starboard.games.iss_vanguard.effects import danger as danger_effects
from starboard.games.iss_vanguard.rules import (
    arrival,
    charges,
    conditions,
    counters,
    danger,
    death,
    dice_modifiers,
    early,
    entries,
    hand,
    injuries,
    modifiers,
    ship_facts,
    ship_modifiers,
    slots,
    test_facts,
    tracks,
)

FACTS = (conditions, counters, ship_facts, test_facts)  # known as soon as they are imported
SPARE = dict.fromkeys(
    (
        "count: dice_in_play", "count: hand", "count: leads_on", "count: members", "count: members_here",
        "count: pool", "count: time", "count: track", "do: clear_no_move",
        "do: complete_mission", "do: complete_rank_card", "do: draw_event", "do: drop_token",
        "do: fail_mission", "do: give_token", "do: hand_change", "do: kill", "do: last_member",
        "do: outcome", "do: persevere_amount", "do: pool_to_discard", "do: raise_requirement",
        "do: random_member", "do: remove_marker", "do: roll_d10", "do: room_change", "do: sacrifice_section",
        "do: set_no_move", "do: uncover_place", "is: at_most", "is: carries", "is: circumstances_are",
        "is: on_biome", "is: on_sector", "is: owns_unique", "is: pool_lacks",
        "is: rank_at_least",
        "do: fulfil_objective", "do: lower_technology", "is: objective_done",
        "is: section_is", "is: supported", "is: token_on_lander",
    ),
    "for worlds that others write",
)  # fmt: skip
MODULES = tuple(
    module.__name__
    for module in (
        board, people, story, team, threats, dice, danger_effects, modifiers, charges, danger, dice_modifiers, early,
        hand, injuries, slots, tracks, entries, arrival, death, ship, ship_modifiers,
    )
)  # fmt: skip
