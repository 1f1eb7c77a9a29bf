"""Bounds of a YAML document: how deep it is, and how large once every alias is written out."""

from typing import Any

import yaml

MOST_NODES = 200_000
DEEPEST = 50


def excess(node: yaml.Node) -> str:
    """What is too much about a document; empty if nothing is."""
    sizes: dict[int, int] = {}

    def size(here: yaml.Node, depth: int) -> int:
        if depth > DEEPEST:  # also one that contains itself
            raise OverflowError("it is nested too deeply")
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
