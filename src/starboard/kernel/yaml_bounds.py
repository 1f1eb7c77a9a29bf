"""Bounds of a YAML document: how long its file is, how deep it is, and how large once every alias is written out."""

import stat
from pathlib import Path
from typing import Any

import yaml

MOST_BYTES = 4_000_000
LONGEST = 50_000  # characters of one value: the time to read 1:59:59:… grows with the square of its length
MOST_NODES = 200_000
DEEPEST = 50
TOO_DEEP = "it is nested too deeply"


def read_bounded(file: Path) -> str:
    """The text of a file; `OSError` if it is too long, or no file but a device or a pipe that might never end."""
    if not stat.S_ISREG(file.stat().st_mode):
        raise OSError("it is not a regular file")
    with file.open("rb") as source:
        data = source.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise OSError(f"it has more than {MOST_BYTES:,} bytes")
    return data.decode()


def check_depth(text: str) -> None:
    """`OverflowError` if a text is too deep to be composed: libyaml recurses in C and would end the process."""
    depth = 0
    for event in yaml.parse(text, Loader=yaml.CSafeLoader):
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
            if depth > DEEPEST:
                raise OverflowError(TOO_DEEP)
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1
        elif isinstance(event, yaml.ScalarEvent) and len(event.value) > LONGEST:
            raise OverflowError(f"one value has more than {LONGEST:,} characters")


def excess(node: yaml.Node) -> str:
    """What is too much about a document; empty if nothing is."""
    sizes: dict[int, int] = {}

    def size(here: yaml.Node, depth: int) -> int:
        if depth > DEEPEST:  # also one that contains itself
            raise OverflowError(TOO_DEEP)
        known = sizes.get(id(here))
        if known is None:
            known = sizes[id(here)] = 1 + sum(size(part, depth + 1) for part in _parts(here))
        if known > MOST_NODES:
            raise OverflowError("it is too large")
        return known

    try:
        size(node, 0)
    except OverflowError as error:
        return str(error)
    return ""


def _parts(node: Any) -> list[yaml.Node]:
    if isinstance(node, yaml.MappingNode):
        return [part for pair in node.value for part in pair]
    return list(node.value) if isinstance(node, yaml.SequenceNode) else []
