"""What is wrong with a folder of texts: broken messages, and messages or variables that only one language has."""

import re
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from starboard.kernel.texts import LANGUAGES, Language, text_files


class _Variables(Visitor):
    """The variables that a message uses, and the other messages in it."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.references.add(f"-{node.id.name}")


def messages(file: Path) -> tuple[dict[str, set[str]], list[str]]:
    """The messages of a file with their variables, and what is broken in it: Fluent would drop that in silence."""
    resource = FluentParser().parse(file.read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {}
    used: dict[str, set[str]] = {}
    problems = []
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            start = entry.span.start if entry.span else 0
            line = file.read_text(encoding="utf-8").count("\n", 0, start) + 1
            problems.append(f"{file}:{line}: not a message: {(entry.content or '').strip().splitlines()[0]}")
        elif isinstance(entry, ast.Message | ast.Term):
            if entry.id.name in found:
                problems.append(f"{file}: {entry.id.name} stands here twice")
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name], used[entry.id.name] = variables.names, variables.references
    for name, others in used.items():  # a message also speaks of what the messages in it speak of
        found[name] = found[name].union(*(found.get(other, set()) for other in others))
    return found, problems


def message_places(folder: Path, lang: Language) -> tuple[dict[str, str], set[str]]:
    """The messages and terms of a folder with their places, `en.ftl:12`, and those that others of them use."""
    places: dict[str, str] = {}
    used = _Variables()
    for file in text_files(folder, lang):
        text = file.read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message | ast.Term):
                used.visit(entry)
                name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                places[name] = f"{file}:{text.count(chr(10), 0, entry.span.start if entry.span else 0) + 1}"
    return places, used.references


def text_problems(folder: Path) -> list[str]:
    """Everything wrong with the texts of a folder, a line a problem."""
    files = {lang: text_files(folder, lang) for lang in LANGUAGES}
    if not any(files.values()):
        return []
    problems = [f"{folder}: no texts in {lang}" for lang in LANGUAGES if not files[lang]]
    texts: dict[str, dict[str, set[str]]] = {}
    for lang in LANGUAGES:
        texts[lang] = {}
        for file in files[lang]:
            found, broken = messages(file)
            problems += broken
            problems += [f"{file}: {key} stands in another file too" for key in found.keys() & texts[lang].keys()]
            texts[lang] |= found
    return problems + (_differences(folder, texts) if all(files.values()) else [])


FORMS = re.compile(r"_(name|key|a|the|many|no|of|to|where|n|or|in|by)$")
FREE = {"mood", "n", "places", "seat", "form", "subject", "who"}  # a language may do without a number, a mood or a form
GRAMMAR = re.compile(r"v-|brief-|noun-|(of|had)-(colour|tech)")  # what only one language may need


def _subjects(variables: set[str]) -> set[str]:
    """What a message speaks of: a word, its forms and its id are one thing: `$a`, `$a_key`, `$kind_the`."""
    return {FORMS.sub("", name) for name in variables}


def _only(texts: dict[str, dict[str, set[str]]], lang: str, other: str) -> list[str]:
    return [key for key in texts[lang] if key not in texts[other] and not GRAMMAR.match(key)]


def _differences(folder: Path, texts: dict[str, dict[str, set[str]]]) -> list[str]:
    first, *others = texts
    problems = []
    for other in others:
        for a, b in ((first, other), (other, first)):
            problems += [f"{folder}: {key} is missing in {b}; {a} has it" for key in _only(texts, a, b)]
        for key in texts[first].keys() & texts[other].keys():
            odd = _subjects(texts[first][key]) ^ _subjects(texts[other][key])
            if odd - FREE and not GRAMMAR.match(key):
                problems.append(
                    f"{folder}: {key} has other variables in {other} than in {first}: {', '.join(sorted(odd))}"
                )
    return problems
