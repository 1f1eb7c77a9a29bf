"""States of older versions of Unsettled in the shape of the present one."""

import re
from typing import Any

OLD_ID = re.compile(r"(explorer|hidden|trigger|token)_(\d+)|page_(\w+)_(\d+)((?:\.\d+)?)")


def upgrade(plain: Any, version: int) -> Any:
    """From version 1: ids that the game makes are words and numbers with a hyphen between them."""
    return _ids(plain) if version < 2 else plain


def _ids(value: Any) -> Any:
    if isinstance(value, list):
        return [_ids(item) for item in value]
    if isinstance(value, dict):
        return {_ids(key): _ids(item) for key, item in value.items()}
    return _id(value) if isinstance(value, str) else value


def _id(text: str) -> str:
    found = OLD_ID.fullmatch(text)
    if found is None:
        return text
    word, number, task, page, ability = found.groups()
    return f"{word}-{number}" if word else f"page-{task}-{page}{ability}"
