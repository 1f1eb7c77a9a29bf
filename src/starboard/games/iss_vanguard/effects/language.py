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
# Words that none of our worlds says yet, each with why it stays.
SPARE = {
    "do: advance_events": "IV-EVT-11: the advanced Events replace the standard ones",
    "do: complete_mission": "IV-MIS-02: a Mission is completed by its own words",
    "do: fail_mission": "IV-MIS-05: a Mission fails by its own words",
    "do: complete_rank_card": "IV-RNK-02: a Rank-up card is completed by an effect",
    "do: draw_event": "IV-RND-09, IV-RND-10: an Event is drawn by an effect",
    "do: fulfil_objective": "IV-OBJ-02, IV-OBJ-04: an Objective is fulfilled by its own words",
    "do: hand_change": "IV-CRD-04: effects change how many cards a member holds",
    "do: kill": "IV-SUR-07, IV-SUR-08, IV-CRW-11: a member is killed by an effect",
    "do: lower_technology": "IV-TEC-01: a technology is lowered",
    "do: outcome": "IV-SPE-07, IV-SPE-12: an outcome is resolved before its step",
    "do: persevere_amount": "IV-PSV-02: a card changes how many dice come back",
    "do: raise_requirement": "a modifier that the pool of a test asks for",
    "do: random_member": "IV-GEN-01: a member is drawn by lot",
    "do: roll_d10": "IV-TST-01, IV-THR-09: a d10 is rolled outside a test",
    "do: room_change": "IV-LOC-03: effects change the slots of a column",
    "do: sacrifice_section": "IV-CRD-09: a Section card leaves for the rest of the exploration",
    "do: set_no_move": "IV-MOV-09: a sector is closed",
    "do: uncover_place": "IV-POI-06: a covered place is active again",
    "do: remove_marker": "a marker that a world placed is taken off",
    "do: drop_token": "Equipment that lies on a sector; the check of a world's course reads it",
    "do: give_token": "Equipment goes to a member; the check of a world's course reads it",
    "is: token_on_lander": "Equipment came to the lander; the check of a world's course reads it",
    "is: on_biome": "IV-EVT-04: an Event looks at the Biome",
    "is: on_sector": "bots know the way to a goal that lies on a sector",
    "is: owns_unique": "the check of names reads it",
    "is: rank_at_least": "IV-CRW-12: a card asks for a Rank",
    "count: members": "how many members there are",
}
MODULES = tuple(
    module.__name__
    for module in (
        board, people, story, team, threats, dice, danger_effects, modifiers, charges, danger, dice_modifiers, early,
        hand, injuries, slots, tracks, entries, arrival, death, ship, ship_modifiers,
    )
)  # fmt: skip
