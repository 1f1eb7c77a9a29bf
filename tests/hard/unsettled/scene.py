"""A table of the fixture in one line: nobody holds an ability and time has no triggers, unless said."""

from collections.abc import Sequence
from typing import Any

from starboard.kernel.setup import Setup
from tests.hard import given
from tests.hard.unsettled.model import CUBES, Explorer, Table
from tests.hard.unsettled.rules import RULES


def cubes(*values: int) -> dict[str, int]:
    return dict(zip(CUBES, values, strict=True))


class Given(given.Given[Table]):
    """Seat 0 is in its turn and may act."""

    def __init__(self, seats: int = 2, **fields: Any) -> None:
        state = RULES.new(Setup(seats=seats))
        state.power, state.data, state.triggers, state.deck = 0, 0, {}, []
        for explorer in state.explorers:
            explorer.abilities = []
        given.settings(state, state.explorers, fields)
        super().__init__(RULES, state)

    def people(self) -> Sequence[Explorer]:
        explorers: Sequence[Explorer] = self.g.s.explorers
        return explorers
