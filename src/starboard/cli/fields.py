"""What may stand in a field of content, in words: from its type, its default and the comment behind it."""

import ast
import inspect
import sys
import textwrap
import types
import typing
from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, Literal, Union

import msgspec
from msgspec import Struct
from msgspec.structs import FieldInfo

from starboard.kernel.verbs import snake

NAMED = {
    "AnyVerb": "a verb",
    "Verbs": "a list of verbs",
    "AnyCondition": "a condition",
    "Conditions": "a list of conditions",
    "AnyCounter": "a counter",
    "Amount": "a number or a counter",
    "Text": "a text in both languages",
    "Noun": "a noun in both languages",
    "str": "a word",
    "int": "a number",
    "float": "a number",
    "bool": "`true` or `false`",
}
ENTRY = 4  # words of a choice, from which it has an entry of its own


class Language:
    """The types of one game's content by the names under which its modules keep them."""

    def __init__(self, package: str) -> None:
        self.names: dict[Any, str] = {}
        self.notes: dict[str, dict[str, str]] = {}
        for module in (m for name, m in sorted(sys.modules.items()) if name.startswith(package)):
            for name, kind in vars(module).items():
                if typing.get_origin(kind) in (Literal, Union, types.UnionType) and kind not in self.names:
                    self.names[kind] = snake(name)
                    self.notes |= choice_notes(module)
        self.used: dict[str, Any] = {}

    def words(self, type_: Any) -> str:
        """What may stand here, in words; a choice that is used in several places is named and listed apart."""
        origin, args = typing.get_origin(type_), typing.get_args(type_)
        if origin is Annotated:
            return self.words(args[0])
        if (name := self.names.get(type_)) and not _is_short(type_):
            self.used[name] = type_
            return f"[{name}](#{name.replace('_', '-')})"
        if origin is Literal:
            return " or ".join(f"`{word}`" if word != "" else "nothing" for word in args)
        if origin in (Union, types.UnionType):
            some = tuple(arg for arg in args if arg is not types.NoneType)
            if some != args:  # nothing may stand there as well
                return self.words(Union[some])  # noqa: UP007
            return " or ".join(dict.fromkeys(map(self.words, some)))
        if origin is tuple:
            return f"a list of {self.words(args[0])}" if args[-1] is Ellipsis else ", ".join(map(self.words, args))
        if origin is dict:
            return f"{self.words(args[1])} for each of {self.words(args[0])}"
        named = getattr(type_, "__name__", str(type_))
        return NAMED.get(named) or f"[{snake(named)}](#{snake(named).replace('_', '-')})"

    def field(self, kind: type[Struct], field: FieldInfo) -> str:
        """One line: name, what may stand there, what stands there otherwise, what it is for."""
        default = "required" if field.required else f"otherwise {_default(field)}"
        note = notes(kind).get(field.name, "")
        return f"- `{field.encode_name}`: {self.words(field.type)}, {default}{f'; {note}' if note else ''}"


def _is_short(type_: Any) -> bool:
    """Whether its few words are better said where they stand."""
    return typing.get_origin(type_) is Literal and len(typing.get_args(type_)) < ENTRY


def _default(field: FieldInfo) -> str:
    value = field.default if field.default is not msgspec.NODEFAULT else ()
    if isinstance(value, bool):
        return f"`{str(value).lower()}`"
    return f"`{value}`" if isinstance(value, int | str) and value != "" else "nothing"


@cache
def notes(kind: type[Struct]) -> dict[str, str]:
    """The comment behind each field of a Struct, where there is one."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if issubclass(base, Struct) and base is not Struct:
            for line in _lines(base):
                name, found_type, note = line.strip().partition(":")
                if found_type and name.isidentifier() and "  # " in note:
                    found[name] = note.rpartition("  # ")[2].strip()
    return found


def _lines(kind: type) -> list[str]:
    try:
        return inspect.getsource(kind).splitlines()
    except (OSError, TypeError):
        return []


def choice_notes(module: types.ModuleType) -> dict[str, dict[str, str]]:
    """The comment behind each word of a choice that a module names, by the choice's name."""
    source = inspect.getsource(module)
    lines = source.splitlines()
    return {
        snake(name): {word: note for word, at in words if (note := lines[at - 1].partition("  # ")[2].strip())}
        for name, words in _choices(ast.parse(textwrap.dedent(source)))
    }


def _choices(tree: ast.Module) -> Iterator[tuple[str, list[tuple[str, int]]]]:
    for node in tree.body:
        target = (
            node.target
            if isinstance(node, ast.AnnAssign)
            else node.targets[0]
            if isinstance(node, ast.Assign)
            else None
        )
        if isinstance(target, ast.Name) and isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            words = [(c.value, c.lineno) for c in ast.walk(node.value) if isinstance(c, ast.Constant)]
            if words and words[0][1] != words[-1][1]:  # a line a word
                yield target.id, [(str(word), at) for word, at in words]
