"""The rule at which the rulebook opens while each question is asked."""

PROMPTS = {
    "act": "UN-TRN-01",
    "walk": "UN-MOV-01",
    "window": "UN-INT-02",
    "trait": "UN-SET-27",
    "avatar": "UN-SET-30",
    "deal_focus": "UN-DIF-09",
    "raise_focus": "UN-FOC-12",
    "lower_focus": "UN-FOC-12",
    "split": "UN-COH-06",
    "distribute": "UN-GLO-03",
    "pursuit": "UN-INS-05",
    "discipline": "UN-CMP-01",
    "give_up": "UN-CMP-09",
    "drop_breakthrough": "UN-CMP-14",
    "cover": "UN-DIS-01",
    "drop_distress": "UN-DIS-15",
    "rearrange": "UN-DIS-10",
    "hand_distress": "UN-DIS-11",
}
