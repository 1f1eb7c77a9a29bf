"""How many rules of a game are pinned by passing tests, of how many."""

from collections.abc import Set

from msgspec import Struct

from starboard.kernel.rulelist import not_needed, rules_of


class Standing(Struct, frozen=True):
    """Where a game stands.  A rule that software does not need is missing from no test."""

    game: str
    total: int
    pinned: int
    not_needed: int
    missing: tuple[str, ...]

    def line(self) -> str:
        spared = f" ({self.not_needed} not needed)" if self.not_needed else ""
        return f"{self.game}: {self.pinned} of {self.total} rules pinned{spared}"


def standing(game: str, pinned: Set[str]) -> Standing:
    """Where a game stands, given the rules that passing tests pin."""
    ids = [rule.id for rule in rules_of(game).rules]
    spared = not_needed(game)
    missing = tuple(id_ for id_ in ids if id_ not in pinned and id_ not in spared)
    return Standing(game, len(ids), sum(id_ in pinned for id_ in ids), len(spared), missing)
