"""What would help where content does not fit its type: the nearest field or word, or what belongs there."""

import re
import types
import typing
from collections.abc import Callable, Iterable
from difflib import get_close_matches
from typing import Any, Literal, Union

import msgspec
from msgspec import Struct

Known = Callable[[type, Any], Any]  # the type of what stands for any verb, condition or counter
WORDS = {
    int: "a number", float: "a number", str: "a word", bool: "`true` or `false`",
    "Text": "`{en: …, fr: …}`", "Noun": "`{en: …, fr: …}`", "Verbs": "a list of verbs", "AnyVerb": "a verb",
    "Conditions": "a list of conditions", "AnyCondition": "a condition", "Amount": "a number or a counter",
    "AnyCounter": "a counter",
}  # fmt: skip
FAULT = re.compile(r"(Object contains unknown field|Object missing required field|Invalid enum value) [`']?(.*?)[`']?")
QUOTES = "; a sentence with a comma or a colon in it stands in quotes"
FEW = 12  # words that are listed where none is near


def hint(message: str, type_: Any, value: Any, path: str, known: Known) -> str:
    """What to add to a message of msgspec; nothing, where nothing helps."""
    found = _at(type_, value, re.findall(r"\.([^.\[\]]+)|\[(\d+|\.\.\.)\]", path), known)
    fault = FAULT.fullmatch(message)
    if found is None:
        return ""
    if fault is None:
        return f"; expected: {words(found)}" if message.startswith("Expected") else ""
    what, name = fault.groups()
    fields = {f.encode_name: f.type for f in msgspec.structs.fields(found)} if _is_struct(found) else {}
    if "unknown" in what:
        return nearest(name, fields) + (QUOTES if " " in name and words(found) == WORDS["Text"] else "")
    if "missing" in what:
        return f"; expected: {words(fields[name])}" if name in fields else ""
    return nearest(name, _choices(found))


def nearest(name: str, known: Iterable[str]) -> str:
    """The names that one may be meant for; where none is near, those that there are."""
    names = [word for word in known if word]
    near = get_close_matches(name, names, 2, 0.6)
    if near:
        return f"; did you mean {' or '.join(near)}?"
    more = ", …" if len(names) > FEW else ""
    return f"; expected: {', '.join(names[:FEW])}{more}" if names else ""


def words(type_: Any) -> str:
    """What belongs where this type is asked for."""
    origin = typing.get_origin(type_)
    if origin in (Union, types.UnionType):
        parts = (part for part in typing.get_args(type_) if part is not types.NoneType)
        return " or ".join(dict.fromkeys(map(words, parts)))
    if origin is Literal:
        return " or ".join(f"`{word}`" for word in typing.get_args(type_) if word != "")
    if origin in (tuple, list):
        return "a list"
    return WORDS.get(type_) or WORDS.get(getattr(type_, "__name__", "")) or "fields with their values"


def _at(type_: Any, value: Any, steps: list[tuple[str, str]], known: Known) -> Any:
    """The type at the end of a path through a type and the value that was written for it."""
    type_ = _plain(type_, value, steps, known)
    if not steps or type_ is None:
        return type_
    (name, index), *rest = steps
    inside = _inside(value, name, index)
    if _is_struct(type_):
        below = next((f.type for f in msgspec.structs.fields(type_) if f.encode_name == name), None)
    else:
        args = typing.get_args(type_)
        below = (args[-1] if typing.get_origin(type_) is dict else args[0]) if args else None
    return _at(below, inside, rest, known) if below is not None else None


def _plain(type_: Any, value: Any, steps: list[tuple[str, str]], known: Known) -> Any:
    """Without what stands for something else; of several types the one that the value is meant for."""
    if isinstance(type_, type) and not _is_struct(type_):
        type_ = known(type_, value) or type_
    if typing.get_origin(type_) not in (Union, types.UnionType):
        return type_
    parts = [part for part in typing.get_args(type_) if part is not types.NoneType]
    if isinstance(value, dict):
        return next((part for part in parts if _is_struct(part)), None)
    return next((part for part in parts if typing.get_origin(part) in (tuple, list)), None) if steps else type_


def _inside(value: Any, name: str, index: str) -> Any:
    if isinstance(value, dict):
        return value.get(name)
    return value[int(index)] if isinstance(value, list) and index.isdigit() and int(index) < len(value) else None


def _is_struct(type_: Any) -> bool:
    return isinstance(type_, type) and issubclass(type_, Struct)


def _choices(type_: Any) -> list[str]:
    """The words that a type allows."""
    if typing.get_origin(type_) is Literal:
        return [str(word) for word in typing.get_args(type_)]
    return [word for part in typing.get_args(type_) for word in _choices(part)]
