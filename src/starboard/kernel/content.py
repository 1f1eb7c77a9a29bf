"""YAML into strict types, with file, line and path in every error, and duplicate keys refused."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import yaml

from starboard.kernel.content_hints import QUOTES, Known, hint
from starboard.kernel.type_lock import TYPES
from starboard.kernel.yaml_bounds import check_depth, excess, read_bounded


class ContentError(ValueError):
    """What is wrong with a file of content, and where."""

    def __init__(self, file: Path, line: int, column: int, message: str, path: str = "") -> None:
        at = f" ({path})" if path else ""
        super().__init__(f"{file}:{line}:{column}: {message}{at}")
        self.file, self.line, self.column, self.message, self.path = file, line, column, message, path


def load(file: Path, type_: Any, hook: Callable[[type, Any], Any], known: Known = lambda _, __: None) -> Any:
    """The content of a file as a value of this type; `ContentError` says what is wrong, where, and what would help.

    `known` tells which type stands where any verb, condition or counter may stand.
    """
    node = _document(file)
    value = _builtins(file, node)
    try:
        with TYPES:
            return msgspec.convert(value, type_, dec_hook=hook)
    except msgspec.ValidationError as error:
        message, path = _split(str(error))
        mark = _field(_walk(node, path), message).start_mark
        message += hint(message, type_, value, path, known)
        raise ContentError(file, mark.line + 1, mark.column + 1, message, path) from None


def _field(node: yaml.Node, message: str) -> yaml.Node:
    """Of an object with a field that there is not, that field's name."""
    odd = re.fullmatch(r"Object contains unknown field `(.*)`", message)
    if odd is None or not isinstance(node, yaml.MappingNode):
        return node
    return next((key for key, _ in node.value if key.value == odd[1]), node)


def plain_content(file: Path) -> Any:
    """The content of a file as plain values; `ContentError` says what is wrong and where."""
    return _builtins(file, _document(file))


def _document(file: Path) -> yaml.Node:
    try:
        text = read_bounded(file)
    except (OSError, UnicodeDecodeError) as error:
        raise ContentError(file, 1, 1, f"cannot be read: {error}") from None
    node = _compose(file, text)
    if node is None:
        raise ContentError(file, 1, 1, "the file is empty")
    if too_much := excess(node):
        raise ContentError(file, 1, 1, too_much)
    _refuse_duplicates(file, node)
    return node


def place_of(folder: Path, path: str) -> str:
    """Where a piece of a world stands, `cards.yaml:12:5`: by its path, in which a piece with a key goes by its key.

    The nearest place above it that there is, if the path goes on; the folder, if it names no file.
    """
    name, *steps = re.findall(r"[^.\[\]]+", path) or [""]
    file = folder / f"{name}.yaml"
    if not file.exists():
        return str(folder)
    node = yaml.compose(read_bounded(file), Loader=yaml.CSafeLoader)
    for step in steps:
        below = _below(node, step)
        if below is None:
            break
        node = below
    return f"{file}:{node.start_mark.line + 1}:{node.start_mark.column + 1}"


def _below(node: yaml.Node, step: str) -> yaml.Node | None:
    """What a field, an index or a key names inside a node."""
    if isinstance(node, yaml.MappingNode):
        return next((value for key, value in node.value if key.value == step), None)
    if not isinstance(node, yaml.SequenceNode):
        return None
    keyed = next((item for item in node.value if (key := _below(item, "key")) is not None and key.value == step), None)
    if keyed is None and step.isdigit() and int(step) < len(node.value):
        return node.value[int(step)]  # type: ignore[no-any-return]  # yaml is not typed
    return keyed


def _compose(file: Path, text: str) -> yaml.Node | None:
    try:
        check_depth(text)
        node: yaml.Node | None = yaml.compose(text, Loader=yaml.CSafeLoader)
        return node
    except OverflowError as error:
        raise ContentError(file, 1, 1, str(error)) from None
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        line, column = (mark.line + 1, mark.column + 1) if mark else (1, 1)
        more = QUOTES if "mapping values" in str(error.problem) else ""
        raise ContentError(file, line, column, f"not YAML: {error.problem}{more}") from None
    except (yaml.YAMLError, RecursionError) as error:  # such as a control character
        raise ContentError(file, 1, 1, f"not YAML: {error}") from None


def _builtins(file: Path, node: yaml.Node) -> Any:
    """The plain value of a composed document."""
    loader = yaml.SafeLoader("")
    try:
        return loader.construct_document(node)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        line, column = (mark.line + 1, mark.column + 1) if mark else (1, 1)
        raise ContentError(file, line, column, f"not YAML: {error.problem}") from None
    except (ValueError, TypeError, OverflowError) as error:  # such as a date that there is not, or a list as a key
        raise ContentError(file, 1, 1, f"not YAML: {error}") from None


def _split(error: str) -> tuple[str, str]:
    """Message and path of msgspec's error; an error inside a list of verbs carries a path inside a path."""
    message, *inner = error.split(" - at `")
    path = "$"
    for part in reversed(inner):
        path += part.rstrip("`").removeprefix("$.it").removeprefix("$")
    return message, path


def _walk(node: yaml.Node, path: str) -> yaml.Node:
    """The node that a path names, or the nearest one above it that there is."""
    for name, index in re.findall(r"\.([^.\[\]]+)|\[(\d+|\.\.\.)\]", path):
        if isinstance(node, yaml.MappingNode):
            found = [value for key, value in node.value if key.value == name]
            if not found:
                break
            node = found[0]
        elif isinstance(node, yaml.SequenceNode) and index.isdigit() and int(index) < len(node.value):
            node = node.value[int(index)]
        else:
            break
    return node


def _refuse_duplicates(file: Path, node: yaml.Node) -> None:
    if isinstance(node, yaml.MappingNode):
        seen: dict[str, int] = {}
        for key, value in node.value:
            line, column = key.start_mark.line + 1, key.start_mark.column + 1
            if not isinstance(key, yaml.ScalarNode):
                raise ContentError(file, line, column, "a key is a word")
            if key.value in seen:
                raise ContentError(
                    file, line, column, f"{key.value!r} stands here twice, first at line {seen[key.value]}"
                )
            seen[key.value] = line
            _refuse_duplicates(file, value)
    elif isinstance(node, yaml.SequenceNode):
        for value in node.value:
            _refuse_duplicates(file, value)
