"""The rule at which the rulebook opens while each question is asked."""

from typing import Final

PROMPTS: Final = {"act": "MG-TRN-01"}
