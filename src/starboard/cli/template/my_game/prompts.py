"""The rule at which the rulebook opens while each question is asked."""

from typing import Final

PROMPTS: Final = {
    "act": "MG-TRN-01",
    # questions of the console's own grammar, which any card may put
    "may": "MG-CRD-01",
    "choose": "MG-CRD-01",
    "choose_up_to": "MG-CRD-01",
    "pay": "MG-CRD-01",
}
