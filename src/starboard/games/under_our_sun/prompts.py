"""The rule of each question: where the rulebook opens while it is asked."""

from typing import Final

PROMPTS: Final = {
    "act": "OS-ACT-03",
    "karma": "OS-KAR-01",
    "character": "OS-SET-09",
    "starting": "OS-SET-26",
    "share": "OS-SET-15",
    "hydrate": "OS-RND-19",
    "meal": "OS-RND-15",
    "who_first": "OS-MOD-19",
    "night_vote": "OS-NIT-05",
    "ignore_animal": "OS-NIT-10",
    "first_round": "OS-COM-05",
    "defend": "OS-ITM-14",
    "surplus": "OS-CHR-22",
    "keep_loot": "OS-INT-22",
    "discard": "OS-INT-24",
    "lose_any": "OS-RES-04",
    "lose_card": "OS-ITM-13",
    "choose_character": "OS-CON-08",
    "vote": "OS-MIS-05",
    "reveal_tile": "OS-INT-01",
    "step_aside": "OS-MOV-09",
    "may": "OS-NIT-03",
    "choose": "OS-NIT-03",
    "choose_up_to": "OS-NIT-03",
    "pay": "OS-NIT-03",
    "move_marker": "OS-MIS-06",
}
