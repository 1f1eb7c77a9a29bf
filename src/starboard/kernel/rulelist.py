"""The rules of a game as a list (`rules.yaml`): what tests pin and refusals cite, under ids that never change."""

from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from starboard.kernel.content import load
from starboard.kernel.registry import UnknownGame, games

SHIPPED = Path(__file__).parent.parent / "games"

Kind: TypeAlias = Literal[
    "setup", "flow", "action", "effect", "limit", "timing", "edge", "end", "mode", "scoring"
]  # fmt: skip


class Rule(Struct, frozen=True, forbid_unknown_fields=True):
    """One fact that a test can pin, under an id that never changes."""

    id: str
    area: str
    kind: Kind
    rule: str
    priority: Literal["core", "edge", "optional"] = "core"
    house: bool = False  # our own ruling, where the published rules are silent


class Term(Struct, frozen=True, forbid_unknown_fields=True):
    """A word of the game, so that code, English and French agree."""

    en: str
    fr: str
    code: str
    means: str = ""


class Component(Struct, frozen=True, forbid_unknown_fields=True):
    """What lies in the box."""

    key: str
    count: int | str
    note: str = ""


class Example(Struct, frozen=True, forbid_unknown_fields=True):
    """A worked example: a position, a deed, what must follow."""

    id: str
    title: str
    given: str
    when: str
    then: str
    rules: tuple[str, ...]


class Ruling(Struct, frozen=True, forbid_unknown_fields=True):
    """How we decided where the published rules leave a doubt."""

    question: str
    ruling: str
    why: str = ""


class ContentPlan(Struct, frozen=True):
    """What a game has to write itself, and what is known of it.  A list may say more under words of its own
    (`grammar`, `words_added`, `corrected`): that is for whoever writes the content, and no program reads it."""

    key: str
    count: int | str
    fields: str
    known: str = ""
    vocabulary: str = ""


class RuleList(Struct, frozen=True, forbid_unknown_fields=True):
    """`rules.yaml`: every rule of a game."""

    game: str
    prefix: str
    summary: str
    rules: tuple[Rule, ...]
    glossary: tuple[Term, ...] = ()
    components: tuple[Component, ...] = ()
    examples: tuple[Example, ...] = ()
    content: tuple[ContentPlan, ...] = ()
    rulings: tuple[Ruling, ...] = ()

    @property
    def ids(self) -> frozenset[str]:
        return frozenset(rule.id for rule in self.rules)


def homes() -> dict[str, Path]:
    """The folder of every game that has a list of rules: those that can be played, and those that ship unfinished."""
    found = {key: game.home() for key, game in games().items()}
    for file in sorted(SHIPPED.glob("*/rules.yaml")):
        found.setdefault(file.parent.name, file.parent)
    return {key: home for key, home in found.items() if (home / "rules.yaml").exists()}


def home_of(game: str) -> Path:
    try:
        return homes()[game]
    except KeyError:
        raise UnknownGame(f"there are no rules of {game!r}; there are: {', '.join(homes())}") from None


def rules_of(game: str) -> RuleList:
    """Every rule of a game; `ContentError` says what is wrong with the file and where."""
    found: RuleList = _read(home_of(game) / "rules.yaml", RuleList)
    return found


def not_needed(game: str) -> dict[str, str]:
    """The rules that software does not need, each with its reason."""
    file = home_of(game) / "not_needed.yaml"
    found: dict[str, str] = _read(file, dict[str, str]) if file.exists() else {}
    return found


@cache
def _read(file: Path, type_: Any) -> Any:
    return load(file, type_, _no_verbs)


def _no_verbs(type_: type, value: Any) -> Any:
    raise NotImplementedError(type_)
