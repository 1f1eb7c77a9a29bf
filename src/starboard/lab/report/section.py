"""A section of the report: a heading, what was found in sentences, charts, a list and a table."""

from typing import Any

from msgspec import Struct


class Section(Struct, frozen=True):
    """One question of a designer."""

    title: str
    said: tuple[str, ...]
    specs: tuple[dict[str, Any], ...] = ()
    listed: tuple[str, ...] = ()
    table: tuple[tuple[str, ...], ...] = ()  # the first row is its head
