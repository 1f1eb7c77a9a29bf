"""States of older versions of SETI in the shape of the present one."""

from typing import Any

RENAMED_IN_2 = {"then": "does"}  # in every verb that holds verbs
CONDITIONAL = ("if",)  # its conditions are called `requires` since version 2


def upgrade(plain: Any, version: int) -> Any:
    """From version 1: verbs that hold verbs speak the kernel's grammar of effects."""
    return _forms(plain) if version < 2 else plain


def _forms(value: Any) -> Any:
    if isinstance(value, list):
        return [_forms(item) for item in value]
    if not isinstance(value, dict):
        return value
    word = value.get("do")
    found = {(RENAMED_IN_2.get(key, key) if word else key): _forms(item) for key, item in value.items()}
    if word in CONDITIONAL:
        found["requires"] = found.pop("when")
    elif word == "has":
        found["is"] = found.pop("do")
    elif word == "count":
        del found["do"]
    return found
